"""What may be done at any time of one's turn: the paid unlock and most discovery tiles."""

from __future__ import annotations

from typing import final

from patolli.games.teotihuacan.actions import UNLOCK_PAID, UNLOCK_TILE, USE
from patolli.games.teotihuacan.components import SPACE_BOARD, UNLOCK_COCOA, WORKERS
from patolli.games.teotihuacan.decision import ANYTIME, Anytime
from patolli.games.teotihuacan.names import board_name, who
from patolli.games.teotihuacan.rules.discovery_tiles import use_tile
from patolli.games.teotihuacan.rules.goods import TakeGoods, gain_cocoa, pay_cocoa, score
from patolli.games.teotihuacan.rules.main_actions.power_ups import TilePowerUps
from patolli.games.teotihuacan.rules.temples import ChooseTemple, advance
from patolli.games.teotihuacan.rules.tracks import advance_avenue
from patolli.games.teotihuacan.state import LOCKED, TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import (
    AVENUE_TILE,
    COCOA_4,
    FREE_COCOA,
    RESOURCES_2,
    RESOURCES_2_GOODS,
    RESOURCES_3,
    RESOURCES_3_GOODS,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    TILE_COCOA,
    TILE_POWER_UPS,
    TILE_VP,
    VP_4,
)


@final
class Effects(Anytime):
    """Unlock all workers for cocoa (or a tile), or use a discovery tile."""

    def use(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action == UNLOCK_PAID:  # TEO-UNLOCK-2
            pay_cocoa(s, seat, UNLOCK_COCOA, "source-unlock")
            unlock_all(s, seat)
        elif action == UNLOCK_TILE:
            use_tile(s, seat, FREE_COCOA)
            unlock_all(s, seat)
        else:
            use_discovery(s, seat, action - USE + VP_4)


ANYTIME.append(Effects())


def use_discovery(s: TeotihuacanState, seat: int, kind: int) -> None:
    """Turn a discovery tile face down for its benefit."""
    use_tile(s, seat, kind)
    source = "source-discovery"
    if kind == VP_4:
        score(s, seat, TILE_VP, source)
    elif kind == COCOA_4:
        gain_cocoa(s, seat, TILE_COCOA, source)
    elif kind == RESOURCES_3:
        s.push(TakeGoods(seat, RESOURCES_3_GOODS, 0, source))
    elif kind == RESOURCES_2:
        s.push(TakeGoods(seat, RESOURCES_2_GOODS, 0, source))
    elif kind == AVENUE_TILE:
        advance_avenue(s, seat)
    elif kind == TEMPLE_ANY:
        s.push(ChooseTemple(seat, 1, source))
    elif TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        advance(s, seat, kind - TEMPLE_BLUE)
    else:
        s.push(TilePowerUps(seat, TILE_POWER_UPS, 0))


def unlock(s: TeotihuacanState, worker: int) -> None:
    """Slide a locked worker into the general area of its board."""  # TEO-UNLOCK-4
    board = SPACE_BOARD[s.place[worker] - LOCKED]
    s.put(worker, board)
    if s.recording:
        s.emit(
            "teotihuacan-unlocked",
            {
                "seat": who(s, worker // WORKERS),
                "worker": worker % WORKERS + 1,
                "board": board_name(board),
            },
        )


def unlock_all(s: TeotihuacanState, player: int) -> None:
    """Unlock every locked worker of a player."""
    for worker in range(player * WORKERS, player * WORKERS + WORKERS):
        if s.place[worker] >= LOCKED:
            unlock(s, worker)
