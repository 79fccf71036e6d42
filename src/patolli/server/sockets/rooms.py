"""All tables of this process: loading them, appending to them, and what follows from an entry.

An entry is folded into the table and stored; only then are the lock released and the update sent.
If it can't be stored, the table is loaded again as the database has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

import msgspec

from patolli.core.errors import PatolliError, UnknownGame
from patolli.core.message import Data
from patolli.core.state import State
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.ops.metrics import Metrics
from patolli.server.ops.stamps import now
from patolli.server.sockets.resting import folded
from patolli.server.sockets.room import Connection, Room
from patolli.server.storage.append import Append
from patolli.server.storage.storage import Storage
from patolli.server.thinking.executor import BUSY_SECONDS, BotExecutor
from patolli.table import entry_json, play
from patolli.table.entries import AnyEntry, RulesChanged, Started
from patolli.table.errors import Refused
from patolli.table.fold import advance, fold
from patolli.table.messages.replies import Thinking
from patolli.table.presentation import Presence, table_info
from patolli.table.seats import belongs
from patolli.table.table import Table

FIRST_PAUSE: Final = 0.5  # seconds before a bot tries again to store its move
LAST_PAUSE: Final = 30.0
TABLE_GONE: Final = 4404  # the socket's close code


class Rooms:
    """The tables that are in memory, and how to get the others."""

    def __init__(
        self, settings: Settings, storage: Storage, executor: BotExecutor, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.executor = executor
        self.metrics = metrics
        self.loaded: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.bots_play = True  # whether bots think here
        self.on_load: Callable[[Room], None] = lambda _: None
        self.may_look: Callable[[str, str], Awaitable[bool]] = _nobody_looks

    # -- loading -----------------------------------------------------------------------------

    async def get(self, table_id: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.loaded.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        table, invite = await self.read(table_id)
        room = Room(table, invite)
        async with room.lock:
            if table.status == "running" and not table.current_rules:
                await self._renew_rules(room)
            self.loaded[table_id] = room
            self.metrics.live.set(len(self.loaded))
            self._follow_up(room)
        self.on_load(room)
        return room

    async def read(self, table_id: str) -> tuple[Table, str]:
        """A table as the database has it."""
        row = await self.storage.table_row(table_id)
        if row is None:
            raise Refused("unknown_table")
        position, final, snapshot = (
            msgspec.json.decode(row[name]) if row[name] is not None else None
            for name in ("position", "final", "state")
        )
        stored = map(msgspec.json.decode, await self.storage.entry_bodies(table_id))
        try:
            table = folded(table_id, row["seed"], position, stored, final, snapshot)
        except UnknownGame:
            raise Refused("unknown_game") from None
        return table, row["invite"]

    async def visible_to(self, table_id: str, person: str | None, invite: str | None) -> Room:
        """The room of a table that this person may look at."""
        room = await self.get(table_id)
        if room.table.status == "open" and self.storage.postgres:
            # Another process may have seated a person whose client already knows of it.
            await self.catch_up(table_id)
        table = room.table
        if table.terms.visibility == "public" or (person is not None and belongs(table, person)):
            return room
        if invite is not None and secrets.compare_digest(invite.encode(), room.invite.encode()):
            return room
        if person is not None and await self.may_look(person, table_id):
            return room
        raise Refused("unknown_table")

    async def _renew_rules(self, room: Room) -> None:
        """A running game goes on under newer rules, if they can read its snapshot."""
        table = room.table
        if table.snapshot is None:
            return
        game, length = table.game, table.length
        try:
            entry, state = play.renew_rules(table, now())
        except PatolliError:
            log("rules-refuse-snapshot", level="error", game=game.id, version=game.rules_version)
            return
        await self.append(room, entry, state)
        log("rules-renewed", game=game.id, version=game.rules_version, lost=length - entry.to)

    # -- appending ---------------------------------------------------------------------------

    async def append(
        self,
        room: Room,
        entry: AnyEntry,
        state: State | None = None,
        actor: Connection | None = None,
        ref: str | int | None = None,
    ) -> None:
        """Store an entry and tell all clients. The caller holds the room's lock."""
        if room.deleted:
            raise Refused("unknown_table")
        table = room.table
        before = {seat.person for seat in table.seats if seat.person is not None}
        turn = table.turn
        fold(table, entry, state if state is not None else table.state)
        append = append_of(table, entry, turn, before)
        started = time.perf_counter()
        try:
            written = await self.storage.append(append)
        except Exception:
            log("not-stored", level="error", exception=True)
            await self._reload(room)
            raise Refused("busy") from None
        if not written:
            await self._reload(room)
            room.broadcast()
            raise Refused("stale", version=room.table.version)
        self.metrics.storing.observe(time.perf_counter() - started)
        self.metrics.entries(entry.kind).inc()
        room.broadcast(actor, ref)
        self._follow_up(room)

    async def _reload(self, room: Room) -> None:
        """What the database has is the truth."""
        try:
            room.table, room.invite = await self.read(room.table.id)
        except Exception:  # not even readable: the next client loads it
            self.loaded.pop(room.table.id, None)
            for one in room.connections:
                one.close(1012)
            return
        self._follow_up(room)

    async def catch_up(self, table_id: str, version: int | None = None) -> None:
        """Another process has stored an entry, or may have."""
        room = self.loaded.get(table_id)
        if room is None:
            return
        async with room.lock:
            table = room.table
            if version is not None and version <= table.version:
                return
            bodies = await self.storage.entry_bodies(table_id, table.version)
            for body in bodies:
                advance(table, entry_json.read(msgspec.json.decode(body)))
                room.broadcast()  # each by itself, so that clients can show one after the other
            if bodies:
                self._follow_up(room, wake_bots=False)

    # -- what follows ------------------------------------------------------------------------

    def _follow_up(self, room: Room, wake_bots: bool = True) -> None:
        """Let the bot think whose turn it is, and watch the clock."""
        table = room.table
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = table.clocks.deadline() if table.status == "running" else None
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000) + 0.05
            if wait < 3600:
                room.timer = asyncio.get_running_loop().call_later(wait, self._ring, room)
        wake_bots = wake_bots and self.bots_play
        if wake_bots and room.bots_thinking() and table.state is not None and room.thinking is None:
            room.thinking = self.spawn(self._think(room))

    def wake_bots(self, room: Room) -> None:
        """Make sure that a bot thinks whose turn it is."""
        self._follow_up(room)

    def drop(self, table_id: str) -> None:
        """Let a table go; the database has it."""
        room = self.loaded.pop(table_id)
        if room.timer is not None:
            room.timer.cancel()
        self.metrics.live.set(len(self.loaded))

    def delete(self, table_id: str) -> None:
        """A table is gone from the database: those who sit there must go."""
        room = self.loaded.get(table_id)
        if room is None:
            return
        room.deleted = True
        self.drop(table_id)
        if room.thinking is not None:
            room.thinking.cancel()
        for one in room.connections:
            one.close(TABLE_GONE)

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """A task of the process that is not forgotten."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop thinking and watching."""
        for room in self.loaded.values():
            if room.timer is not None:
                room.timer.cancel()
            for one in room.connections:
                one.close(1012)
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _think(self, room: Room) -> None:
        """Play for the bots until a person is asked."""
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        try:
            while True:
                async with room.lock:
                    state, seats = room.table.state, room.bots_thinking()
                    if not seats or state is None:
                        return
                    bot = room.table.seats[seats[0]].bot(self.settings.default_level)
                owner = room.table.terms.host or room.table.id
                told = loop.call_later(BUSY_SECONDS, self._tell_busy, room, seats)
                try:
                    action, _ = await self.executor.choose(
                        state, seats[0], bot, room.table.id, owner
                    )
                finally:
                    told.cancel()
                async with room.lock:
                    table = room.table
                    if table.state is not state or room.bots_thinking() != seats:
                        continue
                    try:
                        entry, after = play.act(table, seats[0], action, None, now())
                        await self.append(room, entry, after)
                        self.metrics.actions(table.game.id, "bot").inc()
                        pause = FIRST_PAUSE
                        continue
                    except Refused as refused:
                        if refused.code != "busy":
                            continue
                        room.tell(refused.problem())
                if self.loaded.get(table.id) is not room:
                    return
                await asyncio.sleep(pause)  # nothing can be stored: try again, less and less often
                pause = min(2 * pause, LAST_PAUSE)
        except Exception:
            log("bot-stopped", level="error", exception=True)
        finally:
            room.thinking = None

    def _tell_busy(self, room: Room, seats: list[int]) -> None:
        """A bot's turn takes long: say so if it is because bots wait for each other."""
        if self.executor.queue.waiting:
            room.tell(Thinking(seats, busy=True))

    def _ring(self, room: Room) -> None:
        self.spawn(self.check_time(room))

    async def check_time(self, room: Room) -> None:
        """If the running clock is empty, do what the table has agreed."""
        async with room.lock:
            entry = play.time_out(room.table, self.settings.default_level, now())
            if entry is None:
                self._follow_up(room)
                return
            with contextlib.suppress(Refused):
                await self.append(room, entry)


