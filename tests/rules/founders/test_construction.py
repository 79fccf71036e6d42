"""Building buildings, temples and the pyramid: placing, cubes, masks, paying."""

import pytest

from patolli.core.errors import IllegalAction
from patolli.games.founders.components import load
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

BUILD = "[spaces.building-1]\nbonus = 'vp2'\n"
START = "space building-1; discs {}; construct building"


@pytest.mark.rule("FOU-BUILD-1", "FOU-BUILD-2")
@pytest.mark.parametrize(
    ("discs", "tiles"),
    [
        (1, ["wood2", "stone2"]),
        (2, ["wood2", "wood3", "stone2", "stone3", "gold3"]),
        (3, ["wood2", "wood3", "stone2", "stone3", "stone4", "gold3", "gold4"]),
    ],
)
def test_the_size_is_at_most_the_power(discs: int, tiles: list[str]) -> None:
    state = play(position(BUILD), START.format(discs))
    assert legal(state, "tile") == tiles


@pytest.mark.rule("FOU-BUILD-1", "FOU-BUILD-3")
def test_one_building_of_the_display_for_each_action() -> None:
    state = play(position(BUILD), START.format(3), "tile wood2; place xx e1")
    assert (shown(state, "wood2"), supply(state, "wood2")) == (0, 13)
    assert decision(state) == "bonus-after"  # two points of power are lost


@pytest.mark.rule("FOU-BUILD-4")
def test_a_building_stays_in_the_city_and_off_other_tiles() -> None:
    state = position(BUILD + "[[seat]]\nbuildings = ['stone2 xx a1']\ntemples = ['blue xx/xx h1']")
    play(state, START.format(1), "tile wood2")
    places = legal(state, "place")
    assert "x/x a1" not in places
    assert "xx b1" not in places
    assert "xx g1" not in places
    assert "xx j2" not in places  # beyond the edge
    assert "xx c4" not in places  # on the pyramid
    assert "x/x a5" not in places  # into a quarter out of reach
    assert "x/x a4" in places


@pytest.mark.rule("FOU-BUILD-5")
def test_turning_and_flipping() -> None:
    state = play(position(BUILD), START.format(3), "tile stone4")
    ways = {name.split()[0] for name in legal(state, "place")}
    assert ways == {
        "x./x./xx",
        "xxx/x..",
        "xx/.x/.x",
        "..x/xxx",
        ".x/.x/xx",
        "x../xxx",
        "xx/x./x.",
        "xxx/..x",
    }


@pytest.mark.rule("FOU-BUILD-6")
def test_covered_cubes_are_discarded() -> None:
    state = position(BUILD + "[[seat]]\ncubes.gold = ['e1', 'f1', 'j5']")
    play(state, START.format(1), "tile wood2; place xx e1")
    assert cubes(state, "gold") == ["j5"]


@pytest.mark.rule("FOU-BUILD-7")
def test_across_two_quarters_in_reach() -> None:
    state = play(position(BUILD), START.format(1), "tile wood2; place xx e1")
    assert player(state)["buildings"][0]["squares"] == ["e1", "f1"]
    state = position(BUILD + "[[seat]]\narchitect = 'left'")
    play(state, START.format(1), "tile wood2")
    with pytest.raises(IllegalAction):
        play(state, "place xx e1")


@pytest.mark.rule("FOU-BUILD-8")
def test_a_cube_on_every_empty_neighbour() -> None:
    state = position(BUILD + "[[seat]]\ntemples = ['blue xx/xx a3']")
    play(state, START.format(1), "tile stone2; place x/x c4")
    # a3 to b4 are a temple, d4 and d5 the pyramid; c6 is out of reach, b5 a mask square.
    assert cubes(state, "stone") == ["c3", "b5", "c6"]


