"""Many games by one call."""

from __future__ import annotations

import numpy as np
import pytest

from patolli import IllegalAction
from patolli.envs.vector import VectorGames


def test_games_end_and_begin_anew() -> None:
    games = VectorGames("patolli", 8, seats=3)
    batch = games.reset(seed=100)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        chosen = games.sample(rng)
        assert (batch.masks[np.arange(8), chosen] == 1).all()
        batch = games.step(chosen)
        ended += int(batch.done.sum())
        for row in np.flatnonzero(batch.done):
            assert batch.rewards[row].sum() == pytest.approx(0)
            assert batch.rewards[row].max() > 0
        assert not batch.rewards[~batch.done].any()
    assert ended > 0
    assert games.next_seed == 100 + 8 + ended
    assert batch.observations.shape == (8, games.size)


def test_same_seed_same_games() -> None:
    seen = []
    for _ in range(2):
        games = VectorGames("patolli", 3)
        games.reset(seed=5)
        rng = np.random.default_rng(2)
        for _ in range(50):
            batch = games.step(games.sample(rng))
        seen.append(batch.observations)
    assert (seen[0] == seen[1]).all()


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="0 games"):
        VectorGames("patolli", 0)
    games = VectorGames("patolli", 2)
    games.reset()
    with pytest.raises(ValueError, match="1 actions for 2"):
        games.step([0])
    before = [session.state.dump() for session in games.sessions]
    legal = games.sessions[0].state.answers[0]
    illegal = next(a for a in range(games.actions) if a not in games.sessions[1].state.answers)
    with pytest.raises(IllegalAction, match="game 1"):
        games.step([legal, illegal])
    assert [session.state.dump() for session in games.sessions] == before
