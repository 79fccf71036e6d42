"""Reach: where in a city a tile may lie."""

from __future__ import annotations

from typing import cast

from patolli.core.native import i64
from patolli.games.founders.city.grid import HALF_ROW, HALF_ROW_MASK
from patolli.games.founders.names import ANYWHERE, BOTTOM, RIGHT, TOP
from patolli.games.founders.state import FoundersState


def reach_of(s: FoundersState, who: int, setup: int) -> int:
    """The side whose reach binds: during the setup none does (FOU-SETUP-16)."""
    return ANYWHERE if setup else s.architect[who]


def covered(s: FoundersState, who: i64, side: i64) -> i64:
    """The squares under tiles and the pyramid in the half that a side reaches."""
    if side == TOP:
        return s.north[who]
    if side == BOTTOM:
        return s.south[who]
    return s.east[who] if side == RIGHT else s.west[who]


def add_placements(
    s: FoundersState, answers: list[int], who: i64, shape: i64, side: i64, setup: i64
) -> None:
    """Add the answers `place` for every free placement of a shape in reach (FOU-BUILD-4)."""
    if side != ANYWHERE:
        full = covered(s, who, side)
        for way in s.a.ways[shape * 5 + side]:
            add_ready(answers, way.lists, way.free(full))
        return
    north, south = full_north(s, who, setup), full_south(s, who, setup)
    for wide in s.a.wide_ways[shape]:
        add_ready(answers, wide.lists_north, wide.free_north(north, south))
        add_ready(answers, wide.lists_south, wide.free_south(south))


def add_ready(answers: list[int], lists: list[list[object]], anchors: i64) -> None:
    """Add the ready-made answers of a set of anchors."""
    found = cast("list[object]", answers)
    chunk: i64
    first: i64 = 0
    while anchors:
        chunk = anchors & HALF_ROW_MASK
        if chunk:
            for answer in lists[first + chunk]:
                found.append(answer)
        anchors >>= HALF_ROW
        first += HALF_ROW_MASK + 1


def fits(s: FoundersState, who: i64, shape: i64, side: i64, setup: i64) -> bool:
    """Whether a shape has any free placement in reach."""
    if side != ANYWHERE:
        full = covered(s, who, side)
        for way in s.a.ways[shape * 5 + side]:
            if way.free(full):
                return True
        return False
    north, south = full_north(s, who, setup), full_south(s, who, setup)
    for wide in s.a.wide_ways[shape]:
        if wide.free_north(north, south) or wide.free_south(south):
            return True
    return False


def full_north(s: FoundersState, who: i64, setup: i64) -> i64:
    """Northern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    if setup:
        return s.north[who] | s.c.boards[s.boards[who]].mask_north
    return s.north[who]


def full_south(s: FoundersState, who: i64, setup: i64) -> i64:
    """Southern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    if setup:
        return s.south[who] | s.c.boards[s.boards[who]].mask_south
    return s.south[who]


def tile_fits(s: FoundersState, who: i64, what: i64, side: i64, setup: i64) -> bool:
    """Whether a building or temple can be placed at all."""
    return fits(s, who, s.c.tile_shape[what], side, setup)
