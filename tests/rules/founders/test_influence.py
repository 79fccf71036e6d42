"""Producing, offering, favour, and the worship tiles."""

import pytest

from patolli.core.errors import IllegalAction
from patolli.core.rng import Rng
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
    supply,
    worship,
)

PRODUCE = "[spaces.building-1]\nbonus = 'vp2'\n"
START = "space building-1; discs 1; influence produce"


@pytest.mark.rule("FOU-PRODUCE-1")
def test_two_forms_of_producing() -> None:
    state = position(PRODUCE + "[[seat]]\nbuildings = ['wood2 xx a1']")
    play(state, START)
    assert legal(state) == ["produce", "tile wood1", "tile stone1"]


@pytest.mark.rule("FOU-PRODUCE-2", "FOU-PRODUCE-5")
def test_one_cube_for_each_building_in_the_order_of_the_squares() -> None:
    text = "[[seat]]\nbuildings = ['stone2 xx a10', 'wood2 xx a1', 'gold3 xx/x. i1']"
    state = play(position(PRODUCE + text), START, "produce")
    assert legal(state) == ["decline", "square c1", "square a2", "square b2"]
    play(state, "square c1")
    assert legal(state, "square") == ["h1", "h2", "j2", "i3"]
    play(state, "square h1")
    assert legal(state, "square") == ["a9", "b9", "c10"]  # out of reach, all the same
    play(state, "square a9")
    assert [cubes(state, kind) for kind in ("wood", "gold", "stone")] == [["c1"], ["h1"], ["a9"]]
    assert decision(state) == "bonus-after"


@pytest.mark.rule("FOU-PRODUCE-3")
def test_a_cube_may_replace_one_of_another_kind_only() -> None:
    text = "[[seat]]\nbuildings = ['wood2 xx a1']\ncubes.wood = ['a2']\ncubes.stone = ['b2']"
    state = play(position(PRODUCE + text), START, "produce")
    assert legal(state) == ["square c1", "square b2"]
    play(state, "square b2")
    assert cubes(state, "wood") == ["a2", "b2"]
    assert cubes(state, "stone") == []


@pytest.mark.rule("FOU-PRODUCE-4")
def test_each_building_may_be_left_out_but_not_all() -> None:
    text = "[[seat]]\nbuildings = ['wood2 xx a1', 'stone2 xx a10']"
    state = play(position(PRODUCE + text), START, "produce; decline")
    assert "decline" not in legal(state)
    state = play(position(PRODUCE + text), START, "produce; square c1")
    assert "decline" in legal(state)


@pytest.mark.rule("FOU-PRODUCE-6")
def test_the_rulebook_example_of_producing() -> None:
    state = position(
        PRODUCE
        + """
        [[seat]]
        buildings = ["stone3 xx/x. a1", "wood2 xx e1", "wood3 xxx a8", "gold3 xx/x. h8"]
        cubes.wood = ["g8"]
        """
    )
    play(state, START, "produce; square c1; square d1; square d8; square g8")
    assert cubes(state, "stone") == ["c1"]
    assert cubes(state, "wood") == ["d1", "d8"]
    assert cubes(state, "gold") == ["g8"]  # in the place of the wood


@pytest.mark.rule("FOU-PRODUCE-7")
def test_one_or_two_size_one_buildings_in_reach() -> None:
    state = play(position(PRODUCE), START, "tile wood1")
    with pytest.raises(IllegalAction):
        play(state, "place x a10")
    play(state, "place x d1")
    assert cubes(state, "wood") == ["c1", "e1", "d2"]
    assert legal(state) == ["done", "tile wood1", "tile stone1"]
    one = play(state.copy(), "done")
    assert len(player(one)["buildings"]) == 1
    play(state, "tile wood1; place x f1")
    assert cubes(state, "wood") == ["c1", "e1", "g1", "d2", "f2"]
    assert supply(state, "wood1") == 8
    assert decision(state) == "bonus-after"


