"""How many sockets one person and one address may have, in all processes together.

Each process tells its own counts with its sign of life; addresses are told as hashes.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from patolli.table.errors import Refused

MOST: Final = {"address": 100, "person": 40}


class SocketLimit:
    """The open sockets. `scale` multiplies the limits; 0 lifts them."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.here: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()

    def open(self, takers: dict[str, str]) -> None:
        """Count a socket for its takers (by kind), or refuse it."""
        for kind, taker in takers.items():
            if self.scale and self.here[taker] + self.elsewhere[taker] >= MOST[kind] * self.scale:
                raise Refused("too_many", retry_ms=30_000)
        self.here.update(takers.values())

    def close(self, takers: dict[str, str]) -> None:
        """A socket is gone."""
        self.here.subtract(takers.values())
        for taker in takers.values():
            if self.here[taker] <= 0:
                del self.here[taker]
