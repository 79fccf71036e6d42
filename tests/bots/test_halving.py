"""Candidates share the same worlds: playouts count for all or for none, the poorer drop out."""

from __future__ import annotations

import pytest

import patolli
from patolli import Rng
from patolli.bots import Budget, Knowledge
from patolli.bots.budget import Meter
from patolli.bots.evaluation import evaluation_of
from patolli.bots.search.beam import Plan, fitting, plan_turn, plan_widely
from patolli.bots.search.halving import (
    FIRST_LOOK,
    MATTERS,
    Candidate,
    SequentialHalving,
    in_doubt,
    rank,
)
from patolli.bots.searcher import SearcherBot, distinct, unknown
from tests.bots.games import GAMES


def plans(game: str, nodes: int) -> tuple[Knowledge, list[Plan]]:
    """The plans of a first turn."""
    knowledge = Knowledge(patolli.load(game).new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    meter = Meter(Budget(nodes=nodes))
    return knowledge, plan_widely(world, evaluation_of(game), Rng.seeded(2), 2, meter)


@pytest.mark.parametrize("game", GAMES)
def test_plans_lead_where_they_say(game: str) -> None:
    knowledge = Knowledge(patolli.load(game).new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    evaluation = evaluation_of(game)
    found = plan_turn(world, evaluation, Rng.seeded(2), 2, Meter(Budget(nodes=200)))
    assert found
    for plan in found[:10]:
        state = world.copy()
        for action in plan.actions:
            state.apply(action)
        assert evaluation.points(state) == plan.points
        assert 1 <= plan.sure <= len(plan.actions)
    margins = [plan.margin for plan in found]
    assert margins == sorted(margins, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_budget_still_ends_a_plan(game: str) -> None:
    _, found = plans(game, 1)
    assert found[0].actions


def test_wider_beams_follow_while_there_is_budget() -> None:
    _, little = plans("tikal", 200)
    _, much = plans("tikal", 20_000)
    assert much[0].margin >= little[0].margin
    assert len(much) > len(little)


def test_a_beam_is_as_wide_as_the_time_that_is_left() -> None:
    assert fitting(4, 0.01, 0.99) == 12  # much is left: the usual next one
    assert fitting(36, 0.09, 0.4) == 144  # the last one: it takes 0.36
    assert fitting(36, 0.4, 0.5) == 0  # hardly wider: not worth it


def test_the_last_beam_fills_the_budget() -> None:
    knowledge = Knowledge(patolli.load("tikal").new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    spent: list[int] = []
    for fill in (False, True):
        meter = Meter(Budget(nodes=6000))
        plan_widely(world, evaluation_of("tikal"), Rng.seeded(2), 2, meter, fill)
        spent.append(meter.spent)
    assert spent[0] < 4000  # what this test is about
    assert 4100 < spent[1] < 6500  # ROOM / WORTHWHILE of it, at least


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_that_is_over_before_it_begins_ends_at_once(game: str) -> None:
    knowledge = Knowledge(patolli.load(game).new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    meter = Meter(Budget(seconds=1.0))
    meter.deadline = meter.begun - 1.0
    for share in (meter, meter.portion(0.5)):
        assert share.used() >= 1.0
        assert plan_widely(world, evaluation_of(game), Rng.seeded(2), 2, share)


def test_candidates_differ_and_the_best_is_among_them() -> None:
    _, found = plans("tikal", 2000)
    candidates = distinct(found, 6)
    assert len(candidates) == 6
    assert candidates[0].planned == found[0].margin
    assert len({tuple(candidate.actions) for candidate in candidates}) == 6


def test_playouts_are_the_same_for_all_and_the_poorer_drop_out() -> None:
    knowledge, found = plans("founders", 500)
    candidates = distinct(found, 6)
    assert len(candidates) > 3
    meter = Meter(Budget(nodes=30_000))
    halving = SequentialHalving(knowledge, evaluation_of("founders"), Rng.seeded(3), meter)
    playouts = halving.run(candidates.copy(), 2.0)
    assert playouts == max(candidate.playouts for candidate in candidates)
    assert min(candidate.playouts for candidate in candidates) < playouts
    finalists = [candidate for candidate in candidates if candidate.playouts == playouts]
    others = [candidate for candidate in candidates if candidate.playouts < playouts]
    assert max(r.utility for r in others) < max(r.utility for r in finalists)


def test_another_look_stays_within_the_budget() -> None:
    state = patolli.load("founders").new(1, 3, events=False)
    assert evaluation_of("founders").looks_again
    limit = 8_000
    for _ in range(4):
        bot = SearcherBot(4, Budget(nodes=limit))
        state.apply(bot.choose(Knowledge(state)))
        assert bot.nodes <= 1.1 * limit


def test_another_look_brings_only_what_is_new() -> None:
    _, found = plans("founders", 500)
    candidates = distinct(found, 6)
    assert unknown(distinct(found, 6), candidates) == []
    more = unknown(distinct(found, 12), candidates)
    assert more
    assert all(tuple(one.actions) not in {tuple(c.actions) for c in candidates} for one in more)


def played_out(planned: float, margins: list[float]) -> Candidate:
    """A candidate that has been played out."""
    candidate = Candidate([1], planned, [planned, 0.0])
    candidate.playouts, candidate.margin, candidate.margins = len(margins), sum(margins), margins
    return candidate


def test_a_candidate_drops_out_when_it_is_surely_no_better() -> None:
    best = played_out(9.0, [10.0, 12.0, 8.0, 10.0])
    worse = played_out(5.0, [5.0, 7.0, 4.0, 5.0])  # by 4 or 5 in every world
    unclear = played_out(8.0, [20.0, 2.0, 11.0, 3.0])
    alike = played_out(9.0, [10.0, 12.0, 8.0, 10.0])  # nothing hangs on the choice
    pair = [best, worse, unclear, alike]
    rank(pair, 2.0)
    assert pair[0] is best
    assert in_doubt(best, best)
    assert in_doubt(unclear, best)
    assert not in_doubt(worse, best)
    assert not in_doubt(alike, best)


def test_where_no_luck_is_left_the_search_is_short_and_the_best_plan_wins() -> None:
    knowledge, found = plans("tikal", 2000)
    assert all(plan.sure == len(plan.actions) for plan in found)  # nothing comes to light
    candidates = distinct(found, 6)
    meter = Meter(Budget(nodes=1_000_000))
    halving = SequentialHalving(knowledge, evaluation_of("tikal"), Rng.seeded(3), meter)
    assert halving.run(candidates.copy(), 4.0) == FIRST_LOOK
    assert meter.used() < 0.01
    best = max(candidates, key=lambda candidate: candidate.utility)
    assert best.planned >= found[0].margin - MATTERS
    assert [candidate for candidate in candidates if candidate.utility == best.utility] == [best]


def test_a_playout_that_does_not_fit_the_budget_does_not_count() -> None:
    knowledge, found = plans("teotihuacan", 500)
    candidates = distinct(found, 4)
    meter = Meter(Budget(nodes=10))
    halving = SequentialHalving(knowledge, evaluation_of("teotihuacan"), Rng.seeded(3), meter)
    assert not halving.playout(candidates)
    assert [candidate.playouts for candidate in candidates] == [0] * len(candidates)


def test_a_planned_margin_counts_like_a_few_playouts() -> None:
    one, two = Candidate([1], 10.0, [10.0, 0.0]), Candidate([2], 6.0, [6.0, 0.0])
    for candidate, margin in ((one, 4.0), (two, 8.0)):
        candidate.playouts, candidate.margin = 2, 2 * margin
    pair = [one, two]
    rank(pair, 0.0)
    assert pair == [two, one]
    rank(pair, 100.0)
    assert pair == [one, two]


def test_the_searcher_plays_candidates_out() -> None:
    knowledge, _ = plans("teotihuacan", 100)
    bot = SearcherBot(1)
    bot.choose(knowledge, Budget(nodes=20_000))
    assert bot.playouts > 3
    assert bot.judgements[0].nodes > 0
