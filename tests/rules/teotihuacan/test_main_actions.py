"""Main actions: price, gathering, power-ups, Alchemy and Nobles."""

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
    play,
    power,
    table,
    technologies,
    temples,
)

AWAY = {"workers": ["b1 1", "b1 1", "b1 1"]}


def mine(*workers: str, others: dict[str, Any] | None = None, **seat: Any) -> TeotihuacanState:
    """The first player is on turn; the others stand in the Palace unless said otherwise."""
    other = others or AWAY
    return table(seat=[{"workers": list(workers), **seat}, other, other, other])


@pytest.mark.rule("TEO-MAIN-1")
def test_example_black_pays_three_cocoa() -> None:
    # Red, Yellow and one of Black's own workers stand at the Quarry; Blue's is locked.
    s = table(
        seat=[
            {"workers": ["b1 2", "b3 2", "b8 1"], "cocoa": 5},
            {"workers": ["b3 1", "b6 1", "b8 1"]},
            {"workers": ["b3 1", "b3 1", "b8 1"]},
            {"workers": ["quarry 1", "b6 1", "b8 1"]},
        ]
    )
    play(s, "worker w1; to b3; main")
    assert s.cocoa[0] == 2
    assert goods(s) == (0, 2, 0)


@pytest.mark.rule("TEO-MAIN-2")
def test_without_the_cocoa_no_main_action() -> None:
    s = table(
        seat=[
            {"workers": ["b1 2", "b6 2", "b8 1"], "cocoa": 1},
            {"workers": ["b3 1", "b6 1", "b8 1"]},
            {"workers": ["b3 1", "b6 1", "b8 1"]},
        ]
    )
    play(s, "worker w1; to b3")
    assert legal(s) == ["collect", "worship quarry"]


@pytest.mark.rule("TEO-MAIN-3", "TEO-GATHER-2")
def test_four_workers_count_as_three_and_the_weakest_of_all() -> None:
    s = mine("b5 4", "b2 5", "b2 4", "b2 1", cocoa=1)
    play(s, "worker w1; to b2; main")
    assert goods(s) == (2, 0, 0)  # row three, power 1
    assert s.cocoa[0] == 1


@pytest.mark.rule("TEO-MAIN-4")
def test_four_colours_cost_four() -> None:
    other = {"workers": ["b2 1", "b6 1", "b8 1"]}
    s = mine("b5 2", "b2 2", "b8 1", others=other, cocoa=4)
    play(s, "worker w1; to b2; main")
    assert s.cocoa[0] == 0
    s = mine("b5 2", "b2 2", "b8 1", others=other, cocoa=3)
    play(s, "worker w1; to b2")
    assert "main" not in legal(s)


@pytest.mark.rule("TEO-MAIN-5")
def test_a_main_action_must_be_possible_in_full() -> None:
    s = mine("b8 2", "b1 2", "b1 1", wood=1, cocoa=3)
    play(s, "worker w1; to b6")
    assert s.seat == 1  # only cocoa could be collected, so it was
    assert s.cocoa[0] == 4
    s = mine("b2 2", "b1 2", "b1 1", stone=1, cocoa=3)
    play(s, "worker w1; to b8")
    assert s.seat == 1
    s = mine("b2 2", "b1 2", "b1 1", gold=2, cocoa=3)
    play(s, "worker w1; to b7")
    assert "main" not in legal(s)
    s = mine("b1 2", "b6 2", "b6 1", cocoa=3)
    play(s, "worker w1; to b5")
    assert s.seat == 1


@pytest.mark.rule("TEO-MAIN-6")
def test_no_main_action_in_the_palace() -> None:
    s = mine("b4 2", "b8 2", "b8 1", cocoa=9)
    play(s, "worker w1; to b1")
    assert "main" not in legal(s)


CELLS = {
    (2, 1): ["cocoa 1", "wood 1", "wood 2"],
    (2, 2): ["wood 1", "wood 2", "wood 3 cocoa 2"],
    (2, 3): ["wood 2 cocoa 1", "wood 3 cocoa 3", "wood 4 cocoa 5"],
    (3, 1): ["vp 1", "stone 1", "stone 2"],
    (3, 2): ["stone 1", "stone 2", "stone 3 vp 2"],
    (3, 3): ["stone 2 vp 1", "stone 3 vp 3", "stone 4 vp 5"],
    (4, 1): ["vp 1", "gold 1", "gold 2"],
    (4, 2): ["gold 1", "gold 2", "gold 3 vp 2"],
    (4, 3): ["gold 2 cocoa 1", "gold 3", "gold 4"],
}


