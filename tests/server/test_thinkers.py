"""What a worker process does: it knows the bot again that has planned its turn."""

from __future__ import annotations

import patolli
from patolli import bots
from patolli.server import thinkers


def test_a_bot_follows_the_turn_that_it_has_planned() -> None:
    state = patolli.load("tikal").new(2, seed=3)
    followed = 0
    for number in range(40):
        assert state.seat is not None
        whose = ("a table", state.seat, "apprentice")
        known = bots.Knowledge(state).dump()
        bot = thinkers._PLANNING.get(whose)
        action, reasons = thinkers.think(known, "apprentice", "a table", number)
        assert action in state.legal()
        assert reasons
        if bot is not None:
            assert thinkers._PLANNING[whose] is bot
            followed += bot.thoughts == 0 and len(state.legal()) > 1
        state.apply(action)
    assert followed >= 5


def test_a_plan_for_another_game_or_an_undone_one_is_not_followed() -> None:
    """Whatever the worker remembers, a bot answers the question that it is asked."""
    game = patolli.load("founders")
    for seed in range(6):
        state = game.new(2, seed=seed)
        before = state.copy()
        for _ in range(6):
            known = bots.Knowledge(state).dump()
            state.apply(thinkers.think(known, "apprentice", "one table", seed)[0])
        again = thinkers.think(bots.Knowledge(before).dump(), "apprentice", "one table", seed)
        assert again[0] in before.legal()


def test_a_worker_keeps_some_bots_only() -> None:
    state = patolli.load("patolli").new(2, seed=1)
    known = bots.Knowledge(state).dump()
    for number in range(thinkers.MOST_PLANNING + 50):
        thinkers.think(known, "novice", f"table {number}", number)
    assert len(thinkers._PLANNING) == thinkers.MOST_PLANNING
    assert (f"table {thinkers.MOST_PLANNING + 49}", state.seat, "novice") in thinkers._PLANNING
