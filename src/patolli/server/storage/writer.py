"""The writer that makes entries durable.

Entries of all tables are written by one task, as many per transaction as are waiting: an append
returns after the commit. An entry whose version is taken already is not written.

A SQLite file is written by a thread of its own, with one change of threads for a transaction (the
asynchronous driver has four for a statement).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.core.message import Data
from patolli.server.ops.config import Settings
from patolli.server.storage import schema
from patolli.server.storage.engines import file_engine

MOST_AT_ONCE = 150  # and their news must fit into one notification of PostgreSQL (8000 bytes)
BREATH = 0.008  # seconds between two transactions, so that busy tables share one
NOTIFY = text("SELECT pg_notify(:channel, :body)")

Written = set[tuple[str, int]]


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


class Writer:
    """Writes what is appended. `news` makes what NOTIFY is given, in PostgreSQL."""

    def __init__(
        self, settings: Settings, engine: AsyncEngine, news: Callable[[Data], dict[str, str]]
    ) -> None:
        self.postgres = settings.postgres
        self.appended = 0
        self._news = news
        self._engine = engine
        self._connection: AsyncConnection | None = None  # held while more is waiting
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
                if self._waiting.empty():
                    await self._let_go()
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
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            return await self._connection.run_sync(self._insert, batch)

    def _write_file(self, batch: list[Append]) -> Written:
        assert self._file is not None
        with self._file.begin() as connection:
            return self._insert(connection, batch)

    async def _let_go(self) -> None:
        """Give the connection back: the next one is asked first whether it is alive."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it is lost
                await connection.close()

    def _insert(self, connection: Connection, batch: list[Append]) -> Written:
        """Insert the entries and bring the projections up to date, in a transaction."""
        rows = connection.execute(
            insert_into(schema.entries, self.postgres)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.version),
            [{"table_id": one.table_id, "version": one.version, "body": one.body} for one in batch],
        )
        written = {(row[0], row[1]) for row in rows}
        taken = [one for one in batch if (one.table_id, one.version) in written]
        if taken:
            self._project(connection, taken)
            if self.postgres:
                news: Data = {one.table_id: one.version for one in taken}
                connection.execute(NOTIFY, self._news({"tables": news}))
        return written

    def _project(self, connection: Connection, taken: Sequence[Append]) -> None:
        connection.execute(_UPDATE_ROW, [{"the_id": one.table_id, **one.row} for one in taken])
        snapshots = [one for one in taken if one.snapshot is not None]
        if snapshots:
            connection.execute(
                _UPDATE_SNAPSHOT,
                [{"the_id": one.table_id, "snapshot": one.snapshot} for one in snapshots],
            )
            turns = insert_into(schema.turns, self.postgres)
            connection.execute(
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
                connection.execute(
                    update(schema.snapshots)
                    .where(schema.snapshots.c.table_id == one.table_id)
                    .values(final=one.final)
                )
            for person in one.joined:
                connection.execute(
                    insert_into(schema.players, self.postgres).on_conflict_do_nothing(),
                    {"table_id": one.table_id, "person": person},
                )
            for person in one.left:
                connection.execute(
                    delete(schema.players).where(
                        schema.players.c.table_id == one.table_id,
                        schema.players.c.person == person,
                    )
                )


def insert_into(table: Table, postgres: bool) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that may say `on_conflict_do_nothing`, in the database's dialect."""
    return postgresql.insert(table) if postgres else sqlite.insert(table)


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
