"""What is wrong with the settings, the database and the port of a server. Nothing is changed."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import smtplib
import socket
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from patolli.core.message import Data, Message
from patolli.installation import Finding
from patolli.server.notices.mail import connected, sender
from patolli.server.ops.config import BadSetting, Settings, read
from patolli.server.ops.supervisor import check
from patolli.server.storage import storage
from patolli.server.storage.files import is_ours

PATIENCE = 5.0  # seconds to reach a database


def of_server(config: Path | None = None, database: str | None = None) -> list[Finding]:
    """All that can be said of a server with these settings before it starts."""
    try:
        settings = read(config)
        if database is not None:
            settings = msgspec.structs.replace(settings, database_url=database)
        file = settings.sqlite_file
    except BadSetting as error:
        return [("wrong", Message("cli-doctor-settings-wrong", {"reason": str(error)}))]
    if settings.postgres:
        found = asyncio.run(of_postgres(settings))
    else:
        found = of_file(file) if file is not None else []
    port = of_port(settings.host, settings.port)
    return [*found, *of_processes(settings), port, *of_notices(settings)]


def of_processes(settings: Settings) -> list[Finding]:
    """Whether as many server processes as are wanted can serve, and pay off."""
    cores = os.cpu_count() or 1
    data: Data = {"processes": settings.processes, "cores": cores}
    try:
        check(settings)
    except BadSetting as error:
        return [("wrong", Message("cli-doctor-settings-wrong", {"reason": str(error)}))]
    if settings.processes > cores:
        return [("note", Message("cli-doctor-processes-many", data))]
    if settings.processes > 1:
        return [("good", Message("cli-doctor-processes", data))]
    if settings.postgres and cores > 2:
        return [("good", Message("cli-doctor-processes-one", data))]
    return []


def of_file(file: Path) -> list[Finding]:
    """What can be said of a SQLite database."""
    about: Data = {"file": str(file)}
    folder = file.resolve().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return [("wrong", Message("cli-doctor-database-folder", {"folder": str(folder)}))]
    if not file.exists():
        return [("good", Message("cli-doctor-database-none", about))]
    if not os.access(file, os.R_OK | os.W_OK):
        return [("wrong", Message("cli-doctor-database-locked", about))]
    if not is_ours(file):
        return [("wrong", Message("cli-doctor-database-foreign", about))]
    found: list[Finding] = []
    if os.name == "posix" and file.stat().st_mode & 0o077:
        found.append(("note", Message("cli-doctor-database-open", about)))
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return [*found, of_schema(str(file), row[0] if row else None)]


async def of_postgres(settings: Settings) -> list[Finding]:
    """What can be said of a PostgreSQL database."""
    where = settings.database_url.rpartition("@")[2]  # without the password
    engine = create_async_engine(settings.async_url, connect_args={"timeout": PATIENCE})
    try:
        async with engine.connect() as connection:
            allowed = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
            if not (await connection.execute(text(allowed))).scalar():
                return [("wrong", Message("cli-doctor-database-locked", {"file": where}))]
            there = "SELECT to_regclass('alembic_version') IS NOT NULL"
            if not (await connection.execute(text(there))).scalar():
                return [("good", Message("cli-doctor-database-none", {"file": where}))]
            version = await connection.execute(text("SELECT version_num FROM alembic_version"))
            return [of_schema(where, version.scalar())]
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error) or type(error).__name__
        data: Data = {"file": where, "reason": reason}
        return [("wrong", Message("cli-doctor-database-unreachable", data))]
    finally:
        await engine.dispose()


def of_schema(where: str, version: str | None) -> Finding:
    """Whether a database has the schema that this version of Patolli uses."""
    scripts = ScriptDirectory(str(Path(storage.__file__).with_name("migrations")))
    known = [script.revision for script in scripts.walk_revisions()]
    data: Data = {"file": where, "version": version or "0", "newest": known[0]}
    if version == known[0]:
        return "good", Message("cli-doctor-database-good", data)
    if version is None or version in known:
        return "note", Message("cli-doctor-database-older", data)
    return "wrong", Message("cli-doctor-database-newer", data)


def of_notices(settings: Settings) -> list[Finding]:
    """Whether notices can be sent: their links need an address, e-mails a server that takes them.
    Nothing is sent."""
    url = urlsplit(settings.public_url)
    if not settings.public_url:
        return [("wrong", Message("cli-doctor-mail-no-url"))] if settings.smtp_host else []
    if url.scheme not in ("http", "https") or not url.hostname or url.path not in ("", "/"):
        return [("wrong", Message("cli-doctor-url-wrong", {"url": settings.public_url}))]
    found: list[Finding] = []
    if url.scheme == "http":
        found.append(("note", Message("cli-doctor-url-plain", {"url": settings.public_url})))
    if not settings.smtp_host:
        return [*found, ("note", Message("cli-doctor-mail-none"))]
    if "@" not in sender(settings):
        return [*found, ("wrong", Message("cli-doctor-mail-no-sender"))]
    data: Data = {"host": settings.smtp_host, "port": str(settings.smtp_port)}
    try:
        with connected(settings) as server:
            server.noop()
    except (OSError, smtplib.SMTPException, ValueError) as error:
        reason = str(error) or type(error).__name__
        wrong = Message("cli-doctor-mail-refused", {**data, "reason": reason})
        return [*found, ("wrong", wrong)]
    return [*found, ("good", Message("cli-doctor-mail-good", data))]


def of_port(host: str, port: int) -> Finding:
    """Whether a server could listen there."""
    data: Data = {"host": host, "port": str(port)}
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as bound:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind(address)
            bound.listen()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return "note", Message("cli-doctor-port-taken", data)
        reason = error.strerror or str(error)
        return "wrong", Message("cli-doctor-port-refused", {**data, "reason": reason})
    return "good", Message("cli-doctor-port-good", data)
