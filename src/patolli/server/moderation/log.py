"""The log of moderation: who did what, when and why. It can be read and added to, nothing else."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.server.http.moderation_forms import LogAction, LogEntry, LogPage, Named
from patolli.server.ops.stamps import now
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage

PAGE: Final = 50
LOOKING: Final = 86_400_000  # how long a moderator may look at a private table, in milliseconds


class ModerationLog:
    """Who may moderate, and what moderators have done."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def write(
        self,
        database: AsyncConnection,
        moderator: str | None,
        action: LogAction,
        subject: str,
        reason: str,
        *,
        person: str | None = None,
        until: int | None = None,
    ) -> None:
        """Add an entry in the transaction of what it tells."""
        await database.execute(
            insert(schema.moderation_log),
            {
                "at": now(),
                "moderator": moderator,
                "action": action,
                "subject": subject,
                "person": person,
                "until": until,
                "reason": reason,
            },
        )

    async def read(self, before: int | None = None, most: int = PAGE) -> LogPage:
        """A page of the log, newest first."""
        rows = schema.moderation_log
        query = select(rows).order_by(rows.c.id.desc()).limit(most + 1)
        if before is not None:
            query = query.where(rows.c.id < before)
        async with self.storage.engine.connect() as database:
            found = (await database.execute(query)).mappings().all()
            page = found[:most]
            people = {row["moderator"] for row in page} | {row["person"] for row in page}
            named = await names(database, people)
        entries = [
            LogEntry(
                row["id"],
                row["at"],
                named.get(row["moderator"]),
                row["action"],
                row["subject"],
                named.get(row["person"]),
                row["until"],
                row["reason"],
            )
            for row in page
        ]
        return LogPage(entries, page[-1]["id"] if len(found) > most else None)

    async def is_moderator(self, person: str) -> bool:
        """Whether a person is named as moderator."""
        rows = schema.moderators
        async with self.storage.engine.connect() as database:
            found = await database.execute(select(func.count()).where(rows.c.person == person))
            return bool(found.scalar_one())

    async def may_look(self, person: str, table_id: str) -> bool:
        """Whether a moderator has said lately why they look at this private table."""
        rows = schema.moderation_log
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(func.count())
                .select_from(rows)
                .join(schema.moderators, schema.moderators.c.person == rows.c.moderator)
                .where(
                    rows.c.subject == table_id,
                    rows.c.action == "look",
                    rows.c.moderator == person,
                    rows.c.at > now() - LOOKING,
                )
            )
            return bool(found.scalar_one())


async def names(database: AsyncConnection, people: set[str | None]) -> dict[str | None, Named]:
    """People by their ids; one who has deleted their account has no name any more."""
    ids = {person for person in people if person is not None}
    rows = schema.people
    found = await database.execute(
        select(rows.c.id, rows.c.name, rows.c.login).where(rows.c.id.in_(ids))
    )
    known = {row[0]: Named(row[0], row[1], row[2]) for row in found}
    return {person: known.get(person) or Named(person, "", None) for person in ids}
