"""Who sits where: taking a seat, leaving it, coming back, being replaced."""

from __future__ import annotations

from dataclasses import replace

from patolli.table.entries import Left, Named, Replaced, Returned, Seat, Seated
from patolli.table.errors import Refused
from patolli.table.play import check_unfinished
from patolli.table.table import Table


def belongs(table: Table, person: str) -> bool:
    """Whether a person has made the table or sits (or sat) at it."""
    return table.terms.host == person or any(seat.person == person for seat in table.seats)


def any_free(table: Table) -> bool:
    """Whether a seat still waits for its player."""
    return any(seat.free for seat in table.seats)


def free_seat(table: Table) -> Seat:
    """A seat for another person: for all at a public table, for those with the link at another."""
    return Seat("open" if table.terms.visibility == "public" else "invited")


def closed_to_others(table: Table) -> bool:
    """Whether the host knows the deal, and the others were not told so when the table was made."""
    return table.terms.deal == "known" and table.terms.forked_from is None


def join(
    table: Table,
    person: str,
    name: str,
    wanted: int | None,
    invited: bool,
    at: int,
    part_hash: str = "",
) -> Seated | Replaced | Returned:
    """Take a seat (the first that is free, if none is named), or come back to one's own.
    `part_hash` is what the person's client commits to for the deal."""
    check_unfinished(table)
    if closed_to_others(table) and person != table.terms.host:
        raise Refused("known_deal")
    own = [
        number
        for number, seat in enumerate(table.seats)
        if seat.person == person and (seat.left or seat.overdue)
    ]
    version = table.version + 1
    if own and wanted in (None, own[0]):
        known = table.seats[own[0]]
        sits = Seat(
            "person",
            person,
            known.name,
            hotseat=known.hotseat,
            part=known.part,
            part_hash=known.part_hash,
        )
        return Returned(version=version, at=at, person=person, seat=own[0], sits=sits)
    if table.status == "open" and table.seats_of(person):
        raise Refused("seat_taken")
    if table.status == "running" and any(seat.person == person for seat in table.seats):
        raise Refused("seat_taken")  # who plays here may not look into another hand
    free = [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "open" or (seat.kind == "invited" and (invited or seat.person == person))
    ]
    free.sort(key=lambda number: table.seats[number].person != person)  # what is kept for them
    if not free or (wanted is not None and wanted not in free):
        raise Refused("seat_taken")
    chosen = free[0] if wanted is None else wanted
    sits = Seat("person", person, name or table.seats[chosen].name, part_hash=part_hash)
    kind = Seated if table.status == "open" else Replaced
    return kind(version=version, at=at, person=person, seat=chosen, sits=sits)


def leave(table: Table, person: str, hand_over: bool, at: int) -> Seated | Left:
    """Leave one's first seat: before the start it is free, later it waits for a replacement: by a
    bot, and by another person (who then sees its secrets) only if the player hands it over."""
    check_unfinished(table)
    mine = table.seats_of(person)
    if not mine:
        raise Refused("forbidden")
    version, seat = table.version + 1, mine[0]
    if table.status == "open":
        return Seated(version=version, at=at, person=person, seat=seat, sits=free_seat(table))
    sits = replace(table.seats[seat], left=True, handed_over=hand_over)
    return Left(version=version, at=at, person=person, seat=seat, sits=sits)


def rename(table: Table, person: str, before: str, name: str, at: int) -> list[Named]:
    """The seats that a person plays under a name get the new one."""
    seats = [
        (number, replace(seat, name=name))
        for number, seat in enumerate(table.seats)
        if seat.person == person and not seat.hotseat and seat.name == before
    ]
    return [
        Named(version=table.version + later, at=at, person=person, seat=number, sits=sits)
        for later, (number, sits) in enumerate(seats, 1)
    ]


def assign(table: Table, person: str, number: int, sits: Seat, at: int) -> Seated:
    """The host decides who may sit there."""
    if table.terms.host != person:
        raise Refused("forbidden")
    if table.status != "open":
        raise Refused("not_open")
    if not 0 <= number < len(table.seats):
        raise Refused("not_found")
    if sits.free and closed_to_others(table):
        raise Refused("known_deal")
    if sits.kind == "open" and table.terms.visibility != "public":
        raise Refused("bad_option", detail="a private table has no seat that is open to all")
    return Seated(version=table.version + 1, at=at, person=person, seat=number, sits=sits)


def replace_player(
    table: Table, person: str, number: int, level: str | None, at: int, style: str = ""
) -> Replaced:
    """A bot of that level and style (no level: another person) takes over from a player who left
    or is late."""
    if table.status != "running":
        raise Refused("not_running")
    if person != table.terms.host and not table.seats_of(person):
        raise Refused("forbidden")
    if not 0 <= number < len(table.seats):
        raise Refused("not_found")
    seat = table.seats[number]
    if not (seat.left or seat.overdue or seat.free):
        raise Refused("seat_taken")
    if level is None and seat.person is not None and not seat.handed_over:
        raise Refused("seat_kept")
    sits = seat.played_by_bot(level, style) if level is not None else free_seat(table)
    return Replaced(version=table.version + 1, at=at, person=person, seat=number, sits=sits)


def rematch_seat(seat: Seat, person: str, part_hash: str) -> Seat:
    """A seat of a rematch that a person asks for: the others are invited to theirs."""
    if seat.kind == "bot" and seat.person is None:
        return Seat("bot", level=seat.level, style=seat.style)
    if seat.person == person:
        own = "" if seat.hotseat else part_hash
        return Seat("person", person, seat.name, hotseat=seat.hotseat, part_hash=own)
    return Seat("invited", seat.person, seat.name)