OFFER = "[spaces.temple-1]\nbonus = 'vp2'\n"


def offered(tile: str, more: str, tail: str = "") -> str:
    """The text of a position in which seat 0 can offer that tile."""
    return f"{OFFER}[[seat]]\nworship = ['{tile}']\n{more}\n{tail}"


TWELVE = "cubes.{kind} = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'a2', 'b2']"


@pytest.mark.rule("FOU-OFFER-1")
def test_the_requirement_must_be_met() -> None:
    text = OFFER + "[[seat]]\nworship = ['green-3', 'red-8', 'blue-11']\ncubes.wood = ['a1', 'b1']"
    state = play(position(text), "space temple-1; discs 1")
    assert points(state) == 3  # only two wood for three points was possible
    assert worship(state) == ["blue-11", "red-8"]


@pytest.mark.rule("FOU-OFFER-2")
def test_the_tile_goes_under_its_pile() -> None:
    tail = "[worship.green]\nbeside = 'green-7'\ntop = 'green-7'\n"
    state = position(offered("green-3", "cubes.wood = ['a1', 'b1']", tail))
    play(state, "space temple-1; discs 1")
    green = seen(state, "worship")[0]
    assert green["known_at_bottom"] == ["green-3"]
    assert face_up(state, "green") == ["green-7", "green-7"]


@pytest.mark.rule("FOU-OFFER-2")
def test_a_tile_is_away_during_its_own_effect() -> None:
    state = position(offered("green-17", "cubes.wood = ['a1', 'b1']"))
    play(state, "space temple-1; discs 1; influence favour")
    assert decision(state) == "bonus-after"  # no tile in hand, so no exchange was offered
    assert points(state) == 3 + 3


@pytest.mark.rule("FOU-OFFER-3", "FOU-WORSHIP-3")
def test_two_wood_for_three_points() -> None:
    state = position(offered("green-3", TWELVE.format(kind="wood")))
    play(state, "space temple-1; discs 1")
    assert legal(state, "times") == ["1", "2", "3", "4"]  # twelve points at most
    play(state, "times 4")
    play(state, "; ".join(f"square {square}1" for square in "abcdefgh"))
    assert points(state) == 12
    assert len(cubes(state, "wood")) == 4


@pytest.mark.rule("FOU-WORSHIP-4")
def test_two_stone_for_three_points() -> None:
    state = position(offered("blue-4", "cubes.stone = ['a1', 'b1', 'c1', 'd1']"))
    play(state, "space temple-1; discs 1; times 2")
    assert points(state) == 6
    assert cubes(state, "stone") == []


@pytest.mark.rule("FOU-WORSHIP-5")
def test_a_gold_for_a_point() -> None:
    state = position(offered("red-5", TWELVE.format(kind="gold")))
    play(state, "space temple-1; discs 1; influence offering")
    assert legal(state, "times") == [str(number) for number in range(1, 11)]
    play(state, "times 1; square a1")
    assert points(state) == 1


@pytest.mark.rule("FOU-WORSHIP-6")
def test_one_of_each_for_four_points() -> None:
    more = "cubes.gold = ['a1', 'b1']\ncubes.stone = ['a2', 'b2']\ncubes.wood = ['a3', 'b3']"
    state = position(offered("blue-6", more))
    play(state, "space temple-1; discs 1; influence offering; times 2")
    assert points(state) == 8
    plenty = "\n".join(
        f"cubes.{kind} = {[f'{column}{row}' for column in 'abcdefghij']}"
        for kind, row in (("gold", 1), ("stone", 2), ("wood", 3))
    )
    again = position(offered("red-6", plenty))
    play(again, "space temple-1; discs 1; influence offering")
    assert legal(again, "times") == ["1", "2", "3"]


