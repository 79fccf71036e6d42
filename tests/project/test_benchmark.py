"""The benchmark plays its tasks, keeps a sound leaderboard, and the page shows what is in it."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return import_module("benchmark")


def test_a_duel_gives_a_rate_and_a_solo_game_points(benchmark: Any) -> None:
    duel = benchmark.task_result("greedy", "random", "patolli", 4, 1)
    assert benchmark.faults([duel]) == []
    assert 0 <= duel["low"] < duel["high"] <= 1
    assert duel["games"] == 4
    alone = benchmark.task_result("random", "solo", "founders", 3, 1, "chance")
    assert benchmark.faults([alone]) == []
    assert alone["name"] == "chance"
    assert alone["score"] > 1  # points, not a rate


def test_the_page_shows_the_leaderboard(benchmark: Any) -> None:
    entries = json.loads((ROOT / "bench" / "leaderboard.json").read_text(encoding="utf-8"))
    text = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert benchmark.faults(entries) == []
    assert benchmark.page(text, entries) == text
    assert benchmark.page(text, entries[:-1]) != text


def test_a_new_result_takes_the_place_of_the_old_one(benchmark: Any) -> None:
    old: dict[str, Any] = dict.fromkeys(benchmark.KEYS, 0)
    old |= {"name": "me", "game": "tikal", "task": "novice", "games": 20, "score": 0.5, "high": 1}
    other = {**old, "task": "artisan"}
    new = {**old, "score": 0.75, "games": 40}
    entries = benchmark.add([old, other], new)
    assert entries == [new, other]
    assert "| novice | me | 75.0% | 0.0% – 100.0% | 40 | 0 |" in benchmark.tables(entries)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"task": "chess"}, "no task 'chess'"),
        ({"score": 2}, "not within its interval"),
        ({"games": 1}, "1 games have no interval"),
        ({"colour": "red"}, "must have name, player"),
    ],
)
def test_a_wrong_entry_is_named(benchmark: Any, change: dict[str, Any], said: str) -> None:
    entry: dict[str, Any] = dict.fromkeys(benchmark.KEYS, 0)
    entry |= {"game": "tikal", "task": "novice", "games": 20, "score": 0.5, "high": 1}
    assert benchmark.faults([entry]) == []
    assert said in benchmark.faults([{**entry, **change}])[0]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["greedy", "--games", "1"], "an interval needs at least 2 games"),
        (["grandmastre", "--games", "2"], "grandmastre, random, patolli: no bot 'grandmastre'"),
    ],
)
def test_wrong_words_leave_the_leaderboard_as_it_is(
    benchmark: Any,
    words: list[str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = benchmark.FILE.read_bytes()
    argv = ["benchmark.py", *words, "--game", "patolli", "--task", "random"]
    monkeypatch.setattr("sys.argv", argv)
    with pytest.raises(SystemExit) as ended:
        benchmark.main()
    assert says in f"{ended.value} {capsys.readouterr().err}"
    assert benchmark.FILE.read_bytes() == before