@pytest.mark.rule("TEO-GATHER-1")
@pytest.mark.parametrize(("number", "count"), CELLS)
@pytest.mark.parametrize("weakest", [1, 2, 3, 4, 5])
def test_every_cell(number: int, count: int, weakest: int) -> None:
    start = {2: 5, 3: 1, 4: 6}[number]
    crew = [f"b{start} {weakest}"] + [f"b{number} 5"] * (count - 1) + ["b8 1"] * (3 - count)
    s = mine(*crew, cocoa=1, others={"workers": ["b8 1", "b8 1", "b8 1"]})
    play(s, f"worker w1; to b{number}; main")
    words = CELLS[number, count][{1: 0, 2: 1, 3: 1, 4: 2, 5: 2}[weakest]].split()
    gain = {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}
    paid = 1 if count > 1 else 0
    assert s.cocoa[0] == 1 - paid + gain.get("cocoa", 0)
    assert goods(s) == (gain.get("wood", 0), gain.get("stone", 0), gain.get("gold", 0))
    assert s.vp[0] == gain.get("vp", 0)


@pytest.mark.rule("TEO-GATHER-1")
def test_example_blue_in_the_forest() -> None:
    # Two workers of power 2 and 5: 2 wood, and one worker there is powered up.
    s = mine("b5 2", "b2 5", "b8 1", cocoa=1)
    play(s, "worker w1; to b2; main")
    assert goods(s) == (2, 0, 0)
    assert legal(s) == ["power w1", "power w2"]
    play(s, "power w1")
    assert power(s, 1) == 3
    assert s.seat == 1


@pytest.mark.rule("TEO-GATHER-3", "TEO-POWER-2", "TEO-POWER-3")
def test_three_workers_may_be_powered_up_twice() -> None:
    s = mine("b5 1", "b2 2", "b2 4", cocoa=1)
    play(s, "worker w1; to b2; main; power w2")
    assert legal(s) == ["power w1", "power w2", "power w3", "stop"]
    play(s, "power w2")
    assert (power(s, 2), s.seat) == (4, 1)
    s = mine("b5 1", "b2 2", "b2 4", cocoa=1)
    play(s, "worker w1; to b2; main; power w1; power w3")
    assert [power(s, k) for k in (1, 2, 3)] == [2, 2, 5]
    s = mine("b5 1", "b2 2", "b2 4", cocoa=1)
    play(s, "worker w1; to b2; main; power w1; stop")
    assert [power(s, k) for k in (1, 2, 3)] == [2, 2, 4]


@pytest.mark.rule("TEO-GATHER-4")
@pytest.mark.parametrize(("weakest", "steps"), [(1, 0), (2, 1), (4, 2)])
def test_three_workers_at_gold_deposits_take_steps(weakest: int, steps: int) -> None:
    s = mine(f"b6 {weakest}", "b4 5", "b4 5", cocoa=1)
    play(s, "worker w1; to b4; main")
    for _ in range(steps):
        play(s, "temple red")
    assert temples(s) == (0, steps, 0)
    assert asked(s) == "power-ups"


@pytest.mark.rule("TEO-POWER-1")
def test_a_power_up_raises_by_one() -> None:
    s = mine("b1 3", "b8 1", "b8 1")
    play(s, "worker w1; to b3; main")
    assert power(s, 1) == 4


@pytest.mark.rule("TEO-POWER-3")
def test_the_first_power_up_must_be_taken() -> None:
    s = mine("b5 1", "b2 2", "b2 3", cocoa=1)
    play(s, "worker w1; to b2; main")
    assert legal(s) == ["power w1", "power w2", "power w3"]


@pytest.mark.rule("TEO-POWER-4")
def test_locked_workers_gain_no_power() -> None:
    s = mine("b5 1", "forest 2", "b2 3", cocoa=1)
    play(s, "worker w1; to b2; main")
    assert legal(s) == ["power w1", "power w3"]


