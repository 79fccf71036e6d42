"""The contract over seats and options, and fairness."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.games.teotihuacan import GAME
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.testing import check_game, random_game
from tests.rules.teotihuacan.table import asked, new

TABLES: list[tuple[int, dict[str, Value]]] = [
    (seats, {"setup": setup, "eclipse": eclipse})
    for seats in (1, 2, 3, 4)
    for setup in ("standard", "first_game", "draft")
    for eclipse in ("normal", "dark")
    if (seats, setup) != (1, "draft")
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_promise(seats: int, options: dict[str, Value]) -> None:
    report = check_game(GAME, games=1, seed=seats, seats=[seats], options=options, thorough=0.05)
    assert report.games == 1


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "hard", "ruthless"])
def test_every_level_of_teotibot(level: str) -> None:
    check_game(GAME, games=2, seed=3, seats=[1], options={"difficulty": level}, thorough=0.02)


@pytest.mark.slow
def test_every_option() -> None:
    check_game(GAME, games=20, seed=17, thorough=0.05)


# -- fairness --------------------------------------------------------------------------------------


def _text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_piles_are_hidden(seats: int) -> None:
    """Two states that differ only in the order of the piles look the same to everybody."""
    for seed in range(4):
        state = cast(
            TeotihuacanState,
            random_game(GAME, seats, seed, until=lambda s: len(s.actions) >= 40 * s.seats),
        )
        other = state.copy()
        for pile in (other.decoration_pile, other.pyramid_pile, other.discovery_pile):
            pile.reverse()
        other.rng = Rng.seeded(99)
        for seat in [*range(seats), None]:
            assert _text(state.observe(seat)) == _text(other.observe(seat))


def test_dealt_starting_tiles_are_hidden() -> None:
    state = new(4, seed=8)
    state.apply(state.legal()[3])
    for seat in (1, 2, 3, None):
        for i in range(5):
            world = cast(TeotihuacanState, state.determinize(seat, Rng.seeded(i)))
            assert _text(world.observe(seat)) == _text(state.observe(seat))
        hands = {
            tuple(cast(TeotihuacanState, state.determinize(seat, Rng.seeded(i))).dealt[0:4])
            for i in range(12)
        }
        assert len(hands) > 6
    kept = {
        tuple(cast(TeotihuacanState, state.determinize(1, Rng.seeded(i))).dealt[0:2])
        for i in range(12)
    }
    assert len(kept) > 6
    own = cast(TeotihuacanState, state.determinize(0, Rng.seeded(1)))
    assert own.dealt[0:4] == state.dealt[0:4]


def test_discovery_tiles_drawn_in_secret_stay_secret_after_the_choice() -> None:
    """Others learn a drawn tile only when it is claimed."""
    for seed in range(40):
        state = new(3, seed)
        while asked(state) == "keep":
            state.apply(state.legal()[-1])
        if asked(state) != "start-discovery":
            continue
        seat = cast(int, state.seat)
        other = (seat + 1) % 3
        kinds = {
            tuple(cast(TeotihuacanState, state.determinize(other, Rng.seeded(i))).drawn)
            for i in range(10)
        }
        assert len(kinds) > 3
        assert "discovery" not in _text(state.observe(other)["starting"])
        return
    raise AssertionError("no seed reaches the decision")


def test_a_copy_shares_nothing_that_changes() -> None:
    state = new(4, seed=2)
    copy = state.copy()
    before = _text(copy.dump())
    rng = Rng.seeded(5)
    while not state.over:
        state.apply(rng.pick(state.legal()))
    assert _text(copy.dump()) == before
