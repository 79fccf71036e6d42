"""What the three zones have in common: each offers one construction and one influence action.

Which ones stands once, zone by zone: `CONSTRUCTIONS` in construction/by_zone.py, and `INFLUENCES`
in influence/offering.py.
"""

from __future__ import annotations

from patolli.games.founders.names import NONE
from patolli.games.founders.state import FoundersState


class Construction:
    """The construction of one zone (FOU-TURN-7)."""

    def needed_power(self, s: FoundersState, seat: int, most: int) -> int:
        """The least power, up to `most`, with which it can be carried out now, or NONE."""
        return NONE

    def possible(self, s: FoundersState, seat: int, power: int) -> bool:
        """Whether it can be carried out with a power."""
        return False

    def start(self, s: FoundersState, seat: int) -> None:
        """Begin it; it can be carried out."""


class Influence:
    """The influence action of one zone (FOU-TURN-7)."""

    def possible(self, s: FoundersState, seat: int) -> bool:
        """Whether it does anything (FOU-TURN-9)."""
        return False

    def start(self, s: FoundersState, seat: int) -> None:
        """Begin it; it does something."""
