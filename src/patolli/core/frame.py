"""Frames: the pending decisions of a game, stacked.

A frame is an immutable value that knows who decides, what is legal and what each answer does. The
top of the stack is what is being decided; answering takes the frame off and may push others, which
are resolved first. A step is a frame that needs no answer. Nothing else remembers where we are.
"""

from __future__ import annotations

from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

from patolli.core.message import Data, Message
from patolli.core.native import mypyc_attr

S = TypeVar("S")  # the state of the frame's game

Args = list[object]

#: The things of an argument that is true or false.
FLAG: Final[list[str]] = ["false", "true"]

#: What can be answered to something that is not asked.
NO_ANSWERS: Final[list[int]] = []

#: The names of the arguments of each class of frames, read once from its constructor.
_NAMES: Final[dict[type[Frame[Any]], list[str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A decision to be made by `seat`.

    A subclass sets `name` (unique in its game), keeps each argument of its constructor (an integer,
    a text, or a tuple of integers) in a field of the same name, and says what is legal and what an
    answer does. It never changes after it is made. All may know its arguments, but for `untold`
    ones.
    """

    name: ClassVar[str] = ""
    untold: ClassVar[tuple[str, ...]] = ()  # arguments that observations don't tell

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @classmethod
    def things(cls, s: S) -> dict[str, list[str]]:
        """The arguments that number things, with the names of these things.

        A position names them (`space = "b4"`, and `"none"` for -1); `FLAG` stands for true and
        false. All other arguments are written as they are.
        """
        return {}

    def args(self) -> Args:
        """The arguments that make an equal frame, in the constructor's order."""
        return [getattr(self, name) for name in argument_names(type(self))]

    def legal(self, s: S) -> list[int]:
        """The possible answers, ascending, at least one."""
        raise TypeError(f"{type(self).__name__} does not say what is legal")

    def apply(self, s: S, action: int) -> None:
        """Carry out a legal answer. The frame is off the stack already."""
        raise TypeError(f"{type(self).__name__} does not say what an answer does")

    def run(self, s: S) -> None:
        """What happens where nothing can be answered: only a step says that."""
        raise AssertionError(f"{self!r} is asked and has no legal answer")

    def asks_single(self, s: S) -> bool:
        """Whether one possible answer is still a choice in the player's eyes (pass, end turn)."""
        return False

    def prompt(self, s: S) -> Message:
        """What is being asked, and which effect asks."""
        return Message(f"prompt-{self.name}")

    def label(self, s: S, action: int) -> Message:
        """What an answer is called, with what it costs and brings."""
        return Message("action")

    def view(self, s: S) -> Data:
        """What everyone at the table may see of this decision, for the game's view."""
        return {}

    def check(self, s: S) -> list[str]:
        """Everything impossible about this frame where it stands on the stack, as sentences."""
        return []

    def text(self) -> str:
        """The frame as a position writes it: `name argument argument`."""
        words = [self.name]
        for arg in self.args():
            if isinstance(arg, tuple):
                words.append(",".join([str(part) for part in arg]) + ("," if len(arg) < 2 else ""))
            else:
                words.append(str(arg))
        return " ".join(words)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame) and type(self) is type(other) and self.args() == other.args()
        )

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.args())))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.args())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(arg) for arg in self.args())})"


def argument_names(kind: type[Frame[Any]]) -> list[str]:
    """The names of a frame's arguments: those of its constructor."""
    names = _NAMES.get(kind)
    if names is None:
        names = [name for name in signature(kind).parameters if name != "self"]
        _NAMES[kind] = names
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Something that happens by itself when it comes to the top of the stack."""

    def legal(self, s: S) -> list[int]:
        return NO_ANSWERS

    def apply(self, s: S, action: int) -> None:
        self.run(s)

    def run(self, s: S) -> None:
        """Do it; it may push further frames."""
        raise TypeError(f"{type(self).__name__} does nothing")
