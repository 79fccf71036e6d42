"""Discovery tiles, temples and the avenue."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan import components as t
from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    asked,
    board,
    goods,
    legal,
    locked,
    play,
    power,
    table,
    temples,
    tiles,
    used,
)

AWAY = {"workers": ["b6 1", "b6 1", "b6 1"]}


def holding(
    *kinds: str, workers: tuple[str, ...] = ("b1 2", "b8 1", "b6 1"), **seat: Any
) -> TeotihuacanState:
    """The first player, on turn, holds these discovery tiles."""
    mine = {"workers": list(workers), "tiles": list(kinds), **seat}
    return table(seat=[mine, AWAY, AWAY, AWAY])


@pytest.mark.rule("TEO-DISCOVERY-1")
def test_prices_are_always_paid() -> None:
    # From a temple step, the avenue and a worship action alike.
    s = table(
        discoveries={"red5": ["mask_2", "mask_1", "vp_4", "temple_blue"]},
        seat=[
            {"workers": ["b1 2", "b8 1", "b6 1"], "temples": [0, 4, 0], "cocoa": 2, "wood": 1},
            AWAY, AWAY, AWAY,
        ],
    )  # fmt: skip
    play(s, "worker w1; to b2; worship forest")
    assert asked(s) == "major"
    assert legal(s) == ["claim mask_2", "claim vp_4", "claim temple_blue", "printed"]
    play(s, "claim mask_2")
    assert (s.cocoa[0], goods(s)) == (1, (0, 0, 0))
    assert tiles(s) == ["mask_2"]
    s = table(
        discoveries={"avenue3": ["mask_1", "cocoa_4", "avenue"]},
        seat=[
            {"workers": ["b8 2", "b1 1", "b1 1"], "avenue": 2, "cocoa": 4, "gold": 1, "wood": 2},
            AWAY, AWAY, AWAY,
        ],
    )  # fmt: skip
    play(s, "worker w1; to b6; main")
    assert s.cocoa[0] == 1  # too little for the first mask
    assert legal(s) == ["claim avenue", "claim cocoa_4", "decline"]
    play(s, "claim cocoa_4")
    assert goods(s) == (0, 0, 0)


@pytest.mark.rule("TEO-DISCOVERY-1")
def test_price_of_every_kind() -> None:
    prices = {
        "mask_1": {"cocoa": 2, "gold": 1}, "mask_2": {"cocoa": 1, "wood": 1},
        "mask_3": {"cocoa": 1, "wood": 1}, "mask_4": {"wood": 1}, "mask_5": {"wood": 1},
        "mask_6": {"wood": 1}, "mask_7": {"wood": 1}, "vp_4": {"wood": 1},
        "resources_3": {"cocoa": 1}, "resources_2": {}, "avenue": {"cocoa": 1},
        "temple_any": {"cocoa": 1}, "temple_blue": {}, "temple_red": {}, "temple_green": {},
        "cocoa_4": {"gold": 1}, "power_up_2": {"cocoa": 1}, "double_move": {}, "free_cocoa": {},
        "move_anywhere": {}, "extra_worker": {},
    }  # fmt: skip
    printed = table().observe(None)["printed"]["discoveries"]  # type: ignore[index]
    assert {entry["kind"]: entry["price"] for entry in printed} == prices


@pytest.mark.rule("TEO-DISCOVERY-2")
def test_a_tile_may_be_used_at_once_and_stays() -> None:
    s = table(
        discoveries={"quarry": "temple_red"},
        seat=[{"workers": ["b1 2", "b8 1", "b6 1"]}, AWAY, AWAY, AWAY],
    )
    play(s, "worker w1; to b3; worship quarry; discovery")
    assert legal(s) == ["end", "use temple_red"]
    play(s, "use temple_red")
    assert used(s) == ["temple_red"]
    assert tiles(s) == []
    s = holding("mask_4", "mask_4")
    assert not [name for name in legal(s) if name.startswith("use")]
    s = holding("vp_4")
    play(s, "worker w1; to b3; collect; end")
    assert tiles(s) == ["vp_4"]  # kept for later


@pytest.mark.rule("TEO-DISCOVERY-3")
def test_points_and_cocoa() -> None:
    s = holding("vp_4", "cocoa_4")
    play(s, "use vp_4; use cocoa_4")
    assert (s.vp[0], s.cocoa[0]) == (4, 4)


@pytest.mark.rule("TEO-DISCOVERY-4")
def test_goods_of_choice() -> None:
    s = holding("resources_2", "resources_3")
    play(s, "use resources_2; take wood; take gold; use resources_3; take stone; take stone")
    play(s, "take gold")
    assert goods(s) == (1, 2, 2)


@pytest.mark.rule("TEO-DISCOVERY-5")
def test_temple_steps() -> None:
    s = holding("temple_red", "temple_green", "temple_blue", "temple_any")
    play(s, "use temple_red; use temple_green; use temple_blue; take wood")
    play(s, "use temple_any; temple red")
    assert temples(s) == (1, 2, 1)
    assert (s.vp[0], s.cocoa[0]) == (2, 1)


@pytest.mark.rule("TEO-DISCOVERY-6")
def test_avenue_step() -> None:
    s = holding("avenue", avenue=8)
    play(s, "use avenue")
    assert s.avenue[0] == 9
    assert "use avenue" not in legal(holding("avenue", avenue=9))


@pytest.mark.rule("TEO-DISCOVERY-7")
def test_double_move() -> None:
    s = holding("double_move", workers=("b1 2", "b1 4", "b6 1"))
    play(s, "worker w1")
    assert legal(s) == ["to b2", "to b3", "to b5", "pair w2"]
    play(s, "pair w2; to b3; collect")
    assert (board(s, 1), board(s, 2)) == (3, 3)
    assert used(s) == ["double_move"]
    s = holding("double_move", workers=("b1 2", "royal-a 4", "b6 1"))
    play(s, "worker w1")
    assert not [name for name in legal(s) if name.startswith("pair")]  # it is locked


@pytest.mark.rule("TEO-DISCOVERY-8")
def test_unlimited_move() -> None:
    s = holding("move_anywhere", "double_move", workers=("b1 2", "b1 4", "b6 1"))
    play(s, "worker w1; anywhere")
    assert legal(s) == [f"to b{number}" for number in range(1, 9)] + ["pair w2"]
    play(s, "pair w2; to b7; collect")
    assert (board(s, 1), board(s, 2)) == (7, 7)
    assert sorted(used(s)) == ["double_move", "move_anywhere"]
    s = holding("move_anywhere", cocoa=1)
    play(s, "worker w1; anywhere; to b1; collect")
    assert board(s, 1) == 1  # all the way round


@pytest.mark.rule("TEO-DISCOVERY-9")
def test_power_up_tile() -> None:
    s = holding("power_up_2", workers=("b1 2", "b8 1", "b6 1"))
    play(s, "use power_up_2; power w2; power w3")
    assert [power(s, k) for k in (1, 2, 3)] == [2, 2, 2]
    s = holding("power_up_2")
    play(s, "use power_up_2; power w1; power w1")
    assert power(s, 1) == 4
    s = holding("power_up_2")
    play(s, "use power_up_2; power w1; stop")
    assert power(s, 1) == 3
    s = holding("power_up_2", workers=("royal-a 2", "b8 1", "b6 1"))
    play(s, "use power_up_2")
    assert legal(s) == ["power w2", "power w3"]


@pytest.mark.rule("TEO-DISCOVERY-10")
def test_power_up_tile_spares_the_board_landed_on() -> None:
    s = holding("power_up_2", workers=("b5 1", "b2 3", "b8 3"), cocoa=5)
    play(s, "worker w1; to b2; use power_up_2")
    assert legal(s) == ["power w3", "stop"]  # the first power-up had no choice
    play(s, "stop; main")
    assert goods(s) == (1, 0, 0)  # the weakest is still of power 1
    s = holding("power_up_2", workers=("b5 1", "b2 4", "b8 3"), cocoa=5)
    play(s, "worker w1; to b2; main; power w1")
    assert asked(s) == "end"
    play(s, "use power_up_2; power w1; power w2")  # the main action is over
    assert (power(s, 1), power(s, 2)) == (3, 5)
    s = holding("power_up_2", workers=("b5 1", "b2 3", "b2 2"))
    play(s, "worker w1; to b2")
    assert "use power_up_2" not in legal(s)


@pytest.mark.rule("TEO-DISCOVERY-11")
def test_free_cocoa_for_a_main_action() -> None:
    s = table(
        seat=[
            {"workers": ["b1 2", "b8 1", "b6 1"], "tiles": ["free_cocoa"], "cocoa": 2},
            {"workers": ["b3 1", "b6 1", "b6 1"]}, {"workers": ["b3 1", "b6 1", "b6 1"]}, AWAY,
        ]
    )  # fmt: skip
    play(s, "worker w1; to b3; main")
    assert legal(s) == ["pay", "free"]
    play(s, "free")
    assert (s.cocoa[0], used(s)) == (2, ["free_cocoa"])
    assert goods(s) == (0, 1, 0)


@pytest.mark.rule("TEO-DISCOVERY-11")
def test_free_cocoa_for_the_fees_of_a_worship_but_not_the_tile() -> None:
    seats: list[dict[str, Any]] = [
        {"workers": ["b1 2", "b8 1", "b6 1"], "tiles": ["free_cocoa"], "cocoa": 1},
        {"workers": ["quarry 1", "b6 1", "b6 1"]}, AWAY, AWAY,
    ]  # fmt: skip
    s = table(discoveries={"quarry": "avenue"}, seat=seats)
    play(s, "worker w1; to b3; worship quarry; both")
    assert used(s) == ["free_cocoa"]  # two cocoa of fees, only one in hand
    play(s, "discovery; claim avenue")
    assert s.cocoa[0] == 1 - 1 + 1
    # Without any cocoa the tile itself can't be paid.
    seats[0]["cocoa"] = 0
    s = table(discoveries={"quarry": "avenue"}, seat=seats)
    play(s, "worker w1; to b3; worship quarry")
    assert legal(s) == ["ability", "both"]


@pytest.mark.rule("TEO-DISCOVERY-12")
def test_free_cocoa_for_a_salary() -> None:
    s = table(light=12, rounds_left=1, turn=3, seat=[
        {"tiles": ["free_cocoa"], "cocoa": 2, "vp": 9}, {}, {}, {}
    ])  # fmt: skip
    while asked(s) != "salary":
        s.apply(s.legal()[0])
    assert s.seat == 0
    assert legal(s) == ["free", "salary 0", "salary 1", "salary 2"]
    points = s.vp[0]
    play(s, "free")
    assert (s.cocoa[0], s.vp[0], used(s)) == (2, points, ["free_cocoa"])


@pytest.mark.rule("TEO-DISCOVERY-13")
def test_extra_worker_counts_for_rows_and_power_ups() -> None:
    s = holding(
        "extra_worker", "extra_worker", "extra_worker",
        workers=("b8 1", "b1 1", "b1 1"), wood=2, cocoa=5,
    )  # fmt: skip
    play(s, "worker w1; to b6; main")
    assert legal(s) == ["row top", "extra"]
    play(s, "extra; extra")
    assert s.vp[0] == 7  # the bottom row; never above three workers
    assert used(s) == ["extra_worker", "extra_worker"]
    play(s, "power w1")  # three workers: a second power-up
    assert power(s, 1) == 3
    s = holding("extra_worker", workers=("b8 1", "b1 1", "b1 1"), gold=3, cocoa=5)
    play(s, "worker w1; to b7; main")
    assert "extra" not in legal(s)  # not for Decorations


@pytest.mark.rule("TEO-DISCOVERY-13")
def test_extra_worker_for_construction() -> None:
    s = holding("extra_worker", workers=("b2 1", "b1 1", "b1 1"), stone=4)
    play(s, "worker w1; to b8; main; tile 1; at 1a1; turn 0")
    assert legal(s) == ["extra", "stop"]
    play(s, "extra; tile 2; at 1d1; turn 0")
    assert s.track[0] == 2


@pytest.mark.rule("TEO-DISCOVERY-14")
def test_extra_worker_at_alchemy_keeps_the_power_up() -> None:
    s = holding("extra_worker", workers=("b1 1", "b8 1", "b8 1"), gold=2)
    play(s, "worker w1; to b5; main")
    assert legal(s) == ["tech 1", "tech 2", "tech 3", "extra"]
    play(s, "extra")
    assert legal(s) == [f"tech {n}" for n in range(1, 7)]
    play(s, "tech 4; take wood")
    assert power(s, 1) == 2


@pytest.mark.rule("TEO-DISCOVERY-15")
def test_double_move_and_collecting() -> None:
    s = holding("double_move", workers=("b1 2", "b1 4", "b6 1"))
    play(s, "worker w1; pair w2; to b3; collect")
    assert s.cocoa[0] == 1


@pytest.mark.rule("TEO-DISCOVERY-16")
def test_double_move_and_worship() -> None:
    s = holding("double_move", workers=("b1 2", "b1 4", "b6 1"))
    play(s, "worker w2; pair w1; to b3; worship quarry")
    assert locked(s, 2)
    assert board(s, 1) == 3


@pytest.mark.rule("TEO-DISCOVERY-17")
def test_double_move_and_main_action() -> None:
    s = holding("double_move", workers=("b1 2", "b1 4", "b6 1"))
    play(s, "worker w1; pair w2; to b3; main")
    assert s.cocoa[0] == 0  # no other worker was there
    assert goods(s) == (0, 2, 0)  # two workers, the weakest of power 2


@pytest.mark.rule("TEO-DISCOVERY-18")
def test_an_empty_pile_refills_nothing() -> None:
    s = table(
        discoveries={"quarry": "temple_red"},
        seat=[{"workers": ["b1 2", "b8 1", "b6 1"]}, AWAY, AWAY, AWAY],
    )
    s.discarded = [s.discarded[kind] + s.discovery_pile.count(kind) for kind in range(t.KINDS)]
    s.discovery_pile = []
    play(s, "worker w1; to b3; worship quarry; discovery")
    assert s.spot[2] == -1
    assert s.check() == []


# -- temples -----------------------------------------------------------------------------------


def climb(temple: str, at: int, **spec: Any) -> TeotihuacanState:
    """The first player takes a step in a temple by a tile."""
    index = ["blue", "red", "green"].index(temple)
    steps = [0, 0, 0]
    steps[index] = at
    seat = {
        "workers": ["b1 2", "b8 1", "b6 1"], "tiles": [f"temple_{temple}"],
        "temples": steps, **spec,
    }  # fmt: skip
    return table(seat=[seat, AWAY, AWAY, AWAY])


@pytest.mark.rule("TEO-TEMPLE-1", "TEO-TEMPLE-2")
def test_rewards_of_all_steps() -> None:
    red = [1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7]
    green = [1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0]
    blue_goods = [1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0]
    blue_points = [0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6]
    for at in range(11):
        s = play(climb("red", at), "use temple_red")
        assert (temples(s)[1], s.vp[0]) == (at + 1, red[at])
        s = play(climb("green", at), "use temple_green")
        assert (temples(s)[2], s.cocoa[0]) == (at + 1, green[at])
        assert s.vp[0] == (5 if at == 10 else 0)
        s = play(climb("blue", at), "use temple_blue")
        for _ in range(blue_goods[at]):
            if asked(s) == "goods":
                play(s, "take gold")
        assert (temples(s)[0], goods(s)[2], s.vp[0]) == (at + 1, blue_goods[at], blue_points[at])


@pytest.mark.rule("TEO-TEMPLE-3")
def test_major_step_tile_or_reward() -> None:
    spec: dict[str, Any] = {"discoveries": {"green3": ["temple_blue", "cocoa_4"]}}
    seat = {"workers": ["b1 2", "b8 1", "b6 1"], "tiles": ["temple_green"], "temples": [0, 0, 2]}
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    play(s, "use temple_green")
    assert legal(s) == ["claim temple_blue", "printed"]
    play(s, "claim temple_blue")
    assert (s.cocoa[0], tiles(s)) == (0, ["temple_blue"])
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    play(s, "use temple_green; printed")
    assert (s.cocoa[0], tiles(s)) == (1, [])


@pytest.mark.rule("TEO-TEMPLE-4")
def test_major_step_without_tiles() -> None:
    s = play(climb("red", 4), "use temple_red")
    assert s.vp[0] == 2
    s = table(
        discoveries={"red5": ["temple_blue"]},
        seat=[
            {"workers": ["b1 2", "b8 1", "b6 1"], "tiles": ["temple_red"], "temples": [0, 4, 0]},
            AWAY, AWAY, AWAY,
        ],
    )  # fmt: skip
    play(s, "use temple_red; claim temple_blue")
    stashes = s.observe(0)["discoveries"]["stashes"]  # type: ignore[index]
    assert stashes[1] == []


@pytest.mark.rule("TEO-TEMPLE-5")
def test_bonus_step() -> None:
    s = climb("red", 9)
    s.temple[1 * 3 + 1] = 10
    play(s, "use temple_red")
    assert (temples(s)[1], temples(s, 1)[1], s.vp[0]) == (10, 10, 0)
    bonuses = s.observe(0)["players"][0]["bonuses"]  # type: ignore[index]
    assert [entry["temple"] for entry in bonuses] == ["red"]


@pytest.mark.rule("TEO-TEMPLE-6")
def test_top_step_holds_one_marker() -> None:
    s = play(climb("red", 10), "use temple_red")
    assert (temples(s)[1], s.vp[0]) == (11, 7)
    s = climb("red", 10)
    s.temple[1 * 3 + 1] = 11
    s.answers = s.stack[-1].legal(s)
    assert "use temple_red" not in legal(s)
    # Forced by a worship, the step is lost.
    s = table(
        seat=[
            {"workers": ["b1 2", "b8 1", "b6 1"], "temples": [0, 10, 0]},
            {**AWAY, "temples": [0, 11, 0]}, AWAY, AWAY,
        ]
    )  # fmt: skip
    play(s, "worker w1; to b2; worship forest")
    assert (temples(s)[1], s.vp[0]) == (10, 0)


@pytest.mark.rule("TEO-TEMPLE-7")
def test_a_free_choice_must_be_a_possible_one() -> None:
    s = table(
        seat=[
            {"workers": ["b1 2", "b8 1", "b6 1"], "temples": [11, 10, 4], "tiles": ["temple_any"]},
            {**AWAY, "temples": [0, 11, 0]}, AWAY, AWAY,
        ]
    )  # fmt: skip
    play(s, "use temple_any")  # only green is left
    assert temples(s) == (11, 10, 5)


# -- avenue and pyramid track --------------------------------------------------------------------


@pytest.mark.rule("TEO-AVENUE-1")
def test_the_avenue_ends_at_nine() -> None:
    s = holding(workers=("b8 1", "b1 1", "b1 1"), wood=2, cocoa=5, avenue=9)
    play(s, "worker w1; to b6; main")
    assert (s.avenue[0], s.vp[0]) == (9, 3)


@pytest.mark.rule("TEO-AVENUE-2")
def test_avenue_tiles_may_be_chosen_or_left() -> None:
    for step, stash in ((3, "avenue3"), (6, "avenue6"), (8, "avenue8")):
        for choice, claimed in (("claim temple_red", ["temple_red"]), ("decline", [])):
            s = table(
                discoveries={stash: ["temple_red", "mask_1"]},
                seat=[
                    {
                        "workers": ["b1 2", "b8 1", "b6 1"], "tiles": ["avenue"],
                        "avenue": step - 1, "cocoa": 2, "gold": 1,
                    },
                    AWAY, AWAY, AWAY,
                ],
            )  # fmt: skip
            play(s, "use avenue")
            assert legal(s) == ["claim mask_1", "claim temple_red", "decline"]
            play(s, choice)
            assert tiles(s) == claimed
            assert s.avenue[0] == step


@pytest.mark.rule("TEO-TRACK-1")
def test_the_pyramid_track_ends_at_ten() -> None:
    s = holding(workers=("b2 1", "b1 1", "b1 1"), stone=2, track=10)
    play(s, "worker w1; to b8; main; tile 1; at 1a1; turn 0")
    assert s.track[0] == 10
    s = holding(workers=("b8 1", "b1 1", "b1 1"), gold=3, track=3)
    play(s, "worker w1; to b7; main; tile 1; side top")
    assert s.track[0] == 4
