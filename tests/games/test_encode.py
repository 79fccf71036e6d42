"""The bytes of a state: as many as the table says, and equal exactly when a seat sees the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import patolli
from patolli import Rng
from patolli.core.encoding import Encoding, Field
from patolli.core.frame import Frame
from patolli.core.options import Value
from patolli.core.state import State

GAMES = ["patolli", "tikal", "founders", "teotihuacan"]
OPTIONS: dict[str, list[dict[str, Value]]] = {
    "patolli": [{}, {"pieces": 6}],
    "tikal": [{}, {"auction": True}],
    "founders": [{}, {"board": "B", "reward_reach": "free"}],
    "teotihuacan": [{}, {"setup": "first_game", "eclipse": "dark"}, {"setup": "draft"}],
}
SETUPS = [
    (game, seats, number)
    for game in GAMES
    for seats in patolli.load(game).seats
    for number, options in enumerate(OPTIONS[game])
    if not (seats == 1 and options.get("setup") == "draft")
]


def states(game: str, seats: int, number: int, seeds: int = 2) -> Iterator[State]:
    """Every state of random games."""
    for seed in range(seeds):
        state = patolli.load(game).new(seats, seed, OPTIONS[game][number], events=False)
        rng = Rng.seeded(seed + 50)
        yield state
        while not state.over:
            state.apply(rng.pick(state.legal()))
            yield state


def numbers(data: bytes, field: Field) -> list[int]:
    """The numbers of a field, read without NumPy."""
    part = data[field.offset : field.offset + field.length]
    if field.bits == 1:
        return [part[i // 8] >> i % 8 & 1 for i in range(field.count)]
    if field.bits == 16:
        return [part[i] + 256 * part[i + 1] + field.low for i in range(0, len(part), 2)]
    return [byte + field.low for byte in part]


def pending(form: Encoding, frame: Frame[Any]) -> list[object]:
    """What a decision is about, but for its texts, which only name what asks."""
    return [frame.name, *[arg for arg in frame.args() if not isinstance(arg, str)]]


@pytest.mark.parametrize(("game", "seats", "number"), SETUPS)
def test_every_number_is_in_its_range(game: str, seats: int, number: int) -> None:
    form = patolli.load(game).encoding(seats)
    for state in states(game, seats, number):
        seat = len(state.actions) % seats
        data = state.encode(seat)
        assert len(data) == form.length
        for field in form.fields:
            found = numbers(data, field)
            assert len(found) == field.count
            assert field.low <= min(found) <= max(found) <= field.high, (field.name, found)


@pytest.mark.parametrize(("game", "seats", "number"), SETUPS)
def test_equal_for_the_seat_is_equal_bytes(game: str, seats: int, number: int) -> None:
    form = patolli.load(game).encoding(seats)
    bytes_of: dict[str, bytes] = {}
    seen_as: dict[bytes, str] = {}
    for state in states(game, seats, number):
        for seat in range(seats):
            data = state.encode(seat)
            shown: list[object] = [state.observe(seat)]
            shown.append([pending(form, frame) for frame in state.stack[-form.depth :]])
            if seat == state.seat:  # what may be done follows from what is seen
                shown.append(state.legal())
            text = json.dumps(shown)
            assert bytes_of.setdefault(text, data) == data, "the same, but other bytes"
            assert seen_as.setdefault(data, text) == text, "the same bytes, but not the same"
    assert len(bytes_of) > 100


@pytest.mark.parametrize(("game", "seats", "number"), SETUPS)
def test_nothing_hidden_is_in_it(game: str, seats: int, number: int) -> None:
    rng = Rng.seeded(9)
    for state in states(game, seats, number, seeds=1):
        if len(state.actions) % 3 == 0:
            for seat in range(seats):
                assert state.determinize(seat, rng).encode(seat) == state.encode(seat)


@pytest.mark.parametrize(("game", "seats", "number"), SETUPS)
def test_what_was_shown_before_makes_no_difference(game: str, seats: int, number: int) -> None:
    """A copy remembers nothing: it has the bytes of a state at which seats look now and then."""
    rng = Rng.seeded(3)
    for state in states(game, seats, number, seeds=1):
        seat = rng.below(2 * seats)
        if seat < seats:
            assert state.encode(seat) == state.copy().encode(seat)


@pytest.mark.parametrize(("game", "seats", "number"), SETUPS)
def test_all_arguments_have_a_place(game: str, seats: int, number: int) -> None:
    form = patolli.load(game).encoding(seats)
    deepest = 0
    for state in states(game, seats, number, seeds=4):
        deepest = max(deepest, len(state.stack))
        for frame in state.stack[-form.depth :]:
            count = 0
            for arg in pending(form, frame)[2:]:
                count += len(arg) if isinstance(arg, tuple) else 1
            assert count <= len(form.slots), frame
    if game == "founders":  # its view shows all of the stack
        assert deepest <= form.depth


#: Fields that follow from others and are kept so that the rules need not find them again.
DERIVED = {
    "founders": ["heights"],
    "teotihuacan": ["position_of", "present", "decorated", "cell", "open_slots"],
}


def changed(value: object) -> Iterator[object]:
    """The value with one number in it changed, for each number."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, list):
        for index, item in enumerate(value):
            for other in changed(item):
                yield [*value[:index], other, *value[index + 1 :]]


@pytest.mark.parametrize(("game", "seats", "number"), SETUPS)
def test_what_changes_the_view_changes_the_bytes(game: str, seats: int, number: int) -> None:
    """Whatever number of a state one changes: where the view changes, the bytes do, too."""
    rules = patolli.load(game)
    every = [state.copy() for state in states(game, seats, number, seeds=1)]
    checked = 0
    for state in every[3 :: len(every) // 3]:
        seat = state.seat or 0
        before, data = state.observe(seat), state.encode(seat)
        for name in type(state).fields:
            if name in DERIVED.get(game, []):
                continue
            for other in changed(state.dump()[name]):
                twin = state.copy()
                try:
                    setattr(twin, name, other)
                    after = twin.observe(seat)
                    code = rules.encode(twin, seat)
                except (ValueError, LookupError, ArithmeticError, AssertionError):
                    continue  # no such position: it can be neither shown nor written
                if after != before:
                    assert code != data, (name, other)
                    checked += 1
    assert checked > 20


def test_the_seat_must_be_at_the_table() -> None:
    state = patolli.load("patolli").new(2, 1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            state.encode(seat)
    with pytest.raises(ValueError, match="no game for 7 seats"):
        patolli.load("patolli").encoding(7)
