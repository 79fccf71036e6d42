"""Whether a stored table is what its entries say: everything is played again from them alone.

Found are entries that are missing or do not follow from each other (actions, events, scores, whose
turn it is), a seed that is not the one that was dealt, and snapshots, turns or projections that
differ from what the entries lead to.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from patolli.core.message import Data
from patolli.core.state import State
from patolli.server.sockets.rooms import row_of
from patolli.table import deals, entries, entry_json
from patolli.table.entries import (
    AnyEntry,
    Decision,
    Move,
    Revealed,
    RulesChanged,
    Started,
    WayBack,
    standing,
    stored,
)
from patolli.table.fold import fold
from patolli.table.messages.parts import TableInfo
from patolli.table.table import Table

PROJECTED = ("status", "updated", "deadline", "waits_for_bot", "free", "asks", "version")


class Audit:
    """The check of one table. `faults` are sentences; `replayed` tells whether its game could be
    played again: the rules that it was played with must be installed."""

    def __init__(
        self, row: Mapping[str, object], bodies: list[str], turns: dict[int, bytes]
    ) -> None:
        self.row = row
        self.turns = turns
        self.faults: list[str] = []
        self.replayed = False
        self.people: set[str] = set()  # who sits there
        self._snapshot: Data | None = None
        self._turns: dict[int, Data] = {}
        try:
            self._check([msgspec.json.decode(body) for body in bodies])
        except Exception as error:  # what is stored may be anything
            self.faults.append(f"can't be read: {type(error).__name__}: {error}"[:200])

    def _check(self, bodies: list[Data]) -> None:
        versions = [body["version"] for body in bodies]
        if versions != list(range(1, len(bodies) + 1)):
            self.faults.append("entries are missing or out of order")
            return
        raw = self.row["position"]
        position = msgspec.json.decode(raw) if isinstance(raw, bytes) else None
        table = Table(str(self.row["id"]), int(str(self.row["seed"])), position)
        listed = [entry_json.read(body) for body in bodies]
        last = [entry for entry in listed if isinstance(entry, Started | RulesChanged)]
        state: State | None = None
        for entry in listed:
            current = bool(last) and entry.version >= last[-1].version
            state = self._next(table, entry, state, current)
        self.replayed = table.started is None or state is not None
        self._compare(table, state)

    def _next(
        self, table: Table, entry: AnyEntry, state: State | None, current: bool
    ) -> State | None:
        """Play an entry again and take it in; the game after it, where the rules are installed."""
        turn, after = table.turn, state
        events: list[entries.StoredEvent] | None = None
        if isinstance(entry, Started):
            self._check_deal(table, entry)
            if current and entry.rules_version == table.game.rules_version:
                after = table.origin(entry.seed)
                events = stored(after.events)
                after.events = []
        elif isinstance(entry, Revealed):
            if deals.hash_of(entry.sits.part) != table.seats[entry.seat].part_hash:
                self.faults.append(f"entry {entry.version}: not the part that was committed to")
        elif isinstance(entry, RulesChanged):
            if current and entry.rules_version == table.game.rules_version:
                after = table.game.restore(entry.dump)
                self.faults += [f"entry {entry.version}: {broken}" for broken in after.check()]
        elif state is not None and isinstance(entry, Decision):
            if entry.seat != state.seat or entry.action not in state.legal():
                self.faults.append(f"entry {entry.version}: the action was not possible")
            after = state.copy(events=True)
            after.apply(entry.action)
            events = stored(after.events)
            after.events = []
        elif state is not None and isinstance(entry, WayBack):
            after = table.at(entry.to)
        if after is not None and isinstance(entry, Move):
            if _plain(standing(after)) != _plain(entry.standing):
                self.faults.append(f"entry {entry.version}: points, turn or outcome are not those")
            if events is not None and _plain(events) != _plain(_events(entry)):
                self.faults.append(f"entry {entry.version}: its events are not those that happened")
        fold(table, entry, after)
        if after is not None and isinstance(entry, Move):
            begun = isinstance(entry, Started | RulesChanged)
            if begun or table.turn != turn or table.status == "finished":
                self._snapshot = _plain(after.dump())
                self._turns[table.length] = self._snapshot
        return after

    def _check_deal(self, table: Table, entry: Started) -> None:
        if table.terms.deal == "fair" and (
            entry.seed
            != deals.seed_of(table.id, table.secret, entry.parts, table.terms.deal_scheme)
        ):
            self.faults.append("the seed does not follow from the secret and the parts")
        if table.terms.deal == "fair" and entry.parts != [seat.part for seat in table.seats]:
            self.faults.append("the parts of the deal are not those of the seats")

    def _compare(self, table: Table, state: State | None) -> None:
        """What was stored beside the entries must be what they lead to."""
        if table.state is None:
            table.state = state
        if state is not None:
            if table.terms.imported:
                self._snapshot, self._turns = _plain(state.dump()), {}
            if _decoded(self.row["state"]) != self._snapshot:
                self.faults.append("the snapshot is not the state that the entries lead to")
            since = min(self.turns, default=math.inf)  # older tables kept none at first
            for at in self._turns:
                if at > since and at not in self.turns:
                    self.faults.append(f"the state after action {at} was not kept")
            for at, known in self.turns.items():
                if at in self._turns and _decoded(known) != self._turns[at]:
                    self.faults.append(f"the state kept of action {at} is not that of the game")
            over = table.status == "finished" or table.terms.imported
            if over and _decoded(self.row["final"]) != _plain(state.observe(None)):
                self.faults.append("what is shown of the end is not how it ended")
        self.people = {seat.person for seat in table.seats if seat.person is not None}
        terms = table.terms
        expected = row_of(table) | {
            "game": terms.game,
            "visibility": terms.visibility,
            "created": table.created,
        }
        for name in (*PROJECTED, "game", "visibility", "created"):
            if self.row[name] != expected[name]:
                self.faults.append(
                    f"{name} is {self.row[name]!r} in lists, {expected[name]!r} at the table"
                )
        if _card(str(self.row["card"])) != _card(str(expected["card"])):
            self.faults.append("what lists show is not what the table is")


def _events(entry: Move) -> list[entries.StoredEvent]:
    return entry.events if isinstance(entry, Started | Decision) else []


def _plain(value: object) -> Data:
    """A value as JSON gives it back."""
    found: Data = msgspec.json.decode(msgspec.json.encode(value))
    return found


def _decoded(value: object) -> object:
    return msgspec.json.decode(value) if isinstance(value, bytes) else None


def _card(text: str) -> TableInfo:
    """What lists show, without what depends on the rules that are installed now."""
    return replace(msgspec.json.decode(text, type=TableInfo), notice=None)
