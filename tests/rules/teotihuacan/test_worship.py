"""Worship and the royal tiles."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    asked,
    board,
    goods,
    legal,
    locked,
    play,
    table,
    temples,
    tiles,
    used,
)

AWAY = {"workers": ["b6 1", "b6 1", "b6 1"]}
MINE = {"workers": ["b1 2", "b8 1", "b6 1"]}


def at_quarry(**spec: Any) -> TeotihuacanState:
    """The first player has just landed on the Quarry with a worker of power 2."""
    tile = spec.pop("tile", "none")
    seat = {**MINE, **spec}
    s = table(discoveries={"quarry": tile}, seat=[seat, AWAY, AWAY, AWAY])
    return play(s, "worker w1; to b3")


@pytest.mark.rule("TEO-WORSHIP-1")
@pytest.mark.parametrize(("number", "start"), [(5, 1), (6, 8), (8, 2)])
def test_no_worship_on_the_other_boards(number: int, start: int) -> None:
    s = table(seat=[{"workers": [f"b{start} 1", "b1 1", "b1 2"], "gold": 5, "wood": 5, "stone": 5}])
    play(s, f"worker w1; to b{number}")
    assert not [name for name in legal(s) if name.startswith("worship")]


@pytest.mark.rule("TEO-WORSHIP-2")
def test_three_spaces_in_the_palace_one_elsewhere() -> None:
    s = table(seat=[{"workers": ["b7 1", "b6 1", "b8 1"]}])
    play(s, "worker w1; to b1")
    assert legal(s) == ["collect", "worship royal-a", "worship royal-b", "worship royal-c"]
    for number, start, name in (
        (2, 1, "forest"),
        (3, 1, "quarry"),
        (4, 6, "gold"),
        (7, 8, "decorations"),
    ):
        s = table(seat=[{"workers": [f"b{start} 1", "b1 2", "b1 3"]}])
        play(s, f"worker w1; to b{number}")
        found = [name for name in legal(s) if name.startswith("worship")]
        assert found == [f"worship {name}"]


@pytest.mark.rule("TEO-WORSHIP-3", "TEO-WORSHIP-5")
def test_example_red_bumps_blue_and_does_both() -> None:
    # Red pays 1 cocoa to free Blue's worker, advances in the green temple for 2 cocoa, and
    # claims the tile for 1 cocoa more and the 1 cocoa printed on it.
    s = table(
        discoveries={"quarry": "avenue", "next": ["vp_4"]},
        seat=[
            {**MINE, "cocoa": 2, "temples": [0, 0, 3]},
            {"workers": ["quarry 4", "b6 1", "b6 1"]},
            AWAY,
            AWAY,
        ],
    )
    play(s, "worker w1; to b3; worship quarry; both; ability")
    assert board(s, 1, player=1) == 3
    assert locked(s, 1)
    assert temples(s) == (0, 0, 4)
    assert s.cocoa[0] == 2 - 1 - 1 + 2
    play(s, "claim avenue")
    assert s.cocoa[0] == 1
    assert tiles(s) == ["avenue"]


@pytest.mark.rule("TEO-WORSHIP-3")
def test_without_cocoa_nobody_is_bumped() -> None:
    seats = [{**MINE, "cocoa": 0}, {"workers": ["quarry 4", "b6 1", "b6 1"]}, AWAY, AWAY]
    s = table(seat=seats)
    play(s, "worker w1; to b3")
    assert "worship quarry" not in legal(s)


@pytest.mark.rule("TEO-WORSHIP-4")
def test_own_worker_blocks_the_space() -> None:
    s = table(seat=[{"workers": ["b1 2", "quarry 1", "b6 1"], "cocoa": 9}, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b3")
    assert "worship quarry" not in legal(s)
    play(s, "unlock paid")
    assert "worship quarry" in legal(s)


@pytest.mark.rule("TEO-WORSHIP-6")
def test_the_palace_uses_the_royal_tile_chosen() -> None:
    for space, cocoa, points in (("royal-a", 3, 0), ("royal-c", 0, 2)):
        s = table(
            royal=[1, 6, 4], seat=[{"workers": ["b7 2", "b6 1", "b8 1"], "technologies": [1]}]
        )
        # technology 1 pays one cocoa for landing on the Palace
        play(s, f"worker w1; to b1; worship {space}")
        assert (s.cocoa[0], s.vp[0]) == (cocoa + 1, points)


@pytest.mark.rule("TEO-WORSHIP-7")
@pytest.mark.parametrize(
    ("number", "start", "name", "steps"),
    [(2, 1, "forest", (0, 1, 0)), (3, 1, "quarry", (0, 0, 1)), (4, 6, "gold", (1, 0, 0))],
)
def test_temple_of_each_band(
    number: int, start: int, name: str, steps: tuple[int, int, int]
) -> None:
    s = table(seat=[{"workers": [f"b{start} 1", "b8 2", "b8 3"]}])
    play(s, f"worker w1; to b{number}; worship {name}")
    assert temples(s) == steps


@pytest.mark.rule("TEO-WORSHIP-8")
def test_any_temple_on_decorations() -> None:
    s = table(seat=[{"workers": ["b8 1", "b1 2", "b1 3"]}])
    play(s, "worker w1; to b7; worship decorations")
    assert legal(s) == ["temple blue", "temple red", "temple green"]
    play(s, "temple red")
    assert temples(s) == (0, 1, 0)
    assert s.vp[0] == 1


@pytest.mark.rule("TEO-WORSHIP-9")
def test_the_tile_instead_of_the_ability() -> None:
    s = at_quarry(tile="vp_4", wood=1)
    play(s, "worship quarry; discovery")
    assert temples(s) == (0, 0, 0)
    assert tiles(s) == ["vp_4"]
    assert goods(s) == (0, 0, 0)
    s = table(
        discoveries={"palace": "temple_red"},
        seat=[{"workers": ["b7 2", "b6 1", "b8 1"], "cocoa": 3}],
    )
    play(s, "worker w1; to b1; worship royal-a")
    assert legal(s) == ["ability", "both"]


@pytest.mark.rule("TEO-WORSHIP-10")
def test_both_costs_a_cocoa_before_the_effects() -> None:
    s = at_quarry(tile="temple_red", cocoa=0)
    play(s, "worship quarry")
    assert legal(s) == ["ability", "discovery"]  # the green step could have paid for it
    s = at_quarry(tile="temple_red", cocoa=1)
    play(s, "worship quarry")
    assert legal(s) == ["ability", "discovery", "both"]
    play(s, "both; discovery; claim temple_red")
    assert s.cocoa[0] == 1 - 1 + 1
    s = table(
        discoveries={"palace": "temple_red"},
        seat=[{"workers": ["b7 2", "b6 1", "b8 1"], "cocoa": 1}],
    )
    play(s, "worker w1; to b1; worship royal-a; both; discovery; claim temple_red")
    assert s.cocoa[0] == 3
    assert tiles(s) == ["temple_red"]


@pytest.mark.rule("TEO-WORSHIP-11")
def test_the_order_of_both_is_free() -> None:
    # The price is 1 cocoa: only the green step brings it.
    s = at_quarry(tile="avenue", cocoa=1)
    play(s, "worship quarry; both; ability; claim avenue")
    assert (s.cocoa[0], tiles(s)) == (0, ["avenue"])
    s = at_quarry(tile="avenue", cocoa=1)
    play(s, "worship quarry; both; discovery")
    assert (s.cocoa[0], tiles(s)) == (1, [])


@pytest.mark.rule("TEO-WORSHIP-12")
def test_a_claimed_tile_is_replaced() -> None:
    s = table(
        discoveries={"quarry": "temple_red", "next": ["mask_5", "mask_6"]},
        seat=[MINE, AWAY, AWAY, AWAY],
    )
    play(s, "worker w1; to b3; worship quarry; discovery")
    view = s.observe(0)["boards"]
    assert view[2]["discovery"] == "mask_5"  # type: ignore[index]


@pytest.mark.rule("TEO-WORSHIP-13")
def test_worship_without_a_possible_step() -> None:
    s = table(seat=[{**MINE, "temples": [0, 0, 10]}, {**AWAY, "temples": [0, 0, 11]}, AWAY, AWAY])
    play(s, "worker w1; to b3; worship quarry")
    assert locked(s, 1)
    assert temples(s) == (0, 0, 10)


@pytest.mark.rule("TEO-WORSHIP-14")
def test_the_tile_of_both_may_be_left() -> None:
    s = at_quarry(tile="temple_red", cocoa=1)
    play(s, "worship quarry; both; ability; decline")
    assert tiles(s) == []
    assert s.cocoa[0] == 1


def royal(number: int, power: int, **seat: Any) -> TeotihuacanState:
    """The first player worships on a royal tile with a worker of some power."""
    category = {1: "c", 2: "b", 3: "c", 4: "a", 5: "a", 6: "b", 7: "b", 8: "c", 9: "a"}[number]
    tiles_by_category = {"a": 4, "b": 6, "c": 1}
    tiles_by_category[category] = number
    s = table(
        royal=list(tiles_by_category.values()),
        seat=[{"workers": [f"b7 {power}", "b6 1", "b8 1"], **seat}, AWAY, AWAY, AWAY],
    )
    return play(s, f"worker w1; to b1; worship royal-{category}")


@pytest.mark.rule("TEO-ROYAL-1")
def test_royal_1() -> None:
    assert royal(1, 4).cocoa[0] == 5


@pytest.mark.rule("TEO-ROYAL-2")
def test_royal_2() -> None:
    s = royal(2, 3, cocoa=5)
    assert legal(s) == ["times 0", "times 1", "times 2", "times 3", "unlock paid"]
    play(s, "times 2")
    assert (s.cocoa[0], goods(s)) == (3, (2, 2, 0))
    assert legal(royal(2, 5, cocoa=1)) == ["times 0", "times 1"]


@pytest.mark.rule("TEO-ROYAL-3")
def test_royal_3() -> None:
    s = royal(3, 3, wood=1, gold=2)
    assert legal(s) == ["give wood", "give gold", "stop"]
    play(s, "give wood; give gold; give gold")
    assert (s.cocoa[0], goods(s)) == (6, (0, 0, 0))
    s = royal(3, 1, wood=3)
    play(s, "give wood")
    assert (s.cocoa[0], goods(s)) == (2, (2, 0, 0))


@pytest.mark.rule("TEO-ROYAL-4")
@pytest.mark.parametrize(("power", "points"), [(1, 2), (2, 4), (5, 6)])
def test_royal_4(power: int, points: int) -> None:
    assert royal(4, power, technologies=[3, 5, 9]).vp[0] == points


@pytest.mark.rule("TEO-ROYAL-5")
@pytest.mark.parametrize(("power", "points"), [(1, 2), (5, 8)])
def test_royal_5(power: int, points: int) -> None:
    assert royal(5, power, track=4).vp[0] == points


@pytest.mark.rule("TEO-ROYAL-6")
def test_royal_6() -> None:
    s = royal(6, 2, cocoa=5)
    play(s, "times 2")
    assert (s.cocoa[0], goods(s)) == (3, (0, 2, 2))


@pytest.mark.rule("TEO-ROYAL-7")
def test_royal_7() -> None:
    s = royal(7, 3, cocoa=2, wood=1, stone=1)
    assert legal(s) == ["give wood", "give stone", "decline"]
    play(s, "give wood; take stone; take gold")
    # the third good in the order can only be gold
    assert (s.cocoa[0], goods(s)) == (1, (0, 2, 2))


@pytest.mark.rule("TEO-ROYAL-8")
def test_royal_8() -> None:
    s = royal(8, 3, cocoa=9)
    play(s, "temple red; temple red")
    assert (s.cocoa[0], temples(s), s.vp[0]) == (7, (0, 2, 0), 2)
    assert s.seat == 1 or asked(s) == "end"
    s = royal(8, 1, cocoa=2)
    assert s.seat == 1
    assert (s.cocoa[0], temples(s)) == (2, (0, 0, 0))


@pytest.mark.rule("TEO-ROYAL-9")
@pytest.mark.parametrize(("power", "points"), [(1, 2), (3, 4), (5, 6)])
def test_royal_9(power: int, points: int) -> None:
    assert royal(9, power, avenue=7).vp[0] == points
    assert royal(9, 5, avenue=2).vp[0] == 2


@pytest.mark.rule("TEO-ROYAL-10")
@pytest.mark.parametrize("number", [2, 3, 6, 7, 8])
def test_a_royal_tile_without_means(number: int) -> None:
    s = royal(number, 3)
    assert s.seat == 1
    assert locked(s, 1)
    assert (s.cocoa[0], goods(s), used(s)) == (0, (0, 0, 0), [])
