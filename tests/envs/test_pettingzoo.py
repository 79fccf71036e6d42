"""PettingZoo's own tests on our environments, and what they do not look at."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)

from patolli import IllegalAction
from patolli.envs import features
from patolli.envs.pettingzoo import env, parallel_env
from tests.envs.games import GAMES


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    api_test(env(game), num_cycles=60)
    parallel_api_test(parallel_env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_seed(game: str) -> None:
    seed_test(partial(env, game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_max_cycles(game: str) -> None:
    module = SimpleNamespace(env=partial(env, game), parallel_env=partial(parallel_env, game))
    max_cycles_test(module)


@pytest.mark.parametrize("game", GAMES)
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(picture: Any) -> bool:
        return isinstance(picture, str) and "<svg" in picture

    render_test(partial(env, game), custom_tests={"svg": is_svg})
    assert game in capsys.readouterr().out


def play(game: str, seats: int, seed: int) -> list[float]:
    """A whole game with masked random actions; the sum of each agent's rewards."""
    table = env(game, seats=seats)
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        totals[agent] += reward
        action = None
        if not (ended or cut):
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        table.step(action)
    return [totals[agent] for agent in table.possible_agents]


@pytest.mark.parametrize(("game", "seats"), [*[(game, 2) for game in GAMES], ("patolli", 3)])
def test_rewards_are_the_places(game: str, seats: int) -> None:
    totals = play(game, seats, seed=3)
    assert max(totals) > 0
    assert sum(totals) == pytest.approx(0)


def test_illegal_actions_are_replaced_at_a_price() -> None:
    table = env("patolli", illegal="replace")
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.rewards[agent] == -1.0
    assert table.infos[agent]["replaced"]


def test_a_parallel_environment_tells_of_a_replaced_action() -> None:
    table = parallel_env("patolli")
    seen, infos = table.reset(seed=1)
    assert infos == {"seat_0": {"replaced": False}, "seat_1": {"replaced": False}}
    decides = next(agent for agent in table.agents if seen[agent]["action_mask"].any())
    illegal = int(np.flatnonzero(seen[decides]["action_mask"] == 0)[0])
    _, rewards, _, _, infos = table.step(dict.fromkeys(table.agents, illegal))
    assert rewards[decides] == -1.0
    assert [agent for agent in infos if infos[agent]["replaced"]] == [decides]


def test_illegal_actions_raise_when_asked() -> None:
    table = env("patolli", illegal="raise")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(illegal)


def test_points_as_rewards_add_up() -> None:
    table = env("patolli", reward="points")
    table.reset(seed=4)
    before = table.session.state.scores()
    totals = [0.0, 0.0]
    while table.agents and not any(table.terminations.values()):
        table.step(table.session.state.legal()[0])
        for seat, agent in enumerate(table.possible_agents):
            totals[seat] += table.rewards[agent]
    after = table.session.state.scores()
    assert totals == [float(new - old) for new, old in zip(after, before, strict=True)]


def test_observations_are_what_the_seat_sees() -> None:
    table = env("patolli", seats=3)
    table.reset(seed=1)
    seen = table.observe("seat_1")["observation"]
    form = features.features("patolli", 3)
    assert form.part(seen, "viewer") == 1
    scores = table.session.state.scores()
    assert form.part(seen, "counters").tolist() == [scores[1], scores[2], scores[0]]
    floats = env("patolli", seats=3, observation="floats")
    floats.reset(seed=1)
    assert np.array_equal(floats.observe("seat_1")["observation"], form.floats(seen))
    for one in (table, floats):
        assert one.observation_space("seat_1").contains(one.observe("seat_1"))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [({"reward": "gold"}, "reward"), ({"illegal": "ask"}, "illegal"), ({"seats": 9}, "9 seats")],
)
def test_bad_input_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        env("patolli", **wrong)


def test_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        env("patolli", render_mode="3d")
