"""A table in memory: its entries folded, and the state of the game they lead to.

Nothing here touches the network or the database. `fold` takes an entry that is already durable;
`prepare` carries out an action on a copy, so that an entry that is not stored changes nothing.
"""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

import patolli
from patolli.core.errors import BadRecord
from patolli.core.game import Game
from patolli.core.record import Record
from patolli.core.state import State
from patolli.server.http.errors import Refused
from patolli.table.clocks import Clocks
from patolli.table.entries import Entry, Seat, StoredEvent, Terms, stored
from patolli.table.messages import Status

CHECKPOINT = 40  # a copy of the state is kept this often, ...
RECENT = 12  # ... and for each of the last actions


class Mark(msgspec.Struct):
    """What held when an action was made: by whom, in which turn, and what came after it."""

    seat: int
    turn: int
    reveals_before: int
    reveals_after: int
    version: int
    at: int


class Request(msgspec.Struct):
    """An undo that waits for the others."""

    seat: int
    to: int
    agreed: list[int]


class Live:
    """A table: `entries` is the truth, all else follows from it."""

    def __init__(self, table_id: str, seed: int, position: dict[str, Any] | None) -> None:
        self.id = table_id
        self.seed = seed
        self.position = position
        self.terms: Terms
        self.game: Game
        self.entries: list[Entry] = []
        self.seats: list[Seat] = []
        self.status: Status = "open"
        self.rules_version = 0
        self.created = 0
        self.started: int | None = None
        self.finished: int | None = None
        self.rematch: str | None = None
        self.outcome: dict[str, Any] | None = None
        self.scores: list[int] | None = None
        self.rules_from: int | None = None
        self.final: dict[str, Any] | None = None
        self.snapshot: dict[str, Any] | None = None
        self.clocks = Clocks()
        # the line of the game as it stands
        self.state: State | None = None
        self.line: list[int] = []
        self.marks: list[Mark] = []
        self.setup_events: list[StoredEvent] = []
        self.story: list[list[StoredEvent]] = []
        self.undone: list[tuple[int, int]] = []  # (seat, action), the next to redo last
        self.request: Request | None = None
        self.asked: int | None = None
        self.turn = 0
        self.reveals = 0
        self.base = 0  # the line can't be rebuilt further back than this
        self.base_state: State | None = None
        self.checkpoints: dict[int, State] = {}

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def length(self) -> int:
        """The number of actions on the line."""
        return len(self.line)

    @property
    def current_rules(self) -> bool:
        """Whether the installed rules are those that the table is played with."""
        return self.rules_version == self.game.rules_version

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.person == person and not seat.left
        ]

    # -- folding -----------------------------------------------------------------------------

    def fold(self, entry: Entry, state: State | None = None) -> None:
        """Take in the next entry; `state` is the game after it where somebody has it already."""
        if entry.version != self.version + 1:
            raise ValueError(f"entry {entry.version} after {self.version}")
        self.entries.append(entry)
        self.clocks.tick(entry, self)
        getattr(self, "_" + entry.kind)(entry, entry.data or {}, state)
        self.clocks.follow(entry, self)

    def _created(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self.terms = msgspec.convert(data["terms"], Terms)
        self.seats = msgspec.convert(data["seats"], list[Seat])
        self.rules_version = data["rules_version"]
        self.created = entry.at
        self.game = patolli.load(self.terms.game)
        self.clocks.begin(self.terms.pace, len(self.seats))

    def _seat(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = msgspec.convert(data["seat"], Seat)

    _leave = _replace = _seat

    def _return(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        assert entry.seat is not None
        self._seat(entry, data, state)
        self.clocks.come_back(entry.seat)

    def _start(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self.status = "running"
        self.started = entry.at
        self.seats = msgspec.convert(data["seats"], list[Seat])
        self.rules_version = data["rules_version"]
        self.setup_events = entry.events
        self._stand(entry, data, state)

    def _action(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self._extend(entry, data, state)
        self.undone.clear()

    def _redo(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self._extend(entry, data, state)
        self.undone.pop()

    def _extend(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        assert entry.seat is not None
        assert entry.action is not None
        self.marks.append(
            Mark(entry.seat, self.turn, self.reveals, entry.reveals, entry.version, entry.at)
        )
        if self.seats[entry.seat].overdue and not self.seats[entry.seat].bot_plays:
            self.seats[entry.seat].overdue = False
            self.clocks.come_back(entry.seat)
        self.line.append(entry.action)
        self.story.append(entry.events)
        self._stand(entry, data, state)

    def _undo(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        assert entry.to is not None
        gone = zip(self.marks[entry.to :], self.line[entry.to :], strict=True)
        self.undone.extend(reversed([(mark.seat, action) for mark, action in gone]))
        del self.marks[entry.to :]
        del self.line[entry.to :]
        del self.story[entry.to :]
        for index in [index for index in self.checkpoints if index > entry.to]:
            del self.checkpoints[index]
        self._stand(entry, data, state)

    _restart = _undo

    def _stand(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        """Where the game stands after an entry that moved it."""
        self.request = None
        self.turn, self.reveals, self.asked = entry.turn, entry.reveals, entry.asked
        self.scores = data.get("scores", self.scores)
        self.state = state
        if state is not None:
            self._remember(state)
        if "outcome" in data:
            self.status = "finished"
            self.finished = entry.at
            self.outcome = data["outcome"]

    def _ask(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        assert entry.seat is not None
        assert entry.to is not None
        self.request = Request(entry.seat, entry.to, [])

    def _agree(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        if self.request is not None:
            self.request.agreed += [
                seat for seat in self.seats_of(entry.person) if seat not in self.request.agreed
            ]

    def _refuse(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self.request = None

    def _timeout(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = msgspec.convert(data["seat"], Seat)

    def _resume(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        """The server was away; its clocks go on from here."""

    def _rules(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        """The game goes on under newer rules, from a snapshot of `to` actions."""
        assert entry.to is not None
        self.rules_from = data["from"]
        self.rules_version = data["rules_version"]
        del self.marks[entry.to :]
        del self.line[entry.to :]
        del self.story[entry.to :]
        self.undone.clear()
        self.checkpoints.clear()
        self.base = entry.to
        self.base_state = self.game.restore(data["dump"])
        self._stand(entry, data, state)

    def _rematch(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self.rematch = data["table"]

    def _end(self, entry: Entry, data: dict[str, Any], state: State | None) -> None:
        self.status = "closed"
        self.finished = entry.at
        self.asked = None
        self.request = None

    # -- the state ---------------------------------------------------------------------------

    def settle(self, snapshot: dict[str, Any] | None) -> None:
        """After all stored entries are folded: build the state, from the snapshot if it fits."""
        if self.started is None or self.state is not None or not self.current_rules:
            return
        begun = None
        if snapshot is not None and snapshot["rules_version"] == self.rules_version:
            known = snapshot["actions"]
            if self.base <= len(known) <= self.length and known == self.line[: len(known)]:
                with contextlib.suppress(BadRecord):
                    begun = self.game.restore(snapshot)
        if begun is None:
            self.state = self.at(self.length)
            return
        for action in self.line[len(begun.actions) :]:
            begun.apply(action)
        self.state = begun
        self._remember(begun)

    def origin(self) -> State:
        """The game before its first action (or where newer rules took it over)."""
        if self.base_state is not None:
            return self.base_state.copy()
        if self.position is not None:
            record = Record(
                self.game.id,
                self.rules_version,
                len(self.seats),
                dict(self.terms.options),
                self.seed,
                [],
                self.position,
            )
            return self.game.replay(record, events=True)
        return self.game.new(len(self.seats), self.seed, dict(self.terms.options))

    def at(self, index: int) -> State:
        """A copy of the game after `index` actions of the line."""
        if not self.current_rules or index < self.base:
            raise Refused("rules_changed", version=self.rules_version)
        near = max((known for known in self.checkpoints if known <= index), default=-1)
        if near >= 0:
            state = self.checkpoints[near].copy()
        else:
            state, near = self.origin(), self.base
        for action in self.line[near:index]:
            state.apply(action)
            if len(state.actions) % CHECKPOINT == 0:
                self.checkpoints[len(state.actions)] = state.copy()
        return state

    def _remember(self, state: State) -> None:
        """Keep a state that nobody will change any more."""
        length = len(state.actions)
        self.checkpoints[length] = state
        old = length - RECENT
        if old % CHECKPOINT:
            self.checkpoints.pop(old, None)

    def prepare(self, action: int) -> tuple[State, list[StoredEvent]]:
        """The game after a legal action, and what it did; this table is untouched."""
        assert self.state is not None
        if action not in self.state.legal():
            raise Refused("illegal", action=action)
        work = self.state.copy(events=True)
        work.apply(action)
        events = stored(work.events)
        work.events = []
        return work, events

    def advance(self, entry: Entry) -> None:
        """Take in an entry that another process stored."""
        state = None
        if self.state is not None:
            if entry.kind in ("action", "redo"):
                assert entry.action is not None
                state = self.state.copy()
                state.apply(entry.action)
            elif entry.kind in ("undo", "restart"):
                assert entry.to is not None
                state = self.at(entry.to)
        before = self.state
        self.fold(entry, state)
        if self.state is None and entry.kind not in ("start", "rules"):
            self.state = before
        self.settle(None)


def stand_of(state: State) -> dict[str, Any]:
    """What an entry that moves the game says about where it stands."""
    data: dict[str, Any] = {"scores": state.scores()}
    outcome = state.outcome()
    if outcome is not None:
        data["outcome"] = outcome.json()
    return data
