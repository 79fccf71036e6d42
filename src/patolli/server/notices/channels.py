"""Who wants which notices, and where they go."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, or_, select, update

from patolli.core.message import Data
from patolli.server.notices.forms import Channel, ChannelKind, SetPush, Wishes
from patolli.server.notices.mail import check_address
from patolli.server.notices.quiet import zone_of
from patolli.server.notices.receivers import Receivers, host_of
from patolli.server.notices.web_push import check_keys
from patolli.server.ops.stamps import new_id, now
from patolli.server.people.sessions import Sessions
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused

MOST: Final[dict[ChannelKind, int]] = {"push": 10, "email": 2, "webhook": 5}
FAILING: Final = 3  # notices in a row that did not arrive
MOST_ACCOUNTS: Final = 5  # with one e-mail address, that a recovery is sent for


class Channels:
    """People's wishes and the channels that notices go through."""

    def __init__(self, storage: Storage, sessions: Sessions, receivers: Receivers) -> None:
        self.storage = storage
        self.sessions = sessions
        self.receivers = receivers

    # -- wishes ------------------------------------------------------------------------------

    async def wishes(self, person: str) -> Wishes:
        """What a person wants to be told of."""
        rows = schema.notice_wishes
        async with self.storage.engine.connect() as database:
            found = await database.execute(select(rows).where(rows.c.person == person))
            row = found.mappings().first()
        return wishes_of(row) if row is not None else Wishes()

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Change what a person wants to be told of."""
        if zone_of(wishes.zone) is None:
            raise Refused("bad_request", detail="no such time zone")
        values: Data = msgspec.to_builtins(wishes)
        async with self.storage.begin() as database:
            await database.execute(
                self.storage.insert(schema.notice_wishes)
                .values(person=person, since=now(), **values)
                .on_conflict_do_update(index_elements=["person"], set_=values)
            )

    async def mute(self, person: str, table_id: str, on: bool) -> None:
        """Tell a person nothing of a table (or do again)."""
        rows = schema.notice_mutes
        async with self.storage.begin() as database:
            if on:
                await database.execute(
                    self.storage.insert(rows).on_conflict_do_nothing(),
                    {"person": person, "table_id": table_id},
                )
            else:
                await database.execute(
                    delete(rows).where(rows.c.person == person, rows.c.table_id == table_id)
                )

    async def muted(self, person: str, table_id: str) -> bool:
        """Whether a person wants to hear nothing of a table."""
        rows = schema.notice_mutes
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(func.count()).where(rows.c.person == person, rows.c.table_id == table_id)
            )
            return bool(found.scalar_one())

    # -- channels ----------------------------------------------------------------------------

    async def of(self, person: str) -> list[Channel]:
        """A person's channels, oldest first."""
        rows = schema.notice_channels
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows).where(rows.c.person == person).order_by(rows.c.created, rows.c.id)
            )
            return [_shown(row) for row in found.mappings()]

    async def add_email(self, person: str, address: str) -> str:
        """An address to be confirmed; one that waits for it is replaced."""
        checked = check_address(address)
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            await database.execute(
                delete(rows).where(
                    rows.c.person == person, rows.c.kind == "email", rows.c.confirmed.is_(False)
                )
            )
        return await self._add(person, "email", checked, None)

    async def add_push(self, person: str, push: SetPush) -> str:
        """A browser. It belongs to the person who is signed in there now."""
        check_keys(push.p256dh, push.auth)
        endpoint = self.receivers.check(push.endpoint)
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            await database.execute(
                delete(rows).where(rows.c.kind == "push", rows.c.address == endpoint)
            )
        keys = msgspec.json.encode([push.p256dh, push.auth]).decode()
        return await self._add(person, "push", endpoint, keys)

    async def add_webhook(self, person: str, url: str) -> str:
        """An address that takes JSON."""
        return await self._add(person, "webhook", self.receivers.check(url), None)

    async def _add(self, person: str, kind: ChannelKind, address: str, keys: str | None) -> str:
        rows, number = schema.notice_channels, new_id()
        async with self.storage.begin() as database:
            found = await database.execute(
                select(rows.c.id, rows.c.address).where(
                    rows.c.person == person, rows.c.kind == kind
                )
            )
            known = {row[1]: str(row[0]) for row in found}
            if address in known:
                return known[address]
            if len(known) >= MOST[kind]:
                raise Refused("too_many_channels", most=MOST[kind])
            await database.execute(
                self.storage.insert(schema.notice_wishes).on_conflict_do_nothing(),
                {"person": person, "since": now(), **msgspec.to_builtins(Wishes())},
            )
            await database.execute(
                insert(rows),
                {
                    "id": number,
                    "person": person,
                    "kind": kind,
                    "address": address,
                    "keys": keys,
                    "confirmed": kind != "email",
                    "wanted": True,
                    "failures": 0,
                    "created": now(),
                },
            )
        return number

    async def change(self, person: str, channel: str, wanted: bool) -> None:
        """Send notices there, or do not."""
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            done = await database.execute(
                update(rows)
                .where(rows.c.id == channel, rows.c.person == person)
                .values(wanted=wanted, failures=0)
            )
        if not done.rowcount:
            raise Refused("not_found")

    async def remove(self, person: str, channel: str) -> None:
        """Forget a channel, and what waits to be sent there."""
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            done = await database.execute(
                delete(rows).where(rows.c.id == channel, rows.c.person == person)
            )
        if not done.rowcount:
            raise Refused("not_found")

    async def remove_browsers(self, person: str) -> None:
        """No browser is told any more: the person signs out everywhere."""
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            await database.execute(
                delete(rows).where(rows.c.person == person, rows.c.kind == "push")
            )

    async def confirm(self, person: str, channel: str) -> None:
        """The address is the person's; it takes the place of another."""
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            done = await database.execute(
                update(rows)
                .where(rows.c.id == channel, rows.c.person == person)
                .values(confirmed=True)
            )
            if not done.rowcount:
                raise Refused("link_over")
            await database.execute(
                delete(rows).where(
                    rows.c.person == person, rows.c.kind == "email", rows.c.id != channel
                )
            )

    async def recoverable(self, login: str) -> list[str]:
        """The confirmed e-mail channels of the accounts with that login or address."""
        rows, people, name = schema.notice_channels, schema.people, login.strip().lower()
        query = (
            select(rows.c.id)
            .join(people, people.c.id == rows.c.person)
            .where(
                rows.c.kind == "email",
                rows.c.confirmed,
                people.c.login.is_not(None),
                or_(people.c.login == name, func.lower(rows.c.address) == name),
            )
        )
        async with self.storage.engine.connect() as database:
            found = await database.execute(query.limit(MOST_ACCOUNTS))
            return [row[0] for row in found]

    async def export(self, person: str) -> Data:
        """Everything about a person's notices."""
        rows, mutes = schema.notice_channels, schema.notice_mutes
        async with self.storage.engine.connect() as database:
            channels = await database.execute(
                select(rows.c.kind, rows.c.address, rows.c.confirmed, rows.c.wanted).where(
                    rows.c.person == person
                )
            )
            listed = [dict(row) for row in channels.mappings()]
            muted = await database.execute(select(mutes.c.table_id).where(mutes.c.person == person))
            tables = [row[0] for row in muted]
        wishes = msgspec.to_builtins(await self.wishes(person))
        return {"wishes": wishes, "channels": listed, "muted": tables}

    # -- unsubscribing -----------------------------------------------------------------------

    def unsubscribe_token(self, channel: str) -> str:
        """What an unsubscribe link carries; it works as long as the channel exists."""
        key, about = self.sessions.key, f"unsubscribe {channel}"
        return f"{channel}.{hmac.new(key, about.encode(), hashlib.sha256).hexdigest()[:40]}"

    async def unsubscribe(self, token: str) -> None:
        """Send no more notices there; the address still serves to recover the password."""
        channel = token.partition(".")[0]
        if not hmac.compare_digest(self.unsubscribe_token(channel).encode(), token.encode()):
            raise Refused("link_over")
        rows = schema.notice_channels
        async with self.storage.begin() as database:
            await database.execute(update(rows).where(rows.c.id == channel).values(wanted=False))


def wishes_of(row: RowMapping) -> Wishes:
    """The wishes in a row of the database."""
    return Wishes(**{name: row[name] for name in Wishes.__struct_fields__})


def _shown(row: RowMapping) -> Channel:
    address = row["address"] if row["kind"] == "email" else host_of(row["address"])
    return Channel(
        row["id"],
        row["kind"],
        address,
        row["confirmed"],
        row["wanted"],
        row["failures"] >= FAILING,
    )
