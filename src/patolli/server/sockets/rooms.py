"""All tables of this process: loading them, appending to them, and what follows from an entry.

An entry is folded into the live table and stored; only then are the lock released and the update
sent. If it can't be stored, the table is loaded again as the database has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import msgspec

from patolli.core.errors import PatolliError, UnknownGame
from patolli.core.state import State
from patolli.server.http.errors import Refused
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.ops.metrics import Metrics
from patolli.server.sockets.room import Connection, Room
from patolli.server.storage.storage import Append, Storage
from patolli.server.thinking.executor import BotExecutor
from patolli.table import entries as entry_list
from patolli.table.entries import Entry, Seat, now, stored
from patolli.table.presentation import Presence, table_out
from patolli.table.table import Live, stand_of


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
        self.drives = True  # whether bots think here
        self.on_load: Callable[[Room], None] = lambda _: None

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
        live, invite = await self.read(table_id)
        room = Room(live, invite)
        async with room.lock:
            if live.status == "running" and not live.current_rules:
                await self._renew_rules(room)
            self.loaded[table_id] = room
            self.metrics.live.set(len(self.loaded))
            self._follow_up(room)
        self.on_load(room)
        return room

    async def read(self, table_id: str) -> tuple[Live, str]:
        """A table as the database has it."""
        row = await self.storage.table_row(table_id)
        if row is None:
            raise Refused("unknown_table")
        position = msgspec.json.decode(row["position"]) if row["position"] is not None else None
        live = Live(table_id, row["seed"], position)
        try:
            for body in await self.storage.entry_bodies(table_id):
                live.fold(entry_list.read(body))
        except UnknownGame:
            raise Refused("unknown_game") from None
        if row["final"] is not None:
            live.final = msgspec.json.decode(row["final"])
        snapshot = msgspec.json.decode(row["state"]) if row["state"] is not None else None
        live.snapshot = snapshot
        live.settle(snapshot)
        return live, row["invite"]

    async def _renew_rules(self, room: Room) -> None:
        """A running game goes on under newer rules: from its snapshot, as far as they allow."""
        live = room.live
        if live.snapshot is None:
            return
        game = live.game
        dump = {**live.snapshot, "rules_version": game.rules_version}
        try:
            state = game.restore(dump)
            if state.check():
                raise Refused("rules_changed")
        except (PatolliError, Refused):
            log("rules-refuse-snapshot", level="error", game=game.id, version=game.rules_version)
            return
        done = len(state.actions)
        if state.actions == live.line[:done]:
            for action in live.line[done:]:
                if action not in state.legal():
                    break
                state.apply(action)
        kept = len(state.actions)
        entry = moved(live, "rules", state, to=kept)
        assert entry.data is not None
        entry.data |= {
            "from": live.rules_version,
            "rules_version": game.rules_version,
            "dump": state.dump(),
        }
        await self.append(room, entry, state)
        log("rules-renewed", game=game.id, version=game.rules_version, lost=live.length - kept)

    # -- appending ---------------------------------------------------------------------------

    async def append(
        self,
        room: Room,
        entry: Entry,
        state: State | None = None,
        actor: Connection | None = None,
        ref: str | int | None = None,
    ) -> None:
        """Store an entry and tell everybody. The caller holds the room's lock."""
        live = room.live
        before = {seat.person for seat in live.seats if seat.person is not None}
        turn = live.turn
        live.fold(entry, state if state is not None else live.state)
        after = {seat.person for seat in live.seats if seat.person is not None}
        append = Append(
            live.id,
            entry.version,
            entry_list.write(entry),
            row_of(live),
            joined=sorted(after - before),
            left=sorted(before - after) if live.started is None else [],
        )
        if live.state is not None and (
            live.turn != turn or entry.kind in ("start", "rules") or live.status == "finished"
        ):
            append.snapshot = msgspec.json.encode(live.state.dump())
            append.length = live.length
            if live.status == "finished":
                live.final = live.state.observe(None)
                append.final = msgspec.json.encode(live.final)
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
            raise Refused("stale", version=room.live.version)
        self.metrics.storing.observe(time.perf_counter() - started)
        self.metrics.entries.labels(entry.kind).inc()
        room.broadcast(actor, ref)
        self._follow_up(room)

    async def _reload(self, room: Room) -> None:
        """What the database has is the truth."""
        try:
            room.live, room.invite = await self.read(room.live.id)
        except Exception:  # not even readable: whoever comes next loads it anew
            self.loaded.pop(room.live.id, None)
            for one in room.connections:
                one.close(1012)
            return
        self._follow_up(room)

    async def catch_up(self, table_id: str, version: int) -> None:
        """Another process has stored an entry."""
        room = self.loaded.get(table_id)
        if room is None:
            return
        async with room.lock:
            live = room.live
            if version <= live.version:
                return
            for body in await self.storage.entry_bodies(table_id, live.version):
                live.advance(entry_list.read(body))
            room.broadcast()
            self._follow_up(room, drive=False)

    # -- what follows ------------------------------------------------------------------------

    def _follow_up(self, room: Room, drive: bool = True) -> None:
        """Let the bot think whose turn it is, and watch the clock."""
        live = room.live
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = live.clocks.deadline() if live.status == "running" else None
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000) + 0.05
            if wait < 3600:
                room.timer = asyncio.get_running_loop().call_later(wait, self._ring, room)
        drive = drive and self.drives
        if drive and room.bots_thinking() and live.state is not None and room.thinking is None:
            room.thinking = self.spawn(self._think(room))

    def drive(self, room: Room) -> None:
        """Make sure that a bot thinks whose turn it is."""
        self._follow_up(room)

    def evict(self) -> None:
        """Let the tables go that nobody has looked at for a while."""
        limit = time.monotonic() - self.settings.idle_seconds
        for table_id, room in list(self.loaded.items()):
            busy = room.connections or room.thinking is not None or room.lock.locked()
            if not busy and room.used < limit:
                if room.timer is not None:
                    room.timer.cancel()
                del self.loaded[table_id]
        self.metrics.live.set(len(self.loaded))

    def spawn(self, work: Any) -> asyncio.Task[None]:
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
        try:
            while True:
                async with room.lock:
                    state, seats = room.live.state, room.bots_thinking()
                    if not seats or state is None:
                        return
                    level = room.live.seats[seats[0]].level or self.settings.default_level
                action, _ = await self.executor.choose(state, seats[0], level, room.live.id)
                self.metrics.crashes.set(self.executor.crashes)
                async with room.lock:
                    live = room.live
                    if live.state is not state or room.bots_thinking() != seats:
                        continue
                    with contextlib.suppress(Refused):
                        after, events = live.prepare(action)
                        entry = moved(live, "action", after, seat=seats[0], action=action)
                        entry.events = events
                        self.metrics.actions.labels(live.game.id, "bot").inc()
                        await self.append(room, entry, after)
        except Exception:
            log("bot-stopped", level="error", exception=True)
        finally:
            room.thinking = None

    def _ring(self, room: Room) -> None:
        self.spawn(self.check_time(room))

    async def check_time(self, room: Room) -> None:
        """If the running clock is empty, do what the table has agreed."""
        async with room.lock:
            live = room.live
            deadline = live.clocks.deadline() if live.status == "running" else None
            if deadline is None or deadline > now():
                self._follow_up(room)
                return
            number = live.clocks.running
            assert number is not None
            seat = msgspec.structs.replace(live.seats[number], overdue=True)
            if live.terms.pace.timeout == "bot":
                seat = bot_for(seat, self.settings.default_level)
                seat.overdue = True
            entry = Entry(live.version + 1, "timeout", now(), seat=number)
            entry.data = {"seat": msgspec.to_builtins(seat)}
            with contextlib.suppress(Refused):
                await self.append(room, entry)


