"""What a stranger gets wrong is answered with what would have been right."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest

import patolli
import patolli.envs.gymnasium
from patolli import BadRecord
from patolli.core.record import Record
from patolli.envs import dataset, features, openspiel
from patolli.envs.gymnasium import PatolliGymEnv
from patolli.envs.pettingzoo import env, parallel_env
from patolli.envs.processes import AsyncGames
from patolli.envs.rivals import League
from patolli.envs.vector import VectorGames

openspiel.register(["patolli", "tikal"])


def gym(**wrong: Any) -> Callable[[], object]:
    return lambda: gymnasium.make("Patolli/Patolli-v0", **wrong)


def spiel(name: str) -> Callable[[], object]:
    return lambda: pyspiel.load_game(name)


def begun(table: Any) -> Any:
    table.reset(seed=1)
    return table


@pytest.mark.parametrize(
    ("attempt", "says"),
    [
        (gym(opponents="grandmastre"), "no bot 'grandmastre'.*'master'"),
        (gym(budget="0"), "at least 1"),
        (gym(budget=0), "at least 1"),
        (gym(budget="0s"), "above 0"),
        (gym(budget=""), "not a budget"),
        (gym(budget="soon"), "'soon' is not a budget"),
        (gym(seats=0), "no game for 0 seats; it takes 2, 3, 4"),
        (gym(seats="two"), "no game for"),
        (gym(seat=2), "there is no seat 2: seats are 0 to 1"),
        (gym(options={"piece": 3}), "did you mean 'pieces'"),
        (lambda: PatolliGymEnv("patoli"), "did you mean 'patolli'"),
        (lambda: PatolliGymEnv("patolli", render_mode="3d"), "render_mode is '3d'"),
        (lambda: PatolliGymEnv("patolli").step(0), "reset the environment first"),
        (lambda: env("chess"), "no game 'chess'"),
        (lambda: env("patolli", max_cycles=0), "max_cycles is 0"),
        (lambda: env("patolli").step(0), "reset the environment first"),
        (lambda: env("patolli").last(), "reset the environment first"),
        (lambda: begun(env("patolli")).observe("seat_7"), "no agent 'seat_7'"),
        (lambda: parallel_env("patolli").step({}), "reset the environment first"),
        (lambda: begun(parallel_env("patolli")).step({}), "must decide"),
        (spiel("patolli_tikal(players=1)"), "no game for 1 seats; it takes 2, 3, 4"),
        (spiel("patolli_tikal(players=9)"), "no game for 9 seats; it takes 2, 3, 4"),
        (spiel("patolli_tikal(seeds=0)"), "seeds is 0"),
        (lambda: openspiel.register(["chess"]), "no game 'chess'"),
        (lambda: VectorGames("patolli", 0), "0 games"),
        (lambda: VectorGames("patolli", 2, seats=7), "no game for 7 seats"),
        (lambda: VectorGames("patolli", 2).step([0, 0]), "reset the environment first"),
        (lambda: features.describe("chess", 2), "no game 'chess'"),
        (lambda: features.describe("tikal", 9), "no game for 9 seats"),
        (gym(observation="text"), "observation is 'text': it must be bytes or floats"),
        (gym(opponents=["greedy", "random"]), "2 opponents for 1 other seats"),
        (gym(opponents=7), "7 can't be a rival"),
        (lambda: League(newest=2), "newest is 2"),
        (lambda: League("grandmastre"), "no bot 'grandmastre'"),
        (lambda: AsyncGames("patolli", 5, workers=2), "5 games can't be shared evenly"),
    ],
)
def test_bad_input_is_answered(attempt: Callable[[], object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        attempt()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("patolli_chess", "Unknown game 'patolli_chess'"),
        ("patolli_tikal(players=two)", "players"),
        ("patolli_tikal(seats=3)", "Unknown parameter 'seats'"),
    ],
)
def test_openspiel_answers_for_itself(name: str, says: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=says):
        pyspiel.load_game(name)


@pytest.mark.parametrize(
    ("players", "wrong", "says"),
    [
        (["wizard", "random"], {}, "no bot 'wizard'"),
        (["random"], {}, "no game for 1 seats"),
        (["random", "random"], {"games": 0}, "0 games"),
        (["greedy", "random"], {"budget": "0"}, "at least 1"),
        (["random", "random"], {"game": "chess"}, "no game 'chess'"),
        (["random", "random"], {"options": {"pieces": 9}}, "from 2 to 6"),
    ],
)
def test_no_data_set_is_made_of_bad_input(
    tmp_path: Path, players: list[str], wrong: dict[str, Any], says: str
) -> None:
    given = {"game": "patolli", "games": 1, **wrong}
    with pytest.raises(ValueError, match=says):
        dataset.export(tmp_path / "games.parquet", players=players, **given)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_data_set_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("not Parquet")
    with pytest.raises(BadRecord, match="not a Parquet file"):
        dataset.read(path)


def test_a_record_of_another_version_is_refused() -> None:
    record = json.loads(patolli.load("patolli").new(2, 1).record().text())
    record["rules_version"] += 1
    with pytest.raises(BadRecord, match="rules version 2 of patolli; version 1 is installed"):
        patolli.replay(Record.read(json.dumps(record)))
