"""A small training on the example game: it can be stopped, goes on, and writes only what won."""

from __future__ import annotations

import gzip
import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from patolli import replay
from patolli.arena import BadMatch
from patolli.arena.training import games, hidden, linear, measure, pipeline
from patolli.arena.training.evaluations import committed_weights, evaluation_in
from patolli.arena.training.fitness import explained, values
from patolli.arena.training.measure import Duel, Game, Verdict, verdict
from patolli.arena.training.samples import Samples, read
from patolli.arena.training.settings import BadTraining, Training, variants
from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.network import Network, NetworkEvaluation
from patolli.core.errors import PatolliError
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
    network = (tmp_path / "network.json").read_text(encoding="utf-8")
    assert len(evaluation_in("founders", network).points(state)) == 2


@pytest.mark.parametrize("weighed", [False, True])
def test_alone_the_automaton_is_weighed_only_on_demand(tmp_path: Path, weighed: bool) -> None:
    training = Training("founders", seats=(1,), games=22, kind="random", automaton=weighed)
    games.make(training, tmp_path, 1)
    pipeline.learn(training, tmp_path, "", lambda text: None, tmp_path / "network.json")
    state = load("founders").new(1, 1, events=False)
    network = (tmp_path / "network.json").read_text(encoding="utf-8")
    expected = evaluation_in("founders", network).points(state)
    assert len(expected) == (2 if weighed else 1)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("game", ["founders", "teotihuacan"])
def test_other_ways_have_other_weights_with_every_number_of_seats(game: str, seats: int) -> None:
    usual = evaluation_of(game)
    other = games.other_way(Training(game), seats, usual, Random(1))
    state = load(game).new(seats, 1, events=False)
    assert other.points(state) != usual.points(state)


def test_the_same_seed_makes_the_same_games_and_none_twice(tmp_path: Path) -> None:
    assert games.play(SMALL, 2, 3) == games.play(SMALL, 2, 3)
    games.make(SMALL, tmp_path, 1)
    times = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    gone = sorted(times)[0]
    gone.unlink()
    games.make(SMALL, tmp_path, 1)
    again = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    assert set(again) == set(times)
    assert [path for path in again if again[path] != times[path]] == [gone]
    assert [part.games for part in read(tmp_path)] == [12, 12]


@pytest.mark.filterwarnings("ignore")
def test_ray_makes_and_measures_the_same(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    network = learned(tmp_path / "here")
    duel = Duel("patolli", 2, network, kind="greedy", budget="20")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        assert learned(tmp_path / "there", "ray") == network
        there = measure.run(duel, 4, engine="ray")
    finally:
        ray.shutdown()
    assert [essence(game) for game in there] == [essence(game) for game in measure.run(duel, 4)]


def learned(folder: Path, engine: str = "processes") -> str:
    """The file of the network of a small training."""
    games.make(SMALL, folder, 1, engine)
    return trained(SMALL, folder)


def trained(training: Training, folder: Path) -> str:
    """The file of the network that is learned from the games of a folder."""
    pipeline.learn(training, folder, "", lambda text: None, folder / "network.json")
    return (folder / "network.json").read_text(encoding="utf-8")


def essence(game: Game) -> tuple[int, float, float]:
    """What must not depend on where and how fast a game was played."""
    return game.index, game.win, game.margin


def test_without_ray_a_cluster_is_refused_before_anything_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadMatch, match=r"patolli\[cluster\]"):
        pipeline.train(SMALL, tmp_path / "t", engine="ray")
    assert not (tmp_path / "t").exists()


def test_a_match_that_was_stopped_goes_on(tmp_path: Path) -> None:
    duel = Duel("patolli", 2, learned(tmp_path), kind="greedy", budget="20")
    log = tmp_path / "matches" / "2.jsonl"
    told: list[tuple[int, int]] = []
    whole = measure.run(duel, 4, log=log, progress=lambda *said: told.append(said))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")  # cut off in a line
    told.clear()
    again = measure.run(duel, 4, log=log, progress=lambda *said: told.append(said))
    assert told == [(3, 4), (4, 4)]
    assert again[:2] == whole[:2]
    assert [essence(game) for game in again] == [essence(game) for game in whole]
    told.clear()
    other = replace(duel, new=duel.new.replace('"seats":[2,3]', '"seats":[2]'))
    measure.run(other, 4, log=log, progress=lambda *said: told.append(said))
    assert len(told) == 4  # what was played with another network does not count


