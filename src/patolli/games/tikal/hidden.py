"""What no seat knows, and how it is dealt again for a search."""

from __future__ import annotations

from patolli.core.rng import Rng
from patolli.games.tikal.board import SPACE_COUNT
from patolli.games.tikal.components import LETTER
from patolli.games.tikal.state import TikalState


def redeal(s: TikalState, rng: Rng) -> None:
    """Shuffle the stack inside each letter and all face-down treasures. TIK-SETUP-2, TIK-SETUP-3.

    What is dealt is sorted first, so that it does not depend on the order that is hidden.
    """
    if s.lent:
        s.own_stock()
    start = s.drawn
    while start < len(s.hex_stack):
        letter = LETTER[s.hex_stack[start]]
        end = start
        while end < len(s.hex_stack) and LETTER[s.hex_stack[end]] == letter:
            end += 1
        hexes = sorted(s.hex_stack[start:end])
        rng.shuffle(hexes)
        s.hex_stack[start:end] = hexes
        start = end
    hidden = hidden_places(s)
    kinds = sorted([s.treasures[place] for place in hidden])
    rng.shuffle(kinds)
    for i, place in enumerate(hidden):
        s.treasures[place] = kinds[i]


def hidden_places(s: TikalState) -> list[int]:
    """Where in `treasures` the face-down ones are: in ruins and in the piles by the board."""
    places: list[int] = []
    for space in range(SPACE_COUNT):
        for i in range(s.buried[space]):
            places.append(s.first[space] + i)
    places.extend(range(s.laid, len(s.treasures)))
    return places
