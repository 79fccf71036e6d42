"""Positions of Patolli written by hand: docs/positions/patolli.md."""

from __future__ import annotations

from patolli.core.description import Description
from patolli.core.position import Spec
from patolli.games.patolli.components import STAKE
from patolli.games.patolli.state import HAND, HOME, PatolliState


def place(s: PatolliState, spec: Spec) -> None:
    """`[[seat]]` tables with `pieces` (squares gone; -1 in hand, 52 home) and `counters`."""
    progress = s.progress
    for seat, table in enumerate(spec.tables("seat", most=s.seats)):
        progress[seat] = sorted(table.integers("pieces", progress[seat], HAND, HOME))
        s.counters[seat] = table.integer("counters", s.counters[seat], low=0)
    s.progress = progress


def tell(s: PatolliState, said: Description) -> None:
    """The same, of a state."""
    for seat, table in enumerate(said.tables("seat", s.seats)):
        pieces = s.progress[seat]
        table.say("pieces", pieces, [HAND] * len(pieces))
        table.say("counters", s.counters[seat], STAKE)
