"""Positions of every game: states are read back, and changed descriptions are refused or played.

The long form is `python -m patolli.testing.positions GAME --count 5000`.
"""

import pytest

import patolli
from patolli.core.game import Game
from patolli.testing.positions import check_described, fuzz

#: For each game: games whose states are read back, one state in so many, and changed descriptions.
EFFORT = {
    "founders": (12, 6, 600),
    "patolli": (12, 2, 2000),
    "teotihuacan": (24, 12, 900),
    "tikal": (12, 4, 1500),
}
GAMES = [
    game for game in patolli.games() if type(patolli.load(game)).tell is not Game.tell
]  # the others can't be described yet


@pytest.mark.parametrize("game", GAMES)
def test_every_state_can_be_described(game: str) -> None:
    games, every, _ = EFFORT[game]
    assert check_described(patolli.load(game), games, seed=41, every=every) > 100


@pytest.mark.parametrize("game", GAMES)
def test_what_is_accepted_can_be_played_to_the_end(game: str) -> None:
    count = EFFORT[game][2]
    report = fuzz(patolli.load(game), count, seed=5, plays=2)
    assert report.failures == []
    assert report.refused > count // 4
    assert report.accepted > count // 20
