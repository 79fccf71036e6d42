"""Bitboards: a set of spaces is a number with one bit per space, so that one operation asks all.

`|` joins sets, `&` keeps what both have, `& ~` takes away.
"""

from __future__ import annotations

from typing import Final, cast

from patolli.core.native import i64
from patolli.games.tikal.actions import ACTIONS

_NUMBERS: Final[list[object]] = list(range(len(ACTIONS)))
"""The ids of all actions, as objects: a list of answers takes them as they are."""


def only(space: i64) -> i64:
    """The set of one space, empty for a number that is none.

    Not `1 << space`, which mypyc computes in 32 bits.
    """
    if space > 61:
        return 0
    highest: i64 = 1 << 61
    return highest >> (61 - space)


def lowest(spaces: i64) -> i64:
    """The first space of a set that is not empty; `spaces & (spaces - 1)` are the others."""
    alone: int = spaces & -spaces
    return alone.bit_length() - 1


def add_answers(answers: list[int], first: int, spaces: i64) -> None:
    """For every space of a set, ascending, the action that comes so many ids after the first."""
    start: i64 = first
    numbers = cast("list[object]", answers)
    while spaces:
        numbers.append(_NUMBERS[start + lowest(spaces)])
        spaces &= spaces - 1


def spaces_of(spaces: i64) -> list[int]:
    """The spaces of a set, ascending."""
    found: list[int] = []
    while spaces:
        found.append(lowest(spaces))
        spaces &= spaces - 1
    return found
