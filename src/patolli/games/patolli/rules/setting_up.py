"""Setting up: PAT-SETUP."""

from __future__ import annotations

from typing import cast

from patolli.games.patolli.components import STAKE
from patolli.games.patolli.rules.turn import THROWS
from patolli.games.patolli.state import HAND, PatolliState


def set_up(s: PatolliState) -> None:
    """Deal pieces and counters, and draw who begins."""
    pieces = cast(int, s.options["pieces"])
    s.progress = [[HAND] * pieces for _ in range(s.seats)]
    s.counters = [STAKE] * s.seats
    s.push(THROWS[s.rng.below(s.seats)])  # PAT-SETUP-2
