"""Making tables, sitting down, leaving, starting, and making a table out of another."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import and_, desc, or_, select

import patolli
from patolli.core.errors import BadOption, UnknownGame
from patolli.core.options import settle
from patolli.server.http.errors import Refused
from patolli.server.http.forms import NewSeat, NewTable, Replace
from patolli.server.http.forms import Tables as TablePage
from patolli.server.people.accounts import People, clean
from patolli.server.sockets.room import Room
from patolli.server.sockets.rooms import Rooms, begun, bot_for, row_of
from patolli.server.storage import schema
from patolli.server.thinking.executor import LEVELS
from patolli.table import entries as entry_list
from patolli.table.entries import Entry, Seat, Terms, now
from patolli.table.messages import Pace, Table
from patolli.table.presentation import new_id
from patolli.table.table import Live

PAGE = 50
ALONE = ("me", "hotseat", "bot")


class Lobby:
    """What happens around the games."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.rooms = rooms
        self.people = people

    # -- making ------------------------------------------------------------------------------

    async def create(self, person: str, form: NewTable) -> Room:
        """A new table; it starts at once if every seat is taken and the form says so."""
        try:
            game = patolli.load(form.game)
        except UnknownGame:
            raise Refused("unknown_game") from None
        if form.seed is not None and any(seat.kind not in ALONE for seat in form.seats):
            raise Refused("bad_option", detail="only those who play alone may choose the seed")
        try:
            if len(form.seats) not in game.seats:
                raise BadOption(f"{game.id} takes {game.seats} seats, not {len(form.seats)}")
            options = settle(game.options, form.options, len(form.seats))
            game.check_options(options, len(form.seats))
        except BadOption as error:
            raise Refused("bad_option", detail=str(error)) from None
        terms = Terms(
            game.id,
            form.visibility,
            form.undo,
            form.hints,
            form.curtain,
            form.shuffle,
            check_pace(form.pace),
            options,
            person,
        )
        seed = secrets.randbits(47) if form.seed is None else form.seed
        return await self.make(
            terms, await self.new_seats(person, form.seats), seed, None, form.start
        )

    async def make(
        self,
        terms: Terms,
        seats: list[Seat],
        seed: int,
        position: dict[str, Any] | None,
        start: bool,
    ) -> Room:
        """A table on these terms."""
        room = await self.add(drafted(terms, seats, seed, position))
        if start and not _free(room.live):
            await self.start(room, terms.host)
        return room

    async def add(self, live: Live) -> Room:
        """Store a table that was made in memory, with all its entries."""
        terms = live.terms
        row = row_of(live) | {
            "id": live.id,
            "game": terms.game,
            "visibility": terms.visibility,
            "created": live.created,
            "seed": live.seed,
            "position": msgspec.json.encode(live.position) if live.position is not None else None,
            "invite": secrets.token_urlsafe(16),
        }
        people = {seat.person for seat in live.seats if seat.person is not None}
        if terms.host is not None:
            people.add(terms.host)
        bodies = [entry_list.write(entry) for entry in live.entries]
        snapshot = final = None
        if live.state is not None:  # a record that somebody brought
            snapshot = msgspec.json.encode(live.state.dump())
            final = msgspec.json.encode(live.state.observe(None))
        await self.rooms.storage.add_table(row, bodies, sorted(people), snapshot, final)
        return await self.rooms.get(live.id)

    async def new_seats(self, person: str, forms: list[NewSeat]) -> list[Seat]:
        """The seats that a form asks for."""
        me = await self.people.person(person)
        return [self._seat(person, me.name, form) for form in forms]

    def _seat(self, person: str, name: str, form: NewSeat) -> Seat:
        if form.kind == "bot":
            level = form.level or self.rooms.settings.default_level
            if level not in LEVELS:
                raise Refused("bad_option", detail=f"no level {level!r}: {', '.join(LEVELS)}")
            return Seat("bot", level=level)
        if form.kind in ("me", "hotseat"):
            return Seat("person", person, clean(form.name) if form.name.strip() else name)
        return Seat("open" if form.kind == "open" else "invited")

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
        """A page of tables, newest first."""
        rows = schema.tables
        query = select(rows.c.id, rows.c.created, rows.c.card).order_by(
            desc(rows.c.created), desc(rows.c.id)
        )
        if mine:
            if person is None:
                raise Refused("not_signed_in")
            query = query.join(schema.players, schema.players.c.table_id == rows.c.id).where(
                schema.players.c.person == person
            )
        else:
            query = query.where(rows.c.visibility == "public")
        if game is not None:
            query = query.where(rows.c.game == game)
        if status is not None:
            query = query.where(rows.c.status == status)
        if free:
            query = query.where(rows.c.free > 0, rows.c.status == "open")
        if before is not None:
            created, _, last = before.partition("-")
            if not created.isdigit() or len(created) > 15:
                raise Refused("bad_request", detail="no such page")
            query = query.where(
                or_(
                    rows.c.created < int(created),
                    and_(rows.c.created == int(created), rows.c.id < last),
                )
            )
        async with self.rooms.storage.engine.connect() as database:
            found = (await database.execute(query.limit(PAGE + 1))).all()
        page = [card_for(msgspec.json.decode(row[2], type=Table), person) for row in found[:PAGE]]
        more = f"{found[PAGE - 1][1]}-{found[PAGE - 1][0]}" if len(found) > PAGE else None
        return TablePage(page, more)

    async def seen(self, table_id: str, person: str | None, invite: str | None) -> Room:
        """A table that this person may look at."""
        room = await self.rooms.get(table_id)
        live = room.live
        if live.terms.visibility == "public" or (person is not None and belongs(live, person)):
            return room
        if invite is not None and secrets.compare_digest(invite.encode(), room.invite.encode()):
            return room
        raise Refused("unknown_table")

    # -- sitting -----------------------------------------------------------------------------

    async def join(self, room: Room, person: str, number: int | None, invited: bool) -> None:
        """Take a seat, or come back to one's own that a bot plays."""
        me = await self.people.person(person)
        async with room.lock:
            live = room.live
            if live.status not in ("open", "running"):
                raise Refused("not_open")
            own = [
                index
                for index, seat in enumerate(live.seats)
                if seat.person == person and (seat.left or seat.overdue)
            ]
            if own and number in (None, own[0]):
                number = own[0]
                seat = Seat("person", person, live.seats[number].name)
                await self._set(room, "return", number, seat, person)
                return
            if live.status == "open" and live.seats_of(person):
                raise Refused("seat_taken")
            free = [
                index
                for index, seat in enumerate(live.seats)
                if seat.kind == "open"
                or (seat.kind == "invited" and (invited or seat.person == person))
            ]
            free.sort(key=lambda index: live.seats[index].person != person)
            if not free or (number is not None and number not in free):
                raise Refused("seat_taken")
            number = free[0] if number is None else number
            kind = "seat" if live.status == "open" else "replace"
            await self._set(room, kind, number, Seat("person", person, me.name), person)

    async def leave(self, room: Room, person: str) -> None:
        """Stand up: before the start the seat is free, afterwards it waits for a replacement."""
        async with room.lock:
            live = room.live
            mine = live.seats_of(person)
            if live.status not in ("open", "running"):
                raise Refused("not_open")
            if not mine:
                raise Refused("forbidden")
            for number in mine:
                if room.live.status == "open":
                    await self._set(room, "seat", number, Seat("open"), person)
                else:
                    seat = msgspec.structs.replace(room.live.seats[number], left=True)
                    await self._set(room, "leave", number, seat, person)

    async def set_seat(self, room: Room, person: str, number: int, form: NewSeat) -> None:
        """The host decides who may sit there."""
        me = await self.people.person(person)
        async with room.lock:
            live = room.live
            if live.terms.host != person:
                raise Refused("forbidden")
            if live.status != "open":
                raise Refused("not_open")
            if not 0 <= number < len(live.seats):
                raise Refused("not_found")
            await self._set(room, "seat", number, self._seat(person, me.name, form), person)

    async def replace(self, room: Room, person: str, number: int, form: Replace) -> None:
        """Somebody who left, or whose time is over, is replaced."""
        async with room.lock:
            live = room.live
            if live.status != "running":
                raise Refused("not_running")
            if person != live.terms.host and not live.seats_of(person):
                raise Refused("forbidden")
            if not 0 <= number < len(live.seats):
                raise Refused("not_found")
            seat = live.seats[number]
            if not (seat.left or seat.overdue or seat.kind in ("open", "invited")):
                raise Refused("seat_taken")
            level = form.level or self.rooms.settings.default_level
            if form.kind == "bot" and level not in LEVELS:
                raise Refused("bad_option", detail=f"no level {level!r}: {', '.join(LEVELS)}")
            new = bot_for(seat, level) if form.kind == "bot" else Seat("open")
            await self._set(room, "replace", number, new, person)

    async def _set(self, room: Room, kind: str, number: int, seat: Seat, person: str) -> None:
        entry = Entry(room.live.version + 1, kind, now(), seat=number, person=person)
        entry.data = {"seat": msgspec.to_builtins(seat)}
        await self.rooms.append(room, entry)

    async def start(self, room: Room, person: str | None) -> None:
        """Begin the game."""
        async with room.lock:
            live = room.live
            if live.terms.host != person:
                raise Refused("forbidden")
            if live.status != "open":
                raise Refused("not_open")
            if _free(live):
                raise Refused("seats_open")
            seats = list(live.seats)
            if live.terms.shuffle:
                secrets.SystemRandom().shuffle(seats)
            entry, state = begun(live, seats)
            entry.person = person
            await self.rooms.append(room, entry, state)

    async def close(self, room: Room, person: str) -> None:
        """End a table that will not be played to its end."""
        async with room.lock:
            live = room.live
            mine = live.seats_of(person)
            if live.status not in ("open", "running"):
                raise Refused("not_open")
            if live.status == "open":
                allowed = live.terms.host == person
            else:
                others = [seat for seat in live.seats if seat.person not in (None, person)]
                gone = any(seat.left or seat.overdue for seat in others)
                allowed = bool(mine) and (gone or not others)
            if not allowed:
                raise Refused("forbidden")
            entry = Entry(live.version + 1, "end", now(), person=person)
            await self.rooms.append(room, entry)


