"""The append-only list of a table: one class for each kind of entry.

A table is nothing but its entries; all else is folded from them (`fold`). `entry_json` is how they
are stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from patolli.core.message import Data, Event
from patolli.core.options import Value
from patolli.core.state import State
from patolli.table.messages.parts import Deal, EventOut, Kind, Pace, UndoRule, Visibility

#: An event as it is kept: the action's index, key, data, and the seats that may know of it.
StoredEvent = tuple[int, str, Data, list[int] | None]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table and who plays it."""

    kind: Kind
    person: str | None = None
    name: str = ""
    level: str | None = None
    style: str = ""  # in which a bot plays; empty: in none
    overdue: bool = False
    left: bool = False
    hotseat: bool = False  # played by another person at the screen of `person`
    part: str = ""  # what the person's client added to the deal
    part_hash: str = ""  # what it has committed to; its part must match
    renews: bool = False  # the part was shown and not dealt with: another is needed
    handed_over: bool = False  # who left it lets another person play on

    @property
    def bot_plays(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot"

    @property
    def free(self) -> bool:
        """Whether a person can still sit down there."""
        return self.kind in ("open", "invited")

    def bot(self, usual: str) -> str:
        """The name of the bot that plays here; its level is the usual one where none is known."""
        level = self.level or usual
        return f"{level}:{self.style}" if self.style else level

    def played_by_bot(self, level: str, style: str = "") -> Seat:
        """The seat, played on by a bot; its person may come back."""
        return replace(self, kind="bot", level=level, style=style)


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the table was made; it never changes."""

    game: str
    visibility: Visibility
    undo: UndoRule
    hints: bool
    curtain: bool
    shuffle: bool
    pace: Pace
    options: dict[str, Value]
    host: str | None
    forked_from: str | None = None
    rematch_of: str | None = None
    imported: bool = False
    deal: Deal = "known"  # who makes a table with a seed knows it
    deal_scheme: int = 1  # how a fair deal follows from its parts (`deals`)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the game stands after an entry that moved it."""

    turn: int = 0
    reveals: int = 0
    asked: int | None = None
    scores: list[int] | None = None
    outcome: Data | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What all entries have: their number, when they were made, and by whom."""

    kind: ClassVar[str] = ""

    version: int
    at: int
    person: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange(Entry):
    """A seat is `sits` from now on."""

    seat: int
    sits: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Entry):
    """The game stands elsewhere."""

    standing: Standing


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Move):
    """A seat has decided; `events` is what happened."""

    seat: int
    action: int
    events: list[StoredEvent] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class WayBack(Move):
    """The game is back at `to` actions."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(Entry):
    """The table is made."""

    kind: ClassVar[str] = "created"
    terms: Terms
    seats: list[Seat]
    rules_version: int
    secret: str = ""  # of a fair deal


class Seated(SeatChange):
    """Before the start: a seat is taken, freed, or given to a bot."""

    __slots__ = ()
    kind: ClassVar[str] = "seat"


class Committed(SeatChange):
    """A person's client has committed to another part of the deal."""

    __slots__ = ()
    kind: ClassVar[str] = "commit"


class Revealed(SeatChange):
    """A person's client shows the part of the deal that it had committed to."""

    __slots__ = ()
    kind: ClassVar[str] = "reveal"


class Left(SeatChange):
    """A player has left the running game."""

    __slots__ = ()
    kind: ClassVar[str] = "leave"


class Replaced(SeatChange):
    """Another person or a bot plays on for a seat."""

    __slots__ = ()
    kind: ClassVar[str] = "replace"


class Returned(SeatChange):
    """A player is back in the seat that was left or overdue."""

    __slots__ = ()
    kind: ClassVar[str] = "return"


class TimedOut(SeatChange):
    """The clock of a seat is empty."""

    __slots__ = ()
    kind: ClassVar[str] = "timeout"


class Named(SeatChange):
    """The person in a seat has another name."""

    __slots__ = ()
    kind: ClassVar[str] = "name"


class PartsAsked(Entry):
    """The host wants to start: all are asked to show their parts of the deal."""

    __slots__ = ()
    kind: ClassVar[str] = "deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Move):
    """The game begins, with the seats in their final order."""

    kind: ClassVar[str] = "start"
    seats: list[Seat]
    rules_version: int
    events: list[StoredEvent] = field(default_factory=list)
    seed: int | None = None  # where the start has drawn it
    parts: list[str] = field(default_factory=list)  # of a fair deal, by the seats before


class Acted(Decision):
    """A seat has made a decision."""

    __slots__ = ()
    kind: ClassVar[str] = "action"


class Redone(Decision):
    """A decision that was taken back is made again."""

    __slots__ = ()
    kind: ClassVar[str] = "redo"


class Undone(WayBack):
    """Decisions are taken back."""

    __slots__ = ()
    kind: ClassVar[str] = "undo"


class Restarted(WayBack):
    """A turn is begun again."""

    __slots__ = ()
    kind: ClassVar[str] = "restart"


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoAsked(Entry):
    """A seat asks the others for an undo."""

    kind: ClassVar[str] = "ask"
    seat: int
    to: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoAgreed(Entry):
    """A person agrees to the undo that was asked for."""

    kind: ClassVar[str] = "agree"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoRefused(Entry):
    """A person refuses the undo that was asked for."""

    kind: ClassVar[str] = "refuse"
    seat: int


class Resumed(Entry):
    """The server was away; the clocks go on from here."""

    __slots__ = ()
    kind: ClassVar[str] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChanged(Move):
    """The game goes on under newer rules, from `dump`, which has `to` actions."""

    kind: ClassVar[str] = "rules"
    to: int
    rules_from: int
    rules_version: int
    dump: Data


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Entry):
    """The same people play again at another table."""

    kind: ClassVar[str] = "rematch"
    table: str


class Ended(Entry):
    """The table is closed before the end of the game."""

    __slots__ = ()
    kind: ClassVar[str] = "end"


AnyEntry = (
    Created
    | Seated
    | PartsAsked
    | Committed
    | Revealed
    | Left
    | Replaced
    | Returned
    | Named
    | Started
    | Acted
    | Redone
    | Undone
    | Restarted
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | TimedOut
    | Resumed
    | RulesChanged
    | Rematched
    | Ended
)


# -- making --------------------------------------------------------------------------------------


def standing(state: State) -> Standing:
    """Where a game stands."""
    outcome = state.outcome()
    return Standing(
        state.turn,
        state.reveals,
        state.seat,
        state.scores(),
        outcome.json() if outcome is not None else None,
    )


def stored(events: list[Event]) -> list[StoredEvent]:
    """Events as they are kept in an entry."""
    return [(event.action, event.key, event.data, event.seats) for event in events]


def visible(events: list[StoredEvent], seats: list[int]) -> list[EventOut]:
    """Those events that a person who sees what these seats see may know of."""
    return [
        EventOut(action, key, data)
        for action, key, data, known in events
        if known is None or any(seat in known for seat in seats)
    ]


def without_name(entry: AnyEntry, person: str) -> AnyEntry:
    """The entry without the name of a person."""
    if isinstance(entry, SeatChange):
        return replace(entry, sits=_unnamed(entry.sits, person))
    if isinstance(entry, Created | Started):
        return replace(entry, seats=[_unnamed(seat, person) for seat in entry.seats])
    return entry


def _unnamed(seat: Seat, person: str) -> Seat:
    return replace(seat, name="") if seat.person == person else seat
