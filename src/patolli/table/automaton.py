"""What an automaton does in a game alone: it plays within the decisions of the person.

So that its turn can be followed, the view is told as it stood at each of its events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from patolli.core.message import Data
from patolli.core.state import State
from patolli.table.entries import StoredEvent
from patolli.table.messages.parts import Edit, EventOut, Scene
from patolli.table.table import Table

UNDERWAY: Final[Data] = {"seat": None, "deciding": None, "over": False}  # nothing is asked yet
_Path = list[str | int]


def named(events: Sequence[StoredEvent]) -> int | None:
    """The first event that an automaton is the subject of by its name."""
    return _first([data for _, _, data, _ in events])


def own(events: list[EventOut]) -> list[EventOut]:
    """The events without those of the person, which come first."""
    data = [event.data for event in events]
    start = _first(data)
    return events[_first_without_seat(data) if start is None else start :]


def scenes(table: Table, at: int, viewer: int | None) -> list[Scene]:
    """The view at each event from where an automaton began to play within the `at`-th action."""
    if len(table.seats) > 1 or not table.current_rules or at <= table.base:
        return []
    state = table.at(at - 1)
    turn, before = state.turn, state.observe(viewer)
    seen: list[tuple[Data, Data]] = []  # of each event that the viewer knows: its data and the view

    def watch(now: State) -> None:
        event = now.events[-1]
        if event.visible_to(viewer):
            seen.append((event.data, now.observe(viewer) | UNDERWAY))

    after = state.copy(events=True)
    after.watch = watch
    after.apply(table.line[at - 1])
    data = [one for one, _ in seen]
    start = _first(data)
    if start is None and after.turn != turn:
        start = _first_without_seat(data)
    if start is None or start == len(seen):
        return []
    found: list[Scene] = []
    for event in range(start - 1, len(seen)):
        view = seen[event][1] if event >= 0 else before
        found.append(Scene(event, edits(before, view)))
        before = view
    return found


def edits(before: object, after: object) -> list[Edit]:
    """What must be set in one view to have the other."""
    found: list[Edit] = []
    _compare([], before, after, found)
    return found


def _compare(path: _Path, before: object, after: object, found: list[Edit]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in after.items():
            if key in before:
                _compare([*path, key], before[key], value, found)
            else:
                found.append(Edit([*path, key], value))
        found.extend(Edit([*path, key], None, gone=True) for key in before if key not in after)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(before):
            _compare([*path, index], value, after[index], found)
    elif before != after:
        found.append(Edit(path, after))


def _first(data: list[Data]) -> int | None:
    return next((index for index, one in enumerate(data) if _has(one, "name")), None)


def _first_without_seat(data: list[Data]) -> int:
    """Where a game's automaton has no name, the events of its turn name no seat."""
    return next((index for index, one in enumerate(data) if not _has(one, "seat")), len(data))


def _has(data: Data, kind: str) -> bool:
    subject = data.get("seat")
    return isinstance(subject, dict) and subject.get(kind) is not None
