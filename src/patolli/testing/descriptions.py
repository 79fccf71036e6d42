"""Whether a state can be written as a position and read back."""

from __future__ import annotations

from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.state import State

BEHIND = ("actions", "position", "seed")  # what a position does not say of a state, or need not


class NotReadBack(AssertionError):
    """A state whose description makes another one, or none."""


def held(state: State) -> Data:
    """All that a state holds, without what is behind it."""
    return {key: value for key, value in state.dump().items() if key not in BEHIND}


def read_back(game: Game, state: State) -> State:
    """The state that the description of a state makes; it must be an equal one."""
    text = game.describe(state)
    try:
        again = game.position(text)
    except Exception as error:
        raise NotReadBack(f"can't be read back: {error!r}\n{text}") from error
    if held(again) != held(state):
        raise NotReadBack(f"{difference(held(state), held(again))}\n{text}")
    if again.seed != state.seed and state.seed is not None:
        raise NotReadBack(f"seed {again.seed} instead of {state.seed}\n{text}")
    if again.legal() != state.legal():
        raise NotReadBack(f"other actions are legal\n{text}")
    return again


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where two nested values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{path}[{i}]")
    return f"{path.lstrip('.')}: {str(one)[:120]} and {str(other)[:120]}"
