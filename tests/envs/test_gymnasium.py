"""Gymnasium's own checker on one seat against bots."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import patolli.envs.gymnasium
from patolli import Rng
from patolli.bots import BadBudget, Bot, Budget, Knowledge, UnknownBot, make
from patolli.core.errors import BadOption
from patolli.envs import features
from patolli.envs.gymnasium import PatolliGymEnv
from patolli.envs.rivals import League
from patolli.pictures import Picture
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array", "human"])
def test_render(game: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = PatolliGymEnv(game, render_mode=mode)
    table.reset(seed=1)
    picture = table.render()
    if mode == "rgb_array":
        assert picture.dtype == np.uint8
        assert picture.shape[1:] == (800, 3)
        assert picture.flags.writeable
        assert picture.std() > 20
    elif mode == "svg":
        assert picture == Picture(table.session.state, table.seat).svg()
    elif mode == "human":
        assert game in capsys.readouterr().out
    else:
        assert picture.startswith(game)


def test_pixels_follow_the_game() -> None:
    table = PatolliGymEnv("tikal", opponents="random", render_mode="rgb_array")
    seen, _ = table.reset(seed=1)
    before = table.render()
    for _ in range(30):
        seen, *_ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    after = table.render()
    assert before.shape == after.shape
    assert (before != after).any(axis=2).mean() > 0.01


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        PatolliGymEnv("patolli", seats=2, seat=2)
    with pytest.raises(UnknownBot, match="grandmastre"):
        PatolliGymEnv("patolli", opponents="grandmastre")
    with pytest.raises(BadBudget, match="above 0"):
        PatolliGymEnv("patolli", budget="0s")


def follow(table: PatolliGymEnv, decisions: int = 40) -> list[bytes]:
    """What an environment shows while the first legal action is taken again and again."""
    shown = []
    seen = table.observing.observe(table.session.state, table.seat, True)
    for _ in range(decisions):
        seen, _, ended, _, _ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        shown.append(seen["observation"].tobytes())
        if ended:
            break
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_comes_back_from_a_pickle_and_plays_on_alike(game: str) -> None:
    table = PatolliGymEnv(game, seats=3, opponents="random")
    table.reset(seed=4)
    follow(table, 3)
    others = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    shown = follow(table)
    for other in others:
        assert follow(other) == shown


@pytest.mark.parametrize("opponents", ["planner", League("planner")])
def test_an_environment_with_bots_by_name_comes_back_from_a_pickle(opponents: Any) -> None:
    table = PatolliGymEnv("patolli", opponents=opponents, budget="20")
    table.reset(seed=4)
    copies = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    shown = [follow(other) for other in copies]
    assert shown[0] == shown[1]
    assert len(shown[0]) > 10


@pytest.mark.parametrize("way", [pickle.dumps, copy.deepcopy])
def test_a_bot_that_was_given_stays_where_it_is_on_the_compiled_engine(way: Any) -> None:
    for opponents in (make("greedy"), [League(make("greedy"))]):
        table = PatolliGymEnv("patolli", opponents=opponents)
        if patolli.compiled:
            with pytest.raises(BadOption, match="name the opponent"):
                way(table)
        else:
            way(table)


def test_their_vector_environments_take_ours() -> None:
    ways = [partial(PatolliGymEnv, "patolli", opponents="random") for _ in range(2)]
    seen = []
    for kind in (gymnasium.vector.AsyncVectorEnv, gymnasium.vector.SyncVectorEnv):
        tables = kind(ways)
        rows, _ = tables.reset(seed=3)
        for _ in range(20):
            rows, _, _, _, _ = tables.step(rows["action_mask"].argmax(axis=1))
        seen.append(rows["observation"].copy())
        tables.close()
    assert np.array_equal(seen[0], seen[1])


class Last(Bot):
    """It takes the last legal action."""

    kind = "last"

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> int:
        return knowledge.legal()[-1]


def last(seen: dict[str, np.ndarray]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


def test_rivals_may_be_bots_functions_and_lists() -> None:
    shown = []
    ways: list[Any] = [Last(1), last, [last, Last(2)], League(last), [League(Last(3)), last]]
    for opponents in ways:
        table = PatolliGymEnv("patolli", seats=3, seat=1, opponents=opponents)
        table.reset(seed=4)
        shown.append(follow(table))
    assert all(one == shown[0] for one in shown)
    table = PatolliGymEnv("patolli", seats=3, seat=1, opponents=["random", last])
    table.reset(seed=4)
    assert follow(table) != shown[0]


def test_a_function_sees_its_own_seat() -> None:
    form = features.features("patolli", 2)
    viewers: set[int] = set()

    def rival(seen: dict[str, np.ndarray]) -> int:
        viewers.add(int(form.part(seen["observation"], "viewer")))
        return last(seen)

    table = PatolliGymEnv("patolli", seat=0, opponents=rival)
    table.reset(seed=4)
    follow(table)
    assert viewers == {1}


def test_a_league_draws_from_all_members_and_more_from_the_newest() -> None:
    league = League("random", newest=0.5)
    league.add(last)
    league.add("greedy")
    rng = Rng.seeded(1)
    drawn = [league.draw(rng) for _ in range(3000)]
    shares = [drawn.count(member) / 3000 for member in league.members]
    assert shares == pytest.approx([1 / 6, 1 / 6, 4 / 6], abs=0.05)