@pytest.mark.rule("FOU-BUILD-9")
def test_other_cubes_are_replaced_square_by_square() -> None:
    state = position(
        BUILD + "[[seat]]\ncubes.wood = ['d1', 'e2']\ncubes.gold = ['g1']\ncubes.stone = ['f2']"
    )
    play(state, START.format(1), "tile stone2; place xx e1")
    assert legal(state) == ["done", "square d1", "square g1", "square e2"]
    play(state, "square g1")
    assert legal(state) == ["done", "square e2"]
    play(state, "done")
    assert cubes(state, "stone") == ["g1", "f2"]
    assert cubes(state, "wood") == ["d1", "e2"]


@pytest.mark.rule("FOU-BUILD-10", "FOU-MASK-2")
def test_the_rulebook_example_of_a_building() -> None:
    state = position(
        """
        seats = 3
        round = 3
        [spaces.building-1]
        stack = [1, 1, 2]
        [spaces.building-2]
        stack = [1]
        [spaces.building-3]
        stack = [2, 0]
        [spaces.temple-1]
        stack = [0]
        [[seat]]
        temples = ["green x./xx b1"]
        buildings = ["stone2 x/x f1"]
        [[seat]]
        masks = ["yellow 8", "yellow 6"]
        [[seat]]
        masks = ["yellow 5"]
        """
    )
    assert player(state)["discs"] == 1
    assert [name for name in legal(state, "space") if name.startswith("building")] == [
        "building-2",
        "building-3",
    ]
    play(state, "space building-3; construct building")
    assert len(legal(state, "tile")) == 7  # any building of the display would do
    play(state, "tile gold4; place xxx/.x. c1")
    assert cubes(state, "gold") == ["e2", "d3"]
    assert player(state)["masks"] == [{"colour": "yellow", "vp": 3}]
    assert points(state) == 3


@pytest.mark.rule("FOU-MASK-1")
def test_groups_are_contiguous_and_cubes_do_not_cover_them() -> None:
    for board in load().boards:
        assert all(4 <= len(group) <= 6 for group in board.group_squares)
    state = position(BUILD + "[[seat]]\nbuildings = ['stone2 x/x b1']\ncubes.gold = ['c1', 'c2']")
    assert not player(state)["mask_groups"][0]["complete"]
    play(state, START.format(1), "tile wood2; place x/x c1")
    assert player(state)["mask_groups"][0]["complete"]


@pytest.mark.rule("FOU-MASK-2")
def test_the_last_square_takes_the_most_valuable_tile() -> None:
    state = position(BUILD + "[[seat]]\nbuildings = ['stone2 x/x b1']")
    play(state, START.format(1), "tile wood2; place x/x c1")
    assert player(state)["masks"] == [{"colour": "yellow", "vp": 8}]
    assert seen(state, "masks")["yellow"] == [5, 3]
    assert points(state) == 8


@pytest.mark.rule("FOU-MASK-3")
def test_an_empty_pile_gives_nothing() -> None:
    state = position(
        BUILD
        + "[[seat]]\nbuildings = ['stone2 x/x b1']\n"
        + "[[seat]]\nmasks = ['yellow 8', 'yellow 5', 'yellow 3']"
    )
    play(state, START.format(1), "tile wood2; place x/x c1")
    assert player(state)["masks"] == []
    assert points(state) == 0


TEMPLE = "[spaces.temple-1]\nbonus = 'vp2'\n"
TEMPLE_START = "space temple-1; discs {}; construct temple"


@pytest.mark.rule("FOU-PAY-1")
def test_the_player_chooses_the_cubes() -> None:
    state = position(TEMPLE + "[[seat]]\ncubes.stone = ['a1', 'e9', 'j10']\ncubes.wood = ['c3']")
    play(state, "space temple-1; discs 2")
    play(state, "temple green")
    assert legal(state, "square") == ["a1", "e9", "j10"]  # the only wood is paid by itself
    play(state, "square e9")
    assert cubes(state, "stone") == ["a1", "j10"]
    assert cubes(state, "wood") == []


