"""Many games stepped by one call, for training: in each the seat that must decide decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from patolli.core.errors import BadOption, IllegalAction
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
    """`count` games side by side; a game that ends is followed by one with the next seed."""

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
            raise BadOption(f"{count} games can't be stepped: take at least 1")
        self.sessions = [Session(game, seats, options, reward, illegal) for _ in range(count)]
        self.count = count
        self.seats = seats
        self.next_seed = 0
        self.actions = len(self.sessions[0].game.actions)
        self.encoders = [features.Encoder(game) for _ in range(count)]
        self.size = len(self.encoders[0].layout)

    def reset(self, seed: int = 0) -> Batch:
        """Begin all games, with the seeds from `seed` on."""
        self.next_seed = seed
        for session in self.sessions:
            self._begin(session)
        nothing = np.zeros((self.count, self.seats), dtype=np.float32)
        return self._batch(nothing, np.zeros(self.count, dtype=np.bool_))

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """One decision in every game; IllegalAction leaves all of them untouched."""
        if len(actions) != self.count:
            raise BadOption(f"{len(actions)} actions for {self.count} games")
        self.sessions[0].check_begun()
        chosen = [int(action) for action in actions]
        for index, session in enumerate(self.sessions):
            if session.illegal == "raise" and chosen[index] not in session.state.answers:
                raise IllegalAction(f"game {index}: {session.state.refusal(chosen[index])}")
        rewards = [session.step(chosen[i]) for i, session in enumerate(self.sessions)]
        done = [session.state.over for session in self.sessions]
        for session in self.sessions:
            if session.state.over:
                self._begin(session)
        return self._batch(np.array(rewards, dtype=np.float32), np.array(done, dtype=np.bool_))

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for every game."""
        legal = [session.state.answers for session in self.sessions]
        draws = rng.random(self.count)
        return np.array([legal[i][int(draw * len(legal[i]))] for i, draw in enumerate(draws)])

    def _begin(self, session: Session) -> None:
        session.reset(self.next_seed)
        self.next_seed += 1

    def _batch(self, rewards: features.Floats, done: NDArray[np.bool_]) -> Batch:
        observations = np.empty((self.count, self.size), dtype=np.float32)
        masks = np.zeros((self.count, self.actions), dtype=np.int8)
        seats = np.empty(self.count, dtype=np.int64)
        for index, session in enumerate(self.sessions):
            state = session.state
            seat = state.seat
            assert seat is not None  # a game that ended was replaced
            seats[index] = seat
            masks[index, state.answers] = 1
            observations[index] = self.encoders[index].look(state.observe(seat))
        return Batch(observations, masks, seats, rewards, done)
