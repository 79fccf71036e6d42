"""The parts of a running server, made and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from sqlalchemy import delete, select, text, update

import patolli
from patolli.server.http.forks import Forks
from patolli.server.http.lobby import Lobby
from patolli.server.moderation.log import ModerationLog
from patolli.server.moderation.reports import Reports
from patolli.server.notices.notices import Notices
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.ops.metrics import Metrics
from patolli.server.ops.stamps import now
from patolli.server.people.accounts import People
from patolli.server.people.backoff import Backoff
from patolli.server.people.rate_limits import RateLimits
from patolli.server.people.sanctions import Sanctions
from patolli.server.people.sessions import Sessions
from patolli.server.people.sockets_limit import SocketLimit
from patolli.server.sockets.chats import Chats
from patolli.server.sockets.commands import Commands
from patolli.server.sockets.lobby_updates import LobbyUpdates
from patolli.server.sockets.notifications import Notifications
from patolli.server.sockets.presence import PresenceUpdates
from patolli.server.sockets.room import Connection
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.server.storage.eviction import Collector, evict_idle
from patolli.server.storage.storage import CHANNEL, Storage
from patolli.server.thinking.executor import BotExecutor, PoolExecutor
from patolli.server.thinking.reviews import Reviews
from patolli.table.entries import Resumed
from patolli.table.errors import Refused

SESSION_ENDED = 4401  # a socket's close codes
BANNED = 4403
ALIVE = 15_000  # a process that was silent for longer is gone
STUCK = 15_000  # a table whose bot is silent for longer is taken over by who notices


class Services:
    """All that handlers need."""

    def __init__(self, settings: Settings, shared: Path | None = None) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.storage = Storage(settings, self.process)
        self.limits = RateLimits(settings.rate_scale, self.storage, shared)
        self.socket_limit = SocketLimit(settings.rate_scale)
        self.collector = Collector()
        self.executor = _executor(settings, self.storage)
        self.rooms = Rooms(settings, self.storage, self.executor, self.metrics)
        self.people = People(self.storage)
        self.backoff = Backoff()
        self.sessions = Sessions(self.storage, settings.session_days)
        self.chats = Chats(self.storage, self.rooms, self.people)
        self.lobby = Lobby(self.rooms, self.people)
        self.forks = Forks(self.lobby)
        self.presence = PresenceUpdates(self.storage, self.rooms)
        self.lobby_updates = LobbyUpdates(self.storage, settings.lobby_seconds)
        self.reviews = Reviews(self.rooms)
        self.sanctions = Sanctions(self.storage)
        self.moderation_log = ModerationLog(self.storage)
        self.rooms.may_look = self.moderation_log.may_look
        self.reports = Reports(self.storage, self.rooms, self.moderation_log)
        self.commands = Commands(self.rooms, self.chats, self.limits)
        self.notices = Notices(settings, self.storage, self.sessions, self.rooms, self.metrics)
        self._work: list[asyncio.Task[None]] = []
        self.notifications: Notifications | None = None
        self.sockets = 0

    async def open(self, channels: ChannelsPlugin, notifications: Notifications | None) -> None:
        """Open the database, take up what was left, listen to the other processes."""
        await self.storage.open()
        await self.sessions.open()
        await self.notices.open()
        await self.executor.open()
        self.notifications = notifications
        if notifications is not None:  # before the others know of us, and tell us what they store
            subscriber = await channels.subscribe([CHANNEL])
            self._work.append(asyncio.create_task(self._listen(subscriber)))
        await self._enrol()
        alone = not await self._beat()
        if alone:
            await self._resume_clocks()
        self._work.append(asyncio.create_task(self._sweep_forever(alone)))
        self._work.append(asyncio.create_task(self.lobby_updates.run()))
        self._work.append(asyncio.create_task(self.notices.run()))
        self.collector.freeze()
        log(
            "started",
            process=self.process,
            database=self.settings.async_url.split(":")[0],
            compiled=patolli.compiled,
        )

    async def close(self) -> None:
        """Stop everything; what was acknowledged is stored already."""
        for task in self._work:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.lobby_updates.close()
        await self.notices.close()
        await self.rooms.close()
        await self.executor.close()
        with contextlib.suppress(Exception):
            async with self.storage.begin() as database:
                await database.execute(
                    delete(schema.processes).where(schema.processes.c.id == self.process)
                )
        await self.storage.close()
        log("stopped", process=self.process)

    async def connection(self, person: str | None, session: str | None = None) -> Connection:
        """A client's end of a table, with what the person wants to see."""
        connection = Connection(person, session)
        if person is not None:
            connection.blocked = await self.people.blocked_by(person)
        return connection

    async def end_sessions(self, person: str, which: str | None = None) -> set[str]:
        """End a person's sessions (or the one of that id), and their sockets in all processes."""
        ended = await self.sessions.end(person, which)
        self.close_sockets(ended)
        async with self.storage.begin() as database:
            for session in ended:
                await self.storage.notify(database, {"ended": session})
        return ended

    def close_sockets(self, sessions: set[str]) -> None:
        """Close the sockets of sessions that have ended, in this process."""
        for connection in self._connections():
            if connection.session is not None and connection.session in sessions:
                connection.close(SESSION_ENDED)

    def close_sockets_of(self, person: str) -> None:
        """Close the sockets of a person who is banned, in this process."""
        for connection in self._connections():
            if connection.person == person:
                connection.close(BANNED)

    def _connections(self) -> list[Connection]:
        """All sockets of this process."""
        at_tables = [one for room in self.rooms.loaded.values() for one in room.connections]
        return [*at_tables, *self.lobby_updates.watchers]

    def takers(self, person: str | None, address: str) -> dict[str, str]:
        """Who a socket counts for."""
        takers = {"address": hashlib.sha256(address.encode()).hexdigest()[:16]}
        return takers | ({"person": person} if person is not None else {})

    async def block(self, person: str, other: str, on: bool) -> None:
        """Change whom a person wants near, at once and at every table."""
        await self.people.block(person, other, on)
        await self._blocks_changed(person)

    async def _blocks_changed(self, person: str) -> None:
        blocked = await self.people.blocked_by(person)
        for connection in self._connections():
            if connection.person == person:
                connection.blocked = blocked

    def table_deleted(self, table_id: str) -> None:
        """A moderator has deleted a table: this process lets go of it."""
        self.rooms.delete(table_id)
        self.lobby_updates.reload()

    async def _listen(self, subscriber: Subscriber) -> None:
        """Follow what other processes store."""
        async for raw in subscriber.iter_events():
            message: dict[str, Any] = msgspec.json.decode(raw)
            if message.get("from") == self.process:
                continue
            try:
                news: dict[str, int] = message.get("tables", {})
                self.storage.changed.update(news)
                for table_id, version in news.items():
                    await self.rooms.catch_up(table_id, version)
                if "at" in message:
                    self.presence.received(message["from"], message["at"])
                if "result" in message:
                    await self.executor.result_ready(message["result"])
                if "ended" in message:
                    self.close_sockets({message["ended"]})
                if "chat" in message:
                    await self.chats.received(message["table"], message["chat"])
                if "blocks" in message:
                    await self._blocks_changed(message["blocks"])
                if "banned" in message:
                    self.close_sockets_of(message["banned"])
                if "deleted" in message:
                    self.table_deleted(message["deleted"])
            except Exception:
                log("not-followed", level="error", exception=True)

    # -- housekeeping --------------------------------------------------------------------------

    async def _sweep_forever(self, alone: bool) -> None:
        while True:
            try:
                await self._sweep(everything=alone)
                alone = False
            except Exception:
                log("not-swept", level="error", exception=True)
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self, everything: bool) -> None:
        if self.notifications is not None and await self.notifications.reconnect():
            log("listening-again", level="warning")
            await self._catch_up()
        self.presence.only(await self._beat())
        await self.executor.maintain()
        at = now()
        rows = schema.tables
        async with self.storage.engine.connect() as database:
            stuck = await database.execute(
                select(rows.c.id).where(
                    rows.c.waits_for_bot, rows.c.updated < (at + 1 if everything else at - STUCK)
                )
            )
            late = await database.execute(select(rows.c.id).where(rows.c.deadline < at - 1000))
            waiting, overdue = [row[0] for row in stuck], [row[0] for row in late]
        for table_id in waiting:
            with contextlib.suppress(Refused):
                self.rooms.wake_bots(await self.rooms.get(table_id))
        for table_id in overdue:
            with contextlib.suppress(Refused):
                await self.rooms.check_time(await self.rooms.get(table_id))
        evict_idle(self.rooms)
        self.limits.prune()
        if self.storage.postgres:
            await self.limits.prune_shared()
        self.collector.sweep(self.storage.writer.appended)

    async def _catch_up(self) -> None:
        """Read on at every table in memory: news of it may have been missed."""
        rows = schema.tables
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.id, rows.c.version).where(rows.c.id.in_(list(self.rooms.loaded)))
            )
            news = [(row[0], row[1]) for row in found]
        for table_id, version in news:
            await self.rooms.catch_up(table_id, version)

    async def _enrol(self) -> None:
        """Join the list of processes, each of which is told what the others store. The lock waits
        for what is being stored by those that saw the list without this one."""
        insert = self.storage.insert(schema.processes)
        async with self.storage.begin() as database:
            if self.storage.postgres:
                await database.execute(text("LOCK TABLE processes IN EXCLUSIVE MODE"))
            await database.execute(
                insert.values(id=self.process, seen=now(), sockets=self._sockets_here())
            )

    def _sockets_here(self) -> str:
        return msgspec.json.encode(self.socket_limit.here).decode()

    async def _beat(self) -> set[str]:
        """Say that this process lives; which others do?"""
        at = now()
        async with self.storage.begin() as database:
            mine = update(schema.processes).where(schema.processes.c.id == self.process)
            told = mine.values(seen=at, sockets=self._sockets_here())
            listed = (await database.execute(told)).rowcount
            await database.execute(
                delete(schema.processes).where(schema.processes.c.seen < at - ALIVE)
            )
            found = await database.execute(
                select(schema.processes.c.id, schema.processes.c.sockets)
            )
            processes = {row[0]: row[1] for row in found}
        if not listed:  # it was silent for so long that the others did not tell it any more
            await self._enrol()
            await self._catch_up()
        alive = set(processes)
        self.socket_limit.elsewhere = Counter()
        for process, sockets in processes.items():
            if process != self.process and sockets is not None:
                self.socket_limit.elsewhere.update(
                    msgspec.json.decode(sockets, type=dict[str, int])
                )
        return alive - {self.process} if self.storage.postgres else set()

    async def _resume_clocks(self) -> None:
        """No player loses time while the server is away."""
        rows = schema.tables
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.id).where(rows.c.status == "running", rows.c.deadline.is_not(None))
            )
            ids = [row[0] for row in found]
        for table_id in ids:
            with contextlib.suppress(Refused):
                room = await self.rooms.get(table_id)
                async with room.lock:
                    if room.table.terms.pace.kind == "live":
                        entry = Resumed(version=room.table.version + 1, at=now())
                        await self.rooms.append(room, entry)


def _executor(settings: Settings, storage: Storage) -> BotExecutor:
    """Where bots think: in a pool of our own, or in workers that share the database."""
    if not settings.postgres:
        return PoolExecutor(settings)
    from patolli.server.thinking.jobs import JobExecutor  # its driver is not needed for SQLite

    return JobExecutor(settings, storage)
