"""The main action of each board."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.components import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD_DEPOSITS,
    NOBLES,
    PALACE,
    QUARRY,
)
from patolli.games.teotihuacan.rules.main_actions.alchemy import Alchemy
from patolli.games.teotihuacan.rules.main_actions.construction import Construction
from patolli.games.teotihuacan.rules.main_actions.decorations import Decorations
from patolli.games.teotihuacan.rules.main_actions.gathering import Gathering
from patolli.games.teotihuacan.rules.main_actions.main_action import MainAction
from patolli.games.teotihuacan.rules.main_actions.nobles import Nobles

# By board; there is no board 0.
MAIN_ACTIONS: Final[list[MainAction]] = [
    MainAction(0),
    MainAction(PALACE),
    Gathering(FOREST),
    Gathering(QUARRY),
    Gathering(GOLD_DEPOSITS),
    Alchemy(ALCHEMY),
    Nobles(NOBLES),
    Decorations(DECORATIONS),
    Construction(CONSTRUCTION),
]
