"""What each legal choice would bring, without telling what the seat can't know yet.

The choices are tried in a world in which everything hidden from the seat is dealt anew, so that
not even a game that forgets to say that it reveals something could tell it here.
"""

from __future__ import annotations

from typing import Any

from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table.entries import stored, visible
from patolli.table.messages import Change, Preview

MOST_CHANGES = 60


def previews(state: State, seat: int) -> list[Preview]:
    """One preview per legal choice of the seat that is asked."""
    world = state.determinize(seat, Rng.seeded(0))
    world.actions = state.actions.copy()  # events know their action's index
    before = world.observe(seat)
    return [_preview(world, seat, action, before) for action in world.legal()]


def _preview(state: State, seat: int, action: int, before: dict[str, Any]) -> Preview:
    work = state.copy(events=True)
    work.apply(action)
    ends_turn = work.turn != state.turn or work.over
    if work.reveals != state.reveals:
        return Preview(action, reveals=True, ends_turn=ends_turn)
    after = work.observe(seat)
    changes: list[Change] = []
    for key in before:
        if key not in ("scores", "seat", "turn", "viewer"):
            _compare([key], before[key], after.get(key), changes)
    return Preview(
        action,
        reveals=False,
        ends_turn=ends_turn,
        scores=work.scores(),
        changes=changes[:MOST_CHANGES],
        events=visible(stored(work.events), [seat]),
    )


def _compare(path: list[str | int], before: Any, after: Any, changes: list[Change]) -> None:
    """Collect the numbers that differ; whole parts that appear or vanish are not numbers."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in before.items():
            _compare([*path, key], value, after.get(key), changes)
    elif isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            for index, value in enumerate(before):
                _compare([*path, index], value, after[index], changes)
        else:
            changes.append(Change([*path, "length"], len(before), len(after)))
    elif before != after and _is_number(before) and _is_number(after):
        changes.append(Change(path, before, after))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
