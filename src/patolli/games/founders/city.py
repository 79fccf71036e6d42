"""A city: where tiles fit, what happens when one is placed, and the cubes that lie about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from patolli.core.message import name, seat
from patolli.core.native import i64
from patolli.games.founders.geometry import BIT_COUNTS, CHUNK, CHUNK_MASK, HALF_ROW, HALF_ROW_MASK
from patolli.games.founders.names import ANYWHERE, BOTTOM, FROM_MASK, MASKS, NONE, RIGHT, TOP

if TYPE_CHECKING:
    from patolli.games.founders.state import FoundersState


def add_squares(s: FoundersState, answers: list[int], north: i64, south: i64) -> None:
    """Add the answers `square` for a set of squares, ascending."""
    found = cast("list[object]", answers)  # the ready-made numbers are handed on as they are
    table = s.a.square_lists
    chunk: i64
    first: i64 = 0
    while north:
        chunk = north & CHUNK_MASK
        if chunk:
            for answer in table[first + chunk]:
                found.append(answer)
        north >>= CHUNK
        first += CHUNK_MASK + 1
    first = s.a.south_lists
    while south:
        chunk = south & CHUNK_MASK
        if chunk:
            for answer in table[first + chunk]:
                found.append(answer)
        south >>= CHUNK
        first += CHUNK_MASK + 1


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


def lay(s: FoundersState, who: int, place: int) -> None:
    """Take the squares of a placement."""
    places = s.c.places
    s.north[who] = s.north[who] | places.north[place]
    s.south[who] = s.south[who] | places.south[place]
    s.east[who] = s.east[who] | places.east[place]
    s.west[who] = s.west[who] | places.west[place]


def cover(s: FoundersState, who: int, place: int) -> None:
    """Lay a tile: its squares are taken and the cubes there are discarded (FOU-BUILD-6)."""
    lay(s, who, place)
    north: i64 = s.c.places.north[place]
    south: i64 = s.c.places.south[place]
    for row in range(who * 3, who * 3 + 3):
        cubes: i64 = s.cubes_north[row]
        if cubes & north:
            s.cubes_north[row] = cubes & ~north
            s.amounts[row] = s.amounts[row] - count_bits(cubes & north)
        cubes = s.cubes_south[row]
        if cubes & south:
            s.cubes_south[row] = cubes & ~south
            s.amounts[row] = s.amounts[row] - count_bits(cubes & south)
    complete_groups(s, who, north, south)


def complete_groups(s: FoundersState, who: int, north: i64, south: i64) -> None:
    """Take a mask tile for every group whose last squares were just covered (FOU-MASK-2)."""
    board = s.c.boards[s.boards[who]]
    if not (board.mask_north & north or board.mask_south & south):
        return
    first = who * s.c.most_groups
    free_north: i64 = ~s.north[who]
    free_south: i64 = ~s.south[who]
    for group in range(len(board.group_colour)):
        if (
            not board.group_north[group] & free_north
            and not board.group_south[group] & free_south
            and not s.groups[first + group]
        ):
            s.groups[first + group] = 1
            take_mask(s, who, board.group_colour[group])


def top_mask(s: FoundersState, colour: int) -> int:
    """The most valuable mask tile left of a colour, or NONE."""
    for tile in range(len(s.mask_owner)):
        if s.c.mask_colour[tile] == colour and s.mask_owner[tile] == NONE:
            return tile
    return NONE


def take_mask(s: FoundersState, who: int, colour: int) -> None:
    """Take the top mask tile of a colour and its points, if one is left (FOU-MASK-3)."""
    tile = top_mask(s, colour)
    if tile == NONE:
        return
    s.mask_owner[tile] = who
    s.gain(who, s.c.mask_vp[tile], FROM_MASK)
    if s.recording:
        s.emit(
            "founders-mask-taken",
            {
                "seat": seat(who),
                "colour": name(f"founders-mask-{MASKS[colour]}"),
                "points": s.c.mask_vp[tile],
            },
        )


def count_bits(mask: i64) -> int:
    """How many squares a set holds."""
    count = 0
    while mask:
        count += BIT_COUNTS[mask & CHUNK_MASK]
        mask >>= CHUNK
    return count


def any_cubes_north(s: FoundersState, who: i64) -> i64:
    """The northern squares that hold a cube."""
    row = who * 3
    return s.cubes_north[row] | s.cubes_north[row + 1] | s.cubes_north[row + 2]


def any_cubes_south(s: FoundersState, who: i64) -> i64:
    """The southern squares that hold a cube."""
    row = who * 3
    return s.cubes_south[row] | s.cubes_south[row + 1] | s.cubes_south[row + 2]


def put_cube(s: FoundersState, who: int, kind: int, square: int) -> None:
    """Put a cube on a square, in the place of any other."""
    take_cube(s, who, square)
    row = who * 3 + kind
    s.cubes_north[row] = s.cubes_north[row] | s.c.grid.north[square]
    s.cubes_south[row] = s.cubes_south[row] | s.c.grid.south[square]
    s.amounts[row] = s.amounts[row] + 1


def take_cube(s: FoundersState, who: int, square: int) -> None:
    """Discard the cube on a square, if there is one."""
    kind = cube_on(s, who, square)
    if kind != NONE:
        row = who * 3 + kind
        s.cubes_north[row] = s.cubes_north[row] & ~s.c.grid.north[square]
        s.cubes_south[row] = s.cubes_south[row] & ~s.c.grid.south[square]
        s.amounts[row] = s.amounts[row] - 1


def cube_on(s: FoundersState, who: int, square: int) -> int:
    """The kind of cube on a square, or NONE."""
    north, south = s.c.grid.north[square], s.c.grid.south[square]
    for kind in range(3):
        row = who * 3 + kind
        if s.cubes_north[row] & north or s.cubes_south[row] & south:
            return kind
    return NONE
