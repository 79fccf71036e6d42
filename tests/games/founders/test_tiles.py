"""Every kind of reward and every form of worship effect is declared once, with rules and text."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.core.errors import BadComponents
from patolli.games.founders.components import DEFAULT, load
from patolli.games.founders.rules.influence.offering import KINDS
from patolli.games.founders.tiles.base_rewards import REWARD_KINDS
from patolli.games.founders.tiles.printed import FORMS, REWARDS
from patolli.games.founders.tiles.worship import TEXTS
from patolli.ledger import coverage
from patolli.testing import play
from patolli.text import Words
from tests.rules.founders.table import GAME, position

BRINGS = "decide = ['turn 0', 'supply-pyramid 0']"
TESTS = Path(__file__).parents[2]


def test_declarations_stand_in_the_order_of_the_file_s_words() -> None:
    assert [kind.key for kind in REWARD_KINDS] == REWARDS
    assert len(KINDS) == len(FORMS)
    assert list(TEXTS) == FORMS


def test_every_declaration_names_rules_that_are_tested() -> None:
    rules = [rule for kind in REWARD_KINDS for rule in kind.rules]
    rules += [rule for kind in KINDS for rule in kind.rules]
    assert len(rules) == len(set(rules))
    assert {f"FOU-WORSHIP-{number}" for number in range(1, 19)} <= set(rules)
    tested = coverage("founders", TESTS / "rules" / "founders").tests
    assert [rule for rule in rules if rule not in tested] == []


def test_the_label_of_each_kind_of_reward_tells_what_it_brings() -> None:
    state = play(position(BRINGS), "pyramid green")
    labels = {GAME.actions.name(one): state.stack[-1].label(state, one) for one in state.legal()}
    words = Words("en")
    assert {action: words.say(label) for action, label in labels.items()} == {
        "set base-nw": "On the base, north-west: 2 points, wood building of size 2 and "
        "wood building of size 1",
        "set base-n": "On the base, north: 2 points, a worship tile",
        "set base-ne": "On the base, north-east: 2 points, a green temple",
        "set base-w": "On the base, west: 3 points, a building of size 3",
        "set base-e": "On the base, east: 6 points",
    }


def test_points_alone_ask_nothing() -> None:
    state = play(position(BRINGS), "pyramid green; set base-e")
    assert state.scores()[0] == 2 + 4
    assert state.stack[-1].name == "turn"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            "N = { worship = 1 }",
            'N = { worship = 1, temple = "red" }',
            "boards.A.rewards.N: a reward is one of these, not worship and temple",
        ),
        (
            "17 = { vp = 3, influence = true }",
            "17 = { vp = 3, influence = true, construction = true }",
            "worship.effects.17: a tile does one of these, not influence and construction",
        ),
    ],
)
def test_a_tile_is_of_one_kind(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load(path)
    assert caught.value.reasons == [reason]
