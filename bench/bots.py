"""`make bench`: thoughts a second of the bots, and steps a second of the environments.

Every measurement runs in a process of its own; subjects take turns round after round and the median
is kept. Results go to bench/results/bots.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
MODES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = ("tikal", "founders", "teotihuacan")
KINDS = ("planner", "searcher")
CATANATRON = "Catanatron (gym)"


def measure(package: Path, *words: str) -> float | None:
    """What a process of its own measured; None where it could not."""
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / "thinking.py"), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        print(f"{' '.join(words)}: {lines[-1] if lines else done.returncode}", file=sys.stderr)
        return None
    found = json.loads(done.stdout.splitlines()[-1])
    if found["compiled"] != (package.name == "compiled"):
        return None
    return float(found["rate"])


def rounds(count: int, seconds: float) -> dict[tuple[str, str, str], list[float]]:
    """Everything measured: by what (a kind, or "steps"), game and mode."""
    found: dict[tuple[str, str, str], list[float]] = {}
    for _ in range(count):
        rate = measure(MODES["interpreted"], "steps", "catanatron", str(seconds))
        if rate is not None:
            found.setdefault(("steps", CATANATRON, "interpreted"), []).append(rate)
        for game in GAMES:
            for mode, package in MODES.items():
                for what in ("steps", *KINDS):
                    words = ["steps", game] if what == "steps" else ["thoughts", game, what]
                    rate = measure(package, *words, str(seconds))
                    if rate is not None:
                        found.setdefault((what, game, mode), []).append(rate)
    return found


def lines(found: dict[tuple[str, str, str], list[float]]) -> list[tuple[str, str, str, str, str]]:
    """The table: what, game, interpreted, compiled, and the ratio to Catanatron."""
    rival = found.get(("steps", CATANATRON, "interpreted"))
    rows: list[tuple[str, str, str, str, str]] = []
    for what in ("steps", *KINDS):
        for game in (CATANATRON, *GAMES):
            rates = [found.get((what, game, mode)) for mode in MODES]
            if not any(rates):
                continue
            shown = ["–" if not rate else f"{median(rate):,.0f}" for rate in rates]
            best = [median(rate) for rate in rates if rate]
            ratio = f"{max(best) / median(rival):.1f} ×" if rival and what == "steps" else "–"
            name = "env steps/s" if what == "steps" else f"{what}, thoughts/s"
            rows.append((name, game, shown[0], shown[1], ratio))
    return rows


def main() -> None:
    """Measure, show and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    rows = lines(rounds(options.rounds, options.seconds))
    heads = ("what", "game", "interpreted", "compiled", "beside Catanatron")
    table = Table(*heads)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    text = [
        f"# Bots and environments, {date.today()}",
        "",
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"`python bench/bots.py --rounds {options.rounds} --seconds {options.seconds}`; medians.",
        "",
        "| " + " | ".join(heads) + " |",
        "|---|---|--:|--:|--:|",
        *["| " + " | ".join(row) + " |" for row in rows],
        "",
    ]
    (HERE / "results" / "bots.md").write_text("\n".join(text), encoding="utf-8")


if __name__ == "__main__":
    main()
