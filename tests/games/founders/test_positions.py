"""Positions: the page's own examples, and what is refused."""

import re
from pathlib import Path

import pytest

import patolli
from patolli.core.errors import BadPosition
from patolli.testing import play

GAME = patolli.load("founders")
PAGE = Path(__file__).parents[3] / "docs" / "positions" / "founders.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=["a city", "a display"])
def test_every_example_of_the_page_is_a_position(text: str) -> None:
    state = GAME.position(text)
    assert state.check() == []
    assert GAME.restore(state.dump()).dump() == state.dump()


def test_the_first_example_is_what_it_says() -> None:
    state = GAME.position(EXAMPLES[0])
    me = state.observe(0)["players"][0]  # type: ignore[index]
    assert [building["squares"] for building in me["buildings"]] == [
        ["a1", "a2", "a3"],
        ["d1", "e1", "d2"],
    ]
    assert me["temples"][0]["squares"] == ["a8", "a9", "b9"]
    assert me["points"] == 9
    assert state.observe(0)["players"][1]["discs"] == 4  # type: ignore[index]


def test_the_last_example_is_what_it_says() -> None:
    state = play(GAME.position(EXAMPLES[1]), "take green-3")
    green = state.observe(None)["worship"][0]  # type: ignore[index]
    assert (green["beside"]["id"], green["top"]["id"]) == ("green-12", "green-7")
    assert state.seat == 1


def test_the_class_drawing_and_square_of_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "`gold3 xx/x. d1` covers `d1`, `e1` and `d2`" in text


def test_tiles_of_a_pile_from_the_top_and_from_the_bottom() -> None:
    text = "[worship.red]\nbeside = 'red-5'\ntop = 'red-5'\npile = ['red-8', 'red-1']\n"
    state = GAME.position(text + "under = ['red-14', 'red-18']")
    pile = [state.game.components.tile_names[tile] for tile in state.piles[2]]  # type: ignore[attr-defined]
    assert pile[:2] == ["red-18", "red-14"]  # the lowest first
    assert pile[-2:] == ["red-1", "red-8"]
    red = state.observe(None)["worship"][2]  # type: ignore[index]
    assert red["known_at_bottom"] == ["red-18", "red-14"]


IMPOSSIBLE = [
    ("[[seat]]\nbuildings = ['wood2 xx a1', 'stone2 xx b1']", "lies on another"),
    ("[[seat]]\nbuildings = ['wood2 xxx a1']", "that tile has another shape"),
    ("[[seat]]\nbuildings = ['wood2 xx z9']", "expected a tile, its drawing"),
    ("[[seat]]\nbuildings = ['wool2 xx a1']", "'wool2' is unknown"),
    ("[[seat]]\nbuildings = ['wood2 xx a1']\ncubes.gold = ['a1']", "a cube lies under a tile"),
    ("[[seat]]\npyramid.upper-nw = 'red'", "hangs in the air"),
    ("[[seat]]\nworship = ['green-9', 'green-9']", "more often than there are"),
    ("[spaces.building-1]\nstack = [0, 0, 0, 0]", "more discs than the space holds"),
    ("[spaces.building-3]\nstack = [0]", "more discs than the space holds"),
    (
        "[spaces.building-1]\nbonus = 'any_construction'\n"
        "[spaces.building-2]\nbonus = 'any_construction'",
        "not so many of these discs",
    ),
    ("round = 5", "out of range"),
    ("[[seat]]\nfavours = 3", "unknown key"),
    ("[[seat]]\nmasks = ['yellow 6']", "yellow 6 stays in the box with 2 players"),
    (
        "decide = ['turn 0', 'give 0 19']\n[worship.red]\nbeside = 'red-8'\ntop = 'red-8'\n"
        "[[seat]]\nworship = ['green-3']",
        "does not lie face up",
    ),
]


@pytest.mark.parametrize(("text", "reason"), IMPOSSIBLE, ids=[why for _, why in IMPOSSIBLE])
def test_an_impossible_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert any(reason in one for one in caught.value.reasons), caught.value.reasons
