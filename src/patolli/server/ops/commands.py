"""`patolli serve` and `patolli admin`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from sqlalchemy import delete, select

from patolli.server.http.app import litestar_app
from patolli.server.ops import supervisor
from patolli.server.ops.config import Settings, read
from patolli.server.ops.moderators import log, moderator
from patolli.server.ops.offline import ConfigFile, with_services
from patolli.server.ops.serving import serve_here
from patolli.server.ops.stamps import now
from patolli.server.services import Services
from patolli.server.storage import schema
from patolli.server.storage.audit import Audit
from patolli.server.storage.files import is_ours, make_private, probe
from patolli.server.storage.storage import Storage
from patolli.table.entries import Ended
from patolli.table.errors import Refused

DAY = 86_400_000
MOST_FAULTS = 5  # told of one table
PROGRESS = 100  # tables after which the check says how far it is

admin = typer.Typer(help="cli-help-admin", no_args_is_help=True)
admin.add_typer(moderator, name="moderator")
admin.command(help="cli-help-admin-log")(log)


def serve(
    config: ConfigFile = None,
    host: Annotated[str | None, typer.Option(help="cli-help-serve-host")] = None,
    port: Annotated[int | None, typer.Option(help="cli-help-serve-port")] = None,
    database: Annotated[str | None, typer.Option(help="cli-help-serve-database")] = None,
    processes: Annotated[int | None, typer.Option(help="cli-help-serve-processes")] = None,
    browser: Annotated[bool, typer.Option(help="cli-help-serve-browser")] = False,
) -> None:
    """Serve the table to browsers."""
    settings = read(config)
    changes: dict[str, str | int | None] = {
        "host": host,
        "port": port,
        "database_url": database,
        "processes": processes,
    }
    given = {name: value for name, value in changes.items() if value is not None}
    run(msgspec.structs.replace(settings, **given), browser)


def worker(
    config: ConfigFile = None,
    database: Annotated[str | None, typer.Option(help="cli-help-worker-database")] = None,
) -> None:
    """Think for the bots of a server."""
    from patolli.server.thinking.worker import run_worker  # needs PostgreSQL's driver

    settings = read(config)
    if database is not None:
        settings = msgspec.structs.replace(settings, database_url=database)
    run_worker(settings)


def run(settings: Settings, browser: bool = False) -> None:
    """Serve until stopped."""
    supervisor.check(settings)
    asyncio.run(probe(settings))
    if settings.processes == 1:
        serve_here(settings, browser)
    elif not supervisor.supervise(settings, browser):
        raise typer.Exit(1)


@admin.command("list", help="cli-help-admin-list")
def list_tables(
    config: ConfigFile = None,
    status: Annotated[str | None, typer.Option(help="cli-help-admin-status")] = None,
) -> None:
    """List the tables, newest first."""

    async def work(services: Services) -> None:
        query = select(schema.tables).order_by(schema.tables.c.created.desc())
        if status is not None:
            query = query.where(schema.tables.c.status == status)
        async with services.storage.engine.connect() as database:
            for row in (await database.execute(query)).mappings():
                age = (now() - row["updated"]) // 60_000
                typer.echo(
                    f"{row['id']}  {row['game']:<12} {row['status']:<9} "
                    f"version {row['version']:<5} {age} min ago"
                )

    with_services(config, work)


@admin.command(help="cli-help-admin-export")
def export(table_id: str, config: ConfigFile = None) -> None:
    """Print everything stored about a table (hidden things too), as JSON."""

    async def work(services: Services) -> None:
        row = await services.storage.table_row(table_id)
        if row is None:
            typer.echo(f"no table {table_id!r}", err=True)
            raise typer.Exit(1)
        bodies = await services.storage.entry_bodies(table_id)
        card = json.loads(row["card"])
        listed = [json.loads(body) for body in bodies]
        typer.echo(json.dumps({"table": card, "seed": row["seed"], "entries": listed}, indent=1))

    with_services(config, work)


@admin.command(help="cli-help-admin-close")
def close(table_id: str, config: ConfigFile = None) -> None:
    """End a table, even while it is played."""

    async def work(services: Services) -> None:
        try:
            room = await services.rooms.get(table_id)
            async with room.lock:
                if room.table.status not in ("open", "running"):
                    raise Refused("not_open")
                await services.rooms.append(room, Ended(version=room.table.version + 1, at=now()))
        except Refused as refused:
            typer.echo(f"{table_id}: {refused.code}", err=True)
            raise typer.Exit(1) from None
        typer.echo(f"{table_id} is closed")

    with_services(config, work)


@admin.command(help="cli-help-admin-prune")
def prune(
    days: Annotated[int, typer.Option(help="cli-help-admin-days")] = 90,
    unfinished: Annotated[bool, typer.Option(help="cli-help-admin-unfinished")] = False,
    config: ConfigFile = None,
) -> None:
    """Delete old tables that were never started or were closed, and sessions that are over."""

    async def work(services: Services) -> None:
        kinds = ["open", "closed", *(["running"] if unfinished else [])]
        async with services.storage.begin() as database:
            done = await database.execute(
                delete(schema.tables).where(
                    schema.tables.c.status.in_(kinds), schema.tables.c.updated < now() - days * DAY
                )
            )
        sessions = await services.sessions.prune()
        typer.echo(f"{done.rowcount} tables and {sessions} sessions deleted")

    with_services(config, work)


@admin.command(help="cli-help-admin-backup")
def backup(target: Path, config: ConfigFile = None) -> None:
    """Copy a SQLite database while it is in use."""
    settings = read(config)
    if settings.postgres:
        typer.echo("PostgreSQL is backed up with pg_dump", err=True)
        raise typer.Exit(1)
    source = settings.sqlite_file
    if source is None or not source.is_file():
        typer.echo(f"there is no database {source}", err=True)
        raise typer.Exit(1)
    _copy(source, target)
    typer.echo(f"copied to {target}")


@admin.command(help="cli-help-admin-restore")
def restore(
    source: Path,
    config: ConfigFile = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-help-admin-replace")] = False,
) -> None:
    """Bring a copy of a SQLite database back."""
    settings = read(config)
    target = settings.sqlite_file
    if target is None:
        typer.echo("PostgreSQL is restored with pg_restore", err=True)
        raise typer.Exit(1)
    if not is_ours(source):
        typer.echo(f"{source} is not a database of Patolli", err=True)
        raise typer.Exit(1)
    if target.exists() and not replace:
        typer.echo(f"{target} is there already: stop the server and say --replace", err=True)
        raise typer.Exit(1)
    for old in (target, *(target.with_name(target.name + end) for end in ("-wal", "-shm"))):
        old.unlink(missing_ok=True)
    _copy(source, target)
    typer.echo(f"{target} is as in {source}")


def _copy(source: Path, target: Path) -> None:
    """Copy a SQLite database, for its owner alone."""
    make_private(target)
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


@admin.command("schema", help="cli-help-admin-schema")
def print_schema() -> None:
    """Print the OpenAPI document of the server."""
    services = Services(Settings(database_url="sqlite://", schema=True))
    typer.echo(json.dumps(litestar_app(services).openapi_schema.to_schema(), indent=1))


async def _faults_of(storage: Storage, table_id: str) -> tuple[list[str], bool]:
    """What is wrong with a stored table, and whether its game could be played again."""
    row = await storage.table_row(table_id)
    if row is None:
        return ["the row of its newest state is missing"], False
    bodies = await storage.entry_bodies(table_id)
    audit = Audit(dict(row), bodies, await storage.turns_of(table_id))
    players, people = schema.players, schema.people
    listed = select(players.c.person).where(players.c.table_id == table_id)
    async with storage.engine.connect() as database:
        lost = await database.execute(
            select(people.c.id).where(people.c.id.in_(audit.people), people.c.id.not_in(listed))
        )
        if lost.first() is not None:
            audit.faults.append("a person who sits there does not find it among their tables")
    return audit.faults, audit.replayed


@admin.command(help="cli-help-admin-check")
def check(config: ConfigFile = None) -> None:
    """Play every table again from its entries alone, and compare it with all that is stored."""

    async def work(services: Services) -> None:
        storage = services.storage
        async with storage.engine.connect() as database:
            ids = [row[0] for row in await database.execute(select(schema.tables.c.id))]
        broken = older = 0
        for number, table_id in enumerate(ids, 1):
            faults, replayed = await _faults_of(storage, table_id)
            broken += bool(faults)
            older += not replayed
            for fault in faults[:MOST_FAULTS]:
                typer.echo(f"{table_id}: {fault}", err=True)
            if number % PROGRESS == 0:
                typer.echo(f"{number} of {len(ids)}", err=True)
        if older:
            typer.echo(f"{older} played under rules that are not installed", err=True)
        typer.echo(f"{len(ids)} tables, {broken} broken")
        if broken:
            raise typer.Exit(1)

    with_services(config, work)
