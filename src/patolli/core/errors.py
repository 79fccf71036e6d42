"""What can be wrong with what we are given. Every error is a ValueError that says what would do."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches


class PatolliError(ValueError):
    """The parent of every error that bad input can cause."""


class UnknownGame(PatolliError):
    """No game of that id is installed."""


class IllegalAction(PatolliError):
    """A well-formed action that is not allowed now. The state is untouched."""


class UnknownAction(PatolliError):
    """Not an action of the game's catalogue."""


class BadOption(PatolliError):
    """An option, or a number of seats, that the game does not have."""


class BadRecord(PatolliError):
    """A record that can't be replayed here."""


class BadPosition(PatolliError):
    """A hand-written position that is impossible; `reasons` lists everything wrong with it."""

    def __init__(self, reasons: list[str]) -> None:
        lines = "\n".join(f"  - {reason}" for reason in reasons)
        super().__init__(f"impossible position:\n{lines}")
        self.reasons = reasons


class BadComponents(PatolliError):
    """A component file that can't be played with; `reasons` lists everything wrong with it."""

    def __init__(self, path: str, reasons: list[str]) -> None:
        lines = "\n".join(f"  - {reason}" for reason in reasons)
        super().__init__(f"{path}:\n{lines}")
        self.reasons = reasons


def nearest(word: str, known: Sequence[str], most: int = 3) -> str:
    """The known words nearest to a mistyped one, as the end of an error message."""
    words = sorted(set(known))
    close = get_close_matches(word, words, n=most, cutoff=0.4)
    if not close:
        close = words[:most]
    return "did you mean " + " or ".join(repr(name) for name in close) + "?" if close else ""
