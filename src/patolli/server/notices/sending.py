"""Sending what is due: a queue in the database, with several at a time, retries that back off, and
an end to them. Nothing of it runs while a table is locked."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import Counter
from typing import Any, Final, cast

import msgspec
from sqlalchemy import ColumnElement, RowMapping, delete, select, update

from patolli.core.message import Data
from patolli.server.notices import texts
from patolli.server.notices.channels import Channels
from patolli.server.notices.finding import KINDS, concerns
from patolli.server.notices.forms import Purpose, Wishes
from patolli.server.notices.links import Link, Links
from patolli.server.notices.mail import Mail
from patolli.server.notices.quiet import quiet_until
from patolli.server.notices.receivers import Failed, Gone, Receivers, host_of
from patolli.server.notices.texts import Told
from patolli.server.notices.web_push import Vapid, encrypt
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.ops.metrics import Metrics
from patolli.server.ops.stamps import new_id, now
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.messages.parts import TableInfo

MOST_AT_ONCE: Final = 16
MOST_FOR_A_HOST: Final = 2  # so that a slow receiver leaves room for the others
LEASE: Final = 120_000  # a process that takes longer over a notice is gone
FIRST_PAUSE: Final = 30_000
ATTEMPTS: Final = 6  # the last one after about three hours
GIVE_UP: Final = 10  # notices in a row that did not arrive: the channel is switched off
BUSY_PAUSE: Final = 5_000
PUSH_SECONDS: Final = 86_400  # how long a push service keeps a message for a browser that sleeps

TABLES, WISHES, CHANNELS = schema.tables, schema.notice_wishes, schema.notice_channels
NOTICES, MUTES, PEOPLE = schema.notices, schema.notice_mutes, schema.people


class Sender:
    """Takes due notices from the database and sends them."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        channels: Channels,
        links: Links,
        receivers: Receivers,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.channels = channels
        self.links = links
        self.receivers = receivers
        self.metrics = metrics
        self.mail = Mail(settings)
        self.vapid: Vapid | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._hosts: Counter[str] = Counter()

    async def add(self, channel: str, kind: str) -> None:
        """Queue something that is about no table: a confirmation, a recovery, a trial."""
        at = now()
        async with self.storage.begin() as database:
            await database.execute(
                self.storage.insert(NOTICES),
                {
                    "key": f"{channel}:{kind}:{new_id()}",
                    "channel": channel,
                    "table_id": None,
                    "kind": kind,
                    "turn": 0,
                    "state": "waiting",
                    "due": at,
                    "attempts": 0,
                    "made": at,
                },
            )

    async def dispatch(self) -> None:
        """Start sending what is due; nothing waits for the receivers."""
        room = MOST_AT_ONCE - len(self._tasks)
        if room <= 0:
            return
        at = now()
        query = (
            select(NOTICES.c.key, NOTICES.c.due, CHANNELS.c.kind, CHANNELS.c.address)
            .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
            .where(NOTICES.c.state == "waiting", NOTICES.c.due <= at)
            .order_by(NOTICES.c.due, NOTICES.c.key)
            .limit(room)
        )
        async with self.storage.engine.connect() as database:
            due = (await database.execute(query)).all()
        for key, seen, kind, address in due:
            host = self.settings.smtp_host if kind == "email" else host_of(address)
            busy = self._hosts[host] >= MOST_FOR_A_HOST
            if await self._take(key, seen, at + (BUSY_PAUSE if busy else LEASE), not busy):
                if busy:
                    continue
                self._hosts[host] += 1
                task = asyncio.create_task(self._send(key, host))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _take(self, key: str, seen: int, due: int, attempt: bool) -> bool:
        """Put a notice off until then, unless another process has been faster."""
        async with self.storage.begin() as database:
            done = await database.execute(
                update(NOTICES)
                .where(NOTICES.c.key == key, NOTICES.c.state == "waiting", NOTICES.c.due == seen)
                .values(due=due, attempts=NOTICES.c.attempts + int(attempt))
            )
            return bool(done.rowcount)

    async def _send(self, key: str, host: str) -> None:
        try:
            row = await self._read(key)
            if row is not None:
                await self._attempt(key, row)
        except Exception:  # the database is away: it is tried again when the lease is over
            log("notice-stuck", level="error", exception=True)
        finally:
            self._hosts[host] -= 1
            self._hosts += Counter()  # forget the hosts that are not busy

    async def _attempt(self, key: str, row: RowMapping) -> None:
        if not wanted(row):
            await self._settle(key, state="dropped")
            return
        until = quiet_until(hours_of(row), now()) if row["kind"] in KINDS else None
        if until is not None:
            await self._settle(key, due=until, attempts=row["attempts"] - 1)
            return
        try:
            await self._deliver(key, row)
        except Gone as gone:
            log("notice-gone", through=row["through"], reason=str(gone))
            await self._gone(key, row)
        except Failed as failed:
            log("notice-failed", level="warning", through=row["through"], reason=str(failed))
            await self._failed(key, row)
        except Exception:  # a fault of ours, which the receiver does not answer for
            log("notice-stuck", level="error", exception=True, through=row["through"])
            await self._again(key, row)
        else:
            await self._settle(key, state="sent")
            if row["failures"]:
                await self._change(row["channel"], failures=0)
        self.metrics.notices.labels(row["through"], row["kind"]).inc()

    # -- what is sent ------------------------------------------------------------------------

    async def _deliver(self, key: str, row: RowMapping) -> None:
        card = card_of(row)
        left = row["deadline"] - now() if row["deadline"] is not None else 0
        told = Told(row["kind"], row["language"], card.game if card is not None else "", left)
        number = hashlib.sha256(key.encode()).hexdigest()[:24]
        if row["through"] == "email":
            await self._mail(number, row, told)
        elif row["through"] == "webhook":
            await self._webhook(number, row, told)
        else:
            await self._push(number, row, told)

    async def _mail(self, number: str, row: RowMapping, told: Told) -> None:
        purpose = cast("Purpose", told.kind if told.kind in ("confirm", "reset") else "sign_in")
        link = Link(row["person"], purpose, row["channel"], row["table_id"])
        address = self._url(f"/link/{await self.links.make(link)}")
        footer: list[str] = []
        unsubscribe = None
        if told.kind in KINDS:
            token = self.channels.unsubscribe_token(row["channel"])
            unsubscribe = self._url(f"/unsubscribe/{token}")
            footer = texts.footer(told, unsubscribe, self._url("/notices"))
        body = texts.letter(told, address, footer)
        subject = texts.subject(told)
        await self.mail.send(row["address"], subject, body, number, unsubscribe)

    async def _webhook(self, number: str, row: RowMapping, told: Told) -> None:
        url = self._url(page_of(row))
        text = f"{texts.subject(told)} {url}"
        body: Data = {
            "text": text,  # Slack, Mattermost, Teams, Rocket.Chat
            "content": text,  # Discord
            "allowed_mentions": {"parse": []},
            "id": number,
            "kind": told.kind,
            "game": told.game or None,
            "table": row["table_id"],
            "url": url,
        }
        headers = {"Content-Type": "application/json"}
        await self.receivers.post(row["address"], msgspec.json.encode(body), headers)

    async def _push(self, number: str, row: RowMapping, told: Told) -> None:
        assert self.vapid is not None
        p256dh, auth = msgspec.json.decode(row["keys"], type=tuple[str, str])
        body: Data = {
            "title": texts.title(told),
            "body": texts.sentence(told),
            "path": page_of(row),
            "tag": row["table_id"] or number,
        }
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(PUSH_SECONDS),
            "Topic": number,
            "Urgency": "high" if told.kind == "clock" else "normal",
            "Authorization": self.vapid.authorization(row["address"]),
        }
        sealed = encrypt(msgspec.json.encode(body), p256dh, auth)
        await self.receivers.post(row["address"], sealed, headers)

    def _url(self, path: str) -> str:
        return self.settings.public_url.rstrip("/") + path

    # -- what becomes of it ------------------------------------------------------------------

    async def _failed(self, key: str, row: RowMapping) -> None:
        if await self._again(key, row):
            return
        failures = row["failures"] + 1
        still = row["wanted"] and failures < GIVE_UP
        await self._change(row["channel"], failures=failures, wanted=still)

    async def _again(self, key: str, row: RowMapping) -> bool:
        """Put the next attempt off; False after the last one."""
        attempts = row["attempts"]
        if attempts < ATTEMPTS:
            await self._settle(key, due=now() + FIRST_PAUSE * 4 ** (attempts - 1))
            return True
        await self._settle(key, state="failed")
        return False

    async def _gone(self, key: str, row: RowMapping) -> None:
        """A browser that has unsubscribed is forgotten; a webhook waits for its owner."""
        if row["through"] == "push":
            async with self.storage.begin() as database:
                await database.execute(delete(CHANNELS).where(CHANNELS.c.id == row["channel"]))
            return
        await self._settle(key, state="failed")
        await self._change(row["channel"], failures=GIVE_UP, wanted=False)

    async def _settle(self, key: str, **values: object) -> None:
        async with self.storage.begin() as database:
            await database.execute(update(NOTICES).where(NOTICES.c.key == key).values(values))

    async def _change(self, channel: str, **values: object) -> None:
        async with self.storage.begin() as database:
            await database.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(values))

    async def _read(self, key: str) -> RowMapping | None:
        columns: list[ColumnElement[Any]] = [
            NOTICES.c.kind,
            NOTICES.c.turn,
            NOTICES.c.channel,
            NOTICES.c.table_id,
            NOTICES.c.attempts,
            CHANNELS.c.person,
            CHANNELS.c.kind.label("through"),
            CHANNELS.c.address,
            CHANNELS.c["keys"],
            CHANNELS.c.confirmed,
            CHANNELS.c.wanted,
            CHANNELS.c.failures,
            PEOPLE.c.language,
            *(WISHES.c[name] for name in ("quiet_from", "quiet_to", "zone", "since")),
            *(WISHES.c[name].label(f"wants_{name}") for name in KINDS),
            TABLES.c.status,
            TABLES.c.asks,
            TABLES.c.turn.label("turn_now"),
            TABLES.c.deadline,
            TABLES.c.card,
            MUTES.c.person.label("muted"),
        ]
        query = (
            select(*columns)
            .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
            .join(PEOPLE, PEOPLE.c.id == CHANNELS.c.person)
            .join(WISHES, WISHES.c.person == CHANNELS.c.person)
            .outerjoin(TABLES, TABLES.c.id == NOTICES.c.table_id)
            .outerjoin(
                MUTES,
                (MUTES.c.person == CHANNELS.c.person) & (MUTES.c.table_id == NOTICES.c.table_id),
            )
            .where(NOTICES.c.key == key)
        )
        async with self.storage.engine.connect() as database:
            return (await database.execute(query)).mappings().first()

    async def close(self) -> None:
        """Stop sending; what was not sent is taken up by the next start."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.receivers.close()
        self.mail.close()


def wanted(row: RowMapping) -> bool:
    """Whether a notice is still true, and still wanted."""
    kind = row["kind"]
    if kind == "confirm":
        return not row["confirmed"]
    if kind not in KINDS:
        return True
    card = card_of(row)
    if card is None or row["muted"] is not None:
        return False
    if not (row["confirmed"] and row["wanted"] and row[f"wants_{kind}"]):
        return False
    if kind in ("turn", "clock"):
        turn = row["turn_now"] if row["turn_now"] is not None else -1
        return bool(row["asks"] == row["person"] and turn == row["turn"])
    if kind == "invited" and row["status"] != "open":
        return False
    return concerns(kind, card, row["person"], row["since"])


def card_of(row: RowMapping) -> TableInfo | None:
    """The table that a notice is about."""
    return msgspec.json.decode(row["card"], type=TableInfo) if row["card"] is not None else None


def page_of(row: RowMapping) -> str:
    """The page that a notice leads to."""
    return f"/t/{row['table_id']}" if row["table_id"] is not None else "/notices"


def hours_of(row: RowMapping) -> Wishes:
    """The quiet hours of the person that a notice is for."""
    return Wishes(quiet_from=row["quiet_from"], quiet_to=row["quiet_to"], zone=row["zone"])
