"""OpenSpiel games: after `register()`, `pyspiel.load_game("patolli_tikal(players=3)")`.

A game begins with one chance node that draws the seed of everything that is hidden or random; all
later decisions are the players'. `seeds` is how many seeds there are.
"""

from __future__ import annotations

import json
from typing import Any, cast

import numpy as np
import pyspiel

from patolli.core.errors import BadOption
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.envs import features
from patolli.games import ids
from patolli.registry import load

SEEDS = 1024
_REGISTERED: set[str] = set()


def register(games: list[str] | None = None) -> list[str]:
    """Register the games of these ids (every game if none are named); the short names."""
    names: list[str] = []
    for id in games if games is not None else ids():
        name = f"patolli_{id}"
        names.append(name)
        if name not in _REGISTERED:
            pyspiel.register_game(game_type(id), _class_of(id))
            _REGISTERED.add(name)
    return names


def game_type(id: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    game = load(id)
    several = [count for count in game.seats if count > 1] or game.seats
    return pyspiel.GameType(
        short_name=f"patolli_{id}",
        long_name=f"Patolli: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(several),
        min_num_players=min(several),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(several), "seeds": SEEDS},
        default_loadable=True,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it; each game has its own subclass."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = load(self.id)
        kind = game_type(self.id)
        players = int(params.get("players", kind.min_num_players))
        self.seeds = int(params.get("seeds", SEEDS))
        if self.seeds < 1:
            raise BadOption(f"seeds is {self.seeds}: it must be at least 1")
        self.rules.new(players, 0, events=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rules.longest,
        )
        super().__init__(kind, info, params)
        self.players = players

    def new_initial_state(self) -> SpielState:
        """A game before its seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as a tensor and as text."""
        return Observer(self.rules.id, self.players, iig_obs_type)


def _class_of(id: str) -> type[SpielGame]:
    """A class of this module, for only such objects can be pickled and outlive the interpreter."""
    name = f"{id.capitalize()}SpielGame"
    made = type(name, (SpielGame,), {"id": id, "__module__": __name__})
    globals()[name] = made
    return made


class Held:
    """A game and its state; a clone of OpenSpiel's shares the one and copies the other."""

    def __init__(self, game: SpielGame, state: State | None) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.game, None if self.state is None else self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, None)

    @property
    def game(self) -> SpielGame:
        """The game that is played."""
        return self.held.game

    @property
    def state(self) -> State | None:
        """The state of ours; None until the seed is drawn."""
        return self.held.state

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.state is None:
            return cast(int, pyspiel.PlayerId.CHANCE)
        seat = self.state.seat
        return cast(int, pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return self.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds, equally likely."""
        chance = 1.0 / self.game.seeds
        return [(seed, chance) for seed in range(self.game.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.held.state = self.game.rules.new(self.game.players, action, events=False)
        else:
            self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.game.rules.actions.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        """1 to -1 by the final places; 0 before the end."""
        if self.state is None:
            return [0.0] * self.game.players
        return features.returns(self.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that is equal for the player, with the rest dealt again."""
        other = cast(SpielState, self.clone())
        if self.state is not None:
            other.held.state = self.state.determinize(player, Rng.seeded(int(sampler() * 2**32)))
        return other

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees and the decisions so far (without the seed)."""
        return f"{self.observation_string(player)} {self.history()[1:]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON."""
        if self.state is None:
            return ""
        seat = self.current_player() if player is None else player
        return json.dumps(self.state.observe(seat if seat >= 0 else None))

    def __str__(self) -> str:
        return "seed not drawn" if self.state is None else json.dumps(self.state.dump())


class Observer:
    """The numbers of `patolli.envs.features`, from 0 to 1, as OpenSpiel's observer."""

    def __init__(self, id: str, players: int, kind: Any) -> None:
        self.features = features.features(id, players)
        self.tensor = np.zeros(self.features.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = kind is not None and kind.perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.features.floats(features.look(state.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)
