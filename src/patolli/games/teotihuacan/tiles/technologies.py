"""The technologies: when each one acts, and where; what it gives is printed on it.

One declaration each, in the order of their bits in a player's technologies. The rules call the
functions at the end at the moment that a declaration names.
"""

from __future__ import annotations

from typing import Final, final

from patolli.games.teotihuacan.components import (
    BOARDS,
    FOREST,
    PALACE,
    TECHNOLOGY_FACES,
    TECHNOLOGY_NUMBER,
    TechnologyFace,
)
from patolli.games.teotihuacan.rules.goods import gain_cocoa, gain_good, score
from patolli.games.teotihuacan.rules.temples import ChooseTemple
from patolli.games.teotihuacan.state import TeotihuacanState

# Moments.
PALACE_MET: Final = 0  # a move has landed on the Palace or passed it
MAIN_ACTION: Final = 1  # the main action of one of its boards is carried out
POWER_UPS: Final = 2  # the power-ups of such a main action are taken
WORKERS_COUNTED: Final = 3  # such a main action begins


@final
class Technology:
    """One technology: its number, when it acts, and its rule."""

    def __init__(self, number: int, moment: int, rule: str) -> None:
        index = TECHNOLOGY_NUMBER.index(number)
        self.number: Final = number
        self.moment: Final = moment
        self.rule: Final = rule
        self.bit: Final[int] = 1 << index
        self.face: Final[TechnologyFace] = TECHNOLOGY_FACES[index]
        self.source: Final = f"technology-{number}"

    def act(self, s: TeotihuacanState, seat: int, board: int) -> None:
        """Give what is printed on it."""
        face = self.face
        gain_cocoa(s, seat, face.cocoa, self.source)
        if face.goods:  # of the kind that the board gives
            gain_good(s, seat, board - FOREST, face.goods, self.source)
        score(s, seat, face.vp, self.source)
        if face.temple_steps:
            s.push(ChooseTemple(seat, face.temple_steps, self.source))


FURTHER_POWER_UP: Final = Technology(13, POWER_UPS, "TEO-TECH-13")
FURTHER_BUILDER: Final = Technology(15, WORKERS_COUNTED, "TEO-TECH-15")

TECHNOLOGY_TILES: Final[list[Technology]] = [
    Technology(1, PALACE_MET, "TEO-TECH-1"),
    Technology(3, MAIN_ACTION, "TEO-TECH-3"),
    Technology(5, MAIN_ACTION, "TEO-TECH-5"),
    Technology(7, MAIN_ACTION, "TEO-TECH-7"),
    Technology(9, MAIN_ACTION, "TEO-TECH-9"),
    Technology(11, MAIN_ACTION, "TEO-TECH-11"),
    FURTHER_POWER_UP,
    FURTHER_BUILDER,
    Technology(17, MAIN_ACTION, "TEO-TECH-17"),
]

# -- by moment -------------------------------------------------------------------------------------

_AT_PALACE: Final[list[Technology]] = [
    tile for tile in TECHNOLOGY_TILES if tile.moment == PALACE_MET
]
_AFTER_MAIN_ACTION: Final[list[list[Technology]]] = [
    [tile for tile in TECHNOLOGY_TILES if tile.moment == MAIN_ACTION and board in tile.face.boards]
    for board in range(BOARDS + 1)
]


def palace_met(s: TeotihuacanState, seat: int) -> None:
    """A move has landed on the Palace or passed it."""
    for tile in _AT_PALACE:
        if s.tech[seat] & tile.bit:
            tile.act(s, seat, PALACE)


def main_action_done(s: TeotihuacanState, seat: int, board: int, owned: int) -> None:
    """A main action is carried out with the technologies owned when it began."""
    for tile in _AFTER_MAIN_ACTION[board]:
        if owned & tile.bit:
            tile.act(s, seat, board)


def further_power_up(owned: int) -> bool:
    """Whether one more power-up may be bought after those of a main action."""
    return owned & FURTHER_POWER_UP.bit != 0


def further_builders(owned: int) -> int:
    """How many more workers count for Construction."""
    return FURTHER_BUILDER.face.workers if owned & FURTHER_BUILDER.bit else 0


def construction_discount(owned: int) -> int:
    """The goods that a Construction action saves once."""
    return FURTHER_BUILDER.face.discount if owned & FURTHER_BUILDER.bit else 0
