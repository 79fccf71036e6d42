"""Masks: the groups of mask squares that tiles cover, and the tiles they earn."""

from __future__ import annotations

from patolli.core.native import i64
from patolli.games.founders import events
from patolli.games.founders.names import FROM_MASK, NONE
from patolli.games.founders.state import FoundersState


def complete_groups(s: FoundersState, seat: i64, north: i64, south: i64) -> None:
    """Take a mask tile for every group whose last squares were just covered (FOU-MASK-2)."""
    board = s.c.boards[s.boards[seat]]
    if not (board.mask_north & north or board.mask_south & south):
        return
    first: i64 = seat * s.c.most_groups
    free_north: i64 = ~s.north[seat]
    free_south: i64 = ~s.south[seat]
    group: i64
    for group in range(len(board.group_colour)):
        in_north: i64 = board.group_north[group]
        in_south: i64 = board.group_south[group]
        if not (in_north & free_north or in_south & free_south or s.groups[first + group]):
            if s.lent:
                s.own_cities()
            s.groups[first + group] = 1
            take_mask(s, seat, board.group_colour[group])


def top_mask(s: FoundersState, colour: int) -> int:
    """The most valuable mask tile left of a colour, or NONE."""
    for tile in range(len(s.mask_owner)):
        if s.c.mask_colour[tile] == colour and s.mask_owner[tile] == NONE:
            return tile
    return NONE


def best_mask(s: FoundersState) -> i64:
    """The most valuable mask tile left of all colours, or NONE."""
    tile: i64
    for tile in s.c.masks_by_vp:
        if s.mask_owner[tile] == NONE:
            return tile
    return NONE


def take_mask(s: FoundersState, seat: int, colour: int) -> None:
    """Take the top mask tile of a colour and its points, if one is left (FOU-MASK-3)."""
    tile = top_mask(s, colour)
    if tile == NONE:
        return
    if s.lent:
        s.own_cities()
    s.mask_owner[tile] = seat
    s.gain(seat, s.c.mask_vp[tile], FROM_MASK)
    if s.recording:
        events.mask_taken(s, seat, colour, s.c.mask_vp[tile])
