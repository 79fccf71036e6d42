"""Every command does its work, and bad input is one line on stderr with exit status 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import patolli
from patolli.cli.app import ELSEWHERE
from patolli.core.game import Game
from patolli.core.record import Record
from patolli.pictures import Picture
from patolli.testing import random_game
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "bots",
        "new",
        "play",
        "simulate",
        "replay",
        "rules",
        "bench",
        "doctor",
        "arena",
        "serve",
        "worker",
        "admin",
    ],
)
def test_every_command_is_listed(patolli_command: Command, command: str) -> None:
    done = patolli_command("--help")
    assert done.status == 0
    assert f" {command} " in done.out


def test_games_lists_ids_names_and_seats(patolli_command: Command) -> None:
    done = patolli_command("games", "--json")
    [example] = [game for game in json.loads(done.out) if game["id"] == "patolli"]
    assert example["name"] == "Patolli"
    assert example["seats"] == [2, 3, 4]
    assert [option["key"] for option in example["options"]] == ["pieces"]
    assert "2, 3, 4" in patolli_command("games").out


def test_new_explains_the_options(patolli_command: Command) -> None:
    done = patolli_command("new", "patolli", "--explain", "--lang", "fr")
    assert done.status == 0
    assert "2–6" in done.out
    assert "Combien de pions" in done.out


def test_new_writes_a_record_that_replays(patolli_command: Command, tmp_path: Path) -> None:
    done = patolli_command("new", "patolli", "--seats", "3", "-o", "pieces=6", "--seed", "7")
    assert done.status == 0
    record = Record.read((tmp_path / "patolli-7.json").read_text())
    assert (record.seats, record.options, record.seed, record.actions) == (3, {"pieces": 6}, 7, [])
    assert patolli.replay(record) == patolli.load("patolli").new(3, 7, {"pieces": 6})


def test_new_writes_the_record_alone_to_stdout(patolli_command: Command) -> None:
    done = patolli_command("new", "patolli", "--seed", "7", "--to", "-")
    assert Record.read(done.out).seed == 7


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["new", "patoli"], "patolli: no game 'patoli'; did you mean 'patolli'?"),
        (["new", "patolli", "--seats", "9"], "has no game for 9 seats; it takes 2, 3, 4"),
        (["new", "patolli", "-o", "pieces"], "'pieces' is not an option: write key=value"),
        (["new", "patolli", "-o", "pieces=9"], "it must be a whole number from 2 to 6"),
        (["new", "patolli", "-o", "piece=3"], "unknown option 'piece': did you mean 'pieces'?"),
        (["games", "--lang", "nl"], "no language 'nl'; there are en, fr"),
        (["simulate", "patolli", "--players", "a,b,c"], "3 players for 2 seats"),
        (["simulate", "patolli", "--players", "wizard"], "no bot 'wizard'"),
        (["play", "patolli", "--people", "3"], "3 people for 2 seats"),
        (["play", "patolli", "--bots", "random,random"], "2 bots for 1 seats"),
        (["replay", "nothing.json"], "can't read nothing.json: No such file or directory"),
        (["rules", "chess"], "no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    patolli_command: Command, arguments: list[str], message: str
) -> None:
    done = patolli_command(*arguments)
    assert done.status == 2
    assert done.out == ""
    assert message in done.err
    assert done.err.count("\n") == 1


def test_replay_shows_every_action_and_the_result(
    patolli_command: Command, tmp_path: Path, example: Game
) -> None:
    state = random_game(example, 2, seed=3)
    (tmp_path / "game.json").write_text(state.record().text())
    done = patolli_command("replay", "game.json", "--lang", "fr")
    assert done.status == 0
    assert f"{len(state.actions)} " in done.out
    assert "1. Joueur" in done.out


def test_replay_draws_the_board_and_the_whole_game(
    patolli_command: Command, tmp_path: Path
) -> None:
    state = patolli.load("tikal").new(2, 3)
    while state.turn < 2:
        state.apply(state.answers[0])
    (tmp_path / "game.json").write_text(state.record().text())
    done = patolli_command("replay", "game.json", "--picture", "end.svg", "--gif", "game.gif")
    assert done.status == 0
    assert done.out.splitlines() == ["Written to end.svg.", "Written to game.gif."]
    assert (tmp_path / "end.svg").read_text(encoding="utf-8") == Picture(state).svg()
    with Image.open(tmp_path / "game.gif") as gif:
        assert len(list(ImageSequence.Iterator(gif))) == 2
    for name, why in (
        ("end.jpg", "must end in .svg or .png"),
        ("no/end.svg", "can't write no/end"),
    ):
        done = patolli_command("replay", "game.json", "--picture", name)
        assert done.status != 0
        assert why in done.err


def test_replay_as_json_stops_where_it_is_told(
    patolli_command: Command, tmp_path: Path, example: Game
) -> None:
    state = random_game(example, 2, seed=3)
    (tmp_path / "game.json").write_text(state.record().text())
    shown = json.loads(patolli_command("replay", "game.json", "--to", "5", "--json").out)
    assert shown["applied"] == 5
    assert shown["outcome"] is None
    assert example.restore(shown["state"]) == example.replay(state.record(), to=5)
    assert shown["actions"] == [example.actions.name(action) for action in state.actions[:5]]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not JSON"),
        ("[1]", "a record is a JSON object"),
        ('{"game": "patolli"}', "'seats' must be a whole number"),
    ],
)
def test_a_broken_record_is_refused(
    patolli_command: Command, tmp_path: Path, text: str, message: str
) -> None:
    (tmp_path / "game.json").write_text(text)
    done = patolli_command("replay", "game.json")
    assert done.status == 2
    assert message in done.err


def test_replay_beyond_the_end_is_refused(patolli_command: Command, tmp_path: Path) -> None:
    patolli_command("new", "patolli", "--seed", "7")
    done = patolli_command("replay", "patolli-7.json", "--to", "3")
    assert (done.status, done.err) == (2, "patolli: --to 3: the record has 0 actions\n")


@pytest.mark.parametrize(("language", "words"), [("en", "five beans"), ("fr", "cinq haricots")])
def test_rules_are_shown(patolli_command: Command, language: str, words: str) -> None:
    assert words in patolli_command("rules", "patolli", "--lang", language).out.lower()


def test_rules_coverage_finds_nothing_untested(patolli_command: Command) -> None:
    done = patolli_command("rules", "patolli", "--coverage")
    assert done.status == 0
    assert "26 of 26 rules have a test" in done.out


def test_simulate_shows_figures_and_plots(patolli_command: Command) -> None:
    done = patolli_command("simulate", "patolli", "-n", "30", "--seats", "3")
    assert done.status == 0
    assert "Player 3 (random)" in done.out
    assert "decisions in a game" in done.out
    assert "█" in done.out
    assert "30 games" in done.out


def test_simulate_gives_the_same_games_with_any_number_of_processes(
    patolli_command: Command,
) -> None:
    figures = []
    for jobs in ("1", "2"):
        done = patolli_command("simulate", "patolli", "-n", "45", "-j", jobs, "--json")
        found = json.loads(done.out)
        for played in found["played"]:
            del played["seconds"]
        figures.append(found["played"])
        assert found["games"] == 45
        assert sum(found["wins"]) == pytest.approx(1)
    assert figures[0] == figures[1]


def test_simulate_plays_named_players(patolli_command: Command) -> None:
    pytest.importorskip("patolli.bots")
    done = patolli_command("simulate", "patolli", "-n", "6", "--players", "greedy,random", "--json")
    assert json.loads(done.out)["players"] == ["greedy", "random"]


def test_simulate_writes_parquet(patolli_command: Command, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    done = patolli_command("simulate", "patolli", "-n", "5", "--parquet", "games.parquet")
    assert done.status == 0
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 5
    assert table.schema.metadata[b"game"] == b"patolli"
    assert "points_1" in table.column_names


@pytest.mark.parametrize("name", ["arena", "serve", "worker", "admin"])
def test_a_command_of_another_part_is_handed_its_arguments(
    patolli_command: Command, name: str
) -> None:
    pytest.importorskip(ELSEWHERE[name][0])
    done = patolli_command(name, "--help")
    assert done.status == 0
    assert f"patolli {name}" in done.out


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        (
            "numpy",
            "patolli: arena needs numpy, which is not installed: pip install 'patolli[research]'",
        ),
        ("patolli.arena", "patolli: arena is not part of this version of Patolli"),
    ],
)
def test_what_is_missing_for_a_command_is_named(
    patolli_command: Command, monkeypatch: pytest.MonkeyPatch, missing: str, message: str
) -> None:
    def fail(_: str) -> None:
        raise ModuleNotFoundError(name=missing)

    monkeypatch.setattr("patolli.cli.app.import_module", fail)
    done = patolli_command("arena")
    assert (done.status, done.err) == (2, f"{message}\n")


def test_the_module_runs_as_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "patolli", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"patolli {patolli.__version__}, ")
