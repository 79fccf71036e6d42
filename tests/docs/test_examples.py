"""The examples under docs/examples do what the page about bots says of them."""

import json
import os
import subprocess
import sys
from pathlib import Path

from patolli.resources import PACKAGE

EXAMPLES = Path(__file__).parents[2] / "docs/examples"


def test_a_bot_learns_in_one_file_and_beats_random_play(tmp_path: Path) -> None:
    def python(*arguments: str) -> str:
        path = os.pathsep.join([str(PACKAGE.parent), str(EXAMPLES)])
        done = subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, "PYTHONPATH": path},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    python(str(EXAMPLES / "learned.py"), "patolli")
    match = ["--game", "patolli", "--games", "60", "learned:LearnedBot", "random", "--json"]
    learned, random = json.loads(python("-m", "patolli", "arena", *match))["standings"]
    assert learned["win_rate_low"] > 0.5
    assert learned["mean_points"] > random["mean_points"]
