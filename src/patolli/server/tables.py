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
from patolli.server import entries as entry_list
from patolli.server.config import Settings
from patolli.server.desk import Connection, Desk
from patolli.server.entries import Entry, Seat, now, stored
from patolli.server.errors import Refused
from patolli.server.live import Live, stand_of
from patolli.server.logs import log
from patolli.server.metrics import Metrics
from patolli.server.storage import Append, Storage
from patolli.server.thinkers import Thinkers
from patolli.server.views import Presence, table_out


class Tables:
    """The tables that are in memory, and how to get the others."""

    def __init__(
        self, settings: Settings, storage: Storage, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.metrics = metrics
        self.desks: dict[str, Desk] = {}
        self._loading: dict[str, asyncio.Task[Desk]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.drives = True  # whether bots think here
        self.loaded: Callable[[Desk], None] = lambda _: None

    # -- loading -----------------------------------------------------------------------------

    async def desk(self, table_id: str) -> Desk:
        """The desk of a table, loaded if need be."""
        desk = self.desks.get(table_id)
        if desk is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            desk = await asyncio.shield(task)
        desk.used = time.monotonic()
        return desk

    async def _load(self, table_id: str) -> Desk:
        live, invite = await self.read(table_id)
        desk = Desk(live, invite)
        async with desk.lock:
            if live.status == "running" and not live.current_rules:
                await self._renew_rules(desk)
            self.desks[table_id] = desk
            self.metrics.live.set(len(self.desks))
            self._follow_up(desk)
        self.loaded(desk)
        return desk

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

    async def _renew_rules(self, desk: Desk) -> None:
        """A running game goes on under newer rules: from its snapshot, as far as they allow."""
        live = desk.live
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
        await self.append(desk, entry, state)
        log("rules-renewed", game=game.id, version=game.rules_version, lost=live.length - kept)

    # -- appending ---------------------------------------------------------------------------

    async def append(
        self,
        desk: Desk,
        entry: Entry,
        state: State | None = None,
        actor: Connection | None = None,
        ref: str | int | None = None,
    ) -> None:
        """Store an entry and tell everybody. The caller holds the desk's lock."""
        live = desk.live
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
            await self._reload(desk)
            raise Refused("busy") from None
        if not written:
            await self._reload(desk)
            desk.broadcast()
            raise Refused("stale", version=desk.live.version)
        self.metrics.storing.observe(time.perf_counter() - started)
        self.metrics.entries.labels(entry.kind).inc()
        desk.broadcast(actor, ref)
        self._follow_up(desk)

    async def _reload(self, desk: Desk) -> None:
        """What the database has is the truth."""
        try:
            desk.live, desk.invite = await self.read(desk.live.id)
        except Exception:  # not even readable: whoever comes next loads it anew
            self.desks.pop(desk.live.id, None)
            for one in desk.connections:
                one.close(1012)
            return
        self._follow_up(desk)

    async def catch_up(self, table_id: str, version: int) -> None:
        """Another process has stored an entry."""
        desk = self.desks.get(table_id)
        if desk is None:
            return
        async with desk.lock:
            live = desk.live
            if version <= live.version:
                return
            for body in await self.storage.entry_bodies(table_id, live.version):
                live.advance(entry_list.read(body))
            desk.broadcast()
            self._follow_up(desk, drive=False)

    # -- what follows ------------------------------------------------------------------------

    def _follow_up(self, desk: Desk, drive: bool = True) -> None:
        """Let the bot think whose turn it is, and watch the clock."""
        live = desk.live
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None
        deadline = live.clocks.deadline() if live.status == "running" else None
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000) + 0.05
            if wait < 3600:
                desk.timer = asyncio.get_running_loop().call_later(wait, self._ring, desk)
        drive = drive and self.drives
        if drive and desk.bots_thinking() and live.state is not None and desk.thinking is None:
            desk.thinking = self.spawn(self._think(desk))

    def drive(self, desk: Desk) -> None:
        """Make sure that a bot thinks whose turn it is."""
        self._follow_up(desk)

    def evict(self) -> None:
        """Let the tables go that nobody has looked at for a while."""
        limit = time.monotonic() - self.settings.idle_seconds
        for table_id, desk in list(self.desks.items()):
            busy = desk.connections or desk.thinking is not None or desk.lock.locked()
            if not busy and desk.used < limit:
                if desk.timer is not None:
                    desk.timer.cancel()
                del self.desks[table_id]
        self.metrics.live.set(len(self.desks))

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """A task of the process that is not forgotten."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop thinking and watching."""
        for desk in self.desks.values():
            if desk.timer is not None:
                desk.timer.cancel()
            for one in desk.connections:
                one.close(1012)
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _think(self, desk: Desk) -> None:
        """Play for the bots until a person is asked."""
        try:
            while True:
                async with desk.lock:
                    state, seats = desk.live.state, desk.bots_thinking()
                    if not seats or state is None:
                        return
                    level = desk.live.seats[seats[0]].level or self.settings.default_level
                action, _ = await self.thinkers.choose(state, seats[0], level, desk.live.id)
                self.metrics.crashes.set(self.thinkers.crashes)
                async with desk.lock:
                    live = desk.live
                    if live.state is not state or desk.bots_thinking() != seats:
                        continue
                    with contextlib.suppress(Refused):
                        after, events = live.prepare(action)
                        entry = moved(live, "action", after, seat=seats[0], action=action)
                        entry.events = events
                        self.metrics.actions.labels(live.game.id, "bot").inc()
                        await self.append(desk, entry, after)
        except Exception:
            log("bot-stopped", level="error", exception=True)
        finally:
            desk.thinking = None

    def _ring(self, desk: Desk) -> None:
        self.spawn(self.check_time(desk))

    async def check_time(self, desk: Desk) -> None:
        """If the running clock is empty, do what the table has agreed."""
        async with desk.lock:
            live = desk.live
            deadline = live.clocks.deadline() if live.status == "running" else None
            if deadline is None or deadline > now():
                self._follow_up(desk)
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
                await self.append(desk, entry)


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
