"""What a seat sees of a game of Patolli: everything."""

from __future__ import annotations

from typing import TypedDict, cast

from patolli.games.patolli.state import HOME, PatolliState


class PatolliView(TypedDict):
    """The game's part of an observation."""

    progress: list[list[int]]  # squares gone, by seat and piece; -1 in hand, 52 home
    squares: list[list[int]]  # squares of the common track that a seat's pieces stand on
    counters: list[int]
    throw: int | None  # the points of the throw that is to be used


def view(s: PatolliState) -> PatolliView:
    """All that lies on the mat, the beans among it."""
    return {
        "progress": [pieces.copy() for pieces in s.progress],
        "squares": [
            [s.square(seat, at) for at in pieces if 0 <= at < HOME]
            for seat, pieces in enumerate(s.progress)
        ],
        "counters": s.counters.copy(),
        "throw": thrown(s),
    }


def thrown(s: PatolliState) -> int | None:
    """What the seat that decides has thrown; None before a throw and at the end."""
    if not s.stack:
        return None
    return cast("int | None", s.stack[-1].view(s).get("throw"))
