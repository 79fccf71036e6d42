"""Sanctions: a person who is muted does not chat, one who is banned does not play."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.server.http.forms import SanctionKind, SanctionOut
from patolli.server.ops.stamps import now
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused

HOUR: Final = 3_600_000


class Sanctions:
    """The sanctions that are in force."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def refuse(self, person: str, kind: SanctionKind) -> None:
        """Refuse a person who is under that sanction."""
        async with self.storage.engine.connect() as database:
            for one in await in_force(database, person):
                if one.kind == kind:
                    raise refusal(one)


async def in_force(database: AsyncConnection, person: str) -> list[SanctionOut]:
    """What a person may not do now (a ban before a mute)."""
    rows = schema.sanctions
    found = await database.execute(
        select(rows.c.kind, rows.c.until, rows.c.reason)
        .where(rows.c.person == person, lasting(now()))
        .order_by(rows.c.kind)
    )
    return [SanctionOut(*row) for row in found]


def lasting(at: int) -> ColumnElement[bool]:
    """The sanctions that are not over."""
    until = schema.sanctions.c.until
    return or_(until.is_(None), until > at)


def refusal(sanction: SanctionOut) -> Refused:
    """What a person under a sanction is told: why, and for how many hours more (0: for good), as
    days where they are many."""
    code = "banned" if sanction.kind == "ban" else "muted"
    hours = 0 if sanction.until is None else max(1, -((now() - sanction.until) // HOUR))
    days = hours // 24 if hours > 2 * 24 else 0
    return Refused(code, hours=hours, days=days, reason=sanction.reason)
