"""Links from e-mails that work once and not for long: the token is stored as a hash only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select

from patolli.server.notices.forms import Purpose
from patolli.server.ops.stamps import now
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused

HOUR: Final = 3_600_000
LIFETIME: Final[dict[Purpose, int]] = {"sign_in": 24 * HOUR, "confirm": 72 * HOUR, "reset": HOUR}


class Link(Struct):
    """What a link is for."""

    person: str
    purpose: Purpose
    channel: str
    table_id: str | None


class Links:
    """The links that can still be used."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def make(self, link: Link) -> str:
        """The token of a new link."""
        token = secrets.token_urlsafe(32)
        async with self.storage.begin() as database:
            await database.execute(
                insert(schema.links),
                {
                    "token_hash": _hash(token),
                    "person": link.person,
                    "purpose": link.purpose,
                    "channel": link.channel,
                    "table_id": link.table_id,
                    "expires": now() + LIFETIME[link.purpose],
                },
            )
        return token

    async def look(self, token: str) -> Link:
        """What a link is for, without using it."""
        rows = schema.links
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.person, rows.c.purpose, rows.c.channel, rows.c.table_id).where(
                    rows.c.token_hash == _hash(token), rows.c.expires > now()
                )
            )
            row = found.first()
        if row is None:
            raise Refused("link_over")
        return Link(*row)

    async def use(self, token: str) -> Link:
        """Use a link up: of two who try, one succeeds."""
        rows = schema.links
        async with self.storage.begin() as database:
            found = await database.execute(
                delete(rows)
                .where(rows.c.token_hash == _hash(token), rows.c.expires > now())
                .returning(rows.c.person, rows.c.purpose, rows.c.channel, rows.c.table_id)
            )
            row = found.first()
        if row is None:
            raise Refused("link_over")
        return Link(*row)

    async def void(self, person: str) -> None:
        """No link of a person works any more."""
        async with self.storage.begin() as database:
            await database.execute(delete(schema.links).where(schema.links.c.person == person))

    async def prune(self) -> None:
        """Delete the links that are over."""
        async with self.storage.begin() as database:
            await database.execute(delete(schema.links).where(schema.links.c.expires < now()))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
