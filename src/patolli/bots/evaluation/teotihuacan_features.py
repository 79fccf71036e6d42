"""How far a game of Teotihuacan has gone, and what Teotibot has."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.teotihuacan import time_left
from patolli.core.state import State
from patolli.games.teotihuacan.components import (
    ECLIPSES,
    LEADER_VP,
    TEMPLE_BONUS,
    TRACK_VP,
    WORKERS,
)
from patolli.games.teotihuacan.rules.main_actions.nobles import avenue_value
from patolli.games.teotihuacan.rules.scoring import leads_track, mask_points, technologies
from patolli.games.teotihuacan.state import OUT, TeotihuacanState

BOT: Final = 1  # Teotibot's place among the players
AUTOMATON: Final = [
    "points",
    "avenue",
    "avenue_later",
    "track",
    "leader",
    "masks",
    "masks_later",
    "bonuses",
    "temples",
    "cocoa",
    "goods",
    "power",
    "technologies",
    "technologies_later",
    "time",
    "completed",
]


@final
class TeotihuacanFeatures(Features):
    """The stage is the part of the Eclipses that has passed."""

    def stage(self, state: State) -> float:
        return 1.0 - time_left(cast(TeotihuacanState, state)) / ECLIPSES

    def automaton(self, state: State) -> list[float]:
        s = cast(TeotihuacanState, state)
        if s.seats > 1:
            return []
        time = time_left(s)
        later = 0 if s.completed else max(0, ECLIPSES - s.eclipses - 1)
        avenue = float(avenue_value(s) * s.avenue[BOT])
        masks = float(mask_points(s, BOT))
        steps = 0
        bonuses = 0
        goods = 0
        for i in range(BOT * 3, BOT * 3 + 3):
            steps += s.temple[i]
            goods += s.goods[i]
            if s.temple[i] >= TEMPLE_BONUS:
                bonuses += 1
        power = 0
        for worker in range(BOT * WORKERS, (BOT + 1) * WORKERS):
            if s.place[worker] != OUT:
                power += s.power[worker]
        known = technologies(s, BOT)
        return [
            float(s.vp[BOT]),
            avenue,
            avenue * later,
            float(TRACK_VP[min(s.eclipses, ECLIPSES - 1)] * s.track[BOT]),
            float(LEADER_VP) if leads_track(s, BOT) else 0.0,
            masks,
            masks * later,
            float(bonuses),
            steps * time,
            float(s.cocoa[BOT]),
            goods * time,
            power * time,
            float(known),
            known * time,
            time,
            1.0 if s.completed else 0.0,
        ]


def features() -> Features:
    """The features of the game."""
    return TeotihuacanFeatures(AUTOMATON)
