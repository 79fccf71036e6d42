"""What is seen: enough to draw every board from the observation alone."""

from typing import Any, cast

import patolli
from patolli.testing import play, random_game

GAME = patolli.load("founders")


def test_the_pending_decision_says_what_it_is_about() -> None:
    state = GAME.position(
        """
        [spaces.temple-1]
        bonus = "vp2"
        [[seat]]
        cubes.stone = ["a1", "b1", "c1"]
        cubes.wood = ["d1", "e1"]
        """
    )
    play(state, "space temple-1")
    assert last(state.observe(1)) == {"decision": "discs", "seat": 0, "space": "temple-1"}
    play(state, "discs 3; temple blue")
    assert last(state.observe(1))["pay"] == {"wood": 0, "stone": 2, "gold": 0, "any": 0}
    play(state, "square a1; square b1")
    assert last(state.observe(1)) == {"decision": "place", "seat": 0, "temple": "blue"}


def last(seen: dict[str, object]) -> dict[str, Any]:
    return cast(list[dict[str, Any]], seen["pending"])[-1]


def test_reach_is_told() -> None:
    state = GAME.position("[[seat]]\narchitect = 'left'")
    me = cast(list[dict[str, Any]], state.observe(0)["players"])[0]
    assert me["reach"]["quarters"] == ["NW", "SW"]
    assert me["reach"]["base"] == [
        "base-nw",
        "base-n",
        "base-w",
        "base-c",
        "base-sw",
        "base-s",
    ]


def test_points_by_source_add_up() -> None:
    state = random_game(GAME, 4, 9)
    for seat, one in enumerate(cast(list[dict[str, Any]], state.observe(None)["players"])):
        assert sum(one["points_by_source"].values()) == state.scores()[seat]


def test_a_worship_tile_says_all_that_is_printed_on_it() -> None:
    state = GAME.position("[[seat]]\nworship = ['blue-6', 'green-12', 'red-15a', 'green-16a']")
    tiles = cast(list[dict[str, Any]], state.observe(0)["players"])[0]["worship"]
    found = {tile["id"]: tile for tile in tiles}
    assert found["blue-6"]["pay"] == {"wood": 1, "stone": 1, "gold": 1}
    assert (found["blue-6"]["vp"], found["blue-6"]["up_to"]) == (4, 12)
    assert found["green-12"]["product"] == ["green", "wood"]
    assert found["red-15a"]["needs"] == {"gold3": 1, "gold4": 1}
    assert (found["green-16a"]["vp"], found["green-16a"]["size"]) == (3, 2)