def drafted(terms: Terms, seats: list[Seat], seed: int, position: dict[str, Any] | None) -> Live:
    """A table in memory, not stored yet."""
    live = Live(new_id(), seed, position)
    entry = Entry(1, "created", now(), person=terms.host)
    entry.data = {
        "terms": msgspec.to_builtins(terms),
        "seats": msgspec.to_builtins(seats),
        "rules_version": patolli.load(terms.game).rules_version,
    }
    live.fold(entry)
    return live


def check_pace(pace: Pace) -> Pace:
    """A pace within reason."""
    if not (1 <= pace.bank <= 86_400 and 0 <= pace.increment <= 3600 and 1 <= pace.days <= 60):
        raise Refused(
            "bad_option",
            detail="a bank has 1 to 86400 seconds, an increment 0 to 3600, a move 1 to 60 days",
        )
    return pace


def _free(live: Live) -> bool:
    return any(seat.kind in ("open", "invited") for seat in live.seats)


def belongs(live: Live, person: str) -> bool:
    """Whether a person has made the table or sits (or sat) at it."""
    return live.terms.host == person or any(seat.person == person for seat in live.seats)


def card_for(card: Table, person: str | None) -> Table:
    """A table of a list as a person sees it."""
    mine = [
        seat.seat
        for seat in card.seats
        if person is not None and seat.person == person and seat.kind == "person" and not seat.left
    ]
    my_turn = card.asked is not None and card.asked in mine
    return msgspec.structs.replace(card, my_seats=mine, my_turn=my_turn)
