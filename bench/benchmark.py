"""Play the tasks of the benchmark and keep what came out: `python bench/benchmark.py PLAYER ...`.

A player is what the arena takes: a kind, a level, `package.module:Class` or `exec:COMMAND`, with a
budget after `@`. Results go to `bench/leaderboard.json` in the place of older ones of the same
player and task, and into the tables of `docs/benchmark.md`. `--page` only writes these tables;
`--check` fails when they are not those of the file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "bench" / "leaderboard.json"
PAGE = ROOT / "docs" / "benchmark.md"
GAMES = ("founders", "patolli", "teotihuacan", "tikal")
SOLO = "solo"
TASKS = (SOLO, "random", "novice", "apprentice", "artisan", "master")
BEGIN, END = "<!-- leaderboard: begin -->", "<!-- leaderboard: end -->"
KEYS = ("name", "player", "task", "game", "games", "seed", "score", "low", "high", "version")
SEED = 1
Z95 = 1.959964
Entry = dict[str, Any]


def task_result(player: str, task: str, game: str, games: int, jobs: int, name: str = "") -> Entry:
    """What a player does in a task: its mean points alone, or its win rate with ties shared."""
    import patolli
    from patolli.arena.match import Match
    from patolli.arena.run import run
    from patolli.arena.statistics import standings

    alone = task == SOLO
    players = [player] if alone else [player, task]
    match = Match.of(game, 1 if alone else 2, players, games, SEED)
    played = run(match, jobs)
    if alone:
        points = [float(each.scores[0]) for each in played]
        score = fmean(points)
        half = Z95 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        low, high = score - half, score + half
    else:
        first = standings(match, played, rate=False)[0]
        score, low, high = first.win_rate, first.win_rate_low, first.win_rate_high
    rules = patolli.load(game).rules_version
    return {
        "name": name or player,
        "player": player,
        "task": task,
        "game": game,
        "games": len(played),
        "seed": SEED,
        "score": round(score, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "version": f"{patolli.__version__}, rules {rules}",
    }


def faults(entries: Sequence[Entry]) -> list[str]:
    """What is wrong with a leaderboard."""
    found: list[str] = []
    for number, entry in enumerate(entries):
        if set(entry) != set(KEYS):
            found.append(f"entry {number} must have {', '.join(KEYS)}")
            continue
        if entry["game"] not in GAMES or entry["task"] not in TASKS:
            found.append(f"entry {number}: no task {entry['task']!r} of {entry['game']!r}")
        if not entry["low"] <= entry["score"] <= entry["high"]:
            found.append(f"entry {number}: the score is not within its interval")
        if entry["games"] < 2:
            found.append(f"entry {number}: {entry['games']} games have no interval")
    return found


def tables(entries: Sequence[Entry]) -> str:
    """One table for each game, the best first within a task."""
    lines: list[str] = []
    for game in GAMES:
        rows = [entry for entry in entries if entry["game"] == game]
        if not rows:
            continue
        rows.sort(key=lambda entry: (TASKS.index(entry["task"]), -entry["score"], entry["name"]))
        lines += [
            f"### {game}",
            "",
            "| task | player | score | 95 % interval | games | version |",
            "|---|---|---:|---|---:|---|",
        ]
        for row in rows:
            score, low, high = (shown(row["task"], row[key]) for key in ("score", "low", "high"))
            lines.append(
                f"| {row['task']} | {row['name']} | {score} | {low} – {high} "
                f"| {row['games']} | {row['version']} |"
            )
        lines.append("")
    return "\n".join(lines)


def shown(task: str, score: float) -> str:
    """Points as they are, a rate in per cent."""
    return f"{score:.1f}" if task == SOLO else f"{score:.1%}"


def page(text: str, entries: Sequence[Entry]) -> str:
    """The page with the tables of these entries."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables(entries)}\n{END}{after}"


def add(entries: list[Entry], new: Entry) -> list[Entry]:
    """The entries with one more, in the place of an older one of the same player and task."""
    same = ("name", "task", "game")
    kept = [entry for entry in entries if any(entry[key] != new[key] for key in same)]
    kept.append(new)
    return sorted(kept, key=lambda one: (one["game"], TASKS.index(one["task"]), one["name"]))


def main() -> None:
    """Play, keep and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", metavar="PLAYER")
    parser.add_argument("--game", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--task", nargs="+", default=list(TASKS), choices=TASKS)
    parser.add_argument("--games", type=int, default=100, help="of each task (default: 100)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--name", default="", help="for the leaderboard (default: the player)")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    import patolli

    if given.games < 2:
        parser.error(f"--games {given.games}: an interval needs at least 2 games")
    entries: list[Entry] = json.loads(FILE.read_text(encoding="utf-8"))
    if wrong := faults(entries):
        sys.exit("\n".join(wrong))
    if given.check:
        text = PAGE.read_text(encoding="utf-8")
        if page(text, entries) != text:
            sys.exit("docs/benchmark.md is not up to date: python bench/benchmark.py --page")
        return
    for player in given.players:
        for game in given.game:
            for task in given.task:
                if task == SOLO and 1 not in patolli.load(game).seats:
                    print(f"{game} is not played alone: no task {SOLO}", file=sys.stderr)
                    continue
                try:
                    new = task_result(player, task, game, given.games, given.jobs, given.name)
                except patolli.PatolliError as error:
                    sys.exit(f"{player}, {task}, {game}: {error}")
                entries = add(entries, new)
                write(entries)
                print(json.dumps(new), flush=True)
    write(entries)


def write(entries: list[Entry]) -> None:
    """Keep the entries, and bring the page up to date."""
    FILE.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), entries), encoding="utf-8")


if __name__ == "__main__":
    main()
