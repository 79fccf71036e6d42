"""The catalogue of Tikal: every action with its fixed id.

`bring`, `move` and `guard` name the piece (explorer or leader) and the space; after `move` the
answer is a `step` to a neighbour, a `trail` between camps or a `walk` of several moves.
"""

from __future__ import annotations

from typing import Final

from patolli.core.catalogue import Catalogue, Family
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.components import (
    AUCTION_START,
    HEX_NAMES,
    HEXES,
    LEVELS,
    MAX_SEATS,
    SET_POINTS,
    SIDES,
    TREASURE_KINDS,
    TREASURES,
    VOLCANO,
)

EXPLORER: Final = 0
LEADER: Final = 1
PIECES: Final[list[str]] = ["explorer", "leader"]


def _most_points() -> int:
    """More than any marker can show while there is still an auction to come."""
    temples = sum(tile.value for tile in HEXES) + sum(LEVELS)
    treasures = TREASURE_KINDS * SET_POINTS[-1]
    rounds = sum(1 for tile in HEXES if tile.kind == VOLCANO)
    return AUCTION_START + rounds * (temples + treasures)


MAX_BID: Final[int] = _most_points()

ACTIONS: Final = Catalogue()
PLACE: Final[Family] = ACTIONS.declare("place", [SPACES])
ROTATE: Final[Family] = ACTIONS.declare("turn", [SIDES])
BRING: Final[Family] = ACTIONS.declare("bring", [PIECES, SPACES])
MOVE: Final[Family] = ACTIONS.declare("move", [PIECES, SPACES])
UNCOVER: Final[Family] = ACTIONS.declare("uncover", [SPACES])
DIG: Final[Family] = ACTIONS.declare("dig", [SPACES])
GIVE: Final[Family] = ACTIONS.declare("give", [TREASURES])
CAMP: Final[Family] = ACTIONS.declare("camp", [SPACES])
GUARD: Final[Family] = ACTIONS.declare("guard", [PIECES, SPACES])
END: Final[Family] = ACTIONS.declare("end")
STEP: Final[Family] = ACTIONS.declare("step", [SPACES])
TRAIL: Final[Family] = ACTIONS.declare("trail", [SPACES])
WALK: Final[Family] = ACTIONS.declare("walk", [SPACES])
TAKE: Final[Family] = ACTIONS.declare("take", [TREASURES, [str(seat) for seat in range(MAX_SEATS)]])
CHOOSE: Final[Family] = ACTIONS.declare("choose", [HEX_NAMES])
BID: Final[Family] = ACTIONS.declare("bid", [[str(points) for points in range(1, MAX_BID + 1)]])
PASS: Final[Family] = ACTIONS.declare("pass")
