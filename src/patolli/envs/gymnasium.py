"""Gymnasium environments of one seat against rivals: `gymnasium.make("Patolli/Tikal-v0")`.

Importing this module registers one environment for every game.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from patolli.core.batch import random_until
from patolli.core.errors import BadOption
from patolli.core.options import Value
from patolli.envs import features
from patolli.envs.drawing import RENDER_MODES, Drawing
from patolli.envs.given import whole
from patolli.envs.observing import Observed, Observing
from patolli.envs.rivals import Opponents, Rivals
from patolli.envs.session import Session
from patolli.games import ids


class PatolliGymEnv(gymnasium.Env[Observed, int]):
    """One seat against rivals.

    `opponents` is one for all other seats or a list in turn order (see `patolli.envs.rivals`);
    for rewards see `patolli.envs.session`; `observation` is "bytes" or "floats".
    """

    metadata = {
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Opponents = "greedy",
        budget: str | None = None,
        options: dict[str, Value] | None = None,
        reward: str = "outcome",
        illegal: str = "replace",
        render_mode: str | None = None,
        observation: str = "bytes",
    ) -> None:
        self.session = Session(game, seats, options, reward, illegal)
        seats, seat = self.session.seats, whole(seat, "seat")
        if not 0 <= seat < seats:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {seats - 1}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode is {render_mode!r}: it must be one of {RENDER_MODES}")
        self.seat = seat
        self.render_mode = render_mode
        self.observing = Observing(self.session.game, seats, observation)
        self.rivals = Rivals(opponents, seats, seat, budget, self.observing)
        self.action_space = spaces.Discrete(self.observing.actions)  # type: ignore[assignment]
        self.observation_space = self.observing.space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game; without a seed, one drawn from the environment's generator."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        self.session.reset(number)
        self.rivals.begin(number)
        self._others()
        if self.session.state.over:
            return self.reset()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """This seat's decision, and all decisions of the rivals up to its next one."""
        rewards = self.session.step(action)
        reward = rewards[self.seat] if rewards is not None else 0.0
        reward += self._others()
        state = self.session.state
        return self._observed(), reward, state.over, False, self._info()

    def close(self) -> None:
        """End the programs among the rivals."""
        self.rivals.leave()

    def action_masks(self) -> features.Mask:
        """The legal actions, under the name that sb3-contrib asks for."""
        self.session.check_begun()
        return features.mask(self.session.state)

    def render(self) -> Any:
        """The picture that the render mode asks for."""
        self.session.check_begun()
        return Drawing(self.session.state, self.seat).render(self.render_mode or "human")

    def _others(self) -> float:
        """Let the rivals decide until it is this seat's turn; what that brought this seat."""
        state = self.session.state
        if state.over or state.seat == self.seat:
            return 0.0
        points = self.session.points
        before = state.scores()[self.seat] if points else 0
        if self.rivals.random:
            random_until(state, self.seat, self.session.rng)
        else:
            while (other := state.seat) is not None and other != self.seat:
                state.apply(self.rivals.choose(state, other, self.session.rng))
        if points:
            return float(state.scores()[self.seat] - before)
        return features.returns(state)[self.seat] if state.over else 0.0

    def _observed(self) -> Observed:
        return self.observing.observe(self.session.state, self.seat, True)

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
