"""OpenSpiel's own simulation test and algorithms on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from patolli.envs import features, openspiel
from tests.envs.games import GAMES

openspiel.register(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_random_sim(game: str) -> None:
    spiel = pyspiel.load_game(f"patolli_{game}(players=2,seeds=8)")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_random_sim_with_serialization() -> None:
    spiel = pyspiel.load_game("patolli_patolli(players=3,seeds=8)")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def started(seed: int = 7) -> pyspiel.State:
    state = pyspiel.load_game("patolli_patolli").new_initial_state()
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


def test_observation_is_the_flat_array() -> None:
    state = started()
    seen = state.observation_tensor(1)
    expected = features.features("patolli", 2).floats(features.look(state.state, 1))
    assert np.array_equal(np.array(seen, dtype=np.float32), expected)


def test_resampling_keeps_what_the_player_knows() -> None:
    state = started()
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert other.observation_string(player) == state.observation_string(player)


def test_their_monte_carlo_tree_search_plays() -> None:
    game = pyspiel.load_game("patolli_patolli")
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = started()
    assert bot.step(state) in state.legal_actions()


def test_their_information_set_search_plays() -> None:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(pyspiel.load_game("patolli_patolli"), evaluator, 1.4, 4)
    state = started()
    assert bot.step(state) in state.legal_actions()