@pytest.mark.rule("FOU-PAY-2")
def test_two_gold_stand_for_one() -> None:
    text = TEMPLE + "[[seat]]\ncubes.stone = ['a1']\ncubes.gold = ['b1', 'c1']\n"
    state = play(position(text), "space temple-1; discs 2")
    assert decision(state) == "place"  # a stone and two gold for the wood of a green temple
    assert cubes(state, "gold") == []
    state = position(text + "cubes.wood = ['d1']")
    play(state, "space temple-1; discs 2; temple green")
    assert legal(state) == ["joker", "square d1"]
    play(state, "joker")
    assert cubes(state, "wood") == ["d1"]
    assert cubes(state, "gold") == []


@pytest.mark.rule("FOU-PAY-2")
def test_one_gold_stands_for_nothing() -> None:
    state = position(TEMPLE + "[[seat]]\ncubes.stone = ['a1']\ncubes.gold = ['b1']\n")
    assert "temple-1" not in legal(state, "space")


@pytest.mark.rule("FOU-PAY-3")
def test_gold_is_one_cube_where_any_is_asked_for() -> None:
    state = position(
        """
        [spaces.temple-1]
        bonus = "vp2"
        [[seat]]
        worship = ["green-7"]
        cubes.gold = ["a1"]
        cubes.wood = ["b1"]
        """
    )
    play(state, "space temple-1; discs 1; decline")
    assert points(state) == 2
    assert cubes(state, "gold") == []


@pytest.mark.rule("FOU-PAY-4")
def test_each_payment_can_be_made_in_one_way() -> None:
    state = position(
        TEMPLE
        + "[[seat]]\ncubes.stone = ['a1', 'b1', 'c1']\ncubes.gold = ['a3', 'b3', 'c3', 'd3']\n"
    )
    play(state, "space temple-1; discs 3; temple blue")
    assert legal(state) == ["joker", "square a1", "square b1"]
    left = play(state.copy(), "square b1")
    assert cubes(left, "stone") == ["a1"]  # c1 follows by itself
    play(state, "joker")
    assert legal(state) == ["joker", "square a1", "square b1", "square c1"]
    play(state, "square b1")
    assert legal(state) == ["square a3", "square b3", "square c3"]
    play(state, "square b3; square d3")
    assert cubes(state, "gold") == ["a3", "c3"]
    assert decision(state) == "place"


PLENTY = """
        [[seat]]
        cubes.wood = ["a1", "b1", "c1", "d1", "e1"]
        cubes.stone = ["a2", "b2", "c2", "d2", "e2"]
        cubes.gold = ["a3"]
"""


@pytest.mark.rule("FOU-TEMPLE-1", "FOU-TEMPLE-2", "FOU-TEMPLE-3")
@pytest.mark.parametrize(
    ("discs", "costs"),
    [
        (1, [(2, 1, 0), (2, 2, 0), (0, 4, 1)]),
        (2, [(1, 1, 0), (1, 2, 0), (0, 3, 1)]),
        (3, [(1, 1, 0), (0, 2, 0), (0, 2, 1)]),
    ],
)
def test_what_temples_cost(discs: int, costs: list[tuple[int, int, int]]) -> None:
    state = play(position(TEMPLE + PLENTY), f"space temple-1; discs {discs}")
    labels = [state.label(action).data for action in state.legal()]
    assert [(one["wood"], one["stone"], one["gold"]) for one in labels] == costs


@pytest.mark.rule("FOU-TEMPLE-4", "FOU-TEMPLE-5")
def test_a_temple_brings_a_worship_tile_and_no_cubes() -> None:
    state = position(
        TEMPLE
        + """
        [worship.green]
        beside = "green-3"
        top = "green-12"
        pile = ["green-7"]
        """
        + PLENTY
    )
    play(state, "space temple-1; discs 2; temple green; square a1; square a2")
    play(state, "place xx/x. h1")
    assert legal(state) == ["take green-3", "take green-12"]
    before = sum(len(cubes(state, kind)) for kind in ("wood", "stone", "gold"))
    assert before == 9  # eleven, less the two paid
    play(state, "take green-3")
    assert worship(state) == ["green-3"]
    assert face_up(state, "green") == ["green-12", "green-7"]


