"""Scoring rounds: majorities, and the points of temples and treasures. TIK-SCORE.

Who scores when stands in `scoring_rounds`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.bitboards import lowest
from patolli.games.tikal.board import SPACE_COUNT
from patolli.games.tikal.components import (
    LEADER_MAJORITY,
    MAX_SEATS,
    SET_POINTS,
    TREASURE_KINDS,
)
from patolli.games.tikal.state import TikalState


@final
class Score(Step[TikalState]):
    """A seat marks its points. TIK-VOLC-2, TIK-SCORE-1, TIK-SCORE-4."""

    name: ClassVar[str] = "score"

    def run(self, s: TikalState) -> None:
        seat = self.seat
        temples = temple_points(s, seat)
        treasures = treasure_points(s, seat)
        if s.lent:
            s.own_gains()
        s.points[seat] += temples + treasures
        if s.recording:
            spaces = temples_of(s, seat)
            events.scored(s, seat, temples + treasures, temples, treasures, spaces, s.points[seat])


SCORE_OF: Final = [Score(seat) for seat in range(MAX_SEATS)]  # a frame never changes


def scoring_order(s: TikalState) -> list[int]:
    """The seats still to score in the round under way, the next one first; none without one."""
    order = [frame.seat for frame in s.stack if isinstance(frame, Score)]
    order.reverse()
    return order


def strength(s: TikalState, seat: int, space: int) -> int:
    """What a seat's pieces on a space count in a majority. TIK-SCORE-3."""
    at: i64 = seat * SPACE_COUNT + space
    count = s.explorers[at]
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
