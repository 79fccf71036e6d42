"""What is being decided, as everybody sees it: the decisions on the stack and what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.message import Data
from patolli.games.founders.names import COLOURS, RESOURCES

if TYPE_CHECKING:
    from patolli.games.founders.state import FoundersState


def pending(s: FoundersState) -> list[Data]:
    """The decisions and steps on the stack, the present one last."""
    found: list[Data] = []
    for frame in s.stack:
        numbers = [arg for arg in frame.args() if isinstance(arg, int)]
        entry: Data = {"decision": frame.name, "seat": frame.seat}
        entry.update(_held(s, frame.name, numbers))
        found.append(entry)
    return found


def _held(s: FoundersState, decision: str, numbers: list[int]) -> Data:
    """The tile, cubes or square that a decision is about."""
    if decision == "place":
        classes = len(s.c.classes)
        if numbers[1] < classes:
            return {"building": s.c.classes[numbers[1]]}
        return {"temple": COLOURS[numbers[1] - classes]}
    if decision == "set-pyramid":
        return {"pyramid_tile": COLOURS[numbers[1]]}
    if decision in ("give", "times", "return-tile", "earn"):
        return {"worship": s.c.tile_names[numbers[1]]}
    if decision == "pay":
        words = [*RESOURCES, "any"]
        return {"pay": {word: numbers[1 + kind] for kind, word in enumerate(words)}}
    if decision in ("replace", "cube-square"):
        return {"resource": RESOURCES[numbers[1]]}
    if decision == "produce":
        place = s.built[numbers[0]][numbers[1]]
        squares = [s.c.grid.names[square] for square in s.c.places.squares[place]]
        return {"squares": squares}
    if decision in ("discs", "act", "then-act"):
        return {"space": s.a.space_names[numbers[1]]}
    return {}
