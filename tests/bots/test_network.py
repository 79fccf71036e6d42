"""The network's arithmetic, its file, and where it is used."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from patolli.bots import Knowledge, make
from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Before, Evaluation
from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.learned import NETWORKS, features_of, learned
from patolli.bots.evaluation.network import BadNetwork, Network, NetworkEvaluation, load_network
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.registry import load as load_game

GAMES = ("tikal", "founders", "teotihuacan")


def drawn(terms: int, automaton: int, hidden: int) -> Network:
    """A network of random numbers."""
    random = Random(1)

    def table(rows: int, columns: int) -> list[list[float]]:
        return [[random.gauss(0, 1) for _ in range(columns)] for _ in range(rows)]

    return Network(
        table(3, terms),
        table(3, automaton),
        table(4, 3),
        table(hidden, terms),
        table(hidden, terms),
        table(1, hidden)[0],
        table(4, hidden),
        table(1, hidden)[0],
        table(1, hidden)[0],
    )


def later(game: str, seats: int, decisions: int = 40) -> State:
    """A state some decisions after the beginning."""
    state = load_game(game).new(seats, 5, events=False)
    random = Random(seats)
    for _ in range(decisions):
        state.apply(random.choice(state.legal()))
    return state


def expected(network: Network, features: Features, terms: np.ndarray, state: State) -> list[float]:
    """The same with NumPy, written down from the description."""
    stage = round(features.stage(state) * 64) / 64
    place = stage * 2
    low = min(1, int(place))

    def at(table: list[list[float]]) -> np.ndarray:
        rows = np.array(table)
        found: np.ndarray = rows[low] * (1 - (place - low)) + rows[low + 1] * (place - low)
        return found

    seats = len(terms)
    offset = at(np.array(network.offset).T.tolist())[seats - 1]
    values = terms @ at(network.linear) + offset
    rivals = (terms.sum(axis=0) - terms) / max(1, seats - 1)
    layer = terms @ np.array(network.own).T + rivals @ np.array(network.rivals).T
    layer = layer + features.stage(state) * np.array(network.stage)
    layer = layer + np.array(network.seats)[seats - 1] + np.array(network.bias)
    values = values + np.maximum(0, layer) @ np.array(network.out)
    bot = features.automaton(state)
    return [*values, *([float(np.array(bot) @ at(network.automaton))] if bot else [])]


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in (1, 2, 4) if (game, seats) != ("tikal", 1)],
)
def test_the_arithmetic_is_that_of_numpy(game: str, seats: int) -> None:
    base = tuned(game, weights_of(game))
    features = features_of(game)
    network = drawn(len(base.names), len(features.automaton_names), 5)
    made = NetworkEvaluation(base, features, network, [1, 2, 3, 4])
    state = later(game, seats)
    found = made.points(state)
    assert len(found) == seats + (seats == 1)  # alone, the automaton's points come behind
    assert found == pytest.approx(expected(network, features, np.array(base.terms(state)), state))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_founders_a_network_works_out_only_what_a_decision_changes(seats: int) -> None:
    base = tuned("founders", weights_of("founders"))
    random = Random(seats)
    weights = [random.gauss(0, 1) for _ in base.names]
    offset = [[3.0]] * 4
    network = Network([weights], [], offset, [], [], [], [[]] * 4, [], [])
    made = NetworkEvaluation(base, features_of("founders"), network, [1, 2, 3, 4])
    state = later("founders", seats, 0)
    alone = 0  # how often a decision left the others as they were
    while state.seat is not None:
        before, seat = Before(state.copy(), made.points(state)), state.seat
        state.apply(random.choice(state.legal()))
        if state.over:
            break
        sums = [
            3.0 + sum(w * t for w, t in zip(weights, terms, strict=True))
            for terms in base.terms(state)
        ]
        assert made.points_after(state, before, seat) == pytest.approx(sums)
        alone += base.touched(state, before, seat) == 1 << seat
        assert base.points(state) != pytest.approx(sums)  # its own weights are as they were
    assert alone > 20


def test_a_hidden_layer_by_hand() -> None:
    class Two(Evaluation):
        def terms(self, state: State) -> list[list[float]]:
            return [[1.0, 2.0], [3.0, 0.0], [0.0, 4.0]]

    class Half(Features):
        def stage(self, state: State) -> float:
            return 0.5

    network = Network(
        linear=[[1.0, 1.0]],
        automaton=[],
        offset=[[0.0]] * 4,
        own=[[1.0, -1.0], [1.0, 0.0]],
        rivals=[[2.0, 0.0], [0.0, -1.0]],
        stage=[2.0, 0.0],
        seats=[[9.0, 9.0], [9.0, 9.0], [0.5, 1.0], [9.0, 9.0]],
        bias=[0.5, 0.0],
        out=[10.0, -1.0],
    )
    made = NetworkEvaluation(Two(["a", "b"], [1.0, 1.0]), Half(), network, [3])
    # The rivals' means are (1.5, 2), (0.5, 3), (2, 1); what every seat has beside: 2 and 1.
    # First unit: 1-2+3+2 = 4, 3-0+1+2 = 6, 0-4+4+2 = 2; second: 1-2+1 = 0, 3-3+1 = 1, 0-1+1 = 0.
    assert made.points(later("patolli", 3, 0)) == [3.0 + 40.0, 3.0 + 60.0 - 1.0, 4.0 + 20.0]


def test_a_hidden_unit_below_nought_says_nothing() -> None:
    base = tuned("patolli", weights_of("patolli"))
    count = len(base.names)
    nothing = [[0.0] * count]
    state = later("patolli", 2)

    def worth(bias: float) -> list[float]:
        network = Network(
            [base.weights], [], [[0.0]] * 4, nothing, nothing, [0.0], [[0.0]] * 4, [bias], [3.0]
        )
        return NetworkEvaluation(base, Features(), network, [2]).points(state)

    assert worth(-1.0) == pytest.approx(base.points(state))
    assert worth(2.0) == pytest.approx([points + 6.0 for points in base.points(state)])


@pytest.mark.parametrize("game", ["tikal", "teotihuacan"])  # in Founders the terms have stages
def test_the_stage_goes_from_beginning_to_end(game: str) -> None:
    features = features_of(game)
    state = load_game(game).new(2, 3, events=False)
    random = Random(2)
    stages = [features.stage(state)]
    while state.seat is not None:
        state.apply(random.choice(state.legal()))
        if not state.over:
            stages.append(features.stage(state))
    assert 0.0 <= stages[0] < 0.1
    assert 0.8 < max(stages) <= 1.0


def test_a_file_brings_the_same_network_back(tmp_path: Path) -> None:
    base = tuned("patolli", weights_of("patolli"))
    network = drawn(len(base.names), 0, 3)
    data = {"terms": base.names, "automaton": [], "seats": [2], "network": network.json()}
    path = tmp_path / "network.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    state = later("patolli", 2)
    made = NetworkEvaluation(base, Features(), network, [2])
    found = load_network(path, base, Features())
    assert found.points(state) == pytest.approx(made.points(state), rel=1e-4)
    three = later("patolli", 3)
    assert found.points(three) == base.points(three)  # it was learned for two seats
    path.write_text(json.dumps({**data, "terms": ["other"]}), encoding="utf-8")
    with pytest.raises(BadNetwork):
        load_network(path, base, Features())


def test_a_network_of_other_terms_is_refused() -> None:
    base = tuned("patolli", weights_of("patolli"))
    with pytest.raises(BadNetwork):
        NetworkEvaluation(base, Features(), drawn(len(base.names) + 1, 0, 0), [2])


@pytest.mark.parametrize("path", sorted(NETWORKS.glob("*.json")), ids=lambda path: path.stem)
def test_a_committed_network_is_small_won_and_plays(path: Path) -> None:
    assert path.stat().st_size < 1_000_000
    data = json.loads(path.read_text(encoding="utf-8"))
    usual = data["training"].get("match_kind")
    won = {
        (match["seats"], match.get("kind", usual))
        for match in data["matches"]
        if match["low"] > match["chance"]
    }
    assert {(seats, "searcher") for seats in data["seats"]} <= won
    game = data["game"]
    assert isinstance(evaluation_of(game), NetworkEvaluation)
    state = load_game(game).new(data["seats"][0], 1, events=False)
    assert make("greedy", 1).choose(Knowledge(state)) in state.legal()


def test_what_was_learned_for_games_alone_judges_only_these() -> None:
    base = tuned("teotihuacan", weights_of("teotihuacan"))
    features = features_of("teotihuacan")
    both = evaluation_of("teotihuacan")
    for name, seats in (("teotihuacan", 2), ("teotihuacan-alone", 1)):
        state = load_game("teotihuacan").new(seats, 5, events=False)
        single = load_network(NETWORKS / f"{name}.json", base, features)
        assert both.points(state) == single.points(state) != base.points(state)


def test_a_network_without_an_automaton_looks_at_the_own_points_alone() -> None:
    base = tuned("teotihuacan", weights_of("teotihuacan"))
    features = features_of("teotihuacan")
    numbers = drawn(len(base.names), len(features.automaton_names), 0).json()
    network, own = Network.read(numbers), Network.read({**numbers, "automaton": []})
    judge = NetworkEvaluation(base, features, own, [1])
    state = load_game("teotihuacan").new(1, 5, events=False)
    assert judge.points(state) == NetworkEvaluation(base, features, network, [1]).points(state)[:1]
    state.play_out(Rng.seeded(1))
    outcome = state.outcome()
    assert outcome is not None
    won = judge.bonus if 0 in outcome.winners else 0.0
    assert judge.points(state) == [outcome.scores[0] + won]


def test_a_game_without_a_network_keeps_its_evaluation() -> None:
    base = tuned("patolli", weights_of("patolli"))
    assert learned("patolli", base) is base
