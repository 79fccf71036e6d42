"""Turns at a scarce resource: those who wait are served one person after the other.

A person with a hundred tables has one bot thinking, like a person with one: the next free place
goes to the person who has been served least recently.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

RECENT: Final = 60.0  # seconds that a wait is remembered


class FairQueue:
    """`places` at once (None: no limit), and `each` of them for one person."""

    def __init__(self, places: int | None, each: int) -> None:
        self.places = places
        self.each = each
        self._busy: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._served: dict[str, float] = {}  # when each person was served last
        self._waits: deque[tuple[float, float]] = deque(maxlen=200)  # when, and how long

    @contextlib.asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        arrived = time.monotonic()
        if self._fits(person) and person not in self._waiting:
            self._take(person)
        else:
            await self._wait(person)
        at = time.monotonic()
        self._waits.append((at, at - arrived))
        try:
            yield
        finally:
            self._leave(person)
            self._serve()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(places) for places in self._waiting.values())

    def pressure(self) -> float:
        """How long one waits now: the longest of the last waits, in seconds."""
        since = time.monotonic() - RECENT
        return max((wait for at, wait in self._waits if at > since), default=0.0)

    async def _wait(self, person: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(place)
        try:
            await place  # `_serve` has counted it then
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(person)
                self._serve()
            elif person in self._waiting:
                with contextlib.suppress(ValueError):
                    self._waiting[person].remove(place)
                if not self._waiting[person]:
                    del self._waiting[person]
            raise

    def _fits(self, person: str) -> bool:
        if self.places is not None and sum(self._busy.values()) >= self.places:
            return False
        return self._busy.get(person, 0) < self.each

    def _take(self, person: str) -> None:
        self._busy[person] = self._busy.get(person, 0) + 1
        self._served[person] = time.monotonic()

    def _leave(self, person: str) -> None:
        self._busy[person] -= 1
        if not self._busy[person]:
            del self._busy[person]

    def _serve(self) -> None:
        """Give free places to those who wait, the person who was served least recently first."""
        for person in sorted(self._waiting, key=lambda one: self._served.get(one, 0.0)):
            places = self._waiting[person]
            while places and self._fits(person):
                place = places.popleft()
                if not place.done():
                    self._take(person)
                    place.set_result(None)
                    break
            if not places:
                del self._waiting[person]
        if not self._waiting and not self._busy:
            self._served.clear()
