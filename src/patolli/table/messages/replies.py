"""What a table says to its clients."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from patolli.core.message import Data
from patolli.table.messages.parts import (
    ChatOut,
    Choice,
    Clock,
    EventOut,
    Ref,
    Source,
    StepOut,
    TableInfo,
    Text,
    UndoInfo,
    message,
)


@message
class Reply:
    """The parent of what the table says. `ref` is that of the command it answers."""

    ref: Ref = field(default=None, kw_only=True)


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
