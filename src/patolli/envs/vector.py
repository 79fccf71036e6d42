"""Many games stepped by one call, for training: in each the seat that must decide decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from struct import pack
from typing import Any

import numpy as np
from numpy.typing import NDArray

from patolli.core import batch
from patolli.core.errors import BadOption, IllegalAction
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.envs import features
from patolli.envs.given import actions_of, whole
from patolli.envs.session import PENALTY, Session


@dataclass
class Batch:
    """What the games show: one row per game, from the view of the seat that decides.

    The arrays are written in place: the next step changes them.
    """

    observations: features.Bytes  # `features(game, seats).floats(...)` makes floats of them
    masks: features.Mask
    seats: NDArray[np.int64]
    rewards: features.Floats  # by game and seat, of the step just made
    done: NDArray[np.bool_]  # games that ended in the step; the row shows the next game already

    @staticmethod
    def shapes(count: int, seats: int, length: int, actions: int) -> dict[str, Any]:
        """The shape and type of each array."""
        return {
            "observations": ((count, length), np.uint8),
            "masks": ((count, actions), np.int8),
            "seats": ((count,), np.int64),
            "rewards": ((count, seats), np.float32),
            "done": ((count,), np.bool_),
        }


class VectorGames:
    """`count` games side by side; a game that ends is followed by one with the next seed.

    `batch` may be arrays to write to (see `Batch.shapes`), in shared memory for instance. Each
    game takes seeds that are `stride` apart.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        options: dict[str, Value] | None = None,
        reward: str = "outcome",
        illegal: str = "raise",
        batch: Batch | None = None,
        stride: int = 1,
    ) -> None:
        count = whole(count, "count")
        if count < 1:
            raise BadOption(f"{count} games can't be stepped: take at least 1")
        self.rules = Session(game, seats, options, reward, illegal)  # it says what is wrong
        self.count = count
        self.seats = self.rules.seats
        self.stride = stride
        self.next_seed = 0
        self.actions = len(self.rules.game.actions)
        self.features = features.features(game, self.seats)
        self.size = self.features.length
        self.states: list[State] = []
        self.rng = Rng.seeded(0)
        if batch is None:
            shapes = Batch.shapes(count, self.seats, self.size, self.actions)
            made = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
            batch = Batch(**made)
        self._rows = np.arange(count) * self.actions
        self._write_to(batch)

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["_seen"], kept["_marks"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._write_to(self.batch)

    def reset(self, seed: int = 0) -> Batch:
        """Begin all games, with the seeds from `seed` on."""
        seed = whole(seed, "seed")
        self.next_seed = seed
        self.rng = Rng.seeded(seed)
        self.states = [self._new() for _ in range(self.count)]
        self.batch.rewards.fill(0.0)
        self.batch.done.fill(False)
        return self._show()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """One decision in every game; IllegalAction leaves all of them untouched."""
        chosen: list[int] = actions_of(actions, self.count).tolist()
        self._check_begun()
        states = self.states
        rewards = self.batch.rewards
        rewards.fill(0.0)
        if (wrong := batch.illegal(states, chosen)) >= 0:
            if self.rules.illegal == "raise":
                raise IllegalAction(f"game {wrong}: {states[wrong].refusal(chosen[wrong])}")
            self._replace(chosen)
        if self.rules.points:
            rewards -= np.array([state.scores() for state in states], dtype=np.float32)
        over = batch.carry_out(states, chosen)
        if self.rules.points:
            rewards += np.array([state.scores() for state in states], dtype=np.float32)
        done = self.batch.done
        done.fill(False)
        for index in over:
            if not self.rules.points:
                rewards[index] += features.returns(states[index])
            done[index] = True
            states[index] = self._new()
        return self._show()

    def sample(self, rng: np.random.Generator | None = None) -> NDArray[np.int64]:
        """A random legal action for every game."""
        self._check_begun()
        source = self.rng if rng is None else Rng.seeded(int(rng.integers(2**62)))
        return np.array(batch.sample(self.states, source))

    def _write_to(self, batch: Batch) -> None:
        self.batch = batch
        self._seen = batch.observations.data.cast("B")
        self._marks = batch.masks.reshape(-1)

    def _check_begun(self) -> None:
        self.rules.begun = bool(self.states)
        self.rules.check_begun()

    def _new(self) -> State:
        seed = self.next_seed
        self.next_seed += self.stride
        return self.rules.game.new(self.seats, seed, self.rules.given, events=False)

    def _replace(self, chosen: list[int]) -> None:
        """Random legal actions in the place of illegal ones, at a price."""
        for index, state in enumerate(self.states):
            if chosen[index] not in state.answers:
                chosen[index] = self.rng.pick(state.answers)
                self.batch.rewards[index, state.stack[-1].seat] += PENALTY

    def _show(self) -> Batch:
        seats: list[int] = []
        legal: list[int] = []
        counts: list[int] = []
        self._seen[:] = batch.show(self.states, seats, legal, counts)
        self.batch.seats[:] = seats
        marks = self._marks
        marks.fill(0)
        places = np.frombuffer(pack(f"{len(legal)}q", *legal), dtype=np.int64)
        marks[places + np.repeat(self._rows, counts)] = 1
        return self.batch
