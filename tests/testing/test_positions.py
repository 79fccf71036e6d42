"""The fuzzer of positions: it passes a sound game and catches a careless one."""

import pytest

from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.state import State
from patolli.testing.descriptions import NotReadBack, held
from patolli.testing.positions import check_described, fuzz
from tests.testing.pearls import PearlGame, PearlState


def test_a_sound_game_passes() -> None:
    assert check_described(PearlGame(), games=10) > 100
    report = fuzz(PearlGame(), 600, plays=3)
    assert report.failures == []
    assert report.refused > 200
    assert report.accepted > 50


def silent(self: Game, state: State) -> list[str]:
    return []


def counts_only(self: Game, state: State) -> list[str]:
    """Says nothing of a turn of a seat without pearls."""
    return [reason for reason in PearlState.broken(state) if "the pearls are" in reason]  # type: ignore[arg-type]


@pytest.mark.parametrize("check", [silent, counts_only])
def test_what_is_accepted_without_being_possible_is_found(check: object) -> None:
    game = type("CarelessGame", (PearlGame,), {"check": check})()
    failures = fuzz(game, 600, plays=3).failures
    assert failures
    assert all("{'seats'" in failure for failure in failures)


def short_view(self: Game, state: State, seat: int | None) -> Data:
    raise IndexError("a view of what is not there")


def test_what_can_not_be_looked_at_is_found() -> None:
    game = type("ShortGame", (PearlGame,), {"view": short_view})()
    assert "a view of what is not there" in fuzz(game, 50, plays=1).failures[0]


def test_what_is_behind_a_state_is_not_described() -> None:
    game = PearlGame()
    state = game.new(2, seed=3)
    state.apply(state.legal()[0])
    again = game.position(game.describe(state))
    assert held(again) == held(state)
    assert again.actions == []
    assert again.seed == 3


def test_a_state_that_is_lost_in_writing_is_told() -> None:
    game = type("MuteGame", (PearlGame,), {"tell": lambda self, state, said: None})()
    with pytest.raises(NotReadBack, match="hands"):
        check_described(game, games=1)
