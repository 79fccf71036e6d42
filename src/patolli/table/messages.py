"""What a table and its clients say to each other, over the socket or over HTTP.

Every message is a JSON object with a `type`. docs/protocol.md tells the story around them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

PROTOCOL = 1

Data = dict[str, Any]
Kind = Literal["person", "bot", "open", "invited"]
Status = Literal["open", "running", "finished", "closed"]
Audience = Literal["players", "spectators"]


class Text(Struct):
    """A message key and its data; the sentence is in the `.ftl` files."""

    key: str
    data: Data = field(default_factory=dict)


class EventOut(Struct):
    """Something that happened, caused by the action of that index (-1: the setup)."""

    action: int
    key: str
    data: Data


class Choice(Struct):
    """One legal answer."""

    id: int
    notation: str
    label: Text


class Clock(Struct):
    """The time of a seat: what is left now, and whether it runs."""

    left_ms: int
    running: bool


class Consent(Struct):
    """An undo that waits for the others: it goes back to `to` actions."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class UndoInfo(Struct):
    """What the receiver may take back. The numbers count actions from the start.

    `back` is where one undo leads, `restart` where the turn began (or the last reveal in it),
    `forward` where a redo leads; None: not possible now. Going back further than `free_to` needs
    the consent of the others, if `ask` allows it.
    """

    back: int | None = None
    restart: int | None = None
    forward: int | None = None
    free_to: int | None = None
    ask: bool = False
    pending: Consent | None = None


class StepOut(Struct):
    """One entry of the table's list. `action` and `notation` are told to their own seat alone
    while the game runs; `to` is where an undo, redo or restart led."""

    version: int
    kind: str
    at: int
    seat: int | None = None
    action: int | None = None
    notation: str | None = None
    to: int | None = None
    data: Data | None = None
    events: list[EventOut] = field(default_factory=list)


class SeatOut(Struct):
    """Who sits there. `person` is the id of a person, `level` the level of a bot."""

    seat: int
    kind: Kind
    name: str = ""
    person: str | None = None
    level: str | None = None
    connected: bool = False
    overdue: bool = False
    left: bool = False


class Pace(Struct):
    """How fast: `none`, `live` (a bank plus an increment per decision, in seconds) or `days` (per
    move). At time-out `bot` lets a bot play on, `end` lets the others end the game."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 1800
    increment: int = 20
    days: int = 3
    timeout: Literal["bot", "end"] = "end"


class Table(Struct):
    """All about a table but the game on it."""

    id: str
    game: str
    rules_version: int
    status: Status
    visibility: Literal["public", "private"]
    host: str | None
    seats: list[SeatOut]
    options: Data
    undo: Literal["free", "turn", "off"]
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


class ChatOut(Struct):
    """One line of the table's chat."""

    id: int
    person: str | None
    name: str
    audience: Audience
    text: str
    at: int


# -- what a client says ------------------------------------------------------------------------


class Command(Struct, tag_field="type", kw_only=True):
    """The parent of what a client says. `ref` comes back in the answer."""

    ref: str | int | None = None


class Hello(Command, tag="hello"):
    """The first message: the newest version the client has, or None for everything."""

    version: int | None = None
    protocol: int = PROTOCOL


class Act(Command, tag="act"):
    """Answer the question of that version with an action."""

    version: int
    action: int


class Undo(Command, tag="undo"):
    """Take the last decision back."""

    version: int


class Redo(Command, tag="redo"):
    """Make the decision again that was taken back last."""

    version: int


class Restart(Command, tag="restart"):
    """Go back to the beginning of one's turn, as far as it is free."""

    version: int


class UndoTo(Command, tag="undo_to"):
    """Go back to when `to` actions had been made; asks the others where it is not free."""

    version: int
    to: int


class Answer(Command, tag="consent"):
    """Agree to the pending undo, or refuse it."""

    agree: bool


class Say(Command, tag="chat"):
    """Say something to the people of the table."""

    text: str


class AskHint(Command, tag="hint"):
    """Ask a bot what it would do."""

    version: int


class AskPreview(Command, tag="preview"):
    """Ask what each legal choice would bring."""

    version: int


class Look(Command, tag="look"):
    """Around one screen: show me the table as this seat of mine sees it."""

    seat: int | None


class Ping(Command, tag="ping"):
    """Nothing but a sign of life."""


AnyCommand = (
    Hello | Act | Undo | Redo | Restart | UndoTo | Answer | Say | AskHint | AskPreview | Look | Ping
)

# -- what the table says -------------------------------------------------------------------------


class Reply(Struct, tag_field="type", kw_only=True):
    """The parent of what the table says. `ref` is that of the command it answers."""

    ref: str | int | None = None


class Welcome(Reply, tag="welcome"):
    """The answer to a hello; an update follows. `log` is the whole story as far as the receiver
    may know it, or None when the update that follows holds all that was missed."""

    protocol: int
    table: Table
    person: str | None
    log: list[EventOut] | None
    chat: list[ChatOut]


class Update(Reply, tag="update"):
    """The table now, as the receiver may see it, and the steps that led here from `base`."""

    base: int
    version: int
    now: int
    table: Table
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


class Change(Struct):
    """A number in the view that a choice changes: where, before and after."""

    path: list[str | int]
    before: float | None
    after: float | None


class Preview(Struct):
    """What one choice brings. `reveals`: something hidden comes to light, nothing more is said."""

    action: int
    reveals: bool
    ends_turn: bool = False
    scores: list[int] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    events: list[EventOut] = field(default_factory=list)


class Previews(Reply, tag="previews"):
    """What each legal choice of that version brings."""

    version: int
    previews: list[Preview]


class Hint(Reply, tag="hint"):
    """What a bot would do, and why where it can say."""

    version: int
    action: int
    notation: str
    reasons: list[Text]


class Chat(Reply, tag="chat"):
    """Somebody said something."""

    line: ChatOut


class TableChanged(Reply, tag="table"):
    """Somebody came, went, connected: the table without the game."""

    table: Table


class LobbyReady(Reply, tag="ready"):
    """The lobby's socket tells every change from now on: load the lists."""


class LobbyTables(Reply, tag="tables"):
    """Tables of the lobby's lists that are new or have changed, as the receiver sees them."""

    tables: list[Table]


class Thinking(Reply, tag="thinking"):
    """The seats whose bots are thinking now."""

    seats: list[int]


class Done(Reply, tag="done"):
    """A command was carried out that needs no other answer."""

    version: int


class Pong(Reply, tag="pong"):
    """The answer to a ping."""

    now: int


class Problem(Reply, tag="error"):
    """Something was refused and nothing has changed. `key` is `server-error-<code>`."""

    code: str
    key: str
    data: Data = field(default_factory=dict)


AnyReply = (
    Welcome | Update | Previews | Hint | Chat | TableChanged | Thinking | Done | Pong | Problem
)
