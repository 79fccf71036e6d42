"""What some seats can't know: the piles, and starting tiles until they are shown."""

from __future__ import annotations

from patolli.core.rng import Rng
from patolli.games.teotihuacan.components import DEALT, EMPTY, KEPT, STARTING_GAIN
from patolli.games.teotihuacan.rules.setting_up.starting_tiles import KeepTiles, RevealKept
from patolli.games.teotihuacan.state import TeotihuacanState


def dealt_secretly(s: TeotihuacanState) -> bool:
    """Whether starting tiles were dealt to be seen by their player alone."""
    return len(s.dealt) > 0 and s.options["setup"] != "draft"


def kept_is_secret(s: TeotihuacanState) -> bool:
    """Whether a player has still to choose starting tiles, so that no choice is shown yet."""
    for frame in s.stack:
        if isinstance(frame, RevealKept):
            return dealt_secretly(s)
    return False


def has_chosen(s: TeotihuacanState, seat: int) -> bool:
    """Whether a player has chosen among the tiles dealt in secret."""
    for frame in s.stack:
        if isinstance(frame, KeepTiles) and frame.seat == seat:
            return False
    return True


def redeal(s: TeotihuacanState, seat: int | None, rng: Rng) -> None:
    """Shuffle the piles, and deal the other players' secret starting tiles again.

    What is shuffled is sorted first, so that it does not depend on the order that is hidden.
    """
    s.own_board()
    s.own_discoveries()
    s.own_setup()
    _shuffle(s.decoration_pile, rng)
    _shuffle(s.pyramid_pile, rng)
    if dealt_secretly(s):
        _deal_starting_tiles(s, seat, rng)
    else:
        _shuffle(s.starting_pile, rng)
    _shuffle(s.discovery_pile, rng)


def _shuffle(pile: list[int], rng: Rng) -> None:
    pile.sort()
    rng.shuffle(pile)


def _deal_starting_tiles(s: TeotihuacanState, seat: int | None, rng: Rng) -> None:
    secret = kept_is_secret(s)
    others = [player for player in range(s.seats) if player != seat]
    known: list[list[int]] = [[] for _ in range(s.seats)]
    for player in others:
        shown = [] if secret else s.kept[player * KEPT : player * KEPT + KEPT]
        known[player] = shown
        for i in range(player * DEALT, player * DEALT + DEALT):
            if s.dealt[i] not in shown:
                s.starting_pile.append(s.dealt[i])
            if s.drawn[i] != EMPTY:
                s.discovery_pile.append(s.drawn[i])
    _shuffle(s.starting_pile, rng)
    _shuffle(s.discovery_pile, rng)
    for player in others:
        _deal_to(s, player, known[player], has_chosen(s, player))


def _deal_to(s: TeotihuacanState, player: int, shown: list[int], chosen: bool) -> None:
    """New tiles beside those that are shown, with new discovery tiles for what was not claimed."""
    first = player * DEALT
    claimed = [
        s.dealt[i]
        for i in range(first, first + DEALT)
        if s.dealt[i] in shown and s.drawn[i] == EMPTY
    ]
    hand = shown.copy()
    while len(hand) < DEALT:
        hand.append(s.starting_pile.pop())
    if shown:  # the kept ones come first, in the order in which they lie
        hand = shown + sorted(hand[KEPT:])
    elif chosen:  # any two of them are the kept ones
        hand = sorted(hand[:KEPT]) + sorted(hand[KEPT:])
    else:
        hand.sort()
    for i in range(DEALT):
        tile = hand[i]
        s.dealt[first + i] = tile
        s.drawn[first + i] = EMPTY
        if STARTING_GAIN[tile].discovery and tile not in claimed:
            s.drawn[first + i] = s.discovery_pile.pop()
