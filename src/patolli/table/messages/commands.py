"""What a client says to a table."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from patolli.table.messages.parts import Ref, message

PROTOCOL: Final = 1


@message
class Command:
    """The parent of what a client says. `ref` comes back in the answer."""

    ref: Ref = field(default=None, kw_only=True)


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
