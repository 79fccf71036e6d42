"""Which notices are due: found in the database, beside the game, so that no action waits for it.

What is found goes into the table `notices` under a key that exists once, whichever process finds
it. What needs no telling goes there too, so that it is not looked at again.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, and_, func, literal, or_, select

from patolli.core.message import Data
from patolli.server.ops.config import Settings
from patolli.server.ops.stamps import now
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.messages.parts import TableInfo

KINDS: Final = ("turn", "clock", "invited", "over")
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
MONTH: Final = 30 * DAY  # what is older is not told any more
LOW: Final = 12 * HOUR  # of a turn that has days
LOW_SHARE: Final = 0.1  # of the time that a live clock begins with
MOST_FOUND: Final = 500

TABLES, WISHES, CHANNELS = schema.tables, schema.notice_wishes, schema.notice_channels
PLAYERS, MUTES, NOTICES = schema.players, schema.notice_mutes, schema.notices


class Finder:
    """Looks for tables that people who are away should hear of."""

    def __init__(self, settings: Settings, storage: Storage, rooms: Rooms) -> None:
        self.settings = settings
        self.storage = storage
        self.rooms = rooms

    async def find(self) -> int:
        """Put what is due into the table; how many notices?"""
        here = [table for table, room in self.rooms.loaded.items() if room.connections]
        made = 0
        for kind in KINDS:
            if here and self.storage.postgres:  # the others do not know yet who looks at it here
                made += await self._find(kind, untold(kind, 0).where(TABLES.c.id.in_(here)), True)
            patience = int(self.settings.notice_seconds * 1000)
            made += await self._find(kind, untold(kind, patience), False)
        return made

    async def _find(self, kind: str, query: Select[Any], only_seen: bool) -> int:
        async with self.storage.engine.connect() as database:
            found = (await database.execute(query.limit(MOST_FOUND))).mappings().all()
        rows = [made for row in found if (made := self._notice(kind, row)) is not None]
        kept = [row for row in rows if row["state"] == "seen" or not only_seen]
        if kept:
            async with self.storage.begin() as database:
                await database.execute(self.storage.insert(NOTICES).on_conflict_do_nothing(), kept)
        return sum(1 for row in kept if row["state"] == "waiting")

    def _notice(self, kind: str, row: RowMapping) -> Data | None:
        at, card = now(), msgspec.json.decode(row["card"], type=TableInfo)
        if kind == "clock" and not is_low(card, row["deadline"] - at):
            return None  # not yet
        state = "waiting"
        if not concerns(kind, card, row["person"], row["since"]):
            state = "dropped"
        elif row["through"] != "push" and self._looks(row["id"], row["person"]):
            state = "seen"  # a browser knows better whether its page is looked at
        return {
            "key": f"{row['channel']}:{kind}:{row['id']}:{row['turn']}",
            "channel": row["channel"],
            "table_id": row["id"],
            "kind": kind,
            "turn": row["turn"],
            "state": state,
            "due": at,
            "attempts": 0,
            "made": at,
        }

    def _looks(self, table_id: str, person: str) -> bool:
        """Whether a person has the table open."""
        room = self.rooms.loaded.get(table_id)
        return room is not None and person in room.presence().people


def untold(kind: str, patience: int) -> Select[Any]:
    """The tables that a kind of notice may be due for, with the channels that it has not gone
    to. A turn or an end that is younger than `patience` may still be noticed at the table."""
    at = now()
    turn: ColumnElement[int] = literal(0)
    query = select(
        TABLES.c.id,
        TABLES.c.card,
        TABLES.c.deadline,
        CHANNELS.c.id.label("channel"),
        CHANNELS.c.kind.label("through"),
        WISHES.c.person,
        WISHES.c.since,
    )
    if kind in ("turn", "clock"):
        turn = func.coalesce(TABLES.c.turn, -1)
        source = TABLES.join(WISHES, WISHES.c.person == TABLES.c.asks)
    else:
        source = TABLES.join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id).join(
            WISHES, WISHES.c.person == PLAYERS.c.person
        )
    source = source.join(CHANNELS, CHANNELS.c.person == WISHES.c.person)
    told = and_(
        NOTICES.c.channel == CHANNELS.c.id,
        NOTICES.c.table_id == TABLES.c.id,
        NOTICES.c.kind == kind,
        NOTICES.c.turn == turn,
    )
    muted = and_(MUTES.c.person == WISHES.c.person, MUTES.c.table_id == TABLES.c.id)
    query = (
        query.add_columns(turn.label("turn"))
        .select_from(source.outerjoin(NOTICES, told).outerjoin(MUTES, muted))
        .where(NOTICES.c.key.is_(None), MUTES.c.person.is_(None))
        .where(CHANNELS.c.confirmed, CHANNELS.c.wanted, WISHES.c[kind])
    )
    settled, known = TABLES.c.updated <= at - patience, TABLES.c.updated > at - MONTH
    match kind:
        case "turn":
            return query.where(
                TABLES.c.status == "running", settled, known, TABLES.c.updated >= WISHES.c.since
            )
        case "clock":
            return query.where(
                TABLES.c.status == "running",
                TABLES.c.deadline > at,
                TABLES.c.deadline < at + LOW,
            )
        case "invited":
            return query.where(
                TABLES.c.status == "open",
                TABLES.c.created > at - MONTH,
                TABLES.c.created >= WISHES.c.since,
            )
        case _:
            return query.where(
                or_(TABLES.c.status == "finished", TABLES.c.status == "closed"),
                settled,
                TABLES.c.updated > at - DAY,
                TABLES.c.updated >= WISHES.c.since,
            )


def concerns(kind: str, card: TableInfo, person: str, since: int) -> bool:
    """Whether a person is to be told: not of a game that they play alone, with bots or at one
    screen; they know when they left it."""
    if kind == "invited":
        return any(seat.kind == "invited" and seat.person == person for seat in card.seats)
    if all(seat.person in (None, person) for seat in card.seats):
        return False
    if kind == "over":
        return card.started is not None and (card.finished or 0) >= since
    return True


def is_low(card: TableInfo, left: int) -> bool:
    """Whether so many milliseconds on a clock are few."""
    if card.pace.kind == "live":
        return left <= card.pace.bank * 1000 * LOW_SHARE
    return card.pace.kind == "days" and left <= LOW
