"""Learning what Tikal's open temples pay: what a sample is, and figures that games were made of."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from patolli.arena.training import games
from patolli.arena.training.settings import Training
from patolli.bots.evaluation import tikal_learning as learning
from patolli.bots.evaluation.tikal_learning import AFTER, ROWS, SOON, BadGames
from patolli.bots.evaluation.tikal_temples import CELLS, FAR_OFF, MOST, Tables
from patolli.core.record import Record
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.state import TikalState
from patolli.registry import load

SMALL = Training("tikal", seats=(2, 3), games=11, kind="random")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of small games, as a training keeps them."""
    made = tmp_path_factory.mktemp("training")
    SMALL.claim(made)
    games.make(SMALL, made)
    return made


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sample_says_what_an_open_temple_paid_from_then_on(seats: int) -> None:
    """The sums of all seats and open temples, against what was marked after that turn."""
    record = games.play(SMALL, seats, 0)
    rows = learning.rows_of_game(record)
    ends = turn_ends(record)
    begun = 0
    for told, open_now in ends[:25]:
        group = rows[begun : begun + seats * len(open_now)]
        begun += len(group)
        marked = [(seat, sum(paid.get(space, 0) for space in open_now)) for seat, paid in told]
        assert sum(row[6] + row[7] for row in group) == sum(points for _, points in marked)
        following = dict(reversed(marked))  # of each seat the first
        assert sum(row[6] for row in group) == sum(following.values())
    assert any(row[7] for row in rows)
    assert all(row[7] == 0 for row in rows if row[5] == 1)  # nothing comes after the last scoring


def turn_ends(record: Record) -> list[tuple[list[tuple[int, dict[str, int]]], list[str]]]:
    """By end of a turn, who is still paid what for each temple, and the temples open then."""
    state = cast(TikalState, load("tikal").new(record.seats, record.seed, events=True))
    paid: list[tuple[int, dict[str, int]]] = []
    ends: list[tuple[int, list[str]]] = []
    turn = told = 0
    for action in record.actions:
        state.apply(action)
        for event in state.events[told:]:
            if event.key == "tikal-scored":
                data: Any = event.data
                points = {name: state.value[SPACES.index(name)] for name in data["spaces"]}
                assert sum(points.values()) == data["temples"]
                paid.append((data["seat"]["seat"], points))
        told = len(state.events)
        if state.turn != turn and state.stack:
            turn = state.turn
            temples = [space for space, value in enumerate(state.value) if value]
            open_now = [SPACES[space] for space in temples if state.guard[space] < 0]
            ends.append((len(paid), open_now))
    return [(paid[count:], names) for count, names in ends]


def test_least_squares_find_the_figures_of_each_cell() -> None:
    random = np.random.default_rng(1)
    true = random.normal(size=(3, 2))
    cell = random.integers(0, 2, 500)  # the third is never seen
    known = random.normal(size=(500, 2))
    paid = (known * true[cell]).sum(axis=1)
    begun = np.full((3, 2), 7.0)
    found = learning.fitted(cell, known, paid, begun, 0.001)
    assert found[:2] == pytest.approx(true[:2], abs=0.01)
    assert found[2].tolist() == [7.0, 7.0]
    firm = learning.fitted(cell, known, paid, begun, 1e9)
    assert firm == pytest.approx(begun, abs=0.01)
    said = learning.foretold(cell, known, found)
    assert learning.explained(said, paid) == pytest.approx(1.0, abs=0.001)
    assert learning.explained(np.full(500, paid.mean()), paid) == pytest.approx(0.0)


def test_figures_stand_where_the_evaluation_reads_them(tmp_path: Path) -> None:
    """With 3 seats, after another's turn, 2 scorings to come, in cell 5."""
    row = (1 * 2 + 0) * MOST + 1
    soon, after = np.zeros((ROWS * CELLS, SOON)), np.zeros((ROWS * CELLS, AFTER))
    soon[row * CELLS + 5] = [1, 10, 100, 2, 20, 200]
    after[row * CELLS + 5] = [3, 30, 300]
    data = {"soon": learning.written(soon), "after": learning.written(after)}
    (tmp_path / "tables.json").write_text(json.dumps(data), encoding="utf-8")
    tables = Tables.read(str(tmp_path / "tables.json"))
    samples = learning.samples_of(np.array([[row * CELLS + 5, 6.0, 2.0, 1.0, 0.5, 2, 0, 0, 0]]))
    expected = float((samples.close_and_far * soon[samples.cell]).sum())
    assert tables.next(3, False, 2, FAR_OFF / 2, 5, 6, 1) == pytest.approx(expected)
    assert tables.later(3, False, 2, 5, 6, 1) == 6 * 3 + 2 * 30 + 300
    assert tables.next(3, True, 2, 0, 5, 6, 1) == 0


def test_the_command_learns_from_the_games_of_a_training_and_says_how(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "tables.json"
    learning.main([str(folder), "--into", str(into)])
    data = json.loads(into.read_text(encoding="utf-8"))
    assert [len(data["soon"]), len(data["after"])] == [ROWS * CELLS * SOON, ROWS * CELLS * AFTER]
    made = data["made"]
    assert made["command"].endswith(f"tikal_learning {folder} --into {into}")
    assert made["games"] == {"2": 11, "3": 11}
    assert made["training"]["seed"] == SMALL.seed
    samples, _ = learning.read(folder)
    assert made["samples"] == len(samples.cell)
    assert 0 < samples.held.mean() < 0.5
    assert re.search(r"soon: .*explained by learned -?\d", capsys.readouterr().out)
    again = tmp_path / "again.json"
    learning.main([str(folder), "--into", str(again), "--start", str(into), "--trust", "1e9"])
    firm = json.loads(again.read_text(encoding="utf-8"))
    assert firm["soon"] == data["soon"]
    assert firm["made"]["held back"]["soon"]["correlation"] == 1.0


def test_games_held_back_are_not_learned_from(folder: Path) -> None:
    samples, _ = learning.read(folder)
    begun = learning.begun_with(None)
    changed = replace(samples, soon=samples.soon + 100.0 * samples.held)
    same, other = learning.learn(samples, begun, 1.0), learning.learn(changed, begun, 1.0)
    assert np.array_equal(same[0], other[0])
    before, after = learning.compared(samples, begun, same), learning.compared(changed, begun, same)
    assert after["soon"]["paid"] == pytest.approx(before["soon"]["paid"] + 100.0)
    assert after["soon"]["explained by learned"] < before["soon"]["explained by learned"]
    assert after["after"] == before["after"]


def test_other_games_are_refused(folder: Path, tmp_path: Path) -> None:
    record = games.play(SMALL, 2, 0)
    wrong = {**record.json(), "rules_version": 9}
    with pytest.raises(BadGames, match="rules version 9"):
        learning.rows_of_game(Record.read(wrong))
    with pytest.raises(BadGames, match="a game of patolli"):
        learning.rows_of_game(games.play(replace(SMALL, game="patolli"), 2, 0))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--trust", "0"], "more than 0"),
        (["--start", "nowhere.json"], "nowhere.json is no file"),
        (["--into", "nowhere/t.json"], "nowhere is no folder"),
        (["--jobs", "0"], "at least 1"),
        ([], "holds no games"),
    ],
)
def test_what_can_not_be_learned_from_is_refused(
    options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as error:
        learning.main([str(tmp_path), "--into", str(tmp_path / "t.json"), *options])
    assert error.value.code == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "t.json").exists()
