"""A bot plans a turn once and plays it as planned, as long as it sees what it expected."""

from __future__ import annotations

import asyncio

import pytest

import patolli
from patolli import bots
from patolli.core.state import State
from patolli.server.ops.config import Settings
from patolli.server.thinking.executor import BotExecutor, PoolExecutor
from patolli.table import plan_cache
from patolli.table.hints import Planned, fingerprint, plan
from patolli.table.plan_cache import PlanCache
from patolli.table.work import do


class Here(PoolExecutor):
    """Thinks in this process, and counts."""

    def __init__(self) -> None:
        super().__init__(Settings())
        self.asked = 0

    async def work(self, name: str, given: list[object], person: str) -> object:
        self.asked += 1
        return do(name, given, self.asked)


def choose(executor: BotExecutor, state: State, level: str = "apprentice") -> int:
    """What a bot does now."""
    assert state.seat is not None
    action, reasons = asyncio.run(executor.choose(state, state.seat, level, "a table", "ann"))
    assert action in state.legal()
    assert reasons
    return action


@pytest.mark.parametrize("game", ["tikal", "founders", "teotihuacan"])
def test_a_turn_is_thought_once_and_played_as_planned(game: str) -> None:
    state = patolli.load(game).new(2, seed=3)
    executor = Here()
    decisions = 60
    for _ in range(decisions):
        state.apply(choose(executor, state))
    assert executor.asked < decisions * 0.6


def test_the_planned_decisions_are_those_of_the_bot_itself() -> None:
    state = patolli.load("tikal").new(2, seed=5)
    planned = plan(bots.make("apprentice", 9), bots.Knowledge(state))
    while len(planned) < 4:
        state.apply(planned[0].action)
        planned = plan(bots.make("apprentice", 9), bots.Knowledge(state))
    seat = state.seat
    bot = bots.make("apprentice", 9)
    for step in planned:
        now = bots.Knowledge(state, seat)
        assert step.seen == fingerprint(now)
        assert step.action == bot.choose(now)
        state.apply(step.action)


def test_a_plan_is_dropped_when_something_else_is_seen() -> None:
    """After an undo, or in another game at the same table, a bot answers what it is asked."""
    game = patolli.load("founders")
    executor = Here()
    for seed in range(6):
        state = game.new(2, seed=seed)
        before = state.copy()
        for _ in range(6):
            state.apply(choose(executor, state))
        choose(executor, before)


def test_a_fingerprint_tells_what_is_seen_and_nothing_that_is_hidden() -> None:
    state = patolli.load("tikal").new(2, seed=3)
    known = bots.Knowledge(state)
    assert fingerprint(known) == fingerprint(bots.Knowledge.restore(known.dump()))
    assert fingerprint(known) == fingerprint(bots.Knowledge(state))
    state.apply(state.legal()[0])
    assert fingerprint(known) != fingerprint(bots.Knowledge(state))


def test_some_plans_are_kept_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan_cache, "MOST", 3)
    known = bots.Knowledge(patolli.load("patolli").new(2, seed=1))
    kept = PlanCache()
    for number in range(5):
        kept.keep((f"table {number}", 0, "novice"), [Planned(fingerprint(known), 1, [])])
    found = [kept.next((f"table {number}", 0, "novice"), known) for number in range(5)]
    assert [step is not None for step in found] == [False, False, True, True, True]


@pytest.mark.parametrize("game", ["tikal", "founders", "teotihuacan"])
def test_the_next_hint_is_the_rest_of_the_turn_that_was_told(game: str) -> None:
    """Also after an undo."""
    state = patolli.load(game).new(2, seed=3)
    executor = Here()

    def hint(state: State) -> list[int]:
        assert state.seat is not None
        plan = asyncio.run(executor.plan_turn(state, state.seat, "apprentice", "a table", "ann"))
        return [step.action for step in plan]

    told = hint(state)
    while len(told) < 3:
        state.apply(told[0])
        told = hint(state)
    asked = executor.asked
    before = state.copy()
    state.apply(told[0])
    assert hint(state) == told[1:]
    assert hint(before) == told
    assert executor.asked == asked
