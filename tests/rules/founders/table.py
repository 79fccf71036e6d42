"""What the rule tests of Founders share: positions, what is legal, what is seen."""

from typing import Any, cast

import patolli
from patolli.core.options import Value
from patolli.core.state import State
from patolli.games.founders.state import FoundersState

GAME = patolli.load("founders")


def position(text: str = "") -> FoundersState:
    """A state from TOML text."""
    return cast(FoundersState, GAME.position(text))


def new(seats: int, seed: int = 1, options: dict[str, Value] | None = None) -> FoundersState:
    """A game from its own setup."""
    return cast(FoundersState, GAME.new(seats, seed=seed, options=options))


def legal(state: State, word: str = "") -> list[str]:
    """The legal actions in notation; of one family, without its word, if a word is given."""
    names = [GAME.actions.name(action) for action in state.legal()]
    if not word:
        return names
    return [name.split(" ", 1)[1] for name in names if name.split()[0] == word]


def seen(state: State, key: str) -> Any:
    """One entry of what all see."""
    return state.observe(None)[key]


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """What all see of one player."""
    return cast(dict[str, Any], seen(state, "players")[seat])


def cubes(state: State, kind: str, seat: int = 0) -> list[str]:
    """The squares with cubes of a kind."""
    return cast(list[str], player(state, seat)["cubes"][kind])


def space(state: State, name: str) -> dict[str, Any]:
    """What all see of an action space."""
    return next(one for one in seen(state, "spaces") if one["id"] == name)


def shown(state: State, name: str) -> int:
    """How many buildings of a class are on display."""
    return int(next(one for one in seen(state, "buildings") if one["id"] == name)["display"])


def supply(state: State, name: str) -> int:
    """How many buildings of a class are in the common supply."""
    return int(next(one for one in seen(state, "buildings") if one["id"] == name)["supply"])


def worship(state: State, seat: int = 0) -> list[str]:
    """The worship tiles of a player."""
    return [tile["id"] for tile in player(state, seat)["worship"]]


def face_up(state: State, colour: str) -> list[str | None]:
    """The worship tile beside a pile and the one on top of it."""
    entry = next(one for one in seen(state, "worship") if one["colour"] == colour)
    return [tile and tile["id"] for tile in (entry["beside"], entry["top"])]


def decision(state: State) -> str:
    """The name of what is being decided."""
    return state.stack[-1].name


def points(state: State, seat: int = 0) -> int:
    """The points of a seat."""
    return state.scores()[seat]
