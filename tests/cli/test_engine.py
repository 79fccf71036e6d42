"""`patolli engine`: our bots for other programs, by the protocol of docs/bots.md."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import patolli
from patolli.bots import Knowledge
from patolli.bots.program import beginning, question
from patolli.cli.engine import Engine
from patolli.core.rng import Rng
from patolli.resources import PACKAGE

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def heard(engine: Engine, *lines: str) -> list[str]:
    return [answer for line in lines for answer in engine.hear(line)]


@pytest.mark.parametrize("game", patolli.games())
@pytest.mark.parametrize("seats", [2, 4])
def test_an_engine_understands_what_a_program_is_told(game: str, seats: int) -> None:
    """The position that is told is, for the seat, the one at the table."""
    rng = Rng.seeded(5)
    state = patolli.load(game).new(seats, 11, events=False)
    asked = 0
    while asked < 12 and state.seat is not None:
        seat = state.seat
        if len(state.legal()) > 1:
            asked += 1
            knowledge = Knowledge(state)
            world = knowledge.determinize(rng)
            engine = Engine("random")
            lines = [*beginning(world, seat, 3), *question(knowledge, world)]
            assert heard(engine, *lines) == []
            assert engine.state is not None
            assert engine.state.observe(seat) == state.observe(seat)
            assert engine.state.legal() == state.legal()
            (answer,) = heard(engine, "go nodes 5")
            name = answer.removeprefix("bestmove ")
            assert state.game.actions.parse(name) in state.legal()
        for _ in range(1 + asked):
            if not state.over:
                state.apply(rng.pick(state.legal()))
    assert asked > 5


def test_seed_and_moves_lead_to_the_same_position() -> None:
    state = patolli.load("tikal").new(3, 7, {"auction": True}, events=False)
    moves: list[str] = []
    while len(moves) < 9:
        action = state.legal()[0]
        moves.append(state.game.actions.name(action))
        state.apply(action)
    engine = Engine("random")
    begin = f"game tikal rules {state.game.rules_version} seats 3 seat {state.seat}"
    heard(engine, begin, "option auction true", f"position seed 7 moves {'; '.join(moves)}")
    assert engine.state is not None
    assert engine.state.dump() == state.dump()


def test_an_engine_says_what_it_expects_and_how_it_means_to_go_on() -> None:
    turn = "place a3; turn N; bring leader a5; bring explorer a5; move explorer a5; walk a3; dig a3"
    lines = ["game tikal seats 2 seat 0 seed 4", "option first_player 0"]
    lines += [f"position seed 7 moves {turn}", "go nodes 300"]
    info, best = heard(Engine("planner"), *lines)
    found = re.fullmatch(r"info points [\d.-]+ [\d.-]+ nodes \d+ pv (.+)", info)
    assert found
    assert best == f"bestmove {found[1].split(';')[0]}"
    assert len(found[1].split(";")) > 1


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("go seconds 1", "go without a position"),
        ("position seed 7", "no game was named yet"),
        ("game tikal seats", "a value is missing"),
        ("game tikal", "write: game GAME"),
        ("game chess seats 2", "chess"),
        ("game tikal rules 999 seats 2", "rules version"),
        ("game tikal seats two", "seats two: a whole number is needed behind seats"),
        ("game patolli seats 2\noption pieces nine", "option 'pieces' is 'nine'"),
        ("game tikal seats 2\noption wings true", "no option 'wings'"),
        ("game tikal seats 2\nposition {", "this is not JSON"),
        ("game tikal seats 2\nposition {}\ngo seconds -1", "a budget of -1"),
        ("game tikal seats 2\nposition {}\ngo seconds soon", "seconds soon: a number is needed"),
        ("game tikal seats 2\nposition here", "write: position JSON, or position seed"),
        ("game tikal seats 2\nposition seed x", "seed x: a whole number is needed"),
        ("game tikal seats 2 seat 5\nposition {}\ngo", "there is no seat 5"),
        ("game tikal seats 2\nposition seed 1 moves fly", "'fly' is not an action"),
        ("patolli 99", "only protocol 1 is spoken"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_and_the_engine_lives_on(line: str, error: str) -> None:
    *answers, last = talk("random", f"{line}\nhumbug\n\npatolli 1\n")
    assert last == "ready"
    (said,) = [answer for answer in answers if answer.startswith("error ")]
    assert error in said


def test_an_unknown_bot_is_refused_at_once() -> None:
    done = run_engine("nobody", "")
    assert done.returncode == 2
    assert "no bot 'nobody'" in done.stderr


def test_the_transcript_of_the_page_is_what_is_said() -> None:
    """Lines with `>` go to the engine, those with `<` come from it."""
    text = PAGE.read_text(encoding="utf-8")
    (block,) = re.findall(r"^```text\n(> patolli 1\n.*?)^```", text, re.M | re.S)
    told = [line[2:] for line in block.splitlines() if line.startswith("> ")]
    said = [line[2:] for line in block.splitlines() if line.startswith("< ")]
    answers = talk("planner", "\n".join(told) + "\n")
    assert answers[0].startswith("id name Patolli ")
    assert answers[1:] == said[1:]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_the_example_understands_the_transcript_of_the_page() -> None:
    block = re.findall(r"^```text\n(> patolli 1\n.*?)^```", PAGE.read_text(), re.M | re.S)[0]
    told = [line[2:] for line in block.splitlines() if line.startswith("> ")]
    done = subprocess.run(
        ["node", str(PAGE.parent / "examples" / "runner.js")],
        input="\n".join(told) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    legal = [line.removeprefix("legal ") for line in told if line.startswith("legal ")]
    name, ready, info, best = done.stdout.splitlines()
    assert (name, ready) == ("id name Runner", "ready")
    assert info.startswith("info points ")
    assert best.removeprefix("bestmove ") in legal


def talk(bot: str, text: str) -> list[str]:
    """What the engine answers to a text, in a process of its own."""
    done = run_engine(bot, text)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def run_engine(bot: str, text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "patolli", "engine", "--bot", bot],
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PATOLLI_LANG": "en"},
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=Path(PACKAGE).parent,
    )
