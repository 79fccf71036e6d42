"""What may be taken back: freely, by consent, or not at all.

Free is going back within one's own turn, as far as nothing hidden came to light and no other seat
decided. Beyond that the other people at the table are asked. Numbers count actions from the start.
"""

from __future__ import annotations

from typing import Literal

from patolli.core.state import State
from patolli.table.entries import (
    AnyEntry,
    Redone,
    Restarted,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    standing,
)
from patolli.table.errors import Refused
from patolli.table.messages.commands import Restart, Undo, UndoTo
from patolli.table.messages.parts import Consent, UndoInfo
from patolli.table.table import Table


def free_to(table: Table, seats: list[int]) -> int:
    """How far a person who plays these seats may go back without asking."""
    index = table.length
    if table.status != "running" or table.terms.undo == "off" or not table.marks:
        return index
    last = table.marks[-1]
    if last.seat not in seats:
        return index
    while index > table.base:
        mark = table.marks[index - 1]
        if mark.seat != last.seat or mark.turn != last.turn or mark.reveals:
            break
        index -= 1
    return index


def back(table: Table, seats: list[int]) -> int | None:
    """Where one undo leads: before the last decision that these seats made."""
    if table.status != "running" or table.terms.undo == "off" or not seats:
        return None
    if free_to(table, seats) < table.length:
        return table.length - 1
    if table.terms.undo != "free":
        return None
    for index in range(table.length - 1, table.base - 1, -1):
        if table.marks[index].seat in seats:
            return index
    return None


def forward(table: Table, seats: list[int]) -> int | None:
    """Where a redo leads."""
    if table.status != "running" or not table.undone or table.terms.undo == "off":
        return None
    return table.length + 1 if table.undone[-1][0] in seats else None


def others(table: Table, seats: list[int], to: int) -> list[int]:
    """The seats whose people are asked about an undo to `to` by these seats: all who are there, and
    those who are away, or whom a bot stands in for, if it takes back what their seat decided or
    what brought something to light."""
    mine = {table.seats[seat].person for seat in seats}
    gone = table.marks[to:]
    revealed = any(mark.reveals for mark in gone)
    decided = {mark.seat for mark in gone}
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None
        and seat.person not in mine
        and ((seat.kind == "person" and not seat.left) or revealed or number in decided)
    ]


def after_reveal(table: Table, seats: list[int]) -> Literal["free", "ask", "never"]:
    """How these seats can take a choice back that brought something hidden to light."""
    if table.terms.undo != "free":
        return "never"
    mine = {table.seats[seat].person for seat in seats}
    people = {seat.person for seat in table.seats if seat.person is not None}
    return "ask" if people - mine else "free"


def pending(table: Table) -> Consent | None:
    """The undo that waits for the others."""
    request = table.request
    if request is None:
        return None
    asking = table.seats_of(table.seats[request.seat].person) or [request.seat]
    needed = [seat for seat in others(table, asking, request.to) if seat not in request.agreed]
    return Consent(request.seat, request.to, request.agreed, needed)


def info(table: Table, seats: list[int]) -> UndoInfo:
    """All of it, for those seats."""
    if not seats:
        return UndoInfo(pending=pending(table))
    free = free_to(table, seats)
    return UndoInfo(
        back=back(table, seats),
        restart=free if free < table.length else None,
        forward=forward(table, seats),
        free_to=free,
        ask=table.terms.undo == "free" and table.status == "running",
        after_reveal=after_reveal(table, seats),
        pending=pending(table),
    )


# -- as entries ----------------------------------------------------------------------------------


def redo(table: Table, seats: list[int], person: str | None, at: int) -> tuple[Redone, State]:
    """Make the decision again that these seats took back last."""
    if forward(table, seats) is None:
        raise Refused("no_undo")
    seat, action = table.undone[-1]
    after, events = table.prepare(action)
    entry = Redone(
        version=table.version + 1,
        at=at,
        person=person,
        standing=standing(after),
        seat=seat,
        action=action,
        events=events,
    )
    return entry, after


def take_back(
    table: Table,
    command: Undo | Restart | UndoTo,
    seats: list[int],
    person: str | None,
    at: int,
) -> tuple[AnyEntry, State | None]:
    """Go back, or ask the others where that is not free."""
    free = free_to(table, seats)
    if isinstance(command, UndoTo):
        to: int | None = command.to
    elif isinstance(command, Restart):
        to = free
    else:
        to = back(table, seats)
    if to is None or not table.base <= to < table.length or table.terms.undo == "off":
        raise Refused("no_undo")
    seat = next((mark.seat for mark in table.marks[to:] if mark.seat in seats), seats[0])
    if to < free:
        if table.terms.undo != "free":
            raise Refused("no_undo")
        if others(table, seats, to):
            version = table.version + 1
            return UndoAsked(version=version, at=at, person=person, seat=seat, to=to), None
    kind = Restarted if isinstance(command, Restart) else Undone
    return _way_back(table, kind, seat, to, person, at)


def answer(table: Table, agree: bool, person: str | None, at: int) -> UndoAgreed | UndoRefused:
    """Agree to the undo that waits, or refuse it."""
    mine = table.seats_of(person)
    waiting = pending(table)
    if waiting is None or not set(mine) & set(waiting.needed):
        raise Refused("no_undo")
    kind = UndoAgreed if agree else UndoRefused
    return kind(version=table.version + 1, at=at, person=person, seat=mine[0])


def agreed(table: Table, person: str | None, at: int) -> tuple[AnyEntry, State | None] | None:
    """The undo that all have agreed to; None while an answer is missing."""
    waiting = pending(table)
    if waiting is None or waiting.needed:
        return None
    return _way_back(table, Undone, waiting.seat, waiting.to, person, at)


def _way_back(
    table: Table,
    kind: type[Undone] | type[Restarted],
    seat: int,
    to: int,
    person: str | None,
    at: int,
) -> tuple[AnyEntry, State | None]:
    state = table.at(to)
    entry = kind(
        version=table.version + 1,
        at=at,
        person=person,
        standing=standing(state),
        seat=seat,
        to=to,
    )
    return entry, state
