"""Rate limits: token buckets by person or by address.

What happens often is counted in memory, which the processes of one supervisor share. What is rare
and costly is counted in the database, where all processes share it.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import Final

from sqlalchemy import delete, select

from patolli.server.ops.stamps import now
from patolli.server.people.shared_buckets import SharedBuckets
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused

#: What is limited: how many at once, and how many per second afterwards.
RATES: Final[dict[str, tuple[float, float]]] = {
    "request": (200, 40),  # any HTTP request, by address
    "guest": (20, 1 / 60),  # new accounts, by address
    "password": (10, 1 / 30),  # guesses, by address and by login
    "table": (20, 1 / 30),  # new tables, by person
    "upload": (10, 1 / 30),
    "chat": (10, 1 / 3),
    "message": (60, 20),  # any message over sockets, by person
    "socket_work": (600, 200),  # messages by address, of which some count for several
    "entry": (150, 5),  # what one person adds to one table
    "name": (10, 1 / 60),  # new names, by person
    "preview": (30, 4),
    "hint": (5, 1 / 5),
    "review": (5, 1 / 60),  # games to be reviewed, by person
    "report": (10, 1 / 120),
    "export": (3, 1 / 60),
    "mail": (
        5,
        1 / 300,
    ),  # mails that a person asks for: confirmations, trials; by person or address
    "recovery": (3, 1 / 600),  # of one account
    "history": (300, 30),
    "socket": (60, 2),  # new sockets, by address
}
MOST_BUCKETS: Final = 50_000
HOUR: Final = 3_600_000


class RateLimits:
    """The buckets. `scale` multiplies all rates; 0 lifts them."""

    def __init__(self, scale: float, storage: Storage, shared: Path | None = None) -> None:
        self.scale = scale
        self.storage = storage
        self._buckets: dict[tuple[str, str], tuple[float, float]] | SharedBuckets
        self._buckets = SharedBuckets(shared) if shared is not None else {}

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
        self._buckets[key] = (tokens - cost, at)
        if isinstance(self._buckets, dict) and len(self._buckets) > MOST_BUCKETS:
            self.prune()

    async def take_shared(self, kind: str, taker: str) -> None:
        """Take a token that all processes share, or refuse."""
        if not self.storage.postgres:
            self.take(kind, taker)
            return
        if not self.scale:
            return
        burst, rate = (number * self.scale for number in RATES[kind])
        rows, hashed, at = schema.limits, hashlib.sha256(taker.encode()).hexdigest(), now()
        async with self.storage.begin() as database:
            insert = self.storage.insert(rows)
            await database.execute(
                insert.values(kind=kind, taker=hashed, tokens=burst, at=at).on_conflict_do_nothing()
            )
            found = await database.execute(
                select(rows.c.tokens, rows.c.at)
                .where(rows.c.kind == kind, rows.c.taker == hashed)
                .with_for_update()
            )
            known, last = found.one()
            tokens = min(burst, known + max(0, at - last) / 1000 * rate)
            enough = tokens >= 1
            await database.execute(
                rows.update()
                .where(rows.c.kind == kind, rows.c.taker == hashed)
                .values(tokens=tokens - enough, at=at)
            )
        if not enough:
            raise Refused("too_many", retry_ms=int((1 - tokens) / rate * 1000) + 1)

    async def prune_shared(self) -> None:
        """Forget the limits that have not been used for a while."""
        async with self.storage.begin() as database:
            await database.execute(delete(schema.limits).where(schema.limits.c.at < now() - HOUR))

    def prune(self) -> None:
        """Forget the buckets that are full again."""
        if isinstance(self._buckets, SharedBuckets):
            return
        at = time.monotonic()
        self._buckets = {
            key: (tokens, last)
            for key, (tokens, last) in self._buckets.items()
            if tokens + (at - last) * RATES[key[0]][1] * self.scale < RATES[key[0]][0] * self.scale
        }
