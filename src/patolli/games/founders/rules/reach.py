"""Reach: where in a city a tile may lie."""

from __future__ import annotations

from patolli.core.native import i64
from patolli.games.founders.city.placements import add_ready
from patolli.games.founders.names import ANYWHERE, BOTTOM, RIGHT, SIDES, TOP
from patolli.games.founders.state import FoundersState


def reach_of(s: FoundersState, seat: int, setup: int) -> int:
    """The side whose reach binds: during the setup none does (FOU-SETUP-16)."""
    return ANYWHERE if setup else s.architect[seat]


def covered(s: FoundersState, seat: i64, side: i64) -> i64:
    """The squares under tiles and the pyramid in the half that a side reaches."""
    if side == TOP:
        return s.north[seat]
    if side == BOTTOM:
        return s.south[seat]
    return s.east[seat] if side == RIGHT else s.west[seat]


def add_placements(
    s: FoundersState, answers: list[int], seat: i64, shape: i64, side: i64, setup: i64
) -> None:
    """Add the answers `place` for every free placement of a shape in reach (FOU-BUILD-4)."""
    if side != ANYWHERE:
        full = covered(s, seat, side)
        for way in s.a.ways[shape * len(SIDES) + side]:
            add_ready(answers, way.lists, way.free(full))
        return
    north, south = full_north(s, seat, setup), full_south(s, seat, setup)
    for wide in s.a.wide_ways[shape]:
        add_ready(answers, wide.lists_north, wide.free_north(north, south))
        add_ready(answers, wide.lists_south, wide.free_south(south))


def fits(s: FoundersState, seat: i64, shape: i64, side: i64, setup: i64) -> bool:
    """Whether a shape has any free placement in reach."""
    if side != ANYWHERE:
        full = covered(s, seat, side)
        for way in s.a.ways[shape * len(SIDES) + side]:
            if way.free(full):
                return True
        return False
    north, south = full_north(s, seat, setup), full_south(s, seat, setup)
    for wide in s.a.wide_ways[shape]:
        if wide.free_north(north, south) or wide.free_south(south):
            return True
    return False


def full_north(s: FoundersState, seat: i64, setup: i64) -> i64:
    """Northern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    if setup:
        return s.north[seat] | s.c.boards[s.boards[seat]].mask_north
    return s.north[seat]


def full_south(s: FoundersState, seat: i64, setup: i64) -> i64:
    """Southern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    if setup:
        return s.south[seat] | s.c.boards[s.boards[seat]].mask_south
    return s.south[seat]


def tile_fits(s: FoundersState, seat: i64, what: i64, side: i64, setup: i64) -> bool:
    """Whether a building or temple can be placed at all."""
    return fits(s, seat, s.c.tile_shape[what], side, setup)
