"""OpenSpiel games: after `register()`, `pyspiel.load_game("patolli_tikal(players=3)")`.

The options of a game are parameters, beside `players` and `seeds`. A game begins with one chance
node. In `patolli_tikal` it draws one of `seeds` seeds of everything that is hidden or random: the
same history is always the same game, and a clone goes on like its original. In
`patolli_tikal_sampled` the chance node has one outcome and the seed is drawn unseen; in a clone all
that the deciding player can't know is dealt again, so that no search sees the future.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
import pyspiel

from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import Option, Value
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.envs import features
from patolli.games import ids
from patolli.registry import load

SEEDS = 1024
SAMPLED = "_sampled"
RECALLED = 64  # decisions of one's own that an information state remembers
_REGISTERED: set[str] = set()


def register(games: Sequence[str] | None = None) -> list[str]:
    """Register the games of these ids (every game if none are named); the short names."""
    names: list[str] = []
    asked = [games] if isinstance(games, str) else games
    for id in asked if asked is not None else ids():
        for sampled in (False, True):
            name = f"patolli_{id}{SAMPLED if sampled else ''}"
            names.append(name)
            if name not in _REGISTERED:
                pyspiel.register_game(game_type(id, sampled), _class_of(id, sampled))
                _REGISTERED.add(name)
    return names


def default_players(game: Game) -> int:
    """The fewest players who play against each other."""
    return min([count for count in game.seats if count > 1] or game.seats)


def game_type(id: str, sampled: bool = False, players: int | None = None) -> Any:
    """What OpenSpiel wants to know of a game; alone against an automaton it is not zero-sum."""
    game = load(id)
    chance = pyspiel.GameType.ChanceMode
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"patolli_{id}{SAMPLED if sampled else ''}",
        long_name=f"Patolli: {id}{' (sampled)' if sampled else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if sampled else chance.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if players == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": default_players(game),
            "seeds": SEEDS,
            **{option.key: _parameter(option) for option in game.options},
        },
        default_loadable=True,
    )


def _parameter(option: Option) -> bool | int | str:
    """The default of an option as OpenSpiel keeps it; numbers among texts are texts, too."""
    texts = any(isinstance(choice, str) for choice in option.choices)
    return str(option.default) if texts else option.default


def options_of(game: Game, params: dict[str, Any]) -> dict[str, Value]:
    """The options of a game that parameters name."""
    values: dict[str, Value] = {}
    for option in game.options:
        if option.key in params:
            given = params[option.key]
            texts = {str(choice): choice for choice in option.choices}
            values[option.key] = texts.get(given, given) if isinstance(given, str) else given
    return values


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it; each game has its own subclasses."""

    id = ""
    sampled = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = load(self.id)
        players = int(params.get("players", default_players(self.rules)))
        self.seeds = int(params.get("seeds", SEEDS))
        if self.seeds < 1:
            raise BadOption(f"seeds is {self.seeds}: it must be at least 1")
        self.options = options_of(self.rules, params)
        self.rules.new(players, 0, self.options, events=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=1 if self.sampled else self.seeds,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(game_type(self.id, self.sampled, players), info, params)
        self.players = players

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (self.id, str(self))

    def __deepcopy__(self, memo: dict[int, object]) -> SpielGame:
        return self

    def new_initial_state(self) -> SpielState:
        """A game before its seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as a tensor and as text."""
        return Observer(self, iig_obs_type)


def loaded(id: str, text: str) -> SpielGame:
    """The game that was pickled: in a new process it is registered first."""
    register([id])
    return cast(SpielGame, pyspiel.load_game(text))


def restored(game: SpielGame, text: str) -> SpielState:
    """The state that was pickled."""
    return cast(SpielState, game.deserialize_state(text))


def _class_of(id: str, sampled: bool) -> type[SpielGame]:
    """A class of this module, for only such objects can be pickled and outlive the interpreter."""
    name = f"{id.capitalize()}{'Sampled' if sampled else ''}SpielGame"
    made = type(name, (SpielGame,), {"id": id, "sampled": sampled, "__module__": __name__})
    globals()[name] = made
    return made


class Held:
    """A game and its state; a clone of OpenSpiel's shares the one and copies the other."""

    def __init__(self, game: SpielGame, state: State | None) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        state = self.state
        if state is None:
            return Held(self.game, None)
        if self.game.sampled:
            return Held(self.game, state.determinize(state.seat, secrets.randbits(62)))
        return Held(self.game, state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, None)
        self.decisions: list[list[int]] = [[] for _ in range(game.players)]  # of each player

    @property
    def game(self) -> SpielGame:
        """The game that is played."""
        return self.held.game

    @property
    def state(self) -> State | None:
        """The state of ours; None until the seed is drawn."""
        return self.held.state

    def __reduce__(self) -> tuple[object, ...]:
        if self.game.sampled:
            raise BadOption(
                "a state of a sampled game can't be pickled: a copy deals again what is hidden; "
                f"take patolli_{self.game.id}"
            )
        return restored, (self.game, self.serialize())

    def __deepcopy__(self, memo: dict[int, object]) -> SpielState:
        return cast(SpielState, self.clone())

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
        """All seeds, equally likely; a single outcome where the seed is drawn unseen."""
        count = 1 if self.game.sampled else self.game.seeds
        return [(seed, 1.0 / count) for seed in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            game = self.game
            seed = secrets.randbits(48) if game.sampled else action
            self.held.state = game.rules.new(game.players, seed, game.options, events=False)
        else:
            self.decisions[cast(int, self.state.seat)].append(action)
            self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "seed" if self.game.sampled else f"seed {action}"
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
        """What a player sees, as bytes, and all decisions of its own so far."""
        if self.state is None:
            return ""
        seat = self.current_player() if player is None else player
        if seat < 0:
            return self.observation_string(player)
        return f"{self.state.encode(seat).hex()} {self.decisions[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON."""
        if self.state is None:
            return ""
        seat = self.current_player() if player is None else player
        return json.dumps(self.state.observe(seat if seat >= 0 else None))

    def __str__(self) -> str:
        if self.state is None:
            return "seed not drawn"
        return json.dumps(self.state.observe(None) if self.game.sampled else self.state.dump())


class Observer:
    """The numbers of `patolli.envs.features`, from 0 to 1, as OpenSpiel's observer.

    An information state adds the player's last decisions, the newest first.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.features = features.features(game.id, game.players)
        self.recall = kind is not None and kind.perfect_recall
        self.actions = len(game.rules.actions)
        size = self.features.size
        self.tensor = np.zeros(size + RECALLED if self.recall else size, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recall:
            self.dict["decisions"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        if state.state is None:
            return
        self.dict["observation"][:] = self.features.floats(features.look(state.state, player))
        if self.recall:
            last = state.decisions[player][: -RECALLED - 1 : -1]
            self.dict["decisions"][: len(last)] = (np.array(last) + 1) / self.actions

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)