def bot_for(seat: Seat, level: str) -> Seat:
    """The seat, played on by a bot; its person may come back."""
    return msgspec.structs.replace(seat, kind="bot", level=level)


def moved(live: Live, kind: str, state: State, **fields: Any) -> Entry:
    """An entry that moves the game to a state."""
    return Entry(
        live.version + 1,
        kind,
        now(),
        turn=state.turn,
        reveals=state.reveals,
        asked=state.seat,
        data=stand_of(state),
        **fields,
    )


def begun(live: Live, seats: list[Seat]) -> tuple[Entry, State]:
    """The entry that starts a game, and its first state."""
    live.rules_version = live.game.rules_version
    try:
        state = live.origin()
    except PatolliError as error:
        raise Refused("bad_option", detail=str(error)) from None
    entry = moved(live, "start", state)
    entry.events = stored(state.events)
    state.events = []
    assert entry.data is not None
    entry.data |= {
        "seats": msgspec.to_builtins(seats),
        "rules_version": live.game.rules_version,
    }
    return entry, state


def row_of(live: Live) -> dict[str, Any]:
    """The projection of a table for lists and sweeps."""
    asked = live.asked
    return {
        "status": live.status,
        "updated": live.entries[-1].at,
        "deadline": live.clocks.deadline() if live.status == "running" else None,
        "waits_for_bot": live.status == "running"
        and asked is not None
        and live.seats[asked].bot_plays,
        "free": sum(1 for seat in live.seats if seat.kind in ("open", "invited")),
        "version": live.version,
        "card": msgspec.json.encode(table_out(live, None, Presence(), "")).decode(),
    }
