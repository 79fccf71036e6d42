"""Where tiles fit, found by shifting whole halves, beside the plain search square by square."""

from pathlib import Path
from typing import cast

import pytest

from patolli.core.rng import Rng
from patolli.games.founders import GAME
from patolli.games.founders.city.grid import in_reach
from patolli.games.founders.components import DEFAULT
from patolli.games.founders.names import ANYWHERE
from patolli.games.founders.rules.reach import add_placements, fits
from patolli.games.founders.state import FoundersState

OTHER = Path(__file__).with_name("other_components.toml")


def cover(s: FoundersState, rng: Rng, share: int) -> set[int]:
    """Cover about that many of a hundred squares at random; all covered squares."""
    grid = s.c.grid
    squares = [n for n in range(grid.squares) if grid.hole[n] or rng.below(100) < share]
    s.north[0], s.south[0] = grid.north_mask(squares), grid.south_mask(squares)
    s.east[0], s.west[0] = grid.east_mask(squares), grid.west_mask(squares)
    return set(squares)


def plainly(s: FoundersState, shape: int, side: int, full: set[int]) -> list[int]:
    """The placements of a shape in reach that touch no covered square, one by one."""
    places, grid = s.c.places, s.c.grid
    return [
        s.a.place.first + number
        for number in range(len(places))
        if places.shape[number] == shape
        and not full & set(places.squares[number])
        and all(in_reach(grid.quarter(square), side) for square in places.squares[number])
    ]


@pytest.mark.parametrize("file", [DEFAULT, OTHER], ids=["our figures", "other figures"])
def test_placements_are_those_of_the_plain_search(file: Path) -> None:
    game = GAME.with_components(file)
    s = cast(FoundersState, game.new(2, seed=1))
    shapes = max(s.c.places.shape) + 1
    rng = Rng.seeded(7)
    for share in (0, 10, 30, 50, 80, 100):
        full = cover(s, rng, share)
        board = s.c.boards[s.boards[0]]
        masks = {square for group in board.group_squares for square in group}
        for shape in range(shapes):
            for side, setup in [(0, 0), (1, 0), (2, 0), (3, 0), (ANYWHERE, 0), (ANYWHERE, 1)]:
                expected = plainly(s, shape, side, full | masks if setup else full)
                found: list[int] = []
                add_placements(s, found, 0, shape, side, setup)
                assert found == expected, (share, shape, side, setup)
                assert fits(s, 0, shape, side, setup) == bool(expected)
