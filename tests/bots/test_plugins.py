"""What another distribution brings is listed, can be named everywhere, and is refused clearly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import patolli
from patolli.bots import Bot, Budget, Knowledge, UnknownBot, kinds, make
from patolli.bots.evaluation import evaluation_of, evaluations, module_of, weights_of
from patolli.bots.plugins import BadPlugin
from patolli.resources import PACKAGE

CODE = '''
"""A bot, an evaluation and a board of somewhere else."""

from patolli.bots import Bot, Judgement
from patolli.bots.evaluation.evaluation import Evaluation

NAMES = ["points", "cheer"]


class LastBot(Bot):
    """It takes the last legal action."""

    def judge(self, knowledge, budget, rng):
        return [Judgement(action, float(action), [], 0) for action in knowledge.legal()]


class Demanding(Bot):
    """It can't be made without more."""

    def __init__(self, seed, budget, evaluation, more):
        super().__init__(seed, budget, evaluation)


def evaluation(weights):
    return Evaluation(NAMES, [weights[name] for name in NAMES])


def render(view, words):
    return "the board of elsewhere"


thing = 3
'''
POINTS = """
[patolli.bots]
last = elsewhere_plugin:LastBot
broken = elsewhere_plugin:Missing
number = elsewhere_plugin:thing

[patolli.evaluations]
elsewhere = elsewhere_plugin
nothing = elsewhere_plugin:thing

[patolli.boards]
patolli = elsewhere_plugin:render
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that holds an installed distribution."""
    info = tmp_path / "elsewhere-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    (tmp_path / "elsewhere_plugin.py").write_text(CODE)
    (tmp_path / "elsewhere_plugin.toml").write_text("[weights]\npoints = 1.0\ncheer = 0.5\n")
    return tmp_path


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, found by this process."""
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "elsewhere_plugin", raising=False)
    module_of.cache_clear()
    evaluation_of.cache_clear()
    return folder


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["last", "elsewhere_plugin:LastBot"])
def test_a_bot_of_another_distribution_is_made_and_plays(name: str) -> None:
    state = patolli.load("tikal").new(2, 1, events=False)
    bot = make(name, 3, Budget(nodes=5))
    assert isinstance(bot, Bot)
    assert bot.choose(Knowledge(state)) == state.legal()[-1]
    assert bot.budget == Budget(nodes=5)
    assert make(name).budget.nodes is not None  # the usual one of all bots


@pytest.mark.usefixtures("installed")
def test_kinds_and_evaluations_are_listed() -> None:
    assert kinds()[:4] == ["random", "greedy", "planner", "searcher"]
    assert "last" in kinds()
    assert "elsewhere" in evaluations()
    assert "evaluation" not in evaluations()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lasst", "did you mean 'last'"),
        ("broken", r"entry point 'broken' of 'patolli.bots' \(of elsewhere\) can't be loaded"),
        ("number", "must be a subclass of patolli.bots.Bot"),
        ("elsewhere_plugin:LostBot", "did you mean 'LastBot'"),
        ("elsewhere_plugin:thing", "must be a subclass"),
        ("elsewhere_plugin:Demanding", r"Demanding\(seed, budget, evaluation\) fails with"),
        ("not_there.at_all:Bot", "'not_there.at_all' can't be imported: is it installed"),
        ("elsewhere_plugin:", "write package.module:name"),
    ],
)
def test_a_wrong_name_is_refused_with_what_would_be_right(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        make(name)


@pytest.mark.usefixtures("installed")
def test_an_evaluation_of_another_distribution_has_its_weights_beside_it() -> None:
    assert weights_of("elsewhere") == {"points": 1.0, "cheer": 0.5}
    assert evaluation_of("elsewhere").names == ["points", "cheer"]
    with pytest.raises(BadPlugin, match="must be a module with a function evaluation"):
        evaluation_of("nothing")


def test_commands_take_bots_and_boards_of_another_distribution(folder: Path) -> None:
    def command(*arguments: str) -> str:
        path = os.pathsep.join([str(PACKAGE.parent), str(folder)])
        done = subprocess.run(
            [sys.executable, "-m", "patolli", *arguments],
            env={**os.environ, "PYTHONPATH": path, "PATOLLI_LANG": "en"},
            cwd=folder,
            input="q\n",
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert (
        json.loads(command("bots", "--json"))["kinds"]["last"] == "It takes the last legal action."
    )
    names = "last,elsewhere_plugin:LastBot"
    simulated = command("simulate", "patolli", "-n", "2", "--players", names, "--json")
    assert json.loads(simulated)["players"] == names.split(",")
    assert "the board of elsewhere" in command("play", "patolli", "--bots", "last")
    arena = command("arena", "--game", "patolli", "--games", "2", "last@5", "random", "--json")
    assert json.loads(arena)["standings"][0]["player"] == "last@5"


@pytest.mark.usefixtures("installed")
def test_environments_take_opponents_of_another_distribution() -> None:
    gymnasium = pytest.importorskip("patolli.envs.gymnasium")
    table = gymnasium.PatolliGymEnv("patolli", opponents="elsewhere_plugin:LastBot")
    observation, _ = table.reset(seed=1)
    assert observation["action_mask"].any()
