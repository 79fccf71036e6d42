"""States, games and all that they are made of can be pickled, deep-copied and sent elsewhere."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import patolli
from patolli import Rng
from patolli.core.state import State, find_rules

GAMES = ["patolli", "tikal", "founders", "teotihuacan"]


def middle(game: str, seats: int) -> State:
    state = patolli.load(game).new(seats, 5)
    rng = Rng.seeded(1)
    for _ in range(40):
        state.apply(rng.pick(state.legal()))
    return state


def through_pickle(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("again", [through_pickle, copy.deepcopy, copy.copy])
@pytest.mark.parametrize("game", GAMES)
def test_a_state_comes_back_equal_and_plays_on_alike(
    game: str, again: Callable[[object], object]
) -> None:
    for seats in patolli.load(game).seats:
        state = middle(game, seats)
        other = again(state)
        assert isinstance(other, State)
        assert other == state
        assert other is not state
        assert other.legal() == state.legal()
        assert other.game is state.game
        for one in (state, other):
            one.play_out(Rng.seeded(3))
        assert other == state
        assert other.record() == state.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_back_as_itself(game: str) -> None:
    rules = patolli.load(game)
    assert through_pickle(rules) is rules
    assert copy.deepcopy({"game": rules})["game"] is rules


def test_a_game_that_its_module_does_not_make_is_refused() -> None:
    with pytest.raises(patolli.BadRecord, match="makes no game 'chess'"):
        find_rules("patolli.games.tikal", "chess", 1)


@pytest.mark.parametrize("game", GAMES)
def test_parts_come_back_equal(game: str) -> None:
    state = middle(game, 2)
    world = state.determinize(0, 4)
    over = middle(game, 2)
    over.play_out(Rng.seeded(1))
    parts = [state.events, state.prompt(), state.record(), state.stack, over.outcome(), world]
    for part in parts:
        assert through_pickle(part) == part
        assert copy.deepcopy(part) == part
    rng = Rng.seeded(8)
    assert through_pickle(rng).words() == rng.words()  # type: ignore[attr-defined]
    actions = through_pickle(state.game.actions)
    assert isinstance(actions, patolli.core.catalogue.Catalogue)
    assert actions.names == state.game.actions.names
    assert actions.word(3) == state.game.actions.word(3)
    assert actions.of[3].first == state.game.actions.of[3].first
    option = patolli.load(game).options[0]
    assert through_pickle(option).json() == option.json()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_crosses_to_a_new_process(game: str) -> None:
    state = middle(game, 3)
    code = (
        "import pickle, sys; s = pickle.load(sys.stdin.buffer); "
        "sys.stdout.buffer.write(pickle.dumps([s.encode(0), s]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    data, back = pickle.loads(done.stdout)
    assert data == state.encode(0)
    assert back == state
