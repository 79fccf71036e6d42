"""Statistics, Parquet, reports and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet as pq

from patolli.arena import BadMatch, Match, Played, parquet, report, run, standings, wilson
from patolli.cli import main


@pytest.fixture(scope="module")
def match() -> Match:
    return Match.of("patolli", 3, ["greedy", "random", "novice"], 12, seed=5)


@pytest.fixture(scope="module")
def played(match: Match) -> list[Played]:
    return run(match)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_standings_add_up(match: Match, played: list[Played]) -> None:
    table = standings(match, played)
    assert [standing.player for standing in table] == ["greedy", "random", "novice"]
    assert sum(standing.wins for standing in table) == pytest.approx(12)
    assert sum(standing.win_rate for standing in table) == pytest.approx(1)
    for standing in table:
        assert standing.games == 12
        assert standing.win_rate_low <= standing.win_rate <= standing.win_rate_high
        assert standing.rating is not None
        assert standing.rating_low is not None
        assert standing.rating_low < standing.rating
    greedy, random, _ = table
    assert greedy.wins > random.wins
    assert greedy.rating > random.rating  # type: ignore[operator]


def test_a_player_with_two_seats_counts_twice() -> None:
    match = Match.of("patolli", 3, ["greedy", "random"], 3)
    table = standings(match, run(match), rate=False)
    assert [standing.games for standing in table] == [3, 6]


def test_parquet_holds_every_seat(match: Match, played: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    parquet.write_match(match, played, path)
    table = pq.read_table(path)
    rows = table.to_pylist()
    assert len(rows) == 36
    assert json.loads(table.schema.metadata[b"patolli.match"]) == match.json()
    assert rows[0]["actions"] == played[0].actions
    assert {row["player"] for row in rows} == {"greedy", "random", "novice"}


def test_reports(match: Match, played: list[Played], tmp_path: Path) -> None:
    report.write(match, played, tmp_path / "report.png")
    assert (tmp_path / "report.png").read_bytes().startswith(b"\x89PNG")
    report.write(match, played, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "novice" in page
    assert "data:image/png;base64," in page
    with pytest.raises(BadMatch, match=r"\.html or \.png"):
        report.write(match, played, tmp_path / "report.pdf")


def command(*arguments: str) -> int:
    """Run `patolli arena`; its exit status."""
    with pytest.raises(SystemExit) as left:
        main(["arena", *arguments])
    return int(left.value.code or 0)


def test_command_prints_one_json_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = str(tmp_path / "log.jsonl")
    usual = ["--game", "patolli", "--games", "4", "greedy", "random@5", "--json", "--log", log]
    assert command(*usual, "--option", "pieces=3") == 0
    whole = json.loads(capsys.readouterr().out)
    assert whole["options"] == {"pieces": 3}
    for standing in whole["standings"]:
        for key in ("games", "wins", "win_rate", "win_rate_low", "win_rate_high"):
            assert key in standing
        assert standing["games"] == 4
        assert standing["mean_thinking_seconds"] >= 0


def test_command_shows_a_table_and_writes_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(tmp_path / "a.parquet"), str(tmp_path / "a.html")]
    given = ["--game", "patolli", "--games", "2", "greedy", "random", "--budget", "30"]
    assert command(*given, "--parquet", files[0], "--report", files[1]) == 0
    assert "greedy" in capsys.readouterr().out
    assert all(Path(file).exists() for file in files)


@pytest.mark.parametrize(
    "wrong",
    [
        ["wizard"],
        ["greedy", "--budget", "0s"],
        ["greedy", "--seats", "9"],
        ["greedy", "--option", "x"],
    ],
)
def test_command_refuses_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command("--game", "patolli", *wrong) == 2
    shown = capsys.readouterr().err.strip()
    assert "Traceback" not in shown
    assert shown