@pytest.mark.rule("TEO-POWER-5")
def test_a_second_power_up_is_lost_with_its_only_worker() -> None:
    s = table(
        seat=[
            {
                "workers": ["b8 5", "b1 1", "b1 1"], "wood": 2,
                "tiles": ["extra_worker", "extra_worker"],
            },
            {"workers": ["b2 1"] * 3}, {"workers": ["b2 1"] * 3}, {"workers": ["b2 1"] * 3},
        ]
    )  # fmt: skip
    play(s, "worker w1; to b6; main; extra; extra")
    # Three workers count, but the only real one has ascended to the Palace.
    assert asked(s) == "ascension"
    play(s, "ascend vp")
    assert s.seat == 1
    assert (board(s, 1), power(s, 1)) == (1, 1)


# -- Alchemy ---------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-ALCHEMY-1")
def test_one_worker_reaches_the_first_row() -> None:
    s = mine("b1 3", "b8 1", "b8 1", gold=9)
    play(s, "worker w1; to b5; main")
    assert legal(s) == ["tech 1", "tech 2", "tech 3"]


@pytest.mark.rule("TEO-ALCHEMY-2")
def test_two_workers_reach_both_rows() -> None:
    s = mine("b1 1", "b5 1", "b8 1", gold=9, cocoa=1)
    play(s, "worker w1; to b5; main")
    assert legal(s) == [f"tech {n}" for n in range(1, 7)]


@pytest.mark.rule("TEO-ALCHEMY-3", "TEO-ALCHEMY-8")
def test_example_a_lone_worker_of_power_4() -> None:
    # First row: powered up to 5. Second row: no power-up.
    s = mine("b1 4", "b8 1", "b8 1", gold=9)
    play(s, "worker w1; to b5; main; tech 2")
    assert power(s, 1) == 5
    s = mine("b1 4", "b8 1", "b8 1", gold=9)
    play(s, "worker w1; to b5; main; tech 5")
    assert power(s, 1) == 4
    s = mine("b1 5", "b8 1", "b8 1", gold=9)
    play(s, "worker w1; to b5; main; tech 5")
    assert power(s, 1) == 5


@pytest.mark.rule("TEO-ALCHEMY-4")
def test_technologies_cost_what_is_printed() -> None:
    costs = dict(zip(t.TECHNOLOGY_NUMBER, t.TECHNOLOGY_GOLD, strict=True))
    assert costs == {1: 1, 3: 1, 5: 1, 7: 1, 9: 2, 11: 2, 13: 2, 15: 2, 17: 2}
    # A two-gold tile may lie in the first row: its own price counts, not the row's.
    s = table(
        technologies=[7, 9, 11, 13, 15, 17],
        seat=[{"workers": ["b1 3", "b8 1", "b8 1"], "gold": 1}, AWAY, AWAY, AWAY],
    )
    play(s, "worker w1; to b5; main; take wood")
    assert goods(s) == (1, 0, 0)  # only number 7 could be paid
    assert s.tech[0] == technologies(7)


@pytest.mark.rule("TEO-ALCHEMY-5")
def test_earlier_owners_score() -> None:
    s = table(
        seat=[
            {"workers": ["b2 3", "b8 1", "b8 1"], "gold": 5, "vp": 0},
            {**AWAY, "technologies": [3]}, {**AWAY, "technologies": [3, 5]}, AWAY,
        ],
        rondel=[1, 2, 5, 3, 8, 7, 6, 4],
    )  # fmt: skip
    play(s, "worker w1; to b5; main; tech 2")
    assert s.vp == [1, 3, 3, 0]  # and one point from the first red step


@pytest.mark.rule("TEO-ALCHEMY-6")
def test_no_technology_twice() -> None:
    s = mine("b1 3", "b8 1", "b8 1", gold=9, technologies=[1, 5])
    play(s, "worker w1; to b5; main")
    assert s.tech[0] == technologies(1, 3, 5)  # the only one left in the row


@pytest.mark.rule("TEO-ALCHEMY-7")
@pytest.mark.parametrize(
    ("slot", "steps"),
    [
        (1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1)),
        (4, (1, 0, 0)), (5, (0, 1, 0)), (6, (0, 0, 1)),
    ],
)  # fmt: skip
def test_step_of_the_column(slot: int, steps: tuple[int, int, int]) -> None:
    s = mine("b1 1", "b5 1", "b8 1", gold=9, cocoa=1)
    play(s, f"worker w1; to b5; main; tech {slot}")
    assert temples(s) == steps


