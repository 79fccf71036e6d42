"""The bench of bots and environments measures each thing, compares within a round and keeps it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.project.test_bench import run

TABLE = """
import json, sys
from pathlib import Path
from bots import keep, lines, page

found = {
    ("steps", "Catanatron", "interpreted"): [100.0, 200.0, 100.0],
    ("steps", "tikal", "interpreted"): [150.0, 320.0, 140.0],
    ("steps", "tikal", "compiled"): [500.0, 1000.0, 400.0],
    ("planner", "tikal", "interpreted"): [1000.0, 2000.0, 1000.0],
}
rows = lines(found, ["tikal", "founders"])
path = keep(found, page(rows, {"steps, founders, compiled": "not there"}, 3), Path(sys.argv[1]))
print(json.dumps([path.name, rows]))
"""


@pytest.mark.parametrize("what", ["steps", "batches", "greedy", "planner", "searcher"])
def test_each_thing_is_measured(what: str) -> None:
    found = json.loads(run("bench/thinking.py", what, "patolli", "0.02", "1"))
    assert found["compiled"] is False
    assert found["rate"] > 0


def test_ratios_are_taken_within_rounds_and_kept(tmp_path: Path) -> None:
    name, rows = json.loads(run("-c", TABLE, str(tmp_path)))
    assert rows == [
        ["Gymnasium steps/s", "Catanatron", "100", "1.0", "–", "–", "–"],
        ["Gymnasium steps/s", "tikal", "150", "1.5", "500", "5.0", "3.1"],
        ["planner nodes/s", "tikal", "1,000", "–", "–", "–", "–"],
    ]
    kept = json.loads((tmp_path / name).read_text(encoding="utf-8"))
    assert {"date", "commit", "cpu"} <= kept["machine"].keys()
    assert len(kept["rows"]) == 4
    page = (tmp_path / "bots-latest.md").read_text(encoding="utf-8")
    assert "| Gymnasium steps/s | tikal | 150 | 1.5 | 500 | 5.0 | 3.1 |" in page
    assert "- not measured: steps, founders, compiled: not there" in page


def test_other_settings_of_a_search_meet_the_committed_ones(tmp_path: Path) -> None:
    weights = tmp_path / "other.toml"
    weights.write_text("[weights]\ntiles_early = 0.5\n", encoding="utf-8")
    changes = ["--set", "rounds=1", "planning=0.5", "--weights", str(weights)]
    for seats, shown in (("2", "| founders | 2 | 2 |"), ("1", "| founders | 1 | 2 |")):
        asked = ["founders", "--seats", seats, "--games", "2", "--nodes", "30", *changes]
        row = run("bench/settings.py", *asked)
        assert row.startswith(shown)
        assert ("before" in row) == (seats == "1")
