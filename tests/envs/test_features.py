"""The flat observation: named, complete, equal for what a seat knows, and the returns."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import patolli
from patolli import Rng
from patolli.core.state import State
from patolli.envs import features
from patolli.envs.layout import Layout, discover, leaves
from tests.envs.games import GAMES


def states(game: str, seats: int, seed: int) -> list[State]:
    """Every twentieth state of a random game."""
    state = patolli.load(game).new(seats, seed, events=False)
    rng = Rng.seeded(seed)
    found = [state.copy()]
    while not state.over:
        state.apply(rng.pick(state.legal()))
        if len(state.actions) % 20 == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_layout_holds_what_is_seen(game: str) -> None:
    layout = features.layout(game)
    for seats in patolli.load(game).seats:
        for state in states(game, seats, seed=900 + seats):
            seen = state.observe(0)
            outside = layout.outside(seen)  # lists that are longer than in any game played so far
            assert len(outside) <= 0.03 * len(leaves(seen)), outside[:5]


@pytest.mark.parametrize("game", GAMES)
def test_names_are_distinct_and_as_many_as_numbers(game: str) -> None:
    names = features.describe(game)
    assert len(set(names)) == len(names)
    state = patolli.load(game).new(2, 1, events=False)
    assert features.encode(state.observe(0)).shape == (len(names),)


@pytest.mark.parametrize("game", GAMES)
def test_every_leaf_is_where_its_name_says(game: str) -> None:
    layout = features.layout(game)
    seen = states(game, 2, seed=5)[-2].observe(1)
    values = layout.values(seen)
    outside = set(layout.outside(seen))
    for name, leaf in leaves(seen):
        if name in outside or f"{name}={leaf}" in outside:
            continue
        value = values[layout.columns.index(name)]
        assert value == (layout.codes[leaf] if isinstance(leaf, str) else leaf), name


@pytest.mark.parametrize("game", GAMES)
def test_equal_knowledge_gives_equal_arrays(game: str) -> None:
    for state in states(game, 3, seed=11)[:-1]:
        seat = state.seat
        assert seat is not None
        world = state.determinize(seat, Rng.seeded(4))
        one = features.encode(state.observe(seat))
        assert np.array_equal(one, features.encode(world.observe(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_what_has_not_changed_is_kept_rightly(game: str) -> None:
    encoder = features.Encoder(game)
    for seats in patolli.load(game).seats:  # one encoder for all: from one game to the next, too
        state = patolli.load(game).new(seats, 40 + seats, events=False)
        rng = Rng.seeded(seats)
        while not state.over:
            state.apply(rng.pick(state.legal()))
            seat = len(state.actions) % seats
            seen = encoder.encode(state.observe(seat))
            assert np.array_equal(seen, features.encode(state.observe(seat)))


def test_columns_of_one_part_must_stand_together() -> None:
    with pytest.raises(ValueError, match="column 2"):
        Layout("patolli", 1, ["board.value", "turn", "board.size"], [])


def test_what_grows_shrinks_or_changes_its_kind_is_encoded_anew() -> None:
    names = ["a", "a.x", "b.0", "b.1", "c.0", "c.1", "d"]
    layout = Layout("patolli", 1, names, ["no", "yes"])
    observations: list[dict[str, Any]] = [
        {"a": {"x": 4}, "b": [1, 2], "c": "no", "d": "yes"},
        {"a": 3, "b": [1], "d": None},
        {"a": None, "b": [7, None, 9], "c": ["yes", 5], "d": "unheard of"},
        {"a": {"x": True, "y": 2}, "b": None, "c": 8, "d": 1},
        {"b": [[2], 3], "c": [0, 1]},
    ]
    for old in observations:
        for new in observations:
            values = layout.values(old)
            layout.tree.change(old, new, layout.codes, values)
            assert values == layout.values(new), (old, new)


def test_layout_reads_back() -> None:
    layout = features.layout("patolli")
    again = Layout.read(layout.json())
    assert again.columns == layout.columns
    assert again.texts == layout.texts


def test_committed_layout_is_what_discovery_finds() -> None:
    found = discover(patolli.load("patolli"))
    assert found.json() == features.layout("patolli").json()


@pytest.mark.parametrize("game", GAMES)
def test_a_known_layout_is_widened_and_keeps_its_order(game: str) -> None:
    known = features.layout(game)
    again = discover(patolli.load(game), games=0, known=known)
    assert again.json() == known.json()


def test_returns_share_equal_places() -> None:
    state = patolli.load("patolli").new(2, 1, events=False)
    assert features.returns(state) == [0.0, 0.0]
    while not state.over:
        state.apply(state.legal()[0])
    outcome = state.outcome()
    assert outcome is not None
    assert features.returns(state)[outcome.winners[0]] >= 0.0


def test_mask_is_the_legal_actions() -> None:
    state = patolli.load("patolli").new(2, 1, events=False)
    assert np.flatnonzero(features.mask(state)).tolist() == state.legal()
