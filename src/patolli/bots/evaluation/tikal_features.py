"""How far a game of Tikal has gone."""

from __future__ import annotations

from typing import cast, final

from patolli.bots.evaluation.features import Features
from patolli.core.state import State
from patolli.games.tikal.state import TikalState


@final
class TikalFeatures(Features):
    """The stage is the part of the stack that is drawn."""

    def stage(self, state: State) -> float:
        s = cast(TikalState, state)
        return s.drawn / max(1, len(s.hex_stack))


def features() -> Features:
    """The features of the game."""
    return TikalFeatures()
