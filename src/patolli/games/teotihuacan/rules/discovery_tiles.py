"""Discovery tiles: what they cost, claiming them, and refilling their spots."""

from __future__ import annotations

from patolli.games.teotihuacan.actions import CLAIM
from patolli.games.teotihuacan.components import (
    EMPTY,
    GOLD,
    STONE,
    WOOD,
)
from patolli.games.teotihuacan.names import board_name, kind_name, who
from patolli.games.teotihuacan.rules.goods import pay_cocoa, pay_good
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import KIND_COCOA, KIND_GOODS, KIND_MASK, KINDS


def can_claim(s: TeotihuacanState, player: int, kind: int, other_cocoa: int = 0) -> bool:
    """Whether a player can pay the price of a tile besides some other cocoa."""
    goods = KIND_GOODS[kind]
    base = player * 3
    return (
        s.cocoa[player] >= KIND_COCOA[kind] + other_cocoa
        and s.goods[base + WOOD] >= goods[WOOD]
        and s.goods[base + STONE] >= goods[STONE]
        and s.goods[base + GOLD] >= goods[GOLD]
    )


def claim(s: TeotihuacanState, player: int, kind: int) -> None:
    """Pay the price of a tile and put it face up before the player."""  # TEO-DISCOVERY-1
    pay_cocoa(s, player, KIND_COCOA[kind], "source-discovery")
    for good in range(3):
        pay_good(s, player, good, KIND_GOODS[kind][good], "source-discovery")
    s.hand[player * KINDS + kind] += 1
    if not KIND_MASK[kind]:
        s.ready[player] += 1
    if s.recording:
        s.emit("teotihuacan-claimed", {"seat": who(s, player), "tile": kind_name(kind)})


def use_tile(s: TeotihuacanState, player: int, kind: int) -> None:
    """Turn a tile face down; it stays with the player."""
    s.hand[player * KINDS + kind] -= 1
    s.used[player * KINDS + kind] += 1
    s.ready[player] -= 1
    if s.recording:
        s.emit("teotihuacan-used", {"seat": who(s, player), "tile": kind_name(kind)})


def claimable(s: TeotihuacanState, player: int, stash: int) -> list[int]:
    """The answers that claim a tile of a stash, each kind once."""
    answers: list[int] = []
    base = stash * KINDS
    for kind in range(KINDS):
        if s.stash[base + kind] and can_claim(s, player, kind):
            answers.append(CLAIM + kind)
    return answers


def claim_from_stash(s: TeotihuacanState, player: int, stash: int, kind: int) -> None:
    """Claim a tile of a temple step or avenue step; these are never refilled."""
    s.stash[stash * KINDS + kind] -= 1
    claim(s, player, kind)


def refill_spot(s: TeotihuacanState, spot: int, board: int) -> None:
    """Draw a new tile for a worship action, while there are any."""  # TEO-WORSHIP-12
    s.spot[spot] = EMPTY
    if s.discovery_pile:
        s.spot[spot] = s.discovery_pile.pop()
        s.reveal()
        if s.recording:
            s.emit(
                "teotihuacan-discovery-drawn",
                {"tile": kind_name(s.spot[spot]), "board": board_name(board)},
            )


def stash_is_empty(s: TeotihuacanState, stash: int) -> bool:
    """Whether no tile is left in a stash."""
    base = stash * KINDS
    for kind in range(KINDS):
        if s.stash[base + kind]:
            return False
    return True
