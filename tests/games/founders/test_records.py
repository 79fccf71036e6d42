"""Golden records: a finished game per player count, variant and way to end, replayed exactly."""

import pytest

import patolli
from patolli.core.errors import BadRecord
from tests.games.founders.golden import NAMES, ending, golden


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_the_same_end(name: str) -> None:
    data = golden(name)
    state = patolli.replay(data)
    assert state.check() == []
    assert ending(state) == data["expected"]


def test_every_player_count_and_variant_is_there() -> None:
    tables = [(data["seats"], data["options"]) for data in map(golden, NAMES)]
    for seats in (2, 3, 4):
        for board in ("A", "B"):
            assert any(n == seats and options["board"] == board for n, options in tables)
    for level in ("apprentice", "master", "founder"):
        assert any(n == 1 and options["level"] == level for n, options in tables)


def test_ways_to_end() -> None:
    ends = {name: golden(name)["expected"]["outcome"] for name in NAMES}
    assert ends["2p-shared-victory"]["ranks"] == [1, 1]
    broken = ends["2p-tie-broken-by-pyramid-tiles"]
    assert len(set(broken["scores"])) == 1
    assert sorted(broken["ranks"]) == [1, 2]
    assert ends["solo-apprentice-won"]["ranks"] == [1]
    assert ends["solo-founder-lost"]["ranks"] == [2]


def test_the_option_of_the_reward_matters() -> None:
    data = golden("2p-reward-reach-free")
    data["options"]["reward_reach"] = "bound"
    with pytest.raises(BadRecord):
        patolli.replay(data)


def test_together_they_use_every_kind_of_action() -> None:
    game = patolli.load("founders")
    used = {game.actions.word(action) for name in NAMES for action in golden(name)["actions"]}
    assert used == set(game.actions.families)
