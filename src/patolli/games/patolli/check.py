"""What must hold of a game of Patolli at every moment."""

from __future__ import annotations

from patolli.games.patolli.components import STAKE
from patolli.games.patolli.state import HAND, HOME, PatolliState


def check(s: PatolliState) -> list[str]:
    """Everything impossible about a state, as sentences."""
    broken: list[str] = []
    if sum(s.counters) != STAKE * s.seats:
        broken.append(f"{sum(s.counters)} counters instead of {STAKE * s.seats}")
    if min(s.counters) < 0:
        broken.append(f"a seat has fewer than no counters: {s.counters}")
    taken: list[int] = []
    for seat, pieces in enumerate(s.progress):
        if len(pieces) != s.options["pieces"]:
            broken.append(f"seat {seat} has {len(pieces)} pieces")
        if pieces != sorted(pieces) or pieces[0] < HAND or pieces[-1] > HOME:
            broken.append(f"the pieces of seat {seat} stand impossibly: {pieces}")
        taken += [s.square(seat, at) for at in pieces if 0 <= at < HOME]
    if len(taken) != len(set(taken)):
        broken.append(f"two pieces on one square: {sorted(taken)}")
    return broken
