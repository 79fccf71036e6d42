"""The search for the plans of a turn: how an unfinished one is judged."""

from __future__ import annotations

import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.bots.budget import Meter
from patolli.bots.evaluation import evaluation_of
from patolli.bots.search.beam import Plan, TurnSearch
from patolli.core.rng import Rng


def begun(game: str, decisions: int) -> tuple[TurnSearch, list[Plan]]:
    """A search after some decisions of a game, at its first step, and the plans that go on."""
    state = patolli.load(game).new(2, seed=11, events=False)
    bot = make("greedy", 1)
    for _ in range(decisions):
        state.apply(bot.choose(Knowledge(state)))
    world = Knowledge(state).determinize(Rng.seeded(1))
    search = TurnSearch(world, evaluation_of(game), Rng.seeded(2), Meter(Budget(nodes=100_000)))
    children: list[Plan] = []
    search.expand(Plan(world, world.reveals, [], 0, 0.0, []), children)
    return search, children


def best_end(search: TurnSearch, plan: Plan) -> float:
    """The margin at the best end of a turn that was seen after the first decision of a plan."""
    return max(end.margin for end in search.ended if end.actions[0] == plan.actions[0])


def test_in_teotihuacan_only_the_ways_to_end_a_turn_tell_what_it_is_worth() -> None:
    judged = 0
    for decisions in range(0, 40, 4):
        search, children = begun("teotihuacan", decisions)
        for plan in children:
            assert plan.margin == best_end(search, plan)
            judged += 1
    assert judged > 10


def test_in_founders_what_a_decision_brings_at_once_tells_something_too() -> None:
    better = 0
    for decisions in range(0, 40, 4):
        search, children = begun("founders", decisions)
        for plan in children:
            assert plan.margin >= best_end(search, plan)
            better += plan.margin > best_end(search, plan)
    assert better > 0


def test_greedy_play_gets_far_in_teotihuacan() -> None:
    points = 0
    for seed in range(4):
        state = patolli.load("teotihuacan").new(2, seed, events=False)
        bots = [make("greedy", seed), make("random", seed)]
        while state.seat is not None:
            state.apply(bots[state.seat].choose(Knowledge(state)))
        points += state.scores()[0]
    assert points / 4 > 110  # 66 when unfinished turns were judged by what they had brought so far
