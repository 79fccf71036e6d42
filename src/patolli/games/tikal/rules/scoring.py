"""Majorities, points and places: TIK-SCORE and TIK-END."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.outcome import Outcome, ranked
from patolli.games.tikal.bitboards import lowest
from patolli.games.tikal.board import SPACE_COUNT
from patolli.games.tikal.components import LEADER_MAJORITY, SET_POINTS, TREASURE_KINDS

if TYPE_CHECKING:
    from patolli.games.tikal.state import TikalState


def strength(s: TikalState, seat: int, space: int) -> int:
    """What a seat's pieces on a space count in a majority. TIK-SCORE-3."""
    count = s.explorers[seat * SPACE_COUNT + space]
    return count + LEADER_MAJORITY if s.leader[seat] == space else count


def dominant(s: TikalState, seat: int, space: int) -> bool:
    """Whether a seat has more there than each other one. TIK-GUARD-2, TIK-SCORE-2."""
    own = strength(s, seat, space)
    if own == 0:
        return False
    for other in range(s.seats):
        if other != seat and strength(s, other, space) >= own:
            return False
    return True


def holder(s: TikalState, space: int) -> int:
    """The seat that a temple would pay now, -1 if none. TIK-SCORE-1, TIK-GUARD-7."""
    if s.guard[space] >= 0:
        return s.guard[space] // 2
    for seat in range(s.seats):
        if dominant(s, seat, space):
            return seat
    return -1


def temples_of(s: TikalState, seat: int) -> list[int]:
    """The spaces of the temples that pay a seat now."""
    spaces: list[int] = []
    temples = s.jungle.temples
    while temples:
        space = lowest(temples)
        if s.guard[space] >= 0:
            if s.guard[space] // 2 == seat:
                spaces.append(space)
        elif dominant(s, seat, space):
            spaces.append(space)
        temples &= temples - 1
    return spaces


def temple_points(s: TikalState, seat: int) -> int:
    """The points of a seat's temples now."""
    total = 0
    for space in temples_of(s, seat):
        total += s.value[space]
    return total


def treasure_points(s: TikalState, seat: int) -> int:
    """The points of a seat's treasures. TIK-SCORE-4."""
    total = 0
    for kind in range(TREASURE_KINDS):
        total += SET_POINTS[s.held[seat * TREASURE_KINDS + kind]]
    return total


def treasure_count(s: TikalState, seat: int) -> int:
    """How many treasures a seat has."""
    return sum(s.held[seat * TREASURE_KINDS : (seat + 1) * TREASURE_KINDS])


def best_guarded(s: TikalState, seat: int) -> int:
    """The value of a seat's most valuable guarded temple, 0 without one. TIK-END-3."""
    best = 0
    for space in range(SPACE_COUNT):
        if s.guard[space] >= 0 and s.guard[space] // 2 == seat:
            best = max(best, s.value[space])
    return best


def outcome(s: TikalState) -> Outcome:
    """The places: points, then the best guarded temple, then treasures. TIK-END-2 to TIK-END-5."""
    breaks = [[best_guarded(s, seat), treasure_count(s, seat)] for seat in range(s.seats)]
    return ranked(s.points, breaks)
