"""Count the instructions of one decision: `python bench/instructions.py GAME`.

Valgrind's callgrind counts what a fixed number of seeded random games executes, for every number
of seats; a shorter run is taken off, so that start-up is not counted. Unlike a time, the figure
does not depend on what else the machine does: it shows a gain of one per cent. Which engine is
counted, interpreted or compiled, is whichever is first on PYTHONPATH.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile

SHORT, LONG = 4, 84
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


def count(game: str, seats: int, games: int, folder: str) -> tuple[int, int, str]:
    """The instructions and decisions of so many games, and whether the engine was compiled."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
    done = subprocess.run(
        [*command, sys.executable, "-c", PLAY, game, str(seats), str(games)],
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
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is not installed")
    import patolli  # only to ask for the seats; what is counted runs in processes of its own

    with tempfile.TemporaryDirectory() as folder:
        for seats in patolli.load(sys.argv[1]).seats:
            first, few, _ = count(sys.argv[1], seats, SHORT, folder)
            last, many, compiled = count(sys.argv[1], seats, LONG, folder)
            each = (last - first) / (many - few)
            engine = "compiled" if compiled == "True" else "interpreted"
            print(f"{sys.argv[1]} ({seats}), {engine}: {each:,.0f} instructions per decision")


if __name__ == "__main__":
    main()
