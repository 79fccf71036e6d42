"""The commands of a table: every one is checked here, against the version that it answers."""

from __future__ import annotations

from patolli.server.http.errors import Refused
from patolli.server.people.rate_limits import RateLimits
from patolli.server.sockets.chats import Chats
from patolli.server.sockets.room import Connection, Room, encode
from patolli.server.sockets.rooms import Rooms, moved
from patolli.table import presentation as views
from patolli.table import undo
from patolli.table.entries import Entry, now
from patolli.table.messages import (
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
from patolli.table.preview import previews

Ref = str | int | None


class Commands:
    """Carries out commands for connections."""

    def __init__(self, rooms: Rooms, chats: Chats, limits: RateLimits) -> None:
        self.rooms = rooms
        self.chats = chats
        self.limits = limits

    async def command(
        self, room: Room, connection: Connection, command: AnyCommand
    ) -> Reply | None:
        """Carry out a command; None when its answer went out with the updates."""
        if isinstance(command, Ping):
            return Pong(now(), ref=command.ref)
        if isinstance(command, Hello):
            return await self._hello(room, connection, command)
        if isinstance(command, Say):
            return await self._say(room, connection, command)
        if isinstance(command, AskHint):
            return await self._hint(room, connection, command)
        async with room.lock:
            if isinstance(command, Act):
                await self._act(room, connection, command)
            elif isinstance(command, AskPreview):
                return self._preview(room, connection, command)
            elif isinstance(command, Look):
                return self._look(room, connection, command)
            elif isinstance(command, Redo):
                await self._redo(room, connection, command)
            elif isinstance(command, Answer):
                await self._answer(room, connection, command)
            else:
                await self._undo(room, connection, command)
            if connection in room.connections and connection.version is not None:
                return None
            return room.update(connection, room.live.version - 1)

    # -- looking -----------------------------------------------------------------------------

    async def _hello(self, room: Room, connection: Connection, command: Hello) -> Reply | None:
        if command.protocol != PROTOCOL:
            connection.close(4409)  # the page must be loaded again
            return None
        lines = await self.chats.lines(room, connection)
        async with room.lock:
            self._greet(room, connection, command.version, command.ref, lines)
        return None

    def _greet(
        self,
        room: Room,
        connection: Connection,
        version: int | None,
        ref: Ref,
        lines: list[ChatOut],
    ) -> None:
        """Send the welcome, then the update with what was missed."""
        live = room.live
        known = version is not None and 0 <= version <= live.version
        base = version if known and version is not None else live.version
        eyes = views.eyes_of(live, live.seats_of(connection.person), connection.looking)
        welcome = Welcome(
            PROTOCOL,
            room.table(connection.person),
            connection.person,
            None if known else views.log(live, eyes),
            lines,
            ref=ref,
        )
        connection.send(encode(welcome))
        connection.send(encode(room.update(connection, base)))
        connection.version = live.version

    def _look(self, room: Room, connection: Connection, command: Look) -> Reply | None:
        mine = room.live.seats_of(connection.person)
        if command.seat is not None and command.seat not in mine:
            raise Refused("forbidden")
        connection.looking = command.seat
        if connection.version is None:
            update = room.update(connection)
            update.ref = command.ref
            return update
        self._greet(room, connection, None, command.ref, [])
        return None

    def _preview(self, room: Room, connection: Connection, command: AskPreview) -> Reply:
        seat = self._asked(room, connection, command.version)
        self.limits.take("preview", connection.person)
        state = room.live.state
        assert state is not None
        return Previews(command.version, previews(state, seat), ref=command.ref)

    async def _hint(self, room: Room, connection: Connection, command: AskHint) -> Reply:
        async with room.lock:
            seat = self._asked(room, connection, command.version)
            if not room.live.terms.hints:
                raise Refused("no_hint")
            state = room.live.state
        assert state is not None
        self.limits.take("hint", connection.person)
        level = self.rooms.settings.hint_level
        _tell_thinking(connection, [seat])
        hinted = f"{room.live.id} hints"  # not the bot that may play there later
        action, reasons = await self.rooms.executor.choose(state, seat, level, hinted)
        _tell_thinking(connection, room.bots_thinking())
        return Hint(
            command.version,
            action,
            state.game.actions.name(action),
            [Text(key, data) for key, data in reasons],
            ref=command.ref,
        )

    async def _say(self, room: Room, connection: Connection, command: Say) -> Reply:
        self.limits.take("chat", connection.person)
        await self.chats.say(room, connection, command.text)
        return Done(room.live.version, ref=command.ref)

    # -- deciding ----------------------------------------------------------------------------

    def _current(self, room: Room, connection: Connection, version: int) -> list[int]:
        """The seats of somebody who speaks about the newest version of a running game."""
        live = room.live
        mine = live.seats_of(connection.person)
        if not mine:
            raise Refused("not_signed_in" if connection.person is None else "forbidden")
        if live.status != "running" or live.state is None:
            raise Refused("not_running")
        if version != live.version:
            raise Refused("stale", version=live.version)
        return mine

    def _asked(self, room: Room, connection: Connection, version: int) -> int:
        """The seat that is asked, if this connection plays and looks at it."""
        mine = self._current(room, connection, version)
        asked = room.live.asked
        if asked is None or asked not in mine:
            raise Refused("not_your_turn")
        if asked not in views.eyes_of(room.live, mine, connection.looking):
            raise Refused("forbidden")
        return asked

    async def _act(self, room: Room, connection: Connection, command: Act) -> None:
        seat = self._asked(room, connection, command.version)
        live = room.live
        state, events = live.prepare(command.action)
        entry = moved(live, "action", state, seat=seat, action=command.action)
        entry.person, entry.events = connection.person, events
        self.rooms.metrics.actions.labels(live.game.id, "person").inc()
        await self.rooms.append(room, entry, state, connection, command.ref)

    async def _redo(self, room: Room, connection: Connection, command: Redo) -> None:
        mine = self._current(room, connection, command.version)
        live = room.live
        if undo.forward(live, mine) is None:
            raise Refused("no_undo")
        seat, action = live.undone[-1]
        state, events = live.prepare(action)
        entry = moved(live, "redo", state, seat=seat, action=action)
        entry.person, entry.events = connection.person, events
        await self.rooms.append(room, entry, state, connection, command.ref)

    async def _undo(
        self, room: Room, connection: Connection, command: Undo | Restart | UndoTo
    ) -> None:
        mine = self._current(room, connection, command.version)
        live = room.live
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
                await self.rooms.append(room, entry, None, connection, command.ref)
                return
        kind = "restart" if isinstance(command, Restart) else "undo"
        await self._go_back(room, kind, seat, to, connection, command.ref)

    async def _go_back(
        self, room: Room, kind: str, seat: int, to: int, connection: Connection, ref: Ref
    ) -> None:
        state = room.live.at(to)
        entry = moved(room.live, kind, state, seat=seat, to=to)
        entry.person = connection.person
        await self.rooms.append(room, entry, state, connection, ref)

    async def _answer(self, room: Room, connection: Connection, command: Answer) -> None:
        live = room.live
        mine = live.seats_of(connection.person)
        pending = undo.info(live, mine).pending
        if live.request is None or pending is None or not set(mine) & set(pending.needed):
            raise Refused("no_undo")
        kind = "agree" if command.agree else "refuse"
        entry = Entry(live.version + 1, kind, now(), mine[0], connection.person)
        await self.rooms.append(room, entry, None, connection, command.ref)
        after = undo.info(room.live, mine).pending
        if after is not None and not after.needed:
            await self._go_back(room, "undo", after.seat, after.to, connection, None)


def _tell_thinking(connection: Connection, seats: list[int]) -> None:
    """Show whoever asked for a hint that a bot is thinking about it."""
    if connection.version is not None:
        connection.send(encode(Thinking(seats)))
