"""Positions written by hand: the common part, and every mistake reported at once."""

import tomllib

import pytest

from patolli.core.description import Description
from patolli.core.errors import BadPosition, nearest
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
        ("sedes = 1", ["sedes: unknown key; did you mean 'seed' or 'seats' or "]),
        ("options = 3", ["options: this must be a table"]),
        ("options = { pieces = [4] }", ["options.pieces: [4] is no answer to an option"]),
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


def test_decisions_are_named_with_their_arguments(example: Game) -> None:
    named = example.position({"decide": [{"frame": "move", "seat": 1, "points": 3}]})
    assert named == example.position({"decide": ["move 1 3"]})


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({"frame": "leap", "seat": 0}, "decide: no decision 'leap'; did you mean"),
        ({"seat": 0}, "decide: no decision None; did you mean"),
        ({"frame": "move", "seat": 0}, "decide: move: its points is not said"),
        ({"frame": "throw", "seat": 0, "poinst": 1}, "decide: throw: unknown 'poinst'; did you"),
        ({"frame": "move", "seat": 0, "points": "two"}, "decide: move: "),
        ({"frame": "move", "seat": 0, "points": 0.5}, "decide: move.points can't be 0.5"),
        ({"frame": "move", "seat": 0, "points": [1]}, "decide: move: "),
        ({"frame": "throw", "seat": 4}, "decide: throw: there is no seat 4"),
        (3, "decide: 3 is not a decision, like { frame = ..., seat = 0 }"),
    ],
)
def test_what_is_wrong_with_a_decision_is_said(example: Game, said: object, expected: str) -> None:
    found = reasons(example, {"decide": [said]})
    assert len(found) == 1
    assert found[0].startswith(expected)


def test_a_state_is_described_in_short(example: Game) -> None:
    state = example.position(
        "seed = 7\nturns = 4\ndecide = ['move 1 2']\n[[seat]]\n[[seat]]\npieces = [-1, -1, 3, 6]"
    )
    text = example.describe(state)
    assert text == (
        f"seats = 2\nseed = 7\nturns = 4\nreveals = 0\nrng = {state.rng.words()}\n"
        'decide = [{ frame = "move", seat = 1, points = 2 }]\n\n'
        "[[seat]]\n\n[[seat]]\npieces = [-1, -1, 3, 6]\n"
    )
    assert example.position(text).dump() | {"position": None} == state.dump() | {"position": None}


def test_a_finished_game_is_a_position(example: Game) -> None:
    pieces = [{"pieces": [52, 52, 52, 52], "counters": 25}, {"counters": 15}]
    state = example.position({"over": True, "seat": pieces})
    assert state.over
    assert example.describe(state).splitlines()[4] == "over = true"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 2]
    assert reasons(example, {"over": True, "decide": ["throw 0"], "seat": pieces}) == [
        "over: nothing is decided any more when the game is over"
    ]
    assert reasons(example, {"over": True})[0].startswith("the game is over, but")
    assert reasons(example, {"seat": pieces}) == ["the game is over: all pieces of seat 0 are home"]


def test_tables_of_a_description_are_toml() -> None:
    said = Description()
    said.say("name", 'a "b"')
    said.say("left_out", 3, 3)
    said.say("long", list(range(60)))
    said.table("empty")
    said.table("flat").say("a b", True)
    deep = said.table("deep")
    deep.say("list", ["x", "y"])
    deep.table("er").say("list", [{"frame": "move", "seat": 1}])
    first, _second, third, _last = said.tables("seat", 4)
    first.table("cubes").say("wood", ["a1"])
    third.say("vp", 3)
    assert tomllib.loads(said.text()) == {
        "name": 'a "b"',
        "long": list(range(60)),
        "flat": {"a b": True},
        "deep": {"list": ["x", "y"], "er": {"list": [{"frame": "move", "seat": 1}]}},
        "seat": [{"cubes": {"wood": ["a1"]}}, {}, {"vp": 3}],
    }
    assert max(len(line) for line in said.text().splitlines()) <= 100


def test_a_word_is_suggested_once() -> None:
    assert nearest("players", ["salaries", "salaries", "layers"]) == (
        "did you mean 'layers' or 'salaries'?"
    )


def test_the_position_behind_a_game_is_no_ones_to_change(example: Game) -> None:
    state = example.position("seats = 3")
    before = state.dump()
    record = state.record()
    for given in (state.dump()["position"], record.position):
        assert isinstance(given, dict)
        given.clear()
    assert state.dump() == before
    handed = state.dump()
    record = state.record()
    restored, replayed = example.restore(handed), example.replay(record)
    for given in (handed["position"], record.position):
        assert isinstance(given, dict)
        given.clear()
    assert restored.dump() == replayed.dump() == before
