"""What a moderator can do. Every action is stored together with its entry in the log."""

from __future__ import annotations

import contextlib
from typing import Final

from sqlalchemy import ColumnElement, RowMapping, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.server.http.forms import SanctionKind
from patolli.server.http.lobby import card_for
from patolli.server.http.moderation_forms import (
    LogAction,
    NewSanction,
    PeoplePage,
    PersonOut,
    TablePage,
)
from patolli.server.moderation.reports import clean_reason
from patolli.server.ops.stamps import now
from patolli.server.people.sanctions import in_force
from patolli.server.services import Services
from patolli.server.storage import schema
from patolli.table.entries import Ended
from patolli.table.errors import Refused

HOUR: Final = 3_600_000
PAGE: Final = 50
LIFTS: Final[dict[SanctionKind, LogAction]] = {"mute": "lift-mute", "ban": "lift-ban"}


class Moderator:
    """One moderator, at work. Refuses a person who is none."""

    def __init__(self, services: Services, person: str) -> None:
        self.services = services
        self.storage = services.storage
        self.log = services.moderation_log
        self.person = person

    @classmethod
    async def of(cls, services: Services, person: str) -> Moderator:
        """The moderator that a person is."""
        if not await services.moderation_log.is_moderator(person):
            raise Refused("not_moderator")
        return cls(services, person)

    # -- people --------------------------------------------------------------------------------

    async def find_people(self, wanted: str) -> PeoplePage:
        """People by a part of their name or login, or by their id; those seen last come first."""
        rows = schema.people
        query = select(rows, schema.moderators.c.since.label("moderator")).outerjoin(
            schema.moderators, schema.moderators.c.person == rows.c.id
        )
        if wanted:
            query = query.where(_called(wanted))
        async with self.storage.engine.connect() as database:
            found = await database.execute(query.order_by(rows.c.seen.desc()).limit(PAGE))
            return PeoplePage([await _person(database, row) for row in found.mappings().all()])

    async def sanction(self, person: str, form: NewSanction) -> None:
        """Mute or ban a person. One who is banned goes at once, and leaves the seats they play."""
        reason = clean_reason(form.reason)
        until = now() + form.hours * HOUR if form.hours is not None else None
        values = {"until": until, "reason": reason, "at": now()}
        async with self.storage.begin() as database:
            await self._check_subject(database, person)
            insert = self.storage.insert(schema.sanctions)
            await database.execute(
                insert.values(person=person, kind=form.kind, **values).on_conflict_do_update(
                    index_elements=["person", "kind"], set_=values
                )
            )
            await self.log.write(
                database, self.person, form.kind, person, reason, person=person, until=until
            )
            if form.kind == "ban":
                await self.storage.notify(database, {"banned": person})
        if form.kind == "ban":
            self.services.close_sockets_of(person)
            await self._leave_tables(person)

    async def lift(self, person: str, kind: SanctionKind, reason: str) -> None:
        """Let a person chat or play again."""
        rows, words = schema.sanctions, clean_reason(reason)
        async with self.storage.begin() as database:
            done = await database.execute(
                delete(rows).where(rows.c.person == person, rows.c.kind == kind)
            )
            if not done.rowcount:
                raise Refused("not_found")
            await self.log.write(database, self.person, LIFTS[kind], person, words, person=person)

    async def _check_subject(self, database: AsyncConnection, person: str) -> None:
        """Moderators do not judge each other: that is the owner's work."""
        rows = schema.people
        found = await database.execute(
            select(schema.moderators.c.since)
            .select_from(rows)
            .outerjoin(schema.moderators, schema.moderators.c.person == rows.c.id)
            .where(rows.c.id == person)
        )
        row = found.first()
        if row is None:
            raise Refused("unknown_person")
        if row[0] is not None:
            raise Refused("is_moderator")

    async def _leave_tables(self, person: str) -> None:
        """The people whom a banned person plays with go on without them; their open tables close.
        Games that they play alone wait for them."""
        rows, players = schema.tables, schema.players
        mine = select(players.c.table_id).where(players.c.person == person)
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.id).where(rows.c.id.in_(mine), rows.c.status.in_(("open", "running")))
            )
            ids = [row[0] for row in found]
        for table_id in ids:
            with contextlib.suppress(Refused):
                room = await self.services.rooms.get(table_id)
                table = room.table
                if table.status == "open" and table.terms.host == person:
                    async with room.lock:
                        entry = Ended(version=room.table.version + 1, at=now())
                        await self.services.rooms.append(room, entry)
                elif any(seat.person not in (None, person) for seat in table.seats):
                    await self.services.lobby.leave(room, person)

    # -- tables and lines ----------------------------------------------------------------------

    async def find_tables(self, wanted: str) -> TablePage:
        """Tables by their id, their game, or a person at them; those played last come first."""
        rows, players = schema.tables, schema.players
        query = select(rows.c.card).order_by(rows.c.updated.desc()).limit(PAGE)
        if wanted:
            people = select(schema.people.c.id).where(_called(wanted))
            with_them = select(players.c.table_id).where(players.c.person.in_(people))
            query = query.where(
                or_(rows.c.id == wanted, rows.c.game == wanted.lower(), rows.c.id.in_(with_them))
            )
        async with self.storage.engine.connect() as database:
            found = await database.execute(query)
            return TablePage([card_for(row[0], None) for row in found])

    async def look(self, table_id: str, reason: str) -> None:
        """Say why one looks at a table; for a day it can be looked at as a spectator does."""
        words = clean_reason(reason)
        await self.services.rooms.get(table_id)
        async with self.storage.begin() as database:
            await self.log.write(database, self.person, "look", table_id, words)

    async def delete_table(self, table_id: str, reason: str) -> None:
        """Delete a table with all that belongs to it."""
        words = clean_reason(reason)
        async with contextlib.AsyncExitStack() as stack:
            with contextlib.suppress(Refused):  # one that can't be loaded is deleted all the same
                room = await self.services.rooms.get(table_id)
                await stack.enter_async_context(room.lock)
            async with self.storage.begin() as database:
                rows = schema.tables
                done = await database.execute(delete(rows).where(rows.c.id == table_id))
                if not done.rowcount:
                    raise Refused("unknown_table")
                await self.log.write(database, self.person, "delete-table", table_id, words)
                await self.storage.notify(database, {"deleted": table_id})
            self.services.table_deleted(table_id)

    async def delete_line(self, number: int, reason: str) -> None:
        """Take the words of a line away, at once and for all."""
        rows, words = schema.chat, clean_reason(reason)
        async with self.storage.begin() as database:
            done = await database.execute(
                update(rows)
                .where(rows.c.id == number)
                .values(text="")
                .returning(rows.c.table_id, rows.c.person)
            )
            row = done.first()
            if row is None:
                raise Refused("not_found")
            await self.log.write(
                database, self.person, "delete-line", str(number), words, person=row[1]
            )
            await self.storage.notify(database, {"table": row[0], "chat": number})
        await self.services.chats.received(row[0], number)


def _called(wanted: str) -> ColumnElement[bool]:
    """People with that id, or with that in their name or login."""
    rows = schema.people
    return or_(
        rows.c.id == wanted,
        rows.c.name.icontains(wanted, autoescape=True),
        rows.c.login.icontains(wanted, autoescape=True),
    )


async def _person(database: AsyncConnection, row: RowMapping) -> PersonOut:
    reports = schema.reports
    count = await database.execute(select(func.count()).where(reports.c.person == row["id"]))
    return PersonOut(
        row["id"],
        row["name"],
        row["login"],
        row["created"],
        row["seen"],
        row["moderator"] is not None,
        count.scalar_one(),
        await in_force(database, row["id"]),
    )
