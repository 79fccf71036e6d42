"""The chat of a table: players and spectators apart, private notes, mutes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select

from patolli.server.http.errors import Refused
from patolli.server.people.accounts import People
from patolli.server.sockets.room import Connection, Room, encode
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.entries import now
from patolli.table.messages import Audience, Chat, ChatOut
from patolli.table.table import Live

LONGEST = 500
SHOWN = 200


class Chats:
    """What people say. What spectators say during a game does not reach those who play it."""

    def __init__(self, storage: Storage, rooms: Rooms, people: People) -> None:
        self.storage = storage
        self.rooms = rooms
        self.people = people

    async def say(self, room: Room, connection: Connection, text: str) -> None:
        """Keep a line and send it to everybody who may read it."""
        words = " ".join(text.split())
        if connection.person is None:
            raise Refused("not_signed_in")
        if not words or len(words) > LONGEST or not words.isprintable():
            raise Refused("bad_request", detail=f"a line has 1 to {LONGEST} characters")
        person = await self.people.person(connection.person)
        playing = bool(room.live.seats_of(connection.person))
        audience: Audience = "players" if playing else "spectators"
        at = now()
        row = {
            "table_id": room.live.id,
            "person": connection.person,
            "name": person.name,
            "audience": audience,
            "text": words,
            "at": at,
        }
        async with self.storage.begin() as database:
            found = await database.execute(insert(schema.chat).returning(schema.chat.c.id), [row])
            number = int(found.scalar_one())
            await self.storage.notify(database, {"table": room.live.id, "chat": number})
        self.spread(room, ChatOut(number, connection.person, person.name, audience, words, at))

    async def heard(self, table_id: str, number: int) -> None:
        """Another process has kept a line."""
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
            if one.version is not None and may_read(room.live, one, line):
                one.send(text)

    async def lines(self, room: Room, connection: Connection) -> list[ChatOut]:
        """The newest lines that somebody may read."""
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.chat)
                .where(schema.chat.c.table_id == room.live.id)
                .order_by(schema.chat.c.id.desc())
                .limit(SHOWN)
            )
            lines = [line_of(row) for row in found.mappings()]
        lines.reverse()
        return [line for line in lines if may_read(room.live, connection, line)]


def may_read(live: Live, connection: Connection, line: ChatOut) -> bool:
    """Whether a line is for this connection."""
    if line.person is not None and line.person in connection.muted:
        return False
    playing = live.status == "running" and bool(live.seats_of(connection.person))
    return line.audience == "players" or not playing


def line_of(row: Any) -> ChatOut:
    """A line from its row."""
    return ChatOut(row["id"], row["person"], row["name"], row["audience"], row["text"], row["at"])
