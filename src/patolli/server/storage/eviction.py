"""What leaves the memory, and when: tables that stand idle, and cyclic garbage.

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

LONGEST: Final = 600.0  # seconds without a full collection, however busy the tables are
YOUNG: Final = 10_000  # more than one view has, which is garbage without cycles a moment later
NEVER: Final = 1_000_000


def evict_idle(rooms: Rooms) -> None:
    """Let the tables go that have not been looked at for a while."""
    limit = time.monotonic() - rooms.settings.idle_seconds
    for table_id, room in list(rooms.loaded.items()):
        busy = room.connections or room.thinking is not None or room.lock.locked()
        if not busy and room.used < limit:
            rooms.drop(table_id)


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
        gc.set_threshold(YOUNG, gc.get_threshold()[1], NEVER)

    def sweep(self, entries: int) -> None:
        """Now and then: collect if the tables are quiet. `entries` were appended so far."""
        quiet = entries == self.entries
        news = entries != self.collected
        self.entries = entries
        if (quiet and news) or time.monotonic() - self.full > LONGEST:
            gc.collect()
            self.full = time.monotonic()
            self.collected = entries
