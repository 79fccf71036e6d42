"""The database: opening and migrating it, and what is read of it; `writer` appends entries."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, RowMapping, Table, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.message import Data
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.storage import schema
from patolli.server.storage.append import Append
from patolli.server.storage.engines import engine_of
from patolli.server.storage.writer import NOTIFY, Writer, insert_into

CHANNEL = "patolli"
HEALTHY_SECONDS = 1.0  # that an answer to "is it healthy" holds
MOST_TURNS = 20  # of which some may have been taken back


class Storage:
    """One process's way to the database."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.settings = settings
        self.process = process
        self.postgres = settings.postgres
        self.engine = engine_of(settings)
        self.changed: set[str] = set()  # tables that lists may show differently now
        self.writer = Writer(settings, self.engine, self.news, process)
        self._trying = asyncio.Lock()
        self._tried = -math.inf
        self._sound = False

    async def open(self) -> None:
        """Migrate the database and start writing."""
        await self.migrate()
        self.writer.open()

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self.writer.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Bring the database to the newest schema; one process at a time."""
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7007)"))
            await connection.run_sync(_upgrade)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self.engine.begin() as connection:
            yield connection

    async def append(self, append: Append) -> bool:
        """Write an entry; True once it is durable, False when its version was taken."""
        written = await self.writer.append(append)
        if written:
            self.changed.add(append.table_id)
        return written

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that may say `on_conflict_do_nothing`, in the database's dialect."""
        return insert_into(table, self.postgres)

    async def notify(self, connection: AsyncConnection, payload: Data) -> None:
        """Tell the other processes, when the transaction commits."""
        if self.postgres:
            await connection.execute(NOTIFY, self.news(payload))

    def news(self, payload: Data) -> dict[str, str]:
        """What NOTIFY is given: the channel, and what this process tells the others."""
        body = msgspec.json.encode({"from": self.process, **payload}).decode()
        return {"channel": CHANNEL, "body": body}

    # -- reading -----------------------------------------------------------------------------

    async def table_row(self, table_id: str) -> RowMapping | None:
        """The row of a table."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.tables, schema.snapshots.c.state, schema.snapshots.c.final)
                .join(schema.snapshots, schema.snapshots.c.table_id == schema.tables.c.id)
                .where(schema.tables.c.id == table_id)
            )
            return found.mappings().first()

    async def entry_bodies(self, table_id: str, after: int = 0) -> list[str]:
        """The entries of a table after a version, in order."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.entries.c.body)
                .where(schema.entries.c.table_id == table_id, schema.entries.c.version > after)
                .order_by(schema.entries.c.version)
            )
            return [row[0] for row in found]

    async def turns_of(self, table_id: str) -> dict[int, bytes]:
        """All states at the beginning of a turn, by the number of actions before."""
        rows = schema.turns
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(rows.c.at, rows.c.state).where(rows.c.table_id == table_id)
            )
            return {row[0]: row[1] for row in found}

    async def turns_before(self, table_id: str, at: int) -> list[bytes]:
        """The last few states at the beginning of a turn, up to so many actions; newest first."""
        rows = schema.turns
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(rows.c.state)
                .where(rows.c.table_id == table_id, rows.c.at <= at)
                .order_by(rows.c.at.desc())
                .limit(MOST_TURNS)
            )
            return [row[0] for row in found]

    async def add_table(
        self,
        row: Data,
        bodies: list[str],
        people: list[str],
        snapshot: bytes | None = None,
        final: bytes | None = None,
    ) -> None:
        """A new table with its first entries, and how its game stands if it was played already."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(
                insert(schema.snapshots),
                {"table_id": row["id"], "state": snapshot, "final": final},
            )
            await connection.execute(
                insert(schema.entries),
                [
                    {"table_id": row["id"], "version": version, "body": body}
                    for version, body in enumerate(bodies, 1)
                ],
            )
            for person in people:
                await connection.execute(
                    insert(schema.players), {"table_id": row["id"], "person": person}
                )
            await self.notify(connection, {"tables": {row["id"]: len(bodies)}})
        self.changed.add(str(row["id"]))

    async def healthy(self) -> bool:
        """Whether the database takes what is written to it. It is tried once in a while, however
        many ask: no limit holds for them."""
        async with self._trying:
            if time.monotonic() - self._tried > HEALTHY_SECONDS:
                self._sound = await self._try_out()
                self._tried = time.monotonic()
            return self._sound

    async def _try_out(self) -> bool:
        values = {"name": "health", "value": secrets.token_hex(8)}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    self.insert(schema.secrets)
                    .values(values)
                    .on_conflict_do_update(index_elements=["name"], set_=values)
                )
        except Exception:
            log("database-silent", level="warning", exception=True)
            return False
        return True


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
