"""Turns, moving, unlocking, collecting cocoa."""

from __future__ import annotations

import pytest

from patolli.core.errors import IllegalAction
from tests.rules.teotihuacan.table import (
    asked,
    board,
    events,
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

# The ring of these positions, clockwise: 1 3 5 2 8 7 6 4.
AWAY = {"workers": ["b6 1", "b6 1", "b6 1"]}


@pytest.mark.rule("TEO-TURN-1")
def test_turns_go_round() -> None:
    s = table(turn=2, first=2)
    order = []
    for _ in range(6):
        order.append(s.seat)
        turn = s.turn
        while s.turn == turn:
            s.apply(s.legal()[0])
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("TEO-TURN-2", "TEO-UNLOCK-4")
def test_a_turn_may_be_spent_unlocking() -> None:
    s = table(seat=[{"workers": ["forest 2", "royal-b 4", "b8 1"]}])
    assert "unlock turn" in legal(s)
    play(s, "unlock turn")
    assert [board(s, k) for k in (1, 2, 3)] == [2, 1, 8]
    assert s.seat == 1


@pytest.mark.rule("TEO-TURN-3")
def test_a_normal_turn_is_one_move_and_one_action() -> None:
    s = table(seat=[{"workers": ["b1 1", "b6 1", "b8 1"]}, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b3")
    assert asked(s) == "action"
    assert legal(s) == ["collect", "main", "worship quarry"]
    play(s, "collect")
    assert s.seat == 1
    assert [board(s, k) for k in (1, 2, 3)] == [3, 6, 8]


@pytest.mark.rule("TEO-TURN-4", "TEO-MOVE-2")
def test_who_has_only_locked_workers_must_unlock() -> None:
    workers = ["forest 1", "quarry 1", "gold 1"]
    s = table(turn=3, seat=[{"workers": workers, "cocoa": 2}, AWAY, AWAY, AWAY])
    turn = s.turn
    while s.turn == turn:
        s.apply(s.legal()[0])
    # Seat 0 had nothing to choose: the unlocking turn was taken.
    assert s.seat == 1
    assert [board(s, k) for k in (1, 2, 3)] == [2, 3, 4]
    s = table(seat=[{"workers": workers, "cocoa": 3}, AWAY, AWAY, AWAY])
    assert legal(s) == ["unlock turn", "unlock paid"]
    play(s, "unlock paid")
    assert legal(s) == ["worker w1", "worker w2", "worker w3"]
    assert s.cocoa[0] == 0


@pytest.mark.rule("TEO-MOVE-1")
@pytest.mark.parametrize(
    ("start", "targets"),
    [
        ("b1", ["to b2", "to b3", "to b5"]),
        ("b8", ["to b4", "to b6", "to b7"]),
        ("b7", ["to b1", "to b4", "to b6"]),
        ("b4", ["to b1", "to b3", "to b5"]),
    ],
)
def test_a_worker_moves_one_to_three_boards_clockwise(start: str, targets: list[str]) -> None:
    s = table(seat=[{"workers": [f"{start} 2", "b6 1", "b6 1"]}])
    play(s, "worker w1")
    assert legal(s) == targets


@pytest.mark.rule("TEO-MOVE-2", "TEO-UNLOCK-1")
def test_locked_workers_do_not_move() -> None:
    s = table(seat=[{"workers": ["royal-a 3", "b6 1", "b8 1"]}])
    assert legal(s) == ["worker w2", "worker w3", "unlock turn"]
    assert locked(s, 1)
    assert not locked(s, 2)


@pytest.mark.rule("TEO-UNLOCK-2")
def test_three_cocoa_unlock_at_any_decision() -> None:
    s = table(
        seat=[
            {"workers": ["quarry 3", "forest 1", "b6 1", "b6 2"], "cocoa": 9, "gold": 3},
            AWAY,
            AWAY,
            AWAY,
        ]
    )
    assert "unlock paid" in legal(s)
    play(s, "worker w3")
    assert "unlock paid" in legal(s)
    play(s, "to b4")
    assert "unlock paid" in legal(s)
    play(s, "worship gold")
    assert asked(s) == "worship" or "unlock paid" in legal(s)
    s = table(seat=[{"workers": ["quarry 3", "b1 1", "b6 1"], "cocoa": 2}])
    assert "unlock paid" not in legal(s)
    s = table(seat=[{"workers": ["b1 3", "b1 1", "b6 1"], "cocoa": 9}])
    assert "unlock paid" not in legal(s)


@pytest.mark.rule("TEO-UNLOCK-3")
def test_the_unlocking_turn_needs_a_locked_worker_but_not_all() -> None:
    s = table(seat=[{"workers": ["quarry 3", "b1 1", "b6 1"]}])
    assert "unlock turn" in legal(s)
    s = table(seat=[{"workers": ["b3 3", "b1 1", "b6 1"]}])
    assert "unlock turn" not in legal(s)


@pytest.mark.rule("TEO-UNLOCK-5", "TEO-ANYTIME-2")
def test_the_worker_locked_this_turn_may_be_freed_at_its_end() -> None:
    s = table(seat=[{"workers": ["b1 3", "b8 1", "b6 1"], "cocoa": 3}, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b3; worship quarry")
    assert asked(s) == "end"
    assert legal(s) == ["end", "unlock paid"]
    play(s, "unlock paid")
    assert board(s, 1) == 3
    assert s.seat == 1  # nothing is left to use: the turn is over


@pytest.mark.rule("TEO-ANYTIME-1")
def test_what_changes_nothing_is_not_offered() -> None:
    s = table(
        seat=[
            {
                "workers": ["b1 3", "b8 1", "b6 1"],
                "tiles": ["vp_4", "vp_4", "avenue", "temple_red", "mask_4"],
                "temples": [0, 11, 0],
                "avenue": 9,
            }
        ]
    )
    assert [name for name in legal(s) if name.startswith("use")] == ["use vp_4"]
    play(s, "worker w1; use vp_4; to b3; use vp_4")
    assert s.vp[0] == 8
    assert tiles(s) == ["mask_4", "avenue", "temple_red"]
    assert used(s) == ["vp_4", "vp_4"]


@pytest.mark.rule("TEO-ANYTIME-1")
def test_a_tile_may_open_a_choice_that_would_not_be_asked() -> None:
    # Without cocoa the tile on the green major step can't be paid; the 4-cocoa tile makes it so.
    s = table(
        discoveries={"green3": ["avenue"]},
        seat=[
            {"workers": ["b1 3", "b8 1", "b6 1"], "temples": [0, 0, 2], "tiles": ["cocoa_4"]},
            AWAY,
            AWAY,
            AWAY,
        ],
    )
    play(s, "worker w1; to b3; worship quarry; ability")
    assert asked(s) == "major"
    assert legal(s) == ["printed", "use cocoa_4"]
    play(s, "use cocoa_4; claim avenue")
    assert s.cocoa[0] == 3
    assert temples(s) == (0, 0, 3)
    assert tiles(s) == ["avenue"]


@pytest.mark.rule("TEO-COLLECT-1")
def test_cocoa_is_collected_on_every_board() -> None:
    for number, start in ((1, 7), (2, 1), (3, 1), (4, 6), (5, 1), (6, 8), (7, 8), (8, 2)):
        other = {"workers": ["b8 1", "b8 1", "b8 1"]} if number != 8 else AWAY
        s = table(seat=[{"workers": [f"b{start} 2", "b5 1", "b5 1"]}, other, other, other])
        play(s, f"worker w1; to b{number}")
        if s.seat == 0 and asked(s) == "action":
            play(s, "collect")
        assert s.cocoa[0] >= 1
        assert board(s, 1) == number


@pytest.mark.rule("TEO-COLLECT-2")
def test_example_black_at_the_quarry() -> None:
    # Black arrives; Red and Yellow have unlocked workers there, Blue a locked one: 3 cocoa.
    s = table(
        seat=[
            {"workers": ["b1 1", "b6 1", "b8 1"], "cocoa": 1},
            {"workers": ["b3 1", "b3 2", "b8 1"]},
            {"workers": ["b3 3", "b6 1", "b8 1"]},
            {"workers": ["quarry 2", "b6 1", "b8 1"]},
        ]
    )
    play(s, "worker w1; to b3; collect")
    assert s.cocoa[0] == 1 + 3


@pytest.mark.rule("TEO-COLLECT-3")
def test_own_colour_counts_if_it_was_there() -> None:
    s = table(seat=[{"workers": ["b1 1", "b3 1", "b8 1"]}, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b3; collect")
    assert s.cocoa[0] == 2


@pytest.mark.rule("TEO-COLLECT-4")
def test_a_worker_freed_before_the_choice_counts() -> None:
    s = table(seat=[{"workers": ["b1 1", "quarry 1", "b8 1"], "cocoa": 3}, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b3; unlock paid; collect")
    assert s.cocoa[0] == 0 + 2


@pytest.mark.rule("TEO-MAIN-7")
def test_workers_freed_before_the_main_action_count_for_price_and_effect() -> None:
    s = table(seat=[{"workers": ["b5 2", "forest 2", "b8 1"], "cocoa": 4}, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b2; unlock paid; main")
    assert s.cocoa[0] == 4 - 3 - 1
    assert goods(s) == (2, 0, 0)  # two workers, the weakest of power 2
    # Freed later, it does not count for the row, but it may be powered up.
    s = table(
        seat=[
            {"workers": ["b8 4", "decorations 2", "b1 1"], "cocoa": 3, "gold": 3},
            AWAY,
            AWAY,
            AWAY,
        ],
    )
    play(s, "worker w1; to b7; main; unlock paid")
    assert asked(s) == "decoration"
    play(s, "tile 1")
    assert goods(s)[2] == 0  # the price of a single worker
    assert power(s, 2) == 2


def test_a_refused_action_changes_nothing() -> None:
    s = table()
    before = s.dump()
    with pytest.raises(IllegalAction, match="not allowed now"):
        play(s, "collect")
    assert s.dump() == before
    assert not events(s, "moved")
