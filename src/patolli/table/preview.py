"""What a choice brings, told without looking at hidden things.

A choice is tried in a world in which all that the seat can't know is dealt again. If it reveals
something it is tried in several such worlds, up to the reveal or the end of the turn: what happens
in all of them is certain, the rest is not told.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from patolli.core.message import Data
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table.messages.parts import EventOut, Text
from patolli.table.messages.replies import Change, Preview

WORLDS: Final = 8
MOST_CHANGES: Final = 60
MOST_ANSWERS: Final = 4
UNTOLD: Final = (
    "scores",
    "seat",
    "deciding",
    "turn",
    "viewer",
)  # told otherwise, or of no interest


class Worlds:
    """Worlds that are possible for a seat, dealt as they are needed; always the same ones."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._rng = Rng.seeded(0)
        self._dealt: list[State] = []

    @cached_property
    def before(self) -> Data:
        """What the seat sees before its choice."""
        return self.state.observe(self.seat)

    def get(self, number: int) -> State:
        """One of the worlds."""
        while len(self._dealt) <= number:
            world = self.state.determinize(self.seat, self._rng)
            world.actions = self.state.actions.copy()  # events know their action's index
            self._dealt.append(world)
        return self._dealt[number]

    def ends_turn(self, action: int) -> bool:
        """Whether the turn is over after an action."""
        after = self.get(0).copy()
        after.apply(action)
        return after.turn != self.state.turn or after.over


def previews(state: State, seat: int) -> list[Preview]:
    """One preview for each legal choice of the seat that is asked."""
    worlds = Worlds(state, seat)
    return [_preview(worlds, action) for action in worlds.get(0).legal()]


def preview(state: State, seat: int, action: int) -> Preview:
    """What a legal choice of the seat that is asked brings."""
    return _preview(Worlds(state, seat), action)


def _preview(worlds: Worlds, action: int) -> Preview:
    state = worlds.state
    after = worlds.get(0).copy(events=True)
    after.apply(action)
    ends_turn = after.turn != state.turn or after.over
    reveals = after.reveals != state.reveals
    ends = [after]
    if reveals:
        ends = [worlds.get(number).copy(events=True) for number in range(WORLDS)]
        for end in ends:
            unfold(end, action)
    asks, answers = (None, []) if reveals or ends_turn else _next(after, worlds.seat)
    changes = [_changes(worlds.before, end.observe(worlds.seat)) for end in ends]
    certain = [one for one in changes[0] if all(one in other for other in changes[1:])]
    return Preview(
        action,
        reveals,
        ends_turn,
        _certain_scores(state.scores(), [end.scores() for end in ends]),
        certain[:MOST_CHANGES],
        _certain_events([_events(end, worlds.seat) for end in ends]),
        asks,
        answers,
    )


def _next(after: State, seat: int) -> tuple[Text | None, list[Text]]:
    """What a seat is asked next, and the choices that it has then if they are few."""
    asks = after.prompt()
    if asks is None or after.seat != seat:
        return None, []
    legal = after.legal()
    answers = [after.label(answer) for answer in legal] if len(legal) <= MOST_ANSWERS else []
    return Text(asks.key, asks.data), [Text(answer.key, answer.data) for answer in answers]


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


def _certain_scores(before: list[int], after: list[list[int]]) -> list[int]:
    """The points of each seat that are the same in all worlds; else those it has now."""
    return [
        after[0][seat] if len({scores[seat] for scores in after}) == 1 else now
        for seat, now in enumerate(before)
    ]


def _certain_events(told: list[list[EventOut]]) -> list[EventOut]:
    """The events with which all worlds begin."""
    certain: list[EventOut] = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        certain.append(events[0])
    return certain


def _events(world: State, seat: int) -> list[EventOut]:
    return [EventOut(event.action, event.key, event.data) for event in world.events_for(seat)]


def _changes(before: Data, after: Data) -> list[Change]:
    """The numbers of a view that differ."""
    changes: list[Change] = []
    for key, value in before.items():
        if key not in UNTOLD:
            _compare([key], value, after.get(key), changes)
    return changes


def _compare(path: list[str | int], before: object, after: object, changes: list[Change]) -> None:
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
    elif before != after:
        if isinstance(before, bool) or isinstance(after, bool):
            return
        if isinstance(before, int | float) and isinstance(after, int | float):
            changes.append(Change(path, before, after))
