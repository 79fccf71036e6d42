"""PettingZoo environments: `env("tikal", seats=3)` is an AEC environment of one game.

Observations are dictionaries of what the agent sees (`observation`: the bytes of `state.encode`, or
with `observation="floats"` the same numbers from 0 to 1) and the legal actions (`action_mask`).
"""

from __future__ import annotations

from typing import Any, cast

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from patolli.core.errors import BadOption, IllegalAction
from patolli.core.options import Value
from patolli.envs.drawing import RENDER_MODES, Drawing
from patolli.envs.given import whole
from patolli.envs.observing import Observed, Observing
from patolli.envs.session import OVER, Session


def env(
    game: str = "tikal",
    seats: int = 2,
    options: dict[str, Value] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    reward: str = "outcome",
    illegal: str = "replace",
    observation: str = "bytes",
) -> PatolliEnv:
    """An AEC environment: one decision a step, by the seat that must decide.

    `max_cycles`: how many decisions each agent makes; after its last one it is truncated, and
    random legal actions stand in for it until all have had theirs.
    """
    given = (options, render_mode, max_cycles, reward, illegal, observation)
    return PatolliEnv(game, seats, *given)


def parallel_env(
    game: str = "tikal",
    seats: int = 2,
    options: dict[str, Value] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    reward: str = "outcome",
    illegal: str = "replace",
    observation: str = "bytes",
) -> PatolliParallelEnv:
    """A parallel environment: all agents act, and the action of the one who decides counts.

    `max_cycles`: how many decisions are made before everybody is truncated.
    """
    given = (options, render_mode, max_cycles, reward, illegal, observation)
    return PatolliParallelEnv(game, seats, *given)


