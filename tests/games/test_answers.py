"""Answers that lie ready are shared by all states: no one who asks for them can change them."""

from __future__ import annotations

import pytest

import patolli
from patolli import Rng


def asked(game: str, seats: int, spoil: bool) -> list[list[int]]:
    """All that was legal in a random game; `spoil` changes every list that was handed out."""
    state, rng, found = patolli.load(game).new(seats, seed=3), Rng.seeded(3), []
    while not state.over:
        legal = state.legal()
        found.append(legal.copy())
        action = rng.pick(legal)
        if spoil:
            legal.reverse()
            legal.append(-1)
            state.legal().clear()
            state.copy().legal().clear()
        state.apply(action)
    return found


@pytest.mark.parametrize("game", patolli.games())
def test_a_changed_list_of_answers_changes_no_later_one(game: str) -> None:
    seats = patolli.load(game).seats[0]
    untouched = asked(game, seats, spoil=False)
    assert asked(game, seats, spoil=True) == untouched
    assert asked(game, seats, spoil=False) == untouched
