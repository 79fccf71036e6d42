"""The position format: every example of its page, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from patolli.core.errors import BadPosition
from patolli.games.teotihuacan import GAME
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.testing import play
from tests.rules.teotihuacan.table import asked, legal

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "teotihuacan.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def position(text: str | dict[str, Any]) -> TeotihuacanState:
    return cast(TeotihuacanState, GAME.position(text))


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_sound_and_playable(text: str) -> None:
    state = position(text)
    assert state.check() == []
    assert legal(state)
    assert GAME.replay(state.record()) == state
    while not state.over:
        state.apply(state.legal()[0])


def test_the_smallest_one() -> None:
    state = position(EXAMPLES[0])
    play(state, "worker w1; to b3; main")
    assert (state.seat, state.goods[1], state.power[0]) == (1, 2, 5)


def test_the_dark_eclipse() -> None:
    state = position(EXAMPLES[1])
    play(state, "worker w1; to b3; main; free; power w1; ascend cocoa; end")
    assert state.eclipses == 1 or asked(state) == "salary"


def test_the_top_of_the_pyramid() -> None:
    state = position(EXAMPLES[2])
    play(state, "worker w1; to b8; main")
    assert state.completed


def test_alone() -> None:
    state = position(EXAMPLES[3])
    play(state, "worker w1; to b3; worship quarry; ability")
    assert "teotihuacan-bot-worshipper-moved" in [event.key for event in state.events]


def test_being_set_up() -> None:
    state = position(EXAMPLES[4])
    assert asked(state) == "keep"
    play(state, "keep t1 t14")
    assert state.seat == 1


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ({"rondel": [1, 2, 3, 4, 5, 6, 7, 8]}, "Construction"),
        ({"rondell": [1]}, "did you mean 'rondel'"),
        ({"technologies": [2, 3, 5, 9, 15, 17]}, "no tile has number 2"),
        ({"technologies": [3, 1, 5, 9, 15, 17]}, "ascending"),
        ({"seat": [{"cocoa": -1}]}, "out of range"),
        ({"seat": [{"workers": ["b1 1", "b2 1"]}]}, "three or four"),
        ({"seat": [{"workers": ["b1", "b2 1", "b3 1"]}]}, "a place and a power"),
        ({"seat": [{"workers": ["b9 1", "b2 1", "b3 1"]}]}, "'b9' is unknown"),
        ({"seat": [{"workers": ["b1 6", "b2 1", "b3 1"]}]}, "power 6"),
        ({"seat": [{"tiles": ["mask_1", "mask_1"]}]}, "more often than there are copies"),
        ({"seat": [{"tiles": ["mask_9"]}]}, "unknown"),
        ({"seat": [{"technologies": [7]}]}, "technology 7, which is not in this game"),
        ({"seat": [{"temples": [11, 0, 0]}, {"temples": [11, 0, 0]}]}, "two markers on the top"),
        (
            {"seat": [{"workers": ["quarry 1", "b2 1", "b3 1"]},
                      {"workers": ["quarry 1", "b2 1", "b3 1"]}]},
            "two workers are locked on one",
        ),
        ({"pyramid": {"tiles": ["2a1 4 0"]}}, "can't lie at 2a1"),
        ({"pyramid": {"tiles": ["1a1 4 0", "1b1 4 0"]}}, "more often"),
        ({"pyramid": {"tiles": ["1a1 4"]}}, "a slot, a tile and a turn"),
        ({"decorations": {"top": [0, 1, 2, 3]}}, "hangs in the air"),
        ({"buildings": [5, 5, 3]}, "beyond its end"),
        ({"light": 11}, "the light disc is at 11"),
        ({"rounds_left": 1}, "without the discs having met"),
        ({"seat": [{"dealt": [1, 2, 3]}, {"dealt": [4, 5, 6, 7]}]}, "4 starting tiles"),
        ({"seat": [{"dealt": [1, 2, 3, 14]}, {"dealt": [4, 5, 6, 7]}]}, "no discovery tile"),
        ({"seats": 1, "bot": {"workers": ["b1 1", "b2 1", "b3 1"]}}, "Teotibot has four"),
        ({"seats": 1, "bot": {"actions": ["mastery"]}}, "not each in one place"),
        ({"seats": 1, "bot": {"directions": ["up_left"]}}, "two of them"),
    ],
)  # fmt: skip
def test_what_is_impossible_is_refused(spec: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        position(spec)


def test_every_mistake_is_reported_at_once() -> None:
    with pytest.raises(BadPosition) as caught:
        position({"sets": 3, "first": 9, "seat": [{"vp": "many"}]})
    assert len(caught.value.reasons) == 3


BOT_FREE = ["b2 2", "b3 2", "b4 2"]


@pytest.mark.parametrize(
    ("said", "reasons"),
    [
        (
            {"seats": 1, "bot": {"workers": [*BOT_FREE, "b5 1"]}},
            ["Teotibot has 0 locked workers, not one"],
        ),
        (
            {"seats": 1, "bot": {"workers": ["b2 2", "b3 2", "forest 2", "gold 1"]}},
            ["Teotibot has 2 locked workers, not one"],
        ),
        (
            {"seats": 1, "bot": {"workers": [*BOT_FREE, "royal-a 1"]}},
            ["Teotibot's locked worker is on a royal tile, not at a temple"],
        ),
        (
            {"royal": [9, 9, 9], "bonus": [3, 3, 3]},
            [
                "the royal tiles are [9, 9, 9], not 3 different ones",
                "the temple bonus tiles are [3, 3, 3], not 3 different ones",
            ],
        ),
        (
            {"seat": [{"used": ["mask_1", "vp_4"]}], "pyramid_completed": True},
            [
                "player 0 has used mask_1: a mask stays face up",
                "the Pyramid is completed, but has no tile on its top",
            ],
        ),
    ],
)
def test_what_can_not_be_is_refused_with_every_reason(
    said: dict[str, Any], reasons: list[str]
) -> None:
    with pytest.raises(BadPosition) as refused:
        position(said)
    for reason in reasons:
        assert reason in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1 + len(reasons)
