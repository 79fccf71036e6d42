"""The geometry of the board: 40 spaces, their names and their neighbours.

A space is a number, column * 5 + row; its name is the column's letter and the row's digit.
"""

from __future__ import annotations

from typing import Final

from patolli.core.native import i64
from patolli.games.tikal.components import BASE, COLUMNS, HEXES, KIND, PRINTED, ROWS, SIDES

SPACES: Final[list[str]] = [column + row for column in COLUMNS for row in ROWS]
SPACE_COUNT: Final[int] = len(SPACES)
SIDE_COUNT: Final[int] = len(SIDES)

# Column and row steps per side, clockwise from north; every other column stands half a hex higher.
_HIGH: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)]
_LOW: Final[list[tuple[int, int]]] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


RESERVE: Final = -1
GONE: Final = -2
"""Where a piece is that stands on no space: still to be brought in, or out of the game."""


OPPOSITE: Final[list[int]] = [(side + SIDE_COUNT // 2) % SIDE_COUNT for side in range(SIDE_COUNT)]
"""The side of the neighbour that meets each side."""


def _neighbours() -> list[int]:
    """For space * 6 + side the space beyond that side, -1 at the edge of the board."""
    beyond: list[int] = []
    for column in range(len(COLUMNS)):
        for row in range(len(ROWS)):
            for step in _HIGH if column % 2 == 0 else _LOW:
                there = (column + step[0], row + step[1])
                if 0 <= there[0] < len(COLUMNS) and 0 <= there[1] < len(ROWS):
                    beyond.append(there[0] * len(ROWS) + there[1])
                else:
                    beyond.append(-1)
    return beyond


NEIGHBOURS: Final[list[int]] = _neighbours()


BORDER_SHIFT: Final = 3
BORDER_SIDE: Final = (1 << BORDER_SHIFT) - 1
"""A border is one number: the space beyond it, shifted, and its side in the last bits."""


def _borders() -> list[list[i64]]:
    """For each space its borders, by the space beyond them."""
    borders: list[list[i64]] = []
    for space in range(SPACE_COUNT):
        around = NEIGHBOURS[space * SIDE_COUNT : (space + 1) * SIDE_COUNT]
        found = [(there << BORDER_SHIFT) + side for side, there in enumerate(around) if there >= 0]
        borders.append(sorted(found))
    return borders


BORDERS: Final[list[list[i64]]] = _borders()

PRINTED_SPACES: Final[list[int]] = [SPACES.index(HEXES[tile].space) for tile in PRINTED]
BASE_CAMP: Final[int] = PRINTED_SPACES[[KIND[tile] for tile in PRINTED].index(BASE)]
