"""A room: a table in memory, its lock and the clients connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from patolli.core.message import Data
from patolli.core.state import State
from patolli.server.ops.stamps import now
from patolli.server.sockets.open_views import OpenViews
from patolli.server.sockets.resting import Packed, pack, unpack
from patolli.server.sockets.wire import encode
from patolli.table import presentation
from patolli.table.messages.parts import TableInfo
from patolli.table.messages.replies import Reply, Update
from patolli.table.presentation import Presence
from patolli.table.table import Table

MOST_WAITING: Final = 400  # messages that a slow client may lag behind


class Connection:
    """One client at one table. `version` is what it has been sent; None before its hello."""

    def __init__(self, person: str | None, session: str | None = None) -> None:
        self.person = person
        self.session = session  # it ends with its session
        self.looking: int | None = None
        self.version: int | None = None
        self.blocked: frozenset[str] = frozenset()  # people who are not read here
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
    """All reading and writing of `table` happens under `lock`."""

    def __init__(self, table: Table, invite: str) -> None:
        self._table: Table | Packed = table
        self.invite = invite
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.deleted = False
        self.elsewhere: dict[str, tuple[set[str], int]] = {}  # by process: see `presence`

    @property
    def table(self) -> Table:
        """The table; one at rest wakes up."""
        if isinstance(self._table, Packed):
            self._table = unpack(self._table)
            self.used = time.monotonic()
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table

    @property
    def busy(self) -> bool:
        """Whether something is going on."""
        return self.thinking is not None or self.lock.locked()

    def rest(self) -> bool:
        """Take little memory until the table is needed again; whether it did not yet."""
        if isinstance(self._table, Packed):
            return False
        self._table = pack(self._table)
        return True

    def here(self) -> tuple[set[str], int]:
        """The people who are connected to this process, and how many are not signed in."""
        people = {one.person for one in self.connections if one.person is not None}
        return people, sum(1 for one in self.connections if one.person is None)

    def presence(self) -> Presence:
        """Who is at the table, in all processes."""
        people, spectators = self.here()
        for others, unknown in self.elsewhere.values():
            people |= others
            spectators += unknown
        spectators += sum(1 for person in people if not self.table.seats_of(person))
        return Presence(people, spectators, self.bots_thinking())

    def bots_thinking(self) -> list[int]:
        """The seats whose bots are deciding now."""
        asked = self.table.bot_asked
        return [asked] if asked is not None else []

    def info(self, person: str | None) -> TableInfo:
        """The table without the game, for a person."""
        return presentation.table_info(self.table, person, self.presence(), self.invite)

    def update(self, connection: Connection, base: int | None = None) -> Update:
        """The table now, for a connection."""
        start = self.table.version if base is None else base
        return self._update(connection, start, self.presence())

    def _update(
        self,
        connection: Connection,
        base: int,
        presence: Presence,
        ref: str | int | None = None,
        observe: Callable[[State, int | None], Data] = State.observe,
    ) -> Update:
        return presentation.update(
            self.table,
            connection.person,
            connection.looking,
            base,
            presence,
            self.invite,
            now(),
            ref,
            observe,
        )

    def tell(self, reply: Reply) -> None:
        """Send a message to every connection."""
        for one in self.connections:
            if one.version is not None:
                one.send(encode(reply))

    def broadcast(self, actor: Connection | None = None, ref: str | int | None = None) -> None:
        """Send every connection what has happened since its version."""
        self.used = time.monotonic()
        presence, views = self.presence(), OpenViews()
        shared: dict[tuple[str | None, int | None, int, str | int | None], str] = {}
        for one in self.connections:
            if one.version is None:
                continue
            answers = ref if one is actor else None
            key = (one.person, one.looking, one.version, answers)
            text = shared.get(key)
            if text is None:
                update = self._update(one, one.version, presence, answers, views.observe)
                text = shared[key] = encode(update)
            one.send(text)
            one.version = self.table.version
