"""Bitboards: a set of spaces is a number with one bit per space, so that one operation asks all.

`|` joins sets, `&` keeps what both have, `& ~` takes away.
"""

from __future__ import annotations

from typing import Final, cast

from patolli.core.native import i64
from patolli.games.tikal.actions import ACTIONS
from patolli.games.tikal.board import SPACE_COUNT


def _alone() -> list[i64]:
    sets: list[i64] = []
    alone: i64 = 1
    for _ in range(SPACE_COUNT):
        sets.append(alone)
        alone += alone
    return sets


ONLY: Final[list[i64]] = _alone()
"""The set of each space alone; in place of `1 << space`, which mypyc computes in 32 bits."""

_PRIME: Final = 67
"""Powers of two leave different remainders here, up to the 66th: a table finds the exponent."""


def _exponents() -> list[i64]:
    table: list[i64] = [0] * _PRIME
    for space, alone in enumerate(ONLY):
        table[alone % _PRIME] = space
    return table


_EXPONENTS: Final[list[i64]] = _exponents()

_NUMBERS: Final[list[object]] = list(range(len(ACTIONS)))
"""The ids of all actions, as objects: a list of answers takes them as they are."""


def lowest(spaces: i64) -> i64:
    """The first space of a set that is not empty; `spaces & (spaces - 1)` are the others."""
    return _EXPONENTS[(spaces & -spaces) % _PRIME]


def add_answers(answers: list[int], first: int, spaces: i64) -> None:
    """For every space of a set, ascending, the action that comes so many ids after the first."""
    start: i64 = first
    numbers = cast("list[object]", answers)
    while spaces:
        numbers.append(_NUMBERS[start + _EXPONENTS[(spaces & -spaces) % _PRIME]])
        spaces &= spaces - 1


def spaces_of(spaces: i64) -> list[int]:
    """The spaces of a set, ascending."""
    found: list[int] = []
    while spaces:
        found.append(lowest(spaces))
        spaces &= spaces - 1
    return found
