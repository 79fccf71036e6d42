"""Many games stepped by one call, for training: whoever must decide in each of them decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from patolli.core.options import Value
from patolli.envs import features
from patolli.envs.session import Session


@dataclass
class Batch:
    """What the games show: one row per game, from the view of the seat that decides."""

    observations: features.Floats
    masks: features.Mask
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]  # by game and seat, of the step just made
    done: NDArray[np.bool_]  # games that ended in the step; the row shows the next game already


class VectorGames:
    """`count` games side by side; a game that ends is begun anew with the next seed."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        options: dict[str, Value] | None = None,
        reward: str = "outcome",
        illegal: str = "raise",
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} games can't be stepped: take at least 1")
        self.sessions = [Session(game, seats, options, reward, illegal) for _ in range(count)]
        self.count = count
        self.seats = seats
        self.next_seed = 0
        self.actions = len(self.sessions[0].game.actions)
        self.size = len(features.layout(game))
        self.masks: features.Mask = np.zeros((count, self.actions), dtype=np.int8)
        self.observations: features.Floats = np.zeros((count, self.size), dtype=np.float32)
        self.deciders: NDArray[np.int64] = np.zeros(count, dtype=np.int64)

    def reset(self, seed: int = 0) -> Batch:
        """Begin all games, with the seeds from `seed` on."""
        self.next_seed = seed
        for index in range(self.count):
            self._begin(index)
        nothing = np.zeros((self.count, self.seats), dtype=np.float32)
        return self._batch(nothing, np.zeros(self.count, dtype=np.bool_))

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """One decision in every game."""
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} games")
        rewards = np.zeros((self.count, self.seats), dtype=np.float32)
        done = np.zeros(self.count, dtype=np.bool_)
        for index, session in enumerate(self.sessions):
            rewards[index] = session.step(int(actions[index]))
            if session.state.over:
                done[index] = True
                self._begin(index)
            else:
                self._look(index)
        return self._batch(rewards, done)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for every game."""
        legal = [session.state.answers for session in self.sessions]
        return np.array([answers[rng.integers(len(answers))] for answers in legal])

    def _begin(self, index: int) -> None:
        self.sessions[index].reset(self.next_seed)
        self.next_seed += 1
        self._look(index)

    def _look(self, index: int) -> None:
        state = self.sessions[index].state
        seat = state.seat
        assert seat is not None
        self.deciders[index] = seat
        self.masks[index] = 0
        self.masks[index, state.legal()] = 1
        self.observations[index] = features.encode(state.observe(seat))

    def _batch(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Batch:
        return Batch(
            self.observations.copy(), self.masks.copy(), self.deciders.copy(), rewards, done
        )
