"""Bonus discs and the rewards of the pyramid's base."""

import pytest

from patolli.testing import play
from tests.rules.founders.table import (
    cubes,
    decision,
    face_up,
    legal,
    player,
    points,
    position,
    seen,
    shown,
    supply,
    worship,
)


def space(bonus: str, zone: str = "pyramid", more: str = "") -> str:
    """A position with a bonus on the first space of a zone."""
    return f"[spaces.{zone}-1]\nbonus = '{bonus}'\n{more}"


@pytest.mark.rule("FOU-BONUS-1")
def test_a_visible_bonus_before_after_or_not_at_all() -> None:
    text = space("vp1_resource")
    first = play(position(text), "space pyramid-1; discs 1; bonus; resource wood; square a1")
    assert points(first) == 1 + 3  # the favour followed by itself
    assert first.seat == 1
    after = play(position(text), "space pyramid-1; discs 1; influence favour; bonus")
    assert points(after) == 1 + 3
    assert decision(after) == "cube-kind"
    never = play(position(text), "space pyramid-1; discs 1; influence favour; decline")
    assert points(never) == 3
    assert never.seat == 1


@pytest.mark.rule("FOU-BONUS-1", "FOU-BONUS-2")
def test_a_covered_bonus_is_gone() -> None:
    state = position(space("vp2", more="stack = [1]"))
    play(state, "space pyramid-1; discs 1")
    assert points(state) == 3  # the favour alone
    assert state.seat == 1


@pytest.mark.rule("FOU-BONUS-3")
def test_any_influence_is_an_additional_action() -> None:
    state = position(space("any_influence"))
    play(state, "space pyramid-1; discs 1; influence favour; bonus")
    assert legal(state) == ["influence produce", "influence favour"]
    play(state, "influence favour")
    assert points(state) == 3 + 3
    assert player(state)["favour"] == 2
    assert state.seat == 1


@pytest.mark.rule("FOU-BONUS-4")
def test_any_construction_with_this_power_and_reach() -> None:
    state = position(space("any_construction"))
    play(state, "space pyramid-1; discs 2; influence favour; bonus")  # only a building is possible
    assert legal(state, "tile") == ["wood2", "wood3", "stone2", "stone3", "gold3"]
    play(state, "tile wood3")
    assert "xxx a6" not in legal(state, "place")
    play(state, "place xxx d1")
    assert len(player(state)["buildings"]) == 1
    assert shown(state, "wood3") == 0


@pytest.mark.rule("FOU-BONUS-5")
def test_two_points() -> None:
    state = play(position(space("vp2")), "space pyramid-1; discs 1")
    assert decision(state) == "bonus-after"  # offered once, after the only possible action
    play(state, "bonus")
    assert points(state) == 3 + 2
    state = play(position(space("vp2")), "space pyramid-1; discs 1; decline")
    assert points(state) == 3


@pytest.mark.rule("FOU-BONUS-6")
def test_a_point_and_a_cube_anywhere() -> None:
    state = position(space("vp1_resource", more="[[seat]]\nbuildings = ['wood2 xx d1']\n"))
    play(state, "space pyramid-1; discs 1; bonus")
    assert legal(state, "resource") == ["wood", "stone", "gold"]
    play(state, "resource gold")
    squares = legal(state, "square")
    assert "j10" in squares  # out of reach, next to nothing
    assert "b1" in squares  # a mask square
    assert not {"d1", "e1", "d4"} & set(squares)  # tiles and the pyramid
    play(state, "square j10")
    assert cubes(state, "gold") == ["j10"]
    assert points(state) == 1 + 3


@pytest.mark.rule("FOU-BONUS-7")
def test_the_cube_may_replace_another() -> None:
    squares = [f"{column}{row}" for row in (1, 2, 3, 8, 9, 10) for column in "abcdefghij"]
    squares += [f"{column}{row}" for row in (4, 5, 6, 7) for column in "abchij"]
    text = space("vp1_resource", more=f"[[seat]]\ncubes.wood = {squares}\n")
    state = play(position(text), "space pyramid-1; discs 1; bonus")
    assert legal(state) == ["decline", "resource stone", "resource gold"]
    play(state, "resource stone; square e1")
    assert cubes(state, "stone") == ["e1"]
    assert len(cubes(state, "wood")) == 83
    text = space("vp1_resource", more=f"[[seat]]\ncubes.wood = {squares[1:]}\n")
    state = play(position(text), "space pyramid-1; discs 1; bonus")
    assert "decline" not in legal(state)


@pytest.mark.rule("FOU-BONUS-8")
def test_a_point_and_power() -> None:
    text = space("vp1_power", "building")
    state = play(position(text), "space building-1; discs 2; bonus; construct building")
    assert points(state) == 1
    assert "gold4" in legal(state, "tile")
    state = play(position(text), "space building-1; discs 2; construct building")
    assert "gold4" not in legal(state, "tile")
    play(state, "tile wood2; place xx d1; bonus")
    assert points(state) == 1
    assert state.seat == 1


