"""Teotibot's worker on a worship space: where it goes, and what happens when it is bumped."""

from __future__ import annotations

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.components import BOARD_SPACES, BOARDS, PALACE, SPACE_BOARD, WORKERS
from patolli.games.teotihuacan.rules.anytime import unlock
from patolli.games.teotihuacan.solo.setting_up import BOT
from patolli.games.teotihuacan.state import LOCKED, NO_WORKER, TeotihuacanState


def worshipper(s: TeotihuacanState) -> int:
    """Teotibot's locked worker."""
    for worker in range(BOT * WORKERS, BOT * WORKERS + WORKERS):
        if s.place[worker] >= LOCKED:
            return worker
    return NO_WORKER


def move_bumped_bot(s: TeotihuacanState, worker: int, space: int) -> None:
    """Teotibot's worker goes on to the next empty temple space, or frees the next worker there."""
    order = temple_spaces_after(s, space)  # TEO-SOLO-11
    for other in order:
        if s.occupant(other) == NO_WORKER:
            move_bot_worshipper(s, worker, other)
            return
    unlock(s, s.occupant(order[0]))  # TEO-SOLO-12
    move_bot_worshipper(s, worker, order[0])


def move_bot_worshipper(s: TeotihuacanState, worker: int, space: int) -> None:
    """Put Teotibot's worshipping worker on a temple space."""
    s.put(worker, LOCKED + space)
    if s.recording:
        events.bot_worshipper_moved(s, SPACE_BOARD[space])


def temple_spaces_after(s: TeotihuacanState, space: int) -> list[int]:
    """The other temple worship spaces, clockwise from one."""
    start = s.position_of[SPACE_BOARD[space]]
    found: list[int] = []
    position = start
    while True:
        position = position + 1 if position < BOARDS else 1
        if position == start:
            return found
        board = s.board_at[position]
        if board != PALACE:
            found.extend(BOARD_SPACES[board])