async def _nobody_looks(_person: str, _table_id: str) -> bool:
    """Private tables are for those who belong to them."""
    return False


def append_of(table: Table, entry: AnyEntry, turn: int, people: set[str]) -> Append:
    """The newest entry as it is stored, with what it changes in the projections; `turn` and
    `people` (who had a seat) are those before it."""
    now_there = {seat.person for seat in table.seats if seat.person is not None}
    append = Append(
        table.id,
        entry.version,
        msgspec.json.encode(entry_json.write(entry)).decode(),
        row_of(table),
        joined=sorted(now_there - people),
        left=sorted(people - now_there) if table.started is None else [],
    )
    if table.state is not None and (
        table.turn != turn
        or isinstance(entry, Started | RulesChanged)
        or table.status == "finished"
    ):
        append.snapshot = msgspec.json.encode(table.state.dump())
        append.length = table.length
        if table.status == "finished":
            table.final = table.state.observe(None)
            append.final = msgspec.json.encode(table.final)
    return append


def row_of(table: Table) -> Data:
    """The projection of a table for lists and sweeps."""
    return {
        "status": table.status,
        "updated": table.entries[-1].at,
        "deadline": table.clocks.deadline() if table.status == "running" else None,
        "waits_for_bot": table.bot_asked is not None,
        "free": sum(1 for seat in table.seats if seat.kind == "open"),
        "asks": table.person_asked,
        "version": table.version,
        "turn": table.turn,
        "card": msgspec.json.encode(table_info(table, None, Presence(), "")).decode(),
    }
