"""Every place in the city where a shape fits, and which of them are free, found all at once.

A placement is one shape in one orientation on one anchor square, the first of its squares in the
city's order. Its squares, its border and its quarters are computed here once.
"""

from __future__ import annotations

from typing import Final, final

from patolli.core.native import i64
from patolli.games.founders.city.grid import HALF_ROW, Grid, in_reach
from patolli.games.founders.city.shapes import Cells, drawing, orientations
from patolli.games.founders.names import ANYWHERE


@final
class Placements:
    """Every placement of every shape, numbered shape by shape, orientation by orientation."""

    def __init__(self, grid: Grid, shapes: list[Cells]) -> None:
        self.names: Final[list[str]] = []
        self.shape: Final[list[int]] = []
        self.drawing: Final[list[str]] = []
        self.orientation: Final[list[int]] = []  # which of its shape's
        self.anchor: Final[list[int]] = []
        self.squares: Final[list[list[int]]] = []
        self.north: Final[list[int]] = []
        self.south: Final[list[int]] = []
        # The squares next to it.
        self.border: Final[list[list[int]]] = []
        self.border_north: Final[list[int]] = []
        self.border_south: Final[list[int]] = []
        self.quarters: Final[list[list[int]]] = []
        self.quarter_bits: Final[list[int]] = []
        self.east: Final[list[int]] = []
        self.west: Final[list[int]] = []
        # The placements of a shape in reach of a side (or anywhere): index shape * 5 + side; and
        # their squares, numbered as in the half that this side reaches.
        self.reach: Final[list[list[int]]] = [[] for _ in range(len(shapes) * 5)]
        self.reach_squares: Final[list[list[list[int]]]] = [[] for _ in range(len(shapes) * 5)]
        for number, cells in enumerate(shapes):
            for orientation, oriented in enumerate(orientations(cells)):
                self._add_all(grid, number, oriented)
                self.orientation.extend([orientation] * (len(self) - len(self.orientation)))

    def __len__(self) -> int:
        return len(self.names)

    def _add_all(self, grid: Grid, shape: int, cells: Cells) -> None:
        """Add one orientation on every anchor where it stays in the city and off the pyramid."""
        word = drawing(cells)
        first = cells[0][1]  # the anchor's column inside the drawing
        for anchor in range(grid.squares):
            row, col = anchor // grid.cols, anchor % grid.cols - first
            squares = [grid.at(row + r, col + c) for r, c in cells]
            if min(squares) >= 0:
                self._add(grid, shape, word, squares)

    def _add(self, grid: Grid, shape: int, word: str, squares: list[int]) -> None:
        number = len(self.names)
        anchor = squares[0]
        near: list[int] = []
        for square in squares:
            for other in grid.neighbours(square):
                if other not in squares and other not in near:
                    near.append(other)
        near.sort()
        quarters = sorted({grid.quarter(square) for square in squares})
        self.names.append(f"{word} {grid.names[anchor]}")
        self.shape.append(shape)
        self.drawing.append(word)
        self.anchor.append(anchor)
        self.squares.append(squares)
        self.north.append(grid.north_mask(squares))
        self.south.append(grid.south_mask(squares))
        self.border.append(near)
        self.border_north.append(grid.north_mask(near))
        self.border_south.append(grid.south_mask(near))
        self.quarters.append(quarters)
        self.quarter_bits.append(sum(1 << quarter for quarter in quarters))
        self.east.append(grid.east_mask(squares))
        self.west.append(grid.west_mask(squares))
        halves = [self.north[-1], self.east[-1], self.south[-1], self.west[-1]]
        for side in range(5):
            if all(in_reach(quarter, side) for quarter in quarters):
                numbered = squares if side == ANYWHERE else bits_of(halves[side])
                self.reach[shape * 5 + side].append(number)
                self.reach_squares[shape * 5 + side].append(numbered)


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@final
class Way:
    """A shape in one orientation in reach of one side: where it fits is found all at once.

    With `full` the covered squares of that half, bit a of `anchors & ~(full | full >> o | ...)`,
    over all offsets o, says whether the anchor square a is free and every other square as well.
    """

    def __init__(self, anchors: list[int], offsets: list[int], answers: list[int]) -> None:
        self.offsets: Final = offsets
        self.anchors: Final[i64] = sum(1 << anchor for anchor in anchors)
        self.lists: Final = ready_lists(anchors, answers)

    def free(self, full: i64) -> i64:
        """The anchors where nothing is in the way."""
        blocked = full
        offset: i64
        for offset in self.offsets:
            blocked |= full >> offset
        return self.anchors & ~blocked


@final
class WideWay:
    """A shape in one orientation anywhere in the city: as a way, but across both halves."""

    def __init__(
        self, anchors: list[int], offsets: list[int], answers: list[int], half: int
    ) -> None:
        self.half: Final[i64] = half
        self.offsets: Final = offsets
        north = [anchor for anchor in anchors if anchor < half]
        south = [anchor - half for anchor in anchors if anchor >= half]
        self.anchors_north: Final[i64] = sum(1 << anchor for anchor in north)
        self.anchors_south: Final[i64] = sum(1 << anchor for anchor in south)
        self.lists_north: Final = ready_lists(north, answers[: len(north)])
        self.lists_south: Final = ready_lists(south, answers[len(north) :])

    def free_north(self, north: i64, south: i64) -> i64:
        """The northern anchors where nothing is in the way."""
        blocked = north
        half = self.half
        offset: i64
        for offset in self.offsets:
            if offset < half:
                over = south & ((1 << offset) - 1)  # what lies beyond the last northern square
                blocked |= north >> offset | over << (half - offset)
            else:
                blocked |= south >> (offset - half)
        return self.anchors_north & ~blocked

    def free_south(self, south: i64) -> i64:
        """The southern anchors where nothing is in the way."""
        blocked = south
        offset: i64
        for offset in self.offsets:
            if offset < self.half:
                blocked |= south >> offset
        return self.anchors_south & ~blocked


def ready_lists(anchors: list[int], answers: list[int]) -> list[list[object]]:
    """The answers of every set of five neighbouring anchors, ready to be handed on."""
    at = dict(zip(anchors, answers, strict=True))
    chunks = (anchors[-1] // HALF_ROW + 1) if anchors else 0
    return [
        [
            at[chunk * HALF_ROW + bit]
            for bit in range(HALF_ROW)
            if squares >> bit & 1 and chunk * HALF_ROW + bit in at
        ]
        for chunk in range(chunks)
        for squares in range(1 << HALF_ROW)
    ]
