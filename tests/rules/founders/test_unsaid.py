"""What is law and was long unsaid: reach of rewards, sizes, sun and eclipse, the centre."""

import pytest

import patolli
from patolli.testing import play, random_game
from tests.rules.founders.table import legal, player, position
from tests.rules.founders.test_bonus_and_rewards import BUILD, rewarded
from tests.rules.founders.test_construction import UPPER

GAME = patolli.load("founders")


@pytest.mark.rule("FOU-BUILD-11")
@pytest.mark.parametrize("discs", [1, 2, 3])
def test_construction_never_gives_size_1(discs: int) -> None:
    state = position("[spaces.building-1]\nbonus = 'vp2'")
    play(state, f"space building-1; discs {discs}")
    if legal(state, "construct"):
        play(state, "construct building")
    sizes = {name[-1] for name in legal(state, "tile")}
    assert sizes
    assert "1" not in sizes


@pytest.mark.rule("FOU-REWARD-8")
def test_reach_binds_for_every_reward_that_builds() -> None:
    listed = play(position(rewarded()), BUILD, "set base-nw; tile wood2")
    temple = play(position(rewarded()), BUILD, "set base-ne")
    for state in (listed, temple):
        rows = {int(name.split()[-1][1:]) for name in legal(state, "place")}
        assert rows
        assert max(rows) <= 5  # the architect stands at the top


@pytest.mark.rule("FOU-ROUND-6")
@pytest.mark.parametrize(("seats", "last"), [(2, 4), (3, 3), (4, 4)])
def test_the_round_in_which_sun_and_eclipse_meet_is_the_last(seats: int, last: int) -> None:
    state = GAME.new(seats, seed=1)
    assert (state.observe(None)["round"], state.observe(None)["rounds"]) == (1, last)
    end = random_game(GAME, seats, seed=1)
    assert end.observe(None)["round"] == last


@pytest.mark.rule("FOU-PYRAMID-7")
def test_tiles_of_the_first_level_lie_over_the_white_tile() -> None:
    state = position(UPPER.replace('base-ne = "green"', ""))
    assert "white" in str(player(state)["pyramid"])
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid blue; set upper-nw")
    assert player(state)["pyramid"]["upper-nw"] == "blue"


@pytest.mark.rule("FOU-DISPLAY-4")
def test_the_order_of_the_worship_piles_is_hidden_from_all() -> None:
    state = random_game(GAME, 3, seed=5, until=lambda state: state.turn > 6)
    hidden = type(state).hidden
    fields = [name for name in type(state).fields if name not in hidden]
    for seat in (0, 1, 2, None):
        here, there = state.dump(), state.determinize(seat, 9).dump()
        assert [here[name] for name in fields] == [there[name] for name in fields]
        assert here["piles"] != there["piles"]
