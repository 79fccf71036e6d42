"""A program in a seat: told what the seat may know, its answers checked, and always ended."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

import patolli
from patolli.bots import Budget, Knowledge, UnknownBot, make, program
from patolli.bots.child import Child, ChildFault
from patolli.bots.program import ProgramBot
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.resources import PACKAGE

# What every program below begins with: it notes its number, and says that it is ready.
HEAD = """
import os, signal, subprocess, sys, time
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
def hear(word):
    for line in sys.stdin:
        open(sys.argv[1] + ".heard", "a").write(line)
        if line.split()[0] == word:
            return line
def say(text):
    print(text, flush=True)
"""
READY = "hear('patolli'); say('ready'); "
MISBEHAVING = {
    "never ready": ("time.sleep(60)", "did not answer 'patolli 1' with 'ready' in time"),
    "silent": (READY + "hear('go'); time.sleep(60)", "did not answer in time"),
    "garbage": (
        READY + "os.write(1, bytes(range(256)) * 9 + b'\\n\\n bestmove\\n'); hear('never')",
        "answered '', which is not legal|did not answer in time",
    ),
    "talks and never answers": (
        READY + "hear('go')\nwhile True: say('info points x y nodes z'); time.sleep(0.001)",
        "did not answer in time",
    ),
    "crash at once": ("sys.exit(3)", "has ended"),
    "crash when asked": (READY + "hear('go'); os.abort()", "has ended"),
    "closes its output": (READY + "hear('go'); os.close(1); time.sleep(60)", "closed its output"),
    "illegal": (
        READY + "hear('go'); say('bestmove move 51'); time.sleep(60)",
        "answered 'move 51', which is not legal",
    ),
    "unknown": (READY + "hear('go'); say('bestmove ' + 'x' * 999)", "answered 'xxx.*not legal"),
    "flood of lines": (
        READY + "hear('go')\nwhile True: print('info nodes 1' + ' ' * 9999)",
        "wrote more than",
    ),
    "one line without end": (READY + "hear('go')\nwhile True: print(end='x' * 999)", "wrote more"),
    "gives up": (READY + "hear('go'); say('error no such game')", "says: no such game"),
    "does not leave": (
        "for s in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT): signal.signal(s, signal.SIG_IGN)"
        "\nchild = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(60)'])\n"
        "open(sys.argv[1], 'a').write(f'{child.pid}\\n')\n"
        + READY
        + "hear('go'); say('bestmove 1'); time.sleep(60)",
        "answered '1'",
    ),
}


def command(folder: Path, body: str) -> str:
    """The command of a program with this body; `folder/pids` gets the numbers of its processes."""
    path = folder / "player.py"
    path.write_text(HEAD + body, encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(path), str(folder / "pids")])


def running(folder: Path) -> list[int]:
    """The processes of a program that are still there."""
    numbers = [int(line) for line in (folder / "pids").read_text().split()]
    assert numbers
    return [number for number in numbers if is_running(number)]


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{number}/stat")  # one that is dead and not waited for by anyone is gone
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def gone(folder: Path) -> bool:
    """Whether all processes of a program are gone, at once or in a moment."""
    for _ in range(100):
        if not running(folder):
            return True
        time.sleep(0.02)
    return False


def with_a_choice(seed: int = 3) -> State:
    """A game of Patolli in which more than one action is legal."""
    state = patolli.load("patolli").new(2, seed, events=False)
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return state


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less patience than usual, though enough for a Python to start."""
    monkeypatch.setattr(program, "START", 4.0)
    monkeypatch.setattr(program, "MARGIN", 0.4)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("kind", MISBEHAVING)
