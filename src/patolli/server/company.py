"""Who is at which table, also where several processes serve it.

Each process tells the others who is connected to a table there whenever that changes; one that has
just loaded a table asks. What a process said counts until it says something else or dies.
"""

from __future__ import annotations

import asyncio
from typing import Any

from patolli.server.desk import Connection, Desk, encode
from patolli.server.logs import log
from patolli.server.messages import TableChanged
from patolli.server.storage import Storage
from patolli.server.tables import Tables

MOST_TOLD = 200  # people of a table in one notification (of 8000 bytes); players come first


class Company:
    """Tells the connections of a table, and the other processes, who came and went."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self.storage = storage
        self.tables = tables
        self._order = asyncio.Lock()  # what is told last is what holds
        tables.loaded = self.ask

    def changed(self, desk: Desk, connection: Connection) -> None:
        """Somebody came to a table or left it, in this process."""
        self._show(desk, connection)
        self._tell(desk, ask=False)

    def ask(self, desk: Desk) -> None:
        """Find out who is at a table in the other processes."""
        self._tell(desk, ask=True)

    def heard(self, process: str, said: dict[str, Any]) -> None:
        """Another process says who is at a table there, and may ask who is here."""
        desk = self.tables.desks.get(said["table"])
        if desk is None:
            return
        before = desk.presence()
        desk.elsewhere[process] = (set(said["people"]), int(said["unknown"]))
        if desk.presence() != before:
            self._show(desk)
        if said["ask"] and desk.connections:
            self._tell(desk, ask=False)

    def only(self, alive: set[str]) -> None:
        """Forget what dead processes said."""
        for desk in self.tables.desks.values():
            gone = desk.elsewhere.keys() - alive
            for process in gone:
                del desk.elsewhere[process]
            if gone:
                self._show(desk)

    def _show(self, desk: Desk, to_all_but: Connection | None = None) -> None:
        for one in desk.connections:
            if one is not to_all_but and one.version is not None:
                one.send(encode(TableChanged(desk.table(one.person))))

    def _tell(self, desk: Desk, ask: bool) -> None:
        if self.storage.postgres:
            self.tables.spawn(self._send(desk, ask))

    async def _send(self, desk: Desk, ask: bool) -> None:
        try:
            async with self._order, self.storage.begin() as database:
                people, unknown = desk.here()
                told = sorted(people, key=lambda one: not desk.live.seats_of(one))[:MOST_TOLD]
                unknown += len(people) - len(told)
                body = {"people": told, "unknown": unknown, "ask": ask}
                await self.storage.notify(database, {"at": {"table": desk.live.id, **body}})
        except Exception:  # the next change tells it again
            log("presence-not-told", level="warning", exception=True)
