"""Rate limits: token buckets in memory, by person or by address."""

from __future__ import annotations

import time
from typing import Final

from patolli.table.errors import Refused

#: What is limited: how many at once, and how many per second afterwards.
RATES: Final[dict[str, tuple[float, float]]] = {
    "request": (200, 40),  # any HTTP request, by address
    "guest": (20, 1 / 60),  # new accounts, by address
    "password": (10, 1 / 30),  # guesses, by address and by login
    "table": (20, 1 / 30),  # new tables, by person
    "upload": (10, 1 / 30),
    "chat": (10, 1 / 3),
    "message": (60, 20),  # any message over one socket
    "preview": (30, 4),
    "hint": (5, 1 / 5),
    "review": (5, 1 / 60),  # games to be reviewed, by person
    "export": (3, 1 / 60),
    "history": (300, 30),
    "socket": (60, 2),  # new sockets, by address
}
MOST_BUCKETS: Final = 50_000


class RateLimits:
    """The buckets. `scale` multiplies all rates; 0 lifts them."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, taker: str | None, cost: float = 1.0) -> None:
        """Take a token or refuse."""
        if not self.scale:
            return
        burst, rate = RATES[kind]
        burst, rate = burst * self.scale, rate * self.scale
        key = (kind, taker or "")
        at = time.monotonic()
        tokens, last = self._buckets.get(key, (burst, at))
        tokens = min(burst, tokens + (at - last) * rate)
        if tokens < cost:
            self._buckets[key] = (tokens, at)
            raise Refused("too_many", retry_ms=int((cost - tokens) / rate * 1000) + 1)
        if len(self._buckets) >= MOST_BUCKETS:
            self.prune()
        self._buckets[key] = (tokens - cost, at)

    def prune(self) -> None:
        """Forget the buckets that are full again."""
        at = time.monotonic()
        self._buckets = {
            key: (tokens, last)
            for key, (tokens, last) in self._buckets.items()
            if tokens + (at - last) * RATES[key[0]][1] * self.scale < RATES[key[0]][0] * self.scale
        }
