"""A small training on the example game: it can be stopped, goes on, and writes only what won."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from patolli.arena.training import games, hidden, linear, pipeline
from patolli.arena.training.evaluations import evaluation_in
from patolli.arena.training.fitness import explained, values
from patolli.arena.training.measure import Duel, Game, verdict
from patolli.arena.training.samples import Samples, read
from patolli.arena.training.settings import BadTraining, Training, variants
from patolli.bots.evaluation import evaluation_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.network import Network, NetworkEvaluation
from patolli.core.state import State
from patolli.registry import load

SMALL = Training(
    "patolli",
    seats=(2, 3),
    games=12,
    kind="greedy",
    budget="20",
    matches=2,
    match_kind="greedy",
    match_budget="20",
)


def made(seats: int = 2, count: int = 400) -> Samples:
    """Situations whose margins come from two terms, the second of which counts late only."""
    random = np.random.default_rng(1)
    stage = random.random(count)
    terms = random.normal(size=(count, seats, 2))
    scores = 3.0 * terms[:, :, 0] + 4.0 * stage[:, None] * terms[:, :, 1]
    nothing = np.zeros((count, 0))
    held = np.arange(count) % 10 == 0
    return Samples(seats, stage, terms, nothing, scores, nothing, held, count)


def test_a_training_goes_through_all_stages_and_says_what_it_found(tmp_path: Path) -> None:
    said: list[str] = []
    into = tmp_path / "written.json"
    won = pipeline.train(SMALL, tmp_path / "t", 1, said.append, "patolli train patolli", into)
    assert won == into.exists()
    page = (tmp_path / "t" / "report.md").read_text(encoding="utf-8")
    assert "patolli train patolli" in page
    assert "| 2 | 12 |" in page
    data = json.loads((tmp_path / "t" / "network.json").read_text(encoding="utf-8"))
    assert data["terms"] == evaluation_of("patolli").names


def test_what_was_learned_without_an_automaton_plays_in_a_game_that_has_one(
    tmp_path: Path,
) -> None:
    training = Training("founders", seats=(2,), games=22, kind="random")
    games.make(training, tmp_path, 1)
    pipeline.learn(training, tmp_path, "", lambda text: None, tmp_path / "network.json")
    state = load("founders").new(2, 1, events=False)
    assert len(evaluation_in("founders", str(tmp_path / "network.json")).points(state)) == 2


def test_the_same_seed_makes_the_same_games_and_none_twice(tmp_path: Path) -> None:
    assert games.play(SMALL, 2, 3)[1:] == games.play(SMALL, 2, 3)[1:]
    games.make(SMALL, tmp_path, 1)
    times = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    gone = sorted(times)[0]
    gone.unlink()
    games.make(SMALL, tmp_path, 1)
    again = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    assert set(again) == set(times)
    assert [path for path in again if again[path] != times[path]] == [gone]
    assert [part.games for part in read(tmp_path)] == [12, 12]


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    SMALL.claim(tmp_path)
    SMALL.claim(tmp_path)
    with pytest.raises(BadTraining):
        Training("patolli", seats=(2,)).claim(tmp_path)


def test_least_squares_find_weights_by_stage() -> None:
    samples = made()
    network = linear.fit([samples.part(held=False)], 3)
    held = samples.part(held=True)
    assert explained(values(network, held), held) > 0.95
    assert network.linear[0][0] == pytest.approx(3.0, abs=0.4)
    assert network.linear[0][1] == pytest.approx(0.0, abs=0.6)
    assert network.linear[2][1] == pytest.approx(4.0, abs=0.6)


def test_what_is_measured_with_a_hidden_layer_is_what_plays() -> None:
    terms = made(3, 5).terms
    random = np.random.default_rng(2)

    def table(*shape: int) -> list[list[float]]:
        found: list[list[float]] = random.normal(size=shape).tolist()
        return found

    weights = [table(1, 4)[0] for _ in range(3)]
    network = Network(
        table(3, 2),
        [],
        table(4, 3),
        table(4, 2),
        table(4, 2),
        weights[0],
        table(4, 4),
        weights[1],
        weights[2],
    )

    class Given(Evaluation):
        row = 0

        def terms(self, state: State) -> list[list[float]]:
            found: list[list[float]] = terms[self.row].tolist()
            return found

    class Quarter(Features):
        def stage(self, state: State) -> float:
            return 0.25

    base = Given(["a", "b"], [1.0, 1.0])
    playing = NetworkEvaluation(base, Quarter(), network, [3])
    nothing = np.zeros((5, 0))
    scores = np.zeros((5, 3))
    part = Samples(3, np.full(5, 0.25), terms, nothing, scores, nothing, np.zeros(5, bool), 5)
    measured = values(network, part)
    state = load("patolli").new(3, 1, events=False)
    for row in range(5):
        base.row = row
        assert playing.points(state) == pytest.approx(measured[row].tolist())


def test_a_hidden_layer_learns_what_weights_can_not() -> None:
    pytest.importorskip("torch", reason="learning a hidden layer needs PyTorch: patolli[training]")
    samples = made(3, 3000)
    bent = Samples(
        3,
        samples.stage,
        samples.terms,
        samples.automaton,
        np.abs(samples.terms[:, :, 0]),
        samples.rivals,
        samples.held,
        samples.games,
    )
    weights = linear.fit([bent.part(held=False)], 2)
    network = hidden.learn([bent], weights, 8, 40, 1)
    held = bent.part(held=True)
    assert explained(values(weights, held), held) < 0.1
    assert explained(values(network, held), held) > 0.8


def test_alone_every_level_of_the_automaton_is_played() -> None:
    assert {"difficulty": "hard"} in variants("teotihuacan", 1)
    assert len(variants("founders", 1)) > 1
    assert variants("tikal", 2) == [{}]


def test_a_verdict_needs_the_whole_interval() -> None:
    duel = Duel("tikal", 2, "new.json")
    close = [Game(i, float(i % 10 < 6), 1.0, 0.1, 0.1) for i in range(50)]
    assert not verdict(duel, close).wins
    many = [Game(i, float(i % 10 < 6), 1.0, 0.1, 0.1) for i in range(500)]
    assert verdict(duel, many).wins
    alone = Duel("founders", 1, "new.json")
    same = [Game(i, 1.0, 5.0, 0.1, 0.1, 1.0, 5.0) for i in range(50)]
    assert not verdict(alone, same).wins
