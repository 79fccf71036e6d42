"""The end of a game: PAT-END."""

from __future__ import annotations

from patolli.core.outcome import Outcome, ranked
from patolli.games.patolli.components import NIGHTFALL
from patolli.games.patolli.state import HOME, PatolliState


def finished(s: PatolliState, mover: int) -> bool:
    """Whether the game has just ended."""
    return (
        s.progress[mover][0] == HOME  # PAT-END-1
        or ruined(s)  # PAT-END-2
        or s.turn + 1 >= NIGHTFALL * s.seats  # PAT-END-3
    )


def ruined(s: PatolliState) -> bool:
    """Whether a seat has no counters left."""
    for counters in s.counters:  # faster than `in` when compiled
        if counters == 0:
            return True
    return False


def outcome(s: PatolliState) -> Outcome:
    """Most counters win; a tie goes to the player with more pieces home."""
    return ranked(s.counters, [[pieces.count(HOME)] for pieces in s.progress])
