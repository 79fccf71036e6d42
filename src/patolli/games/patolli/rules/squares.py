"""Squares with an effect, and coming home: PAT-SQUARE, PAT-HOME."""

from __future__ import annotations

from patolli.games.patolli import events
from patolli.games.patolli.components import FEE, REWARD, SECTION, TIPS, TRIANGLES
from patolli.games.patolli.state import HOME, PatolliState


def landed(s: PatolliState, mover: int, target: int) -> bool:
    """What the square (or home) brings; True when the seat throws again."""
    if target == HOME:  # PAT-HOME-2
        for other in range(s.seats):
            if other != mover:
                pay(s, other, mover, REWARD, "patolli-source-home")
        if s.recording:
            events.came_home(s, mover)
        return False
    place = s.square(mover, target) % SECTION
    if place in TRIANGLES:  # PAT-SQUARE-2
        for other in range(s.seats):
            if other != mover:
                pay(s, mover, other, FEE, "patolli-source-triangle")
    return place in TIPS  # PAT-SQUARE-1


def pay(s: PatolliState, payer: int, payee: int, counters: int, source: str) -> None:
    """Hand counters over, as many as there are; `source` names what for."""
    paid = min(counters, s.counters[payer])
    s.counters[payer] -= paid
    s.counters[payee] += paid
    if paid and s.recording:
        events.paid(s, payer, payee, paid, source)
