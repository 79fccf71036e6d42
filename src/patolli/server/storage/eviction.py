"""Python's collector of cyclic garbage, kept from stopping a table in the middle of a game.

A full collection looks at every object of every table in memory: 150 ms with a hundred heavy games.
So it is not left to chance: what was there at the start is never looked at again, the young
generations are collected as usual, and a full collection waits until nobody acts (or ten minutes).
"""

from __future__ import annotations

import gc
import time
from typing import Final

LONGEST: Final = 600.0  # seconds without a full collection, however busy the tables are
NEVER: Final = 1_000_000


class Memory:
    """When to collect everything."""

    def __init__(self) -> None:
        self.full = time.monotonic()
        self.entries = 0
        self.collected = 0

    def settle(self) -> None:
        """At the start: everything that is loaded stays."""
        gc.collect()
        gc.freeze()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)

    def sweep(self, entries: int) -> None:
        """Now and then: collect if it disturbs nobody. `entries` were appended so far."""
        quiet = entries == self.entries
        news = entries != self.collected
        self.entries = entries
        if (quiet and news) or time.monotonic() - self.full > LONGEST:
            gc.collect()
            self.full = time.monotonic()
            self.collected = entries
