"""The main actions of Forest, Stone Quarry and Gold Deposits."""

from __future__ import annotations

from typing import final

from patolli.games.teotihuacan.components import (
    BAND_OF_POWER,
    FOREST,
    RESOURCE_CELL,
    RESOURCE_POWER_UPS,
)
from patolli.games.teotihuacan.names import BOARD_SOURCE
from patolli.games.teotihuacan.rules.goods import gain_fixed
from patolli.games.teotihuacan.rules.main_actions.main_action import MainAction
from patolli.games.teotihuacan.rules.main_actions.power_ups import push_power_ups
from patolli.games.teotihuacan.rules.temples import ChooseTemple
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import main_action_done


@final
class Gathering(MainAction):
    """Gain the cell of the number of workers and the power of the weakest, then power up."""

    def possible(self, s: TeotihuacanState, seat: int, workers: int) -> bool:
        return True

    def start(self, s: TeotihuacanState, seat: int, workers: int, weakest: int) -> None:
        board = self.board
        cell = RESOURCE_CELL[board - FOREST][workers - 1][BAND_OF_POWER[weakest]]  # TEO-GATHER-1
        push_power_ups(s, seat, board, RESOURCE_POWER_UPS[workers - 1], s.tech[seat])
        source = BOARD_SOURCE[board]
        gain_fixed(s, seat, cell, source)
        if cell.temple_any:  # TEO-GATHER-4
            s.push(ChooseTemple(seat, cell.temple_any, source))
        main_action_done(s, seat, board, s.tech[seat])