@pytest.mark.rule("FOU-WORSHIP-7")
def test_two_of_any_kind_for_two_points() -> None:
    state = position(offered("green-7", TWELVE.format(kind="wood")))
    play(state, "space temple-1; discs 1")
    assert legal(state, "times") == ["1", "2", "3", "4", "5"]
    play(state, "times 1; square c1; square b2")
    assert points(state) == 2
    assert len(cubes(state, "wood")) == 10


@pytest.mark.rule("FOU-WORSHIP-8")
def test_ten_cubes_for_twelve_points() -> None:
    cells = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1"]
    text = offered("red-8", f"cubes.wood = {cells}")
    state = play(position(text), "space temple-1; discs 1")
    assert points(state) == 12
    assert cubes(state, "wood") == []
    assert "temple-1" not in legal(position(text.replace(", 'j1'", "")), "space")


@pytest.mark.rule("FOU-WORSHIP-9")
def test_eight_cubes_for_nine_points() -> None:
    cells = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
    state = position(offered("green-9", f"cubes.wood = {cells}"))
    play(state, "space temple-1; discs 1")
    assert points(state) == 9
    assert cubes(state, "wood") == []


@pytest.mark.rule("FOU-WORSHIP-10")
@pytest.mark.parametrize(
    ("tile", "buildings"),
    [
        ("green-10a", ["wood3 xxx a1", "wood2 xx a3"]),
        ("blue-10b", ["stone3 xx/x. a1", "stone2 xx a8"]),
    ],
)
def test_shown_buildings(tile: str, buildings: list[str]) -> None:
    state = play(position(offered(tile, f"buildings = {buildings}")), "space temple-1; discs 1")
    assert points(state) == 8
    state = position(offered(tile, f"buildings = {buildings[:1]}"))
    assert "temple-1" not in legal(state, "space")


@pytest.mark.rule("FOU-WORSHIP-11")
def test_five_size_one_buildings() -> None:
    ones = ["wood1 x a1", "wood1 x c1", "stone1 x e1", "stone1 x g1", "stone1 x i1"]
    state = position(offered("blue-11", f"buildings = {ones}"))
    play(state, "space temple-1; discs 1")
    assert points(state) == 12
    state = position(offered("green-11", f"buildings = {ones[:4]}"))
    assert "temple-1" not in legal(state, "space")


@pytest.mark.rule("FOU-WORSHIP-12", "FOU-WORSHIP-13", "FOU-WORSHIP-14")
@pytest.mark.parametrize(
    ("tile", "temple", "building", "other"),
    [
        ("green-12", "green xx/x.", "wood2 xx", "stone2 xx"),
        ("blue-13", "blue xx/xx", "stone2 xx", "wood2 xx"),
        ("red-14", "red xx/xx/x.", "gold3 xx/x.", "stone2 xx"),
    ],
)
def test_temples_times_buildings(tile: str, temple: str, building: str, other: str) -> None:
    temples = [f"{temple} a1", f"{temple} d1"]
    buildings = [f"{building} a8", f"{building} d8", f"{other} h1"]
    text = f"temples = {temples}\nbuildings = {buildings}"
    state = play(position(offered(tile, text)), "space temple-1; discs 1")
    assert points(state) == 4
    buildings += [f"{building} g8", f"{building} h4", f"{building} a5"]
    text = f"temples = {temples}\nbuildings = {buildings}"
    state = play(position(offered(tile, text)), "space temple-1; discs 1")
    assert points(state) == 9  # ten, but nine at most


@pytest.mark.rule("FOU-WORSHIP-15")
@pytest.mark.parametrize(
    ("tile", "buildings", "value"),
    [
        ("red-15a", ["gold4 xxx/.x. a1", "gold3 xx/x. a8"], 12),
        ("red-15b", ["gold3 xx/x. a1", "stone2 xx a8", "wood2 xx e1"], 10),
    ],
)
def test_other_shown_buildings(tile: str, buildings: list[str], value: int) -> None:
    state = play(position(offered(tile, f"buildings = {buildings}")), "space temple-1; discs 1")
    assert points(state) == value
    state = position(offered(tile, f"buildings = {buildings[1:]}"))
    assert "temple-1" not in legal(state, "space")


