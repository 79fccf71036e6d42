"""The turning point and the best turn of a game, by examples small enough to count on fingers."""

from __future__ import annotations

from patolli.table.highlights import (
    Found,
    Standings,
    Turn,
    best_turn,
    leads,
    turning_point,
    turns_of,
)
from patolli.table.sources import Told

FOUR = [Turn(1, 0, 1), Turn(2, 1, 2), Turn(3, 2, 3), Turn(4, 3, 4)]


def standings(
    told: list[list[Told]], rivals: list[list[Told]] | None = None, first: tuple[int, ...] = (0, 0)
) -> Standings:
    """A game in which events tell all points."""
    gains = [
        [sum(one.points for one in action if one.seat == seat) for seat, _ in enumerate(first)]
        for action in told
    ]
    return Standings(list(first), gains, told, rivals or [[] for _ in told])


def test_turns_are_the_actions_with_the_same_number() -> None:
    assert turns_of([1, 1, 2, 4]) == [Turn(1, 0, 2), Turn(2, 2, 3), Turn(4, 3, 4)]
    assert turns_of([]) == []


def test_the_lead_is_that_over_the_next_best_player() -> None:
    told = [[Told("a", 0, 3)], [Told("a", 1, 5)], [], [Told("a", 2, 9), Told("a", 1, 6)]]
    game = standings(told, first=(0, 0, 0))
    assert leads(FOUR, game, 1, automaton=False) == [-3, 2, 2, 2]
    assert leads(FOUR, game, 2, automaton=False) == [-3, -5, -5, -2]


def test_the_automaton_is_a_player_without_a_seat() -> None:
    game = standings(
        [[Told("a", 0, 4)], [], [Told("a", 0, 1)], []],
        [[], [Told("b", 0, 7)], [], []],
        first=(0,),
    )
    assert leads(FOUR, game, None, automaton=True) == [-4, 3, 2, 2]
    assert leads(FOUR, game, 0, automaton=True) == [4, -3, -2, -2]
    assert leads(FOUR, standings(game.told, first=(0,)), 0, automaton=False) == []


def test_the_turning_point_is_where_the_winner_caught_up_for_good() -> None:
    assert turning_point(FOUR, [-2, 1, -1, 3], 1) == Found("caught_up", FOUR[3], 1, 3)
    assert turning_point(FOUR, [-2, 0, 0, 3], None) == Found("caught_up", FOUR[1], None, 0)


def test_of_a_game_that_was_led_throughout_it_is_the_largest_gain_in_the_lead() -> None:
    assert turning_point(FOUR, [1, 1, 6, 4], 0) == Found("pulled_away", FOUR[2], 0, 5)


def test_a_game_without_points_or_rivals_has_no_turning_point() -> None:
    assert turning_point(FOUR, [0, 0, 0, 0], 0) is None
    assert turning_point(FOUR, [], 0) is None


def test_the_best_turn_is_the_one_with_most_points_for_one_seat() -> None:
    turns = [Turn(1, 0, 2), Turn(2, 2, 4)]
    told = [[Told("a", 0, 3)], [Told("b", 0, 3)], [Told("a", 1, 5)], [Told("b", 0, 4)]]
    assert best_turn(turns, standings(told)) == Found("best_turn", turns[0], 0, 6)


def test_what_a_scoring_brings_to_several_belongs_to_no_turn() -> None:
    scored = [Told("scoring", 0, 20), Told("scoring", 1, 9), Told("a", 0, 2)]
    told = [[Told("scoring", 0, 20)], scored, [Told("a", 1, 3)], [Told("a", 0, 1)]]
    assert best_turn(FOUR, standings(told)) == Found("best_turn", FOUR[2], 1, 3)
    # Alone, the automaton is the other one.
    alone = [[Told("scoring", 0, 20)], [Told("a", 0, 2)], [], []]
    rivals = [[Told("scoring", 0, 9)], [], [], []]
    assert best_turn(FOUR, standings(alone, rivals, (0,))) == Found("best_turn", FOUR[1], 0, 2)


def test_what_only_the_last_action_brings_belongs_to_no_turn() -> None:
    told = [[Told("a", 0, 2)], [], [], [Told("end", 0, 30), Told("a", 0, 1)]]
    assert best_turn(FOUR, standings(told)) == Found("best_turn", FOUR[0], 0, 2)
    # Unless there is nothing else.
    only = standings([[], [], [], [Told("end", 0, 30)]])
    assert best_turn(FOUR, only) == Found("best_turn", FOUR[3], 0, 30)
    assert best_turn(FOUR, standings([[], [], [], []])) is None
