"""How far a game of Founders of Teotihuacan has gone, and what the Rival Architect has."""

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
    """The stage is the part of all discs that is played."""

    def stage(self, state: State) -> float:
        s = cast(FoundersState, state)
        left = discs_ahead(s) * s.architects
        for architect in range(s.architects):
            if not s.passed[architect]:
                left += s.discs[architect]
        return max(0.0, 1.0 - left / (sum(s.c.for_players(s.architects).discs) * s.architects))

    def automaton(self, state: State) -> list[float]:
        s = cast(FoundersState, state)
        if not s.solo:
            return []
        discs = discs_ahead(s) + (0 if s.passed[RIVAL] else s.discs[RIVAL])
        return [float(s.points[RIVAL]), float(discs), float(s.favour[RIVAL] * discs)]


def features() -> Features:
    """The features of the game."""
    return FoundersFeatures(AUTOMATON)
