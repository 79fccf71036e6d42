"""The main actions of Forest, Stone Quarry and Gold Deposits."""

from __future__ import annotations

from patolli.games.teotihuacan.components import (
    BAND_OF_POWER,
    FOREST,
    RESOURCE_CELL,
    RESOURCE_POWER_UPS,
)
from patolli.games.teotihuacan.names import BOARD_SOURCE
from patolli.games.teotihuacan.rules.goods import gain_cocoa, gain_fixed, gain_good, score
from patolli.games.teotihuacan.rules.main_actions.power_ups import MainPowerUps
from patolli.games.teotihuacan.rules.temples import ChooseTemple
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import (
    TECH_5,
    TECH_5_GOODS,
    TECH_7,
    TECH_7_COCOA,
    TECH_7_VP,
    TECH_13,
)


def gather(s: TeotihuacanState, seat: int, board: int, workers: int, weakest: int) -> None:
    """Gain the cell of the number of workers and the power of the weakest, then power up."""
    cell = RESOURCE_CELL[board - FOREST][workers - 1][BAND_OF_POWER[weakest]]
    again = 1 if s.tech[seat] & TECH_13 else 0
    s.push(MainPowerUps(seat, board, RESOURCE_POWER_UPS[workers - 1], 0, again))
    source = BOARD_SOURCE[board]
    gain_fixed(s, seat, cell, source)
    if cell.temple_any:
        s.push(ChooseTemple(seat, cell.temple_any, source))
    if s.tech[seat] & TECH_5:  # TEO-TECH-5
        gain_good(s, seat, board - FOREST, TECH_5_GOODS, "technology-5")
    if s.tech[seat] & TECH_7:  # TEO-TECH-7
        gain_cocoa(s, seat, TECH_7_COCOA, "technology-7")
        score(s, seat, TECH_7_VP, "technology-7")
