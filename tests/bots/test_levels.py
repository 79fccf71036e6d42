"""The table of how far each level sees: by game, and by the number of seats where that differs."""

from __future__ import annotations

import pytest

import patolli
from patolli.bots import Knowledge, evaluation
from patolli.bots.levels import ARTISAN, PLANNERS, LevelBot, sight_of
from patolli.bots.misjudging import MisjudgingBot

LOWER = ("novice", "apprentice", "artisan")


@pytest.mark.parametrize("game", evaluation.evaluations())
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_level_sees_further_than_the_one_below(game: str, seats: int) -> None:
    novice, apprentice, artisan = (sight_of(game, seats, level) for level in LOWER)
    assert novice.nodes < apprentice.nodes < artisan.nodes
    assert novice.beam <= apprentice.beam <= artisan.beam
    assert novice.error >= apprentice.error >= artisan.error == 0.0


def test_a_sight_for_one_number_of_seats_goes_before_that_of_the_game() -> None:
    assert sight_of("tikal", 2, "novice") is PLANNERS["tikal 2"]["novice"]
    assert sight_of("tikal", 3, "novice") is PLANNERS["tikal"]["novice"]
    assert sight_of("tikal", 2, "artisan") is ARTISAN
    assert sight_of("of another distribution", 5, "novice") is PLANNERS[""]["novice"]


def test_a_bot_of_a_level_sees_at_every_table_as_far_as_its_level_does_there() -> None:
    bot = LevelBot("novice", 3, None, None, 1)
    game = patolli.load("tikal")
    for seats in (2, 3, 4):
        player = bot.of(Knowledge(game.new(seats, seed=5)))
        assert player.budget.nodes == sight_of("tikal", seats, "novice").nodes
        assert isinstance(player, MisjudgingBot) == (seats == 4)
