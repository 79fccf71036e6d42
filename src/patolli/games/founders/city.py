"""A city: where tiles fit, what happens when one is placed, and the cubes that lie about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.message import name, seat
from patolli.games.founders.names import ANYWHERE, FROM_MASK, MASKS, NONE

if TYPE_CHECKING:
    from patolli.games.founders.state import FoundersState


def squares_of(north: int, south: int, half: int) -> list[int]:
    """The squares of a set, ascending."""
    squares: list[int] = []
    while north:
        low = north & -north
        squares.append(low.bit_length() - 1)
        north ^= low
    while south:
        low = south & -south
        squares.append(low.bit_length() - 1 + half)
        south ^= low
    return squares


def reach_of(s: FoundersState, who: int, setup: int) -> int:
    """The side whose reach binds: during the setup none does (FOU-SETUP-16)."""
    return ANYWHERE if setup else s.architect[who]


def blocked_north(s: FoundersState, who: int, setup: int) -> int:
    """Northern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    blocked = s.north[who]
    if setup:
        blocked |= s.c.boards[s.boards[who]].mask_north
    return blocked


def blocked_south(s: FoundersState, who: int, setup: int) -> int:
    """Southern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    blocked = s.south[who]
    if setup:
        blocked |= s.c.boards[s.boards[who]].mask_south
    return blocked


def placements(s: FoundersState, who: int, shape: int, side: int, setup: int) -> list[int]:
    """Every placement of a shape that is free and in reach, ascending (FOU-BUILD-4)."""
    places = s.c.places
    north, south = places.north, places.south
    full_north = blocked_north(s, who, setup)
    full_south = blocked_south(s, who, setup)
    found: list[int] = []
    for place in places.reach[shape * 5 + side]:
        if not north[place] & full_north and not south[place] & full_south:
            found.append(place)
    return found


def fits(s: FoundersState, who: int, shape: int, side: int, setup: int) -> bool:
    """Whether a shape has any free placement in reach."""
    places = s.c.places
    north, south = places.north, places.south
    full_north = blocked_north(s, who, setup)
    full_south = blocked_south(s, who, setup)
    for place in places.reach[shape * 5 + side]:
        if not north[place] & full_north and not south[place] & full_south:
            return True
    return False


def cover(s: FoundersState, who: int, place: int) -> None:
    """Lay a tile: its squares are taken and the cubes there are discarded (FOU-BUILD-6)."""
    places = s.c.places
    north, south = places.north[place], places.south[place]
    s.north[who] |= north
    s.south[who] |= south
    for kind in range(who * 3, who * 3 + 3):
        s.cubes_north[kind] &= ~north
        s.cubes_south[kind] &= ~south
    complete_groups(s, who, north, south)


def complete_groups(s: FoundersState, who: int, north: int, south: int) -> None:
    """Take a mask tile for every group whose last squares were just covered (FOU-MASK-2)."""
    board = s.c.boards[s.boards[who]]
    if not (board.mask_north & north or board.mask_south & south):
        return
    first = who * s.c.most_groups
    for group, colour in enumerate(board.group_colour):
        if (
            not s.groups[first + group]
            and not board.group_north[group] & ~s.north[who]
            and not board.group_south[group] & ~s.south[who]
        ):
            s.groups[first + group] = 1
            take_mask(s, who, colour)


def top_mask(s: FoundersState, colour: int) -> int:
    """The most valuable mask tile left of a colour, or NONE."""
    for tile, owner in enumerate(s.mask_owner):
        if owner == NONE and s.c.mask_colour[tile] == colour:
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


def cubes_at(s: FoundersState, who: int, kind: int) -> list[int]:
    """The squares with a cube of one kind, ascending."""
    row = who * 3 + kind
    return squares_of(s.cubes_north[row], s.cubes_south[row], s.c.grid.half)


def any_cubes_north(s: FoundersState, who: int) -> int:
    """The northern squares that hold a cube."""
    row = who * 3
    return s.cubes_north[row] | s.cubes_north[row + 1] | s.cubes_north[row + 2]


def any_cubes_south(s: FoundersState, who: int) -> int:
    """The southern squares that hold a cube."""
    row = who * 3
    return s.cubes_south[row] | s.cubes_south[row + 1] | s.cubes_south[row + 2]


def count_cubes(s: FoundersState, who: int, kind: int) -> int:
    """How many cubes of one kind lie in the city."""
    row = who * 3 + kind
    return s.cubes_north[row].bit_count() + s.cubes_south[row].bit_count()


def put_cube(s: FoundersState, who: int, kind: int, square: int) -> None:
    """Put a cube on a square, in the place of any other."""
    take_cube(s, who, square)
    row = who * 3 + kind
    s.cubes_north[row] |= s.c.grid.north[square]
    s.cubes_south[row] |= s.c.grid.south[square]


def take_cube(s: FoundersState, who: int, square: int) -> None:
    """Discard the cube on a square, if there is one."""
    north, south = s.c.grid.north[square], s.c.grid.south[square]
    for row in range(who * 3, who * 3 + 3):
        s.cubes_north[row] &= ~north
        s.cubes_south[row] &= ~south


def cube_on(s: FoundersState, who: int, square: int) -> int:
    """The kind of cube on a square, or NONE."""
    north, south = s.c.grid.north[square], s.c.grid.south[square]
    for kind in range(3):
        row = who * 3 + kind
        if s.cubes_north[row] & north or s.cubes_south[row] & south:
            return kind
    return NONE
