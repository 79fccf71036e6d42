"""Pitching a camp: TIK-CAMP."""

from __future__ import annotations

from patolli.core.message import Message
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import CAMP
from patolli.games.tikal.bitboards import add_answers, lowest, only
from patolli.games.tikal.board import BASE_CAMP, RESERVE, SPACES
from patolli.games.tikal.components import CAMP_COST, CAMPS
from patolli.games.tikal.state import TikalState


def camps_of(s: TikalState, seat: int) -> i64:
    """The spaces of the base camp and of the seat's own camps. TIK-TRAIL-2."""
    camps: i64 = only(BASE_CAMP)
    i: i64 = seat * CAMPS
    last: i64 = i + CAMPS
    while i < last:
        space = s.tents[i]
        if space == RESERVE:
            break
        camps |= only(space)
        i += 1
    return camps


def add_camping(s: TikalState, seat: int, present: i64, answers: list[int]) -> None:
    """The clearings where a camp may be pitched. TIK-CAMP-1 to TIK-CAMP-4."""
    if s.action_points < CAMP_COST or s.tents[(seat + 1) * CAMPS - 1] != RESERVE:
        return
    taken: i64 = 0
    for camp in s.tents:
        if camp != RESERVE:
            taken |= only(camp)
    emptied: i64 = 0
    ruins = present & s.jungle.ruins
    while ruins:
        space = lowest(ruins)
        if s.buried[space] == 0:
            emptied |= only(space)
        ruins &= ruins - 1
    add_answers(answers, CAMP.first, (present & s.jungle.clearings | emptied) & ~taken)


def pitch(s: TikalState, seat: int, space: int) -> None:
    """Put up the seat's next camp; camps of one seat are interchangeable and kept ascending."""
    s.action_points -= CAMP_COST
    if s.lent:
        s.own_pieces()
    first = seat * CAMPS
    i = first
    while s.tents[i] != RESERVE:
        i += 1
    while i > first and s.tents[i - 1] > space:
        s.tents[i] = s.tents[i - 1]
        i -= 1
    s.tents[i] = space
    if s.recording:
        events.camped(s, seat, space, CAMP_COST)


def camp_label(s: TikalState, space: int) -> Message:
    """What pitching a camp is called."""
    return Message(
        "tikal-label-camp",
        {"space": SPACES[space], "cost": CAMP_COST, "left": s.action_points - CAMP_COST},
    )
