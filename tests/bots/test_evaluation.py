"""Evaluations: named terms, weights for each, what everybody can know, the end as it was."""

from __future__ import annotations

import pytest

import patolli
from patolli import Rng
from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Evaluation, generic
from tests.bots.games import GAMES
from tests.bots.test_fairness import states


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_weight_and_every_weight_a_term(game: str) -> None:
    assert sorted(evaluation_of(game).names) == sorted(weights_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_terms_are_by_seat_and_finite(game: str) -> None:
    evaluation = evaluation_of(game)
    for seats in patolli.load(game).seats:
        for state in states(game, seats, seed=5, every=20):
            terms = evaluation.terms(state)
            assert len(terms) == seats
            for row in terms:
                assert len(row) == len(evaluation.names)
                assert all(abs(value) < 10_000 for value in row)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_count(game: str) -> None:
    evaluation = evaluation_of(game)
    for state in states(game, 2, seed=6, every=20):
        other = state.determinize(None, Rng.seeded(3))
        assert evaluation.points(other) == evaluation.points(state)


def test_the_end_is_the_points_and_a_bonus_for_the_winners() -> None:
    state = patolli.load("patolli").new(2, 1, events=False)
    while not state.over:
        state.apply(state.legal()[0])
    outcome = state.outcome()
    assert outcome is not None
    evaluation = evaluation_of("patolli")
    expected = [float(score) for score in outcome.scores]
    for seat in outcome.winners:
        expected[seat] += evaluation.bonus / len(outcome.winners)
    assert evaluation.points(state) == expected


def test_a_game_without_an_evaluation_counts_its_points() -> None:
    assert tuned("a-game-of-yours", {}).names == ["points"]
    state = patolli.load("patolli").new(2, 1, events=False)
    assert generic().points(state) == [float(points) for points in state.scores()]


def test_margin_and_win_probability() -> None:
    evaluation = generic()
    assert evaluation.margin([10.0, 4.0], 0) == 6
    assert evaluation.margin([10.0, 4.0, 8.0], 1) == 4 - 5 - 4.5
    assert evaluation.margin([10.0], 0) == 10
    assert evaluation.win_probability([5.0, 5.0], 0) == 0.5
    assert evaluation.win_probability([1000.0, 0.0], 0) == 1
    assert evaluation.win_probability([1000.0, 0.0], 1) == 0
    with pytest.raises(ValueError, match="2 terms and 1"):
        Evaluation(["a", "b"], [1.0])
