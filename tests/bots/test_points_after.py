"""What a search works out of a turn's situations is what the whole evaluation says of them."""

from __future__ import annotations

import gc

import pytest

import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Before
from patolli.bots.search.line import goes_on
from patolli.core.rng import Rng


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_founders_points_after_a_decision_are_those_of_the_whole_evaluation(
    seats: int, side: str
) -> None:
    evaluation = evaluation_of("founders")
    table = tuned("founders", weights_of("founders"))
    rng = Rng.seeded(seats)
    reused = 0
    for seed in range(6):
        state = patolli.load("founders").new(seats, seed, options={"board": side}, events=False)
        before, turn, seat = Before(state.copy(), evaluation.points(state)), state.turn, state.seat
        while state.stack:
            assert seat is not None
            state.apply(rng.pick(state.answers))
            full = evaluation.points(state)
            assert evaluation.points_after(state, before, seat) == full
            if state.stack:
                sums = [
                    sum(weight * term for weight, term in zip(table.weights, terms, strict=True))
                    for terms in evaluation.terms(state)
                ]
                assert table.points(state) == pytest.approx(sums)
                reused += full[:seat] + full[seat + 1 :] == (
                    before.points[:seat] + before.points[seat + 1 :]
                )
            if not goes_on(state, turn, seat):
                before, turn, seat = Before(state.copy(), full), state.turn, state.seat
    assert reused > 100  # what a seat decides mostly leaves its rivals' points alone


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_teotihuacans_points_after_a_decision_are_those_of_the_whole_evaluation(
    seats: int,
) -> None:
    evaluation = evaluation_of("teotihuacan")
    rng = Rng.seeded(seats)
    reused = 0
    for seed in range(4):
        state = patolli.load("teotihuacan").new(seats, seed, events=False)
        before, turn, seat = Before(state.copy(), evaluation.points(state)), state.turn, state.seat
        while state.stack:
            assert seat is not None
            state.apply(rng.pick(state.answers))
            full = evaluation.points(state)
            assert evaluation.points_after(state, before, seat) == full
            reused += full[:seat] + full[seat + 1 :] == (
                before.points[:seat] + before.points[seat + 1 :]
            )
            if not goes_on(state, turn, seat):
                before, turn, seat = Before(state.copy(), full), state.turn, state.seat
    assert reused > 100  # what a seat decides mostly leaves its rivals' points alone


@pytest.mark.parametrize(
    ("game", "seats"), [("teotihuacan", 1), ("teotihuacan", 3), ("tikal", 2), ("tikal", 4)]
)
def test_points_are_the_sum_of_weighted_terms(game: str, seats: int) -> None:
    evaluation = tuned(game, weights_of(game))
    rng = Rng.seeded(seats)
    state = patolli.load(game).new(seats, 7, events=False)
    checked = 0
    while state.stack:
        state.apply(rng.pick(state.answers))
        if state.stack and rng.below(20) == 0:
            checked += 1
            sums = [
                sum(weight * term for weight, term in zip(evaluation.weights, terms, strict=True))
                for terms in evaluation.terms(state)
            ]
            assert evaluation.points(state) == pytest.approx(sums)
    assert checked > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("auction", [False, True])
def test_tikal_points_after_a_decision_are_those_of_the_whole_evaluation(
    seats: int, auction: bool
) -> None:
    """Whatever was judged before; only where a hex does not lie yet, or has just been chosen, does
    a search know more: whose turn has begun."""
    evaluation = evaluation_of("tikal")
    rng = Rng.seeded(seats)
    for seed in range(3):
        state = patolli.load("tikal").new(seats, seed, {"auction": auction}, events=False)
        before, turn, seat = Before(state.copy(), evaluation.points(state)), state.turn, state.seat
        while state.stack:
            assert seat is not None
            answers = [rng.pick(state.answers) for _ in range(3)]
            children = [state.copy() for _ in answers]
            for child, answer in zip(children, answers, strict=True):
                child.apply(answer)
            found = [evaluation.points_after(child, before, seat) for child in children]
            for child, points in zip(reversed(children), reversed(found), strict=True):
                fresh = Before(before.state, before.points)
                assert evaluation.points_after(child, fresh, seat) == points
                begun = goes_on(child, turn, seat) and (
                    child.stack[-1].name in ("place", "turn") or state.stack[-1].name == "choose"
                )
                if not begun:
                    assert points == pytest.approx(evaluation.points(child))
            state = children[0]
            if not goes_on(state, turn, seat):
                before, turn, seat = Before(state.copy(), found[0]), state.turn, state.seat


@pytest.mark.parametrize("kind", ["planner", "searcher"])
def test_a_search_leaves_the_garbage_collector_as_it_was(kind: str) -> None:
    state = patolli.load("founders").new(2, seed=3)
    for working in (True, False):
        if not working:
            gc.disable()
        try:
            make(kind, 1, Budget(nodes=50)).choose(Knowledge(state))
            assert gc.isenabled() is working
        finally:
            gc.enable()
