"""Entries to and from plain JSON, as databases and browsers store them.

The form may get new fields, and never loses one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, TypeVar

from patolli.core.message import Data
from patolli.table.entries import (
    Acted,
    AnyEntry,
    Committed,
    Created,
    Decision,
    Ended,
    Entry,
    Left,
    Move,
    Named,
    PartsAsked,
    Redone,
    Rematched,
    Replaced,
    Restarted,
    Resumed,
    Returned,
    Revealed,
    RulesChanged,
    Seat,
    SeatChange,
    Seated,
    Standing,
    Started,
    StoredEvent,
    Terms,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    WayBack,
)
from patolli.table.messages.parts import Pace


def write(entry: AnyEntry) -> Data:
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
