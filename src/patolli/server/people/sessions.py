"""Sessions: who is signed in, by a token that is stored as a hash only, and the CSRF tokens."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from patolli.server.http.forms import SanctionOut, SessionOut
from patolli.server.ops.stamps import now
from patolli.server.people.sanctions import lasting, refusal
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused

DAY = 86_400_000
HOUR = 3_600_000  # how exactly the last use of a session is known
SHORT = 16


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

    async def sign_in(self, person: str, device: str = "") -> str:
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
                    "used": at,
                    "device": device,
                },
            )
            await database.execute(
                update(schema.people).where(schema.people.c.id == person).values(seen=at)
            )
        return token

    async def of(self, person: str, token: str | None) -> list[SessionOut]:
        """Where a person is signed in, the last used first."""
        rows = schema.sessions
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows).where(rows.c.person == person, rows.c.expires > now())
            )
            listed = [
                SessionOut(
                    row.token_hash[:SHORT],
                    row.created,
                    row.expires,
                    max(row.used, row.created),
                    row.device,
                    row.token_hash[:SHORT] == session_id(token),
                )
                for row in found
            ]
        return sorted(listed, key=lambda one: one.used, reverse=True)

    async def end(self, person: str, which: str | None = None) -> set[str]:
        """End a person's sessions: all, or the one of that id; the ids of those ended."""
        rows = schema.sessions
        query = delete(rows).where(rows.c.person == person)
        if which is not None:
            query = query.where(func.substr(rows.c.token_hash, 1, SHORT) == which)
        async with self.storage.begin() as database:
            found = await database.execute(query.returning(rows.c.token_hash))
            return {row[0][:SHORT] for row in found}

    async def holder(self, token: str | None) -> tuple[str | None, Refused | None]:
        """The person of a session, and the ban that keeps them from playing, if there is one."""
        if not token:
            return None, None
        at, rows, bans = now(), schema.sessions, schema.sanctions
        banned = (bans.c.person == rows.c.person) & (bans.c.kind == "ban") & lasting(at)
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.person, bans.c.kind, bans.c.until, bans.c.reason, rows.c.used)
                .outerjoin(bans, banned)
                .where(rows.c.token_hash == _hash(token), rows.c.expires > at)
            )
            row = found.first()
        if row is None:
            return None, None
        if at - row.used > HOUR:
            await self._note_use(token)
        ban = refusal(SanctionOut(row[1], row[2], row[3])) if row[1] is not None else None
        return str(row[0]), ban

    async def _note_use(self, token: str) -> None:
        rows = schema.sessions
        with contextlib.suppress(DBAPIError, Refused):  # a full disk keeps no person out
            async with self.storage.begin() as database:
                await database.execute(
                    update(rows).where(rows.c.token_hash == _hash(token)).values(used=now())
                )

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


def session_id(token: str | None) -> str | None:
    """What a session is called where it is listed: the beginning of its token's hash."""
    return _hash(token)[:SHORT] if token else None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
