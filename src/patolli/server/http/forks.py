"""A table out of another: a rematch, a fork, a record that somebody brought."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

import patolli
from patolli.core.errors import PatolliError
from patolli.core.record import Record
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.server.http.errors import Refused
from patolli.server.http.forms import Fork
from patolli.server.http.lobby import Lobby, belongs, drafted
from patolli.server.sockets.room import Room
from patolli.server.sockets.rooms import begun, moved
from patolli.table.entries import Entry, Seat, Terms, now
from patolli.table.messages import Pace
from patolli.table.table import Live


class Forks:
    """Makes tables out of what was played."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def rematch(self, room: Room, person: str) -> Room:
        """The same table anew: the first to ask makes it, the others are taken to it."""
        async with room.lock:
            live = room.live
            if live.status not in ("finished", "closed") or live.terms.imported:
                raise Refused("not_finished")
            if not belongs(live, person):
                raise Refused("forbidden")
            if live.rematch is not None:
                return await self.lobby.rooms.get(live.rematch)
            terms = msgspec.structs.replace(
                live.terms, host=person, rematch_of=live.id, forked_from=None
            )
            seats = [_again(seat, person) for seat in live.seats]
            new = await self.lobby.make(terms, seats, secrets.randbits(47), None, start=True)
            entry = Entry(live.version + 1, "rematch", now(), person=person)
            entry.data = {"table": new.live.id}
            await self.lobby.rooms.append(room, entry)
            return new

    async def fork(self, room: Room, person: str, form: Fork) -> Room:
        """A new table that goes on from a point of this one.

        From a running game what the person can't know is dealt anew; a finished one goes on as
        it would have.
        """
        async with room.lock:
            live = room.live
            if live.started is None or not 0 <= form.at <= live.length:
                raise Refused("not_found")
            if len(form.seats) != len(live.seats):
                raise Refused("bad_option", detail=f"the game has {len(live.seats)} seats")
            mine = live.seats_of(person)
            open_book = live.status == "finished" or live.terms.imported
            if not open_book and not mine:
                raise Refused("not_finished")
            state = live.at(form.at)
            if not open_book:
                state = state.determinize(mine[0], Rng.seeded(secrets.randbits(47)))
            if state.over:
                raise Refused("bad_option", detail="the game is over there")
            terms = msgspec.structs.replace(
                live.terms,
                host=person,
                rematch_of=None,
                forked_from=live.id,
                imported=False,
                undo="free" if live.terms.imported else live.terms.undo,
            )
        seats = await self.lobby.new_seats(person, form.seats)
        seed = secrets.randbits(47)
        return await self.lobby.make(terms, seats, seed, position_of(state, seed), start=True)

    async def imported(self, person: str, record: Record) -> Room:
        """A table that shows a record, to be looked at and forked from."""
        if not -(2**63) <= record.seed < 2**63:
            raise Refused("bad_record", detail="the seed has more than 64 bits")
        if record.position is not None:
            faults = await self.lobby.rooms.executor.faults(record.json())
            if faults:
                raise Refused("bad_record", detail="; ".join(faults)[:500])
        try:
            live = await asyncio.to_thread(told, person, record)
        except PatolliError as error:
            raise Refused("bad_record", detail=str(error)[:500]) from None
        return await self.lobby.add(live)


def told(person: str, record: Record) -> Live:
    """A table with a record's actions as if they had been played there."""
    game = patolli.load(record.game)
    first = game.replay(record, to=0)
    terms = Terms(
        game=game.id,
        visibility="private",
        undo="off",
        hints=False,
        curtain=False,
        shuffle=False,
        pace=Pace(),
        options=dict(first.options),
        host=person,
        imported=True,
    )
    seats = [Seat("person") for _ in range(record.seats)]  # nobody plays on
    live = drafted(terms, seats, record.seed, record.position)
    entry, state = begun(live, seats)
    live.fold(entry, state)
    for index, action in enumerate(record.actions):
        if action not in state.legal():
            raise patolli.BadRecord(f"action {index}: {action} is not allowed there")
        assert live.asked is not None
        state, events = live.prepare(action)
        entry = moved(live, "action", state, seat=live.asked, action=action)
        entry.events = events
        live.fold(entry, state)
    if live.status == "running":
        live.fold(Entry(live.version + 1, "end", now()))
    return live


def position_of(state: State, seed: int) -> dict[str, Any]:
    """A state as the start of another game."""
    return state.dump() | {"actions": [], "position": None, "seed": seed}


def _again(seat: Seat, person: str) -> Seat:
    if seat.kind == "bot" and seat.person is None:
        return Seat("bot", level=seat.level)
    if seat.person == person:
        return Seat("person", person, seat.name)
    return Seat("invited", seat.person, seat.name)  # kept for whoever sat there
