"""What a preview says comes true, in every game; of a reveal it tells what is certain."""

from __future__ import annotations

import random

import pytest

import patolli
from patolli.core.rng import Rng
from patolli.table.presentation import question
from patolli.table.preview import preview, previews


@pytest.mark.slow
@pytest.mark.parametrize("game_id", patolli.games())
def test_a_preview_comes_true(game_id: str) -> None:
    state = patolli.load(game_id).new(2, seed=6)
    chance = random.Random(6)
    revealed = 0
    for _ in range(120):
        if state.over or state.seat is None:
            break
        seat, action = state.seat, chance.choice(state.legal())
        told = preview(state, seat, action)
        assert told in previews(state, seat)
        after = state.copy(events=True)
        after.apply(action)
        happened = [(event.key, event.data) for event in after.events_for(seat)]
        events = [(event.key, event.data) for event in told.events]
        if told.reveals:
            revealed += 1
            assert events == happened[: len(events)]
        else:
            assert after.reveals == state.reveals
            assert events == happened
            assert told.scores == after.scores()
            assert told.ends_turn == (after.turn != state.turn or after.over)
        asks = after.prompt()
        if told.asks is not None:
            assert asks is not None
            assert (told.asks.key, told.asks.data) == (asks.key, asks.data)
            assert after.seat == seat
        labels = [after.label(answer) for answer in after.legal()] if told.answers else []
        assert [(one.key, one.data) for one in told.answers] == [
            (label.key, label.data) for label in labels
        ]
        state = after
    assert revealed


@pytest.mark.slow
def test_a_choice_that_only_leads_to_another_one_says_to_which() -> None:
    """To worship brings nothing by itself: what can be had by it is told."""
    found = 0
    for seed in range(3):
        state, chance = patolli.load("teotihuacan").new(2, seed=seed), random.Random(seed)
        while not state.over and state.seat is not None:
            for told in previews(state, state.seat):
                name = state.game.actions.name(told.action)
                if name.startswith("worship") and not told.events and not told.reveals:
                    assert told.asks is not None
                    found += len(told.answers) > 1
            state.apply(chance.choice(state.legal()))
    assert found


@pytest.mark.slow
@pytest.mark.parametrize("game_id", patolli.games())
def test_a_choice_says_whether_it_ends_the_turn_as_its_preview_does(game_id: str) -> None:
    state = patolli.load(game_id).new(2, seed=2)
    chance = random.Random(2)
    seen = set()
    for _ in range(60):
        if state.over or state.seat is None:
            break
        _, choices = question(state)
        told = previews(state, state.seat)
        assert [(one.id, one.ends_turn) for one in choices] == [
            (one.action, one.ends_turn) for one in told
        ]
        seen |= {choice.ends_turn for choice in choices}
        other = state.determinize(state.seat, Rng.seeded(9))
        assert question(other)[1] == choices  # it knows no more than the seat
        state.apply(chance.choice(state.legal()))
    assert True in seen


def test_a_preview_ends_before_the_rival_s_turn() -> None:
    state = patolli.load("founders").position(
        "seats = 1\ndecide = ['turn 0']\nrival.intentions = ['pyramid-red', 'temple-red']"
    )
    told = preview(state, 0, state.game.actions.parse("pass"))
    assert told.ends_turn
    assert [event.key for event in told.events] == ["founders-passed"]
    assert not [change for change in told.changes if change.path[0] == "rival"]


def test_a_choice_that_ends_the_turn_is_previewed_up_to_what_chance_decides_next() -> None:
    state = patolli.load("patolli").position(
        "decide = ['move 0 2']\n[[seat]]\npieces = [1, 50, -1, -1]"
    )
    for action in state.legal():
        assert preview(state, 0, action).action == action