@pytest.mark.rule("FOU-TEMPLE-6")
def test_a_temple_completes_groups() -> None:
    state = position(TEMPLE + PLENTY)
    play(state, "space temple-1; discs 3; temple blue; square a2; square b2; place xx/xx b1")
    assert player(state)["masks"] == [{"colour": "yellow", "vp": 8}]


@pytest.mark.rule("FOU-TEMPLE-7", "FOU-PAY-2")
def test_the_rulebook_example_of_a_temple() -> None:
    state = position(
        """
        [spaces.temple-1]
        bonus = "vp2"
        [worship.blue]
        beside = "blue-4"
        top = "blue-13"
        pile = ["blue-9"]
        [[seat]]
        cubes.stone = ["a1", "b1"]
        cubes.wood = ["c1"]
        cubes.gold = ["d1", "e1"]
        """
    )
    play(state, "space temple-1; discs 1; temple blue")
    assert [cubes(state, kind) for kind in ("stone", "wood", "gold")] == [[], [], []]
    play(state, "place xx/xx e1; take blue-13")
    assert worship(state) == ["blue-13"]
    assert face_up(state, "blue") == ["blue-4", "blue-9"]


PYRAMID = "[spaces.pyramid-1]\nbonus = 'vp2'\n"


@pytest.mark.rule("FOU-PYRAMID-1")
@pytest.mark.parametrize(("discs", "gold"), [(1, 4), (2, 3), (3, 2)])
def test_what_a_pyramid_tile_costs(discs: int, gold: int) -> None:
    text = "[[seat]]\ncubes.gold = ['a1', 'b1', 'c1', 'd1']\ncubes.wood = ['e1']"
    state = play(position(PYRAMID + text), f"space pyramid-1; discs {discs}; construct pyramid")
    label = state.label(state.legal()[0]).data
    assert (label["gold"], label["wood"], label["stone"]) == (gold, 1, 0)
    play(state, "pyramid red")
    if gold == 2:
        play(state, "square e1")  # four gold could stand for the wood, too
    if gold < 4:
        play(state, "; ".join(f"square {square}" for square in ["a1", "b1", "c1"][:gold]))
    assert len(cubes(state, "gold")) == 4 - gold


UPPER = """
        [spaces.pyramid-1]
        bonus = "vp2"
        [[seat]]
        architect = "top"
        cubes.gold = ["a1", "b1"]
        cubes.wood = ["c1"]
        [seat.pyramid]
        base-nw = "green"
        base-n = "red"
        base-w = "blue"
        base-sw = "red"
        base-ne = "green"
"""


@pytest.mark.rule("FOU-PYRAMID-2", "FOU-PYRAMID-4", "FOU-PYRAMID-5", "FOU-PYRAMID-6")
def test_the_rulebook_example_of_the_pyramid() -> None:
    state = position(UPPER.replace('base-ne = "green"', ""))
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid blue")
    assert legal(state, "set") == ["base-ne", "base-e", "upper-nw"]  # three spaces are possible
    play(state, "set upper-nw")
    assert player(state)["pyramid"]["upper-nw"] == "blue"
    assert points(state) == 2
    assert decision(state) == "bonus-after"


@pytest.mark.rule("FOU-PYRAMID-4", "FOU-PYRAMID-5", "FOU-REWARD-6")
def test_a_tile_of_the_base_gives_two_points_and_its_reward() -> None:
    state = position(UPPER)
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid blue; set base-e; decline")
    assert points(state) == 2 + 4
