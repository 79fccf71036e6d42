"""Who meets whom, in which seats, with which seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from patolli import BadOption, UnknownGame
from patolli.arena import BadMatch, Match
from patolli.bots import BadBudget, UnknownBot


def test_every_seed_is_played_in_every_rotation() -> None:
    match = Match.of("patolli", 2, ["greedy", "random"], 6)
    tasks = match.tasks()
    assert [task.seating for task in tasks] == [(0, 1), (1, 0)] * 3
    assert [task.seed for task in tasks[:2]] == [tasks[0].seed] * 2
    assert len({task.seed for task in tasks}) == 3


def test_the_last_player_fills_the_table() -> None:
    tasks = Match.of("patolli", 3, ["greedy", "random"], 3).tasks()
    assert [task.seating for task in tasks] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_more_players_than_seats_meet_equally_often() -> None:
    tasks = Match.of("patolli", 2, ["greedy", "random", "planner", "novice"], 24).tasks()
    pairs = Counter(tuple(sorted(task.seating)) for task in tasks)
    assert len(pairs) == 6
    assert set(pairs.values()) == {4}


def test_equal_players_get_names_of_their_own() -> None:
    match = Match.of("patolli", 2, ["random", "random", "random@7"], 2)
    assert [player.name for player in match.players] == ["random", "random#2", "random@7"]


def test_budgets_belong_to_players() -> None:
    match = Match.of("patolli", 2, ["planner", "planner@50"], 2, budget="0.1s")
    assert [player.budget for player in match.players] == ["0.1s", "50"]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": 7}, BadOption),
        ({"games": 0}, BadMatch),
        ({"players": []}, BadMatch),
        ({"players": ["wizard"]}, UnknownBot),
        ({"players": ["planner@0s"]}, BadBudget),
        ({"budget": "0"}, BadBudget),
        ({"options": {"pieces": 99}}, BadOption),
    ],
)
def test_bad_matches_are_refused(wrong: dict[str, object], error: type[Exception]) -> None:
    usual: dict[str, object] = {
        "game": "patolli",
        "seats": 2,
        "players": ["random"],
        "games": 2,
    }
    with pytest.raises(error):
        Match.of(**{**usual, **wrong})  # type: ignore[arg-type]
