"""Final scoring and ties."""

import pytest

from patolli.testing import play
from tests.rules.founders.table import player, points, position

LAST = "round = 4\nturn = 0\n"

CITY = """
[[seat]]
temples = [
    "green x./xx a3", "green x./xx c1", "blue xx/xx a1",
    "red xx/xx/x. e1",
    "blue xx/xx g1", "green x./xx i1",
    "red xx/xx/x. h5",
]
[seat.pyramid]
base-nw = "green"
upper-nw = "green"
base-w = "blue"
base-n = "red"
base-s = "red"
base-se = "red"
[[seat]]
passed = true
"""


@pytest.mark.rule("FOU-FINAL-1", "FOU-FINAL-2", "FOU-FINAL-4", "FOU-FINAL-7")
def test_the_rulebook_example_of_the_final_scoring() -> None:
    state = position(LAST + CITY)
    assert player(state)["quarters"] == {"NW": 14, "NE": 4, "SW": 0, "SE": 4}
    play(state, "pass")
    assert state.over
    assert points(state) == 22
    scored = [e.data["points"] for e in state.events if e.key == "founders-quarter-scored"]
    assert scored[:4] == [14, 4, 0, 4]


def quarters(pyramid: str, temples: list[str]) -> dict[str, int]:
    """What the quarters of a city give."""
    state = position(f"[[seat]]\ntemples = {temples}\n[seat.pyramid]\n{pyramid}")
    return dict(player(state)["quarters"])


@pytest.mark.rule("FOU-FINAL-1")
def test_two_points_for_each_matching_temple_of_the_quarter() -> None:
    found = quarters("base-nw = 'green'", ["green xx/x. a1", "green xx/x. a8", "blue xx/xx a3"])
    assert found == {"NW": 2, "NE": 0, "SW": 0, "SE": 0}


BASE = "".join(f"base-{space} = 'red'\n" for space in ("nw", "n", "ne", "w", "e", "sw", "s", "se"))


@pytest.mark.rule("FOU-FINAL-2")
def test_three_points_in_the_upper_levels() -> None:
    found = quarters(BASE + "upper-se = 'blue'", ["blue xx/xx h8"])
    assert found == {"NW": 0, "NE": 0, "SW": 0, "SE": 3}


@pytest.mark.rule("FOU-FINAL-3")
def test_the_top_belongs_to_all_quarters() -> None:
    upper = "".join(f"upper-{corner} = 'green'\n" for corner in ("nw", "ne", "sw", "se"))
    temples = ["blue xx/xx a1", "blue xx/xx h1", "blue xx/xx a8", "blue xx/xx h8"]
    found = quarters(BASE + upper + "top = 'blue'", temples)
    assert found == {"NW": 3, "NE": 3, "SW": 3, "SE": 3}


@pytest.mark.rule("FOU-FINAL-4")
def test_tiles_across_quarters_count_in_both() -> None:
    found = quarters("base-n = 'blue'", ["blue xx/xx e1"])
    assert found == {"NW": 2, "NE": 2, "SW": 0, "SE": 0}


@pytest.mark.rule("FOU-FINAL-5")
def test_the_white_tile_gives_nothing() -> None:
    temples = ["green xx/x. a1", "blue xx/xx h1", "red xx/xx/x. a7"]
    assert sum(quarters("", temples).values()) == 0


@pytest.mark.rule("FOU-FINAL-6")
def test_most_points_then_most_pyramid_tiles_then_shared() -> None:
    text = "seats = 3\nround = 3\nturn = 0\n"
    last = "[[seat]]\npassed = true\npoints = {}\n[seat.pyramid]\n{}\n"
    tile = "base-nw = 'green'"
    state = position(text + "[[seat]]\npoints = 5\n" + last.format(7, "") + last.format(7, tile))
    outcome = play(state, "pass").outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 2, 1]
    assert outcome.tie_breaks == [[1], [1], [2]]
    state = position(text + "[[seat]]\npoints = 5\n" + last.format(7, "") + last.format(7, ""))
    outcome = play(state, "pass").outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 1]
