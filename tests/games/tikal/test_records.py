"""Golden records: a finished game per player count, variant and way to end, replayed exactly."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

import patolli
from patolli.games.tikal.components import HEXES
from patolli.games.tikal.state import TikalState

FOLDER = Path(__file__).parents[2] / "records" / "tikal"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_the_same_end(name: str) -> None:
    data = golden(name)
    state = patolli.replay(data)
    outcome = state.outcome()
    assert outcome is not None
    seen = state.observe(None)
    assert state.check() == []
    assert {
        "outcome": outcome.json(),
        "turns": state.turn,
        "reveals": state.reveals,
        "events": len(state.events),
        "removed": seen["removed"],
        "levels": seen["levels"],
    } == data["expected"]


def test_every_player_count_and_variant_is_there() -> None:
    found = {(data["seats"], data["options"]["auction"]) for data in map(golden, NAMES)}
    assert found == {(seats, auction) for seats in (2, 3, 4) for auction in (False, True)}


@pytest.mark.parametrize("name", [name for name in NAMES if "fit" in name])
def test_a_hex_fits_nowhere(name: str) -> None:
    data = golden(name)
    state = cast(TikalState, patolli.replay(data))
    assert data["expected"]["removed"]
    told = [event.data["hex"] for event in state.events if event.key == "tikal-removed"]
    assert told == data["expected"]["removed"]
    masks = sum(HEXES[tile].masks for tile in state.removed)
    assert state.laid == 24 - masks


@pytest.mark.parametrize("name", [name for name in NAMES if "run-out" in name])
def test_a_level_runs_out(name: str) -> None:
    state = cast(TikalState, patolli.replay(golden(name)))
    assert any(value and state.levels[value + 1] == 0 for value in state.value if value < 10)


@pytest.mark.parametrize("name", [name for name in NAMES if "shared" in name])
def test_a_shared_victory(name: str) -> None:
    outcome = patolli.replay(golden(name)).outcome()
    assert outcome is not None
    assert len(outcome.winners) == 2


@pytest.mark.parametrize("name", [name for name in NAMES if "tie-broken" in name])
def test_a_tie_is_broken(name: str) -> None:
    outcome = patolli.replay(golden(name)).outcome()
    assert outcome is not None
    top = [seat for seat, points in enumerate(outcome.scores) if points == max(outcome.scores)]
    breaks = sorted((outcome.tie_breaks[seat] for seat in top), reverse=True)
    assert len(outcome.winners) == 1
    decided = 0 if "guard" in name else 1
    assert breaks[0][decided] > breaks[1][decided]
    assert breaks[0][:decided] == breaks[1][:decided]
