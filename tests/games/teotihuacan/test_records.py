"""Golden records: a finished game per player count, variant and way to end, replayed exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

import patolli
from patolli.games.teotihuacan.state import TeotihuacanState

FOLDER = Path(__file__).parents[2] / "records" / "teotihuacan"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_the_same_end(name: str) -> None:
    data = golden(name)
    state = cast(TeotihuacanState, patolli.replay(data))
    outcome = state.outcome()
    assert outcome is not None
    assert state.check() == []
    assert {
        "outcome": outcome.json(),
        "turns": state.turn,
        "reveals": state.reveals,
        "events": len(state.events),
        "eclipses": state.eclipses,
        "pyramid_completed": state.completed,
    } == data["expected"]


def test_every_player_count_and_setup_is_there() -> None:
    found = {(data["seats"], data["options"]["setup"]) for data in map(golden, NAMES)}
    setups = ("standard", "first_game", "draft")
    assert found == {(n, setup) for n in (1, 2, 3, 4) for setup in setups} - {(1, "draft")}
    dark = {data["seats"] for data in map(golden, NAMES) if data["options"]["eclipse"] == "dark"}
    assert dark == {1, 2, 3, 4}


@pytest.mark.parametrize("name", [name for name in NAMES if "pyramid" in name])
def test_the_pyramid_is_completed(name: str) -> None:
    state = cast(TeotihuacanState, patolli.replay(golden(name)))
    assert state.completed
    assert state.slot_tile[-1] >= 0


@pytest.mark.parametrize("name", [name for name in NAMES if "tie-broken" in name])
def test_a_tie_is_broken(name: str) -> None:
    outcome = patolli.replay(golden(name)).outcome()
    assert outcome is not None
    assert len(set(outcome.scores)) == 1
    assert len(outcome.winners) == 1
    decided = 0 if "cocoa" in name else 1
    one, two = outcome.tie_breaks
    assert one[decided] != two[decided]
    assert one[:decided] == two[:decided]


def test_teotibot_is_beaten_only_by_more_points() -> None:
    for name in NAMES:
        if name.startswith("solo"):
            outcome = patolli.replay(golden(name)).outcome()
            assert outcome is not None
            assert (outcome.ranks == [1]) == (outcome.scores[0] > outcome.rivals[0])
            assert (outcome.ranks == [1]) == (name == "solo-won")
