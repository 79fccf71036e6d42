"""A table in memory: `entries` is the truth, all else is folded from it (`fold`).

A state that a table holds is never changed: `prepare` carries out an action on a copy.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Final, cast

from patolli.core.editions import edition_of, rules_of
from patolli.core.errors import BadRecord
from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.record import Record
from patolli.core.state import State
from patolli.table.clocks import Clocks
from patolli.table.entries import AnyEntry, Seat, StoredEvent, Terms, stored
from patolli.table.errors import Refused
from patolli.table.messages.history import EarlierDeal
from patolli.table.messages.parts import Choice, SeatOut, Status, Text

CHECKPOINT: Final = 40  # a copy of the state is kept this often, ...
RECENT: Final = 12  # ... and for each of the last actions

_Sits = tuple[Status, tuple[Seat, ...]]


@dataclass(frozen=True, slots=True)
class Mark:
    """What held when an action was made: by which seat, in which turn, and what came after it."""

    seat: int
    turn: int
    reveals_before: int
    reveals_after: int
    version: int
    at: int

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light."""
        return self.reveals_before != self.reveals_after


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An undo that waits for the others."""

    seat: int
    to: int
    agreed: list[int]


class Table:
    """A table: its people, its terms, and the game on it."""

    terms: Terms
    game: Game

    def __init__(self, table_id: str, seed: int, position: Data | None) -> None:
        self.id = table_id
        self.seed = seed
        self.secret = ""  # of a fair deal, until the game is over
        self.parts: list[str] = []
        self.dealing = False  # the host wants to start: the parts are asked for
        self.earlier_deals: list[EarlierDeal] = []
        self.position = position
        self.entries: list[AnyEntry] = []
        self.seats: list[Seat] = []
        self.status: Status = "open"
        self.rules_version = 0
        self.rules_from: int | None = None  # the rules it began with, if newer ones took over
        self.created = 0
        self.started: int | None = None
        self.finished: int | None = None
        self.rematch: str | None = None
        self.outcome: Data | None = None
        self.scores: list[int] | None = None
        self.clocks = Clocks()
        # what storage may bring along
        self.final: Data | None = None  # what a spectator saw at the end
        self.snapshot: Data | None = None  # the dump of a recent state
        # the line of the game as it stands
        self.state: State | None = None
        self.line: list[int] = []
        self.marks: list[Mark] = []
        self.setup_events: list[StoredEvent] = []
        self.story: list[list[StoredEvent]] = []
        self.undone: list[tuple[int, int]] = []  # (seat, action), the next to redo last
        self.request: UndoRequest | None = None
        self.asked: int | None = None
        self.turn = 0
        self.reveals = 0
        self.base = 0  # the line can't be rebuilt further back than this
        self.base_state: State | None = None
        self.checkpoints: dict[int, State] = {}
        # what was shown last and may be shown again (see `presentation`)
        self.question: tuple[State, Text | None, list[Choice]] | None = None
        self.shown_seats: dict[frozenset[str], tuple[_Sits, list[SeatOut]]] = {}

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

    @property
    def current_edition(self) -> bool:
        """Whether the installed figures are those that the table is played with."""
        return edition_of(self.rules_version) == edition_of(self.game.rules_version)

    @property
    def edition(self) -> str:
        """What the figures it is played with are called; empty where there can be no others."""
        if not self.current_edition:
            return edition_of(self.rules_version) or "standard"
        code = edition_of(self.rules_version)
        return f"{self.game.edition} ({code})" if code else self.game.edition

    def other_rules(self) -> Refused:
        """What is said of a part that the installed rules or figures can't show."""
        if not self.current_edition:
            return Refused("other_edition", edition=self.edition)
        return Refused("rules_changed", version=rules_of(self.rules_version))

    @property
    def bot_asked(self) -> int | None:
        """The seat that is asked, if a bot plays it."""
        if not self.current_edition:
            return None
        if self.status == "running" and self.asked is not None and self.seats[self.asked].bot_plays:
            return self.asked
        return None

    @property
    def person_asked(self) -> str | None:
        """The person who plays the seat that is asked."""
        if self.status != "running" or self.asked is None:
            return None
        seat = self.seats[self.asked]
        return seat.person if seat.kind == "person" and not seat.left else None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person and seat.kind == "person" and not seat.left
        ]

    # -- the state -----------------------------------------------------------------------------

    def rebuild(self) -> None:
        """After all stored entries are folded: build the state, from the snapshot if it fits."""
        if self.started is None or self.state is not None or not self.current_rules:
            return
        begun = self._from_snapshot()
        if begun is None:
            self.state = self.at(self.length)
            return
        for action in self.line[len(begun.actions) :]:
            begun.apply(action)
        self.state = begun
        self.remember(begun)

    def _from_snapshot(self) -> State | None:
        snapshot = self.snapshot
        if snapshot is None or snapshot["rules_version"] != self.rules_version:
            return None
        known = cast("list[int]", snapshot["actions"])
        if self.base <= len(known) <= self.length and known == self.line[: len(known)]:
            with contextlib.suppress(BadRecord):
                return self.game.restore(snapshot)
        return None

    def origin(self, seed: int | None = None) -> State:
        """The game before its first action (or where newer rules took it over); with this seed, if
        the start is drawing it."""
        if self.base_state is not None:
            return self.base_state.copy()
        if self.position is None:
            chosen = self.seed if seed is None else seed
            return self.game.new(len(self.seats), chosen, dict(self.terms.options))
        record = Record(
            self.game.id,
            self.game.rules_version,
            len(self.seats),
            dict(self.terms.options),
            self.seed,
            [],
            self.position,
        )
        return self.game.replay(record, events=True)

    def at(self, index: int) -> State:
        """A copy of the game after `index` actions of the line."""
        if not self.current_rules or index < self.base:
            raise self.other_rules()
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

    def remember(self, state: State) -> None:
        """Keep a state that does not change any more."""
        length = len(state.actions)
        self.checkpoints[length] = state
        old = length - RECENT
        if old % CHECKPOINT:
            self.checkpoints.pop(old, None)

    def prepare(self, action: int) -> tuple[State, list[StoredEvent]]:
        """The game after a legal action, and what it did; this table is untouched."""
        if self.state is None:
            raise self.other_rules()
        if action not in self.state.legal():
            raise Refused("illegal", action=action)
        after = self.state.copy(events=True)
        after.apply(action)
        events = stored(after.events)
        after.events = []
        return after, events
