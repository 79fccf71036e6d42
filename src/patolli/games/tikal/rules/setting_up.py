"""Setting up a game of Tikal: TIK-SETUP."""

from __future__ import annotations

from patolli.core.options import first_seat
from patolli.games.tikal.board import SPACE_COUNT
from patolli.games.tikal.components import (
    AUCTION_START,
    BASIC_START,
    COPIES,
    HEXES,
    LETTER,
    LETTERS,
    STACK_SIZE,
    TREASURE_KINDS,
)
from patolli.games.tikal.rules.auction import Round
from patolli.games.tikal.rules.turn import DRAW_OF
from patolli.games.tikal.state import TikalState


def set_up(s: TikalState) -> None:
    """Shuffle stack and treasures, fill the temples' values, and begin."""
    for space in range(SPACE_COUNT):
        tile = s.jungle.hexes[space]
        if tile >= 0:
            s.value[space] = HEXES[tile].value  # TIK-SETUP-1
    first = first_seat(s.options, s.rng.below(s.seats))  # TIK-SETUP-7
    s.hex_stack = []
    for letter in range(len(LETTERS)):  # TIK-SETUP-2
        hexes = [tile for tile in range(STACK_SIZE) if LETTER[tile] == letter]
        s.rng.shuffle(hexes)
        s.hex_stack.extend(hexes)
    s.treasures = [kind for kind in range(TREASURE_KINDS) for _ in range(COPIES)]
    s.rng.shuffle(s.treasures)  # TIK-SETUP-3
    if s.options["auction"]:
        s.points = [AUCTION_START] * s.seats  # TIK-AUCT-1
        s.push(Round(first))  # TIK-AUCT-3
    else:
        s.points = [BASIC_START] * s.seats  # TIK-SETUP-6
        s.push(DRAW_OF[first])
