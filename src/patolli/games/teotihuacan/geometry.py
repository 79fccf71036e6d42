"""The shape of the Pyramid: slots, supports, icon cells and decoration spaces, as tables.

A slot of level L (1 to 4) at row r and column c covers the four icon cells whose top left one is
(2r + L - 1, 2c + L - 1). A decoration space is side * 4 + mark - 1, mark 1 lying on the ground.
"""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.components import (
    LEVELS,
    PYRAMID_ICONS,
    PYRAMID_TILES,
    SIDE_ICONS,
    SIDES,
    START_SLOTS,
)

CELLS: Final = 8
MARKS: Final = 4
DECORATION_SPACES: Final[int] = len(SIDES) * MARKS
OFF_GRID: Final = -1


def _slots() -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for level in range(1, LEVELS + 1):
        width = LEVELS + 1 - level
        for row in range(width):
            for column in range(width):
                found.append((level, row, column))
    return found


def _cells(slot: tuple[int, int, int]) -> list[int]:
    level, row, column = slot
    top = 2 * row + level - 1
    left = 2 * column + level - 1
    corner = top * CELLS + left
    return [corner, corner + 1, corner + CELLS + 1, corner + CELLS]


SLOTS: Final[list[tuple[int, int, int]]] = _slots()
SLOT_COUNT: Final[int] = len(SLOTS)
TOP_SLOT: Final[int] = SLOT_COUNT - 1
SLOT_LEVEL: Final[list[int]] = [level for level, _, _ in SLOTS]
SLOT_NAMES: Final[list[str]] = [f"{level}{'abcd'[column]}{row + 1}" for level, row, column in SLOTS]
# Clockwise from the top left, like the icons of a tile.
SLOT_CELLS: Final[list[list[int]]] = [_cells(slot) for slot in SLOTS]
SLOT_NEEDS: Final[list[list[int]]] = [
    [
        SLOTS.index((level - 1, row + down, column + right))
        for down, right in ((0, 0), (0, 1), (1, 0), (1, 1))
    ]
    if level > 1
    else []
    for level, row, column in SLOTS
]
START_PATTERN: Final[list[list[int]]] = [
    [SLOTS.index((slot[0], slot[1], slot[2])) for slot in slots] for slots in START_SLOTS
]


def _turned(tile: int, quarters: int) -> list[int]:
    icons = PYRAMID_ICONS[tile]
    return [icons[(k - quarters) % 4] for k in range(4)]


# TURNED[tile * 4 + quarter turns clockwise]: the icons clockwise from the top left.
TURNED: Final[list[list[int]]] = [
    _turned(tile, quarters) for tile in range(PYRAMID_TILES) for quarters in range(4)
]
# The turns of each tile that look different.
TURNS: Final[list[list[int]]] = [
    [
        quarters
        for quarters in range(4)
        if _turned(tile, quarters) not in [_turned(tile, less) for less in range(quarters)]
    ]
    for tile in range(PYRAMID_TILES)
]


def _decoration_cells(side: int, mark: int) -> list[int]:
    """The two icon cells under a tile's icons, in the tile's order; none on the ground."""
    if mark == 1:
        return [OFF_GRID, OFF_GRID]
    near = mark - 2
    far = CELLS - 1 - near
    if side == 0:
        return [near * CELLS + 3, near * CELLS + 4]
    if side == 1:
        return [3 * CELLS + far, 4 * CELLS + far]
    if side == 2:
        return [far * CELLS + 4, far * CELLS + 3]
    return [4 * CELLS + near, 3 * CELLS + near]


DECORATION_CELLS: Final[list[list[int]]] = [
    _decoration_cells(side, mark) for side in range(len(SIDES)) for mark in range(1, MARKS + 1)
]
# The slots of the layer right below each space; they rest on all the layers under them.
DECORATION_NEEDS: Final[list[list[int]]] = [
    [
        slot
        for slot in range(SLOT_COUNT)
        if SLOT_LEVEL[slot] == space % MARKS
        and any(cell in SLOT_CELLS[slot] for cell in DECORATION_CELLS[space])
    ]
    for space in range(DECORATION_SPACES)
]
GROUND_ICONS: Final[list[list[int]]] = [
    SIDE_ICONS[space // MARKS] if space % MARKS == 0 else [] for space in range(DECORATION_SPACES)
]
