"""The end: the last round, and the places. TIK-END."""

from __future__ import annotations

from patolli.core.outcome import Outcome, ranked
from patolli.games.tikal import events
from patolli.games.tikal.board import SPACE_COUNT
from patolli.games.tikal.components import TREASURE_KINDS
from patolli.games.tikal.rules.scoring_rounds import push_scoring
from patolli.games.tikal.state import TikalState


def push_final(s: TikalState, order: list[int]) -> None:
    """The last round, after which nothing is pending any more. TIK-END-1, TIK-END-2."""
    push_scoring(s, order)
    if s.recording:
        events.final(s, order)


def best_guarded(s: TikalState, seat: int) -> int:
    """The value of a seat's most valuable guarded temple, 0 without one. TIK-END-3."""
    best = 0
    for space in range(SPACE_COUNT):
        if s.guard[space] >= 0 and s.guard[space] // 2 == seat:
            best = max(best, s.value[space])
    return best


def treasure_count(s: TikalState, seat: int) -> int:
    """How many treasures a seat has. TIK-END-4."""
    return sum(s.held[seat * TREASURE_KINDS : (seat + 1) * TREASURE_KINDS])


def outcome(s: TikalState) -> Outcome:
    """The places: points, then the best guarded temple, then treasures. TIK-END-2 to TIK-END-5."""
    breaks = [[best_guarded(s, seat), treasure_count(s, seat)] for seat in range(s.seats)]
    return ranked(s.points, breaks)
