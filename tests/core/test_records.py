"""A record is a start and a list of integers, and plays to the same state."""

import json

import pytest

import patolli
from patolli.core.errors import BadRecord
from patolli.core.game import Game
from patolli.core.record import Record
from patolli.core.rng import Rng
from patolli.testing import random_game


@pytest.fixture
def record(example: Game) -> Record:
    return random_game(example, 3, seed=4).record()


def test_a_record_replays_bit_for_bit(example: Game, record: Record) -> None:
    played = random_game(example, 3, seed=4, events=True)
    again = patolli.replay(record.text())
    assert again == played
    assert again.dump() == played.dump()
    assert again.events == played.events
    assert again.outcome() == played.outcome()


def test_a_record_is_json_and_back(record: Record) -> None:
    assert Record.read(record.text()) == record
    assert Record.read(json.loads(record.text())) == record
    assert Record.read(record) is record
    assert "\n" not in record.text()


def test_a_record_replays_in_part(example: Game, record: Record) -> None:
    half = len(record.actions) // 2
    state = patolli.replay(record, to=half)
    assert state.actions == record.actions[:half]
    for action in record.actions[half:]:
        state.apply(action)
    assert state == patolli.replay(record)


def test_the_record_of_a_written_position_replays(example: Game) -> None:
    state = example.position("decide = ['move 0 3']\n[[seat]]\npieces = [1, 14, 20, 30]")
    rng = Rng.seeded(1)
    for _ in range(20):
        state.apply(rng.pick(state.legal()))
    assert patolli.replay(Record.read(state.record().text())) == state


def test_a_determinized_state_has_no_record(example: Game) -> None:
    world = example.new(2, seed=1).determinize(0, Rng.seeded(2))
    assert world.seed is None
    with pytest.raises(BadRecord, match="a determinized state has no record"):
        world.record()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 9}, "format is 9, this is format 1"),
        ({"game": 3}, "'game' must be a game's id"),
        ({"seats": "two"}, "'seats' must be a whole number, it is 'two'"),
        ({"seed": None}, "'seed' must be a whole number, it is None"),
        ({"seed": True}, "'seed' must be a whole number, it is True"),
        ({"options": []}, "'options' must be an object"),
        ({"actions": [1, "pass"]}, "'actions' must be a list of whole numbers"),
        ({"position": 4}, "'position' must be the dump of a state, or null"),
        ({"rules_version": 99}, "played under rules version 99 of patolli; version 1 is installed"),
        ({"actions": [999]}, "action 0 of the record: 999 is not an action"),
        ({"actions": [0]}, "action 0 of the record: 'pass' is not allowed now"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(
    record: Record, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        patolli.replay({**record.json(), **changes})
    assert message in str(refused.value)


def test_everything_wrong_with_a_record_is_said_at_once(record: Record) -> None:
    with pytest.raises(BadRecord, match=r"'seats' must be .*; 'actions' must be"):
        Record.read({**record.json(), "seats": None, "actions": None})


@pytest.mark.parametrize("text", ["", "{", "[]", "null"])
def test_what_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.read(text)


def test_a_record_with_an_option_that_is_gone_is_refused(record: Record) -> None:
    with pytest.raises(patolli.PatolliError, match="unknown option 'hats'"):
        patolli.replay({**record.json(), "options": {"hats": 1}})


def test_a_record_of_another_game_is_refused(example: Game, record: Record) -> None:
    other = Record.read({**record.json(), "game": "chess"})
    with pytest.raises(BadRecord, match="a record of 'chess', not of 'patolli'"):
        example.replay(other)
    with pytest.raises(patolli.UnknownGame, match="no game 'chess'"):
        patolli.replay(other)
