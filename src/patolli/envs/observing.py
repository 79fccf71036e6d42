"""What an environment gives as an observation: bytes or normalised floats, and the action mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from patolli.core.batch import mask
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.state import State
from patolli.envs import features

OBSERVATIONS = ("bytes", "floats")
Observed = dict[str, Any]


class Observing:
    """Observations of one game: `bytes` as the engine writes them, or `floats` from 0 to 1."""

    def __init__(self, game: Game, seats: int, kind: str) -> None:
        if kind not in OBSERVATIONS:
            raise BadOption(f"observation is {kind!r}: it must be {' or '.join(OBSERVATIONS)}")
        self.game = game.id
        self.features = features.features(game.id, seats)
        self.floats = kind == "floats"
        self.actions = len(game.actions)

    def space(self) -> spaces.Dict:
        """The space of an observation and its mask."""
        box = (
            spaces.Box(0.0, 1.0, (self.features.size,), np.float32)
            if self.floats
            else spaces.Box(0, 255, (self.features.length,), np.uint8)
        )
        masks = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": box, "action_mask": masks})

    def observe(self, state: State, seat: int, decides: bool) -> Observed:
        """What a seat sees; its mask is empty while another one decides."""
        seen: Any = np.frombuffer(bytearray(state.encode(seat)), np.uint8)
        legal = mask(state.answers if decides else [], self.actions)
        return {
            "observation": self.features.floats(seen) if self.floats else seen,
            "action_mask": np.frombuffer(legal, np.int8),
        }
