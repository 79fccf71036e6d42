"""Reports: what people want a moderator to look at, until one has handled it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select, update

from patolli.core.message import Data
from patolli.server.http.forms import LIMITS, NewReport
from patolli.server.http.moderation_forms import ReportOut, ReportPage
from patolli.server.moderation.log import ModerationLog, names
from patolli.server.ops.stamps import now
from patolli.server.sockets.chats import line_of, may_read
from patolli.server.sockets.room import Connection, Room
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused
from patolli.table.messages.parts import ChatOut

PAGE: Final = 50


class Reports:
    """All reports."""

    def __init__(self, storage: Storage, rooms: Rooms, log: ModerationLog) -> None:
        self.storage = storage
        self.rooms = rooms
        self.log = log

    async def add(self, reporter: str, form: NewReport) -> None:
        """Keep a report. A second one about the same thing, while the first waits, replaces it."""
        row = await self._subject(reporter, form)
        row |= {"reporter": reporter, "kind": form.kind, "reason": clean_reason(form.reason)}
        rows = schema.reports
        same = (rows.c[name].is_not_distinct_from(row[name]) for name in SAME)
        async with self.storage.begin() as database:
            known = await database.execute(
                update(rows)
                .where(rows.c.handled.is_(None), *same)
                .values(reason=row["reason"], at=now())
            )
            if not known.rowcount:
                await database.execute(insert(rows), {**row, "at": now(), "note": ""})

    async def _subject(self, reporter: str, form: NewReport) -> Data:
        """What is reported: it must be there, and the reporter must be able to see it."""
        subject: Data = {"person": None, "table_id": None, "line": None, "text": ""}
        room = None
        if form.table is not None:
            room = await self.rooms.visible_to(form.table, reporter, form.invite)
            subject["table_id"] = room.table.id
        if form.kind == "person" and form.person not in (None, reporter):
            await self._check_known(form.person)
            return subject | {"person": form.person}
        if form.kind == "line" and room is not None and form.line is not None:
            line = await self._line(room, reporter, form.line)
            return subject | {"person": line.person, "line": line.id, "text": line.text}
        if form.kind == "table" and room is not None:
            return subject
        raise Refused("bad_request", detail=f"say which {form.kind}, and not yourself")

    async def _check_known(self, person: str | None) -> None:
        async with self.storage.engine.connect() as database:
            found = await database.execute(select(func.count()).where(schema.people.c.id == person))
            if not found.scalar_one():
                raise Refused("unknown_person")

    async def _line(self, room: Room, reporter: str, number: int) -> ChatOut:
        """A line that the reporter may read (blocked or not)."""
        rows = schema.chat
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows).where(rows.c.id == number, rows.c.table_id == room.table.id)
            )
            row = found.mappings().first()
        if row is None or not may_read(room.table, Connection(reporter), line_of(row)):
            raise Refused("not_found")
        return line_of(row)

    async def read(self, handled: bool, before: int | None = None) -> ReportPage:
        """A page of the reports that wait, or of those that were handled, newest first."""
        rows = schema.reports
        waiting = rows.c.handled.is_(None)
        query = select(rows).where(~waiting if handled else waiting)
        if before is not None:
            query = query.where(rows.c.id < before)
        async with self.storage.engine.connect() as database:
            found = await database.execute(query.order_by(rows.c.id.desc()).limit(PAGE + 1))
            listed = found.mappings().all()
            page = listed[:PAGE]
            people = {row[who] for row in page for who in ("reporter", "person", "handler")}
            named = await names(database, people)
            counted = await database.execute(select(func.count()).where(waiting))
            still_open = counted.scalar_one()
        reports = [
            ReportOut(
                row["id"],
                row["at"],
                row["kind"],
                named.get(row["reporter"]),
                named.get(row["person"]),
                row["table_id"],
                row["line"],
                row["text"],
                row["reason"],
                row["handled"],
                named.get(row["handler"]),
                row["note"],
            )
            for row in page
        ]
        return ReportPage(reports, page[-1]["id"] if len(listed) > PAGE else None, still_open)

    async def handle(self, moderator: str, number: int, note: str) -> None:
        """A moderator has done what there was to do."""
        rows, words = schema.reports, clean_reason(note)
        async with self.storage.begin() as database:
            done = await database.execute(
                update(rows)
                .where(rows.c.id == number, rows.c.handled.is_(None))
                .values(handled=now(), handler=moderator, note=words)
                .returning(rows.c.person)
            )
            row = done.first()
            if row is None:
                raise Refused("not_found")
            await self.log.write(
                database, moderator, "handle-report", str(number), words, person=row[0]
            )


SAME: Final = ("reporter", "kind", "person", "table_id", "line")


def clean_reason(reason: str) -> str:
    """A reason on one line, with something in it."""
    fewest, most = LIMITS["reason"]
    words = " ".join("".join(one if one.isprintable() else " " for one in reason).split())
    if not words:
        raise Refused("bad_reason", fewest=fewest, most=most)
    return words
