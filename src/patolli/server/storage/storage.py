"""The database: opening and migrating it, and the writer that makes entries durable.

Entries of all tables are written by one task, as many per transaction as are waiting: an append
returns after the commit. An entry whose version is taken already is not written.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    RowMapping,
    Table,
    bindparam,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from patolli.core.message import Data
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.storage import schema

CHANNEL = "patolli"
MOST_AT_ONCE = 150  # and their news must fit into one notification of PostgreSQL (8000 bytes)
MOST_TURNS = 20  # of which some may have been taken back
BREATH = 0.004  # seconds between two transactions, so that busy tables share one


class Append(msgspec.Struct):
    """An entry to be written, with what it changes in the projections."""

    table_id: str
    version: int
    body: str
    row: Data
    snapshot: bytes | None = None
    length: int = 0  # the number of actions that led to the snapshot
    final: bytes | None = None
    joined: list[str] = []
    left: list[str] = []


class Storage:
    """One process's way to the database."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.settings = settings
        self.process = process
        self.postgres = settings.postgres
        self.engine = _engine(settings)
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[bool]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._written = 0.0
        self.batches = 0
        self.appended = 0
        self.changed: set[str] = set()  # tables that lists may show differently now

    async def open(self) -> None:
        """Migrate the database and start writing."""
        await self.migrate()
        self._writer = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
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
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        return await done

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that may say `on_conflict_do_nothing`, in the database's dialect."""
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    async def notify(self, connection: AsyncConnection, payload: Data) -> None:
        """Tell the other processes, when the transaction commits."""
        if self.postgres:
            body = msgspec.json.encode({"from": self.process, **payload}).decode()
            await connection.execute(
                text("SELECT pg_notify(:channel, :body)"), {"channel": CHANNEL, "body": body}
            )

    # -- the writer --------------------------------------------------------------------------

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            early = self._written + BREATH - time.monotonic()
            if early > 0:
                await asyncio.sleep(early)
            self._written = time.monotonic()
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                written = await self._write([append for append, _ in batch])
                for append, done in batch:
                    if not done.done():
                        done.set_result((append.table_id, append.version) in written)
            except Exception as error:  # the database is away: every waiting command is told
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write(self, batch: list[Append]) -> set[tuple[str, int]]:
        self.batches += 1
        self.appended += len(batch)
        async with self.engine.begin() as connection:
            rows = await connection.execute(
                self.insert(schema.entries)
                .on_conflict_do_nothing()
                .returning(schema.entries.c.table_id, schema.entries.c.version),
                [
                    {"table_id": one.table_id, "version": one.version, "body": one.body}
                    for one in batch
                ],
            )
            written = {(row[0], row[1]) for row in rows}
            taken = [one for one in batch if (one.table_id, one.version) in written]
            await self._project(connection, taken)
            if taken:
                news = {one.table_id: one.version for one in taken}
                await self.notify(connection, {"tables": news})
        self.changed.update(one.table_id for one in taken)
        return written

    async def _project(self, connection: AsyncConnection, taken: Sequence[Append]) -> None:
        if not taken:
            return
        await connection.execute(
            _UPDATE_ROW, [{"the_id": one.table_id, **one.row} for one in taken]
        )
        snapshots = [one for one in taken if one.snapshot is not None]
        if snapshots:
            await connection.execute(
                _UPDATE_SNAPSHOT,
                [{"the_id": one.table_id, "snapshot": one.snapshot} for one in snapshots],
            )
            turns = self.insert(schema.turns)
            await connection.execute(
                turns.on_conflict_do_update(
                    index_elements=["table_id", "at"], set_={"state": turns.excluded.state}
                ),
                [
                    {"table_id": one.table_id, "at": one.length, "state": one.snapshot}
                    for one in snapshots
                ],
            )
        for one in taken:
            if one.final is not None:
                await connection.execute(
                    update(schema.snapshots)
                    .where(schema.snapshots.c.table_id == one.table_id)
                    .values(final=one.final)
                )
            for person in one.joined:
                await connection.execute(
                    self.insert(schema.players).on_conflict_do_nothing(),
                    {"table_id": one.table_id, "person": person},
                )
            for person in one.left:
                await connection.execute(
                    delete(schema.players).where(
                        schema.players.c.table_id == one.table_id,
                        schema.players.c.person == person,
                    )
                )

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
        """Whether the database takes what is written to it."""
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


_UPDATE_ROW = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_id"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "status",
                "updated",
                "deadline",
                "waits_for_bot",
                "free",
                "asks",
                "version",
                "turn",
                "card",
            )
        }
    )
)
_UPDATE_SNAPSHOT = (
    update(schema.snapshots)
    .where(schema.snapshots.c.table_id == bindparam("the_id"))
    .values(state=bindparam("snapshot"))
)


def _engine(settings: Settings) -> AsyncEngine:
    if settings.postgres:
        return create_async_engine(settings.async_url, pool_size=8, pool_pre_ping=True)
    engine = create_async_engine(settings.async_url, connect_args={"timeout": 15})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        """Writers do not stop readers, and a commit is on the disk when it returns."""
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