@pytest.mark.rule("FOU-WORSHIP-16")
def test_points_and_a_building() -> None:
    state = play(position(offered("blue-16b", "architect = 'top'")), "space temple-1; discs 1")
    assert points(state) == 1
    assert legal(state) == ["decline", "tile stone4", "tile gold4"]  # with power 2
    assert supply(state, "gold4") == 4
    play(state, "tile gold4")
    assert not [name for name in legal(state, "place") if name.endswith(("10", "9"))]
    play(state, "place xxx/.x. d1")
    assert supply(state, "gold4") == 3
    assert len(cubes(state, "gold")) == 5
    state = play(position(offered("green-16a", "")), "space temple-1; discs 1; decline")
    assert points(state) == 3
    assert decision(state) == "bonus-after"


@pytest.mark.rule("FOU-WORSHIP-17")
def test_points_and_an_influence_action() -> None:
    state = play(position(offered("green-17", "")), "space temple-1; discs 1")
    assert points(state) == 3
    assert legal(state) == ["decline", "influence produce", "influence favour"]
    alone = play(state.copy(), "decline")
    assert (points(alone), decision(alone)) == (3, "bonus-after")
    play(state, "influence favour")
    assert points(state) == 6


@pytest.mark.rule("FOU-WORSHIP-18")
def test_points_and_a_construction_with_the_current_power() -> None:
    state = play(position(offered("red-18", "")), "space temple-1; discs 2")
    assert points(state) == 3
    assert legal(state) == ["decline", "construct building"]
    alone = play(state.copy(), "decline")
    assert (points(alone), decision(alone)) == (3, "bonus-after")
    play(state, "construct building")
    assert legal(state, "tile") == ["wood2", "wood3", "stone2", "stone3", "gold3"]
    play(state, "tile wood3")
    assert "xxx a8" not in legal(state, "place")


@pytest.mark.rule("FOU-WORSHIP-1")
def test_five_cubes_for_a_pyramid_tile() -> None:
    cells = ["a1", "a2", "a3", "a4", "a5"]
    state = position(offered("red-1", f"architect = 'bottom'\ncubes.wood = {cells}"))
    play(state, "space temple-1; discs 1")
    assert legal(state) == ["pyramid green", "pyramid blue", "pyramid red"]
    play(state, "pyramid blue")
    assert legal(state, "set") == ["base-w", "base-e", "base-sw", "base-s", "base-se"]
    play(state, "set base-e")
    assert points(state) == 2 + 4
    assert seen(state, "pyramid_tiles")["display"]["blue"] == 2
    assert seen(state, "pyramid_tiles")["supply"]["blue"] == 11
    assert cubes(state, "wood") == []


@pytest.mark.rule("FOU-WORSHIP-2")
def test_three_cubes_for_a_temple() -> None:
    tail = "[worship.red]\nbeside = 'red-5'\ntop = 'red-8'\n"
    text = offered("green-2", "cubes.wood = ['a1', 'a2', 'a3']", tail)
    state = play(position(text), "space temple-1; discs 1; temple red")
    assert not [name for name in legal(state, "place") if name.endswith("8")]
    play(state, "place xx/xx/x. d1; take red-8")
    assert worship(state) == ["red-8"]
    assert seen(state, "temples")[2]["supply"] == 9
    assert seen(state, "temples")[2]["display"] == 2


@pytest.mark.rule("FOU-WORSHIP-19")
def test_a_product_of_nought_can_not_be_offered() -> None:
    state = position(offered("green-12", "temples = ['green xx/x. a1']"))
    assert "temple-1" not in legal(state, "space")


DISPLAY = """
[worship.green]
beside = "green-3"
top = "green-12"
pile = ["green-7", "green-9"]
"""


