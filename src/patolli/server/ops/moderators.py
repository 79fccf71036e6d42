"""`patolli admin moderator` and `patolli admin log`: who may moderate, and what they did."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, NoReturn

import typer
from sqlalchemy import delete, select

from patolli.server.http.moderation_forms import LogAction, LogEntry, Named
from patolli.server.ops.offline import ConfigFile, with_services
from patolli.server.ops.stamps import now
from patolli.server.services import Services
from patolli.server.storage import schema

moderator = typer.Typer(help="cli-help-admin-moderator", no_args_is_help=True)


@moderator.command(help="cli-help-admin-moderator-add")
def add(login: str, config: ConfigFile = None) -> None:
    """Let an account moderate."""

    async def work(services: Services) -> None:
        person = await _account(services, login)
        insert = services.storage.insert(schema.moderators)
        async with services.storage.begin() as database:
            done = await database.execute(
                insert.values(person=person, since=now()).on_conflict_do_nothing()
            )
            if not done.rowcount:
                _fail(f"{login} is a moderator already")
            action: LogAction = "add-moderator"
            await services.moderation_log.write(database, None, action, person, "", person=person)
        typer.echo(f"{login} is a moderator")

    with_services(config, work)


@moderator.command(help="cli-help-admin-moderator-remove")
def remove(login: str, config: ConfigFile = None) -> None:
    """Let an account moderate no longer."""

    async def work(services: Services) -> None:
        person = await _account(services, login)
        rows = schema.moderators
        async with services.storage.begin() as database:
            done = await database.execute(delete(rows).where(rows.c.person == person))
            if not done.rowcount:
                _fail(f"{login} is no moderator")
            action: LogAction = "remove-moderator"
            await services.moderation_log.write(database, None, action, person, "", person=person)
        typer.echo(f"{login} is no moderator any more")

    with_services(config, work)


@moderator.command("list", help="cli-help-admin-moderator-list")
def list_moderators(config: ConfigFile = None) -> None:
    """List the moderators."""

    async def work(services: Services) -> None:
        rows, people = schema.moderators, schema.people
        query = select(people.c.login, people.c.name, rows.c.since).join(
            rows, rows.c.person == people.c.id
        )
        async with services.storage.engine.connect() as database:
            for login, name, since in await database.execute(query.order_by(people.c.login)):
                typer.echo(f"{login}  {name}  since {_when(since)}")

    with_services(config, work)


def log(
    config: ConfigFile = None,
    most: Annotated[int, typer.Option(min=1, help="cli-help-admin-most")] = 50,
) -> None:
    """Print what moderators did, newest first."""

    async def work(services: Services) -> None:
        for entry in (await services.moderation_log.read(most=most)).entries:
            typer.echo(_line(entry))

    with_services(config, work)


def _line(entry: LogEntry) -> str:
    """An entry of the log on one line: when, who, what, until when, why."""
    moderator = _called(entry.moderator) if entry.moderator is not None else "(owner)"
    subject = entry.subject if entry.person is None else f"{entry.subject} {_called(entry.person)}"
    until = f" until {_when(entry.until)}" if entry.until is not None else ""
    reason = f": {entry.reason}" if entry.reason else ""
    return f"{_when(entry.at)}  {moderator}  {entry.action}  {subject}{until}{reason}"


def _called(person: Named) -> str:
    return person.login or person.name or person.id


def _when(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


async def _account(services: Services, login: str) -> str:
    """The id of an account; a guest can't be named."""
    rows = schema.people
    async with services.storage.engine.connect() as database:
        found = await database.execute(select(rows.c.id).where(rows.c.login == login.lower()))
        row = found.first()
    if row is None:
        _fail(f"there is no account with the login {login!r}")
    return str(row[0])


def _fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
