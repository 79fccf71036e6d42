"""Decorations and Construction, and the technologies that help there."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan import components as c
from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    asked,
    gains,
    goods,
    legal,
    play,
    power,
    table,
    temples,
)

AWAY = {"workers": ["b1 1", "b1 1", "b1 1"]}
RING = ["1b1", "1c1", "1a2", "1d2", "1a3", "1d3", "1b4", "1c4"]
GROUND = ["1a1", "1b1", "1c1", "1d1", "1a2", "1b2", "1c2", "1d2",
          "1a3", "1b3", "1c3", "1d3", "1a4", "1b4", "1c4", "1d4"]  # fmt: skip
SECOND = ["2a1", "2b1", "2c1", "2a2", "2b2", "2c2", "2a3", "2b3", "2c3"]
THIRD = ["3a1", "3b1", "3a2", "3b2"]


def laid(*slots: str, start: int = 0) -> list[str]:
    """These slots hold the tiles of the box from a number on, not turned."""
    return [f"{slot} {start + i} 0" for i, slot in enumerate(slots)]


def decorating(*workers: str, **spec: Any) -> TeotihuacanState:
    """The first player has chosen the main action of Decorations."""
    seat = {"workers": list(workers) or ["b8 1", "b1 2", "b1 3"], "gold": 3, "cocoa": 1}
    seat.update(spec.pop("mine", {}))
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    return play(s, "worker w1; to b7; main")


def constructing(*workers: str, **spec: Any) -> TeotihuacanState:
    """The first player has chosen the main action of Construction."""
    seat = {"workers": list(workers) or ["b2 1", "b1 2", "b1 3"], "cocoa": 1}
    seat.update(spec.pop("mine", {}))
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    return play(s, "worker w1; to b8; main")


# -- Decorations -----------------------------------------------------------------------------------


@pytest.mark.rule("TEO-DECORATION-1")
@pytest.mark.parametrize(
    ("workers", "gold"),
    [(("b8 1", "b1 2", "b1 3"), 3), (("b8 1", "b7 2", "b1 3"), 2), (("b8 1", "b7 2", "b7 3"), 1)],
)
def test_price_by_workers(workers: tuple[str, ...], gold: int) -> None:
    s = decorating(*workers)
    assert legal(s) == ["tile 1", "tile 2", "tile 3", "tile 4"]
    play(s, "tile 3")
    assert goods(s)[2] == 3 - gold


@pytest.mark.rule("TEO-DECORATION-2", "TEO-DECORATION-5")
@pytest.mark.parametrize(
    ("side", "under"), [("top", "rg"), ("right", "-g"), ("bottom", "-b"), ("left", "rb")]
)
def test_icons_printed_under_the_lowest_spaces(side: str, under: str) -> None:
    # Both icons of the tile lie on what is printed there, in the order fixed by the arrow.
    tile = next(
        i
        for i, icons in enumerate(c.DECORATION_ICONS)
        if "".join(c.SHAPES[icon % 4] for icon in icons) == under
    )
    s = decorating(decorations={"offer": [tile]})
    play(s, f"side {side}")
    assert matched(s) == 2
    for other in {"top", "right", "bottom", "left"} - {side}:
        s = decorating(decorations={"offer": [tile]})
        play(s, f"side {other}")
        assert matched(s) < 2


def matched(s: TeotihuacanState) -> int:
    """The points scored for matching icons."""
    gained = [data for data in gains(s) if "source-match" in str(data["source"])]
    return sum(int(str(data["amount"])) for data in gained)


@pytest.mark.rule("TEO-DECORATION-3")
def test_higher_spaces_need_layers_of_tiles() -> None:
    # On the ground of four players, the spaces of mark 2 have their tiles; those of mark 3 not.
    s = decorating(decorations={"top": [1], "right": [2], "offer": [0]})
    assert legal(s) == ["side top", "side right", "side bottom", "side left"]
    s = decorating(decorations={"top": [1, 3], "right": [2], "offer": [0]})
    assert legal(s) == ["side right", "side bottom", "side left"]
    s = decorating(
        decorations={"top": [1, 3], "offer": [0]},
        pyramid={"tiles": laid("1b1", "1c1", "1b2", "1c2", "2b1")},
    )
    assert "side top" in legal(s)
    s = decorating(decorations={"top": [1], "offer": [0]}, pyramid={"tiles": laid("1b1", "1a1")})
    assert "side top" not in legal(s)  # a tile under one of its squares only


@pytest.mark.rule("TEO-DECORATION-3")
def test_the_highest_space_needs_three_layers() -> None:
    for slots, possible in ((GROUND + SECOND + THIRD[:2], True), (GROUND + SECOND, False)):
        s = decorating(
            decorations={"top": [1, 3, 4], "offer": [0]}, pyramid={"tiles": laid(*slots)}
        )
        assert ("side top" in legal(s)) == possible


@pytest.mark.rule("TEO-DECORATION-4")
def test_a_side_is_decorated_from_below() -> None:
    s = decorating(decorations={"offer": [0]})
    play(s, "side left")
    assert s.decorated == [0, 0, 0, 1]
    sides = s.observe(0)["decorations"]["sides"]  # type: ignore[index]
    assert sides == {"top": [], "right": [], "bottom": [], "left": [0]}


@pytest.mark.rule("TEO-DECORATION-6", "TEO-DECORATION-7", "TEO-DECORATION-8")
def test_example_black_decorates_for_four_points() -> None:
    # A blue and a red icon on level two; the blue one matches: 1 + 3 points and a blue step.
    s = decorating(
        pyramid={"tiles": ["1b1 7 0", "1c1 9 0"]},
        decorations={"top": [2], "offer": [0]},
    )
    play(s, "side top; take wood")
    assert s.vp[0] == 4
    assert temples(s) == (1, 0, 0)
    assert s.track[0] == 1


@pytest.mark.rule("TEO-DECORATION-9")
def test_power_up_and_refill() -> None:
    s = decorating("b8 1", "b7 2", "b7 3", decorations={"offer": [0, 1, 2, 3], "next": [9]})
    play(s, "tile 2; side top")
    assert s.decoration_offer == [0, -1, 2, 3]
    play(s, "power w1")
    assert s.decoration_offer == [0, 9, 2, 3]
    assert s.seat == 1  # one power-up, even with three workers
    s = decorating(decorations={"offer": [0, 1]})
    s.decoration_pile = []
    play(s, "tile 1; side top")
    assert s.decoration_offer == [-1, 1, -1, -1]


@pytest.mark.rule("TEO-DECORATION-10")
def test_without_a_space_or_a_tile_no_decoration() -> None:
    full = {"top": [0, 1], "right": [2, 3], "bottom": [4, 5], "left": [6, 7]}
    seat = {"workers": ["b8 1", "b1 2", "b1 3"], "gold": 3}
    s = table(seat=[seat, AWAY, AWAY, AWAY], decorations=full)
    play(s, "worker w1; to b7")
    assert "main" not in legal(s)
    s = table(seat=[seat, AWAY, AWAY, AWAY], decorations={"offer": []})
    play(s, "worker w1; to b7")
    assert "main" not in legal(s)


# -- Construction ----------------------------------------------------------------------------------


@pytest.mark.rule("TEO-BUILD-1")
def test_one_to_as_many_tiles_as_workers() -> None:
    s = constructing("b2 1", "b8 2", "b1 3", mine={"stone": 9}, pyramid={"offer": [30, 9, 31]})
    assert "stop" not in legal(s)
    play(s, "tile 1; at 1a1")
    assert "stop" in legal(s)
    play(s, "tile 3; at 1d1")
    assert s.track[0] == 2
    assert asked(s) == "power-ups"
    s = constructing("b2 1", "b8 2", "b1 3", mine={"stone": 9}, pyramid={"offer": [30, 9, 31]})
    play(s, "tile 1; at 1a1; stop")
    assert s.track[0] == 1


@pytest.mark.rule("TEO-BUILD-2")
def test_where_tiles_may_lie() -> None:
    s = constructing(mine={"stone": 9, "wood": 9}, pyramid={"tiles": laid(*GROUND[:6])})
    play(s, "tile 1")
    assert legal(s) == [
        "at 1c2", "at 1d2", "at 1a3", "at 1b3", "at 1c3", "at 1d3",
        "at 1a4", "at 1b4", "at 1c4", "at 1d4", "at 2a1",
    ]  # fmt: skip


@pytest.mark.rule("TEO-BUILD-3", "TEO-BUILD-4")
@pytest.mark.parametrize(
    ("slots", "slot", "wood", "points"),
    [
        ([], "1a1", 0, 1),
        (GROUND, "2a1", 1, 3),
        (GROUND + SECOND, "3a1", 2, 5),
        (GROUND + SECOND + THIRD, "4a1", 3, 7),
    ],
)
def test_cost_and_points_of_each_level(slots: list[str], slot: str, wood: int, points: int) -> None:
    # Tile 30 shows four neutral icons: every match is one with the neutral glyph.
    numbers = [tile for tile in range(32) if tile != 30]
    tiles = [f"{name} {numbers[i]} 0" for i, name in enumerate(slots)]
    s = constructing(mine={"stone": 2, "wood": wood}, pyramid={"tiles": tiles, "offer": [30]})
    if asked(s) == "slot":
        play(s, f"at {slot}")
    assert goods(s) == (0, 0, 0)
    cells = {"1a1": [0, 1, 9, 8], "2a1": [9, 10, 18, 17], "3a1": [18, 19, 27, 26],
             "4a1": [27, 28, 36, 35]}[slot]  # fmt: skip
    before = table(pyramid={"tiles": tiles}).cell
    matches = sum(1 for cell in cells if before[cell] == c.NEUTRAL)
    assert s.vp[0] == points + matches
    # One wood or one stone less does not do.
    seat = {"workers": ["b2 1", "b1 2", "b1 3"], "stone": 1, "wood": wood}
    s = table(seat=[seat, AWAY, AWAY, AWAY], pyramid={"tiles": tiles, "offer": [30]})
    play(s, "worker w1; to b8")
    assert s.seat == 1


@pytest.mark.rule("TEO-BUILD-5", "TEO-MATCH-1", "TEO-MATCH-2")
def test_example_blue_builds_for_six_points() -> None:
    # Level two for 2 stone and 1 wood: 3 points and 3 for matches, one of them coloured blue.
    s = constructing(
        mine={"stone": 2, "wood": 1},
        pyramid={"tiles": ["1a1 7 0", "1b1 22 0", "1b2 29 90", "1a2 30 0"], "offer": [28]},
    )
    play(s, "at 2a1")
    assert legal(s) == ["turn 0", "turn 90", "turn 180", "turn 270"]
    play(s, "turn 0; take gold")
    assert s.vp[0] == 6
    assert temples(s) == (1, 0, 0)
    assert goods(s) == (0, 0, 1)
    assert s.track[0] == 1
    # Turned otherwise, it matches less.
    s = constructing(
        mine={"stone": 2, "wood": 1},
        pyramid={"tiles": ["1a1 7 0", "1b1 22 0", "1b2 29 90", "1a2 30 0"], "offer": [28]},
    )
    play(s, "at 2a1; turn 90")
    assert s.vp[0] == 3
    assert temples(s) == (0, 0, 0)


@pytest.mark.rule("TEO-BUILD-5")
def test_a_tile_that_looks_the_same_turned_is_not_asked_for() -> None:
    s = constructing(mine={"stone": 2}, pyramid={"offer": [30]})
    play(s, "at 1a1")
    assert s.seat == 1


@pytest.mark.rule("TEO-BUILD-6")
def test_neutral_icons_match_too() -> None:
    s = constructing(mine={"stone": 2}, pyramid={"offer": [30]})
    play(s, "at 1d4")  # four neutral icons lie there
    assert s.vp[0] == 1 + 4
    assert temples(s) == (0, 0, 0)


@pytest.mark.rule("TEO-BUILD-7")
def test_gains_of_a_tile_may_pay_for_the_next() -> None:
    # The blue step of the first tile brings the stone that the second lacks.
    s = constructing(
        "b2 1", "b8 2", "b1 3",
        mine={"stone": 3},
        pyramid={"tiles": [], "offer": [8, 30]},
    )  # fmt: skip
    # Tile 8 (g B r -) turned so that its blue icon lies on the ground's blue of 1b1.
    play(s, "tile 1; at 1b1; turn 0")
    assert asked(s) == "goods"
    play(s, "take stone; tile 2; at 1d4")
    assert goods(s) == (0, 0, 0)
    assert s.track[0] == 2


@pytest.mark.rule("TEO-BUILD-8", "TEO-BUILD-9")
def test_the_top_tile_completes_the_pyramid() -> None:
    s = constructing(
        "b2 1", "b8 2", "b8 3",
        mine={"stone": 9, "wood": 9},
        pyramid={"tiles": laid(*GROUND, *SECOND, *THIRD), "offer": [30, 31]},
    )  # fmt: skip
    assert s.track[0] == 1  # no further tile, although three workers are there
    assert asked(s) == "power-ups"
    assert (s.light, s.dark, s.completed) == (12, 12, True)
    play(s, "power w1; stop")
    assert s.seat == 1
    assert s.check() == []


@pytest.mark.rule("TEO-BUILD-10", "TEO-BUILD-11")
def test_power_ups_then_refill() -> None:
    s = constructing(
        "b2 1", "b8 2", "b8 3", mine={"stone": 2}, pyramid={"offer": [30, 9, 10], "next": [4, 5]}
    )
    play(s, "tile 1; at 1a1")
    assert s.pyramid_offer == [-1, 9, 10]
    play(s, "power w1; power w3")
    assert s.pyramid_offer == [4, 9, 10]
    s = constructing(mine={"stone": 2}, pyramid={"offer": [30]})
    s.pyramid_pile = []
    play(s, "at 1a1")
    assert s.pyramid_offer == [-1, -1, -1]


@pytest.mark.rule("TEO-MATCH-3")
def test_the_order_of_several_steps_is_chosen() -> None:
    s = decorating(decorations={"offer": [8]})  # red and green on the red and green of the top
    play(s, "side top")
    assert asked(s) == "matches"
    assert legal(s) == ["temple red", "temple green"]
    play(s, "temple green")
    assert temples(s) == (0, 1, 1)


# -- technologies of Decorations and Construction -------------------------------------------------


@pytest.mark.rule("TEO-TECH-9")
def test_technology_9() -> None:
    s = decorating(decorations={"offer": [0]}, mine={"technologies": [9]})
    play(s, "side bottom")
    assert s.vp[0] == 3 + 4


@pytest.mark.rule("TEO-TECH-11")
def test_technology_11_scores_once() -> None:
    s = constructing(
        "b2 1", "b8 2", "b8 3",
        technologies=[1, 3, 5, 9, 11, 17],
        mine={"stone": 6, "technologies": [11]},
        pyramid={"offer": [30, 31, 9]},
    )  # fmt: skip
    play(s, "tile 1; at 1d4; tile 2; at 1a1")
    points = s.vp[0]
    play(s, "stop")
    assert s.vp[0] == points + 3


@pytest.mark.rule("TEO-TECH-15")
def test_technology_15_is_a_worker_and_a_discount() -> None:
    s = constructing(
        mine={"stone": 3, "technologies": [15]}, pyramid={"tiles": [], "offer": [30, 31, 9]}
    )
    play(s, "tile 1; at 1a1")
    assert asked(s) == "discount"
    assert legal(s) == ["discount none", "discount stone"]
    play(s, "discount stone")
    assert goods(s) == (0, 2, 0)
    play(s, "tile 2; at 1d4")  # the second worker; the discount is used up
    assert goods(s) == (0, 0, 0)
    assert s.track[0] == 2
    s = constructing(
        mine={"stone": 3, "technologies": [15]}, pyramid={"tiles": [], "offer": [30, 31, 9]}
    )
    play(s, "tile 1; at 1a1; discount none; tile 2; at 1d4")
    assert goods(s) == (0, 0, 0)  # it was kept for the second tile


@pytest.mark.rule("TEO-TECH-15")
def test_technology_15_the_player_chooses_the_good() -> None:
    for choice, left in (("stone", (0, 1, 0)), ("wood", (1, 0, 0))):
        s = constructing(
            mine={"stone": 2, "wood": 1, "technologies": [15]},
            pyramid={"tiles": laid(*GROUND), "offer": [30]},
        )
        play(s, "at 2a1")
        assert legal(s) == ["discount stone", "discount wood"]
        play(s, f"discount {choice}")
        assert goods(s) == left
    # The discount alone makes the tile possible.
    s = constructing(mine={"stone": 1, "wood": 0, "technologies": [15]}, pyramid={"offer": [30]})
    play(s, "at 1a1")
    assert goods(s) == (0, 0, 0)


@pytest.mark.rule("TEO-TECH-15")
def test_technology_15_counts_for_the_second_power_up() -> None:
    s = constructing("b2 1", "b8 3", "b1 3", mine={"stone": 2, "technologies": [15]},
                     pyramid={"offer": [30]})  # fmt: skip
    play(s, "at 1a1; power w1")
    assert legal(s) == ["power w1", "power w2", "stop"]
    play(s, "power w1")
    assert power(s, 1) == 3


@pytest.mark.rule("TEO-TECH-17")
def test_technology_17_after_the_tiles_before_the_power_ups() -> None:
    s = constructing(mine={"stone": 2, "technologies": [17]}, pyramid={"offer": [30]})
    play(s, "at 1a1")
    assert asked(s) == "temple"
    assert power(s, 1) == 1
    play(s, "temple red")
    assert (temples(s), power(s, 1)) == ((0, 1, 0), 2)
