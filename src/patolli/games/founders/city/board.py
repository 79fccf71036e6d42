"""A player board as printed: its groups of mask squares and the rewards of its base."""

from __future__ import annotations

from typing import Final, final

from patolli.core.components import Section
from patolli.core.native import i64
from patolli.games.founders.city.grid import Grid
from patolli.games.founders.city.pyramid import BASE, CENTRE
from patolli.games.founders.city.shapes import contiguous
from patolli.games.founders.names import MASKS
from patolli.games.founders.tiles.printed import Reward


@final
class Board:
    """A player board: its groups of mask squares and its rewards (None under the white tile)."""

    def __init__(
        self,
        name: str,
        section: Section,
        grid: Grid,
        classes: list[str],
        sizes: list[int],
        group_size: list[int],
    ) -> None:
        self.name: Final = name
        self.group_names: Final[list[str]] = []
        self.group_colour: Final[list[int]] = []
        self.group_squares: Final[list[list[int]]] = []
        self._read_map(section, grid, group_size)
        self.group_north: Final = [grid.north_mask(group) for group in self.group_squares]
        self.group_south: Final = [grid.south_mask(group) for group in self.group_squares]
        squares = [square for group in self.group_squares for square in group]
        self.mask_north: Final[i64] = grid.north_mask(squares)
        self.mask_south: Final[i64] = grid.south_mask(squares)
        self.rewards: Final[list[Reward | None]] = []
        rewards = section.section("rewards")
        for space, word in enumerate(BASE):
            if space == CENTRE:
                self.rewards.append(None)
            else:
                self.rewards.append(Reward(rewards.section(word), classes, sizes))
        rewards.finish()
        section.finish()

    def _read_map(self, section: Section, grid: Grid, group_size: list[int]) -> None:
        """Find the groups of the map and check that it fits the city."""
        lines = [line.split() for line in section.texts("map")]
        if len(lines) != grid.rows or any(len(line) != grid.cols for line in lines):
            section.wrong("map", f"expected {grid.rows} rows of {grid.cols} squares")
            return
        marks = [mark for line in lines for mark in line]
        for square, mark in enumerate(marks):
            if (mark == "##") != grid.hole[square]:
                what = "under the pyramid" if grid.hole[square] else "not under the pyramid"
                section.wrong("map", f"{grid.names[square]} is {what}, but {mark!r} is drawn")
            elif mark != "##" and mark != ".." and mark not in self.group_names:
                self._add_group(section, grid, marks, mark, group_size)

    def _add_group(
        self, section: Section, grid: Grid, marks: list[str], mark: str, group_size: list[int]
    ) -> None:
        squares = [square for square, other in enumerate(marks) if other == mark]
        colours = [colour for colour, word in enumerate(MASKS) if word[0] == mark[0]]
        if not colours:
            section.wrong("map", f"{mark!r} begins with no mask colour's letter")
            return
        low, high = group_size
        if not low <= len(squares) <= high:
            section.wrong("map", f"group {mark!r} has {len(squares)} squares, not {low} to {high}")
        if not contiguous([(square // grid.cols, square % grid.cols) for square in squares]):
            section.wrong("map", f"group {mark!r} is not contiguous")
        self.group_names.append(mark)
        self.group_colour.append(colours[0])
        self.group_squares.append(squares)
