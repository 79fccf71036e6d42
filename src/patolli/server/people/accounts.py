"""Accounts: guests at once, with a password when they like; one's own data."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from patolli.core.message import Data
from patolli.server.http.forms import LIMITS, Blocked, Claim, Person
from patolli.server.ops.stamps import new_id, now
from patolli.server.people.common_passwords import is_common
from patolli.server.people.sanctions import in_force
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused
from patolli.table.names import printable

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_UNKNOWN = _HASHER.hash(secrets.token_urlsafe(16))  # compared when there is no such login


class People:
    """Accounts. Passwords are stored as hashes only."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # -- accounts ----------------------------------------------------------------------------

    async def guest(self, name: str, language: str) -> str:
        """A new guest's id."""
        words = clean(name) if name else ""
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
        hashed = await hashed_password(claim.password, claim.login)
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

    async def set_password(self, person: str, password: str) -> None:
        """Another password for a claimed account (the caller has checked that it is theirs)."""
        me = await self.person(person)
        if me.login is None:
            raise Refused("forbidden")
        hashed = await hashed_password(password, me.login)
        async with self.storage.begin() as database:
            await database.execute(
                update(schema.people).where(schema.people.c.id == person).values(password=hashed)
            )

    async def check_new_password(self, person: str, password: str) -> None:
        """Refuse a password that `set_password` would refuse."""
        login = (await self.person(person)).login
        if login is None:
            raise Refused("forbidden")
        if is_common(password, login):
            raise Refused("common_password")

    async def check(self, login: str, password: str) -> str:
        """The id of the person with that login and password."""
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.people.c.id, schema.people.c.password).where(
                    schema.people.c.login == login.lower()
                )
            )
            row = found.first()
        right = await asyncio.to_thread(_verify, row[1] if row else _UNKNOWN, password)
        if row is None or not right:
            raise Refused("wrong_password")
        return str(row[0])

    async def person(self, person: str) -> Person:
        """A person, as that person sees it."""
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(schema.people, schema.moderators.c.since.label("moderator"))
                .outerjoin(schema.moderators, schema.moderators.c.person == schema.people.c.id)
                .where(schema.people.c.id == person)
            )
            row = found.mappings().first()
            blocked = await database.execute(
                select(schema.people.c.id, schema.people.c.name)
                .join(schema.blocks, schema.blocks.c.blocked == schema.people.c.id)
                .where(schema.blocks.c.person == person)
                .order_by(schema.people.c.name, schema.people.c.id)
            )
            blocks = [Blocked(line[0], line[1]) for line in blocked]
            sanctions = await in_force(database, person)
        if row is None:
            raise Refused("not_signed_in")
        return Person(
            row["id"],
            row["name"],
            row["language"],
            row["login"] is None,
            row["login"],
            row["created"],
            blocks,
            row["moderator"] is not None,
            sanctions,
        )

    async def change(self, person: str, name: str | None, language: str | None) -> None:
        """Another name or language."""
        values: Data = {}
        if name is not None:
            values["name"] = clean(name)
        if language is not None:
            values["language"] = language
        if values:
            async with self.storage.begin() as database:
                await database.execute(
                    update(schema.people).where(schema.people.c.id == person).values(values)
                )

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Whom a person has blocked."""
        rows = schema.blocks
        async with self.storage.engine.connect() as database:
            found = await database.execute(select(rows.c.blocked).where(rows.c.person == person))
            return frozenset(row[0] for row in found)

    async def blockers(self, person: str) -> frozenset[str]:
        """Who has blocked a person."""
        rows = schema.blocks
        async with self.storage.engine.connect() as database:
            found = await database.execute(select(rows.c.person).where(rows.c.blocked == person))
            return frozenset(row[0] for row in found)

    async def apart(self, person: str) -> frozenset[str]:
        """Who has blocked a person, and whom that person has blocked."""
        return await self.blockers(person) | await self.blocked_by(person)

    async def block(self, person: str, other: str, on: bool) -> None:
        """Keep that person away from me (or no longer)."""
        async with self.storage.begin() as database:
            await self.storage.notify(database, {"blocks": person})
            if on:
                found = await database.execute(
                    select(func.count()).where(schema.people.c.id == other)
                )
                if not found.scalar_one():
                    raise Refused("unknown_person")
                await database.execute(
                    self.storage.insert(schema.blocks).on_conflict_do_nothing(),
                    {"person": person, "blocked": other},
                )
            else:
                await database.execute(
                    delete(schema.blocks).where(
                        schema.blocks.c.person == person, schema.blocks.c.blocked == other
                    )
                )

    # -- one's own data ----------------------------------------------------------------------

    async def export(self, person: str) -> Data:
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
            reports = await database.execute(
                select(schema.reports.c.kind, schema.reports.c.reason, schema.reports.c.at).where(
                    schema.reports.c.reporter == person
                )
            )
            return {
                "person": msgspec.to_builtins(me),
                "tables": [msgspec.json.decode(row[0]) for row in tables],
                "chat": [dict(row) for row in lines.mappings()],
                "notes": [dict(row) for row in notes.mappings()],
                "reports": [dict(row) for row in reports.mappings()],
            }

    async def confirm(self, person: str, password: str | None) -> None:
        """A claimed account is changed for good only with its password."""
        me = await self.person(person)
        if me.login is not None:
            await self.check(me.login, password or "")

    async def delete(self, person: str) -> None:
        """Forget a person: what they said loses its author, their sessions and notes go. Reports
        stay without their name and words, the log of moderation with their id alone."""
        async with self.storage.begin() as database:
            await database.execute(
                update(schema.chat)
                .where(schema.chat.c.person == person)
                .values(person=None, name="", text="")
            )
            await database.execute(delete(schema.players).where(schema.players.c.person == person))
            await database.execute(delete(schema.blocks).where(schema.blocks.c.blocked == person))
            reports = schema.reports
            await database.execute(
                update(reports).where(reports.c.reporter == person).values(reporter=None)
            )
            await database.execute(
                update(reports).where(reports.c.person == person).values(person=None, text="")
            )
            await database.execute(delete(schema.people).where(schema.people.c.id == person))


async def hashed_password(password: str, login: str) -> str:
    """The hash of a password that is not among the first guesses."""
    if is_common(password, login):
        raise Refused("common_password")
    return await asyncio.to_thread(_HASHER.hash, password)


def clean(name: str) -> str:
    """A name without what does not show."""
    fewest, most = LIMITS["name"]
    words = printable(name, most)
    if not words:
        raise Refused("bad_name", fewest=fewest, most=most)
    return words


def _verify(hashed: str | None, password: str) -> bool:
    try:
        return _HASHER.verify(hashed or _UNKNOWN, password)
    except (VerificationError, InvalidHashError):
        return False
