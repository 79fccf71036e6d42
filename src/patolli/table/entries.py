"""The append-only list of a table: what an entry is, and how it is written down.

A table is nothing but its entries: created, seat, start, action, undo, redo, restart, ask, agree,
refuse, timeout, leave, replace, return, resume, rules, rematch, end. All else is folded from them.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from patolli.core.message import Event
from patolli.table.messages import EventOut, Kind, Pace

StoredEvent = tuple[int, str, dict[str, Any], list[int] | None]


class Entry(msgspec.Struct, omit_defaults=True):
    """One entry. `turn` and `reveals` are those after an action; `to` is where an undo led."""

    version: int
    kind: str
    at: int
    seat: int | None = None
    person: str | None = None
    action: int | None = None
    to: int | None = None
    turn: int = 0
    reveals: int = 0
    asked: int | None = None
    data: dict[str, Any] | None = None
    events: list[StoredEvent] = []


class Seat(msgspec.Struct):
    """A seat of a table, as it stands now."""

    kind: Kind
    person: str | None = None
    name: str = ""
    level: str | None = None
    overdue: bool = False
    left: bool = False

    @property
    def bot_plays(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot"


class Terms(msgspec.Struct):
    """What was agreed when the table was made; it never changes."""

    game: str
    visibility: str
    undo: str
    hints: bool
    curtain: bool
    shuffle: bool
    pace: Pace
    options: dict[str, bool | int | str]
    host: str | None
    forked_from: str | None = None
    rematch_of: str | None = None
    imported: bool = False


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """The entry as JSON text."""
    return _ENCODER.encode(entry).decode()


def read(body: str) -> Entry:
    """The entry from its JSON text."""
    return _DECODER.decode(body)


def stored(events: list[Event]) -> list[StoredEvent]:
    """Events as they are kept in an entry."""
    return [(event.action, event.key, event.data, event.seats) for event in events]


def visible(events: list[StoredEvent], seats: list[int]) -> list[EventOut]:
    """Those events that somebody who looks through these eyes may know of."""
    return [
        EventOut(action, key, data)
        for action, key, data, known in events
        if known is None or any(seat in known for seat in seats)
    ]


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
