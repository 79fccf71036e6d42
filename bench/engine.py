"""`make bench`: the speed of every game, interpreted and compiled, beside other simulators.

Every measurement runs in a process of its own. The subjects take turns round after round, so that
a machine that grows slow is slow for all of them, and ratios are taken within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from report import RIVAL, Row, keep, show, verdicts
from rich.progress import Progress

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
RIVALS = {
    RIVAL: "catanatron",
    "OpenSpiel chess": "open_spiel_chess",
    "OpenSpiel backgammon": "open_spiel_backgammon",
}


class Failed(Exception):
    """A measurement that did not come to its end; says why in one line."""


def measure(
    script: str, name: str, seconds: float, number: int, package: Path
) -> dict[str, object]:
    """Run a measuring script in its own process and return what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / script), name, str(seconds), str(number)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise Failed(lines[-1] if lines else f"exit code {done.returncode}")
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


class Bench:
    """The rows measured so far, and what could not be measured."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.rows: dict[tuple[str, str], Row] = {}
        self.absent: dict[str, str] = {}

    def add(self, subject: str, mode: str, found: dict[str, float]) -> None:
        """Keep what a round found about a subject."""
        row = self.rows.setdefault((subject, mode), Row(subject, mode, []))
        row.rounds.append(found)

    def rival(self, subject: str, number: int) -> None:
        """Measure another simulator."""
        try:
            found = measure("rivals.py", RIVALS[subject], self.seconds, number, ROOT / "src")
        except Failed as error:
            self.absent[subject] = str(error)
        else:
            self.add(subject, "Python" if subject == RIVAL else "C++", found)  # type: ignore[arg-type]

    def game(self, game: str, mode: str, number: int) -> None:
        """Measure a game of ours with all its numbers of seats."""
        package = COMPILED if mode == "compiled" else ROOT / "src"
        try:
            found = measure("ours.py", game, self.seconds, number, package)
        except Failed as error:
            self.absent[f"{game}, {mode}"] = str(error)
            return
        if found["compiled"] != (mode == "compiled"):
            self.absent[f"{game}, {mode}"] = "only the interpreted game is there; run `make fast`"
            return
        seats: dict[str, dict[str, float]] = found["seats"]  # type: ignore[assignment]
        for count, rates in seats.items():
            self.add(f"{game} ({count})", mode, rates)

    def ordered(self) -> list[Row]:
        """Rivals first, then our games by name, each interpreted before compiled."""
        ours = [row for row in self.rows.values() if row.subject not in RIVALS]
        ours.sort(key=lambda row: (row.subject, row.mode == "compiled"))
        return [row for row in self.rows.values() if row.subject in RIVALS] + ours


def our_games() -> list[str]:
    """The ids of all games that lie in the source."""
    folder = ROOT / "src" / "patolli" / "games"
    return sorted(path.parent.name for path in folder.glob("*/__init__.py"))


def main() -> None:
    """The command line of the bench."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games (default: all)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of play per subject and round")
    parser.add_argument("--no-keep", action="store_true", help="do not write to bench/results")
    parser.add_argument("--check", action="store_true", help="fail when a target is not met")
    options = parser.parse_args()
    games = options.games or our_games()
    bench = Bench(options.seconds)
    steps = options.rounds * (len(RIVALS) + 2 * len(games))
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=steps)
        for number in range(1, options.rounds + 1):
            for subject in RIVALS:
                progress.update(task, description=f"round {number}: {subject}")
                bench.rival(subject, number)
                progress.advance(task)
            for game in games:
                for mode in ("interpreted", "compiled"):
                    progress.update(task, description=f"round {number}: {game}, {mode}")
                    bench.game(game, mode, number)
                    progress.advance(task)
    if not any(subject == RIVAL for subject, _ in bench.rows):
        raise SystemExit(f"{RIVAL} could not be measured: {bench.absent.get(RIVAL)}")
    rows = bench.ordered()
    show(rows, bench.absent)
    if not options.no_keep:
        print(f"kept in {keep(rows, bench.absent, HERE / 'results').relative_to(ROOT)}")
    if options.check and not all(met for _, met in verdicts(rows)):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
