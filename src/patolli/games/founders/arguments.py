"""The arguments of decisions: the names a position gives them, and whether they number anything."""

from __future__ import annotations

from typing import Any, Final

from patolli.core.frame import Frame, argument_names
from patolli.games.founders.names import ANYWHERE, NONE, SIDES
from patolli.games.founders.rules.reach import reach_of
from patolli.games.founders.state import FoundersState

REACHES: Final[list[str]] = [*SIDES, "anywhere"]


def misnumbered(frame: Frame[Any], s: FoundersState, maybe: str = "") -> list[str]:
    """The arguments of a frame that number no thing; the one called `maybe` may be none."""
    wrong: list[str] = []
    things = type(frame).things(s)
    for name, value in zip(argument_names(type(frame)), frame.args(), strict=True):
        names = things.get(name)
        if names is None:
            continue
        for part in value if isinstance(value, tuple) else (value,):
            if not 0 <= part < len(names) and not (part == NONE and name == maybe):
                wrong.append(f"{frame.name}: {name} {part} is not one of 0 to {len(names) - 1}")
    return wrong


def out_of_reach(frame: Frame[Any], s: FoundersState, side: int, setup: int) -> list[str]:
    """Whether the reach of a tile to be placed is not the one that binds."""
    if setup != (0 if s.opened else 1):
        return [f"{frame.name}: it is {'not ' if s.opened else ''}the setup"]
    free = side == ANYWHERE and s.options["reward_reach"] == "free"  # FOU-REWARD-2
    if side != reach_of(s, frame.seat, setup) and not free:
        return [f"{frame.name}: the reach is {REACHES[reach_of(s, frame.seat, setup)]}"]
    return []
