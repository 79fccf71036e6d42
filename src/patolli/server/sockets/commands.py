"""The commands of clients: each is checked by the table, against the version that it answers."""

from __future__ import annotations

from dataclasses import replace

from patolli.server.ops.stamps import now
from patolli.server.people.rate_limits import RateLimits
from patolli.server.sockets.chats import Chats
from patolli.server.sockets.room import Connection, Room
from patolli.server.sockets.rooms import Rooms
from patolli.server.sockets.wire import encode
from patolli.table import hints, play, undo
from patolli.table.commands import entry_of, welcome
from patolli.table.errors import Refused
from patolli.table.messages.commands import (
    PROTOCOL,
    Act,
    Answer,
    AnyCommand,
    AskHint,
    AskPreview,
    Hello,
    Look,
    Ping,
    Say,
)
from patolli.table.messages.parts import ChatOut
from patolli.table.messages.replies import AnyReply, Done, Hint, Pong, Previews, Thinking
from patolli.table.preview import previews

Ref = str | int | None


class Commands:
    """Carries out commands for connections."""

    def __init__(self, rooms: Rooms, chats: Chats, limits: RateLimits) -> None:
        self.rooms = rooms
        self.chats = chats
        self.limits = limits

    async def carry_out(
        self, room: Room, connection: Connection, command: AnyCommand
    ) -> AnyReply | None:
        """Carry out a command; None when its answer went out with the updates."""
        if isinstance(command, Ping):
            return Pong(now(), ref=command.ref)
        if isinstance(command, Hello):
            await self._hello(room, connection, command)
            return None
        if isinstance(command, Say):
            return await self._say(room, connection, command)
        if isinstance(command, AskHint):
            return await self._hint(room, connection, command)
        async with room.lock:
            if isinstance(command, AskPreview):
                return self._preview(room, connection, command)
            if isinstance(command, Look):
                return self._look(room, connection, command)
            self.limits.take("entry", f"{room.table.id} {connection.person}")
            if isinstance(command, Answer):
                await self._answer(room, connection, command)
            else:
                table, person = room.table, connection.person
                entry, state = entry_of(table, command, person, connection.looking, now())
                if isinstance(command, Act):
                    self.rooms.metrics.actions(table.game.id, "person").inc()
                await self.rooms.append(room, entry, state, connection, command.ref)
            if connection in room.connections and connection.version is not None:
                return None
            return room.update(connection, room.table.version - 1)

    async def _hello(self, room: Room, connection: Connection, command: Hello) -> None:
        if command.protocol != PROTOCOL:
            connection.close(4409)  # the page must be loaded again
            return
        lines = await self.chats.lines(room, connection)
        async with room.lock:
            _greet(room, connection, command.version, command.ref, lines)

    async def _say(self, room: Room, connection: Connection, command: Say) -> Done:
        self.limits.take("chat", connection.person)
        await self.chats.say(room, connection, command.text)
        return Done(room.table.version, ref=command.ref)

    def _look(self, room: Room, connection: Connection, command: Look) -> AnyReply | None:
        mine = room.table.seats_of(connection.person)
        if command.seat is not None and command.seat not in mine:
            raise Refused("forbidden")
        connection.looking = command.seat
        if connection.version is None:
            return replace(room.update(connection), ref=command.ref)
        _greet(room, connection, None, command.ref, [])
        return None

    def _preview(self, room: Room, connection: Connection, command: AskPreview) -> Previews:
        seat = _asked(room, connection, command.version)
        self.limits.take("preview", connection.person)
        state = room.table.state
        assert state is not None
        return Previews(command.version, previews(state, seat), ref=command.ref)

    async def _hint(self, room: Room, connection: Connection, command: AskHint) -> Hint:
        async with room.lock:
            seat = _asked(room, connection, command.version)
            if not room.table.terms.hints:
                raise Refused("no_hint")
            state = room.table.state
        assert state is not None
        self.limits.take("hint", connection.person)
        level = self.rooms.settings.hint_level
        _tell_thinking(connection, [seat])
        plan = await self.rooms.executor.plan_turn(
            state, seat, level, room.table.id, connection.person or f"{room.table.id} hints"
        )
        _tell_thinking(connection, room.bots_thinking())
        return replace(hints.hint(state, seat, plan, command.version), ref=command.ref)

    async def _answer(self, room: Room, connection: Connection, command: Answer) -> None:
        person = connection.person
        entry = undo.answer(room.table, command.agree, person, now())
        await self.rooms.append(room, entry, None, connection, command.ref)
        agreed = undo.agreed(room.table, person, now())
        if agreed is not None:
            await self.rooms.append(room, *agreed, connection)


def _asked(room: Room, connection: Connection, version: int) -> int:
    return play.asked_seat(room.table, connection.person, connection.looking, version)


def _greet(
    room: Room, connection: Connection, version: int | None, ref: Ref, lines: list[ChatOut]
) -> None:
    """Send the welcome, then the update with what was missed."""
    table = room.table
    person = connection.person
    info = room.info(person)
    greeting, base = welcome(table, info, person, connection.looking, version, lines, ref)
    connection.send(encode(greeting))
    connection.send(encode(room.update(connection, base)))
    connection.version = table.version


def _tell_thinking(connection: Connection, seats: list[int]) -> None:
    """Show the person who asked for a hint that a bot is thinking about it."""
    if connection.version is not None:
        connection.send(encode(Thinking(seats)))