def test_what_won_is_written_with_its_command_seed_and_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(*given: object) -> list[Verdict]:
        ends = ([1.0] * 200, [1.0, 0.0, 0.0] * 80)
        return [
            verdict(Duel("patolli", seats, ""), [Game(i, w, 1.0, 0, 0) for i, w in enumerate(wins)])
            for seats, wins in zip(SMALL.seats, ends, strict=True)
        ]

    monkeypatch.setattr(pipeline, "judge", judge)
    into = tmp_path / "deep" / "written.json"
    assert pipeline.train(SMALL, tmp_path / "t", 1, print, "patolli train patolli --seed 1", into)
    data = json.loads(into.read_text(encoding="utf-8"))
    assert data["seats"] == [2]  # with three it won a third of its games, as chance does
    assert data["command"] == "patolli train patolli --seed 1"
    assert data["training"]["seed"] == SMALL.seed
    assert [match["wins"] for match in data["matches"]] == [True, False]
    assert data["games"].keys() == data["explained"]["tuned weights"].keys() == {"2", "3"}
    written = evaluation_in("patolli", into.read_text(encoding="utf-8"))
    assert isinstance(written, NetworkEvaluation)
    page = (tmp_path / "t" / "report.md").read_text(encoding="utf-8")
    assert "above chance: 2\n" in page


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 1}, "too few"),
        ({"games": 12, "rounds": 7}, "too few"),
        ({"matches": 0}, "matches is 0"),
        ({"seats": (2, 2)}, "named twice"),
        ({"seats": (9,)}, "9 seats"),
        ({"kind": "gready"}, "'greedy'"),
        ({"match_kind": "artisan:temples"}, "bold"),
        ({"automaton": True}, "greedy can't weigh"),
        ({"match_kind": "exec:cat"}, "can't be given what was learned"),
        ({"match_budget": "soon"}, "not a budget"),
        ({"fixed": ("point",)}, "no term 'point': did you mean 'points'"),
        ({"hold": -1.0}, "hold is -1.0"),
        ({"hold": float("nan")}, "hold is nan"),
    ],
)
def test_a_training_that_makes_no_sense_is_refused_at_once(
    wrong: dict[str, Any], said: str, tmp_path: Path
) -> None:
    with pytest.raises(PatolliError, match=said):
        pipeline.train(replace(SMALL, **wrong), tmp_path / "t")
    assert not (tmp_path / "t").exists()


def test_a_hidden_layer_without_pytorch_is_refused_before_games_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadTraining, match=r"patolli\[training\]"):
        pipeline.train(replace(SMALL, hidden=4), tmp_path / "t")
    assert not (tmp_path / "t").exists()


def test_games_that_all_end_alike_explain_nothing() -> None:
    alike = replace(made(), scores=np.ones((400, 2)))
    assert explained(np.ones((400, 2)), alike) == 0.0


def test_what_is_learned_from_is_played_again_from_the_records(tmp_path: Path) -> None:
    games.make(SMALL, tmp_path, 1)
    two, three = read(tmp_path)
    assert [two.seats, three.seats] == [2, 3]
    end = replay(games.play(SMALL, 2, 0)).scores()
    assert two.scores[0].tolist() == [float(points) for points in end]
    assert np.array_equal(read(tmp_path, jobs=2)[0].terms, two.terms)


def test_games_by_other_rules_are_refused(tmp_path: Path) -> None:
    games.make(SMALL, tmp_path, 1)
    path = sorted((tmp_path / "games").iterdir())[0]
    text = gzip.decompress(path.read_bytes()).decode()
    path.write_bytes(gzip.compress(text.replace('"rules_version":', '"rules_version":9').encode()))
    with pytest.raises(BadTraining, match="rules version 9"):
        read(tmp_path)


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    SMALL.claim(tmp_path)
    SMALL.claim(tmp_path)
    with pytest.raises(BadTraining):
        Training("patolli", seats=(2,)).claim(tmp_path)
    with pytest.raises(BadTraining, match="is a file"):
        SMALL.claim(tmp_path / "training.json")


