"""Gymnasium's own checker on one seat against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import patolli.envs.gymnasium
from patolli.bots import BadBudget, UnknownBot
from patolli.envs.gymnasium import PatolliGymEnv
from tests.envs.games import GAMES


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_check_env(game: str) -> None:
    table = gymnasium.make(f"Patolli/{game.capitalize()}-v0", disable_env_checker=True)
    check_env(table.unwrapped, skip_render_check=True)


def test_every_game_has_an_id() -> None:
    for game in patolli.games():
        assert f"Patolli/{game.capitalize()}-v0" in gymnasium.registry


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_whole_game_against_bots(seat: int) -> None:
    table = PatolliGymEnv("patolli", seats=3, seat=seat, opponents="random")
    seen, _ = table.reset(seed=5)
    total = 0.0
    for _ in range(2000):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        assert table.action_masks()[action] == 1
        seen, reward, ended, cut, info = table.step(action)
        assert not info["replaced"]
        total += reward
        if ended or cut:
            break
    assert ended
    assert total in (-1.0, -0.5, 0.0, 0.5, 1.0)


def test_same_seed_same_game() -> None:
    seen = []
    for _ in range(2):
        table = PatolliGymEnv("patolli")
        first, _ = table.reset(seed=9)
        second = table.step(int(np.flatnonzero(first["action_mask"])[-1]))[0]
        seen.append(second["observation"])
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array", "human"])
def test_render(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = PatolliGymEnv("patolli", render_mode=mode)
    table.reset(seed=1)
    picture = table.render()
    if mode == "rgb_array":
        assert picture.shape[2] == 3
        assert picture.std() > 0
    elif mode == "human":
        assert "patolli" in capsys.readouterr().out
    else:
        assert "patolli" in picture


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        PatolliGymEnv("patolli", seats=2, seat=2)
    with pytest.raises(UnknownBot, match="grandmaster"):
        PatolliGymEnv("patolli", opponents="grandmaster")
    with pytest.raises(BadBudget, match="above 0"):
        PatolliGymEnv("patolli", budget="0s")
