"""OpenSpiel's own simulation test and algorithms on our games."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import patolli
from patolli.envs import features, openspiel
from tests.envs.games import GAMES

openspiel.register(GAMES)
EVERY = [
    pytest.param(game, count, marks=[pytest.mark.slow] if count > 2 else [])
    for game in GAMES
    for count in patolli.load(game).seats
]


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_random_sim(game: str, players: int) -> None:
    spiel = pyspiel.load_game(f"patolli_{game}(players={players},seeds=8)")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def started(name: str = "patolli_patolli", seed: int = 7, **given: Any) -> Any:
    game = pyspiel.load_game(name, given) if given else pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


def test_names_and_players() -> None:
    game = pyspiel.load_game("patolli_patolli(players=4)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == openspiel.SEEDS
    with pytest.raises(Exception, match="9"):
        pyspiel.load_game("patolli_patolli(players=9)")


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("patolli_patolli(pieces=6)", "pieces", 6),
        ("patolli_tikal(auction=true)", "auction", True),
        ("patolli_tikal(first_player=drawn)", "first_player", "drawn"),
        ("patolli_teotihuacan(setup=draft,ascension_cocoa=6)", "ascension_cocoa", 6),
    ],
)
def test_options_are_parameters(name: str, key: str, value: object) -> None:
    assert started(name).state.options[key] == value


def test_a_number_among_texts_is_given_as_a_text() -> None:
    assert started("patolli_tikal", first_player="1").state.options["first_player"] == 1
    solo = started("patolli_teotihuacan", bot_power="preset")
    assert solo.state.options["bot_power"] == "preset"


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ValueError, match="from 2 to 6"):
        pyspiel.load_game("patolli_patolli(pieces=9)")


@pytest.mark.parametrize("game", GAMES)
def test_returns_are_zero_sum(game: str) -> None:
    spiel = pyspiel.load_game(f"patolli_{game}")
    assert spiel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert spiel.utility_sum() == 0


@pytest.mark.parametrize("game", ["founders", "teotihuacan"])
def test_a_game_alone_is_not_zero_sum(game: str) -> None:
    spiel = pyspiel.load_game(f"patolli_{game}(players=1)")
    assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert spiel.utility_sum() is None
    state = spiel.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() in ([1.0], [-1.0])


def test_tensors_are_what_the_player_sees() -> None:
    state = started()
    form = features.features("patolli", 2)
    expected = form.floats(features.look(state.state, 1))
    seen = np.array(state.observation_tensor(1), dtype=np.float32)
    assert np.array_equal(seen, expected)
    player = state.current_player()
    action = state.legal_actions()[0]
    state.apply_action(action)
    told = np.array(state.information_state_tensor(player), dtype=np.float32)
    assert np.array_equal(told[: form.size], state.observation_tensor(player))
    share = (action + 1) / state.get_game().num_distinct_actions()
    assert told[form.size :].tolist() == [pytest.approx(share), *[0.0] * (openspiel.RECALLED - 1)]
    other = np.array(state.information_state_tensor(1 - player))
    assert not other[form.size :].any()


def test_secret_decisions_are_not_told() -> None:
    """What another player keeps of its starting tiles is in no information state but its own."""
    state = started("patolli_teotihuacan")
    assert state.current_player() == 0
    twins = []
    for action in state.legal_actions()[:2]:
        twin = state.clone()
        twin.apply_action(action)
        twins.append(twin)
    one, two = twins
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_tensor(1) == two.information_state_tensor(1)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_resampling_keeps_what_the_player_knows() -> None:
    state = started()
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) == state.information_state_string(player)


def test_games_and_states_cross_to_a_process_that_knows_none() -> None:
    state = started("patolli_tikal", auction=True)
    state.apply_action(state.legal_actions()[0])
    sampled = pyspiel.load_game("patolli_tikal_sampled(players=3)")
    code = (
        "import pickle, sys; state, game, sampled = pickle.load(sys.stdin.buffer); "
        "sys.stdout.buffer.write(pickle.dumps([str(state), state.history(), str(game), "
        "str(sampled), sampled.num_players()]))"
    )
    given = pickle.dumps((state, state.get_game(), sampled))
    done = subprocess.run(
        [sys.executable, "-c", code], input=given, capture_output=True, check=True
    )
    game = state.get_game()
    told = [str(state), state.history(), str(game), str(sampled), 3]
    assert pickle.loads(done.stdout) == told
    assert str(copy.deepcopy(state)) == str(state)
    assert str(copy.deepcopy(game)) == str(game)


def test_a_sampled_state_is_copied_as_a_clone_and_not_pickled() -> None:
    state = started("patolli_patolli_sampled", seed=0)
    player = state.current_player()
    twin = copy.deepcopy(state)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.history() == state.history()
    with pytest.raises(ValueError, match="take patolli_patolli"):
        pickle.dumps(state)


def test_one_game_is_registered_by_its_id() -> None:
    assert openspiel.register("tikal") == ["patolli_tikal", "patolli_tikal_sampled"]


def thrown(state: Any) -> list[str]:
    """The decisions that follow when the first legal one is always taken."""
    said = []
    for _ in range(12):
        action = state.legal_actions()[0]
        said.append(state.action_to_string(action))
        state.apply_action(action)
    return said


def test_a_clone_sees_the_future_only_where_the_seed_is_open() -> None:
    state = started()
    assert len({tuple(thrown(state.clone())) for _ in range(8)}) == 1
    unseen = started("patolli_patolli_sampled", seed=0)
    assert len({tuple(thrown(unseen.clone())) for _ in range(8)}) > 1
    clone = unseen.clone()
    player = unseen.current_player()
    assert clone.information_state_string(player) == unseen.information_state_string(player)
    assert clone.legal_actions() == unseen.legal_actions()


def test_their_monte_carlo_tree_search_plays() -> None:
    game = pyspiel.load_game("patolli_patolli")
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = started()
    assert bot.step(state) in state.legal_actions()


class Even(mcts.Evaluator):  # type: ignore[misc]
    """All is worth the same: the search itself is what is tried out."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", ["", "_sampled"])
def test_their_information_set_search_plays_whole_games(game: str, mode: str) -> None:
    spiel = pyspiel.load_game(f"patolli_{game}{mode}")
    bot = ISMCTSBot(spiel, Even(), 1.4, 3, random_state=np.random.RandomState(1))
    state = spiel.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
