"""What a stranger gets wrong is answered with what would have been right."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import patolli
import patolli.envs.gymnasium
from patolli import BadRecord
from patolli.bots import make
from patolli.core.record import Record
from patolli.envs import dataset, features, openspiel
from patolli.envs.gymnasium import PatolliGymEnv
from patolli.envs.pettingzoo import env, parallel_env
from patolli.envs.planes import planes
from patolli.envs.processes import AsyncGames, WorkerLost
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


def opposed(answer: Callable[[Any], Any]) -> None:
    """Play a little against a function."""
    table = PatolliGymEnv("patolli", seat=1, opponents=answer)
    for seed in range(5):
        table.reset(seed=seed)
        table.step(int(table.action_masks().argmax()))


ROW = features.look(patolli.load("patolli").new(2, 1), 0)


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
        (gym(seats="2"), "seats is '2': it must be a whole number"),
        (gym(seats=None), "seats is None: it must be a whole number"),
        (gym(seat=2), "there is no seat 2: seats are 0 to 1"),
        (gym(seats=2.0), "seats is 2.0: it must be a whole number"),
        (gym(seat="0"), "seat is '0': it must be a whole number"),
        (gym(options={"piece": 3}), "did you mean 'pieces'"),
        (gym(options=["pieces"]), "it must be a dictionary"),
        (gym(options={3: 3}), "options has the key 3"),
        (gym(options={"pieces": 3.0}), "option 'pieces' is 3.0: it must be a whole number"),
        (gym(options={"pieces": None}), "option 'pieces' is None"),
        (gym(opponents=type(make("greedy"))), "is a class.*'patolli.bots.greedy:GreedyBot'"),
        (lambda: opposed(lambda seen: -5), "the opponent in seat 0 answered -5: it must be"),
        (lambda: opposed(lambda seen: None), "the opponent in seat 0 answered None"),
        (lambda: opposed(lambda seen: seen["action_mask"]), "the opponent in seat 0 answered"),
        (lambda: begun(PatolliGymEnv("patolli")).step(1.5), "1.5 is not an action: it must be"),
        (lambda: begun(PatolliGymEnv("patolli")).step(None), "None is not an action"),
        (lambda: PatolliGymEnv("patolli").render(), "reset the environment first"),
        (lambda: PatolliGymEnv("patolli").action_masks(), "reset the environment first"),
        (lambda: PatolliGymEnv("patoli"), "did you mean 'patolli'"),
        (lambda: PatolliGymEnv("patolli", render_mode="3d"), "render_mode is '3d'"),
        (lambda: PatolliGymEnv("patolli").step(0), "reset the environment first"),
        (lambda: env("chess"), "no game 'chess'"),
        (lambda: env("patolli", max_cycles=0), "max_cycles is 0"),
        (lambda: env("patolli").step(0), "reset the environment first"),
        (lambda: env("patolli").last(), "reset the environment first"),
        (lambda: begun(env("patolli")).observe("seat_7"), "no agent 'seat_7'"),
        (lambda: env("patolli").agent_iter(), "reset the environment first"),
        (lambda: env("patolli", render_mode="svg").render(), "reset the environment first"),
        (lambda: env("patolli").reset(seed=1.5), "seed is 1.5: it must be a whole number"),  # type: ignore[arg-type]
        (lambda: env("patolli", max_cycles="3"), "max_cycles is '3'"),  # type: ignore[arg-type]
        (lambda: env("patolli").action_space("seat_7"), "no agent 'seat_7'"),
        (lambda: begun(env("patolli")).step("pass"), "'pass' is not an action"),
        (lambda: parallel_env("patolli").observation_space("seat_7"), "no agent 'seat_7'"),
        (lambda: parallel_env("patolli").step({}), "reset the environment first"),
        (lambda: begun(parallel_env("patolli")).step({}), "must decide"),
        (spiel("patolli_tikal(players=1)"), "no game for 1 seats; it takes 2, 3, 4"),
        (spiel("patolli_tikal(players=9)"), "no game for 9 seats; it takes 2, 3, 4"),
        (spiel("patolli_tikal(seeds=0)"), "seeds is 0"),
        (lambda: openspiel.register(["chess"]), "no game 'chess'"),
        (lambda: VectorGames("patolli", 0), "0 games"),
        (lambda: VectorGames("patolli", 2, seats=7), "no game for 7 seats"),
        (lambda: VectorGames("patolli", 2).step([0, 0]), "reset the environment first"),
        (lambda: VectorGames("patolli", 2).sample(), "reset the environment first"),
        (lambda: VectorGames("patolli", 2).reset("x"), "seed is 'x'"),  # type: ignore[arg-type]
        (
            lambda: begun(VectorGames("patolli", 2)).step(3),
            "3 is no list of actions: give one for each",
        ),
        (lambda: begun(VectorGames("patolli", 2)).step([0]), "1 actions for 2 games: give one"),
        (lambda: begun(VectorGames("patolli", 2)).step([0, [1]]), "object of shape"),
        (lambda: begun(VectorGames("patolli", 2)).step([0.5, 1.0]), "float64 of shape"),
        (
            lambda: begun(VectorGames("patolli", 2)).step(np.zeros((2, 1), int)),
            r"int64 of shape \(2, 1\): they must be whole numbers of shape \(2,\)",
        ),
        (lambda: features.look(patolli.load("patolli").new(2, 1), 5), "there is no seat 5"),
        (lambda: features.features("patolli", 3).floats(ROW), "arrays of 28 bytes.*shape .21,"),
        (lambda: features.features("patolli", 2).numbers(b"x"), "arrays of 21 bytes"),  # type: ignore[arg-type]
        (lambda: features.features("patolli", 2).part(ROW, "countrs"), "did you mean 'counters'"),
        (lambda: planes("tikal", 2)(ROW), "rows of tikal with 2 seats are arrays of 423 bytes"),
        (lambda: features.describe("chess", 2), "no game 'chess'"),
        (lambda: features.describe("tikal", 9), "no game for 9 seats"),
        (gym(observation="text"), "observation is 'text': it must be bytes or floats"),
        (gym(opponents=["greedy", "random"]), "2 opponents for 1 other seats"),
        (gym(opponents=7), "7 can't be a rival"),
        (lambda: League(newest=2), "newest is 2"),
        (lambda: League(newest="half"), "newest is 'half'"),  # type: ignore[arg-type]
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
        ("random", {}, "it must be a list with a bot's name"),
        (None, {}, "players is None: it must be a list with a bot's name"),
        ([make("random"), make("random")], {}, "it must be a list with a bot's name"),
        (["random", "random"], {"seed": 2**63}, "64 bits"),
        (["random", "random"], {"games": "1"}, "games is '1'"),
        (["random", "random"], {"game": "chess"}, "no game 'chess'"),
        (["random", "random"], {"options": {"pieces": 9}}, "from 2 to 6"),
        (["random", "random"], {"options": {"pieces": 2.5}}, "option 'pieces' is 2.5"),
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


def test_whole_numbers_of_numpy_are_taken() -> None:
    three, one = np.int64(3), np.int64(1)
    table = PatolliGymEnv("patolli", seats=three, seat=one, opponents="random")  # type: ignore[arg-type]
    seen, _ = table.reset(seed=1)
    table.step(seen["action_mask"].argmax())
    cycle = env("patolli", seats=three)  # type: ignore[arg-type]
    cycle.reset(seed=one)  # type: ignore[arg-type]
    cycle.step(cycle.observe(cycle.agent_selection)["action_mask"].argmax())
    pieces: dict[str, Any] = {"pieces": np.int64(4)}
    games = VectorGames("patolli", np.int64(2), seats=three, options=pieces)  # type: ignore[arg-type]
    batch = games.reset(one)  # type: ignore[arg-type]
    games.step(batch.masks.argmax(axis=1).astype(np.uint16))
    state = games.states[0]
    assert state.options == {"pieces": 4}
    auction: dict[str, Any] = {"auction": np.bool_(True)}
    assert PatolliGymEnv("tikal", options=auction).session.state.options["auction"] is True
    form = features.features("patolli", three)
    assert form.numbers(features.look(state, batch.seats[0])).size == form.size


def test_processes_say_what_is_wrong() -> None:
    games = AsyncGames("patolli", 4, workers=2)
    with pytest.raises(ValueError, match="seed is 'x'"):
        games.reset("x")  # type: ignore[arg-type]
    games.reset(np.int64(1))  # type: ignore[arg-type]
    for _ in range(2):
        games.receive()
    for worker, actions, says in (
        (9, [0, 0], "no worker 9: they are 0 to 1"),
        (-1, [0, 0], "no worker -1"),
        (0, [0], "1 actions for 2 games"),
        (0, [0.5, 1.5], "float64"),
    ):
        with pytest.raises(ValueError, match=says):
            games.send(worker, actions)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="make it where it is used"):
        copy.deepcopy(games)
    games.processes[0].kill()
    games.processes[0].join()
    uses: list[Callable[[], object]] = [games.reset, lambda: games.send(0, [0, 0])]
    for use in uses:
        with pytest.raises(WorkerLost, match="worker 0 has ended"):
            use()
    games.close()
    games.close()
    for use in [*uses, games.receive]:
        with pytest.raises(ValueError, match="these games are closed"):
            use()


def test_games_that_nobody_closed_end_with_the_program() -> None:
    code = """
from patolli.envs.processes import AsyncGames
if __name__ == "__main__":
    AsyncGames("patolli", 2, workers=1).reset()
    games = AsyncGames("patolli", 2, workers=1)
    games.reset()
    games.receive()
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stderr == ""


def test_nothing_is_decided_after_the_end() -> None:
    cycle = env("patolli")
    cycle.reset(seed=1)
    for _ in cycle.agent_iter():
        seen, _, ended, cut, _ = cycle.last()
        cycle.step(None if ended or cut else int(seen["action_mask"].argmax()))
    both = parallel_env("patolli")
    rows, _ = both.reset(seed=1)
    while both.agents:
        rows = both.step({agent: int(rows[agent]["action_mask"].argmax()) for agent in rows})[0]
    table = PatolliGymEnv("patolli", opponents="random")
    seen, _ = table.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, _ = table.step(int(seen["action_mask"].argmax()))
    after: list[Callable[[], object]] = [
        cycle.last,
        lambda: cycle.step(None),
        lambda: both.step({"seat_0": 0}),
        lambda: table.step(0),
    ]
    for use in after:
        with pytest.raises(ValueError, match="the game is over: reset the environment"):
            use()
