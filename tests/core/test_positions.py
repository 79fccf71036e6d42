"""Positions written by hand: the common part, and every mistake reported at once."""

import pytest

from patolli.core.errors import BadPosition
from patolli.core.game import Game
from patolli.core.position import Spec


def reasons(game: Game, spec: str | dict[str, object]) -> list[str]:
    with pytest.raises(BadPosition) as refused:
        game.position(spec)
    assert all(reason in str(refused.value) for reason in refused.value.reasons)
    return refused.value.reasons


def test_an_empty_description_is_the_start(example: Game) -> None:
    state = example.position("")
    assert state.seats == 2
    assert sum(state.scores()) == 40
    assert state.check() == []
    assert state == example.position({})


def test_a_table_and_its_text_are_the_same_position(example: Game) -> None:
    text = "seats = 3\nseed = 4\ndecide = ['move 1 2']\n[[seat]]\n[[seat]]\npieces = [1, 5, 9, 20]"
    table = {
        "seats": 3,
        "seed": 4,
        "decide": ["move 1 2"],
        "seat": [{}, {"pieces": [1, 5, 9, 20]}],
    }
    assert example.position(text) == example.position(table)
    assert example.position(text).seat == 1


def test_the_seed_decides_what_comes(example: Game) -> None:
    ends = set()
    for seed in range(5):
        state = example.position(
            f"seed = {seed}\ndecide = ['move 0 1']\n[[seat]]\npieces = [1, 5, 9, 11]"
        )
        state.apply(state.legal()[0])
        ends.add(str(state.dump()))
    assert len(ends) == 5


def test_a_position_begins_without_a_past(example: Game) -> None:
    state = example.position("decide = ['move 0 3']\n[[seat]]\npieces = [1, 5, 9, 20]")
    assert state.events == []
    assert state.actions == []
    state.apply(state.legal()[0])
    assert state.events[0].action == 0


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("seats = ", ["not TOML: Invalid value (at end of document)"]),
        ("seats = 7", ["patolli has no game for 7 seats; it takes 2, 3, 4"]),
        ("seats = 'two'", ["seats: 'two' is not a whole number"]),
        ("turn = 2", ["turn: 2 is out of range (0 to 1)"]),
        ("sedes = 1", ["sedes: unknown key; did you mean 'seed' or 'seats' or 'seat'?"]),
        ("options = 3", ["options: this must be a table"]),
        (
            "[options]\npieces = 9",
            ["option 'pieces' is 9: it must be a whole number from 2 to 6"],
        ),
        ("decide = ['leap 0']", ["decide: no decision 'leap 0'; did you mean"]),
        ("decide = ['move']", ["decide: 'move': "]),
        ("decide = ['move 0,x 1']", ["decide: 'move 0,x 1': "]),
        ("decide = ['move 0 x']", ["decide: 'move 0 x': "]),
        ("decide = ['move 0 1,2']", ["decide: 'move 0 1,2': "]),
        ("decide = ['throw ,']", ["decide: 'throw ,': "]),
        ("decide = ['move 0 ²']", ["decide: 'move 0 ²': "]),
        ("decide = ['move 5 1']", ["decide: 'move 5 1': there is no seat 5"]),
        ("decide = 'move 0 1'", ["decide: 'move 0 1' is not a list"]),
        ("seat = 4", ["seat: 4 is not a list"]),
        ("[[seat]]\n[[seat]]\n[[seat]]", ["seat: more than 2 of them"]),
        ("[[seat]]\npieces = 1", ["seat[0].pieces: 1 is not a list"]),
        ("[[seat]]\npieces = [1]", ["seat[0].pieces: 1 numbers where 4 are wanted"]),
        ("[[seat]]\npieces = [1, 2, 3, 99]", ["seat[0].pieces: 99 is out of range (-1 to 52)"]),
        ("[[seat]]\ncounters = 3", ["23 counters instead of 40"]),
    ],
)
def test_what_is_wrong_is_said(example: Game, spec: str, expected: list[str]) -> None:
    found = reasons(example, spec)
    assert len(found) == len(expected)
    for reason, start in zip(found, expected, strict=True):
        assert reason.startswith(start)


def test_everything_wrong_is_said_at_once(example: Game) -> None:
    found = reasons(
        example, "turn = 9\nhats = 1\n[[seat]]\npieces = [true]\ncounters = -1\nfeet = 2"
    )
    assert [reason.split(":")[0] for reason in found] == [
        "turn",
        "seat[0].pieces",
        "seat[0].counters",
        "hats",
        "seat[0].feet",
    ]


def test_everything_impossible_is_said_at_once(example: Game) -> None:
    found = reasons(
        example,
        {"seat": [{"pieces": [1, 1, 5, 9], "counters": 9}, {"pieces": [-1, -1, -1, 31]}]},
    )
    assert found == ["29 counters instead of 40", "two pieces on one square: [1, 1, 5, 5, 9]"]


def test_a_reader_never_raises_and_returns_its_default() -> None:
    spec = Spec({"a": "x", "b": 3, "c": {"d": 1}, "e": ["p", "q"], "f": ["p", 4]})
    assert spec.integer("a", default=7) == 7
    assert spec.flag("b") is False
    assert spec.text("b", "none") == "none"
    assert spec.choice("a", ["x", "y"]) == 0
    assert spec.choice("b", ["x", "y"], default=1) == 1
    assert spec.choices("e", ["q", "p"]) == [1, 0]
    assert spec.texts("f") == []
    assert spec.table("c").integer("d") == 1
    assert spec.table("missing").integer("d", default=5) == 5
    assert not spec.has("zzz")
    assert len(spec.errors) == 5
