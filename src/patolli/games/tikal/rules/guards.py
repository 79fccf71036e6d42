"""Pitching camps and placing guards: TIK-CAMP, TIK-GUARD."""

from __future__ import annotations

from patolli.core.message import seat
from patolli.core.native import i64
from patolli.games.tikal.actions import CAMP, GUARD, LEADER, PIECES
from patolli.games.tikal.bitboards import ONLY, add_answers, lowest
from patolli.games.tikal.board import GONE, RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import (
    CAMP_COST,
    CAMPS,
    GUARD_COST,
)
from patolli.games.tikal.rules.scoring import dominant
from patolli.games.tikal.state import TikalState


def add_camping(s: TikalState, seat: int, present: i64, answers: list[int]) -> None:
    """The clearings where a camp may be pitched. TIK-CAMP-1 to TIK-CAMP-4."""
    if s.action_points < CAMP_COST or s.tents[(seat + 1) * CAMPS - 1] != RESERVE:
        return
    taken: i64 = 0
    for camp in s.tents:
        if camp != RESERVE:
            taken |= ONLY[camp]
    emptied: i64 = 0
    ruins = present & s.jungle.ruins
    while ruins:
        space = lowest(ruins)
        if s.buried[space] == 0:
            emptied |= ONLY[space]
        ruins &= ruins - 1
    add_answers(answers, CAMP, (present & s.jungle.clearings | emptied) & ~taken)


def pitch(s: TikalState, seat_no: int, space: int) -> None:
    """Put up the seat's next camp; camps of one seat are interchangeable and kept ascending."""
    s.action_points -= CAMP_COST
    first = seat_no * CAMPS
    i = first
    while s.tents[i] != RESERVE:
        i += 1
    while i > first and s.tents[i - 1] > space:
        s.tents[i] = s.tents[i - 1]
        i -= 1
    s.tents[i] = space
    if s.recording:
        s.emit(
            "tikal-camped",
            {"seat": seat(seat_no), "space": SPACES[space], "cost": CAMP_COST},
        )


def add_guarding(s: TikalState, seat: int, temples: i64, answers: list[int]) -> None:
    """The pieces that may become guards. TIK-GUARD-2, TIK-GUARD-3, TIK-GUARD-6."""
    if s.action_points < GUARD_COST or s.guards[seat] == 0:
        return
    leader = -1
    while temples:
        space = lowest(temples)
        if s.guard[space] < 0 and dominant(s, seat, space):
            if s.explorers[seat * SPACE_COUNT + space] > 0:
                answers.append(GUARD + space)
            if s.leader[seat] == space:
                leader = space
        temples &= temples - 1
    if leader >= 0:
        answers.append(GUARD + SPACE_COUNT + leader)


def post_guard(s: TikalState, seat_no: int, piece: int, space: int) -> None:
    """One piece stands guard for good, the seat's others there leave the game. TIK-GUARD-4."""
    s.action_points -= GUARD_COST
    s.guards[seat_no] -= 1
    s.guard[space] = seat_no * 2 + piece
    leaving = s.explorers[seat_no * SPACE_COUNT + space]
    s.leave(seat_no, space, leaving)
    if s.leader[seat_no] == space:
        s.leader[seat_no] = GONE
        lost = leaving
        if piece != LEADER:
            leaving -= 1
    else:
        leaving -= 1
        lost = leaving
    s.gone[seat_no] += leaving
    if s.recording:
        s.emit(
            "tikal-guarded",
            {
                "seat": seat(seat_no),
                "piece": PIECES[piece],
                "space": SPACES[space],
                "value": s.value[space],
                "lost": lost,
                "cost": GUARD_COST,
            },
        )
