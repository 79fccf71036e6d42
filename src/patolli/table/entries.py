"""The append-only list of a table: one class for each kind of entry, to and from plain JSON.

A table is nothing but its entries; all else is folded from them (`fold`). The JSON form is what
databases hold: it may get new fields, and never loses one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, ClassVar, Final, TypeVar

from patolli.core.message import Data, Event
from patolli.core.options import Value
from patolli.core.state import State
from patolli.table.messages import Deal, EventOut, Kind, Pace, UndoRule, Visibility

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


# -- writing -------------------------------------------------------------------------------------


def plain(entry: AnyEntry) -> Data:
    """The entry as JSON, as it is stored. What is not there is left out."""
    found: Data = {"version": entry.version, "kind": entry.kind, "at": entry.at}
    data: Data = {}
    if isinstance(entry, SeatChange | Decision | WayBack | UndoAsked | UndoAgreed | UndoRefused):
        found["seat"] = entry.seat
    if entry.person is not None:
        found["person"] = entry.person
    if isinstance(entry, Decision):
        found["action"] = entry.action
    if isinstance(entry, WayBack | UndoAsked | RulesChanged):
        found["to"] = entry.to
    if isinstance(entry, Move):
        data.update(_write_standing(entry.standing, found))
    if isinstance(entry, SeatChange):
        data["seat"] = _write_seat(entry.sits)
    elif isinstance(entry, Created):
        data["terms"] = _write_terms(entry.terms)
        if entry.secret:
            data["secret"] = entry.secret
    elif isinstance(entry, RulesChanged):
        data |= {"from": entry.rules_from, "dump": entry.dump}
    elif isinstance(entry, Rematched):
        data["table"] = entry.table
    if isinstance(entry, Created | Started):
        data["seats"] = [_write_seat(seat) for seat in entry.seats]
    if isinstance(entry, Started) and entry.seed is not None:
        data |= {"seed": entry.seed, "parts": entry.parts}
    if isinstance(entry, Created | Started | RulesChanged):
        data["rules_version"] = entry.rules_version
    if data:
        found["data"] = data
    if isinstance(entry, Started | Decision) and entry.events:
        found["events"] = entry.events
    return found


def _write_terms(terms: Terms) -> Data:
    found: Data = asdict(terms)
    if terms.deal_scheme == 1:
        del found["deal_scheme"]
    return found


def _write_seat(seat: Seat) -> Data:
    found: Data = asdict(seat)
    for name in ("style", "part", "part_hash", "renews", "handed_over"):
        if not found[name]:
            del found[name]
    return found


def _write_standing(standing: Standing, found: Data) -> Data:
    """Part of a standing is written beside the entry's other fields, part of it in its `data`."""
    if standing.turn:
        found["turn"] = standing.turn
    if standing.reveals:
        found["reveals"] = standing.reveals
    if standing.asked is not None:
        found["asked"] = standing.asked
    data: Data = {}
    if standing.scores is not None:
        data["scores"] = standing.scores
    if standing.outcome is not None:
        data["outcome"] = standing.outcome
    return data


# -- reading -------------------------------------------------------------------------------------

E = TypeVar("E", bound=Entry)
_Json = dict[str, Any]


def read(data: Data) -> AnyEntry:
    """The entry from its JSON."""
    found: _Json = data
    reader = _READERS.get(found["kind"])
    if reader is None:
        raise ValueError(f"entry {found['version']}: no kind {found['kind']!r}")
    return reader(found)


def _read(kind: type[E], data: _Json, **fields: Any) -> E:
    return kind(version=data["version"], at=data["at"], person=data.get("person"), **fields)


def _created(data: _Json) -> Created:
    terms: _Json = data["data"]["terms"]
    usual = {"deal": "known" if terms.get("forked_from") else "drawn"}
    pace = Pace(**{"per": "decision", **terms["pace"]})
    return _read(
        Created,
        data,
        terms=Terms(**{**usual, **terms, "pace": pace}),
        seats=_seats(data),
        rules_version=data["data"]["rules_version"],
        secret=data["data"].get("secret", ""),
    )


def _started(data: _Json) -> Started:
    return _read(
        Started,
        data,
        standing=_standing(data),
        seats=_seats(data),
        rules_version=data["data"]["rules_version"],
        events=_events(data),
        seed=data["data"].get("seed"),
        parts=data["data"].get("parts", []),
    )


def _rules_changed(data: _Json) -> RulesChanged:
    return _read(
        RulesChanged,
        data,
        standing=_standing(data),
        to=data["to"],
        rules_from=data["data"]["from"],
        rules_version=data["data"]["rules_version"],
        dump=data["data"]["dump"],
    )


def _decision(kind: type[Acted] | type[Redone]) -> Callable[[_Json], AnyEntry]:
    return lambda data: _read(
        kind,
        data,
        standing=_standing(data),
        seat=data["seat"],
        action=data["action"],
        events=_events(data),
    )


def _way_back(kind: type[Undone] | type[Restarted]) -> Callable[[_Json], AnyEntry]:
    return lambda data: _read(
        kind, data, standing=_standing(data), seat=data["seat"], to=data["to"]
    )


def _seat_change(
    kind: type[Seated]
    | type[Committed]
    | type[Revealed]
    | type[Left]
    | type[Replaced]
    | type[Returned]
    | type[TimedOut]
    | type[Named],
) -> Callable[[_Json], AnyEntry]:
    return lambda data: _read(kind, data, seat=data["seat"], sits=Seat(**data["data"]["seat"]))


def _standing(data: _Json) -> Standing:
    more: _Json = data.get("data", {})
    return Standing(
        data.get("turn", 0),
        data.get("reveals", 0),
        data.get("asked"),
        more.get("scores"),
        more.get("outcome"),
    )


def _seats(data: _Json) -> list[Seat]:
    return [Seat(**seat) for seat in data["data"]["seats"]]


def _events(data: _Json) -> list[StoredEvent]:
    return [(action, key, values, known) for action, key, values, known in data.get("events", [])]


_READERS: Final[dict[str, Callable[[_Json], AnyEntry]]] = {
    "created": _created,
    "seat": _seat_change(Seated),
    "deal": lambda data: _read(PartsAsked, data),
    "commit": _seat_change(Committed),
    "reveal": _seat_change(Revealed),
    "leave": _seat_change(Left),
    "replace": _seat_change(Replaced),
    "return": _seat_change(Returned),
    "timeout": _seat_change(TimedOut),
    "name": _seat_change(Named),
    "start": _started,
    "action": _decision(Acted),
    "redo": _decision(Redone),
    "undo": _way_back(Undone),
    "restart": _way_back(Restarted),
    "ask": lambda data: _read(UndoAsked, data, seat=data["seat"], to=data["to"]),
    "agree": lambda data: _read(UndoAgreed, data, seat=data["seat"]),
    "refuse": lambda data: _read(UndoRefused, data, seat=data["seat"]),
    "resume": lambda data: _read(Resumed, data),
    "rules": _rules_changed,
    "rematch": lambda data: _read(Rematched, data, table=data["data"]["table"]),
    "end": lambda data: _read(Ended, data),
}
