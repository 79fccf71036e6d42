"""Playing needs no NumPy and no PyTorch: they are for training and research."""

from __future__ import annotations

import subprocess
import sys

import pytest

from patolli.bots import KINDS, LEVELS

PLAY = """
import sys

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "torch"):
            raise ImportError(f"{name} is imported")

sys.meta_path.insert(0, Refused())
import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.table import hints

state = patolli.load(sys.argv[1]).new(2, seed=4, events=False)
for kind in sys.argv[2:]:
    bot = make(kind, 1)
    for _ in range(3):
        state.apply(bot.choose(Knowledge(state), Budget(nodes=40)))
    bot.explain()
seat, knowledge = state.seat, Knowledge(state)
hints.hint(state, seat, hints.plan(make("planner", 1, Budget(nodes=40)), knowledge), 0)
"""


@pytest.mark.parametrize("game", ["founders", "patolli", "teotihuacan", "tikal"])
def test_every_bot_plays_and_explains_without_numpy(game: str) -> None:
    command = [sys.executable, "-c", PLAY, game, *KINDS, *LEVELS]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
