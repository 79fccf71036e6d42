"""A table that somebody looks at: the live table, its lock and the connections to it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from patolli.table.messages import Reply, Table, Update
from patolli.table.presentation import Presence, table_out, update_out
from patolli.table.table import Live

_ENCODER = msgspec.json.Encoder()
MOST_WAITING = 400  # messages that a slow client may lag behind


class Connection:
    """One client at one table. `version` is what it has been sent; None before its hello."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.looking: int | None = None
        self.version: int | None = None
        self.muted: frozenset[str] = frozenset()
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Queue a message; a client that is far too slow is let go (it will come back)."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(text)
        elif self.outbox.qsize() == MOST_WAITING:
            self.outbox.put_nowait(1013)

    def close(self, code: int) -> None:
        """Close with a code once everything before is sent."""
        self.outbox.put_nowait(code)


class Room:
    """All reading and writing of `live` happens under `lock`."""

    def __init__(self, live: Live, invite: str) -> None:
        self.live = live
        self.invite = invite
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[set[str], int]] = {}  # by process: see `company`

    def here(self) -> tuple[set[str], int]:
        """The people who are connected to this process, and how many nobody knows."""
        people = {one.person for one in self.connections if one.person is not None}
        return people, sum(1 for one in self.connections if one.person is None)

    def presence(self) -> Presence:
        """Who is at the table, in all processes."""
        people, spectators = self.here()
        for others, unknown in self.elsewhere.values():
            people |= others
            spectators += unknown
        spectators += sum(1 for person in people if not self.live.seats_of(person))
        return Presence(people, spectators, self.bots_thinking())

    def bots_thinking(self) -> list[int]:
        """The seats whose bots are deciding now."""
        live = self.live
        if live.status == "running" and live.asked is not None and live.seats[live.asked].bot_plays:
            return [live.asked]
        return []

    def table(self, person: str | None) -> Table:
        """The table without the game, for a person."""
        return table_out(self.live, person, self.presence(), self.invite)

    def update(self, connection: Connection, base: int | None = None) -> Update:
        """The table now, for a connection."""
        start = self.live.version if base is None else base
        return update_out(
            self.live,
            connection.person,
            connection.looking,
            start,
            self.presence(),
            self.invite,
        )

    def broadcast(self, actor: Connection | None = None, ref: str | int | None = None) -> None:
        """Send every connection what has happened since its version."""
        self.used = time.monotonic()
        presence = self.presence()
        shared: dict[tuple[Any, ...], str] = {}
        for one in self.connections:
            if one.version is None:
                continue
            mine = one is actor and ref is not None
            key = (one.person, one.looking, one.version)
            text = None if mine else shared.get(key)
            if text is None:
                update = update_out(
                    self.live, one.person, one.looking, one.version, presence, self.invite
                )
                update.ref = ref if mine else None
                text = encode(update)
                if not mine:
                    shared[key] = text
            one.send(text)
            one.version = self.live.version


def encode(reply: Reply) -> str:
    """A message as JSON text."""
    return _ENCODER.encode(reply).decode()
