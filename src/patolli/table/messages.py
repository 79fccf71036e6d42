"""What a table and its clients say to each other, over the socket or over HTTP.

Every message is a JSON object with a `type`. docs/protocol.md explains them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar, dataclass_transform

from patolli.core.message import Data
from patolli.core.options import Value

PROTOCOL: Final = 1

Kind = Literal["person", "bot", "open", "invited"]
Visibility = Literal["public", "private"]
UndoRule = Literal["free", "turn", "off"]
Status = Literal["open", "running", "finished", "closed"]
Audience = Literal["players", "spectators"]
#: `fair`: drawn from the server's secret and the people's parts; `drawn`: by the server alone (old
#: tables); `known`: the person who made the table may know what comes.
Deal = Literal["fair", "drawn", "known"]

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


# -- what a client says ------------------------------------------------------------------------


@message
class Command:
    """The parent of what a client says. `ref` comes back in the answer."""

    ref: str | int | None = field(default=None, kw_only=True)


@message
class Hello(Command):
    """The first message: the newest version the client has, or None for everything."""

    type: Literal["hello"] = field(default="hello", init=False)
    version: int | None = None
    protocol: int = PROTOCOL


@message
class Act(Command):
    """Answer the question of that version with an action."""

    type: Literal["act"] = field(default="act", init=False)
    version: int
    action: int


@message
class Undo(Command):
    """Take the last decision back."""

    type: Literal["undo"] = field(default="undo", init=False)
    version: int


@message
class Redo(Command):
    """Make the decision again that was taken back last."""

    type: Literal["redo"] = field(default="redo", init=False)
    version: int


@message
class Restart(Command):
    """Go back to the beginning of one's turn, as far as it is free."""

    type: Literal["restart"] = field(default="restart", init=False)
    version: int


@message
class UndoTo(Command):
    """Go back to when `to` actions had been made; asks the others where it is not free."""

    type: Literal["undo_to"] = field(default="undo_to", init=False)
    version: int
    to: int


@message
class Answer(Command):
    """Agree to the pending undo, or refuse it."""

    type: Literal["consent"] = field(default="consent", init=False)
    agree: bool


@message
class Say(Command):
    """Say something to the people of the table."""

    type: Literal["chat"] = field(default="chat", init=False)
    text: str


@message
class AskHint(Command):
    """Ask a bot what it would do."""

    type: Literal["hint"] = field(default="hint", init=False)
    version: int


@message
class AskPreview(Command):
    """Ask what each legal choice would bring."""

    type: Literal["preview"] = field(default="preview", init=False)
    version: int


@message
class Look(Command):
    """Around one screen: show me the table as this seat of mine sees it."""

    type: Literal["look"] = field(default="look", init=False)
    seat: int | None


@message
class Ping(Command):
    """Nothing but a sign of life."""

    type: Literal["ping"] = field(default="ping", init=False)


AnyCommand = (
    Hello | Act | Undo | Redo | Restart | UndoTo | Answer | Say | AskHint | AskPreview | Look | Ping
)

# -- what the table says -------------------------------------------------------------------------


@message
class Reply:
    """The parent of what the table says. `ref` is that of the command it answers."""

    ref: str | int | None = field(default=None, kw_only=True)


@message
class Welcome(Reply):
    """The answer to a hello; an update follows. `log` is the whole story as far as the receiver
    may know it, or None when the update that follows holds all that was missed."""

    type: Literal["welcome"] = field(default="welcome", init=False)
    protocol: int
    table: TableInfo
    person: str | None
    log: list[EventOut] | None
    chat: list[ChatOut]


@message
class Update(Reply):
    """The table now, as the receiver may see it, and the steps that led here from `base`."""

    type: Literal["update"] = field(default="update", init=False)
    base: int
    version: int
    now: int
    table: TableInfo
    steps: list[StepOut]
    length: int
    view: Data | None
    viewer: int | None
    curtain: int | None
    asked: int | None
    prompt: Text | None
    choices: list[Choice]
    clocks: list[Clock] | None
    undo: UndoInfo
    thinking: list[int]
    busy: bool = False  # bots have to wait for those of other tables: see `Thinking`


@message
class Change:
    """A number in the view that a choice changes: where, before and after."""

    path: list[str | int]
    before: float | None
    after: float | None


@message
class Preview:
    """What one choice brings. `reveals`: something hidden comes to light; the rest then tells only
    what is certain, whatever it is. Where the choice leads to another one in the same turn, `asks`
    is what is asked then, and `answers` its choices if they are few."""

    action: int
    reveals: bool
    ends_turn: bool = False
    scores: list[int] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    events: list[EventOut] = field(default_factory=list)
    asks: Text | None = None
    answers: list[Text] = field(default_factory=list)


