"""The examples under docs/examples do what the page about bots says of them."""

import json
import os
import subprocess
import sys
import warnings
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import patolli
from patolli.arena.match import Match
from patolli.arena.run import run
from patolli.arena.statistics import standings
from patolli.bots import Knowledge
from patolli.envs.gymnasium import PatolliGymEnv
from patolli.resources import PACKAGE

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs/examples"
WEIGHTS = sorted((ROOT / "bench/baselines/ppo").glob("*.npz"))


def python(folder: Path, *arguments: str) -> str:
    path = os.pathsep.join([str(PACKAGE.parent), str(EXAMPLES)])
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(tmp_path)
    return import_module("ppo")


@pytest.mark.slow
def test_a_bot_learns_in_one_file_and_beats_random_play(tmp_path: Path) -> None:
    python(tmp_path, str(EXAMPLES / "learned.py"), "patolli")
    match = ["--game", "patolli", "--games", "60", "learned:LearnedBot", "random", "--json"]
    played = json.loads(python(tmp_path, "-m", "patolli", "arena", *match))
    learned, random = played["standings"]
    assert learned["win_rate_low"] > 0.5
    assert learned["mean_points"] > random["mean_points"]


def test_ppo_learns_saves_and_goes_on(tmp_path: Path) -> None:
    if find_spec("torch") is None:
        missing = "PyTorch is not installed: docs/examples/ppo.py was not trained here"
        warnings.warn(f"{missing} (pip install 'patolli[training]')", stacklevel=1)
        pytest.skip(missing)
    command = [str(EXAMPLES / "ppo.py"), "patolli", "--lessons", "3", "--epochs", "1"]
    command += ["--every", "1", "--judge", "random", "--judged", "2", "--updates"]
    said = python(tmp_path, *command, "1")
    assert "as the teacher" in said
    first = np.load(tmp_path / "patolli-2.npz")["w1"].astype(float)
    said = python(tmp_path, *command, "2")
    assert "as the teacher" not in said  # it went on
    assert "update 1:" not in said
    assert "update 2:" in said
    moved = np.abs(np.load(tmp_path / "patolli-2.npz")["w1"] - first).max()
    assert 0.0 < moved < 0.1
    curve = json.loads((tmp_path / "patolli-2.json").read_text())
    assert [point["update"] for point in curve] == [0, 1, 2]


def test_ppo_counts_what_each_seat_gains_up_to_the_end_of_its_game(ppo: Any) -> None:
    """One game: seat 0, seat 1, seat 0 decide, it ends, and the next one begins with seat 1."""
    values = np.array([[0.5], [-0.25], [1.0], [0.125]])
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.array([[[1.0, -1.0]], [[2.0, -2.0]], [[4.0, -4.0]], [[8.0, -8.0]]])
    done = np.array([[False], [False], [True], [False]])
    found, sure = ppo.advantages(values, seats, rewards, done)
    last = 4.0 - 1.0
    only = -2.0 - 4.0 + 0.25  # seat 1 decided once: what came after counts, what came before not
    before = 1.0 + 2.0 + 1.0 - 0.5 + ppo.LAMBDA * last
    assert found[:, 0].tolist() == pytest.approx([before, only, last, 0.0])
    assert sure[:, 0].tolist() == [True, True, True, False]  # of the new game nothing is known yet


def test_ppo_draws_legal_actions_by_their_chances(ppo: Any) -> None:
    logits = np.log(np.tile([0.6, 0.3, 9.0, 0.1], (20_000, 1)))
    masks = np.tile([True, True, False, True], (20_000, 1))
    actions, logs = ppo.draw(logits, masks, np.random.default_rng(1))
    shares = np.bincount(actions, minlength=4) / len(actions)
    assert shares == pytest.approx([0.6, 0.3, 0.0, 0.1], abs=0.02)
    assert np.exp(logs) == pytest.approx(np.array([0.6, 0.3, 0.0, 0.1])[actions])


def test_ppo_sees_an_index_as_one_column_for_each_thing(ppo: Any) -> None:
    inputs = ppo.Inputs("patolli", 2)
    states = [patolli.load("patolli").new(2, seed=seed) for seed in range(3)]
    rows = np.stack([ppo.look(state, 0) for state in states])
    seen = inputs(rows)
    assert (seen[:, : inputs.form.size] == inputs.form.floats(rows)).all()
    assert seen[:, inputs.form.size :].sum(1).tolist() == [len(inputs.hot)] * 3


@pytest.mark.parametrize("path", WEIGHTS, ids=[path.stem for path in WEIGHTS])
def test_the_committed_weights_of_ppo_are_small_and_fit_the_game(ppo: Any, path: Path) -> None:
    assert path.stat().st_size < 1_000_000
    game, _, seats = path.stem.rpartition("-")
    state = patolli.load(game).new(int(seats), seed=1)
    net, inputs = ppo.loaded(path, 0, game, int(seats))
    assert net["columns"].max() < inputs.form.size + inputs.size
    assert net["wpolicy"].shape[1] == len(state.game.actions)
    bot = ppo.PpoBot(1)
    for _ in range(30):
        state.apply(bot.choose(Knowledge(state)))


def test_the_committed_ppo_is_a_rival_of_an_environment(ppo: Any) -> None:
    table = PatolliGymEnv("patolli", opponents="ppo:PpoBot")
    seen, _ = table.reset(seed=1)
    for _ in range(5):
        seen, _, _, _, info = table.step(int(seen["action_mask"].argmax()))
        assert not info["replaced"]
    assert isinstance(table.rivals.playing[1], ppo.PpoBot)


def test_the_committed_ppo_beats_random_play(ppo: Any) -> None:
    match = Match.of("patolli", 2, ["ppo:PpoBot", "random"], 60, seed=5)
    assert standings(match, run(match), rate=False)[0].win_rate_low > 0.6
