"""The migrations lead to the schema that the server uses, and back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from patolli.server.ops.config import Settings
from patolli.server.storage import schema, storage
from patolli.server.storage.storage import Storage

MIGRATIONS = Path(storage.__file__).with_name("migrations")


def test_up_down_and_up_again(database: str) -> None:
    async def work() -> None:
        kept = Storage(Settings(database_url=database), "test")
        try:
            await kept.migrate()
            assert await run(kept, differences) == []
            await run(kept, lambda connection: command.downgrade(config(connection), "0001"))
            assert "people" in await run(kept, tables)
            await run(kept, lambda connection: command.downgrade(config(connection), "base"))
            assert await run(kept, tables) == ["alembic_version"]
            await kept.migrate()
            await kept.migrate()  # nothing left to do
            assert await run(kept, differences) == []
        finally:
            await kept.engine.dispose()

    asyncio.run(work())


def test_running_tables_learn_whom_they_wait_for(database: str) -> None:
    def row(table: str, asked: int | None) -> dict[str, Any]:
        seats = [
            {"kind": "person", "person": "ann", "left": False},
            {"kind": "person", "person": "ben", "left": True},
            {"kind": "bot", "person": None, "left": False},
        ]
        return {
            "id": table,
            "game": "patolli",
            "status": "open" if asked is None else "running",
            "visibility": "private",
            "created": 0,
            "updated": 0,
            "waits_for_bot": False,
            "free": 0,
            "version": 1,
            "card": json.dumps({"asked": asked, "seats": seats}),
            "seed": 0,
            "invite": "",
        }

    async def work() -> None:
        kept = Storage(Settings(database_url=database), "test")
        try:
            await kept.migrate()
            rows = [row("mine", 0), row("left", 1), row("bot", 2), row("open", None)]
            await run(kept, lambda one: one.execute(insert(schema.tables), rows))
            await run(kept, lambda one: command.downgrade(config(one), "0004"))
            await kept.migrate()
            found = select(schema.tables.c.id, schema.tables.c.asks)
            asks = await run(kept, lambda one: {row.id: row.asks for row in one.execute(found)})
            assert asks == {"mine": "ann", "left": None, "bot": None, "open": None}
        finally:
            await kept.engine.dispose()

    asyncio.run(work())


def test_whom_a_person_muted_is_blocked(database: str) -> None:
    people = [
        {"id": name, "name": name, "language": "en", "created": 0, "seen": 0}
        for name in ("ann", "ben")
    ]

    async def work() -> None:
        kept = Storage(Settings(database_url=database), "test")
        try:
            await kept.migrate()
            await run(kept, lambda one: one.execute(insert(schema.people), people))
            await run(kept, lambda one: command.downgrade(config(one), "0007"))
            muted = text("INSERT INTO mutes (person, muted) VALUES ('ann', 'ben')")
            await run(kept, lambda one: one.execute(muted))
            await kept.migrate()
            blocks = await run(kept, lambda one: one.execute(select(schema.blocks)).all())
            assert blocks == [("ann", "ben")]
        finally:
            await kept.engine.dispose()

    asyncio.run(work())


async def run(kept: Storage, work: Any) -> Any:
    async with kept.engine.begin() as connection:
        return await connection.run_sync(work)


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def tables(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())


def differences(connection: Connection) -> list[Any]:
    """What the database has that the schema does not know, and the other way round."""

    def ours(thing: Any, name: str | None, kind: str, *_: Any) -> bool:
        return not (kind == "table" and (name or "").startswith("procrastinate_"))

    context = MigrationContext.configure(connection, opts={"include_object": ours})
    return list(compare_metadata(context, schema.METADATA))
