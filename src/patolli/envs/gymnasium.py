"""Gymnasium environments of one seat against bots: `gymnasium.make("Patolli/Tikal-v0")`.

Importing this module registers one environment for every game.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from patolli.bots import Bot, Budget, Knowledge, make
from patolli.core.errors import BadOption
from patolli.core.options import Value
from patolli.envs import features
from patolli.envs.drawing import RENDER_MODES, Drawing
from patolli.envs.session import Session
from patolli.games import ids

LARGEST = 1e6
Observed = dict[str, Any]


class PatolliGymEnv(gymnasium.Env[Observed, int]):
    """One seat against bots (a kind, level or class); see `patolli.envs.session` for rewards."""

    metadata = {
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: str = "greedy",
        budget: str | None = None,
        options: dict[str, Value] | None = None,
        reward: str = "outcome",
        illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        make(opponents)
        self.session = Session(game, seats, options, reward, illegal)
        if not 0 <= seat < seats:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {seats - 1}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode is {render_mode!r}: it must be one of {RENDER_MODES}")
        self.seat = seat
        self.opponents = opponents
        self.budget = None if budget is None else Budget.parse(str(budget))
        self.render_mode = render_mode
        self.bots: list[Bot] = []
        self._encoder = features.Encoder(game)
        actions = len(self.session.game.actions)
        size = len(features.layout(game))
        self.action_space = spaces.Discrete(actions)  # type: ignore[assignment]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game; without a seed, one drawn from the environment's generator."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        self.session.reset(number)
        self.bots = [
            make(self.opponents, number + other + 1, self.budget)
            for other in range(self.session.seats)
        ]
        self._others()
        if self.session.state.over:
            return self.reset()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """This seat's decision, and all decisions of the bots up to its next one."""
        reward = self.session.step(int(action))[self.seat]
        info = self._info()
        reward += self._others()
        return self._observed(), reward, self.session.state.over, False, info

    def action_masks(self) -> features.Mask:
        """The legal actions, under the name that sb3-contrib asks for."""
        return features.mask(self.session.state)

    def render(self) -> Any:
        """The picture that the render mode asks for."""
        return Drawing(self.session.state, self.seat).render(self.render_mode or "human")

    def _others(self) -> float:
        """Let the bots decide until it is this seat's turn; what that brought this seat."""
        state = self.session.state
        reward = 0.0
        while (other := state.seat) is not None and other != self.seat:
            if self.opponents == "random":  # any legal action: there is nothing to know
                action = self.session.rng.pick(state.answers)
            else:
                action = self.bots[other].choose(Knowledge(state))
            reward += self.session.step(action)[self.seat]
        return reward

    def _observed(self) -> Observed:
        state = self.session.state
        return {
            "observation": self._encoder.encode(state.observe(self.seat)),
            "action_mask": features.mask(state),
        }

    def _info(self) -> dict[str, Any]:
        return {"replaced": self.session.replaced, "points": self.session.state.scores()}


def register() -> None:
    """Register `Patolli/<Game>-v0` for every game."""
    for game in ids():
        name = "".join(word.capitalize() for word in game.split("_"))
        id = f"Patolli/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="patolli.envs.gymnasium:PatolliGymEnv",
                kwargs={"game": game},
            )


register()
