"""What a situation in Teotihuacan is worth. To the first searcher."""

from __future__ import annotations

from typing import Final, cast, final

from baselines.searcher_1_evaluation import Evaluation
from baselines.searcher_1_games import (
    BOARDS,
    DARK_DISC,
    ECLIPSES,
    LEADER_VP,
    LOCKED,
    OUT,
    TEMPLE_BONUS,
    TRACK_VP,
    UNPAID_VP,
    WORKERS,
    TeotihuacanState,
    avenue_value,
    bonus_points,
    mask_points,
    salary_due,
    technologies,
)
from patolli.core.state import State

RIPE: Final = 4  # a power from which an ascension is near

NAMES: Final = [
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
    "salary",
    "goods",
    "gold",
    "power",
    "workers",
    "locked",
    "together",
    "technologies",
    "discoveries",
    "ripe",
    "spread",
]

WEIGHTS: Final = {
    "points": 1.0,
    "avenue": 0.382,
    "avenue_later": 0.961,
    "track": 0.623,
    "leader": 0.744,
    "masks": 0.303,
    "masks_later": -0.521,
    "bonuses": 0.644,
    "temples": 0.812,
    "cocoa": 0.861,
    "salary": 0.182,
    "goods": 0.882,
    "gold": 1.46,
    "power": 1.2,
    "workers": -1.95,
    "locked": -5.41,
    "together": -0.56,
    "technologies": 4.73,
    "discoveries": 0.148,
    "ripe": 0.759,
    "spread": 0.237,
}


@final
class TeotihuacanEvaluation(Evaluation):
    """Points, what the next Eclipse and the end will pay, goods, workers and technologies."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(TeotihuacanState, state)
        time = time_left(s)
        later = max(0, ECLIPSES - s.eclipses - 1)
        if s.completed:
            later = 0
        near = 1.0 - (time - later)  # how near the next Eclipse is, 0 to 1
        value = avenue_value(s)
        best = max(s.track)
        found: list[list[float]] = []
        for seat in range(s.seats):
            found.append(
                [
                    float(s.vp[seat]),
                    float(value * s.avenue[seat]),
                    float(value * s.avenue[seat] * later),
                    float(TRACK_VP[min(s.eclipses, ECLIPSES - 1)] * s.track[seat]),
                    float(LEADER_VP) if best > 0 and s.track[seat] == best else 0.0,
                    float(mask_points(s, seat)),
                    float(mask_points(s, seat) * later),
                    temple_bonuses(s, seat),
                    temple_steps(s, seat) * time,
                    saved(s.cocoa[seat]) * time,
                    near * UNPAID_VP * min(0, s.cocoa[seat] - salary_due(s, seat)),
                    (saved(s.goods[seat * 3]) + saved(s.goods[seat * 3 + 1])) * time,
                    saved(s.goods[seat * 3 + 2]) * time,
                    0.0,
                    0.0,
                    0.0,
                    0.0,
                    technologies(s, seat) * time,
                    s.ready[seat] * (0.5 + time),
                    0.0,
                    0.0,
                ]
            )
            workers(s, seat, time, found[seat])
        return found


def time_left(s: TeotihuacanState) -> float:
    """How much of the game is left, in Eclipses."""
    if s.completed or s.eclipses >= ECLIPSES:
        return 0.1
    whole = max(1, DARK_DISC[s.players][s.eclipses])
    apart = min(1.0, max(0, s.dark - s.light) / whole)
    if s.countdown > 0:
        apart = 0.1
    return ECLIPSES - s.eclipses - 1 + apart


def saved(amount: int) -> float:
    """What a stock is worth: the more there is, the less each is."""
    return amount if amount <= 4 else 4.0 + (amount - 4) * 0.6


def temple_bonuses(s: TeotihuacanState, seat: int) -> float:
    """The temple bonus tiles: fully where they are unlocked, a little on the way there."""
    total = 0.0
    for temple in range(3):
        part = min(1.0, s.temple[seat * 3 + temple] / TEMPLE_BONUS)
        points = bonus_points(s, seat, s.bonus[temple])
        total += points if part >= 1.0 else points * part * part * 0.5
    return total


def temple_steps(s: TeotihuacanState, seat: int) -> float:
    """The steps made in all temples."""
    return float(s.temple[seat * 3] + s.temple[seat * 3 + 1] + s.temple[seat * 3 + 2])


def workers(s: TeotihuacanState, seat: int, time: float, terms: list[float]) -> None:
    """Workers in play, their power, those locked, together, near an ascension, and spread out."""
    power = 0
    count = 0
    locked = 0
    ripe = 0
    for worker in range(seat * WORKERS, (seat + 1) * WORKERS):
        place = s.place[worker]
        if place == OUT:
            continue
        count += 1
        power += s.power[worker]
        if s.power[worker] >= RIPE:
            ripe += 1
        if place >= LOCKED:
            locked += 1
    together = 0
    spread = 0
    for board in range(1, BOARDS + 1):
        here = s.unlocked(seat, board)
        together += here * (here - 1) // 2
        if here:
            spread += 1
    terms[13] = power * time
    terms[14] = count * time
    terms[15] = locked * min(1.0, time)
    terms[16] = together * min(1.0, time)
    terms[19] = ripe * min(1.0, time)
    terms[20] = spread * min(1.0, time)


def evaluation() -> Evaluation:
    """The evaluation with the weights of the first searcher."""
    return TeotihuacanEvaluation(NAMES, [WEIGHTS[name] for name in NAMES], scale=18.0, bonus=18.0)
