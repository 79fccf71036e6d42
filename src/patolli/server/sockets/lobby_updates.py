"""The lobby as it changes: its watchers are told of tables that a list would show differently.

The tables that were written to are collected, and once a second their cards are read and compared
with what was told before: all watchers hear who sits at a public table and whether it is played,
those who belong to a table also whose turn it is.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import field
from typing import Final, Literal

import msgspec
from sqlalchemy import select

from patolli.server.ops.logs import log
from patolli.server.sockets.room import Connection
from patolli.server.sockets.wire import encode
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.messages.parts import TableInfo, message
from patolli.table.messages.replies import Reply
from patolli.table.presentation import info_for

MOST_KNOWN: Final = 20_000
MOST_AT_ONCE: Final = 500


@message
class LobbyReady(Reply):
    """The lobby's socket tells every change from now on: load the lists."""

    type: Literal["ready"] = field(default="ready", init=False)


@message
class LobbyTables(Reply):
    """Tables of the lobby's lists that are new or have changed, as the receiver sees them."""

    type: Literal["tables"] = field(default="tables", init=False)
    tables: list[TableInfo]


class LobbyUpdates:
    """The lobby's watchers in this process."""

    def __init__(self, storage: Storage, seconds: float) -> None:
        self.storage = storage
        self.seconds = seconds
        self.watchers: set[Connection] = set()
        self._known: dict[str, tuple[object, object]] = {}

    def add(self, watcher: Connection) -> None:
        """One more watches from now on."""
        self.watchers.add(watcher)
        watcher.send(encode(LobbyReady()))

    def reload(self) -> None:
        """A table is gone: let all load their lists again."""
        for watcher in self.watchers:
            watcher.send(encode(LobbyReady()))

    def close(self) -> None:
        """Send all away (they will come back)."""
        for watcher in self.watchers:
            watcher.close(1012)

    async def run(self) -> None:
        """Tell what changed, again and again."""
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self._tell()
            except Exception:  # whatever failed is logged, and told the next time
                log("lobby-not-told", level="error", exception=True)

    async def _tell(self) -> None:
        changed = self.storage.changed
        if not self.watchers:
            changed.clear()
            self._known.clear()
            return
        if not changed:
            return
        ids = list(itertools.islice(changed, MOST_AT_ONCE))
        changed.difference_update(ids)
        try:
            cards = await self._cards(ids)
        except BaseException:
            changed.update(ids)
            raise
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        news: list[tuple[TableInfo, bool]] = []
        for card in cards:
            listed, played = _listed(card), _played(card)
            before = self._known.get(card.id)
            self._known[card.id] = (listed, played)
            if before is None or before[0] != listed:
                news.append((card, True))
            elif before[1] != played:
                news.append((card, False))
        for watcher in self.watchers:
            told = [
                info_for(card, watcher.person)
                for card, for_all in news
                if _concerns(card, watcher.person, for_all)
            ]
            if told:
                watcher.send(encode(LobbyTables(told)))

    async def _cards(self, ids: list[str]) -> list[TableInfo]:
        rows = schema.tables
        async with self.storage.engine.connect() as database:
            found = await database.execute(select(rows.c.card).where(rows.c.id.in_(ids)))
            return [msgspec.json.decode(row[0], type=TableInfo) for row in found]


def _listed(card: TableInfo) -> object:
    """What a list of tables shows to all."""
    seats = [
        (seat.kind, seat.name, seat.person, seat.level, seat.style, seat.left)
        for seat in card.seats
    ]
    return (card.status, seats, card.rematch)


def _played(card: TableInfo) -> object:
    """What a list shows to those who play there."""
    return (card.asked, card.outcome, [seat.overdue for seat in card.seats])


def _concerns(card: TableInfo, person: str | None, for_all: bool) -> bool:
    if for_all and card.visibility == "public":
        return True
    if person is None:
        return False
    return card.host == person or any(seat.person == person for seat in card.seats)
