"""A table made from another: a rematch, a fork, an uploaded record."""

from __future__ import annotations

import asyncio
import secrets

from patolli.core.errors import PatolliError
from patolli.core.record import Record
from patolli.server.http.forms import Fork
from patolli.server.http.lobby import Lobby
from patolli.server.ops.stamps import new_id, now
from patolli.server.sockets.room import Room
from patolli.table import making
from patolli.table.entries import Rematched, Seat
from patolli.table.errors import Refused
from patolli.table.records import position_of, table_of
from patolli.table.seats import rematch_seat


class Forks:
    """Makes tables out of what was played."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def rematch(self, room: Room, person: str, part_hash: str) -> Room:
        """The same table again: the first to ask makes it, the others are taken to it."""
        async with room.lock:
            table = room.table
            terms = making.rematch_terms(table, person, deal="fair")
            if table.rematch is not None:
                return await self.lobby.rooms.get(table.rematch)
            apart = await self.lobby.people.apart(person)
            seats = [
                Seat("invited") if seat.person in apart else rematch_seat(seat, person, part_hash)
                for seat in table.seats
            ]
            new = await self.lobby.make(terms, seats, 0, None, start=True)
            if any(seat.person in apart for seat in table.seats):
                return new  # the others are not led to the table of a person whom they blocked
            entry = Rematched(
                version=table.version + 1, at=now(), person=person, table=new.table.id
            )
            await self.lobby.rooms.append(room, entry)
            return new

    async def fork(self, room: Room, person: str, form: Fork) -> Room:
        """A new table that goes on from a point of this one.

        From a running game what the person can't know is dealt again; a finished one goes on as
        it would have.
        """
        async with room.lock:
            terms, state = making.fork(
                room.table, person, form.at, len(form.seats), secrets.randbits(47)
            )
        seats = await self.lobby.new_seats(terms.game, person, form.seats)
        seed = secrets.randbits(47)
        return await self.lobby.make(terms, seats, seed, position_of(state, seed), start=True)

    async def imported(self, person: str, record: Record) -> Room:
        """A table that shows a record, to be looked at and forked from."""
        faults = await self.lobby.rooms.executor.faults(record.json(), person)
        if faults:
            raise Refused("bad_record", detail="; ".join(faults)[:500])
        try:
            table = await asyncio.to_thread(table_of, record, new_id(), person, now())
        except PatolliError as error:
            raise Refused("bad_record", detail=str(error)[:500]) from None
        return await self.lobby.add(table)