def test_least_squares_find_weights_by_stage() -> None:
    samples = made()
    network = linear.fit([samples.part(held=False)], 3)
    held = samples.part(held=True)
    assert explained(values(network, held), held) > 0.95
    assert network.linear[0][0] == pytest.approx(3.0, abs=0.4)
    assert network.linear[0][1] == pytest.approx(0.0, abs=0.6)
    assert network.linear[2][1] == pytest.approx(4.0, abs=0.6)


def test_a_fixed_term_keeps_its_weight_while_the_others_are_learned() -> None:
    part = made().part(held=False)
    prior = linear.Prior([[5.0, 1.0], [5.0, 2.0]], fixed=[1])
    fixed = linear.fit([part], 2, prior=prior).linear
    assert [line[1] for line in fixed] == [1.0, 2.0]
    free = linear.fit([part], 2).linear
    assert fixed[0][0] == pytest.approx(3.0, abs=0.4)  # learned, and not the committed 5
    assert free[1][1] == pytest.approx(4.0, abs=0.6)  # what would have been learned
    unseen = replace(part, terms=part.terms * [0.0, 1.0])
    left = linear.fit([unseen], 1, prior=linear.Prior([[5.0, 1.0]], fixed=[0])).linear
    assert left[0][0] == 5.0


def test_the_more_a_weight_is_held_the_nearer_it_stays() -> None:
    part = made().part(held=False)
    found = [
        linear.fit([part], 1, prior=linear.Prior([[-10.0, 7.0]], hold=hold)).linear[0]
        for hold in (0.0, 100.0, 1000.0, 1e9)
    ]
    assert found[0][0] == pytest.approx(3.0, abs=0.4)
    assert found[0][0] > found[1][0] > found[2][0] > found[3][0]
    assert found[3] == pytest.approx([-10.0, 7.0], abs=1e-3)


def test_a_term_that_is_seldom_seen_stays_where_it_was() -> None:
    part = made().part(held=False)
    seldom = part.terms.copy()
    seldom[part.stage > 0.05, :, 0] = 0.0
    scores = 3.0 * seldom[:, :, 0] + 4.0 * seldom[:, :, 1]
    rare = replace(part, terms=seldom, scores=scores)
    found = linear.fit([rare], 1, prior=linear.Prior([[-3.0, -4.0]], hold=60.0)).linear[0]
    assert found[0] < 0.0  # some twenty situations say 3
    assert found[1] > 2.0  # some hundreds say 4


def test_a_training_holds_to_the_committed_weights(tmp_path: Path) -> None:
    training = replace(SMALL, seats=(2,), knots=1, fixed=("points",), hold=1e9)
    games.make(training, tmp_path, 1)
    network = json.loads(trained(training, tmp_path))["network"]
    committed = evaluation_of("patolli")
    assert network["linear"][0] == pytest.approx(committed.weights, rel=1e-4)
    network = json.loads(trained(replace(training, hold=0.0), tmp_path))["network"]
    assert network["linear"][0] != pytest.approx(committed.weights, rel=1e-1)
    place = committed.names.index("points")
    assert network["linear"][0][place] == committed.weights[place]


def test_where_a_network_judges_its_weights_are_the_committed_ones() -> None:
    network = evaluation_of("teotihuacan")
    assert isinstance(network, NetworkEvaluation)
    tuned_ones = tuned("teotihuacan", weights_of("teotihuacan"))
    with_seats = committed_weights("teotihuacan", (2, 3), 3)
    alone = committed_weights("teotihuacan", (1,), 3)
    assert with_seats != alone
    assert with_seats[0] != with_seats[2]  # each stage has its own
    assert tuned_ones.weights not in (*with_seats, *alone)
    assert committed_weights("patolli", (2,), 2) == [evaluation_of("patolli").weights] * 2


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
