"""Connections to the database, for the event loop and for the thread that writes to SQLite."""

from __future__ import annotations

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from patolli.server.ops.config import Settings

PATIENCE = 15  # seconds that one writer of a SQLite file waits for another


def engine_of(settings: Settings) -> AsyncEngine:
    """The database, for the event loop."""
    if settings.postgres:
        return create_async_engine(settings.async_url, pool_size=8, pool_pre_ping=True)
    engine = create_async_engine(settings.async_url, connect_args={"timeout": PATIENCE})
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def file_engine(settings: Settings) -> Engine:
    """A SQLite file, for a thread of its own."""
    url = settings.async_url.replace("sqlite+aiosqlite:", "sqlite:", 1)
    engine = create_engine(url, connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: DBAPIConnection, _: object) -> None:
    """Writers do not stop readers, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
