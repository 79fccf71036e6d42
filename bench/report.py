"""What a run of the bench found: as a table in the terminal, as JSON, as Markdown."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

RIVAL = "Catanatron"
TARGETS = {"interpreted": 2.0, "compiled": 50.0}  # times Catanatron's decisions per second
DRIVEN_TARGET = 30.0  # the same, compiled and driven from Python
COPY_TARGET = 10.0  # microseconds, compiled
WIDTH = 138
RATES = ("decisions", "driven", "games", "copies", "observations")
HEADS = (
    "subject (seats)",
    "engine",
    "decisions/s",
    "× Catanatron",
    "like for like",
    "driven/s",
    "games/s",
    "copies/s",
    "observations/s",
)


@dataclass
class Row:
    """One subject: its rates of every round, per CPU second."""

    subject: str
    mode: str
    rounds: list[dict[str, float]]

    def rate(self, key: str) -> float | None:
        """The median of the rounds; None for what this subject does not have."""
        values = [found[key] for found in self.rounds if key in found]
        return median(values) if values else None

    def ratio(self, rival: Row, rate: str = "decisions") -> float:
        """A rate as a multiple of the rival's decisions in the same round, the median."""
        pairs = zip(self.rounds, rival.rounds, strict=False)
        return median(ours[rate] / theirs["decisions"] for ours, theirs in pairs)

    def choices(self, rival: Row) -> float:
        """The same of decisions with at least two answers, on both sides."""
        pairs = zip(self.rounds, rival.rounds, strict=False)
        return median(_choices(ours) / _choices(theirs) for ours, theirs in pairs)

    def copy_us(self) -> float:
        """Microseconds per copy."""
        return 1e6 / (self.rate("copies") or 1)


def _choices(found: dict[str, float]) -> float:
    return found["decisions"] * (1 - found.get("single", 0.0))


def machine() -> dict[str, object]:
    """What ran, and on what."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].split(":", 1)[1].strip() if names else cpu
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": _commit(),
        "cpu": cpu,
        "cores": os.cpu_count(),
        "system": platform.system() + " " + platform.machine(),
        "python": sys.version.split()[0],
        "load": round(os.getloadavg()[0], 2),
        "versions": {name: _version(name) for name in ("mypy", "catanatron", "open-spiel")},
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def _commit() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


def verdicts(rows: list[Row]) -> list[tuple[str, bool]]:
    """Every target as a sentence with the figure, and whether it is met."""
    rival = next(row for row in rows if row.subject == RIVAL)
    found: list[tuple[str, bool]] = []
    for row in rows:
        if row.mode not in TARGETS:
            continue
        ratio, target = row.ratio(rival), TARGETS[row.mode]
        alike = f"like for like {row.choices(rival):.1f}×"
        text = f"{row.subject}, {row.mode}: {ratio:.1f}× of at least {target:g}× ({alike})"
        found.append((text, ratio >= target))
        if row.mode == "compiled":
            driven = row.ratio(rival, "driven")
            text = f"{row.subject}, driven: {driven:.1f}× of at least {DRIVEN_TARGET:g}×"
            found.append((text, driven >= DRIVEN_TARGET))
            met = row.copy_us() < COPY_TARGET
            text = f"{row.subject}, compiled: a copy in {row.copy_us():.2f} µs of {COPY_TARGET:g}"
            found.append((text, met))
    return found


def cells(row: Row, rival: Row) -> list[str]:
    """The row of a table, in the order of HEADS."""
    rates = [row.rate(key) for key in RATES]
    shown = ["–" if rate is None else f"{rate:,.0f}" for rate in rates]
    ratios = [f"{row.ratio(rival):.1f}", f"{row.choices(rival):.1f}"]
    return [row.subject, row.mode, shown[0], *ratios, *shown[1:]]


def note(rows: list[Row]) -> str:
    """What must be known to compare decisions."""
    rival = next(row for row in rows if row.subject == RIVAL)
    single = rival.rate("single") or 0.0
    return (
        f"Rates are per CPU second of one process, medians of {len(rival.rounds)} rounds in which "
        f"the subjects take turns. All of {RIVAL}'s decisions count, although {single:.0%} of them "
        "offer a single action (roll, end turn); Patolli carries such steps out without asking, "
        "so that they are not among its decisions. Patolli's and Catanatron's are made by each "
        "library's own random play, OpenSpiel's by a loop in Python, as Patolli's “driven” "
        "ones are. “Like for like” compares decisions with at "
        "least two answers on both sides. OpenSpiel's throws of dice are not counted."
    )


def show(rows: list[Row], absent: dict[str, str]) -> None:
    """Print the table, what is absent, and the targets."""
    console = Console()
    console.width = max(console.width, WIDTH)
    rival = next(row for row in rows if row.subject == RIVAL)
    table = Table(title="Random play", title_justify="left")
    for index, head in enumerate(HEADS):
        table.add_column(head, justify="left" if index < 2 else "right")
    for row in rows:
        table.add_row(*cells(row, rival))
    console.print(table)
    console.print(note(rows))
    for subject, why in absent.items():
        console.print(f"[yellow]not measured[/]: {subject}: {why}")
    for text, met in verdicts(rows):
        console.print(f"[green]met[/]      {text}" if met else f"[red]not met[/]  {text}")


def markdown(rows: list[Row], absent: dict[str, str], where: dict[str, object]) -> str:
    """The whole report as a page."""
    rival = next(row for row in rows if row.subject == RIVAL)
    lines = [
        f"{where['date']}, commit `{where['commit']}`: {where['cpu']}, {where['cores']} cores, "
        f"{where['system']}, Python {where['python']}; load average {where['load']} at the end.",
        "",
        "| " + " | ".join(HEADS) + " |",
        "|---|---|" + "---:|" * (len(HEADS) - 2),
    ]
    lines += ["| " + " | ".join(cells(row, rival)) + " |" for row in rows]
    lines += ["", note(rows), ""]
    lines += [f"- not measured: {subject}: {why}" for subject, why in absent.items()]
    lines += [f"- {'met' if met else '**not met**'}: {text}" for text, met in verdicts(rows)]
    return "\n".join(lines) + "\n"


def keep(rows: list[Row], absent: dict[str, str], folder: Path) -> Path:
    """Write the results to the folder; the newest page is also `latest.md`."""
    where = machine()
    rounds = [{"subject": row.subject, "mode": row.mode, "rounds": row.rounds} for row in rows]
    data = {"machine": where, "rows": rounds, "absent": absent}
    name = str(where["date"]).split("+")[0].replace(":", "")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{'-'.join(str(where['cpu']).lower().split())}.json"
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    page = markdown(rows, absent, where)
    path.with_suffix(".md").write_text(page, encoding="utf-8")
    (folder / "latest.md").write_text(page, encoding="utf-8")
    return path
