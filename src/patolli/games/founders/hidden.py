"""What no one can see: the order of the face-down piles."""

from __future__ import annotations

from patolli.core.rng import Rng
from patolli.games.founders.state import FoundersState


def redeal(s: FoundersState, rng: Rng) -> None:
    """Shuffle what lies face down, but for the tiles under a pile that all have seen.

    What is shuffled is sorted first, so that it does not depend on the order that is hidden.
    """
    if s.lent:
        s.own_worship()
    for colour, pile in enumerate(s.piles):
        known = s.known[colour]
        unseen = sorted(pile[known:])
        rng.shuffle(unseen)
        s.piles[colour] = pile[:known] + unseen
    if len(s.intentions) > 2:
        closed = sorted(s.intentions[:-1])
        rng.shuffle(closed)
        s.intentions = [*closed, s.intentions[-1]]
