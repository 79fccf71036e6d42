"""The spaces of a pyramid: names, supports, quarters, reach."""

from __future__ import annotations

from typing import Final

from patolli.games.founders.names import BOTTOM, LEFT, RIGHT, TOP

BASE: Final[list[str]] = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]
CENTRE: Final = 4
BASE_BITS: Final = 511  # all nine spaces of the base
UPPER: Final = 9  # the first space of the first level; the four are NW, NE, SW, SE
SUMMIT: Final = 13
SPACES: Final = 14
SPACE_NAMES: Final[list[str]] = [
    "base-nw",
    "base-n",
    "base-ne",
    "base-w",
    "base-c",
    "base-e",
    "base-sw",
    "base-s",
    "base-se",
    "upper-nw",
    "upper-ne",
    "upper-sw",
    "upper-se",
    "top",
]


def _supports() -> list[list[int]]:
    """The tiles that each space rests on: none for the base."""
    table: list[list[int]] = [[] for _ in range(9)]
    for row in range(2):
        for col in range(2):
            corner = row * 3 + col
            table.append([corner, corner + 1, corner + 3, corner + 4])
    table.append([UPPER, UPPER + 1, UPPER + 2, UPPER + 3])
    return table


def _space_quarters() -> list[list[int]]:
    """The quarters (0 NW, 1 NE, 2 SW, 3 SE) that hold at least a part of each space."""
    table: list[list[int]] = []
    for row in range(3):
        for col in range(3):
            rows = [0, 1] if row == 1 else [row // 2]
            cols = [0, 1] if col == 1 else [col // 2]
            table.append([r * 2 + c for r in rows for c in cols])
    for quarter in range(4):
        table.append([quarter])
    table.append([0, 1, 2, 3])
    return table


def _base_reach() -> list[list[int]]:
    """The six spaces of the base nearest each side, then all nine."""
    sides: list[list[int]] = [[] for _ in range(5)]
    for space in range(9):
        row, col = space // 3, space % 3
        if row < 2:
            sides[TOP].append(space)
        if col > 0:
            sides[RIGHT].append(space)
        if row > 0:
            sides[BOTTOM].append(space)
        if col < 2:
            sides[LEFT].append(space)
        sides[4].append(space)
    return sides


def _upper_reach() -> list[list[int]]:
    """The spaces above the base whose supports are all in reach; the top always (FOU-REACH-4)."""
    sides: list[list[int]] = []
    for side in range(5):
        base = BASE_REACH[side]
        reached = [space for space in range(UPPER, SUMMIT) if _all_in(SUPPORTS[space], base)]
        sides.append([*reached, SUMMIT])
    return sides


def bits_of(items: list[int]) -> int:
    """A set of spaces or quarters by its bits."""
    return sum(1 << item for item in items)


def _all_in(items: list[int], allowed: list[int]) -> bool:
    return all(item in allowed for item in items)


SUPPORTS: Final[list[list[int]]] = _supports()
SPACE_QUARTERS: Final[list[list[int]]] = _space_quarters()
SPACE_QUARTER_BITS: Final[list[int]] = [bits_of(quarters) for quarters in SPACE_QUARTERS]
QUARTER_SPACES: Final[list[list[int]]] = [
    [space for space in range(SPACES) if quarter in SPACE_QUARTERS[space]] for quarter in range(4)
]
BASE_REACH: Final[list[list[int]]] = _base_reach()
UPPER_REACH: Final[list[list[int]]] = _upper_reach()
# Sets of spaces by their bits.
SUPPORT_BITS: Final[list[int]] = [bits_of(spaces) for spaces in SUPPORTS]
BASE_REACH_BITS: Final[list[int]] = [bits_of(spaces) for spaces in BASE_REACH]
