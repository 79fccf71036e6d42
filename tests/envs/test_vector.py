"""Many games by one call."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from patolli import IllegalAction, Rng
from patolli.envs.processes import AsyncGames
from patolli.envs.vector import VectorGames
from tests.envs.games import GAMES


def test_a_game_that_ends_is_followed_by_the_next() -> None:
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
        seen.append(batch.observations.copy())
    assert (seen[0] == seen[1]).all()


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="0 games"):
        VectorGames("patolli", 0)
    games = VectorGames("patolli", 2)
    games.reset()
    with pytest.raises(ValueError, match="1 actions for 2"):
        games.step([0])
    before = [state.dump() for state in games.states]
    legal = games.states[0].answers[0]
    illegal = next(a for a in range(games.actions) if a not in games.states[1].answers)
    with pytest.raises(IllegalAction, match="game 1"):
        games.step([legal, illegal])
    assert [state.dump() for state in games.states] == before


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_what_the_deciding_seats_see(game: str) -> None:
    games = VectorGames(game, 5, seats=3)
    batch = games.reset(seed=3)
    for _ in range(60):
        for row, state in enumerate(games.states):
            seat = state.seat
            assert seat is not None
            assert batch.seats[row] == seat
            assert batch.observations[row].tobytes() == state.encode(seat)
            assert np.flatnonzero(batch.masks[row]).tolist() == state.legal()
        batch = games.step(games.sample())


def test_points_are_rewards_when_asked() -> None:
    games = VectorGames("patolli", 4, reward="points")
    games.reset(seed=1)
    for _ in range(50):
        before = [state.scores() for state in games.states]
        batch = games.step(games.sample())
        for row in np.flatnonzero(~batch.done):
            after = games.states[row].scores()
            change = [new - old for new, old in zip(after, before[row], strict=True)]
            assert batch.rewards[row].tolist() == change


def test_illegal_actions_are_replaced_at_a_price_when_asked() -> None:
    games = VectorGames("patolli", 2, illegal="replace")
    games.reset(seed=1)
    legal = games.states[0].answers[0]
    illegal = next(a for a in range(games.actions) if a not in games.states[1].answers)
    seat = games.states[1].seat
    batch = games.step([legal, illegal])
    assert not batch.rewards[0].any()
    assert batch.rewards[1, seat] == -1.0
    assert len(games.states[1].actions) >= 1


def test_games_come_back_from_a_pickle_and_play_on_alike() -> None:
    games = VectorGames("tikal", 3)
    games.reset(seed=1)
    games.step(games.sample())
    other = pickle.loads(pickle.dumps(games))
    for one in (games, other, copy.deepcopy(games)):
        one.rng = Rng.seeded(2)
    for _ in range(30):
        first = games.step(games.sample())
        second = other.step(other.sample())
        assert np.array_equal(first.observations, second.observations)
        assert np.array_equal(first.masks, second.masks)


def test_processes_play_the_same_games() -> None:
    """Two workers with two games each play what one process plays with the same seeds."""
    with AsyncGames("patolli", 4, workers=2, seats=3) as shared:
        shared.reset(seed=7)
        alone = [VectorGames("patolli", 2, seats=3, stride=2) for _ in range(2)]
        expected = [games.reset(seed=7 + worker) for worker, games in enumerate(alone)]
        for _ in range(300):
            worker, batch = shared.receive()
            for name in ("observations", "masks", "seats", "rewards", "done"):
                assert np.array_equal(getattr(batch, name), getattr(expected[worker], name)), name
            chosen = alone[worker].sample()
            expected[worker] = alone[worker].step(chosen)
            shared.send(worker, chosen)
            with pytest.raises(ValueError, match="still playing"):
                shared.send(worker, chosen)
        del batch
        while shared.waiting:
            worker, _ = shared.receive()
        with pytest.raises(ValueError, match="reset or send first"):
            shared.receive()
        shared.send(worker, [-1, -1])
        with pytest.raises(IllegalAction, match="not an action"):
            shared.receive()
