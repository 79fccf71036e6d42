"""What a situation in Teotihuacan is worth."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.state import State
from patolli.games.teotihuacan.components import (
    BOARDS,
    DARK_DISC,
    ECLIPSES,
    GOLD,
    LEADER_VP,
    STONE,
    TEMPLE_BONUS,
    TRACK_VP,
    UNPAID_VP,
    WOOD,
    WORKERS,
)
from patolli.games.teotihuacan.rules.main_actions.nobles import avenue_value
from patolli.games.teotihuacan.rules.scoring import (
    leads_track,
    mask_points,
    salary_due,
    technologies,
)
from patolli.games.teotihuacan.state import LOCKED, OUT, TeotihuacanState
from patolli.games.teotihuacan.tiles.temple_bonus_tiles import bonus_points

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
T_POINTS: Final[int] = NAMES.index("points")
T_AVENUE: Final[int] = NAMES.index("avenue")
T_AVENUE_LATER: Final[int] = NAMES.index("avenue_later")
T_TRACK: Final[int] = NAMES.index("track")
T_LEADER: Final[int] = NAMES.index("leader")
T_MASKS: Final[int] = NAMES.index("masks")
T_MASKS_LATER: Final[int] = NAMES.index("masks_later")
T_BONUSES: Final[int] = NAMES.index("bonuses")
T_TEMPLES: Final[int] = NAMES.index("temples")
T_COCOA: Final[int] = NAMES.index("cocoa")
T_SALARY: Final[int] = NAMES.index("salary")
T_GOODS: Final[int] = NAMES.index("goods")
T_GOLD: Final[int] = NAMES.index("gold")
T_POWER: Final[int] = NAMES.index("power")
T_WORKERS: Final[int] = NAMES.index("workers")
T_LOCKED: Final[int] = NAMES.index("locked")
T_TOGETHER: Final[int] = NAMES.index("together")
T_TECHNOLOGIES: Final[int] = NAMES.index("technologies")
T_DISCOVERIES: Final[int] = NAMES.index("discoveries")
T_RIPE: Final[int] = NAMES.index("ripe")
T_SPREAD: Final[int] = NAMES.index("spread")


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
        found: list[list[float]] = []
        for seat in range(s.seats):
            terms = [0.0] * len(NAMES)
            terms[T_POINTS] = float(s.vp[seat])
            terms[T_AVENUE] = float(value * s.avenue[seat])
            terms[T_AVENUE_LATER] = float(value * s.avenue[seat] * later)
            terms[T_TRACK] = float(TRACK_VP[min(s.eclipses, ECLIPSES - 1)] * s.track[seat])
            terms[T_LEADER] = float(LEADER_VP) if leads_track(s, seat) else 0.0
            terms[T_MASKS] = float(mask_points(s, seat))
            terms[T_MASKS_LATER] = float(mask_points(s, seat) * later)
            terms[T_BONUSES] = temple_bonuses(s, seat)
            terms[T_TEMPLES] = temple_steps(s, seat) * time
            terms[T_COCOA] = saved(s.cocoa[seat]) * time
            terms[T_SALARY] = near * UNPAID_VP * min(0, s.cocoa[seat] - salary_due(s, seat))
            goods = saved(s.goods[seat * 3 + WOOD]) + saved(s.goods[seat * 3 + STONE])
            terms[T_GOODS] = goods * time
            terms[T_GOLD] = saved(s.goods[seat * 3 + GOLD]) * time
            terms[T_TECHNOLOGIES] = technologies(s, seat) * time
            terms[T_DISCOVERIES] = s.ready[seat] * (0.5 + time)
            workers(s, seat, time, terms)
            found.append(terms)
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
    terms[T_POWER] = power * time
    terms[T_WORKERS] = count * time
    terms[T_LOCKED] = locked * min(1.0, time)
    terms[T_TOGETHER] = together * min(1.0, time)
    terms[T_RIPE] = ripe * min(1.0, time)
    terms[T_SPREAD] = spread * min(1.0, time)


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return TeotihuacanEvaluation(NAMES, [weights[name] for name in NAMES], scale=18.0, bonus=18.0)
