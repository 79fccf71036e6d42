"""Making tables, sitting down, leaving, starting, and making a table out of another."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import replace

import msgspec
from sqlalchemy import and_, desc, func, or_, select

from patolli.core.message import Data
from patolli.server.http.forms import NewSeat, NewTable, Replace
from patolli.server.http.forms import Tables as TablePage
from patolli.server.ops.stamps import new_id, now
from patolli.server.people.accounts import People, clean
from patolli.server.sockets.room import Room
from patolli.server.sockets.rooms import Rooms, row_of
from patolli.server.storage import schema
from patolli.table import deals, entry_json, making, play
from patolli.table import seats as seating
from patolli.table.entries import PartsAsked, Seat, Terms
from patolli.table.errors import Refused
from patolli.table.messages.parts import TableInfo
from patolli.table.presentation import info_for
from patolli.table.table import Table

PAGE = 50
MOST_TABLES = 200  # of one person, that are not over
MOST_WAITING = 200
ALONE = ("me", "hotseat", "bot")


class Lobby:
    """What happens around the games."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.rooms = rooms
        self.people = people

    # -- making ------------------------------------------------------------------------------

    async def create(self, person: str, form: NewTable) -> Room:
        """A new table; it starts at once if every seat is taken and the form says so."""
        if form.seed is not None and any(seat.kind not in ALONE for seat in form.seats):
            raise Refused("bad_option", detail="only those who play alone may choose the seed")
        terms = making.agree(
            form.game,
            len(form.seats),
            form.options,
            host=person,
            visibility=form.visibility,
            undo=form.undo,
            hints=form.hints,
            curtain=form.curtain,
            shuffle=form.shuffle,
            pace=form.pace,
            deal="fair" if form.seed is None else "known",
        )
        seats = await self.new_seats(terms.game, person, form.seats, form.part_hash)
        return await self.make(terms, seats, form.seed or 0, None, form.start)

    async def make(
        self,
        terms: Terms,
        seats: list[Seat],
        seed: int,
        position: Data | None,
        start: bool,
    ) -> Room:
        """A table on these terms. A seat that is open to all makes it public: all can find it."""
        if any(seat.kind == "open" for seat in seats):
            terms = replace(terms, visibility="public")
        secret = ""
        if terms.deal == "fair":
            terms, secret = replace(terms, deal_scheme=deals.SCHEME), deals.new_secret()
        table = play.create(new_id(), terms, seats, seed, position, now(), secret)
        room = await self.add(table)
        if start and not seating.any_free(room.table):
            await self.start(room, terms.host)
        return room

    async def add(self, table: Table) -> Room:
        """Store a table that was made in memory, with all its entries."""
        terms = table.terms
        await self._check_room_for(terms.host)
        row = row_of(table) | {
            "id": table.id,
            "game": terms.game,
            "visibility": terms.visibility,
            "created": table.created,
            "seed": table.seed,
            "position": msgspec.json.encode(table.position) if table.position is not None else None,
            "invite": secrets.token_urlsafe(16),
        }
        people = {seat.person for seat in table.seats if seat.person is not None}
        if terms.host is not None:
            people.add(terms.host)
        bodies = [msgspec.json.encode(entry_json.write(entry)).decode() for entry in table.entries]
        snapshot = final = None
        if table.state is not None:  # an uploaded record
            snapshot = msgspec.json.encode(table.state.dump())
            final = msgspec.json.encode(table.state.observe(None))
        await self.rooms.storage.add_table(row, bodies, sorted(people), snapshot, final)
        return await self.rooms.get(table.id)

    async def _check_room_for(self, person: str | None) -> None:
        """Refuse another table to a person who has too many that are not over."""
        if not self.rooms.settings.rate_scale:
            return
        query = (
            select(func.count())
            .select_from(schema.players)
            .join(schema.tables, schema.tables.c.id == schema.players.c.table_id)
            .where(
                schema.players.c.person == person,
                schema.tables.c.status.in_(("open", "running")),
            )
        )
        async with self.rooms.storage.engine.connect() as database:
            unfinished = (await database.execute(query)).scalar_one()
        if unfinished >= MOST_TABLES * self.rooms.settings.rate_scale:
            raise Refused("too_many_tables", most=MOST_TABLES)

    async def new_seats(
        self, game: str, person: str, forms: list[NewSeat], part_hash: str = ""
    ) -> list[Seat]:
        """The seats that a form asks for; the person's client commits to `part_hash`."""
        own = next((form.name for form in forms if form.kind == "me"), "")
        name = await self._named(person, own)
        return [self._seat(game, person, name, form, part_hash) for form in forms]

    def _seat(self, game: str, person: str, name: str, form: NewSeat, part_hash: str) -> Seat:
        given = clean(form.name) if form.name else ""
        called = given or name if form.kind == "me" else given
        level = form.level or self.rooms.settings.default_level
        own = self.rooms.settings.bots
        return making.seat(game, form.kind, person, called, level, form.style, part_hash, own)

    async def _named(self, person: str, name: str) -> str:
        """What a person is called who gives this name (or none); one without a name keeps it."""
        known = (await self.people.person(person)).name
        if not name:
            return known
        given = clean(name)
        if not known:
            await self.people.change(person, given, None)
            await self.rename(person, "", given)
        return given

    def _level(self, name: str | None) -> str:
        settings = self.rooms.settings
        return making.check_level(name or settings.default_level, settings.bots)

    # -- finding -----------------------------------------------------------------------------

    async def find(
        self,
        person: str | None,
        game: str | None,
        status: str | None,
        mine: bool,
        free: bool,
        before: str | None,
    ) -> TablePage:
        """A page of the tables that a person may look at, newest first. Of one's own those come
        first where it is one's turn, the one that has waited longest before all others."""
        if mine and person is None:
            raise Refused("not_signed_in")
        rows = schema.tables
        query = select(rows.c.id, rows.c.created, rows.c.card).order_by(
            desc(rows.c.created), desc(rows.c.id)
        )
        own = rows.c.id.in_(
            select(schema.players.c.table_id).where(schema.players.c.person == person)
        )
        if mine:
            query = query.where(own, or_(rows.c.asks.is_(None), rows.c.asks != person))
        elif free or person is None:
            query = query.where(rows.c.visibility == "public")
        else:
            query = query.where(or_(rows.c.visibility == "public", own))
        if game is not None:
            query = query.where(rows.c.game == game)
        if status is not None:
            query = query.where(rows.c.status == status)
        if free:
            query = query.where(rows.c.free > 0, rows.c.status == "open")
        if before is not None:
            created, _, last = before.partition("-")
            if not (created.isascii() and created.isdigit()) or len(created) > 15:
                raise Refused("bad_request", detail="no such page")
            query = query.where(
                or_(
                    rows.c.created < int(created),
                    and_(rows.c.created == int(created), rows.c.id < last),
                )
            )
        async with self.rooms.storage.engine.connect() as database:
            found = (await database.execute(query.limit(PAGE + 1))).all()
        page = [card_for(row[2], person) for row in found[:PAGE]]
        if mine and person is not None and before is None and status in (None, "running"):
            waiting = await self.waiting_for(person)
            page = [table for table in waiting if game in (None, table.game)] + page
        more = f"{found[PAGE - 1][1]}-{found[PAGE - 1][0]}" if len(found) > PAGE else None
        return TablePage(page, more)

    async def waiting_for(self, person: str) -> list[TableInfo]:
        """The tables where it is a person's turn, the one that has waited longest first."""
        rows = schema.tables
        query = select(rows.c.card).where(rows.c.asks == person, rows.c.status == "running")
        async with self.rooms.storage.engine.connect() as database:
            found = await database.execute(
                query.order_by(rows.c.updated, rows.c.id).limit(MOST_WAITING)
            )
            return [card_for(row[0], person) for row in found]

    async def next_table(self, person: str, after: str | None) -> TableInfo | None:
        """The next table where it is a person's turn; `after` is the one they look at."""
        waiting = await self.waiting_for(person)
        ids = [table.id for table in waiting]
        start = ids.index(after) + 1 if after in ids else 0
        others = [table for table in waiting[start:] + waiting[:start] if table.id != after]
        return others[0] if others else None

    # -- sitting -------------------------------------------------------------------------------

    async def join(
        self, room: Room, person: str, number: int | None, invited: bool, name: str, part_hash: str
    ) -> None:
        """Take a seat, or come back to one's own that a bot plays."""
        host = room.table.terms.host
        stranger = not seating.belongs(room.table, person)
        if stranger and host in await self.people.blockers(person):
            raise Refused("kept_for_others")
        called = await self._named(person, name)
        async with room.lock:
            entry = seating.join(room.table, person, called, number, invited, now(), part_hash)
            await self.rooms.append(room, entry)

    async def rename(self, person: str, before: str, name: str) -> None:
        """A person is called otherwise from now on, also where they sit."""
        rows = schema.tables
        query = select(rows.c.id).where(
            rows.c.id.in_(
                select(schema.players.c.table_id).where(schema.players.c.person == person)
            ),
            rows.c.status.in_(("open", "running")),
        )
        async with self.rooms.storage.engine.connect() as database:
            ids = [row[0] for row in await database.execute(query)]
        for table_id in ids:
            with contextlib.suppress(Refused):  # a table that can't be written keeps the old name
                room = await self.rooms.get(table_id)
                async with room.lock:
                    for entry in seating.rename(room.table, person, before, name, now()):
                        await self.rooms.append(room, entry)

    async def leave(self, room: Room, person: str, hand_over: bool = False) -> None:
        """Stand up from all of one's seats; another person may play on if they are handed over."""
        async with room.lock:
            for _ in range(max(1, len(room.table.seats_of(person)))):
                await self.rooms.append(room, seating.leave(room.table, person, hand_over, now()))

    async def set_seat(self, room: Room, person: str, number: int, form: NewSeat) -> None:
        """The host decides who may sit there."""
        me = await self.people.person(person)
        async with room.lock:
            game = room.table.terms.game
            sits = self._seat(game, person, me.name, form, form.part_hash)
            await self.rooms.append(room, seating.assign(room.table, person, number, sits, now()))

    async def replace(self, room: Room, person: str, number: int, form: Replace) -> None:
        """A player who left, or whose time is over, is replaced."""
        level = self._level(form.level) if form.kind == "bot" else None
        style = making.check_style(form.style, room.table.terms.game, level) if level else ""
        async with room.lock:
            entry = seating.replace_player(room.table, person, number, level, now(), style)
            await self.rooms.append(room, entry)

    async def start(self, room: Room, person: str | None) -> None:
        """Begin the game, as soon as every part of its deal is shown."""
        async with room.lock:
            table = room.table
            if table.terms.host != person:
                raise Refused("forbidden")
            if table.status != "open":
                raise Refused("not_open")
            if seating.any_free(table):
                raise Refused("seats_open")
            if not table.dealing and deals.waits_for(table):
                entry = PartsAsked(version=table.version + 1, at=now(), person=person)
                await self.rooms.append(room, entry)
            else:
                await self._start_if_dealt(room)

    async def commit(self, room: Room, person: str, part_hash: str) -> None:
        """A person's client commits to another part of the deal."""
        async with room.lock:
            for seat in deals.seats_to_commit(room.table, person):
                entry = deals.commit(room.table, seat, part_hash, now())
                await self.rooms.append(room, entry)

    async def reveal(self, room: Room, person: str, part: str) -> None:
        """A person's client shows its part of the deal; with the last one the game begins."""
        async with room.lock:
            for seat in deals.seats_to_reveal(room.table, person, part):
                await self.rooms.append(room, deals.reveal(room.table, seat, part, now()))
            await self._start_if_dealt(room)

    async def _start_if_dealt(self, room: Room) -> None:
        if not deals.waits_for(room.table):
            await self.rooms.append(room, *play.start(room.table, room.table.terms.host, now()))

    async def close(self, room: Room, person: str) -> None:
        """End a table that will not be played to its end."""
        async with room.lock:
            await self.rooms.append(room, play.close(room.table, person, now()))


def card_for(text: str, person: str | None) -> TableInfo:
    """A stored card as a person sees it."""
    return info_for(msgspec.json.decode(text, type=TableInfo), person)
