"""What a choice means: what is certain to happen, told without looking at hidden things.

The choice is tried in several worlds that are possible for the seat, until something is revealed or
the turn ends. What happens in all of them is certain; what differs depends on chance or on hidden
things and is not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from patolli.core.message import Event
from patolli.core.rng import Rng
from patolli.core.state import State

WORLDS: Final = 8
PASSING: Final = ("seat", "turn", "over", "scores")  # told otherwise, or of no interest

Path = tuple[str, ...]
Change = tuple[Path, object, object]


@dataclass(frozen=True)
class Preview:
    """The certain consequences of a choice."""

    events: list[Event]
    points: list[int]  # the change of each seat's points
    changes: list[Change]  # the numbers that change in the seat's view: where, before, after
    uncertain: bool  # whether more happens that can't be known


def preview(state: State, seat: int, action: int) -> Preview:
    """What a legal action is certain to bring, as the seat can know it."""
    rng = Rng.seeded(0)
    before = flat(state.observe(seat))
    worlds: list[State] = []
    for _ in range(WORLDS):
        world = state.determinize(seat, rng).copy(events=True)
        unfold(world, action)
        worlds.append(world)
        if world.reveals == state.reveals:
            break  # nothing comes to light: it is the same in every world
    told = [world.events_for(seat) for world in worlds]
    events = _common(told)
    views = [flat(world.observe(seat)) for world in worlds]
    changes: list[Change] = []
    uncertain = any(world.reveals != state.reveals for world in worlds)
    resized = [
        path[:-1]
        for path, size in before.items()
        if path[-1:] == ("#",) and views[0].get(path) != size
    ]
    for path, after in views[0].items():
        if path[-1] != "#" and any(path[: len(part)] == part for part in resized):
            continue
        certain = all(view.get(path) == after for view in views)
        if certain and path in before and before[path] != after and path[0] not in PASSING:
            changes.append((path, before[path], after))
    scores = [world.scores() for world in worlds]
    points = [
        scores[0][one] - state.scores()[one] if len({own[one] for own in scores}) == 1 else 0
        for one in range(state.seats)
    ]
    return Preview(events, points, changes, uncertain)


def unfold(world: State, action: int) -> None:
    """Carry out an action and what follows by itself, but nothing after a reveal or the turn."""
    turn, reveals = world.turn, world.reveals
    world.actions.append(action)
    world.stack.pop().apply(world, action)
    while world.stack and world.turn == turn and world.reveals == reveals:
        frame = world.stack[-1]
        answers = frame.legal(world)
        if len(answers) > 1 or (answers and frame.asks_single(world)):
            return
        world.stack.pop()
        frame.apply(world, answers[0] if answers else -1)  # a step has no answer


def flat(value: object, path: Path = ()) -> dict[Path, object]:
    """Every number and text of a view by its path; the length of each list too."""
    found: dict[Path, object] = {}
    if isinstance(value, dict):
        for key, inner in value.items():
            found.update(flat(inner, (*path, str(key))))
    elif isinstance(value, list):
        found[(*path, "#")] = len(value)
        for index, inner in enumerate(value):
            found.update(flat(inner, (*path, str(index))))
    else:
        found[path] = value
    return found


def _common(told: list[list[Event]]) -> list[Event]:
    """The events with which all worlds begin."""
    common: list[Event] = []
    for events in zip(*told, strict=False):
        if any((event.key, event.data) != (events[0].key, events[0].data) for event in events):
            break
        common.append(events[0])
    return common
