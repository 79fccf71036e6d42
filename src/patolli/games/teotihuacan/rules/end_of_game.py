"""The end of the game: who has won."""

from __future__ import annotations

from patolli.core.outcome import Outcome, ranked
from patolli.games.teotihuacan.state import TeotihuacanState


def final_outcome(s: TeotihuacanState) -> Outcome:
    """More points, then more cocoa, then the lower (in a Dark Eclipse the higher) order token."""
    if s.seats == 1:  # TEO-SOLO-18
        return ranked(s.vp[:1], [[]], s.vp[1:])
    breaks: list[list[int]] = []
    for seat in range(s.seats):  # TEO-END-3, TEO-DARK-3
        order = s.order(seat)
        breaks.append([s.cocoa[seat], order if s.dark_eclipse else s.seats + 1 - order])
    return ranked(s.vp, breaks)
