"""Deleting an account: the games stay for the others, without the person."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import msgspec
from sqlalchemy import select, update

from patolli.server.services import Services
from patolli.server.storage import schema
from patolli.table import entries, entry_json
from patolli.table.errors import Refused


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
        table = room.table
        for index, entry in enumerate(table.entries):
            unnamed = entries.without_name(entry, person)
            if unnamed != entry:
                table.entries[index] = unnamed
                changed[entry.version] = msgspec.json.encode(entry_json.write(unnamed)).decode()
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
            card: dict[str, list[dict[str, object]]] = msgspec.json.decode(found.scalar_one())
            for seat in card.get("seats", []):
                if seat.get("person") == person:
                    seat["name"] = ""
            await database.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id)
                .values(card=msgspec.json.encode(card).decode())
            )
        table.seats = [
            replace(seat, name="") if seat.person == person else seat for seat in table.seats
        ]
        room.broadcast()
