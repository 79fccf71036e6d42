"""What an environment is given: whole numbers of any kind, NumPy's too, as Python's own."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

import numpy as np
from numpy.typing import NDArray

from patolli.core.errors import BadOption, UnknownAction


def whole(value: object, name: str) -> int:
    """A whole number; BadOption where it is none."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"{name} is {value!r}: it must be a whole number") from None


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
