"""Records that bring a position of their own: the sound are taken, the others refused."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import patolli
from patolli.core.record import Record
from patolli.table.records import faults, position_of, table_of

GAMES = patolli.games()
NONSENSE: list[Any] = [None, -1, [], {}, "x", 10**12, [[1, 1, 1]] * 3, 1.5, True, [10**30]]


def played(game_id: str, seats: int, actions: int, seed: int = 4) -> dict[str, Any]:
    """A record that begins in the middle of a game and goes on a little."""
    state = patolli.load(game_id).new(seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(actions):
        if not state.over:
            state.apply(chance.choice(state.legal()))
    position = position_of(state, seed)
    start = patolli.load(game_id).restore(copy.deepcopy(position))
    begun: dict[str, Any] = start.record().json()
    record = Record.read({**begun, "position": position})
    later = patolli.replay(record)
    for _ in range(5):
        if not later.over:
            later.apply(chance.choice(later.legal()))
    return record.json() | {"actions": later.actions}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_middle_of_any_game_is_sound(game_id: str) -> None:
    for seats in patolli.load(game_id).seats:
        for actions in (0, 1, 17, 60, 100):
            assert faults(played(game_id, seats, actions)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_nonsense_is_refused_or_does_no_harm(game_id: str) -> None:
    record = played(game_id, 2, 20)
    refused = 0
    for name in record["position"]:
        for value in NONSENSE:
            broken = copy.deepcopy(record)
            broken["position"][name] = value
            found = faults(broken)
            refused += bool(found)
            assert all(found)
            if not found:  # then it really can be looked at, from its start to its end
                table = table_of(Record.read(broken), "t", "ann", at=0)
                assert table.length == len(broken["actions"])
    assert refused > 0.7 * len(NONSENSE) * len(record["position"])


@pytest.mark.parametrize("missing", ["seats", "rng", "frames", "turn"])
def test_a_position_must_be_whole(missing: str) -> None:
    record = played("tikal", 2, 20)
    del record["position"][missing]
    assert faults(record)
