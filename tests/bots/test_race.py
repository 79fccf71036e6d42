"""Plans race through the same worlds: laps count for all or for none, the poorer drop out."""

from __future__ import annotations

import pytest

import patolli
from patolli import Rng
from patolli.bots import Budget, Knowledge
from patolli.bots.beam import Plan, plan_turn, plan_widely
from patolli.bots.budget import Meter
from patolli.bots.evaluation import evaluation_of
from patolli.bots.race import FIRST_LOOK, MATTERS, Race, Runner, in_doubt, weigh
from patolli.bots.searcher import SearcherBot, entrants
from tests.bots.games import GAMES


def plans(game: str, thoughts: int) -> tuple[Knowledge, list[Plan]]:
    """The plans of a first turn."""
    knowledge = Knowledge(patolli.load(game).new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    meter = Meter(Budget(thoughts=thoughts))
    return knowledge, plan_widely(world, evaluation_of(game), Rng.seeded(2), 2, meter)


@pytest.mark.parametrize("game", GAMES)
def test_plans_lead_where_they_say(game: str) -> None:
    knowledge = Knowledge(patolli.load(game).new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    evaluation = evaluation_of(game)
    found = plan_turn(world, evaluation, Rng.seeded(2), 2, Meter(Budget(thoughts=200)))
    assert found
    for plan in found[:10]:
        state = world.copy()
        for action in plan.actions:
            state.apply(action)
        assert evaluation.points(state) == plan.points
        assert 1 <= plan.sure <= len(plan.actions)
    leads = [plan.lead for plan in found]
    assert leads == sorted(leads, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_budget_still_ends_a_plan(game: str) -> None:
    _, found = plans(game, 1)
    assert found[0].actions


def test_wider_beams_follow_while_there_is_budget() -> None:
    _, little = plans("tikal", 200)
    _, much = plans("tikal", 20_000)
    assert much[0].lead >= little[0].lead
    assert len(much) > len(little)


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_that_is_over_before_it_begins_ends_at_once(game: str) -> None:
    knowledge = Knowledge(patolli.load(game).new(2, 3, events=False))
    world = knowledge.determinize(Rng.seeded(1))
    meter = Meter(Budget(seconds=1.0))
    meter.deadline = meter.begun - 1.0
    for share in (meter, meter.portion(0.5)):
        assert share.used() >= 1.0
        assert plan_widely(world, evaluation_of(game), Rng.seeded(2), 2, share)


def test_entrants_differ_and_the_best_is_among_them() -> None:
    _, found = plans("tikal", 2000)
    runners = entrants(found, 6)
    assert len(runners) == 6
    assert runners[0].promise == found[0].lead
    assert len({tuple(runner.actions) for runner in runners}) == 6


def test_laps_are_the_same_for_all_and_the_poorer_drop_out() -> None:
    knowledge, found = plans("founders", 500)
    runners = entrants(found, 6)
    assert len(runners) > 3
    meter = Meter(Budget(thoughts=30_000))
    race = Race(knowledge, evaluation_of("founders"), Rng.seeded(3), meter)
    laps = race.run(runners.copy(), 2.0)
    assert laps == max(runner.laps for runner in runners)
    assert min(runner.laps for runner in runners) < laps
    finalists = [runner for runner in runners if runner.laps == laps]
    others = [runner for runner in runners if runner.laps < laps]
    assert max(r.utility for r in others) < max(r.utility for r in finalists)


def raced(promise: float, leads: list[float]) -> Runner:
    """A candidate that has run laps."""
    runner = Runner([1], promise, [promise, 0.0])
    runner.laps, runner.lead, runner.leads = len(leads), sum(leads), leads
    return runner


def test_a_candidate_drops_out_when_it_is_surely_no_better() -> None:
    best = raced(9.0, [10.0, 12.0, 8.0, 10.0])
    worse = raced(5.0, [5.0, 7.0, 4.0, 5.0])  # by 4 or 5 in every world
    unclear = raced(8.0, [20.0, 2.0, 11.0, 3.0])
    alike = raced(9.0, [10.0, 12.0, 8.0, 10.0])  # nothing hangs on the choice
    pair = [best, worse, unclear, alike]
    weigh(pair, 2.0)
    assert pair[0] is best
    assert in_doubt(best, best)
    assert in_doubt(unclear, best)
    assert not in_doubt(worse, best)
    assert not in_doubt(alike, best)


def test_where_no_luck_is_left_a_race_is_short_and_the_best_plan_wins() -> None:
    knowledge, found = plans("tikal", 2000)
    assert all(plan.sure == len(plan.actions) for plan in found)  # nothing comes to light
    runners = entrants(found, 6)
    meter = Meter(Budget(thoughts=1_000_000))
    race = Race(knowledge, evaluation_of("tikal"), Rng.seeded(3), meter)
    assert race.run(runners.copy(), 4.0) == FIRST_LOOK
    assert meter.used() < 0.01
    best = max(runners, key=lambda runner: runner.utility)
    assert best.promise >= found[0].lead - MATTERS
    assert [runner for runner in runners if runner.utility == best.utility] == [best]


def test_a_lap_that_does_not_fit_the_budget_counts_for_nobody() -> None:
    knowledge, found = plans("teotihuacan", 500)
    runners = entrants(found, 4)
    meter = Meter(Budget(thoughts=10))
    race = Race(knowledge, evaluation_of("teotihuacan"), Rng.seeded(3), meter)
    assert not race.lap(runners)
    assert [runner.laps for runner in runners] == [0] * len(runners)


def test_a_promise_counts_like_a_few_laps() -> None:
    one, two = Runner([1], 10.0, [10.0, 0.0]), Runner([2], 6.0, [6.0, 0.0])
    for runner, lead in ((one, 4.0), (two, 8.0)):
        runner.laps, runner.lead = 2, 2 * lead
    pair = [one, two]
    weigh(pair, 0.0)
    assert pair == [two, one]
    weigh(pair, 100.0)
    assert pair == [one, two]


def test_the_searcher_races() -> None:
    knowledge, _ = plans("teotihuacan", 100)
    bot = SearcherBot(1)
    bot.choose(knowledge, Budget(thoughts=20_000))
    assert bot.laps > 3
    assert bot.judgements[0].thoughts > 0
