"""The arguments of frames, by their names: which number things, and what they can be."""

from __future__ import annotations

from typing import Final

from patolli.core.frame import FLAG
from patolli.games.teotihuacan.actions import ACTIONS, MOST_TIMES, SPACE_NAMES
from patolli.games.teotihuacan.components import (
    ASCENSION_POWER,
    BOARDS,
    COLOURS,
    GOODS,
    MOST_COUNTED,
    ROYAL_NUMBER,
    STARTING_TILES,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import SLOT_NAMES
from patolli.games.teotihuacan.names import STASH_NAMES

BOARD_WORDS: Final[list[str]] = ["", *[f"b{board}" for board in range(1, BOARDS + 1)]]
WORKER_WORDS: Final[list[str]] = [
    f"w{k + 1} of {colour}" for colour in range(COLOURS) for k in range(WORKERS)
]
FEW: Final = 6  # more than any effect gives at once

# How an argument is written in a position.
THINGS: Final[dict[str, list[str]]] = {
    "again": FLAG,
    "anywhere": FLAG,
    "board": BOARD_WORDS,
    "choice": ACTIONS.names,
    "k": [f"w{k + 1}" for k in range(WORKERS)],
    "least": GOODS,
    "partner": WORKER_WORDS,
    "royal": [f"royal-{number}" for number in ROYAL_NUMBER],
    "slot": SLOT_NAMES,
    "space": SPACE_NAMES,
    "stash": STASH_NAMES,
    "tile": [f"t{tile + 1}" for tile in range(STARTING_TILES)],
    "waived": FLAG,
    "worker": WORKER_WORDS,
}

# The lowest and the highest number that an argument can be; of offers and stashes the frames say.
RANGES: Final[dict[str, tuple[int, int]]] = {
    "again": (0, 1),
    "amount": (1, FEW),
    "anywhere": (0, 1),
    "blue": (0, 4),
    "board": (1, BOARDS),
    "choice": (0, len(ACTIONS) - 1),
    "count": (1, FEW),
    "discount": (0, 1),
    "gained": (0, FEW),
    "green": (0, 4),
    "k": (0, WORKERS - 2),
    "least": (0, len(GOODS) - 1),
    "left": (0, FEW),
    "most": (0, MOST_TIMES),
    "partner": (-1, COLOURS * WORKERS - 1),
    "placed": (0, MOST_COUNTED),
    "power": (0, ASCENSION_POWER),
    "red": (0, 4),
    "royal": (0, len(ROYAL_NUMBER) - 1),
    "slot": (0, len(SLOT_NAMES) - 1),
    "space": (0, len(SPACE_NAMES) - 1),
    "steps": (1, FEW),
    "tile": (0, STARTING_TILES - 1),
    "waived": (0, 1),
    "weakest": (1, ASCENSION_POWER - 1),
    "worker": (0, COLOURS * WORKERS - 1),
    "workers": (1, MOST_COUNTED),
}
