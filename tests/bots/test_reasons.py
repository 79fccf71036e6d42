"""Reasons: what a line gains and gives up, in the words of the game."""

from __future__ import annotations

import random
from typing import cast

import pytest

import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.bots.aims import AIMS, UNTOLD, aims_of
from patolli.bots.evaluation import evaluation_of
from patolli.bots.reasons import compared, expectations, gained, why
from patolli.core.state import State
from patolli.games.founders.state import FoundersState
from patolli.text import Words


@pytest.mark.parametrize("game", AIMS)
def test_aims_group_terms_and_have_words(game: str) -> None:
    names = [name for names in aims_of(game).values() for name in names]
    assert len(names) == len(set(names))
    untold = {"points", *UNTOLD.get(game, [])}
    assert set(names) == set(evaluation_of(game).names) - untold
    for language in ("en", "fr"):
        words = Words(language)
        for aim in aims_of(game):
            assert words.has(f"bots-aim-{game}-{aim}")


def built() -> tuple[State, State]:
    """Teotihuacan: before and after stone and wood were gained."""
    before = patolli.load("teotihuacan").position({"seat": [{"wood": 0, "stone": 0}, {}]})
    after = patolli.load("teotihuacan").position({"seat": [{"wood": 4, "stone": 4}, {}]})
    return before, after


def test_what_a_line_gains_is_the_change_of_its_aims() -> None:
    before, after = built()
    gains = gained(before, after)
    assert gains[0]["resources"] > 3
    assert gains[1]["resources"] == 0
    assert gained(after, before)[0]["resources"] == pytest.approx(-gains[0]["resources"])


def test_gains_and_costs_are_told_most_first() -> None:
    before, after = built()
    told = why(before, after, 0)
    assert told[0].key == "bots-gains"
    assert told[0].data["what"] == {"key": "bots-aim-teotihuacan-resources", "data": {}}
    assert why(after, before, 0)[0].key == "bots-costs"
    assert why(before, after, 1)[0].key == "bots-opens"
    assert why(after, before, 1)[0].key == "bots-takes"
    assert why(before, before, 0) == []


@pytest.mark.parametrize("game", patolli.games())
def test_of_a_line_that_ends_the_game_nothing_is_told(game: str) -> None:
    before = patolli.load(game).new(2, seed=3)
    chance = random.Random(3)
    after = before
    while not after.over:
        before = after.copy()
        after.apply(chance.choice(after.legal()))
    assert why(before, after, 0) == []
    assert compared(before, after, 0) == compared(after, before, 0) == []


def test_two_lines_are_compared() -> None:
    before, after = built()
    assert [message.key for message in compared(after, before, 0)] == ["bots-more"]
    assert [message.key for message in compared(before, after, 0)] == ["bots-less"]


def test_a_small_gain_of_a_small_game_is_told_without_a_figure() -> None:
    game = patolli.load("patolli")
    before = game.position({"seat": [{"pieces": [2, -1, -1, -1]}, {}]})
    after = game.position({"seat": [{"pieces": [15, -1, -1, -1]}, {}]})
    told = why(before, after, 0)
    assert [message.key for message in told] == ["bots-gains-little"]
    assert Words("en").say(told[0]) == "Gains a little: pieces on their way home."
    assert Words("fr").say(told[0]) == "Gagne un peu\u00a0: pions en route vers l’arrivée."


def test_the_disc_that_every_turn_of_founders_plays_is_not_told() -> None:
    before = patolli.load("founders").new(2, seed=3)

    def after(discs: int) -> State:
        state = before.copy()
        assert isinstance(state, FoundersState)
        state.discs[0] -= discs
        return state

    one = [message.data["what"] for message in why(before, after(1), 0)]
    two = why(before, after(2), 0)
    discs = {"key": "bots-aim-founders-discs", "data": {}}
    assert discs not in one
    assert [message.key for message in two if message.data["what"] == discs] == ["bots-costs"]


def test_that_a_turn_is_over_is_no_reason() -> None:
    teotihuacan = patolli.load("teotihuacan")
    begun, over = teotihuacan.position({"turn": 0}), teotihuacan.position({"turn": 1})
    assert why(begun, over, 0) == why(begun, over, 1) == []
    tikal = patolli.load("tikal")
    saved, spent = tikal.position({"action_points": 10}), tikal.position({"action_points": 0})
    assert why(saved, spent, 0) == []


def test_a_hint_tells_final_points_only_where_the_evaluation_can() -> None:
    """Tikal's tells who is ahead: what the choices are worth beside each other."""
    for game, keys in (
        ("tikal", ["bots-best", "bots-worse", "bots-worse"]),
        ("founders", ["bots-choice", "bots-other", "bots-other"]),
    ):
        state = patolli.load(game).new(2, seed=4)
        bot = make("planner", 1, Budget(nodes=300))
        bot.choose(Knowledge(state))
        told = expectations(bot, game)
        assert [message.key for message in told] == keys
        for message in told:
            assert ("points" in message.data) == (game != "tikal")
            assert message.key != "bots-worse" or cast(int, message.data["worse"]) >= 0
