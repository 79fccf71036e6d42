"""Squares with an effect, and coming home: PAT-SQUARE, PAT-HOME."""

from __future__ import annotations

from typing import Final

from patolli.games.patolli import events
from patolli.games.patolli.components import FEE, REWARD, SECTION, TIPS, TRACK, TRIANGLES
from patolli.games.patolli.state import HOME, PatolliState

#: By square: whether its end is rounded, it has a triangle, it is in the centre.
TIP: Final[list[bool]] = [square % SECTION in TIPS for square in range(TRACK)]
TRIANGLE: Final[list[bool]] = [square % SECTION in TRIANGLES for square in range(TRACK)]
CENTRE: Final[list[bool]] = [square % SECTION == 0 for square in range(TRACK)]


def landed(s: PatolliState, mover: int, target: int) -> bool:
    """What the square (or home) brings; True when the seat throws again."""
    if target == HOME:  # PAT-HOME-2
        for other in range(s.seats):
            if other != mover:
                pay(s, other, mover, REWARD, "patolli-source-home")
        if s.recording:
            events.came_home(s, mover)
        return False
    square = s.square(mover, target)
    if TRIANGLE[square]:  # PAT-SQUARE-2
        for other in range(s.seats):
            if other != mover:
                pay(s, mover, other, FEE, "patolli-source-triangle")
    return TIP[square]  # PAT-SQUARE-1


def pay(s: PatolliState, payer: int, payee: int, counters: int, source: str) -> None:
    """Hand counters over, as many as there are; `source` names what for."""
    paid = min(counters, s.counters[payer])
    s.counters[payer] -= paid
    s.counters[payee] += paid
    if paid and s.recording:
        events.paid(s, payer, payee, paid, source)
