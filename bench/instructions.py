"""Count the instructions of one decision: `python bench/instructions.py GAME [--vector]`.

Valgrind's callgrind counts what a fixed number of seeded random games executes, for every number
of seats; a shorter run is taken off, so that start-up is not counted. Unlike a time, the figure
does not depend on what else the machine does: it shows a gain of one per cent. Which engine is
counted, interpreted or compiled, is whichever is first on PYTHONPATH. With `--vector` it counts the
vector environment (64 games by one call, two seats), observations, masks and sampling included.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

SHORT, LONG = 4, 84
SHORT_STEPS, LONG_STEPS = 100, 400
PLAY = """
import sys, patolli
from patolli.core.rng import Rng
game, seats, games = patolli.load(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
decisions = 0
for seed in range(games):
    state = game.new(seats, seed=seed, events=False)
    state.play_out(Rng.seeded(seed))
    decisions += len(state.actions)
print(decisions, patolli.compiled)
"""
STEP = """
import sys, patolli
from patolli.envs.vector import VectorGames
games, steps = VectorGames(sys.argv[1], 64, int(sys.argv[2])), int(sys.argv[3])
games.reset(1)
for _ in range(steps):
    games.step(games.sample())
print(64 * steps, patolli.compiled)
"""


def count(script: str, game: str, seats: int, much: int, folder: str) -> tuple[int, int, str]:
    """The instructions and decisions of a script, and whether the engine was compiled."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
    done = subprocess.run(
        [*command, sys.executable, "-c", script, game, str(seats), str(much)],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        raise SystemExit(f"valgrind failed:\n{done.stderr}")
    decisions, compiled = done.stdout.split()
    return int(found.group(1)), int(decisions), compiled


def main() -> None:
    """Count for every number of seats and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--vector", action="store_true", help="the vector environment")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is not installed")
    import patolli  # only to ask for the seats; what is counted runs in processes of its own

    script, what = (STEP, "64 games by one call, ") if given.vector else (PLAY, "")
    short, long = (SHORT_STEPS, LONG_STEPS) if given.vector else (SHORT, LONG)
    with tempfile.TemporaryDirectory() as folder:
        for seats in [2] if given.vector else patolli.load(given.game).seats:
            first, few, _ = count(script, given.game, seats, short, folder)
            last, many, compiled = count(script, given.game, seats, long, folder)
            each = (last - first) / (many - few)
            engine = "compiled" if compiled == "True" else "interpreted"
            print(f"{given.game} ({seats}), {what}{engine}: {each:,.0f} instructions per decision")


if __name__ == "__main__":
    main()
