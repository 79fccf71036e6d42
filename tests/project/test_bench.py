"""The bench measures, compares within a round and keeps what it found."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REPORT = """
import json, sys
from pathlib import Path
from report import Row, keep, verdicts

common = {"games": 1.0, "copies": 9e4, "observations": 1.0}
theirs = [{**common, "decisions": n, "single": 0.5} for n in (100, 200, 100)]
slow = [{**common, "decisions": n} for n in (190, 390, 190)]
fast = [
    {**common, "decisions": n, "driven": n * 0.5, "copies": 2e5} for n in (5000, 10000, 5050)
]
rows = [
    Row("Catanatron", "Python", theirs),
    Row("slow (2)", "interpreted", slow),
    Row("fast (2)", "compiled", fast),
    Row("fat (2)", "compiled", [{**found, "copies": 9e4} for found in fast]),
]
path = keep(rows, {"absent (2)": "it does not load"}, Path(sys.argv[1]))
print(json.dumps([path.name, verdicts(rows)]))
"""

RATES = {"decisions", "driven", "games", "copies", "observations", "single"}


def run(*command: str) -> str:
    """What a Python command prints, run beside the scripts of the bench."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'bench'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["patolli", "tikal"])
def test_a_game_is_measured_for_every_number_of_seats(game: str) -> None:
    found = json.loads(run("bench/ours.py", game, "0.02", "1"))
    assert found["compiled"] is False
    assert set(found["seats"]) == {"2", "3", "4"}
    for rates in found["seats"].values():
        assert rates.keys() == RATES
        assert all(rates[key] > 0 for key in rates if key != "single")


def test_targets_are_judged_within_rounds(tmp_path: Path) -> None:
    name, judged = json.loads(run("-c", REPORT, str(tmp_path)))
    assert judged == [
        ["slow (2), interpreted: 1.9× of at least 2× (like for like 3.8×)", False],
        ["fast (2), compiled: 50.0× of at least 50× (like for like 100.0×)", True],
        ["fast (2), driven: 25.0× of at least 30×", False],
        ["fast (2), compiled: a copy in 5.00 µs of 10", True],
        ["fat (2), compiled: 50.0× of at least 50× (like for like 100.0×)", True],
        ["fat (2), driven: 25.0× of at least 30×", False],
        ["fat (2), compiled: a copy in 11.11 µs of 10", False],
    ]
    kept = json.loads((tmp_path / name).read_text(encoding="utf-8"))
    assert {"date", "commit", "cpu", "cores", "python", "versions"} <= set(kept["machine"])
    assert len(kept["rows"]) == 4
    page = (tmp_path / "latest.md").read_text(encoding="utf-8")
    assert "- **not met**: slow (2), interpreted" in page
    assert "- not measured: absent (2): it does not load" in page
