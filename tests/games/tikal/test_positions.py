"""The position format: every example of its page, and what is refused."""

import re
from pathlib import Path
from typing import Any

import pytest

from patolli.core.errors import BadPosition
from patolli.testing import play
from tests.rules.tikal.table import GAME, legal, player, position, seen, space

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "tikal.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_sound_and_playable(text: str) -> None:
    state = position(text)
    assert state.check() == []
    assert legal(state)
    again = GAME.replay(state.record())
    assert again == state
    while not state.over:
        state.apply(state.legal()[-1])


def test_the_smallest_one() -> None:
    state = position(EXAMPLES[0])
    assert (state.seat, state.action_points) == (0, 4)
    assert "uncover a4" in legal(state)
    play(state, "end")
    assert state.seat == 1


def test_the_auction() -> None:
    state = position(EXAMPLES[1])
    assert legal(state)[0] == "bid 5"
    play(state, "pass")
    assert (state.seat, state.scores()) == (1, [20, 16, 20])


def test_the_contested_temple() -> None:
    state = position(EXAMPLES[2])
    play(state, "move leader b4; step c4")
    assert state.action_points == 2  # a stone of b4 and three of c4
    assert space(state, "c4")["holder"] == 1  # the leader and an explorer against two
    play(state, "end; end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([31 + 1 + 4, 29 + 7], [1, 2])
    assert outcome.tie_breaks == [[1, 3], [0, 0]]  # equal points, but a guard


def test_the_volcano() -> None:
    state = position(EXAMPLES[3])
    assert seen(state, "scoring") == {"kind": "volcano", "order": [2, 0, 1]}
    assert space(state, "c5")["treasures"] == 2


REFUSED: dict[str, dict[str, Any]] = {
    "hexes: 'Z9' is unknown": {"hexes": ["Z9 c4"]},
    "there is a hex on a5 already": {"hexes": ["A1 a5"]},
    "is not a hex, a space and a side": {"hexes": ["A1"]},
    "A1 is elsewhere already": {"hexes": ["A1 c4"], "next": ["A1"]},
    "seat 0 has 19 explorers": {"seat": [{"explorers": {"a5": 10, "b4": 9}}]},
    "where nobody can stand": {"seat": [{"explorers": {"h1": 1}}]},
    "stands on d4": {"hexes": ["B1 d4"], "seat": [{"leader": "d4"}]},
    "there are 2 camps on b4": {"seat": [{"camps": ["b4"]}, {"camps": ["b4"]}]},
    "stands on no clearing": {"seat": [{"camps": ["a4"]}]},
    "3 camps, a player has 2": {"seat": [{"camps": ["b4", "c4", "c5"]}]},
    "there is no temple here": {"temples": {"b4": 3}},
    "there is no ruin here": {"ruins": {"b4": 3}},
    "a guard is a seat and a piece": {"guards": {"a4": "leader"}},
    "is no temple": {"guards": {"b4": "0 leader"}},
    "more than 2 guards": {
        "hexes": ["A1 c4"],
        "guards": {"a4": "0 leader", "b5": "0 explorer", "c4": "0 explorer"},
    },
    "there is no seat 3": {"guards": {"a4": "3 leader"}},
    "more than 3 of the owl": {"seat": [{"treasures": ["owl"] * 4}]},
    "levels of value 10": {
        "hexes": ["D1 c4", "E1 c5"],
        "temples": {"c4": 10, "c5": 10},
    },
    "out of range": {"action_points": 11},
    "unknown key": {"temple": {"a4": 3}},
    "can't be shared out": {"options": {"auction": True}, "hexes": ["A1 c4"]},
    "an auction needs hexes": {"options": {"auction": True}, "auction": {"passed": [1]}},
    "a bid has a bidder": {"options": {"auction": True}, "offer": ["A1", "A2"],
                           "auction": {"bid": 2}},
    "only with the option": {"offer": ["A1", "A2"]},
    "before action points are spent": {"hand": "A1", "action_points": 3},
    "letters of the stack are out of order": {"stack": ["B3", "A1"]},
}  # fmt: skip


@pytest.mark.parametrize("reason", REFUSED)
def test_the_impossible_is_refused(reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        position(**REFUSED[reason])
    assert any(reason in line for line in error.value.reasons), error.value.reasons


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(BadPosition) as error:
        position(hexes=["Z9 c4"], temples={"b4": 3}, turn=7)
    assert len(error.value.reasons) == 3


def test_what_is_not_said_is_the_start() -> None:
    state = position(seats=3)
    fresh = GAME.new(3, seed=0)
    assert state.observe(None)["board"] == fresh.observe(None)["board"]
    assert player(state, 2)["explorers"] == 18


@pytest.mark.parametrize("decision", ["go 0 0 99", "turn 0 77", "go 0 0 5"])
def test_a_decision_that_can_not_be_asked_is_refused(decision: str) -> None:
    with pytest.raises(BadPosition, match=f"decide: '{decision}' can't be asked here"):
        GAME.position({"decide": [decision]})
