"""Programs in the arena: one plays whole games, one that fails loses them, none stays behind."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from patolli.arena import parquet
from patolli.arena.command import failures
from patolli.arena.match import Match, Player
from patolli.arena.play import Played, forfeited
from patolli.arena.run import run
from patolli.arena.statistics import standings
from patolli.bots import Budget, make
from patolli.bots.selfplay import BotAgent, self_play
from patolli.core.outcome import Outcome
from patolli.core.state import State
from patolli.registry import load
from patolli.resources import PACKAGE
from tests.bots.test_program import READY, command, gone, running

RUNNER = Path(__file__).parents[2] / "docs/examples/runner.js"
BROKEN = READY + "hear('go'); say('bestmove nonsense'); time.sleep(60)"


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_a_player_in_javascript_plays_whole_games_and_beats_random_play() -> None:
    name = f"exec:node {shlex.quote(str(RUNNER))}"
    match = Match.of("patolli", 2, [f"{name}@20s", "random"], 20)
    assert match.players[0].kind == name
    played = run(match)
    runner, random = standings(match, played)
    assert (runner.faults, random.faults) == (0, 0)
    assert runner.mean_nodes > 0  # it said how many moves it compared
    assert runner.wins > 13  # of 20: it wins about 9 games of 10


def test_our_own_engine_plays_as_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE.parent))
    command = shlex.join([sys.executable, "-m", "patolli", "engine", "--bot", "greedy"])
    match = Match.of("patolli", 2, [f"exec:{command}@20s", "random"], 2)
    played = run(match)
    assert [game.faults for game in played] == [["", ""]] * 2
    assert standings(match, played)[0].mean_nodes > 0


def test_a_program_that_fails_loses_the_game_and_the_others_play_on(tmp_path: Path) -> None:
    match = Match.of("patolli", 3, ["exec:" + command(tmp_path, BROKEN), "random"], 3)
    with pytest.warns(RuntimeWarning, match="nonsense"):
        played = run(match)
    assert gone(tmp_path)
    for game in played:
        (failed,) = [seat for seat, player in enumerate(game.seating) if player == 0]
        assert game.faults[failed] == "answered 'nonsense', which is not legal"
        assert game.wins[failed] == 0
        assert game.ranks[failed] == 3
        assert sum(game.wins) == 1
        assert Played.read(game.json()) == game
    program, random = standings(match, played)
    assert (program.faults, program.wins, random.wins) == (3, 0, 3)
    (line,) = failures(match, played)
    assert line.startswith("lost by failure, 3 games: exec:")


def test_a_game_that_is_broken_off_leaves_no_program_behind(tmp_path: Path) -> None:
    def rival(state: State) -> int:
        if (tmp_path / "pids").exists():
            assert running(tmp_path)  # it has answered, and waits
            raise KeyboardInterrupt
        return state.legal()[0]

    body = READY + "\nwhile legal := hear('legal'): hear('go'); say('bestmove' + legal[5:])"
    bot = make("exec:" + command(tmp_path, body), 1, Budget(seconds=20))
    with pytest.raises(KeyboardInterrupt):
        self_play(load("patolli").new(2, 1, events=False), [BotAgent(bot), rival])
    assert gone(tmp_path)


@pytest.mark.parametrize(
    ("ranks", "rivals", "faults", "places"),
    [
        ([1, 2, 3], [], ["", "", ""], [1, 2, 3]),
        ([1, 2, 3], [], ["late", "", ""], [3, 1, 2]),
        ([1, 1, 3], [], ["late", "", ""], [3, 1, 2]),
        ([2, 3, 1], [], ["late", "", "late"], [3, 1, 3]),
        ([2, 1], [], ["late", "late"], [2, 2]),
        ([1], [40], ["late"], [2]),
        ([2], [40], [""], [2]),
    ],
)
def test_places_when_programs_have_failed(
    ranks: list[int], rivals: list[int], faults: list[str], places: list[int]
) -> None:
    outcome = Outcome(ranks, [0] * len(ranks), [[] for _ in ranks], rivals)
    assert forfeited(outcome, faults) == places


def test_a_fault_is_in_the_parquet_file(tmp_path: Path) -> None:
    reading = pytest.importorskip("pyarrow.parquet")
    match = Match.of("patolli", 2, ["random", "random"], 1)
    (game,) = run(match)
    data = {**game.json(), "faults": ["", "did not answer in time"]}
    parquet.write_match(match, [Played.read(data)], tmp_path / "games.parquet")
    found = reading.read_table(tmp_path / "games.parquet").column("fault").to_pylist()
    assert found == ["", "did not answer in time"]


def test_a_log_of_before_has_no_faults() -> None:
    match = Match.of("patolli", 2, ["random", "random"], 1)
    (game,) = run(match)
    data = game.json()
    del data["faults"]
    assert standings(match, [Played.read(data)])[0].faults == 0


def test_a_budget_stands_behind_the_last_at_sign() -> None:
    player = Player.parse("exec:cat a@b@0.5s")
    assert (player.kind, player.budget) == ("exec:cat a@b", "0.5s")
