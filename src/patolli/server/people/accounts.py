"""People: guests at once, accounts with a password when they like, sessions, one's own data."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from patolli.server.http.errors import Refused
from patolli.server.http.forms import Claim, Me, Person
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.entries import now
from patolli.table.presentation import new_id

DAY = 86_400_000
_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_NOBODY = _HASHER.hash(secrets.token_urlsafe(16))  # compared when there is no such login


class People:
    """Accounts and sessions. Tokens and passwords are stored as hashes only."""

    def __init__(self, storage: Storage, session_days: int) -> None:
        self.storage = storage
        self.session_days = session_days
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

    # -- accounts ----------------------------------------------------------------------------

    async def guest(self, name: str, language: str) -> str:
        """A new guest's id."""
        words = clean(name)
        number = new_id()
        at = now()
        async with self.storage.begin() as database:
            await database.execute(
                insert(schema.people),
                {
                    "id": number,
                    "name": words,
                    "language": language,
                    "created": at,
                    "seen": at,
                },
            )
        return number

    async def claim(self, person: str, claim: Claim) -> None:
        """Give a guest's account a login and a password."""
        hashed = await asyncio.to_thread(_HASHER.hash, claim.password)
        try:
            async with self.storage.begin() as database:
                done = await database.execute(
                    update(schema.people)
                    .where(schema.people.c.id == person, schema.people.c.login.is_(None))
                    .values(login=claim.login.lower(), password=hashed)
                )
        except IntegrityError:
            raise Refused("login_taken") from None
        if not done.rowcount:
            raise Refused("already_claimed")

    async def check(self, login: str, password: str) -> str:
        """The id of the person with that login and password."""
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.people.c.id, schema.people.c.password).where(
                    schema.people.c.login == login.lower()
                )
            )
            row = found.first()
        right = await asyncio.to_thread(_verify, row[1] if row else _NOBODY, password)
        if row is None or not right:
            raise Refused("wrong_password")
        return str(row[0])

    async def person(self, person: str) -> Person:
        """A person, as that person sees it."""
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.people).where(schema.people.c.id == person)
            )
            row = found.mappings().first()
            muted = await database.execute(
                select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
            )
            mutes = [line[0] for line in muted]
        if row is None:
            raise Refused("not_signed_in")
        return Person(
            row["id"],
            row["name"],
            row["language"],
            row["login"] is None,
            row["login"],
            row["created"],
            sorted(mutes),
        )

    async def change(self, person: str, name: str | None, language: str | None) -> None:
        """Another name or language."""
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = clean(name)
        if language is not None:
            values["language"] = language
        if values:
            async with self.storage.begin() as database:
                await database.execute(
                    update(schema.people).where(schema.people.c.id == person).values(values)
                )

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Do not show me that person's chat (or do again)."""
        async with self.storage.begin() as database:
            if on:
                found = await database.execute(
                    select(func.count()).where(schema.people.c.id == other)
                )
                if not found.scalar_one():
                    raise Refused("unknown_person")
                await database.execute(
                    self.storage.insert(schema.mutes).on_conflict_do_nothing(),
                    {"person": person, "muted": other},
                )
            else:
                await database.execute(
                    delete(schema.mutes).where(
                        schema.mutes.c.person == person, schema.mutes.c.muted == other
                    )
                )

    # -- sessions ----------------------------------------------------------------------------

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
                    "expires": at + self.session_days * DAY,
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

    async def whose(self, token: str | None) -> str | None:
        """The person of a session."""
        if not token:
            return None
        hashed = _hash(token)
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.sessions.c.person).where(
                    schema.sessions.c.token_hash == hashed, schema.sessions.c.expires > now()
                )
            )
            row = found.first()
        return str(row[0]) if row else None

    def csrf(self, token: str | None) -> str:
        """The token that changes must carry, bound to the session."""
        return hmac.new(self.key, (token or "").encode(), hashlib.sha256).hexdigest()[:40]

    async def me(self, person: str | None, token: str | None) -> Me:
        """Who is signed in."""
        return Me(await self.person(person) if person else None, self.csrf(token))

    # -- one's own data ----------------------------------------------------------------------

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is stored about a person."""
        me = await self.person(person)
        async with self.storage.engine.connect() as database:
            tables = await database.execute(
                select(schema.tables.c.card)
                .join(schema.players, schema.players.c.table_id == schema.tables.c.id)
                .where(schema.players.c.person == person)
            )
            lines = await database.execute(
                select(schema.chat.c.table_id, schema.chat.c.text, schema.chat.c.at).where(
                    schema.chat.c.person == person
                )
            )
            notes = await database.execute(
                select(schema.notes.c.table_id, schema.notes.c.text).where(
                    schema.notes.c.person == person
                )
            )
            return {
                "person": msgspec.to_builtins(me),
                "tables": [msgspec.json.decode(row[0]) for row in tables],
                "chat": [dict(row) for row in lines.mappings()],
                "notes": [dict(row) for row in notes.mappings()],
            }

    async def confirm(self, person: str, password: str | None) -> None:
        """A claimed account is changed for good only with its password."""
        me = await self.person(person)
        if me.login is not None:
            await self.check(me.login, password or "")

    async def delete(self, person: str) -> None:
        """Forget a person: what they said becomes nobody's, their sessions and notes go."""
        async with self.storage.begin() as database:
            await database.execute(
                update(schema.chat)
                .where(schema.chat.c.person == person)
                .values(person=None, name="", text="")
            )
            await database.execute(delete(schema.players).where(schema.players.c.person == person))
            await database.execute(delete(schema.mutes).where(schema.mutes.c.muted == person))
            await database.execute(delete(schema.people).where(schema.people.c.id == person))

    async def prune(self) -> int:
        """Forget the sessions that are over."""
        async with self.storage.begin() as database:
            done = await database.execute(
                delete(schema.sessions).where(schema.sessions.c.expires < now())
            )
            return int(done.rowcount)


def clean(name: str) -> str:
    """A name without what does not show."""
    words = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not words:
        raise Refused("bad_request", detail="a name has 1 to 40 characters")
    return words[:40]


def _verify(hashed: str | None, password: str) -> bool:
    try:
        return _HASHER.verify(hashed or _NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
