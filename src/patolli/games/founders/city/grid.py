"""The squares of a city: names, neighbours, quarters, reach.

A set of squares is two integers, one bit per square: the northern half and the southern half. Each
stays below 62 bits, which both CPython and mypyc handle in a machine word. What tiles cover is kept
for the eastern and the western half too, so that each side's reach is a single integer.
"""

from __future__ import annotations

from typing import Final, final

from patolli.core.native import i64
from patolli.games.founders.names import BOTTOM, LEFT, RIGHT, TOP

# Squares whose answers lie ready, for every set of them. The more, the fewer parts a list of
# answers has, but tables that do not fit in the processor's cache cost more than that spares.
CHUNK: Final = 5
CHUNK_MASK: Final = 31
OFFSET: Final = 6  # bits of the distance of two squares: a half has fewer than 64
OFFSET_MASK: Final = (1 << OFFSET) - 1
COUNTED: Final = 10  # squares that are counted at once
COUNTED_MASK: Final = 1023
BIT_COUNTS: Final[list[int]] = [squares.bit_count() for squares in range(1 << COUNTED)]


@final
class Grid:
    """The squares of a city, row by row from the north-west; the first half are `north`."""

    def __init__(self, rows: int, cols: int, hole_rows: list[int], hole_cols: list[int]) -> None:
        self.rows: Final = rows
        self.cols: Final = cols
        self.squares: Final = rows * cols
        self.half: Final = rows // 2 * cols
        self.whole_half: Final[i64] = (1 << self.half) - 1
        self.names: Final[list[str]] = [
            f"{chr(ord('a') + square % cols)}{square // cols + 1}" for square in range(rows * cols)
        ]
        self.hole: Final[list[bool]] = [
            hole_rows[0] <= square // cols <= hole_rows[1]
            and hole_cols[0] <= square % cols <= hole_cols[1]
            for square in range(rows * cols)
        ]
        # The square's bit in each half: one of the two is 0.
        self.north: Final[list[int]] = [
            1 << square if square < self.half else 0 for square in range(self.squares)
        ]
        self.south: Final[list[int]] = [
            1 << (square - self.half) if square >= self.half else 0
            for square in range(self.squares)
        ]
        # The squares after it, in each half.
        self.later_north: Final = [
            (1 << self.half) - (self.north[square] << 1) if square < self.half else 0
            for square in range(self.squares)
        ]
        self.later_south: Final = [
            (1 << self.half) - (max(1, self.south[square] << 1)) for square in range(self.squares)
        ]
        self.hole_north: Final = self.north_mask(self.hole_squares())
        self.hole_south: Final = self.south_mask(self.hole_squares())
        self.hole_east: Final = self.east_mask(self.hole_squares())
        self.hole_west: Final = self.west_mask(self.hole_squares())

    def hole_squares(self) -> list[int]:
        """The squares under the pyramid."""
        return [square for square in range(self.squares) if self.hole[square]]

    def north_mask(self, squares: list[int]) -> int:
        """The northern squares of a set."""
        mask = 0
        for square in squares:
            mask |= self.north[square]
        return mask

    def south_mask(self, squares: list[int]) -> int:
        """The southern squares of a set."""
        mask = 0
        for square in squares:
            mask |= self.south[square]
        return mask

    def east_mask(self, squares: list[int]) -> int:
        """The eastern squares of a set, numbered row by row among themselves."""
        mask = 0
        width = self.cols // 2
        for square in squares:
            row, col = square // self.cols, square % self.cols
            if col >= width:
                mask |= 1 << (row * width + col - width)
        return mask

    def west_mask(self, squares: list[int]) -> int:
        """The western squares of a set, numbered row by row among themselves."""
        mask = 0
        width = self.cols // 2
        for square in squares:
            row, col = square // self.cols, square % self.cols
            if col < width:
                mask |= 1 << (row * width + col)
        return mask

    def square(self, name: str) -> int:
        """The square of that name, or -1."""
        return self.names.index(name) if name in self.names else -1

    def at(self, row: int, col: int) -> int:
        """The square there, or -1 outside the city and under the pyramid."""
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            return -1
        square = row * self.cols + col
        return -1 if self.hole[square] else square

    def neighbours(self, square: int) -> list[int]:
        """The orthogonal neighbours of a square, ascending."""
        row, col = square // self.cols, square % self.cols
        around = [
            self.at(row - 1, col),
            self.at(row, col - 1),
            self.at(row, col + 1),
            self.at(row + 1, col),
        ]
        return [other for other in around if other >= 0]

    def quarter(self, square: int) -> int:
        """The quarter of a square: 0 NW, 1 NE, 2 SW, 3 SE."""
        south = square // self.cols >= self.rows // 2
        east = square % self.cols >= self.cols // 2
        return (2 if south else 0) + (1 if east else 0)


def in_reach(quarter: int, side: int) -> bool:
    """Whether a quarter is one of the two nearest that side (FOU-REACH-1)."""
    if side == TOP:
        return quarter < 2
    if side == BOTTOM:
        return quarter >= 2
    if side == RIGHT:
        return quarter % 2 == 1
    if side == LEFT:
        return quarter % 2 == 0
    return True
