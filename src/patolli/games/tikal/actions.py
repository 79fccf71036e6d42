"""The catalogue of Tikal: every action with its fixed id.

`bring`, `move` and `guard` name the piece (explorer or leader) and the space; after `move` the
answer is a `step` to a neighbour, a `trail` between camps or a `walk` of several moves.
"""

from __future__ import annotations

from typing import Final

from patolli.core.catalogue import Catalogue
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
PLACE: Final[int] = ACTIONS.family("place", [SPACES])
TURN: Final[int] = ACTIONS.family("turn", [SIDES])
BRING: Final[int] = ACTIONS.family("bring", [PIECES, SPACES])
MOVE: Final[int] = ACTIONS.family("move", [PIECES, SPACES])
UNCOVER: Final[int] = ACTIONS.family("uncover", [SPACES])
DIG: Final[int] = ACTIONS.family("dig", [SPACES])
GIVE: Final[int] = ACTIONS.family("give", [TREASURES])
CAMP: Final[int] = ACTIONS.family("camp", [SPACES])
GUARD: Final[int] = ACTIONS.family("guard", [PIECES, SPACES])
END: Final[int] = ACTIONS.family("end")
STEP: Final[int] = ACTIONS.family("step", [SPACES])
TRAIL: Final[int] = ACTIONS.family("trail", [SPACES])
WALK: Final[int] = ACTIONS.family("walk", [SPACES])
TAKE: Final[int] = ACTIONS.family("take", [TREASURES, [str(seat) for seat in range(MAX_SEATS)]])
CHOOSE: Final[int] = ACTIONS.family("choose", [HEX_NAMES])
BID: Final[int] = ACTIONS.family("bid", [[str(points) for points in range(1, MAX_BID + 1)]])
PASS: Final[int] = ACTIONS.family("pass")
