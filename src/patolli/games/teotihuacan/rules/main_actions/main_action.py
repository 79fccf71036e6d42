"""A main action: whether it is possible, and how it begins. Each board has one."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.components import MOST_COUNTED, WORKERS
from patolli.games.teotihuacan.state import TeotihuacanState


class MainAction:
    """The main action of a board; this one, of the Palace, is never possible."""  # TEO-MAIN-6

    def __init__(self, board: int) -> None:
        self.board: Final = board

    def possible(self, s: TeotihuacanState, seat: int, workers: int) -> bool:
        """Whether it can be carried out in full with that many workers."""  # TEO-MAIN-5
        return False

    def start(self, s: TeotihuacanState, seat: int, workers: int, weakest: int) -> None:
        """Begin it, its cocoa paid, with workers of which the weakest has that power."""
        raise TypeError(f"board {self.board} has no main action")


def counted(s: TeotihuacanState, seat: int, board: int) -> int:
    """How many own workers count for a main action."""  # TEO-MAIN-3
    return min(MOST_COUNTED, s.unlocked(seat, board))


def weakest_on(s: TeotihuacanState, seat: int, board: int) -> int:
    """The lowest power among a player's unlocked workers on a board."""
    lowest = 0
    for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
        if s.place[worker] == board and (lowest == 0 or s.power[worker] < lowest):
            lowest = s.power[worker]
    return lowest
