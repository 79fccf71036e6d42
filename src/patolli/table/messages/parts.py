"""What messages are made of: the table, its seats, steps and choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeVar, dataclass_transform

from patolli.core.message import Data
from patolli.core.options import Value

Kind = Literal["person", "bot", "open", "invited"]
Visibility = Literal["public", "private"]
UndoRule = Literal["free", "turn", "off"]
Status = Literal["open", "running", "finished", "closed"]
Audience = Literal["players", "spectators"]
#: `fair`: drawn from the server's secret and the people's parts; `drawn`: by the server alone (old
#: tables); `known`: the person who made the table may know what comes.
Deal = Literal["fair", "drawn", "known"]

#: What a command is called by its client, so that it knows the answer.
Ref = str | int | None

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def message(made: type[T]) -> type[T]:
    """A frozen dataclass for the type checker alone: a table makes a hundred messages for each
    action, and at run time each field of a frozen one takes three times as long to set."""
    return dataclass(slots=True)(made)


@message
class Text:
    """A message key and its data; the sentence is in the `.ftl` files."""

    key: str
    data: Data = field(default_factory=dict)


@message
class EventOut:
    """Something that happened, caused by the action of that index (-1: the setup)."""

    action: int
    key: str
    data: Data


@message
class Choice:
    """One legal answer. `ends_turn`: the turn is over after it, as far as the seat can know."""

    id: int
    notation: str
    label: Text
    ends_turn: bool = False


@message
class Clock:
    """The time of a seat: what is left now, and whether it runs."""

    left_ms: int
    running: bool


@message
class Consent:
    """An undo that waits for the others: it goes back to `to` actions."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


@message
class UndoInfo:
    """What the receiver may take back. The numbers count actions from the start.

    `back` is where one undo leads, `restart` where the turn began (or the last reveal in it),
    `forward` where a redo leads; None: not possible now. Going back further than `free_to` needs
    the consent of the others, if `ask` allows it. `after_reveal` tells how a choice that brings
    something hidden to light can be taken back.
    """

    back: int | None = None
    restart: int | None = None
    forward: int | None = None
    free_to: int | None = None
    ask: bool = False
    after_reveal: Literal["free", "ask", "never"] = "never"
    pending: Consent | None = None


@message
class Edit:
    """A part of a view that is different, and what it is now (`gone`: it is not there)."""

    path: list[str | int]
    value: object
    gone: bool = False


@message
class Scene:
    """How the view stood when an event of a step happened (-1: before its first), as what is
    different from the scene before; the first from the view before the step."""

    event: int
    edits: list[Edit]


@message
class StepOut:
    """One entry of the table's list. `action` and `notation` are told to their own seat alone
    while the game runs; `to` is where an undo, redo or restart led. `scenes` begin where an
    automaton begins to play within the step; empty where none does."""

    version: int
    kind: str
    at: int
    seat: int | None = None
    action: int | None = None
    notation: str | None = None
    to: int | None = None
    data: Data | None = None
    events: list[EventOut] = field(default_factory=list)
    scenes: list[Scene] = field(default_factory=list)


@message
class SeatOut:
    """Who sits there. `person` is the id of a person, `level` the level of a bot, `style` the
    style that it plays in (empty: in none); `hotseat`:
    another person at the screen of `person`; `handed_over`: its player has left it to others.
    Until the start `part_hash` is what its client has committed to for the deal; `renews`: it has
    to commit to another part, for the old one was shown and not dealt with.
    `called` is what the seat is called in the reader's language: the name that is known, a bot's
    level and style, "Guest" only if nothing is known."""

    seat: int
    kind: Kind
    name: str = ""
    person: str | None = None
    level: str | None = None
    style: str = ""
    connected: bool = False
    overdue: bool = False
    left: bool = False
    hotseat: bool = False
    handed_over: bool = False
    part_hash: str = ""
    renews: bool = False
    called: Text = field(default_factory=lambda: Text("server-seat-guest"))


@message
class Pace:
    """How fast: `none`, `live` (a bank plus an increment per turn, in seconds) or `days` (per
    turn). At time-out `bot` lets a bot play on, `end` lets the others end the game. `per` is
    `decision` at tables that were made when every decision got the increment."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 1800
    increment: int = 20
    days: int = 3
    timeout: Literal["bot", "end"] = "end"
    per: Literal["turn", "decision"] = "turn"


@message
class TableInfo:
    """All about a table but the game on it. `commitment` is the hash of the server's secret that
    a fair deal follows from; `dealing`: the host has started, and these seats have not shown their
    parts yet; `deal_round`: how often parts had to be asked for, so far."""

    id: str
    game: str
    rules_version: int
    edition: str  # what the printed figures are called; empty where there can be no others
    status: Status
    visibility: Visibility
    host: str | None
    seats: list[SeatOut]
    options: dict[str, Value]
    undo: UndoRule
    hints: bool
    curtain: bool
    pace: Pace
    created: int
    started: int | None
    finished: int | None
    version: int
    length: int
    asked: int | None
    asked_since: int | None
    my_seats: list[int]
    my_turn: bool
    scores: list[int] | None = None
    outcome: Data | None = None
    invite: str | None = None
    rematch: str | None = None
    forked_from: str | None = None
    rematch_of: str | None = None
    notice: Text | None = None
    spectators: int = 0
    deal: Deal = "drawn"
    commitment: str | None = None
    dealing: list[int] | None = None
    deal_round: int = 1


@message
class ChatOut:
    """One line of the table's chat."""

    id: int
    person: str | None
    name: str
    audience: Audience
    text: str
    at: int


@message
class Source:
    """Points that a seat made by one kind of event."""

    key: str
    seat: int
    points: int
    times: int
