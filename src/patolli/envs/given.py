"""What an environment is given: numbers of any kind, NumPy's too, as Python's own."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

import numpy as np
from numpy.typing import NDArray

from patolli.core.errors import BadOption, UnknownAction
from patolli.core.options import Value


def whole(value: object, name: str) -> int:
    """A whole number; BadOption where it is none."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"{name} is {value!r}: it must be a whole number") from None


def options_of(given: dict[str, Value] | None) -> dict[str, Value] | None:
    """A game's options; the game itself checks their names and values, of these types alone."""
    if given is None:
        return None
    if not isinstance(given, dict):
        raise BadOption(f"options is {given!r}: it must be a dictionary of names and values")
    found: dict[str, Value] = {}
    for key, value in given.items():
        if not isinstance(key, str):
            raise BadOption(f"options has the key {key!r}: it must be the name of an option")
        if isinstance(value, np.bool_):
            found[key] = bool(value)
        elif isinstance(value, str | bool):
            found[key] = value
        else:
            try:
                found[key] = index(value)
            except TypeError:
                raise BadOption(
                    f"option {key!r} is {value!r}: it must be a whole number, a text, True or False"
                ) from None
    return found


def action_of(value: object) -> int:
    """An action; UnknownAction where it is no whole number."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise UnknownAction(f"{value!r} is not an action: it must be a whole number") from None


def actions_of(values: Sequence[int] | NDArray[np.integer], count: int) -> NDArray[np.integer]:
    """One action for each of so many games."""
    try:
        found: NDArray[np.integer] = np.asarray(values)
    except ValueError:  # a list of lists that are not of one length
        found = np.asarray(values, dtype=object)
    if not found.ndim:
        raise BadOption(f"{values!r} is no list of actions: give one for each of {count} games")
    if len(found) != count:
        raise BadOption(f"{len(found)} actions for {count} games: give one for each")
    if found.ndim > 1 or found.dtype.kind not in "iu":
        raise BadOption(
            f"the actions are {found.dtype} of shape {found.shape}: "
            f"they must be whole numbers of shape {(count,)}"
        )
    return found
