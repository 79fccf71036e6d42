"""What an Eclipse counts: technologies, masks, salaries and the bonus tiles unlocked."""

from __future__ import annotations

from patolli.games.teotihuacan.components import (
    KINDS,
    MASK_SET_VP,
    MASKS,
    SALARY,
    SALARY_STRONG,
    SALARY_STRONG_POWER,
    TECHNOLOGIES,
    TEMPLE_BONUS,
    WORKERS,
)
from patolli.games.teotihuacan.state import TeotihuacanState


def technologies(s: TeotihuacanState, player: int) -> int:
    """How many technologies a player has."""
    count = 0
    for technology in range(TECHNOLOGIES):
        count += s.tech[player] >> technology & 1
    return count


def leads_track(s: TeotihuacanState, player: int) -> bool:
    """Whether a player is furthest on the Pyramid track, where someone has moved."""
    own = s.track[player]
    if own == 0:  # TEO-ECLIPSE-3, TEO-ECLIPSE-4
        return False
    for steps in s.track:
        if steps > own:
            return False
    return True


def mask_sets(s: TeotihuacanState, player: int) -> list[int]:
    """The sizes of a player's sets of different masks, the largest possible ones first."""
    sizes: list[int] = []
    hand = s.hand
    first = player * KINDS
    copies = 1
    while True:
        size = 0
        for at in range(first, first + MASKS):
            if hand[at] >= copies:
                size += 1
        if size == 0:
            return sizes
        sizes.append(size)
        copies += 1


def mask_points(s: TeotihuacanState, player: int) -> int:
    """What a player's masks score in an Eclipse."""  # TEO-ECLIPSE-7
    points = 0
    for size in mask_sets(s, player):
        points += MASK_SET_VP[size]
    return points


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