def test_a_program_that_misbehaves_is_ended_and_does_not_hang(kind: str, tmp_path: Path) -> None:
    body, fault = MISBEHAVING[kind]
    state = with_a_choice()
    bot = make("exec:" + command(tmp_path, body), 1, Budget(seconds=0.2))
    assert isinstance(bot, ProgramBot)
    begun = time.monotonic()
    with pytest.warns(RuntimeWarning, match="any legal action is taken for it"):
        action = bot.choose(Knowledge(state))
    assert action in state.legal()
    assert time.monotonic() - begun < 10
    assert re.search(fault, bot.fault), bot.fault
    assert gone(tmp_path)
    bot.choose(Knowledge(state))  # without the program, and without another warning
    assert len((tmp_path / "pids").read_text().split()) <= 2  # it was not started again
    assert {said.key for said in bot.explain()} == {"bots-random"}
    bot.close()


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    child = Child(shlex.split(command(tmp_path, "time.sleep(60)")))
    with pytest.raises(ChildFault, match="does not read"):
        child.send("x" * 1_000_000, time.monotonic() + 0.5)
    child.end(0.2)
    assert gone(tmp_path) or not (tmp_path / "pids").exists()


@pytest.mark.parametrize("quits", [True, False])
def test_a_program_is_asked_to_quit_and_then_ended(
    quits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GRACE", 10.0 if quits else 0.3)
    after = "open(sys.argv[1] + '.quit', 'w').close()" if quits else "time.sleep(60)"
    state = with_a_choice()
    name = state.game.actions.name(state.legal()[-1])
    body = f"{READY} hear('go'); say('bestmove {name}'); hear('quit'); {after}"
    bot = make("exec:" + command(tmp_path, body), 1, Budget(seconds=5))
    assert bot.choose(Knowledge(state)) == state.legal()[-1]
    assert running(tmp_path)
    assert isinstance(bot, ProgramBot)
    bot.close()
    assert gone(tmp_path)
    assert (tmp_path / "pids.quit").exists() is quits
    bot.close()  # again is nothing


def test_a_program_that_is_forgotten_ends(tmp_path: Path) -> None:
    state = with_a_choice()
    body = READY + "hear('go'); say('bestmove enter'); time.sleep(60)"
    bot = make("exec:" + command(tmp_path, body), 1, Budget(seconds=5))
    bot.choose(Knowledge(state))
    del bot
    assert gone(tmp_path)


def test_what_is_said_without_being_asked_does_not_count(tmp_path: Path) -> None:
    state = with_a_choice()
    first, last = (state.game.actions.name(state.legal()[i]) for i in (0, -1))
    body = (
        f"{READY} hear('go'); say('bestmove {first}'); say('bestmove {first}'); "
        "open(sys.argv[1] + '.said', 'w').close(); "
        f"hear('go'); say('bestmove {last}'); hear('quit')"
    )
    bot = make("exec:" + command(tmp_path, body), 1, Budget(seconds=5))
    assert isinstance(bot, ProgramBot)
    assert bot.choose(Knowledge(state)) == state.legal()[0]
    while not (tmp_path / "pids.said").exists():
        time.sleep(0.01)
    time.sleep(0.1)
    assert bot.choose(Knowledge(state)) == state.legal()[-1]
    bot.close()


def test_a_program_says_what_it_expects_or_does_not(tmp_path: Path) -> None:
    state = with_a_choice()
    name = state.game.actions.name(state.legal()[0])
    body = (
        f"{READY} hear('go'); say('info points 30.4 12 nodes 7 pv {name}; move 3'); "
        f"say('bestmove {name}'); hear('go'); say('info points nan 3 nodes -1'); "
        f"say('bestmove {name}'); hear('quit')"
    )
    bot = make("exec:" + command(tmp_path, body), 1, Budget(seconds=5))
    assert isinstance(bot, ProgramBot)
    bot.choose(Knowledge(state))
    assert (bot.info.points, bot.nodes, bot.info.line) == ([30.4, 12.0], 7, [name, "move 3"])
    (said,) = bot.explain()
    assert said.key == "bots-choice"
    assert said.data["points"] == (30 if state.seat == 0 else 12)
    bot.choose(Knowledge(state))
    assert [said.key for said in bot.explain()] == ["bots-unexplained"]
    assert bot.nodes == 0
    bot.close()


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    """The true state and one with all that is hidden dealt again lead to the same words."""
    heard: list[str] = []
    state = patolli.load("tikal").new(2, 8, events=False)
    for _ in range(40):
        state.apply(state.legal()[0])
    assert len(state.legal()) > 1
    for number, world in enumerate((state, state.determinize(state.seat, Rng.seeded(77)))):
        folder = tmp_path / str(number)
        folder.mkdir()
        body = READY + "hear('go'); say('bestmove '); time.sleep(60)"
        bot = make("exec:" + command(folder, body), 1, Budget(seconds=5, nodes=90))
        with pytest.warns(RuntimeWarning):
            bot.choose(Knowledge(world))
        heard.append((folder / "pids.heard").read_text())
    assert heard[0] == heard[1]
    lines = heard[0].splitlines()
    assert lines[:2] == [
        "patolli 1",
        f"game tikal rules {state.game.rules_version} seats 2 seat {state.seat} seed 1",
    ]
    assert "option auction false" in lines
    assert lines[-1] == "go seconds 5 nodes 90"
    said = {line.split(" ", 1)[0]: line.split(" ", 1)[1] for line in lines}
    assert json.loads(said["observation"]) == state.observe(state.seat)
    assert "seed" not in json.loads(said["position"])
    names = [line.removeprefix("legal ") for line in lines if line.startswith("legal ")]
    assert names == [state.game.actions.name(action) for action in state.legal()]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("exec:", "write exec:COMMAND"),
        ("exec:no-such-program-here", "there is no program 'no-such-program-here'"),
        ("exec:'", "can't be read"),
    ],
)
def test_a_command_that_names_no_program_is_refused(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        make(name)


def test_naming_a_program_does_not_start_it(tmp_path: Path) -> None:
    make("exec:" + command(tmp_path, READY)).explain()
    assert not (tmp_path / "pids").exists()


ECHO = READY + "\nwhile legal := hear('legal'): hear('go'); say('bestmove' + legal[5:])"


def test_a_program_is_a_rival_of_an_environment_and_ends_with_it(tmp_path: Path) -> None:
    gymnasium = pytest.importorskip("patolli.envs.gymnasium")
    name = "exec:" + command(tmp_path, ECHO)
    table = gymnasium.PatolliGymEnv("patolli", opponents=name, budget="20s")
    observation, _ = table.reset(seed=1)
    over = False
    while not over:
        action = int(observation["action_mask"].argmax())
        observation, _, over, _, _ = table.step(action)
    assert len(running(tmp_path)) == 1
    table.reset(seed=2)  # the next game has a program of its own
    assert len(running(tmp_path)) <= 1
    table.close()
    assert gone(tmp_path)


TIMED = """
import sys
import patolli
from patolli.bots import make
from patolli.bots.selfplay import BotAgent

agent = BotAgent(make(sys.argv[1], 1))
state = patolli.load("patolli").new(2, seed=5)
while len(state.legal()) == 1:
    state.apply(state.legal()[0])
agent(state)
assert not agent.fault, agent.fault
agent.leave()
print(agent.seconds)
"""


def test_a_program_is_timed_on_the_wall_by_every_clock(tmp_path: Path) -> None:
    body = READY + "move = hear('legal').split(None, 1)[1]; hear('go'); time.sleep(0.3); "
    player = "exec:" + command(tmp_path, body + "say('bestmove ' + move)")
    done = subprocess.run(
        [sys.executable, "-c", TIMED, player],
        env={**os.environ, "PATOLLI_CLOCK": "processor"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(done.stdout) >= 0.3


def at_the_terminal(tmp_path: Path, body: str) -> str:
    """What is written to stderr while a program plays a whole game with itself."""
    game = tmp_path / "game.json"
    options = ["--people", "0", "--bots", "exec:" + command(tmp_path, body), "--save", str(game)]
    done = subprocess.run(
        [sys.executable, "-m", "patolli", "play", "patolli", *options],
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PATOLLI_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    record = json.loads(game.read_text())
    assert patolli.replay(patolli.Record.read(record)).over
    assert gone(tmp_path)
    return done.stderr


def test_a_program_plays_at_the_table_of_the_terminal(tmp_path: Path) -> None:
    assert "any legal action" not in at_the_terminal(tmp_path, ECHO)


def test_the_terminal_says_in_a_line_that_a_program_failed(tmp_path: Path) -> None:
    said = at_the_terminal(tmp_path, READY + "hear('go'); say('bestmove fly')")
    lines = [line for line in said.splitlines() if "fly" in line]
    assert lines
    for line in lines:
        assert line.startswith("patolli: ")
        assert line.endswith("answered 'fly', which is not legal: any legal action is taken for it")
