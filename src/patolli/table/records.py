"""Whether a record that somebody brings is sound, before anything is made of it.

A record without a position begins with the game's own setup and is checked by replaying it. One
with a position brings a whole state, which nobody has checked: it must look like a state of the
game, break no rule that the game knows of, and be playable. All of this runs in a worker process,
where a state that makes the engine stumble, or run for ever, harms nobody.
"""

from __future__ import annotations

from typing import Any, Final

import patolli
from patolli.core.errors import PatolliError
from patolli.core.record import Record
from patolli.core.state import State

MOST_ITEMS: Final = 2000  # in one list of a position
LARGEST: Final = 2**63 - 1
FREE: Final = {"actions", "frames", "options", "position", "rng", "seed"}  # checked by `restore`


def faults(data: dict[str, Any]) -> list[str]:
    """Everything wrong with a record that has a position; empty when it is sound."""
    try:
        record = Record.read(data)
        game = patolli.load(record.game)
        assert record.position is not None
        usual = game.new(record.seats, seed=0, options=dict(record.options)).dump()
        found = unlike(record.position, usual)
        if found:
            return found
        state = game.replay(record, to=0)
        found = state.check()
        if found:
            return found
        _look(state)
        for action in record.actions:
            state.apply(action)
        _look(state)
        return state.check()
    except PatolliError as error:
        return [str(error)]
    except Exception as error:  # whatever the engine stumbles over is the position's fault
        return [f"the position can't be played ({type(error).__name__})"]


def unlike(position: dict[str, Any], usual: dict[str, Any]) -> list[str]:
    """In which fields a position does not look like a state of the game."""
    missing = sorted(usual.keys() - position.keys())
    if missing:
        return [f"position: {', '.join(missing)} missing"]
    return [
        f"position: {name} does not look like {usual[name]!r:.80}"
        for name in usual
        if name not in FREE and not _alike(position[name], [usual[name]])
    ]


def _alike(value: object, usual: list[Any]) -> bool:
    """Whether a value has the type of some of the usual ones, and its items of their items."""
    if isinstance(value, list):
        lists = [one for one in usual if isinstance(one, list)]
        if not lists or len(value) > MOST_ITEMS:
            return False
        items = [item for one in lists for item in one]
        if not items:  # nothing lies there yet: numbers, or lists of them
            items = [0, [0]]
        return all(_alike(item, items) for item in value)
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        return False
    return any(type(value) is type(one) for one in usual)


def _look(state: State) -> None:
    """Ask the state everything that a table will."""
    for seat in (None, *range(state.seats)):
        state.observe(seat)
    state.prompt()
    for action in state.legal():
        state.label(action)
