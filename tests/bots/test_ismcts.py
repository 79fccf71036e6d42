"""The general player: it needs nothing but the rules."""

from __future__ import annotations

from importlib import import_module

import pytest

import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.bots.budget import Meter
from patolli.bots.evaluation.evaluation import generic
from patolli.bots.ismcts import IsmctsBot
from patolli.bots.levels import LEVELS, LevelBot
from patolli.bots.search.tree import ROUNDS, Node, Tree
from patolli.core.rng import Rng
from patolli.core.state import State


def played(seed: int, place: int, budget: Budget, rival: str = "random") -> State:
    """A game of Patolli, the tree search in the given seat; rivals know the points at most."""
    state = patolli.load("patolli").new(2, seed, events=False)
    bots = [make(rival, seed, evaluation=generic()) for _ in range(2)]
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


def test_it_beats_greedy_play_by_the_points() -> None:
    wins = 0
    for game in range(24):
        outcome = played(70 + game // 2, game % 2, Budget(nodes=600), "greedy").outcome()
        assert outcome is not None
        wins += game % 2 in outcome.winners
    assert wins >= 13


def test_what_a_throw_brought_tells_places_of_the_tree_apart() -> None:
    game = patolli.load("patolli")
    state = game.position(
        "seats = 2\ndecide = ['move 0 2']\n"
        "[[seat]]\npieces = [-1, 4, 20, 30]\n[[seat]]\npieces = [-1, 5, 21, 31]\n"
    )
    tree = Tree(Knowledge(state), Rng.seeded(3), Meter(Budget(nodes=2000)))
    tree.grow()
    points = game.encoding(2).field("decision.argument.0").offset
    assert len({seen[points] for seen in tree.places}) > 3


def test_it_plays_on_longer_where_nothing_is_won_or_lost_so_soon() -> None:
    state = patolli.load("tikal").new(2, 6, events=False)
    tree = Tree(Knowledge(state), Rng.seeded(1), Meter(Budget(nodes=3000)))
    nodes = [Node(action, state.stack[-1].seat, 2) for action in state.answers[:2]]
    tree.number = len(ROUNDS)  # every length has been tried
    tree.try_all(nodes)
    assert tree.stretch == 1
    tree.number = 2 * len(ROUNDS)
    tree.drift[-1] = 0.0  # not even the longest has brought a point
    tree.try_all(nodes)
    assert tree.stretch == 2


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
