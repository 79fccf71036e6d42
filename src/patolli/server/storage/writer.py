"""The writer that makes entries durable.

Entries of all tables are written by one task, as many per transaction as are waiting: an append
returns after the commit. An entry whose version is taken already is not written.

A SQLite file is written by a thread of its own, with one change of threads for a transaction (the
asynchronous driver has four for a statement). PostgreSQL is given a batch as one statement, over a
connection that the writer keeps.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import asyncpg
from sqlalchemy import Connection, Table, delete, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.core.message import Data
from patolli.server.ops.config import Settings
from patolli.server.storage import schema
from patolli.server.storage.append import ROW, Append, Written
from patolli.server.storage.engines import file_engine
from patolli.server.storage.postgres_batch import store

MOST_AT_ONCE = 150  # and their news must fit into one notification of PostgreSQL (8000 bytes)
BREATH = 0.008  # seconds between two transactions, so that busy tables share one
NOTIFY = text("SELECT pg_notify(:channel, :body)")

# What every action writes to SQLite, as the driver takes it: with statements that SQLAlchemy builds
# each transaction takes twice as long (bench/server.py --profile).
ADD_ROWS = (
    "INSERT INTO entries (table_id, version, body) VALUES {} "
    "ON CONFLICT DO NOTHING RETURNING table_id, version"
)
SET_ROW = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in ROW)} WHERE id = ?"
SET_SNAPSHOT = "UPDATE snapshots SET state = ? WHERE table_id = ?"
ADD_TURN = (
    "INSERT INTO turns (table_id, at, state) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, at) DO UPDATE SET state = excluded.state"
)


class Writer:
    """Writes what is appended. `news` makes what NOTIFY is given, in PostgreSQL, by the `process`
    to all others."""

    def __init__(
        self,
        settings: Settings,
        engine: AsyncEngine,
        news: Callable[[Data], dict[str, str]],
        process: str,
    ) -> None:
        self.postgres = settings.postgres
        self.process = process
        self.appended = 0
        self._news = news
        self._engine = engine
        self._connection: AsyncConnection | None = None  # kept, to PostgreSQL
        self._file = file_engine(settings) if settings.sqlite_file is not None else None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._written = 0.0

    def open(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._let_go()
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()

    async def append(self, append: Append) -> bool:
        """Write an entry; True once it is durable, False when its version was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        return await done

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
                await self._let_go()
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write(self, batch: list[Append]) -> Written:
        self.appended += len(batch)
        if self._file is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write_file, batch)
        if not self.postgres:
            async with self._engine.begin() as memory:
                return await memory.run_sync(_insert, batch)
        news: Data = {one.table_id: one.version for one in batch}
        driver = await self._driver()
        return await store(driver, batch, self._news({"tables": news}), self.process)

    async def _driver(self) -> asyncpg.Connection:
        """The connection to PostgreSQL; a new one where it was lost."""
        while True:
            if self._connection is None:
                self._connection = await self._engine.connect()  # asked whether it is alive
            raw = await self._connection.get_raw_connection()
            driver: asyncpg.Connection | None = raw.driver_connection
            if driver is not None and not driver.is_closed():
                return driver
            await self._let_go()

    def _write_file(self, batch: list[Append]) -> Written:
        assert self._file is not None
        with self._file.begin() as connection:
            return _insert(connection, batch)

    async def _let_go(self) -> None:
        """Give the connection back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it is lost
                await connection.close()


def _insert(connection: Connection, batch: list[Append]) -> Written:
    """Insert the entries into SQLite and bring the projections up to date, in a transaction."""
    bodies = [(one.table_id, one.version, one.body) for one in batch]
    places = ", ".join(["(?, ?, ?)"] * len(bodies))
    rows = connection.exec_driver_sql(
        ADD_ROWS.format(places), tuple(itertools.chain.from_iterable(bodies))
    )
    written = {(row[0], row[1]) for row in rows}
    taken = [one for one in batch if (one.table_id, one.version) in written]
    _many(connection, SET_ROW, [(*(one.row[name] for name in ROW), one.table_id) for one in taken])
    turns = [one for one in taken if one.snapshot is not None]
    _many(connection, SET_SNAPSHOT, [(one.snapshot, one.table_id) for one in turns])
    _many(connection, ADD_TURN, [(one.table_id, one.length, one.snapshot) for one in turns])
    for one in taken:
        _rare(connection, one)
    return written


def _many(connection: Connection, statement: str, rows: list[tuple[object, ...]]) -> None:
    if rows:
        connection.exec_driver_sql(statement, rows)


def _rare(connection: Connection, one: Append) -> None:
    """What few entries change: the end, and who belongs to the table."""
    if one.final is not None:
        connection.execute(
            update(schema.snapshots)
            .where(schema.snapshots.c.table_id == one.table_id)
            .values(final=one.final)
        )
    for person in one.joined:
        connection.execute(
            sqlite.insert(schema.players).on_conflict_do_nothing(),
            {"table_id": one.table_id, "person": person},
        )
    for person in one.left:
        connection.execute(
            delete(schema.players).where(
                schema.players.c.table_id == one.table_id, schema.players.c.person == person
            )
        )


def insert_into(table: Table, postgres: bool) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that may say `on_conflict_do_nothing`, in the database's dialect."""
    return postgresql.insert(table) if postgres else sqlite.insert(table)