@pytest.mark.rule("FOU-BONUS-9")
def test_an_action_that_became_impossible_lapses() -> None:
    # The only offering needs the gold that the additional construction spends.
    text = space(
        "any_construction",
        "temple",
        """
        [[seat]]
        worship = ["red-5"]
        cubes.gold = ["a1", "a2"]
        cubes.wood = ["a3"]
        """,
    )
    state = position(text)
    play(state, "space temple-1; discs 3; bonus; construct pyramid; pyramid red")
    play(state, "set base-e")
    assert points(state) == 2 + 4
    assert worship(state) == ["red-5"]  # nothing could be offered any more
    assert state.seat == 1
    assert player(state)["discs"] == 3
    assert player(state)["architect"] == "right"


@pytest.mark.rule("FOU-BONUS-10")
def test_an_additional_action_that_can_not_be_carried_out() -> None:
    empty = "".join(
        f"{name} = 0\n"
        for name in ("wood2", "wood3", "stone2", "stone3", "stone4", "gold3", "gold4")
    )
    state = position(space("any_construction", more="[display]\n" + empty))
    play(state, "space pyramid-1; discs 1")
    assert points(state) == 3
    assert state.seat == 1


REWARD = """
[spaces.pyramid-1]
bonus = "vp2"
[options]
reward_reach = "{option}"
[[seat]]
architect = "{side}"
cubes.gold = ["j9", "j10"]
cubes.wood = ["i10"]
"""
BUILD = "space pyramid-1; discs 3; construct pyramid; pyramid red"


def rewarded(side: str = "top", option: str = "bound", tail: str = "") -> str:
    """The text of a position in which seat 0 can build a pyramid tile for its reward."""
    return REWARD.format(side=side, option=option) + tail


@pytest.mark.rule("FOU-REWARD-1")
def test_listed_buildings_one_or_both_in_any_order() -> None:
    state = play(position(rewarded("bottom")), BUILD, "set base-s")
    assert legal(state) == ["decline", "tile wood1", "tile stone1"]
    play(state, "tile stone1; place x a10")
    assert cubes(state, "stone") == ["a9", "b10"]
    assert decision(state) == "place"  # the wood one is left
    one = play(state.copy(), "decline")
    assert len(player(one)["buildings"]) == 1
    assert supply(one, "wood1") == 10
    play(state, "place x c10; done")
    assert [building["class"] for building in player(state)["buildings"]] == ["stone1", "wood1"]
    assert supply(state, "wood1") == 9


@pytest.mark.rule("FOU-REWARD-1")
def test_a_listed_building_needs_no_power_and_comes_from_the_supply() -> None:
    state = play(position(rewarded()), BUILD, "set base-nw; tile wood2; place xx d1; decline")
    assert (shown(state, "wood2"), supply(state, "wood2")) == (1, 12)
    assert cubes(state, "wood") == ["c1", "f1", "d2", "e2"]


@pytest.mark.rule("FOU-REWARD-2")
def test_reach_binds_after_the_setup() -> None:
    state = play(position(rewarded()), BUILD, "set base-nw; tile wood2")
    assert "xx d1" in legal(state, "place")
    assert "xx d10" not in legal(state, "place")
    state = play(position(rewarded(option="free")), BUILD, "set base-nw; tile wood2")
    assert "xx d10" in legal(state, "place")


@pytest.mark.rule("FOU-REWARD-3")
def test_a_temple_for_nothing() -> None:
    tail = "[worship.green]\nbeside = 'green-3'\ntop = 'green-12'\n"
    state = play(position(rewarded(tail=tail)), BUILD, "set base-ne; place xx/x. d1")
    assert seen(state, "temples")[0]["display"] == 2
    assert seen(state, "temples")[0]["supply"] == 10
    play(state, "take green-12")
    assert worship(state) == ["green-12"]


@pytest.mark.rule("FOU-REWARD-4")
def test_points_and_a_building_of_a_size() -> None:
    state = play(position(rewarded()), BUILD, "set base-w")
    assert points(state) == 2 + 1
    assert legal(state) == ["decline", "tile wood3", "tile stone3", "tile gold3"]
    play(state, "tile gold3; place xx/x. e1")
    assert (shown(state, "gold3"), supply(state, "gold3")) == (1, 8)
    assert cubes(state, "gold") == ["d1", "g1", "d2", "f2", "e3"]


@pytest.mark.rule("FOU-REWARD-5")
def test_a_worship_tile_from_the_top_of_a_pile() -> None:
    tail = """
        [worship.green]
        beside = "green-3"
        top = "green-12"
        pile = ["green-7"]
        """
    state = play(position(rewarded(tail=tail)), BUILD, "set base-n")
    assert legal(state) == ["decline", "pile green", "pile blue", "pile red"]
    play(state, "pile green")
    assert worship(state) == ["green-12"]
    assert face_up(state, "green") == ["green-3", "green-7"]


@pytest.mark.rule("FOU-REWARD-7")
@pytest.mark.parametrize("where", ["nw", "n", "ne", "w"])
def test_rewards_may_be_declined(where: str) -> None:
    state = play(position(rewarded()), BUILD, f"set base-{where}; decline")
    assert player(state)["buildings"] == []
    assert player(state)["temples"] == []
    assert worship(state) == []
    assert points(state) == (3 if where == "w" else 2)
