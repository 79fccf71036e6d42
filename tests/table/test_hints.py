"""A hint: the rest of the turn as a bot would play it, in labels, and nothing that is hidden."""

from __future__ import annotations

import random
from dataclasses import asdict

import pytest

import patolli
from patolli import bots
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table import hints
from patolli.table.messages.replies import Hint
from patolli.text import Words

GAMES = [("patolli", 2), ("tikal", 3), ("teotihuacan", 1), ("teotihuacan", 2), ("founders", 2)]


def hinted(state: State) -> Hint:
    """The hint of a quick bot."""
    assert state.seat is not None
    plan = hints.plan_turn(bots.make("apprentice", 5), bots.Knowledge(state))
    return hints.hint(state, state.seat, plan, 7)


def positions(game: str, seats: int, every: int = 19) -> list[State]:
    """States of a random game."""
    state, chance = patolli.load(game).new(seats, seed=4), random.Random(4)
    found: list[State] = []
    for at in range(160):
        if state.over:
            break
        if at % every == 0:
            found.append(state.copy())
        state.apply(chance.choice(state.legal()))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_hint_leads_to_the_end_of_the_turn_or_to_the_first_reveal(game: str, seats: int) -> None:
    for state in positions(game, seats):
        hint = hinted(state)
        assert hint.action == hint.turn[0].choice.id
        world = bots.Knowledge(state).determinize(Rng.seeded(3))
        for number, step in enumerate(hint.turn):
            assert step.choice.id in world.legal()
            before = world.reveals
            world.apply(step.choice.id)
            if number + 1 < len(hint.turn):
                assert (world.turn, world.seat) == (state.turn, state.seat)
                assert world.reveals == before
        other = world.turn != state.turn or world.seat != state.seat
        assert other or hint.reveals


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_is_told_in_labels_in_both_languages(language: str) -> None:
    words = Words(language)
    for game, seats in GAMES:
        for state in positions(game, seats, every=53):
            hint = hinted(state)
            for step in hint.turn:
                label = words.text(step.choice.label.key, step.choice.label.data)
                assert label != step.choice.notation
            for reason in hint.reasons:
                assert words.text(reason.key, reason.data)


@pytest.mark.slow
def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    for state in positions("tikal", 3):
        assert state.seat is not None
        dealt_again = state.determinize(state.seat, Rng.seeded(99))
        dealt_again.actions = state.actions.copy()
        assert asdict(hinted(state)) == asdict(hinted(dealt_again))


@pytest.mark.slow
def test_the_points_of_a_hint_are_those_that_its_turn_certainly_brings() -> None:
    found = 0
    for seed in range(6):
        state, chance = patolli.load("founders").new(2, seed=seed), random.Random(seed)
        for at in range(200):
            if state.over:
                break
            if at % 9 == 0 and state.seat is not None:
                hint, seat = hinted(state), state.seat
                if not hint.reveals:
                    end = state.copy()
                    for step in hint.turn:
                        end.apply(step.choice.id)
                    gained = end.scores()[seat] - state.scores()[seat]
                    assert sum(source.points for source in hint.sources) == gained
                    found += gained > 0
            state.apply(chance.choice(state.legal()))
    assert found
