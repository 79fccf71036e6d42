"""Who is at which table, also where several processes serve it.

Each process tells the others who is connected to a table there whenever that changes; one that has
just loaded a table asks. What a process said counts until it says something else or dies.
"""

from __future__ import annotations

import asyncio
from typing import TypedDict

from patolli.server.ops.logs import log
from patolli.server.sockets.room import Connection, Room
from patolli.server.sockets.rooms import Rooms
from patolli.server.sockets.wire import encode
from patolli.server.storage.storage import Storage
from patolli.table.messages.replies import TableChanged

MOST_TOLD = 200  # people of a table in one notification (of 8000 bytes); players come first


class Said(TypedDict):
    """What a process tells about a table: who is there, and whether the others shall tell too."""

    table: str
    people: list[str]
    unknown: int
    ask: bool


class PresenceUpdates:
    """Tells the connections of a table, and the other processes, who came and went."""

    def __init__(self, storage: Storage, rooms: Rooms) -> None:
        self.storage = storage
        self.rooms = rooms
        self._order = asyncio.Lock()  # what is told last is what holds
        rooms.on_load = self.ask

    def changed(self, room: Room, connection: Connection) -> None:
        """A client came to a table or left it, in this process."""
        self._show(room, connection)
        self._tell(room, ask=False)

    def ask(self, room: Room) -> None:
        """Find out who is at a table in the other processes."""
        self._tell(room, ask=True)

    def received(self, process: str, said: Said) -> None:
        """Another process says who is at a table there, and may ask who is here."""
        room = self.rooms.loaded.get(said["table"])
        if room is None:
            return
        before = room.presence()
        room.elsewhere[process] = (set(said["people"]), int(said["unknown"]))
        if room.presence() != before:
            self._show(room)
        if said["ask"] and room.connections:
            self._tell(room, ask=False)

    def only(self, alive: set[str]) -> None:
        """Forget what dead processes said."""
        for room in self.rooms.loaded.values():
            gone = room.elsewhere.keys() - alive
            for process in gone:
                del room.elsewhere[process]
            if gone:
                self._show(room)

    def _show(self, room: Room, to_all_but: Connection | None = None) -> None:
        for one in room.connections:
            if one is not to_all_but and one.version is not None:
                one.send(encode(TableChanged(room.info(one.person))))

    def _tell(self, room: Room, ask: bool) -> None:
        if self.storage.postgres:
            self.rooms.spawn(self._send(room, ask))

    async def _send(self, room: Room, ask: bool) -> None:
        try:
            async with self._order, self.storage.begin() as database:
                people, unknown = room.here()
                told = sorted(people, key=lambda one: not room.table.seats_of(one))[:MOST_TOLD]
                unknown += len(people) - len(told)
                body = {"people": told, "unknown": unknown, "ask": ask}
                await self.storage.notify(database, {"at": {"table": room.table.id, **body}})
        except Exception:  # the next change tells it again
            log("presence-not-told", level="warning", exception=True)
