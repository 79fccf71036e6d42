"""The catalogue of actions: every click of the game has a fixed id and notation.

What may be done at any time of one's turn comes last, so that it can be added to any list of
answers without sorting.
"""

from __future__ import annotations

from typing import Final

from patolli.core.catalogue import Catalogue
from patolli.games.teotihuacan.components import (
    BOARDS,
    DECORATION_OFFER,
    GOODS,
    SIDES,
    SPACES,
    TECH_SLOTS,
    TEMPLES,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import SLOT_NAMES
from patolli.games.teotihuacan.tiles.figures import KIND_NAMES, POWER_UP_2, STARTING_TILES, VP_4

ACTIONS: Final = Catalogue()

_W: Final = [f"w{k + 1}" for k in range(WORKERS)]
_B: Final = [f"b{number}" for number in range(1, BOARDS + 1)]
SPACE_NAMES: Final = ["royal-a", "royal-b", "royal-c", "forest", "quarry", "gold", "decorations"]
ASCENSIONS: Final = ["vp", "cocoa", "temple", "temples", "worker"]
ROWS: Final = ["top", "centre", "bottom"]
DISCOUNTS: Final = ["none", "stone", "wood"]
MOST_SALARY: Final = 2 * WORKERS
MOST_TIMES: Final = 5

# Setup.
KEPT_PAIRS: Final[list[tuple[int, int]]] = [
    (one, two) for one in range(STARTING_TILES) for two in range(one + 1, STARTING_TILES)
]
# Of two tiles, the lower first: KEEP + FIRST_PAIR[lower] + higher.
FIRST_PAIR: Final[list[int]] = [
    KEPT_PAIRS.index((one, one + 1)) - one - 1 for one in range(STARTING_TILES - 1)
]
KEEP: Final[int] = ACTIONS.family("keep", [[f"t{a + 1} t{b + 1}" for a, b in KEPT_PAIRS]])
DRAFT: Final[int] = ACTIONS.family("draft", [[f"t{n}" for n in range(1, STARTING_TILES + 1)]])
START: Final[int] = ACTIONS.family("start", [_B])
# Moving.
WORKER: Final[int] = ACTIONS.family("worker", [_W])
TO: Final[int] = ACTIONS.family("to", [_B])
PAIR: Final[int] = ACTIONS.family("pair", [_W])
ANYWHERE: Final[int] = ACTIONS.family("anywhere")
# The action on the board.
COLLECT: Final[int] = ACTIONS.family("collect")
MAIN: Final[int] = ACTIONS.family("main")
WORSHIP: Final[int] = ACTIONS.family("worship", [SPACE_NAMES])
ABILITY: Final[int] = ACTIONS.family("ability")
DISCOVERY: Final[int] = ACTIONS.family("discovery")
BOTH: Final[int] = ACTIONS.family("both")
# Paying and gaining.
PAY: Final[int] = ACTIONS.family("pay")
FREE: Final[int] = ACTIONS.family("free")
TAKE: Final[int] = ACTIONS.family("take", [GOODS])
GIVE: Final[int] = ACTIONS.family("give", [GOODS])
TIMES: Final[int] = ACTIONS.family("times", [[str(n) for n in range(MOST_TIMES + 1)]])
SALARY_PAID: Final[int] = ACTIONS.family("salary", [[str(n) for n in range(MOST_SALARY + 1)]])
CLAIM: Final[int] = ACTIONS.family("claim", [KIND_NAMES])
PRINTED: Final[int] = ACTIONS.family("printed")
TEMPLE: Final[int] = ACTIONS.family("temple", [TEMPLES])
POWER: Final[int] = ACTIONS.family("power", [_W])
ASCEND: Final[int] = ACTIONS.family("ascend", [ASCENSIONS])
# Main actions.
TECH: Final[int] = ACTIONS.family("tech", [[str(n) for n in range(1, TECH_SLOTS + 1)]])
ROW: Final[int] = ACTIONS.family("row", [ROWS])
TILE: Final[int] = ACTIONS.family("tile", [[str(n) for n in range(1, DECORATION_OFFER + 1)]])
SIDE: Final[int] = ACTIONS.family("side", [SIDES])
AT: Final[int] = ACTIONS.family("at", [SLOT_NAMES])
TURN: Final[int] = ACTIONS.family("turn", [["0", "90", "180", "270"]])
DISCOUNT: Final[int] = ACTIONS.family("discount", [DISCOUNTS])
EXTRA: Final[int] = ACTIONS.family("extra")
# No (more).
DECLINE: Final[int] = ACTIONS.family("decline")
STOP: Final[int] = ACTIONS.family("stop")
END: Final[int] = ACTIONS.family("end")
# The whole turn, and then what may be done at any time of a turn.
UNLOCK_TURN: Final[int] = ACTIONS.family("unlock", [["turn", "paid", "tile"]])
UNLOCK_PAID: Final[int] = UNLOCK_TURN + 1
UNLOCK_TILE: Final[int] = UNLOCK_TURN + 2
USE: Final[int] = ACTIONS.family("use", [KIND_NAMES[VP_4 : POWER_UP_2 + 1]])

if len(SPACE_NAMES) != SPACES:
    raise ValueError(f"{SPACES} worship spaces, but {len(SPACE_NAMES)} names for them")
