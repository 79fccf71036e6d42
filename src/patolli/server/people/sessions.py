"""Sessions: who is signed in, by a token that is stored as a hash only, and the CSRF tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import delete, insert, select, update

from patolli.server.ops.stamps import now
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage

DAY = 86_400_000


class Sessions:
    """The sessions of all people."""

    def __init__(self, storage: Storage, days: int) -> None:
        self.storage = storage
        self.days = days
        self.key = b""

    async def open(self) -> None:
        """Get the key that all processes share."""
        async with self.storage.begin() as database:
            await database.execute(
                self.storage.insert(schema.secrets).on_conflict_do_nothing(),
                {"name": "csrf", "value": secrets.token_hex(32)},
            )
            found = await database.execute(
                select(schema.secrets.c.value).where(schema.secrets.c.name == "csrf")
            )
            self.key = bytes.fromhex(found.scalar_one())

    async def sign_in(self, person: str) -> str:
        """A new session's token."""
        token = secrets.token_urlsafe(32)
        at = now()
        async with self.storage.begin() as database:
            await database.execute(
                insert(schema.sessions),
                {
                    "token_hash": _hash(token),
                    "person": person,
                    "created": at,
                    "expires": at + self.days * DAY,
                },
            )
            await database.execute(
                update(schema.people).where(schema.people.c.id == person).values(seen=at)
            )
        return token

    async def sign_out(self, token: str) -> None:
        """End a session."""
        async with self.storage.begin() as database:
            await database.execute(
                delete(schema.sessions).where(schema.sessions.c.token_hash == _hash(token))
            )

    async def person(self, token: str | None) -> str | None:
        """The person of a session."""
        if not token:
            return None
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.sessions.c.person).where(
                    schema.sessions.c.token_hash == _hash(token), schema.sessions.c.expires > now()
                )
            )
            row = found.first()
        return str(row[0]) if row else None

    def csrf(self, token: str | None) -> str:
        """The token that changes must carry, bound to the session."""
        return hmac.new(self.key, (token or "").encode(), hashlib.sha256).hexdigest()[:40]

    async def prune(self) -> int:
        """Delete the sessions that are over."""
        async with self.storage.begin() as database:
            done = await database.execute(
                delete(schema.sessions).where(schema.sessions.c.expires < now())
            )
            return int(done.rowcount)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
