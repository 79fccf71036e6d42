"""A city: where tiles fit, what happens when one is placed, and the cubes that lie about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from patolli.core.message import name, seat
from patolli.games.founders.geometry import CHUNK, CHUNK_MASK, HALF_ROW, HALF_ROW_MASK
from patolli.games.founders.names import ANYWHERE, BOTTOM, FROM_MASK, MASKS, NONE, RIGHT, TOP

if TYPE_CHECKING:
    from patolli.games.founders.state import FoundersState


def add_squares(s: FoundersState, answers: list[int], north: int, south: int) -> None:
    """Add the answers `square` for a set of squares, ascending."""
    table = s.a.square_lists
    first = 0
    while north:
        chunk = north & CHUNK_MASK
        if chunk:
            answers.extend(table[first + chunk])
        north >>= CHUNK
        first += CHUNK_MASK + 1
    first = s.a.south_lists
    while south:
        chunk = south & CHUNK_MASK
        if chunk:
            answers.extend(table[first + chunk])
        south >>= CHUNK
        first += CHUNK_MASK + 1


def reach_of(s: FoundersState, who: int, setup: int) -> int:
    """The side whose reach binds: during the setup none does (FOU-SETUP-16)."""
    return ANYWHERE if setup else s.architect[who]


def covered(s: FoundersState, who: int, side: int) -> int:
    """The squares under tiles and the pyramid in the half that a side reaches."""
    if side == TOP:
        return s.north[who]
    if side == BOTTOM:
        return s.south[who]
    return s.east[who] if side == RIGHT else s.west[who]


def add_placements(
    s: FoundersState, answers: list[int], who: int, shape: int, side: int, setup: int
) -> None:
    """Add the answers `place` for every free placement of a shape in reach (FOU-BUILD-4)."""
    index = shape * 5 + side
    if side != ANYWHERE:
        full = covered(s, who, side)
        for way in s.a.ways[index]:
            free = way.free(full)
            first = 0
            while free:
                chunk = free & HALF_ROW_MASK
                if chunk:
                    answers.extend(way.lists[first + chunk])
                free >>= HALF_ROW
                first += HALF_ROW_MASK + 1
        return
    found = cast("list[object]", answers)  # the ready-made numbers are handed on as they are
    actions = s.a.place_lists[index]
    places = s.c.places
    north, south = full_north(s, who, setup), full_south(s, who, setup)
    for number, place in enumerate(places.reach[index]):
        if not places.north[place] & north and not places.south[place] & south:
            found.append(actions[number])


def fits(s: FoundersState, who: int, shape: int, side: int, setup: int) -> bool:
    """Whether a shape has any free placement in reach."""
    index = shape * 5 + side
    if side != ANYWHERE:
        full = covered(s, who, side)
        for way in s.a.ways[index]:
            if way.free(full):
                return True
        return False
    places = s.c.places
    north, south = full_north(s, who, setup), full_south(s, who, setup)
    for place in places.reach[index]:
        if not places.north[place] & north and not places.south[place] & south:
            return True
    return False


def full_north(s: FoundersState, who: int, setup: int) -> int:
    """Northern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    if setup:
        return s.north[who] | s.c.boards[s.boards[who]].mask_north
    return s.north[who]


def full_south(s: FoundersState, who: int, setup: int) -> int:
    """Southern squares where no tile may lie; in the setup mask squares too (FOU-SETUP-18)."""
    if setup:
        return s.south[who] | s.c.boards[s.boards[who]].mask_south
    return s.south[who]


def lay(s: FoundersState, who: int, place: int) -> None:
    """Take the squares of a placement."""
    places = s.c.places
    s.north[who] |= places.north[place]
    s.south[who] |= places.south[place]
    s.east[who] |= places.east[place]
    s.west[who] |= places.west[place]


def cover(s: FoundersState, who: int, place: int) -> None:
    """Lay a tile: its squares are taken and the cubes there are discarded (FOU-BUILD-6)."""
    lay(s, who, place)
    north, south = s.c.places.north[place], s.c.places.south[place]
    for row in range(who * 3, who * 3 + 3):
        if s.cubes_north[row] & north or s.cubes_south[row] & south:
            s.cubes_north[row] &= ~north
            s.cubes_south[row] &= ~south
            s.amounts[row] = s.cubes_north[row].bit_count() + s.cubes_south[row].bit_count()
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


def any_cubes_north(s: FoundersState, who: int) -> int:
    """The northern squares that hold a cube."""
    row = who * 3
    return s.cubes_north[row] | s.cubes_north[row + 1] | s.cubes_north[row + 2]


def any_cubes_south(s: FoundersState, who: int) -> int:
    """The southern squares that hold a cube."""
    row = who * 3
    return s.cubes_south[row] | s.cubes_south[row + 1] | s.cubes_south[row + 2]


def put_cube(s: FoundersState, who: int, kind: int, square: int) -> None:
    """Put a cube on a square, in the place of any other."""
    take_cube(s, who, square)
    row = who * 3 + kind
    s.cubes_north[row] |= s.c.grid.north[square]
    s.cubes_south[row] |= s.c.grid.south[square]
    s.amounts[row] += 1


def take_cube(s: FoundersState, who: int, square: int) -> None:
    """Discard the cube on a square, if there is one."""
    kind = cube_on(s, who, square)
    if kind != NONE:
        row = who * 3 + kind
        s.cubes_north[row] &= ~s.c.grid.north[square]
        s.cubes_south[row] &= ~s.c.grid.south[square]
        s.amounts[row] -= 1


def cube_on(s: FoundersState, who: int, square: int) -> int:
    """The kind of cube on a square, or NONE."""
    north, south = s.c.grid.north[square], s.c.grid.south[square]
    for kind in range(3):
        row = who * 3 + kind
        if s.cubes_north[row] & north or s.cubes_south[row] & south:
            return kind
    return NONE
