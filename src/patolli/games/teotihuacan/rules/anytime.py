"""A turn: unlocking workers, and what may be done at any time of it."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import UNLOCK_PAID, UNLOCK_TILE, USE
from patolli.games.teotihuacan.components import (
    FREE_COCOA,
    KINDS,
    SPACE_BOARD,
    UNLOCK_COCOA,
    VP_4,
    WORKERS,
)
from patolli.games.teotihuacan.rules.discovery_tiles import holds, use_tile
from patolli.games.teotihuacan.rules.goods import pay_cocoa
from patolli.games.teotihuacan.state import LOCKED, TeotihuacanState
from patolli.games.teotihuacan.tiles.discovery_tiles import ANYTIME_TILES, use_discovery

ANYTIME_KINDS: Final[list[int]] = [tile.kind for tile in ANYTIME_TILES]


def with_anytime(s: TeotihuacanState, seat: int, answers: list[int]) -> list[int]:
    """Answers and what may be done at any time of one's turn and would change something."""
    ready = s.ready[seat] != 0
    locked = s.has_locked(seat)
    if not ready and not locked:
        return answers
    answers = answers.copy()
    if locked:  # TEO-UNLOCK-2, TEO-ANYTIME-1
        if s.cocoa[seat] >= UNLOCK_COCOA:
            answers.append(UNLOCK_PAID)
        if ready and s.wide and holds(s, seat, FREE_COCOA):  # TEO-OPTION-4
            answers.append(UNLOCK_TILE)
    if not ready:
        return answers
    base = seat * KINDS
    hand = s.hand
    for i, kind in enumerate(ANYTIME_KINDS):
        if hand[base + kind] != 0:
            tile = ANYTIME_TILES[i]
            if tile.usable(s, seat):
                answers.append(tile.action)
    return answers


def holds_anytime(s: TeotihuacanState, seat: int) -> bool:
    """Whether a player has a face-up tile that may be used at any time of a turn."""
    base = seat * KINDS
    for kind in ANYTIME_KINDS:
        if s.hand[base + kind]:
            return True
    return False


def use_anytime(s: TeotihuacanState, seat: int, action: int) -> None:
    """Unlock all workers for cocoa (or a tile), or use a discovery tile."""
    if action == UNLOCK_PAID:  # TEO-UNLOCK-2
        pay_cocoa(s, seat, UNLOCK_COCOA, "source-unlock")
        unlock_all(s, seat)
    elif action == UNLOCK_TILE:  # TEO-OPTION-4
        use_tile(s, seat, FREE_COCOA)
        unlock_all(s, seat)
    else:
        use_discovery(s, seat, USE.index(action) + VP_4)


def unlock(s: TeotihuacanState, worker: int) -> None:
    """Slide a locked worker into the general area of its board."""  # TEO-UNLOCK-4
    board = SPACE_BOARD[s.place[worker] - LOCKED]
    s.put(worker, board)
    if s.recording:
        events.unlocked(s, worker // WORKERS, worker % WORKERS + 1, board)


def unlock_all(s: TeotihuacanState, player: int) -> None:
    """Unlock every locked worker of a player."""
    for worker in range(player * WORKERS, player * WORKERS + WORKERS):
        if s.place[worker] >= LOCKED:
            unlock(s, worker)