class _Spaces:
    """What both environments share: agents, spaces, observations and pictures."""

    def __init__(
        self,
        session: Session,
        render_mode: str | None,
        max_cycles: int | None,
        observation: str,
    ) -> None:
        if max_cycles is not None and whole(max_cycles, "max_cycles") < 1:
            raise BadOption(f"max_cycles is {max_cycles}: it must be at least 1")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode is {render_mode!r}: it must be one of {RENDER_MODES}")
        self.session = session
        self.render_mode = render_mode
        self.observing = Observing(session.game, session.seats, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(session.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.observing.actions
        self.actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observations = {agent: self.observing.space() for agent in self.possible_agents}

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        found = self.seat_of.get(agent)
        if found is None:
            raise BadOption(f"there is no agent {agent!r}: they are {self.possible_agents}")
        return found

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.actions[self.possible_agents[self.seat(agent)]]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observations[self.possible_agents[self.seat(agent)]]

    def observe(self, seat: int) -> Observed:
        """What a seat sees; its mask is empty while another one decides."""
        self.session.check_begun()
        state = self.session.state
        return self.observing.observe(state, seat, state.seat == seat)

    def render(self) -> Any:
        """The picture that the render mode asks for."""
        self.session.check_begun()
        return Drawing(self.session.state).render(self.render_mode)


class PatolliEnv(AECEnv):  # type: ignore[misc]
    """One game as an agent-environment cycle; agents are `seat_0`, `seat_1` …"""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Value] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "outcome",
        illegal: str = "replace",
        observation: str = "bytes",
    ) -> None:
        super().__init__()
        self.session = Session(game, seats, options, reward, illegal)
        self._shared = _Spaces(self.session, render_mode, max_cycles, observation)
        self.metadata = {
            "name": f"patolli_{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self._shared.possible_agents
        self.action_spaces = self._shared.actions
        self.observation_spaces = self._shared.observations
        self._seat_of = self._shared.seat_of
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self._seed = 0
        self._made: dict[str, int] = {}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._shared.action_space(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._shared.observation_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, or the one after the last."""
        self._seed = self._seed + 1 if seed is None else whole(seed, "seed")
        self.session.reset(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"replaced": False} for agent in self.agents}
        self._made = dict.fromkeys(self.agents, 0)
        self.agent_selection = self._decider()

    def observe(self, agent: str) -> Observed:
        return self._shared.observe(self._shared.seat(agent))

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The selected agents, one after another."""
        self.session.check_begun()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> Any:
        """What the selected agent sees and was given."""
        self._check_on()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """The decision of the selected agent."""
        self._check_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide: None is for agents that are done")
        self._cumulative_rewards[agent] = 0.0
        self._made[agent] += 1
        session = self.session
        rewards = session.step(action)
        self.infos[agent] = {"replaced": session.replaced}
        cut = self.max_cycles is not None and self._made[agent] >= self.max_cycles
        if cut:
            self.truncations[agent] = True
            rewards = self._stand_in(rewards)
        over = session.state.over
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        if rewards is None and len(self.agents) == len(self._nothing):
            self.rewards = self._nothing.copy()
        else:
            self._reward(rewards or [0.0] * session.seats)
            self._accumulate_rewards()
        self.agent_selection = self._decider()
        if over or cut:
            self._deads_step_first()

    def render(self) -> Any:
        return self._shared.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _check_on(self) -> None:
        self.session.check_begun()
        if not self.agents:
            raise IllegalAction(OVER)

    def _decider(self) -> str:
        seat = self.session.state.seat
        name = None if seat is None else self.possible_agents[seat]
        return name if name in self.agents else self.agents[0]

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = {agent: rewards[self._seat_of[agent]] for agent in self.agents}

    def _stand_in(self, rewards: list[float] | None) -> list[float]:
        """Random legal actions for agents that have had all their decisions; all rewards."""
        state = self.session.state
        total = rewards or [0.0] * self.session.seats
        while (seat := state.seat) is not None and self._used_up(seat):
            if all(self._used_up(other) for other in range(self.session.seats)):
                break
            more = self.session.step(self.session.rng.pick(state.answers))
            if more is not None:
                total = [old + new for old, new in zip(total, more, strict=True)]
        return total

    def _used_up(self, seat: int) -> bool:
        agent = self.possible_agents[seat]
        return self.max_cycles is not None and self._made[agent] >= self.max_cycles


class PatolliParallelEnv(ParallelEnv):  # type: ignore[misc]
    """One game in which everybody acts at once and only the decider's action counts."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Value] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "outcome",
        illegal: str = "replace",
        observation: str = "bytes",
    ) -> None:
        self.session = Session(game, seats, options, reward, illegal)
        self._shared = _Spaces(self.session, render_mode, max_cycles, observation)
        self.metadata = {"name": f"patolli_{game}_parallel_v0", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self._shared.possible_agents
        self.agents: list[str] = []
        self._seed = 0
        self._made = 0

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._shared.action_space(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._shared.observation_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a game: that of the seed, or the one after the last."""
        self._seed = self._seed + 1 if seed is None else whole(seed, "seed")
        self.session.reset(self._seed)
        self._made = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {"replaced": False} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Any:
        """The decision of the agent who must decide; what the others sent does not count."""
        self.session.check_begun()
        if not self.agents:
            raise IllegalAction(OVER)
        agent = self.possible_agents[cast(int, self.session.state.seat)]
        if agent not in actions:
            raise IllegalAction(f"{agent} must decide, and there is no action of its own")
        rewards = self.session.step(actions[agent]) or [0.0] * self.session.seats
        self._made += 1
        over = self.session.state.over
        cut = not over and self.max_cycles is not None and self._made >= self.max_cycles
        agents = self.agents
        answer: tuple[dict[str, Any], ...] = (
            self._observed(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {one: {"replaced": one == agent and self.session.replaced} for one in agents},
        )
        if over or cut:
            self.agents = []
        return answer

    def render(self) -> Any:
        return self._shared.render()

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._shared.observe(seat) for seat, agent in enumerate(self.agents)}
