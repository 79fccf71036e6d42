"""The catalogue of actions: every click of the game has a fixed id and notation.

A family with one action is its id, the others are families. What may be done at any time of one's
turn comes last, so that it can be added to any list of answers without sorting.
"""

from __future__ import annotations

from typing import Final

from patolli.core.catalogue import Catalogue
from patolli.games.teotihuacan.components import (
    BOARDS,
    DECORATION_OFFER,
    GOODS,
    KIND_NAMES,
    POWER_UP_2,
    SIDES,
    SPACES,
    STARTING_TILES,
    TECH_SLOTS,
    TEMPLES,
    VP_4,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import SLOT_NAMES

ACTIONS: Final = Catalogue()

_W: Final = [f"w{k + 1}" for k in range(WORKERS)]
_B: Final = [f"b{number}" for number in range(1, BOARDS + 1)]
SPACE_NAMES: Final = ["royal-a", "royal-b", "royal-c", "forest", "quarry", "gold", "decorations"]
ASCENSIONS: Final = ["vp", "cocoa", "temple", "temples", "worker"]
ROWS: Final = ["top", "centre", "bottom"]
DISCOUNTS: Final = ["none", "stone", "wood"]
UNLOCK_WAYS: Final = ["turn", "paid", "tile"]
MOST_SALARY: Final = 2 * WORKERS
MOST_TIMES: Final = 5

# Setup.
KEPT_PAIRS: Final[list[tuple[int, int]]] = [
    (one, two) for one in range(STARTING_TILES) for two in range(one + 1, STARTING_TILES)
]
# Of two tiles, the lower first: KEEP.first + FIRST_PAIR[lower] + higher.
FIRST_PAIR: Final[list[int]] = [
    KEPT_PAIRS.index((one, one + 1)) - one - 1 for one in range(STARTING_TILES - 1)
]
KEEP: Final = ACTIONS.declare("keep", [[f"t{a + 1} t{b + 1}" for a, b in KEPT_PAIRS]])
DRAFT: Final = ACTIONS.declare("draft", [[f"t{n}" for n in range(1, STARTING_TILES + 1)]])
START: Final = ACTIONS.declare("start", [_B])
# Moving.
WORKER: Final = ACTIONS.declare("worker", [_W])
TO: Final = ACTIONS.declare("to", [_B])
PAIR: Final = ACTIONS.declare("pair", [_W])
ANYWHERE: Final[int] = ACTIONS.declare("anywhere").first
# The action on the board.
COLLECT: Final[int] = ACTIONS.declare("collect").first
MAIN: Final[int] = ACTIONS.declare("main").first
WORSHIP: Final = ACTIONS.declare("worship", [SPACE_NAMES])
ABILITY: Final[int] = ACTIONS.declare("ability").first
DISCOVERY: Final[int] = ACTIONS.declare("discovery").first
BOTH: Final[int] = ACTIONS.declare("both").first
# Paying and gaining.
PAY: Final[int] = ACTIONS.declare("pay").first
FREE: Final[int] = ACTIONS.declare("free").first
TAKE: Final = ACTIONS.declare("take", [GOODS])
GIVE: Final = ACTIONS.declare("give", [GOODS])
TIMES: Final = ACTIONS.declare("times", [[str(n) for n in range(MOST_TIMES + 1)]])
SALARY_PAID: Final = ACTIONS.declare("salary", [[str(n) for n in range(MOST_SALARY + 1)]])
CLAIM: Final = ACTIONS.declare("claim", [KIND_NAMES])
PRINTED: Final[int] = ACTIONS.declare("printed").first
TEMPLE: Final = ACTIONS.declare("temple", [TEMPLES])
POWER: Final = ACTIONS.declare("power", [_W])
ASCEND: Final = ACTIONS.declare("ascend", [ASCENSIONS])
# Main actions.
TECH: Final = ACTIONS.declare("tech", [[str(n) for n in range(1, TECH_SLOTS + 1)]])
ROW: Final = ACTIONS.declare("row", [ROWS])
TILE: Final = ACTIONS.declare("tile", [[str(n) for n in range(1, DECORATION_OFFER + 1)]])
SIDE: Final = ACTIONS.declare("side", [SIDES])
AT: Final = ACTIONS.declare("at", [SLOT_NAMES])
TURN: Final = ACTIONS.declare("turn", [["0", "90", "180", "270"]])
DISCOUNT: Final = ACTIONS.declare("discount", [DISCOUNTS])
EXTRA: Final[int] = ACTIONS.declare("extra").first
# No (more).
DECLINE: Final[int] = ACTIONS.declare("decline").first
STOP: Final[int] = ACTIONS.declare("stop").first
END: Final[int] = ACTIONS.declare("end").first
# The whole turn, and then what may be done at any time of a turn.
UNLOCK: Final = ACTIONS.declare("unlock", [UNLOCK_WAYS])
UNLOCK_TURN: Final[int] = UNLOCK.first
UNLOCK_PAID: Final[int] = UNLOCK.first + 1
UNLOCK_TILE: Final[int] = UNLOCK.first + 2
USE: Final = ACTIONS.declare("use", [KIND_NAMES[VP_4 : POWER_UP_2 + 1]])
# Whether an action may be taken at any time of one's turn.
IS_ANYTIME: Final[list[bool]] = [
    action in (UNLOCK_PAID, UNLOCK_TILE) or USE.has(action) for action in range(len(ACTIONS))
]

if len(SPACE_NAMES) != SPACES:
    raise ValueError(f"{SPACES} worship spaces, but {len(SPACE_NAMES)} names for them")
