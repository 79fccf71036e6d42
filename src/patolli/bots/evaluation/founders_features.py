"""What the Rival Architect of Founders of Teotihuacan has.

A network sees no stage of the game: the terms have weights of their own by stage.
"""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.founders import discs_ahead
from patolli.core.state import State
from patolli.games.founders.solo.rival import RIVAL
from patolli.games.founders.state import FoundersState

AUTOMATON: Final = ["points", "discs", "favour"]


@final
class FoundersFeatures(Features):
    """The points, discs and favour of the Rival Architect."""

    def automaton(self, state: State) -> list[float]:
        s = cast(FoundersState, state)
        if not s.solo:
            return []
        discs = discs_ahead(s) + (0 if s.passed[RIVAL] else s.discs[RIVAL])
        return [float(s.points[RIVAL]), float(discs), float(s.favour[RIVAL] * discs)]


def features() -> Features:
    """The features of the game."""
    return FoundersFeatures(AUTOMATON)