@pytest.mark.rule("TEO-ALCHEMY-8")
def test_one_power_up_even_with_three_workers() -> None:
    s = mine("b1 1", "b5 2", "b5 3", gold=9, cocoa=1)
    play(s, "worker w1; to b5; main; tech 2; power w1")
    assert s.seat == 1


# -- Nobles ----------------------------------------------------------------------------------------


def nobles(*workers: str, buildings: list[int] | None = None, **seat: Any) -> TeotihuacanState:
    """The first player takes the main action of Nobles."""
    spec = {"wood": 2, "cocoa": 1, **seat}
    other = {"workers": ["b2 1", "b2 1", "b2 1"]}
    s = table(
        buildings=buildings or [0, 0, 0],
        seat=[{"workers": list(workers), **spec}, other, other, other],
    )
    return play(s, "worker w1; to b6")


@pytest.mark.rule("TEO-NOBLES-1")
def test_a_building_costs_two_wood_and_leaves_the_row() -> None:
    s = nobles("b8 1", "b1 1", "b1 1", wood=3)
    play(s, "main")
    assert goods(s) == (1, 0, 0)
    buildings = s.observe(0)["buildings"]
    assert buildings["taken"] == 1  # type: ignore[index]


@pytest.mark.rule("TEO-NOBLES-2")
def test_one_worker_builds_in_the_top_row() -> None:
    s = play(nobles("b8 1", "b1 1", "b1 1", buildings=[2, 0, 0]), "main")
    assert s.vp[0] == 2
    assert s.buildings == [7, 0, 0]
    s = nobles("b8 1", "b1 1", "b1 1", buildings=[5, 0, 0])
    assert s.seat == 1  # impossible: cocoa was collected


@pytest.mark.rule("TEO-NOBLES-3")
def test_two_workers_build_in_the_centre_row() -> None:
    s = play(nobles("b8 1", "b6 2", "b1 1"), "main")
    assert (s.vp[0], s.buildings) == (5, [0, 1, 0])
    s = play(nobles("b8 1", "b6 2", "b1 1", buildings=[0, 4, 0]), "main")
    assert (s.vp[0], s.buildings) == (3, [1, 15, 0])


@pytest.mark.rule("TEO-NOBLES-3", "TEO-NOBLES-5", "TEO-NOBLES-6")
def test_example_red_builds_for_four_points() -> None:
    # Two workers, the first space of the centre row taken: 4 points and an avenue step.
    s = play(nobles("b8 1", "b6 2", "b1 1", buildings=[0, 1, 0]), "main")
    assert (s.vp[0], s.avenue[0], goods(s)) == (4, 1, (0, 0, 0))


@pytest.mark.rule("TEO-NOBLES-4")
def test_three_workers_build_in_the_bottom_row() -> None:
    s = play(nobles("b8 1", "b6 2", "b6 3"), "main")
    assert (s.vp[0], s.buildings) == (7, [0, 0, 1])
    s = play(nobles("b8 1", "b6 2", "b6 3", buildings=[0, 0, 3]), "main")
    assert legal(s) == ["row top", "row centre"]
    play(s, "row top")
    assert s.vp[0] == 3


@pytest.mark.rule("TEO-NOBLES-5")
def test_printed_values_of_the_rows() -> None:
    printed = table().observe(None)["printed"]["nobles"]  # type: ignore[index]
    assert printed["rows"] == [[3, 2, 2, 1, 1], [5, 4, 3, 3], [7, 6, 5]]


@pytest.mark.rule("TEO-NOBLES-6")
def test_a_building_is_an_avenue_step() -> None:
    assert play(nobles("b8 1", "b1 1", "b1 1", avenue=4), "main").avenue[0] == 5


@pytest.mark.rule("TEO-NOBLES-7")
def test_power_ups_of_nobles() -> None:
    s = play(nobles("b8 1", "b6 2", "b6 3"), "main")
    play(s, "power w1")
    assert "stop" in legal(s)
    play(s, "power w1")
    assert power(s, 1) == 3
    s = play(nobles("b8 1", "b6 2", "b1 3"), "main; power w2")
    assert s.seat == 1


@pytest.mark.rule("TEO-NOBLES-8")
def test_after_eleven_buildings_no_more() -> None:
    s = nobles("b8 1", "b6 2", "b6 3", buildings=[5, 4, 2])
    assert s.seat == 1
    s = nobles("b8 1", "b6 2", "b6 3", buildings=[5, 3, 2])
    assert "main" in legal(s)
