"""What leaves the memory, and when: tables that rest or stand idle, and cyclic garbage.

A full collection looks at every object of every table in memory: 150 ms with a hundred heavy games.
So it is not left to chance: what was there at the start is never looked at again, the young
generations are collected as usual, and a full collection waits for a quiet moment (at most ten
minutes), so that it does not stop a table in the middle of a game.
"""

from __future__ import annotations

import gc
import time
from typing import Final

from patolli.server.sockets.rooms import Rooms

REST: Final = 60.0  # seconds without an entry or a look, after which a table is packed
MOST_PACKED: Final = 20  # in one sweep: each takes a few milliseconds
LONGEST: Final = 600.0  # seconds without a full collection, however busy the tables are
YOUNG: Final = 10_000  # more than one view has, which is garbage without cycles a moment later
NEVER: Final = 1_000_000


def evict_idle(rooms: Rooms) -> None:
    """Let the tables go that have not been looked at for a while, and pack those at which nothing
    has happened for a moment."""
    at = time.monotonic()
    packed = 0
    for table_id, room in list(rooms.loaded.items()):
        idle = at - room.used
        if room.busy:
            continue
        if not room.connections and idle > rooms.settings.idle_seconds:
            rooms.drop(table_id)
        elif idle > REST and packed < MOST_PACKED:
            packed += room.rest()


class Collector:
    """When to collect all garbage."""

    def __init__(self) -> None:
        self.full = time.monotonic()
        self.entries = 0
        self.collected = 0

    def freeze(self) -> None:
        """At the start: everything that is loaded stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def sweep(self, entries: int) -> None:
        """Now and then: collect if the tables are quiet. `entries` were appended so far."""
        quiet = entries == self.entries
        news = entries != self.collected
        self.entries = entries
        if (quiet and news) or time.monotonic() - self.full > LONGEST:
            gc.collect()
            self.full = time.monotonic()
            self.collected = entries
