"""What the seats of a table are called: by name, a bot by its level, two of a kind numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from patolli.table.messages import SeatOut, Text

#: The same with a number, for several of a kind.
NUMBERED: Final = {
    "server-seat-bot": "server-seat-bot-number",
    "server-seat-guest": "server-seat-guest-number",
}


def printable(name: str, most: int = 40) -> str:
    """A name without what does not show, and not too long; empty if nothing is left."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:most]


def call(seats: Iterable[SeatOut]) -> list[SeatOut]:
    """The seats, each with what it is called."""
    called = [(seat, _called(seat)) for seat in seats]
    alike = Counter(text.key + str(text.data) for _, text in called)
    met: Counter[str] = Counter()
    found: list[SeatOut] = []
    for seat, text in called:
        kind = text.key + str(text.data)
        met[kind] += 1
        if alike[kind] > 1 and text.key in NUMBERED:
            text = Text(NUMBERED[text.key], {**text.data, "number": met[kind]})
        found.append(replace(seat, called=text))
    return found


def _called(seat: SeatOut) -> Text:
    if seat.kind == "open":
        return Text("server-seat-open")
    if seat.kind == "invited":
        return Text("server-seat-invited", {"name": seat.name, "known": int(bool(seat.name))})
    if seat.name:
        return Text("server-seat-name", {"name": seat.name})
    if seat.kind == "bot":
        return Text("server-seat-bot", {"level": {"name": f"bots-{seat.level}"}})
    if seat.hotseat or seat.person is None:  # of a record
        return Text("player", {"number": seat.seat + 1})
    return Text("server-seat-guest")
