"""The commands of a table: every one is checked here, against the version that it answers."""

from __future__ import annotations

from patolli.server import undo, views
from patolli.server.chats import Chats
from patolli.server.desk import Connection, Desk, encode
from patolli.server.entries import Entry, now
from patolli.server.errors import Refused
from patolli.server.limits import Limits
from patolli.server.messages import (
    PROTOCOL,
    Act,
    Answer,
    AnyCommand,
    AskHint,
    AskPreview,
    ChatOut,
    Done,
    Hello,
    Hint,
    Look,
    Ping,
    Pong,
    Previews,
    Redo,
    Reply,
    Restart,
    Say,
    Text,
    Thinking,
    Undo,
    UndoTo,
    Welcome,
)
from patolli.server.preview import previews
from patolli.server.tables import Tables, moved

Ref = str | int | None


class Play:
    """Carries out commands for connections."""

    def __init__(self, tables: Tables, chats: Chats, limits: Limits) -> None:
        self.tables = tables
        self.chats = chats
        self.limits = limits

    async def command(
        self, desk: Desk, connection: Connection, command: AnyCommand
    ) -> Reply | None:
        """Carry out a command; None when its answer went out with the updates."""
        if isinstance(command, Ping):
            return Pong(now(), ref=command.ref)
        if isinstance(command, Hello):
            return await self._hello(desk, connection, command)
        if isinstance(command, Say):
            return await self._say(desk, connection, command)
        if isinstance(command, AskHint):
            return await self._hint(desk, connection, command)
        async with desk.lock:
            if isinstance(command, Act):
                await self._act(desk, connection, command)
            elif isinstance(command, AskPreview):
                return self._preview(desk, connection, command)
            elif isinstance(command, Look):
                return self._look(desk, connection, command)
            elif isinstance(command, Redo):
                await self._redo(desk, connection, command)
            elif isinstance(command, Answer):
                await self._answer(desk, connection, command)
            else:
                await self._undo(desk, connection, command)
            if connection in desk.connections and connection.version is not None:
                return None
            return desk.update(connection, desk.live.version - 1)

    # -- looking -----------------------------------------------------------------------------

    async def _hello(self, desk: Desk, connection: Connection, command: Hello) -> Reply | None:
        if command.protocol != PROTOCOL:
            connection.close(4409)  # the page must be loaded again
            return None
        lines = await self.chats.lines(desk, connection)
        async with desk.lock:
            self._greet(desk, connection, command.version, command.ref, lines)
        return None

    def _greet(
        self,
        desk: Desk,
        connection: Connection,
        version: int | None,
        ref: Ref,
        lines: list[ChatOut],
    ) -> None:
        """Send the welcome, then the update with what was missed."""
        live = desk.live
        known = version is not None and 0 <= version <= live.version
        base = version if known and version is not None else live.version
        eyes = views.eyes_of(live, live.seats_of(connection.person), connection.looking)
        welcome = Welcome(
            PROTOCOL,
            desk.table(connection.person),
            connection.person,
            None if known else views.log(live, eyes),
            lines,
            ref=ref,
        )
        connection.send(encode(welcome))
        connection.send(encode(desk.update(connection, base)))
        connection.version = live.version

    def _look(self, desk: Desk, connection: Connection, command: Look) -> Reply | None:
        mine = desk.live.seats_of(connection.person)
        if command.seat is not None and command.seat not in mine:
            raise Refused("forbidden")
        connection.looking = command.seat
        if connection.version is None:
            update = desk.update(connection)
            update.ref = command.ref
            return update
        self._greet(desk, connection, None, command.ref, [])
        return None

    def _preview(self, desk: Desk, connection: Connection, command: AskPreview) -> Reply:
        seat = self._asked(desk, connection, command.version)
        self.limits.take("preview", connection.person)
        state = desk.live.state
        assert state is not None
        return Previews(command.version, previews(state, seat), ref=command.ref)

    async def _hint(self, desk: Desk, connection: Connection, command: AskHint) -> Reply:
        async with desk.lock:
            seat = self._asked(desk, connection, command.version)
            if not desk.live.terms.hints:
                raise Refused("no_hint")
            state = desk.live.state
        assert state is not None
        self.limits.take("hint", connection.person)
        level = self.tables.settings.hint_level
        _tell_thinking(connection, [seat])
        hinted = f"{desk.live.id} hints"  # not the bot that may play there later
        action, reasons = await self.tables.thinkers.choose(state, seat, level, hinted)
        _tell_thinking(connection, desk.bots_thinking())
        return Hint(
            command.version,
            action,
            state.game.actions.name(action),
            [Text(key, data) for key, data in reasons],
            ref=command.ref,
        )

    async def _say(self, desk: Desk, connection: Connection, command: Say) -> Reply:
        self.limits.take("chat", connection.person)
        await self.chats.say(desk, connection, command.text)
        return Done(desk.live.version, ref=command.ref)

    # -- deciding ----------------------------------------------------------------------------

    def _current(self, desk: Desk, connection: Connection, version: int) -> list[int]:
        """The seats of somebody who speaks about the newest version of a running game."""
        live = desk.live
        mine = live.seats_of(connection.person)
        if not mine:
            raise Refused("not_signed_in" if connection.person is None else "forbidden")
        if live.status != "running" or live.state is None:
            raise Refused("not_running")
        if version != live.version:
            raise Refused("stale", version=live.version)
        return mine

    def _asked(self, desk: Desk, connection: Connection, version: int) -> int:
        """The seat that is asked, if this connection plays and looks at it."""
        mine = self._current(desk, connection, version)
        asked = desk.live.asked
        if asked is None or asked not in mine:
            raise Refused("not_your_turn")
        if asked not in views.eyes_of(desk.live, mine, connection.looking):
            raise Refused("forbidden")
        return asked

    async def _act(self, desk: Desk, connection: Connection, command: Act) -> None:
        seat = self._asked(desk, connection, command.version)
        live = desk.live
        state, events = live.prepare(command.action)
        entry = moved(live, "action", state, seat=seat, action=command.action)
        entry.person, entry.events = connection.person, events
        self.tables.metrics.actions.labels(live.game.id, "person").inc()
        await self.tables.append(desk, entry, state, connection, command.ref)

    async def _redo(self, desk: Desk, connection: Connection, command: Redo) -> None:
        mine = self._current(desk, connection, command.version)
        live = desk.live
        if undo.forward(live, mine) is None:
            raise Refused("no_undo")
        seat, action = live.undone[-1]
        state, events = live.prepare(action)
        entry = moved(live, "redo", state, seat=seat, action=action)
        entry.person, entry.events = connection.person, events
        await self.tables.append(desk, entry, state, connection, command.ref)

    async def _undo(
        self, desk: Desk, connection: Connection, command: Undo | Restart | UndoTo
    ) -> None:
        mine = self._current(desk, connection, command.version)
        live = desk.live
        free = undo.free_to(live, mine)
        if isinstance(command, UndoTo):
            to: int | None = command.to
        elif isinstance(command, Restart):
            to = free
        else:
            to = undo.back(live, mine)
        if to is None or not live.base <= to < live.length or live.terms.undo == "off":
            raise Refused("no_undo")
        seat = next((mark.seat for mark in live.marks[to:] if mark.seat in mine), mine[0])
        if to < free:
            if live.terms.undo != "free":
                raise Refused("no_undo")
            if undo.others(live, mine):
                entry = Entry(live.version + 1, "ask", now(), seat, connection.person, to=to)
                await self.tables.append(desk, entry, None, connection, command.ref)
                return
        kind = "restart" if isinstance(command, Restart) else "undo"
        await self._go_back(desk, kind, seat, to, connection, command.ref)

    async def _go_back(
        self, desk: Desk, kind: str, seat: int, to: int, connection: Connection, ref: Ref
    ) -> None:
        state = desk.live.at(to)
        entry = moved(desk.live, kind, state, seat=seat, to=to)
        entry.person = connection.person
        await self.tables.append(desk, entry, state, connection, ref)

    async def _answer(self, desk: Desk, connection: Connection, command: Answer) -> None:
        live = desk.live
        mine = live.seats_of(connection.person)
        pending = undo.info(live, mine).pending
        if live.request is None or pending is None or not set(mine) & set(pending.needed):
            raise Refused("no_undo")
        kind = "agree" if command.agree else "refuse"
        entry = Entry(live.version + 1, kind, now(), mine[0], connection.person)
        await self.tables.append(desk, entry, None, connection, command.ref)
        after = undo.info(desk.live, mine).pending
        if after is not None and not after.needed:
            await self._go_back(desk, "undo", after.seat, after.to, connection, None)


def _tell_thinking(connection: Connection, seats: list[int]) -> None:
    """Show whoever asked for a hint that a bot is thinking about it."""
    if connection.version is not None:
        connection.send(encode(Thinking(seats)))
