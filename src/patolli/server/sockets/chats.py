"""The chat of a table: players and spectators apart, blocks, mutes."""

from __future__ import annotations

import re

from sqlalchemy import RowMapping, insert, select

from patolli.server.ops.stamps import now
from patolli.server.people.accounts import People
from patolli.server.people.sanctions import refusal
from patolli.server.sockets.room import Connection, Room
from patolli.server.sockets.rooms import Rooms
from patolli.server.sockets.wire import encode
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused
from patolli.table.messages.parts import Audience, ChatOut
from patolli.table.messages.replies import Chat
from patolli.table.table import Table

LONGEST = 500
SHOWN = 200
VARIANT = "\ufe0f"
_JOINER = re.compile(r"(?<=[^\w\s\u200d])\u200d(?=[^\w\s\u200d])")  # makes one emoji of two


class Chats:
    """What people say. While a game runs spectators are silent: a player could read them by looking
    at the table without signing in."""

    def __init__(self, storage: Storage, rooms: Rooms, people: People) -> None:
        self.storage = storage
        self.rooms = rooms
        self.people = people

    async def say(self, room: Room, connection: Connection, text: str) -> None:
        """Keep a line and send it to all who may read it."""
        words = " ".join(text.split())
        if connection.person is None:
            raise Refused("not_signed_in")
        if not words or len(words) > LONGEST or not can_be_shown(words):
            raise Refused("bad_line", most=LONGEST)
        person = await self.people.person(connection.person)
        if person.sanctions:
            raise refusal(person.sanctions[0])
        seats = room.table.seats_of(connection.person)
        playing = bool(seats)
        name = person.name or (room.table.seats[seats[0]].name if seats else "")
        if room.table.status == "running" and not playing:
            raise Refused("chat_closed")
        audience: Audience = "players" if playing else "spectators"
        at = now()
        row = {
            "table_id": room.table.id,
            "person": connection.person,
            "name": name,
            "audience": audience,
            "text": words,
            "at": at,
        }
        async with self.storage.begin() as database:
            found = await database.execute(insert(schema.chat).returning(schema.chat.c.id), [row])
            number = int(found.scalar_one())
            await self.storage.notify(database, {"table": room.table.id, "chat": number})
        self.spread(room, ChatOut(number, connection.person, name, audience, words, at))

    async def received(self, table_id: str, number: int) -> None:
        """Another process has kept a line, or a moderator has taken its words away."""
        room = self.rooms.loaded.get(table_id)
        if room is None:
            return
        async with self.storage.begin() as database:
            found = await database.execute(select(schema.chat).where(schema.chat.c.id == number))
            row = found.mappings().first()
        if row is not None:
            self.spread(room, line_of(row))

    def spread(self, room: Room, line: ChatOut) -> None:
        """Send a line to the connections of this process that may read it."""
        text = encode(Chat(line))
        for one in room.connections:
            if one.version is not None and may_read(room.table, one, line):
                one.send(text)

    async def lines(self, room: Room, connection: Connection) -> list[ChatOut]:
        """The newest lines that a client may read."""
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.chat)
                .where(schema.chat.c.table_id == room.table.id)
                .order_by(schema.chat.c.id.desc())
                .limit(SHOWN)
            )
            lines = [line_of(row) for row in found.mappings()]
        lines.reverse()
        return [line for line in lines if may_read(room.table, connection, line)]


def can_be_shown(text: str) -> bool:
    """Whether a line has nothing invisible in it but what joins emoji."""
    return _JOINER.sub("", text.replace(VARIANT, "")).isprintable()


def may_read(table: Table, connection: Connection, line: ChatOut) -> bool:
    """Whether a line is for this connection."""
    if line.person is not None and line.person in connection.blocked:
        return False
    playing = table.status == "running" and bool(table.seats_of(connection.person))
    return line.audience == "players" or not playing


def line_of(row: RowMapping) -> ChatOut:
    """A line from its row."""
    return ChatOut(row["id"], row["person"], row["name"], row["audience"], row["text"], row["at"])
