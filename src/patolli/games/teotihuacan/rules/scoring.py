"""Points that need no decision: mask sets, temple bonus tiles, and the final ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.outcome import Outcome, ranked
from patolli.games.teotihuacan.components import TEMPLE_BONUS, WORKERS
from patolli.games.teotihuacan.tiles.figures import (
    BONUS_AVENUE,
    BONUS_BONUSES,
    BONUS_DISCOVERIES,
    BONUS_EFFECT,
    BONUS_FLAT,
    BONUS_MASKS,
    BONUS_STRONG_POWER,
    BONUS_STRONG_VP,
    BONUS_TECHNOLOGIES,
    BONUS_VP,
    KINDS,
    MASK_SET_VP,
    MASKS,
    SALARY,
    SALARY_STRONG,
    SALARY_STRONG_POWER,
    TECHNOLOGIES,
)

if TYPE_CHECKING:
    from patolli.games.teotihuacan.state import TeotihuacanState


def technologies(s: TeotihuacanState, player: int) -> int:
    """How many technologies a player has."""
    count = 0
    for technology in range(TECHNOLOGIES):
        count += s.tech[player] >> technology & 1
    return count


def mask_sets(s: TeotihuacanState, player: int) -> list[int]:
    """The sizes of a player's sets of different masks, the largest possible ones first."""
    sizes: list[int] = []
    copies = 1
    while True:
        size = 0
        for kind in range(MASKS):
            if s.hand[player * KINDS + kind] >= copies:
                size += 1
        if size == 0:
            return sizes
        sizes.append(size)
        copies += 1


def mask_points(s: TeotihuacanState, player: int) -> int:
    """What a player's masks score in an Eclipse."""  # TEO-ECLIPSE-7
    return sum(MASK_SET_VP[size] for size in mask_sets(s, player))


def salary_due(s: TeotihuacanState, player: int) -> int:
    """The cocoa that a player's workers cost in an Eclipse."""  # TEO-ECLIPSE-8
    due = 0
    for worker in range(player * WORKERS, player * WORKERS + WORKERS):
        if s.place[worker] != 0:
            due += SALARY
            if s.power[worker] >= SALARY_STRONG_POWER:
                due += SALARY_STRONG
    return due


def unlocked_bonuses(s: TeotihuacanState, player: int) -> list[int]:
    """The temples whose bonus tile a player has unlocked."""
    return [temple for temple in range(3) if s.temple[player * 3 + temple] >= TEMPLE_BONUS]


def bonus_points(s: TeotihuacanState, player: int, bonus: int) -> int:
    """What a temple bonus tile is worth to a player now."""
    effect = BONUS_EFFECT[bonus]
    value = BONUS_VP[bonus]
    if effect == BONUS_MASKS:
        sizes = mask_sets(s, player)
        return MASK_SET_VP[sizes[0]] if sizes else 0
    if effect == BONUS_TECHNOLOGIES:
        return value * technologies(s, player)
    if effect == BONUS_FLAT:
        return value
    if effect == BONUS_AVENUE:
        return value * s.avenue[player]
    if effect == BONUS_BONUSES:
        return value * len(unlocked_bonuses(s, player))
    if effect == BONUS_DISCOVERIES:
        count = 0
        for kind in range(MASKS, KINDS):
            count += s.hand[player * KINDS + kind] + s.used[player * KINDS + kind]
        return value * count
    total = 0
    for worker in range(player * WORKERS, player * WORKERS + WORKERS):
        if s.place[worker] != 0:
            strong = s.power[worker] >= BONUS_STRONG_POWER[bonus]
            total += BONUS_STRONG_VP[bonus] if strong else value
    return total


def final_outcome(s: TeotihuacanState) -> Outcome:
    """More points, then more cocoa, then the lower (in a Dark Eclipse the higher) order token."""
    if s.seats == 1:  # TEO-SOLO-18
        return ranked(s.vp[:1], [[]], s.vp[1:])
    breaks: list[list[int]] = []
    for seat in range(s.seats):  # TEO-END-3, TEO-DARK-3
        order = s.order(seat)
        breaks.append([s.cocoa[seat], order if s.dark_eclipse else s.seats + 1 - order])
    return ranked(s.vp, breaks)
