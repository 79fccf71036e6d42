"""A turn is planned once and followed, as long as the seat sees what was foreseen."""

from __future__ import annotations

import pytest

import patolli
from patolli import Rng
from patolli.bots import Budget, Knowledge, make
from patolli.bots.bot import Bot
from patolli.bots.search.line import Line, Variation
from patolli.core.state import State

BUDGET = Budget(nodes=400)
LONG_TURNS = ["tikal", "founders", "teotihuacan"]


def followed(bot: Bot, state: State) -> list[bool]:
    """Play a turn; for each decision with a choice, whether it was made without a search."""
    turn, seat = state.turn, state.seat
    found: list[bool] = []
    while state.seat == seat and state.turn == turn:
        choice = len(state.legal()) > 1
        state.apply(bot.choose(Knowledge(state), BUDGET))
        if choice:
            found.append(bot.nodes == 0)
    return found


@pytest.mark.parametrize("game", LONG_TURNS)
@pytest.mark.parametrize("kind", ["planner", "searcher"])
def test_a_turn_is_planned_once(game: str, kind: str) -> None:
    state = patolli.load(game).new(2, 4, events=False)
    bots = [make(kind, 1), make(kind, 2)]
    made: list[bool] = []
    while len(made) < 60 and state.seat is not None:
        found = followed(bots[state.seat], state)
        assert not any(found[:1])  # a new turn is searched
        made += found
    assert any(made)


@pytest.mark.parametrize("kind", ["planner", "searcher"])
def test_what_was_not_foreseen_is_searched_again(kind: str) -> None:
    state = patolli.load("tikal").new(2, 4, events=False)
    bot = make(kind, 1)
    state.apply(bot.choose(Knowledge(state), BUDGET))
    assert bot.line is not None
    other = patolli.load("tikal").new(2, 5, events=False)
    assert bot.choose(Knowledge(other), BUDGET) in other.legal()
    assert bot.nodes > 0


def test_another_decision_than_the_planned_one_ends_the_line() -> None:
    state = patolli.load("tikal").new(2, 4, events=False)
    bot = make("planner", 1)
    planned = bot.choose(Knowledge(state), BUDGET)
    state.apply(next(action for action in state.legal() if action != planned))
    bot.choose(Knowledge(state), BUDGET)
    assert bot.nodes > 0


@pytest.mark.parametrize("kind", ["planner", "searcher"])
def test_followed_decisions_are_explained_too(kind: str) -> None:
    state = patolli.load("tikal").new(2, 4, events=False)
    bot = make(kind, 1)
    for _ in range(6):
        action = bot.choose(Knowledge(state), BUDGET)
        first = bot.explain()[0]
        assert first.data["action"] == action
        if len(state.legal()) > 1:
            assert "points" in first.data
        state.apply(action)


def test_a_line_keeps_the_variations_that_go_on() -> None:
    state = patolli.load("tikal").new(2, 4, events=False)
    seat = state.seat
    assert seat is not None
    world = state.determinize(seat, Rng.seeded(1))
    first = world.legal()[0]
    after = world.copy()
    after.apply(first)
    second, third = after.legal()[:2]
    variations = [
        Variation([first, second], 2.0, [1.0, 1.0], 1),
        Variation([world.legal()[1], second], 1.5, [1.0, 1.0], 1),
        Variation([first, third], 1.0, [1.0, 1.0], 1),
    ]
    line = Line(world, seat, variations)
    assert [action for action, _ in line.by_next_action()] == [first, world.legal()[1]]
    assert line.take(first)
    assert [action for action, _ in line.by_next_action()] == [second, third]
    assert not line.take(-1)
