"""The bytes of a state as arrays: named numbers, floats, one-hot, tokens, planes; the returns."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import patolli
from patolli import Rng
from patolli.core.state import State
from patolli.envs import features
from patolli.envs.features import Features
from patolli.envs.planes import planes
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


def rows(game: str, seats: int, seed: int = 5) -> features.Bytes:
    return np.stack([features.look(state, 1) for state in states(game, seats, seed)])


@pytest.mark.parametrize("game", GAMES)
def test_names_are_distinct_and_as_many_as_numbers(game: str) -> None:
    for seats in patolli.load(game).seats:
        names = features.describe(game, seats)
        assert len(set(names)) == len(names)
        raw = features.look(patolli.load(game).new(seats, 1, events=False), 0)
        form = features.features(game, seats)
        assert form.numbers(raw).shape == form.floats(raw).shape == (len(names),)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_in_their_ranges_and_floats_from_0_to_1(game: str) -> None:
    form = features.features(game, 3)
    raw = rows(game, 3)
    found = form.numbers(raw)
    assert (found >= form.low).all()
    assert (found <= form.high).all()
    scaled = form.floats(raw)
    assert scaled.dtype == np.float32
    assert 0.0 <= scaled.min() < scaled.max() <= 1.0
    assert np.allclose(scaled * np.maximum(form.high - form.low, 1) + form.low, found, atol=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_one_row_is_as_a_batch(game: str) -> None:
    form = features.features(game, 2)
    raw = rows(game, 2)
    for whole in (form.numbers, form.floats, form.tokens, form.one_hot, planes(game, 2)):
        together = whole(raw)
        for index in range(len(raw)):
            assert np.array_equal(whole(raw[index]), together[index])


@pytest.mark.parametrize("game", GAMES)
def test_tokens_tell_all_that_numbers_tell(game: str) -> None:
    form = features.features(game, 2)
    raw = rows(game, 2)
    tokens = form.tokens(raw)
    assert tokens.max() < form.vocabulary
    firsts = np.sort(tokens, axis=1)
    assert np.array_equal(firsts, tokens), "the tokens of each number follow those of the last"
    equal = (tokens[:, None] == tokens).all(axis=2)
    assert np.array_equal(equal, (raw[:, None] == raw).all(axis=2))


@pytest.mark.parametrize("game", GAMES)
def test_one_hot_has_one_for_every_index(game: str) -> None:
    form = features.features(game, 2)
    hot = form.one_hot(rows(game, 2))
    indices = [column for column, kind in enumerate(form.kinds) if kind == "index"]
    others = form.size - len(indices)
    spans = np.maximum(form.high - form.low, 1) + 1
    assert hot.shape[1] == others + spans[indices].sum()
    counts = form.floats(rows(game, 2))[:, [c for c in range(form.size) if c not in indices]]
    assert np.allclose(hot.sum(axis=1), counts.sum(axis=1) + len(indices), atol=1e-2)


def test_numbers_are_those_of_the_state() -> None:
    state = states("tikal", 3, seed=2)[6]
    form = features.features("tikal", 3)
    raw = features.look(state, 1)
    seen = state.observe(1)
    points = form.part(raw, "points").tolist()
    scores = state.scores()
    assert points == [scores[1], scores[2], scores[0]]
    spaces = seen["board"]["spaces"]  # type: ignore[index]
    values = [space.get("value", 0) for space in spaces]
    assert form.part(raw, "value").tolist() == values
    assert form.part(raw, "viewer") == 1


def test_planes_show_where_pieces_stand() -> None:
    state = states("tikal", 2, seed=2)[6]
    drawn = planes("tikal", 2)
    board = drawn(features.look(state, 0))
    assert board.shape == (len(drawn.names), drawn.height, drawn.width)
    spaces = state.observe(0)["board"]["spaces"]  # type: ignore[index]
    for space in spaces:
        place = (space["column"], space["row"])
        unexplored = board[drawn.names.index("unexplored")][place]
        assert unexplored == (space["hex"] is None)
        if space["hex"] is not None:
            assert board[drawn.names.index(space["type"])][place] == 1
            own = [one["explorers"] for one in space["pieces"] if one["seat"] == 0]
            explorers = board[drawn.names.index("seats.0.explorers")][place]
            assert explorers == pytest.approx(own[0] / 10 if own else 0)


def test_planes_show_the_tiles_of_a_city() -> None:
    drawn = planes("founders", 2)
    for state in states("founders", 2, seed=3):
        board = drawn(features.look(state, 1))
        player = state.observe(1)["players"][1]  # type: ignore[index]
        covered = {square for tile in player["buildings"] for square in tile["squares"]}
        kinds = [name for name in drawn.names if name.startswith("seats.0.")]
        built = [name for name in kinds if "temple" not in name][:-3]
        shown = sum(board[drawn.names.index(name)] for name in built)
        places = {(int(square[1:]) - 1, ord(square[0]) - ord("a")) for square in covered}
        assert {(int(row), int(column)) for row, column in np.argwhere(shown)} == places
        for word, squares in player["cubes"].items():
            assert board[drawn.names.index(f"seats.0.{word}")].sum() == len(squares)


def test_planes_show_the_pyramid() -> None:
    drawn = planes("teotihuacan", 2)
    state = states("teotihuacan", 2, seed=3)[-2]
    laid = state.observe(0)["pyramid"]["slots"]  # type: ignore[index]
    board = drawn(features.look(state, 0))
    assert board[drawn.names.index("laid")].sum() == len(laid)
    turned = [slot for slot in laid if slot["turn"] == 90]
    assert board[drawn.names.index("turn.1")].sum() == len(turned)


def test_planes_show_the_track() -> None:
    drawn = planes("patolli", 3)
    for state in states("patolli", 3, seed=3):
        squares = state.observe(2)["squares"]
        board = drawn(features.look(state, 2))
        for i in range(3):
            own = squares[(2 + i) % 3]  # type: ignore[index]
            assert np.flatnonzero(board[i][0]).tolist() == sorted(set(own))


def test_features_are_pickled_as_their_game() -> None:
    form = features.features("tikal", 2)
    assert pickle.loads(pickle.dumps(form)) is form
    assert isinstance(form, Features)
    drawn = planes("tikal", 2)
    assert pickle.loads(pickle.dumps(drawn)) is drawn


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
