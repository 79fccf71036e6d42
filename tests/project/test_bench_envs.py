"""The bench of environments measures each of ours, and says what it could not measure."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.project.test_bench import run

TABLE = """
import sys
from envs import page

rates = {("openspiel-chess", ""): [100.0, 300.0, 200.0], ("vector", "tikal"): [5000.0]}
print(page(rates, {"Pgx chess": "not there"}, 3))
"""


@pytest.mark.parametrize("what", ["pettingzoo", "floats", "gymnasium", "vector", "processes-2"])
def test_each_environment_is_measured(what: str) -> None:
    found = json.loads(run("bench/envs.py", "--measure", what, "patolli", "0.05", "1"))
    assert found["rate"] > 0


def test_the_page_has_medians_and_targets(tmp_path: Path) -> None:
    text = run("-c", TABLE)
    assert "| OpenSpiel chess, tensors | – | 200 | – |" in text
    assert "| 64 games by one call | tikal | 5,000 | 150,000 |" in text
    assert "- not measured: Pgx chess: not there" in text
