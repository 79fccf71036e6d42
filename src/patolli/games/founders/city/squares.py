"""What lies on the squares of a city: tiles and cubes."""

from __future__ import annotations

from patolli.core.native import i64
from patolli.games.founders.city.grid import BIT_COUNTS, COUNTED, COUNTED_MASK
from patolli.games.founders.city.placements import add_ready
from patolli.games.founders.names import NONE
from patolli.games.founders.state import FoundersState


def add_squares(s: FoundersState, answers: list[int], north: i64, south: i64) -> None:
    """Add the answers `square` for a set of squares, ascending."""
    add_ready(answers, s.a.squares_north, north)
    add_ready(answers, s.a.squares_south, south)


def lay(s: FoundersState, seat: i64, place: i64) -> None:
    """Take the squares of a placement."""
    foot = s.c.places.footprints[place]
    lay_half(s.north, seat, foot.north)
    lay_half(s.south, seat, foot.south)
    lay_half(s.east, seat, foot.east)
    lay_half(s.west, seat, foot.west)


def lay_half(covered: list[int], seat: i64, squares: i64) -> None:
    """Take squares of one half of a city."""
    if squares:
        covered[seat] = covered[seat] | squares


def count_bits(mask: i64) -> int:
    """How many squares a set holds."""
    count = 0
    while mask:
        count += BIT_COUNTS[mask & COUNTED_MASK]
        mask >>= COUNTED
    return count


def any_cubes_north(s: FoundersState, seat: i64) -> i64:
    """The northern squares that hold a cube."""
    row = seat * 3
    return s.cubes_north[row] | s.cubes_north[row + 1] | s.cubes_north[row + 2]


def any_cubes_south(s: FoundersState, seat: i64) -> i64:
    """The southern squares that hold a cube."""
    row = seat * 3
    return s.cubes_south[row] | s.cubes_south[row + 1] | s.cubes_south[row + 2]


def put_cube(s: FoundersState, seat: i64, kind: i64, square: i64) -> None:
    """Put a cube on a square, in the place of any other."""
    take_cube(s, seat, square)
    row = seat * 3 + kind
    cubes = half_of(s, square)
    cubes[row] = cubes[row] | bit_of(s, square)
    s.amounts[row] = s.amounts[row] + 1


def take_cube(s: FoundersState, seat: i64, square: i64) -> None:
    """Discard the cube on a square, if there is one."""
    kind = cube_on(s, seat, square)
    if kind != NONE:
        row = seat * 3 + kind
        cubes = half_of(s, square)
        cubes[row] = cubes[row] & ~bit_of(s, square)
        s.amounts[row] = s.amounts[row] - 1


def cube_on(s: FoundersState, seat: i64, square: i64) -> i64:
    """The kind of cube on a square, or NONE."""
    cubes = half_of(s, square)
    bit = bit_of(s, square)
    first = seat * 3
    kind: i64
    for kind in range(3):
        if cubes[first + kind] & bit:
            return kind
    return NONE


def half_of(s: FoundersState, square: i64) -> list[int]:
    """Where the cubes lie, in the half of that square."""
    return s.cubes_north if square < s.c.grid.half else s.cubes_south


def bit_of(s: FoundersState, square: i64) -> i64:
    """The square's bit in its half."""
    grid = s.c.grid
    return grid.north[square] if square < grid.half else grid.south[square]
