"""The contract on the example game: nothing is half-done, copies are independent, dumps exact."""

import json

import pytest

import patolli
from patolli.core.errors import BadOption, BadRecord, IllegalAction, UnknownAction
from patolli.core.game import Game
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.testing import random_game


@pytest.fixture
def state(example: Game) -> State:
    return random_game(example, 3, seed=2, until=lambda state: len(state.actions) == 30)


def test_games_are_listed_and_loaded() -> None:
    assert "patolli" in patolli.games()
    assert patolli.load("patolli") is patolli.load("patolli")


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(patolli.UnknownGame, match="no game 'patoli'; did you mean 'patolli'"):
        patolli.load("patoli")


@pytest.mark.parametrize("error", ["BadOption", "BadRecord", "IllegalAction", "UnknownAction"])
def test_every_error_is_a_value_error(error: str) -> None:
    assert issubclass(getattr(patolli, error), ValueError)


def test_an_illegal_action_says_what_is_legal_and_changes_nothing(state: State) -> None:
    before, words, events = state.dump(), state.rng.words(), list(state.events)
    refused = 0
    for action in range(len(state.game.actions)):
        if action not in state.legal():
            with pytest.raises(IllegalAction) as error:
                state.apply(action)
            refused += 1
            name = state.game.actions.name(action)
            assert f"{name!r} is not allowed now: seat {state.seat} decides 'move'" in str(
                error.value
            )
            assert f"'{state.game.actions.name(state.legal()[0])}'" in str(error.value)
    assert refused > 0
    assert (state.dump(), state.rng.words(), state.events) == (before, words, events)


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_unknown_action_changes_nothing(state: State, action: int) -> None:
    before = state.dump()
    with pytest.raises(UnknownAction, match="is not an action: ids run from 0"):
        state.apply(action)
    with pytest.raises(UnknownAction):
        state.label(action)
    assert state.dump() == before


def test_nothing_is_allowed_after_the_end(example: Game) -> None:
    state = random_game(example, 2, seed=1)
    assert state.over
    assert state.seat is None
    assert state.legal() == []
    assert state.prompt() is None
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0)


def test_a_list_of_legal_actions_is_one_s_own(state: State) -> None:
    state.legal().clear()
    assert state.legal()


def test_a_copy_is_equal_independent_and_silent(state: State) -> None:
    copy = state.copy()
    assert copy == state
    assert copy.events == []
    copy.apply(copy.legal()[0])
    assert copy.events == []
    assert copy != state
    talking = state.copy(events=True)
    talking.apply(talking.legal()[0])
    assert talking.events
    assert talking == copy


def test_events_know_their_action(example: Game) -> None:
    state = example.new(2, seed=3)
    assert {event.action for event in state.events} == {-1}
    state.apply(state.legal()[0])
    assert state.events[-1].action == 0


def test_a_dump_is_json_and_restores_exactly(state: State, example: Game) -> None:
    text = json.dumps(state.dump())
    again = example.restore(json.loads(text))
    assert again == state
    assert again.legal() == state.legal()
    assert json.dumps(again.dump()) == text
    for one in (state, again):
        one.apply(one.legal()[-1])
    assert again == state


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "a dump of 'chess', not of 'patolli'"),
        ({"rules_version": 7}, "a dump played under rules version 7 of patolli; version 1"),
        ({"rng": [1, 2]}, "a broken dump of patolli: IndexError"),
        ({"frames": [["leap", 0]]}, "a broken dump of patolli: KeyError: 'leap'"),
    ],
)
def test_a_broken_dump_is_refused(
    state: State, example: Game, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        example.restore({**state.dump(), **changes})
    assert message in str(refused.value)


def test_a_dump_without_a_field_is_refused(state: State, example: Game) -> None:
    data = state.dump()
    del data["counters"]
    with pytest.raises(BadRecord, match="a broken dump of patolli: KeyError: 'counters'"):
        example.restore(data)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_that_does_not_exist_is_refused(example: Game, seats: int) -> None:
    with pytest.raises(BadOption, match=f"patolli has no game for {seats} seats; it takes 2, 3, 4"):
        example.new(seats)


def test_without_a_seed_one_is_drawn(example: Game) -> None:
    seeds = {example.new(2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert None not in seeds


def test_an_observation_hides_the_future(state: State) -> None:
    for seat in (None, 0, 1, 2):
        seen = state.observe(seat)
        assert seen["viewer"] == seat
        assert not {"rng", "seed", "actions", "frames"} & seen.keys()


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_observe(state: State, seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 2, or None"):
        state.observe(seat)


def test_a_determinized_state_is_equal_for_the_seat_with_a_future_of_its_own(state: State) -> None:
    worlds = [state.determinize(0, Rng.seeded(seed)) for seed in (1, 2)]
    for world in worlds:
        assert world.observe(0) == state.observe(0)
        assert world.legal() == state.legal()
        assert world.rng.words() != state.rng.words()
    assert worlds[0].rng.words() != worlds[1].rng.words()


def test_a_state_has_no_hash(state: State) -> None:
    with pytest.raises(TypeError, match="a state changes and so has no hash"):
        hash(state)


def test_determinize_takes_a_seed_too_and_says_so_when_given_anything_else(state: State) -> None:
    assert state.determinize(0, 5) == state.determinize(0, Rng.seeded(5))
    # Compiled, the words are the engine's own: "union[patolli.core.rng.Rng, int] object expected".
    with pytest.raises(TypeError, match=r"or a seed|Rng, int"):
        state.determinize(0, "5")  # type: ignore[arg-type]
