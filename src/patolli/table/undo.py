"""What may be taken back: freely, by consent, or not at all.

Free is going back within one's own turn, as far as nothing hidden came to light and nobody else
decided. Beyond that the other people at the table are asked. Numbers count actions from the start.
"""

from __future__ import annotations

from patolli.table.messages import Consent, UndoInfo
from patolli.table.table import Live


def free_to(live: Live, seats: list[int]) -> int:
    """How far somebody who plays these seats may go back without asking."""
    index = live.length
    if live.status != "running" or live.terms.undo == "off" or not live.marks:
        return index
    last = live.marks[-1]
    if last.seat not in seats:
        return index
    while index > live.base:
        mark = live.marks[index - 1]
        if mark.seat != last.seat or mark.turn != last.turn:
            break
        if mark.reveals_after != mark.reveals_before:
            break
        index -= 1
    return index


def back(live: Live, seats: list[int]) -> int | None:
    """Where one undo leads: before the last decision that these seats made."""
    if live.status != "running" or live.terms.undo == "off" or not seats:
        return None
    free = free_to(live, seats)
    if free < live.length:
        return live.length - 1
    if live.terms.undo != "free":
        return None
    for index in range(live.length - 1, live.base - 1, -1):
        if live.marks[index].seat in seats:
            return index
    return None


def others(live: Live, seats: list[int]) -> list[int]:
    """The seats whose people are asked about an undo by these seats."""
    mine = {live.seats[seat].person for seat in seats}
    return [
        number
        for number, seat in enumerate(live.seats)
        if seat.kind == "person" and not seat.left and seat.person not in mine
    ]


def forward(live: Live, seats: list[int]) -> int | None:
    """Where a redo leads."""
    if live.status != "running" or not live.undone or live.terms.undo == "off":
        return None
    return live.length + 1 if live.undone[-1][0] in seats else None


def info(live: Live, seats: list[int]) -> UndoInfo:
    """All of it, for those seats."""
    pending = None
    if live.request is not None:
        asker = live.request.seat
        everyone = others(live, live.seats_of(live.seats[asker].person) or [asker])
        pending = Consent(
            asker,
            live.request.to,
            live.request.agreed,
            [seat for seat in everyone if seat not in live.request.agreed],
        )
    if not seats:
        return UndoInfo(pending=pending)
    free = free_to(live, seats)
    return UndoInfo(
        back=back(live, seats),
        restart=free if free < live.length else None,
        forward=forward(live, seats),
        free_to=free,
        ask=live.terms.undo == "free" and live.status == "running",
        pending=pending,
    )
