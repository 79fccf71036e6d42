"""Folding: what each kind of entry changes in a table."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

import patolli
from patolli.core.state import State
from patolli.table.entries import (
    Acted,
    AnyEntry,
    Committed,
    Created,
    Decision,
    Ended,
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
    SeatChange,
    Seated,
    Started,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    WayBack,
)
from patolli.table.messages.history import EarlierDeal
from patolli.table.table import Mark, Table, UndoRequest


def fold(table: Table, entry: AnyEntry, state: State | None = None) -> None:
    """Take in the next entry; `state` is the game after it, where the caller has it already."""
    if entry.version != table.version + 1:
        raise ValueError(f"entry {entry.version} after {table.version}")
    table.entries.append(entry)
    table.clocks.stop(entry)
    match entry:
        case Created():
            _created(table, entry)
        case Left() | Replaced() | TimedOut() | Named() | Revealed():
            _seat_change(table, entry)
        case Seated():
            _seated(table, entry)
        case PartsAsked():
            table.dealing = True
        case Committed():
            _deal_again(table)
            _seat_change(table, entry)
        case Returned():
            _returned(table, entry)
        case Started():
            _started(table, entry, state)
        case Acted():
            _acted(table, entry, state)
        case Redone():
            _redone(table, entry, state)
        case Undone() | Restarted():
            _way_back(table, entry, state)
        case UndoAsked():
            table.request = UndoRequest(entry.seat, entry.to, [])
        case UndoAgreed():
            _undo_agreed(table, entry)
        case UndoRefused():
            table.request = None
        case RulesChanged():
            _rules_changed(table, entry, state)
        case Rematched():
            table.rematch = entry.table
        case Ended():
            _ended(table, entry)
        case Resumed():
            pass  # the clocks alone
        case _:
            assert_never(entry)
    table.clocks.start(_on_the_clock(table), table.turn, entry)


def advance(table: Table, entry: AnyEntry) -> None:
    """Take in an entry that another process has stored, and keep the state up to date."""
    before = after = table.state
    if before is not None:
        if isinstance(entry, Decision):
            after = before.copy()
            after.apply(entry.action)
        elif isinstance(entry, WayBack):
            after = table.at(entry.to)
        elif isinstance(entry, RulesChanged):
            after = None
    table.snapshot = None
    fold(table, entry, after)
    table.rebuild()


def _on_the_clock(table: Table) -> int | None:
    """The seat whose clock runs: the one that is asked, if its player can still answer in time."""
    asked = table.asked if table.status == "running" else None
    if asked is not None and (table.seats[asked].bot_plays or table.seats[asked].overdue):
        return None
    return asked


def _created(table: Table, entry: Created) -> None:
    table.terms = entry.terms
    table.seats = list(entry.seats)
    table.rules_version = entry.rules_version
    table.created = entry.at
    table.secret = entry.secret
    table.game = patolli.load(entry.terms.game)
    table.clocks.begin(entry.terms.pace, len(entry.seats))


def _seat_change(table: Table, entry: SeatChange) -> None:
    table.seats[entry.seat] = entry.sits


def _seated(table: Table, entry: Seated) -> None:
    """Others sit at the table: the host has to start again."""
    _deal_again(table)
    _seat_change(table, entry)
    table.dealing = False


def _deal_again(table: Table) -> None:
    """Parts that were shown could be known to a person who commits after that: they are spent."""
    if not any(seat.part for seat in table.seats) or table.terms.deal_scheme == 1:
        return
    table.earlier_deals.append(
        EarlierDeal([seat.part_hash for seat in table.seats], [seat.part for seat in table.seats])
    )
    table.seats = [
        replace(seat, part="", part_hash="", renews=True) if seat.part else seat
        for seat in table.seats
    ]


def _returned(table: Table, entry: Returned) -> None:
    _seat_change(table, entry)
    table.clocks.give_time_back(entry.seat)


def _started(table: Table, entry: Started, state: State | None) -> None:
    table.status = "running"
    table.dealing = False
    table.started = entry.at
    table.seats = list(entry.seats)
    if entry.seed is not None:
        table.seed, table.parts = entry.seed, entry.parts
    table.rules_version = entry.rules_version
    table.setup_events = entry.events
    _move(table, entry, state)


def _acted(table: Table, entry: Acted, state: State | None) -> None:
    _decision(table, entry, state)
    table.undone.clear()


def _redone(table: Table, entry: Redone, state: State | None) -> None:
    _decision(table, entry, state)
    table.undone.pop()


def _decision(table: Table, entry: Decision, state: State | None) -> None:
    table.marks.append(
        Mark(entry.seat, table.turn, table.reveals, entry.standing.reveals, entry.version, entry.at)
    )
    seat = table.seats[entry.seat]
    if seat.overdue and not seat.bot_plays:
        table.seats[entry.seat] = replace(seat, overdue=False)
        table.clocks.give_time_back(entry.seat)
    table.line.append(entry.action)
    table.story.append(entry.events)
    _move(table, entry, state)


def _way_back(table: Table, entry: WayBack, state: State | None) -> None:
    gone = zip(table.marks[entry.to :], table.line[entry.to :], strict=True)
    table.undone.extend(reversed([(mark.seat, action) for mark, action in gone]))
    _cut(table, entry.to)
    for index in [index for index in table.checkpoints if index > entry.to]:
        del table.checkpoints[index]
    _move(table, entry, state)


def _rules_changed(table: Table, entry: RulesChanged, state: State | None) -> None:
    table.rules_from = entry.rules_from
    table.rules_version = entry.rules_version
    _cut(table, entry.to)
    table.undone.clear()
    table.checkpoints.clear()
    table.base = entry.to
    table.base_state = table.game.restore(entry.dump)
    _move(table, entry, state)


def _cut(table: Table, to: int) -> None:
    """Shorten the line to so many actions."""
    del table.marks[to:]
    del table.line[to:]
    del table.story[to:]


def _move(table: Table, entry: Move, state: State | None) -> None:
    """The game stands elsewhere."""
    standing = entry.standing
    table.request = None
    table.turn, table.reveals, table.asked = standing.turn, standing.reveals, standing.asked
    if standing.scores is not None:
        table.scores = standing.scores
    table.state = state
    if state is not None:
        table.remember(state)
    if standing.outcome is not None:
        table.status = "finished"
        table.finished = entry.at
        table.outcome = standing.outcome


def _undo_agreed(table: Table, entry: UndoAgreed) -> None:
    if table.request is not None:
        agreed = table.request.agreed
        more = [seat for seat in table.seats_of(entry.person) if seat not in agreed]
        table.request = replace(table.request, agreed=[*agreed, *more])


def _ended(table: Table, entry: Ended) -> None:
    table.status = "closed"
    table.finished = entry.at
    table.asked = None
    table.request = None
