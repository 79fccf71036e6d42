"""Boards as text: every game, every table, both languages, from the start to the end."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from patolli.cli.boards import board, tables
from patolli.cli.boards.patolli import PLACES
from patolli.core.game import Game
from patolli.core.state import State
from patolli.testing import random_game
from patolli.text import Words


def shown(renderable: Any, width: int = 120) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(renderable)
    return console.export_text()


def moments(game: Game) -> list[State]:
    """The start, a middle and the end of a game at every table."""
    found: list[State] = []
    for seats in game.seats:
        found.append(game.new(seats, seed=seats))
        found.append(random_game(game, seats, seats, until=lambda state: state.turn > 12))
        found.append(random_game(game, seats, seats))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_board_can_be_shown(finished_game: Game, language: str) -> None:
    words = Words(language, ["Ana", "Bo", "Cy", "Di"])
    for state in moments(finished_game):
        for seat in (None, 0):
            text = shown(board(state, seat, words))
            for name in words.names[: state.seats]:
                assert name in text


def test_any_view_can_be_shown_as_tables(finished_game: Game) -> None:
    for state in moments(finished_game):
        text = shown(tables.render(state.observe(0), Words("en")))
        assert all(f"Player {seat + 1}" in text for seat in range(state.seats))
        assert "points" in text
        french = shown(tables.render(state.observe(0), Words("fr")))
        assert french.startswith("tour ")


def test_the_track_of_patolli_is_a_closed_ring_around_a_cross() -> None:
    assert len(set(PLACES)) == 52
    for here, there in zip(PLACES, PLACES[1:] + PLACES[:1], strict=True):
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1


def test_pieces_stand_where_they_have_gone(example: Game) -> None:
    state = example.position(
        "decide = ['move 0 3']\noptions = { pieces = 2 }\n[[seat]]\npieces = [6, 20]"
    )
    lines = shown(board(state, 0, Words("en"))).splitlines()
    assert "A6" in lines[0]  # the tip of the first arm, at the top
    assert lines[7].split()[-1] == "A20"  # the second arm points to the right


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "–"),
        ([], "–"),
        (True, "✓"),
        (False, "–"),
        (0, "0"),
        ([1, 2, 3], "1 2 3"),
        ({"wood": 2, "gold": None}, "wood 2"),
        ([{"a_b": 1}, {"a_b": 2}], "a b 1; a b 2"),
    ],
)
def test_values_are_compact(value: object, text: str) -> None:
    assert tables.compact(value) == text
