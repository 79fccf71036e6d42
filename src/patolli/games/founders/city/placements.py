"""Every place in the city where a shape fits, and which of them are free, found all at once.

A placement is one shape in one orientation on one anchor square, the first of its squares in the
city's order. Its squares, its border and its quarters are computed here once.
"""

from __future__ import annotations

from typing import Final, cast, final

from patolli.core.native import i64
from patolli.games.founders.city.grid import (
    CHUNK,
    CHUNK_MASK,
    OFFSET,
    OFFSET_MASK,
    Grid,
    in_reach,
)
from patolli.games.founders.city.shapes import Cells, drawing, orientations
from patolli.games.founders.names import ANYWHERE

# Sets of answers that lie ready, each by itself: equal ones are the same object.
Ready = dict[tuple[object, ...], tuple[object, ...]]


@final
class Footprint:
    """The squares under a placement and those next to it, as sets: in fields, read at no cost."""

    def __init__(self, grid: Grid, squares: list[int], near: list[int]) -> None:
        self.north: Final[i64] = grid.north_mask(squares)
        self.south: Final[i64] = grid.south_mask(squares)
        self.east: Final[i64] = grid.east_mask(squares)
        self.west: Final[i64] = grid.west_mask(squares)
        self.near_north: Final[i64] = grid.north_mask(near)
        self.near_south: Final[i64] = grid.south_mask(near)


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
        self.footprints: Final[list[Footprint]] = []
        self.quarters: Final[list[list[int]]] = []
        self.quarter_bits: Final[list[int]] = []
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
        quarters = sorted({grid.quarter(square) for square in squares})
        self.names.append(f"{word} {grid.names[anchor]}")
        self.shape.append(shape)
        self.drawing.append(word)
        self.anchor.append(anchor)
        self.squares.append(squares)
        self.quarters.append(quarters)
        self.quarter_bits.append(sum(1 << quarter for quarter in quarters))
        foot = Footprint(grid, squares, near)
        self.footprints.append(foot)
        halves = [foot.north, foot.east, foot.south, foot.west]
        for side in range(5):
            if all(in_reach(quarter, side) for quarter in quarters):
                numbered = squares if side == ANYWHERE else bits_of(halves[side])
                self.reach[shape * 5 + side].append(number)
                self.reach_squares[shape * 5 + side].append(numbered)


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@final
class Oriented:
    """A shape in one orientation within a reach: where it lies there, and what each is called."""

    def __init__(
        self, drawing: str, anchors: list[int], offsets: list[int], answers: list[object]
    ) -> None:
        self.drawing: Final = drawing
        self.anchors: Final = anchors
        self.offsets: Final = offsets
        self.answers: Final = answers


@final
class Way:
    """A shape in one orientation in reach of one side: where it fits is found all at once.

    With `full` the covered squares of that half, bit a of `anchors & ~(full | full >> o | ...)`,
    over all offsets o, says whether the anchor square a is free and every other square as well.
    """

    def __init__(self, one: Oriented, lists: list[tuple[object, ...]]) -> None:
        # All offsets in one number, so that no list is read; none of them is 0.
        self.offsets: Final[i64] = sum(
            offset << OFFSET * index for index, offset in enumerate(one.offsets)
        )
        self.anchors: Final[i64] = sum(1 << anchor for anchor in one.anchors)
        self.lists: Final = lists

    def free(self, full: i64) -> i64:
        """The anchors where nothing is in the way."""
        blocked = full
        offsets = self.offsets
        while offsets:
            blocked |= full >> (offsets & OFFSET_MASK)
            offsets >>= OFFSET
        return self.anchors & ~blocked


@final
class WideWay:
    """A shape in one orientation anywhere in the city: as a way, but across both halves."""

    def __init__(self, one: Oriented, half: int, known: Ready) -> None:
        self.drawing: Final = one.drawing
        self.half: Final[i64] = half
        self.offsets: Final = one.offsets
        north = [anchor for anchor in one.anchors if anchor < half]
        south = [anchor - half for anchor in one.anchors if anchor >= half]
        self.anchors_north: Final[i64] = sum(1 << anchor for anchor in north)
        self.anchors_south: Final[i64] = sum(1 << anchor for anchor in south)
        self.lists_north: Final = ready_lists(north, one.answers[: len(north)], known)
        self.lists_south: Final = ready_lists(south, one.answers[len(north) :], known)

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


def ready_lists(
    anchors: list[int], answers: list[object], known: Ready
) -> list[tuple[object, ...]]:
    """The answers of every set of `CHUNK` neighbouring squares, ready to be handed on.

    Nothing is kept twice: sets that are `known` are used again, and all hold the same numbers,
    which compiled code would make anew of a `list[int]`.
    """
    at = dict(zip(anchors, answers, strict=True))
    ready: list[tuple[object, ...]] = []
    for first in range(0, anchors[-1] + 1 if anchors else 0, CHUNK):
        made: list[tuple[object, ...]] = [()]
        for anchor in range(first, first + CHUNK):
            # With one anchor more: all sets so far, and each with this anchor.
            made += [(*one, at[anchor]) for one in made] if anchor in at else made
        ready += [known.setdefault(one, one) for one in made]
    return ready


def add_ready(answers: list[int], lists: list[tuple[object, ...]], squares: i64) -> None:
    """Add the ready-made answers of a set of squares of a half, ascending."""
    found = cast("list[object]", answers)  # the ready-made numbers are handed on as they are
    chunk: i64
    first: i64 = 0
    while squares:
        chunk = squares & CHUNK_MASK
        if chunk:
            found += lists[first + chunk]
        squares >>= CHUNK
        first += CHUNK_MASK + 1