@pytest.mark.rule("FOU-DISPLAY-1")
@pytest.mark.parametrize(
    ("taken", "shown"), [("green-3", ["green-12", "green-7"]), ("green-12", ["green-3", "green-7"])]
)
def test_a_taken_tile_is_replaced(taken: str, shown: list[str]) -> None:
    state = position("decide = ['next-turn 0', 'take-worship 0 0']\n" + DISPLAY)
    play(state, f"take {taken}")
    assert worship(state) == [taken]
    assert face_up(state, "green") == shown


@pytest.mark.rule("FOU-DISPLAY-2")
def test_an_empty_place_is_filled_by_what_comes_back() -> None:
    state = position(
        """
        [spaces.temple-1]
        bonus = "vp2"
        [[seat]]
        worship = ["green-3", "green-12", "green-12", "green-7", "green-7", "green-9"]
        cubes.wood = ["a1", "b1"]
        [[seat]]
        worship = ["green-3", "green-11", "green-10a", "green-16a", "green-17", "green-2"]
        """
    )
    assert face_up(state, "green") == [None, None]
    play(state, "space temple-1; discs 1; offer green-3")
    assert face_up(state, "green") == ["green-3", None]


@pytest.mark.rule("FOU-DISPLAY-3")
def test_what_went_back_stays_known() -> None:
    state = position(offered("green-3", "cubes.wood = ['a1', 'b1']", DISPLAY))
    play(state, "space temple-1; discs 1")
    for seed in range(20):
        world = state.determinize(1, Rng.seeded(seed))
        assert world.observe(1) == state.observe(1)
        assert world.dump()["piles"][0][0] == state.piles[0][0]  # type: ignore[index]


FAVOUR = "[spaces.pyramid-1]\nbonus = 'vp2'\n"


@pytest.mark.rule("FOU-FAVOUR-1")
def test_a_step_and_its_points() -> None:
    track = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    for step, value in enumerate(track):
        state = position(FAVOUR + f"[[seat]]\nfavour = {step}")
        play(state, "space pyramid-1; discs 1")
        assert (points(state), player(state)["favour"]) == (value, step + 1)


@pytest.mark.rule("FOU-FAVOUR-2")
def test_an_exchange_for_any_face_up_tile() -> None:
    state = position(
        FAVOUR
        + """
        [worship.green]
        beside = "green-3"
        top = "green-12"
        [worship.blue]
        beside = "blue-4"
        top = "blue-4"
        pile = ["blue-9"]
        [worship.red]
        beside = "red-5"
        top = "red-8"
        [[seat]]
        worship = ["green-17", "red-1"]
        """
    )
    play(state, "space pyramid-1; discs 1")
    takes = ["green-3", "green-12", "blue-4", "red-5", "red-8"]
    assert legal(state) == ["decline", *(f"take {tile}" for tile in takes)]
    kept = play(state.copy(), "decline")
    assert worship(kept) == ["green-17", "red-1"]
    reveals = state.reveals
    play(state, "take blue-4")
    assert legal(state) == ["give green-17", "give red-1"]  # not the new one
    # What comes next from the pile is turned up only when the own tile is chosen.
    assert (face_up(state, "blue"), state.reveals) == (["blue-4", "blue-4"], reveals)
    play(state, "give red-1")
    assert state.reveals == reveals + 1
    assert worship(state) == ["green-17", "blue-4"]
    assert face_up(state, "blue") == ["blue-4", "blue-9"]
    assert seen(state, "worship")[2]["known_at_bottom"] == ["red-1"]


@pytest.mark.rule("FOU-FAVOUR-3")
def test_at_the_end_of_the_track_the_exchange_alone() -> None:
    state = position(FAVOUR + "[[seat]]\nfavour = 10\nworship = ['red-1']")
    play(state, "space pyramid-1; discs 1")
    assert points(state) == 0
    assert "decline" not in legal(state)
    assert player(state)["favour"] == 10
