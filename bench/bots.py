"""`make bench`: nodes a second of the bots, steps a second of the environments.

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
from statistics import median

from report import machine
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PACKAGES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = ("founders", "patolli", "teotihuacan", "tikal")
RIVAL = "Catanatron"
WHAT = {
    # what is measured: its name in the table
    "steps": "Gymnasium steps/s",
    "batches": "vector decisions/s",
    "greedy": "greedy nodes/s",
    "planner": "planner nodes/s",
    "searcher": "searcher nodes/s",
}
HEADS = ("what", "game", "interpreted", "× Catanatron", "compiled", "× Catanatron", "speed-up")
NOTE = (
    "Rates are per CPU second of one process, medians of {rounds} in which the subjects "
    "take turns. A step of an environment is one decision of its seat and those of a random rival "
    "up to the next, with observation and mask; Catanatron's is that of its own Gymnasium "
    "environment. A vector decision is one of 16 games stepped by one call. Bots play with 2,000 "
    "nodes a decision; what they do besides searching counts as time."
)
Found = dict[tuple[str, str, str], list[float]]  # rates by what, game and mode, one per round


class Failed(Exception):
    """A benchmark that failed; says why in one line."""


def measure(what: str, game: str, mode: str, seconds: float, number: int) -> float:
    """What a process of its own measured."""
    environment = {**os.environ, "PYTHONPATH": str(PACKAGES[mode]), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / "thinking.py"), what, game, str(seconds), str(number)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise Failed(lines[-1] if lines else f"exit code {done.returncode}")
    found = json.loads(done.stdout.splitlines()[-1])
    if found["compiled"] != (mode == "compiled"):
        raise Failed("only the interpreted engine is there; run `make fast`")
    return float(found["rate"])


def rounds(count: int, seconds: float, games: list[str], absent: dict[str, str]) -> Found:
    """Everything measured; what could not be goes to `absent`, with the reason."""
    subjects = [("steps", RIVAL, "interpreted")]
    subjects += [(what, game, mode) for what in WHAT for game in games for mode in PACKAGES]
    found: Found = {}
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=count * len(subjects))
        for number in range(1, count + 1):
            for what, game, mode in subjects:
                progress.update(task, description=f"round {number}: {what}, {game}, {mode}")
                try:
                    rate = measure(what, game.lower(), mode, seconds, number)
                except Failed as error:
                    absent[f"{what}, {game}, {mode}"] = str(error)
                else:
                    found.setdefault((what, game, mode), []).append(rate)
                progress.advance(task)
    return found


def lines(found: Found, games: list[str]) -> list[list[str]]:
    """The rows of the table, in the order of HEADS."""
    rows: list[list[str]] = []
    rival = found.get(("steps", RIVAL, "interpreted"), [])
    if rival:
        rows.append([WHAT["steps"], RIVAL, f"{median(rival):,.0f}", "1.0", "–", "–", "–"])
    for what, name in WHAT.items():
        for game in games:
            rates = [found.get((what, game, mode), []) for mode in PACKAGES]
            if not any(rates):
                continue
            row = [name, game]
            for mode in rates:
                beside = rival if what == "steps" else []
                row += [f"{median(mode):,.0f}" if mode else "–", _ratio(mode, beside)]
            rows.append([*row, _ratio(rates[1], rates[0])])
    return rows


def note(count: int) -> str:
    """What must be known to read the table."""
    return NOTE.format(rounds="1 round" if count == 1 else f"{count} rounds")


def _ratio(ours: list[float], theirs: list[float]) -> str:
    """The median of the ratios within rounds."""
    pairs = list(zip(ours, theirs, strict=False))
    return f"{median(one / other for one, other in pairs):.1f}" if pairs else "–"


def page(rows: list[list[str]], absent: dict[str, str], count: int) -> str:
    """The table as a page, with the machine it was measured on."""
    where = machine()
    text = [
        f"{where['date']}, commit `{where['commit']}`: {where['cpu']}, {where['cores']} cores, "
        f"{where['system']}, Python {where['python']}; load average {where['load']} at the end.",
        "",
        "| " + " | ".join(HEADS) + " |",
        "|---|---|" + "---:|" * (len(HEADS) - 2),
        *["| " + " | ".join(row) + " |" for row in rows],
        "",
        note(count),
        *([""] if absent else []),
        *[f"- not measured: {subject}: {why}" for subject, why in absent.items()],
    ]
    return "\n".join(text) + "\n"


def keep(found: Found, text: str, folder: Path) -> Path:
    """Write page and rounds to the folder; the newest page is also `bots-latest.md`."""
    where = machine()
    name = str(where["date"]).split("+")[0].replace(":", "")
    data = [
        {"what": what, "game": game, "mode": mode, "rounds": rates}
        for (what, game, mode), rates in found.items()
    ]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"bots-{name}-{'-'.join(str(where['cpu']).lower().split())}.json"
    path.write_text(json.dumps({"machine": where, "rows": data}, indent=1) + "\n", encoding="utf-8")
    path.with_suffix(".md").write_text(text, encoding="utf-8")
    (folder / "bots-latest.md").write_text(text, encoding="utf-8")
    return path


def main() -> None:
    """Measure, show and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games (default: all)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument(
        "--compiled", type=Path, default=PACKAGES["compiled"], help="where the compiled engine is"
    )
    parser.add_argument("--no-keep", action="store_true", help="do not write to bench/results")
    parser.add_argument("--results", type=Path, default=HERE / "results", help="where to keep them")
    options = parser.parse_args()
    PACKAGES["compiled"] = options.compiled.resolve()
    games = options.games or list(GAMES)
    absent: dict[str, str] = {}
    found = rounds(options.rounds, options.seconds, games, absent)
    rows = lines(found, games)
    table = Table(title="Bots and environments", title_justify="left")
    for index, head in enumerate(HEADS):
        table.add_column(head, justify="left" if index < 2 else "right")
    for row in rows:
        table.add_row(*row)
    console = Console()
    console.width = max(console.width, 110)
    console.print(table)
    console.print(note(options.rounds))
    for subject, why in absent.items():
        console.print(f"[yellow]not measured[/]: {subject}: {why}")
    if not options.no_keep:
        text = page(rows, absent, options.rounds)
        print(f"kept in {keep(found, text, options.results)}")
    if not found:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
