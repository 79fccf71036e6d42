"""What lies on the squares of a city: tiles and cubes."""

from __future__ import annotations

from typing import cast

from patolli.core.native import i64
from patolli.games.founders.city.grid import BIT_COUNTS, CHUNK, CHUNK_MASK
from patolli.games.founders.names import NONE
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


def lay(s: FoundersState, seat: int, place: int) -> None:
    """Take the squares of a placement."""
    places = s.c.places
    s.north[seat] = s.north[seat] | places.north[place]
    s.south[seat] = s.south[seat] | places.south[place]
    s.east[seat] = s.east[seat] | places.east[place]
    s.west[seat] = s.west[seat] | places.west[place]


def count_bits(mask: i64) -> int:
    """How many squares a set holds."""
    count = 0
    while mask:
        count += BIT_COUNTS[mask & CHUNK_MASK]
        mask >>= CHUNK
    return count


def any_cubes_north(s: FoundersState, seat: i64) -> i64:
    """The northern squares that hold a cube."""
    row = seat * 3
    return s.cubes_north[row] | s.cubes_north[row + 1] | s.cubes_north[row + 2]


def any_cubes_south(s: FoundersState, seat: i64) -> i64:
    """The southern squares that hold a cube."""
    row = seat * 3
    return s.cubes_south[row] | s.cubes_south[row + 1] | s.cubes_south[row + 2]


def put_cube(s: FoundersState, seat: int, kind: int, square: int) -> None:
    """Put a cube on a square, in the place of any other."""
    take_cube(s, seat, square)
    row = seat * 3 + kind
    s.cubes_north[row] = s.cubes_north[row] | s.c.grid.north[square]
    s.cubes_south[row] = s.cubes_south[row] | s.c.grid.south[square]
    s.amounts[row] = s.amounts[row] + 1


def take_cube(s: FoundersState, seat: int, square: int) -> None:
    """Discard the cube on a square, if there is one."""
    kind = cube_on(s, seat, square)
    if kind != NONE:
        row = seat * 3 + kind
        s.cubes_north[row] = s.cubes_north[row] & ~s.c.grid.north[square]
        s.cubes_south[row] = s.cubes_south[row] & ~s.c.grid.south[square]
        s.amounts[row] = s.amounts[row] - 1


def cube_on(s: FoundersState, seat: int, square: int) -> int:
    """The kind of cube on a square, or NONE."""
    north, south = s.c.grid.north[square], s.c.grid.south[square]
    for kind in range(3):
        row = seat * 3 + kind
        if s.cubes_north[row] & north or s.cubes_south[row] & south:
            return kind
    return NONE
