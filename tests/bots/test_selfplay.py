"""The one loop of self-play: hooks hear of every decision, work is spread in any number of jobs."""

from __future__ import annotations

from collections.abc import Iterator

import patolli
from patolli.bots import make
from patolli.bots.parallel import spread
from patolli.bots.selfplay import BotAgent, Hook, RandomAgent, self_play
from patolli.core.state import State


class Diary(Hook):
    def __init__(self) -> None:
        self.lines: list[tuple[object, ...]] = []

    def begin(self, state: State) -> None:
        self.lines.append(("begin", len(state.actions)))

    def decided(self, state: State, seat: int, action: int) -> None:
        assert action in state.legal()
        self.lines.append(("decided", len(state.actions), seat, action))

    def applied(self, state: State, seat: int, action: int) -> None:
        assert state.actions[-1] == action
        self.lines.append(("applied", len(state.actions), seat, action))

    def end(self, state: State) -> None:
        assert state.over
        self.lines.append(("end", len(state.actions)))


def test_hooks_hear_of_every_decision() -> None:
    diary = Diary()
    state = patolli.load("patolli").new(2, 3, events=False)
    end = self_play(state, [BotAgent(make("greedy", 1)), RandomAgent(2)], [Hook(), diary])
    assert end is state
    assert end.over
    count = len(end.actions)
    assert diary.lines[0] == ("begin", 0)
    assert diary.lines[-1] == ("end", count)
    assert [line[3] for line in diary.lines if line[0] == "decided"] == end.actions
    assert [line[1] for line in diary.lines if line[0] == "applied"] == list(range(1, count + 1))


def double(number: int) -> int:
    return 2 * number


def test_work_is_the_same_in_any_number_of_jobs() -> None:
    for jobs in (1, 2):
        assert sorted(spread(double, range(5), jobs)) == [(n, 2 * n) for n in range(5)]


def test_tasks_are_taken_only_when_there_is_room_for_them() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    for _, result in spread(double, tasks(), 1):
        if result == 4:
            break
    assert taken == [0, 1, 2]
