"""One game inside an environment: seeds, legal answers to illegal actions, rewards."""

from __future__ import annotations

from patolli.core.errors import BadOption, IllegalAction, PatolliError
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.envs import features
from patolli.envs.given import action_of, options_of, whole
from patolli.registry import load

ILLEGAL = ("replace", "raise")
REWARDS = ("outcome", "points")
PENALTY = -1.0  # the reward of an illegal action that is replaced
OVER = "the game is over: reset the environment"


class NotBegun(PatolliError):
    """An environment was used before it was reset."""


class Session:
    """A game that is reset and stepped.

    `reward`: "outcome" gives 1 to -1 by the final places, "points" every change of the points.
    `illegal`: "replace" plays a random legal action instead and gives a reward of -1,
    "raise" raises IllegalAction.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Value] | None = None,
        reward: str = "outcome",
        illegal: str = "replace",
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"reward is {reward!r}: it must be {' or '.join(REWARDS)}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is {illegal!r}: it must be {' or '.join(ILLEGAL)}")
        self.given = options_of(options)
        self.game = load(game)
        self.seats = whole(seats, "seats")
        if self.seats not in self.game.seats:
            counts = ", ".join(str(count) for count in self.game.seats)
            raise BadOption(f"{game} has no game for {seats} seats; it takes {counts}")
        self.reward = reward
        self.illegal = illegal
        self.state = self.game.new(self.seats, 0, self.given, events=False)
        self.rng = Rng.seeded(0)
        self.begun = False
        self.replaced = False
        self.points = reward == "points"

    def reset(self, seed: int) -> State:
        """Begin the game of a seed."""
        seed = whole(seed, "seed")
        self.rng = Rng.seeded(seed)
        self.state = self.game.new(self.seats, seed, self.given, events=False)
        self.begun = True
        self.replaced = False
        return self.state

    def step(self, action: int) -> list[float] | None:
        """Carry out an action; the rewards of all seats, None where there are none."""
        action = action_of(action)
        state = self.state
        stack = state.stack
        if not stack or not self.begun:
            self.check_begun()
            raise IllegalAction(OVER)
        seat = stack[-1].seat
        self.replaced = self.illegal == "replace" and action not in state.answers
        before = state.scores() if self.points else None
        state.apply(self.rng.pick(state.answers) if self.replaced else action)
        rewards: list[float] | None = None
        if before is not None:
            pairs = zip(state.scores(), before, strict=True)
            rewards = [float(new - old) for new, old in pairs]
        elif not state.stack:
            rewards = features.returns(state)
        if self.replaced:
            rewards = rewards or [0.0] * self.seats
            rewards[seat] += PENALTY
        return rewards

    def check_begun(self) -> None:
        """Refuse what comes before the first game."""
        if not self.begun:
            raise NotBegun("no game has begun: reset the environment first")
