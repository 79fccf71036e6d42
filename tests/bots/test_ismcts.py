"""The general player: it needs nothing but the rules."""

from __future__ import annotations

from importlib import import_module

import pytest

import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.bots.ismcts import IsmctsBot
from patolli.bots.levels import LEVELS, LevelBot
from patolli.core.state import State


def played(seed: int, place: int, budget: Budget) -> State:
    """A game of Patolli against random play, the tree search in the given seat."""
    state = patolli.load("patolli").new(2, seed, events=False)
    bots = [make("random", seed), make("random", seed + 1)]
    bots[place] = make("ismcts", seed, budget)
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(Knowledge(state)))
    return state


def test_it_beats_random_play() -> None:
    wins = 0
    for game in range(10):
        outcome = played(40 + game // 2, game % 2, Budget(nodes=400)).outcome()
        assert outcome is not None
        wins += game % 2 in outcome.winners
    assert wins >= 8


def test_all_decisions_are_tried_in_the_same_worlds() -> None:
    state = patolli.load("tikal").new(2, 6, events=False)
    bot = make("ismcts", 1)
    bot.choose(Knowledge(state), Budget(nodes=1))
    assert sorted(judgement.action for judgement in bot.judgements) == state.legal()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_search_a_tree_where_a_game_has_no_evaluation(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    knowledge = Knowledge(patolli.load("patolli").new(2, 3, events=False))
    bot = LevelBot(level, 1, Budget(nodes=50), None, 1)
    assert not isinstance(bot.of(knowledge), IsmctsBot)
    monkeypatch.setattr(import_module("patolli.bots.levels"), "evaluations", list)
    bot = LevelBot(level, 1, Budget(nodes=50), None, 1)
    assert isinstance(bot.of(knowledge), IsmctsBot)
    assert bot.choose(knowledge) in knowledge.legal()
    assert bot.explain()
