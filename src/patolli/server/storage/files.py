"""The file of a SQLite database, and whether a database can be used at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from patolli.server.ops.config import BadSetting, Settings

OWNER_ONLY = 0o600


def make_private(path: Path) -> None:
    """Make the file if it is not there, readable by its owner only. SQLite gives the files
    beside it the same rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    with contextlib.suppress(PermissionError):
        path.chmod(OWNER_ONLY)


def is_ours(path: Path) -> bool:
    """Whether a file is a sound SQLite database of Patolli."""
    if not path.is_file():
        return False
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA quick_check").fetchone()
            database.execute("SELECT version_num FROM alembic_version").fetchone()
            return bool(sound == ("ok",))
    except sqlite3.DatabaseError:
        return False


async def probe(settings: Settings) -> None:
    """Refuse, with a sentence, a database that can't be read and written."""
    path = settings.sqlite_file
    try:
        if path is not None:
            make_private(path)
        engine = create_async_engine(settings.async_url)
        try:
            async with engine.connect() as connection:
                if path is not None:
                    await connection.execute(text("BEGIN IMMEDIATE"))
                    await connection.execute(text("SELECT count(*) FROM sqlite_master"))
                    await connection.execute(text("CREATE TABLE probe (id INTEGER)"))
                    await connection.execute(text("ROLLBACK"))
        finally:
            await engine.dispose()
    except (DBAPIError, SQLAlchemyError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        where = path if path is not None else settings.database_url.rpartition("@")[2]
        raise BadSetting(f"the database {where} can't be used: {reason}") from None
