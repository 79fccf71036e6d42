"""Deleting an account: the games stay, for the others' sake, without the person."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from sqlalchemy import select, update

from patolli.server.http.errors import Refused
from patolli.server.services import Services
from patolli.server.storage import schema
from patolli.table import entries as entry_list
from patolli.table.entries import Entry

NAMING = ("created", "seat", "start", "leave", "replace", "return", "timeout")


async def forget(services: Services, person: str) -> None:
    """Leave every running game, take the name out of every table, delete the account."""
    async with services.storage.engine.connect() as database:
        found = await database.execute(
            select(schema.players.c.table_id).where(schema.players.c.person == person)
        )
        table_ids = [row[0] for row in found]
    for table_id in table_ids:
        with contextlib.suppress(Refused):
            await services.lobby.leave(await services.rooms.get(table_id), person)
        await _unname(services, table_id, person)
    await services.people.delete(person)


async def _unname(services: Services, table_id: str, person: str) -> None:
    """Take a person's name out of a table's entries."""
    room = await services.rooms.get(table_id)
    async with room.lock:
        changed: dict[int, str] = {}
        for entry in room.live.entries:
            if entry.kind in NAMING and _strip(entry, person):
                changed[entry.version] = entry_list.write(entry)
        async with services.storage.begin() as database:
            for version, body in changed.items():
                await database.execute(
                    update(schema.entries)
                    .where(
                        schema.entries.c.table_id == table_id,
                        schema.entries.c.version == version,
                    )
                    .values(body=body)
                )
            found = await database.execute(
                select(schema.tables.c.card).where(schema.tables.c.id == table_id)
            )
            card: dict[str, Any] = msgspec.json.decode(found.scalar_one())
            _strip_seats(card.get("seats", []), person)
            await database.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id)
                .values(card=msgspec.json.encode(card).decode())
            )
        for seat in room.live.seats:
            if seat.person == person:
                seat.name = ""
        room.broadcast()


def _strip(entry: Entry, person: str) -> bool:
    data = entry.data or {}
    seats = list(data.get("seats", []))
    if "seat" in data:
        seats.append(data["seat"])
    return _strip_seats(seats, person)


def _strip_seats(seats: list[dict[str, Any]], person: str) -> bool:
    found = False
    for seat in seats:
        if seat.get("person") == person and seat.get("name"):
            seat["name"] = ""
            found = True
    return found
