"""The bench of the server drives real tables and says what it measured."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_bench_measures_every_action() -> None:
    options = "--game tikal --engine interpreted --database sqlite --tables 3 --actions 60 --rate 0"
    done = subprocess.run(
        [sys.executable, "bench/server.py", *options.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "tikal, interpreted engine: alone" in done.stdout
    found = re.search(r"as fast as possible: (\d+) actions in .* server ([\d.]+) ms", done.stdout)
    assert found is not None, done.stdout
    assert int(found[1]) == 60
    assert float(found[2]) > 0