@message
class Previews(Reply):
    """What each legal choice of that version brings."""

    type: Literal["previews"] = field(default="previews", init=False)
    version: int
    previews: list[Preview]


@message
class HintStep:
    """One decision of a planned turn, and what certainly happens by it."""

    choice: Choice
    events: list[EventOut]


@message
class Source:
    """Points that a seat made by one kind of event."""

    key: str
    seat: int
    points: int
    times: int


@message
class Hint(Reply):
    """How a bot would play the rest of the turn, and why where it can say.

    `turn` goes as far as one can know: `reveals` tells that its last decision brings something
    hidden to light. `sources` are the points that the seat certainly makes on the way. `reasons`
    speak of the first decision, then of the next best ones, then of what the turn gains and costs.
    """

    type: Literal["hint"] = field(default="hint", init=False)
    version: int
    action: int
    notation: str
    turn: list[HintStep]
    reveals: bool
    sources: list[Source]
    reasons: list[Text]


@message
class Chat(Reply):
    """A new line of the chat."""

    type: Literal["chat"] = field(default="chat", init=False)
    line: ChatOut


@message
class TableChanged(Reply):
    """Who sits or who is connected has changed: the table without the game."""

    type: Literal["table"] = field(default="table", init=False)
    table: TableInfo


@message
class Thinking(Reply):
    """The seats whose bots are thinking now. `busy`: they wait for the bots of other tables."""

    type: Literal["thinking"] = field(default="thinking", init=False)
    seats: list[int]
    busy: bool = False


@message
class Done(Reply):
    """A command was carried out that needs no other answer."""

    type: Literal["done"] = field(default="done", init=False)
    version: int


@message
class Pong(Reply):
    """The answer to a ping."""

    type: Literal["pong"] = field(default="pong", init=False)
    now: int


@message
class Problem(Reply):
    """Something was refused and nothing has changed. `key` is `server-error-<code>`."""

    type: Literal["error"] = field(default="error", init=False)
    code: str
    key: str
    data: Data = field(default_factory=dict)


AnyReply = (
    Welcome | Update | Previews | Hint | Chat | TableChanged | Thinking | Done | Pong | Problem
)

# -- the deal ------------------------------------------------------------------------------------


@message
class EarlierDeal:
    """A deal that was begun and given up before the start: what each seat had committed to, and
    the parts that were shown (empty: not shown)."""

    hashes: list[str]
    parts: list[str]


@message
class DealProof:
    """What a fair deal followed from: the server's secret, whose hash was the commitment, and the
    part of each seat's person (empty where there was none), in the order before the start. `order`
    is the drawn order of the seats, if it was drawn; `seed` has more digits than JavaScript can
    count. Under scheme 2 each part is the one that its client had committed to before any was
    shown; `earlier` are deals that were given up."""

    table: str
    commitment: str
    secret: str
    parts: list[str]
    seed: str
    order: list[int] | None
    scheme: int = 1
    earlier: list[EarlierDeal] = field(default_factory=list)


# -- looking back --------------------------------------------------------------------------------


@message
class Moment:
    """The game after `at` actions, as the receiver may see it, and what the last one did.

    `shown` is `at`, but for a game whose rules are no longer installed: there it is the beginning
    of the turn, and the view shows the game as it was then.
    """

    at: int
    shown: int
    length: int
    viewer: int | None
    view: Data
    action: int | None
    notation: str | None
    events: list[EventOut]
    scenes: list[Scene]


@message
class Since:
    """What happened since my last turn: I had seen the game after `at` actions."""

    at: int
    length: int
    steps: list[StepOut]


@message
class Point:
    """The points of every seat after that many actions."""

    at: int
    turn: int
    scores: list[int]


@message
class Highlight:
    """A turn of a finished game that is worth a picture: the actions from `begin` up to `at`.

    `best_turn`: it brought `seat` the most `points`. `caught_up`: from its end on no one was ahead
    of the winner, who then led by `points`; `pulled_away`, where no one ever was: the winner's lead
    grew most, by `points`. The winner is `seat`, or None for the automaton of a solo game.
    `events` are those that everyone saw.
    """

    kind: Literal["best_turn", "caught_up", "pulled_away"]
    turn: int
    begin: int
    at: int
    seat: int | None
    points: int
    events: list[EventOut]


@message
class Stats:
    """A finished game in numbers. `rivals` are the points of the automata of a solo game, as
    `sources` are those of the seats: their `seat` counts the automata."""

    length: int
    turns: int
    over_time: list[Point]
    sources: list[Source]
    rivals: list[Source]
    thinking_ms: list[int]
    highlights: list[Highlight]


@message
class LineOut:
    """Decisions in a row, and the final points that a bot expects of them for every seat (none
    where nothing could be chosen)."""

    choices: list[Choice]
    points: list[float]
