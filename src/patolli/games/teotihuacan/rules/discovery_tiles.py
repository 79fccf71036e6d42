"""Discovery tiles: their price, claiming them, refilling their spots, and paying with one.

What each tile does when it is used stands in `tiles/discovery_tiles.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.core.native import i64
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import CLAIM, FREE, PAY
from patolli.games.teotihuacan.components import (
    EMPTY,
    FREE_COCOA,
    GOLD,
    KIND_COCOA,
    KIND_GOODS,
    KIND_MASK,
    KINDS,
    STASHES,
    STONE,
    WOOD,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import noun
from patolli.games.teotihuacan.rules.goods import pay_cocoa, pay_good
from patolli.games.teotihuacan.state import TeotihuacanState


def holds(s: TeotihuacanState, player: int, kind: int) -> bool:
    """Whether a player has a face-up tile of a kind."""
    return s.hand[player * KINDS + kind] > 0


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
    at = player * KINDS + kind
    if s.lent:
        s.own_tiles()
    s.hand[at] = s.hand[at] + 1
    if not KIND_MASK[kind]:
        s.ready[player] = s.ready[player] + 1
    if s.recording:
        events.claimed(s, player, kind)


def use_tile(s: TeotihuacanState, player: int, kind: int) -> None:
    """Turn a tile face down; it stays with the player."""
    at = player * KINDS + kind
    if s.lent:
        s.own_tiles()
    s.hand[at] = s.hand[at] - 1
    s.used[at] = s.used[at] + 1
    s.ready[player] = s.ready[player] - 1
    if s.recording:
        events.used(s, player, kind)


def claimable(s: TeotihuacanState, player: int, stash: int) -> list[int]:
    """The answers that claim a tile of a stash, each kind once."""
    answers: list[int] = []
    base: i64 = stash * KINDS
    kind: i64 = 0
    tiles = s.stash
    while kind < KINDS:
        count: i64 = tiles[base + kind]
        if count != 0 and can_claim(s, player, kind):
            answers.append(CLAIM.first + kind)
        kind += 1
    return answers


def claim_from_stash(s: TeotihuacanState, player: int, stash: int, kind: int) -> None:
    """Claim a tile of a temple step or avenue step; these are never refilled."""
    if s.lent:
        s.own_discoveries()
    s.stash[stash * KINDS + kind] -= 1
    claim(s, player, kind)


def refill_spot(s: TeotihuacanState, spot: int, board: int) -> None:
    """Draw a new tile for a worship action, while there are any."""  # TEO-WORSHIP-12
    if s.lent:
        s.own_discoveries()
    s.spot[spot] = EMPTY
    if s.discovery_pile:
        s.spot[spot] = s.discovery_pile.pop()
        s.reveal()
        if s.recording:
            events.discovery_drawn(s, s.spot[spot], board)


def stash_is_empty(s: TeotihuacanState, stash: int) -> bool:
    """Whether no tile is left in a stash."""
    at: i64 = stash * KINDS
    last: i64 = at + KINDS
    tiles = s.stash
    while at < last:
        count: i64 = tiles[at]
        if count != 0:
            return False
        at += 1
    return True


def in_some_stash(s: TeotihuacanState, kind: int) -> bool:
    """Whether a tile of a kind lies on a step of a temple or of the avenue."""
    for stash in range(STASHES):
        if s.stash[stash * KINDS + kind]:
            return True
    return False


# -- paying cocoa, or using the free-cocoa tile --------------------------------------------------


def charge(
    s: TeotihuacanState, seat: int, amount: int, reserve: int, waivable: bool, source: str
) -> None:
    """Make a player pay cocoa, asking whether a free-cocoa tile is used where there is a choice.

    `reserve` is cocoa that must be left for what comes next.  # TEO-DISCOVERY-11
    """
    if amount <= 0:
        return
    if not waivable:
        pay_cocoa(s, seat, amount, source)
    elif s.cocoa[seat] < amount + reserve:
        use_tile(s, seat, FREE_COCOA)
    else:
        s.push(PayOrWaive(seat, amount, source))


@final
class PayOrWaive(Decision):
    """Pay cocoa, or use a free-cocoa tile instead."""

    name: ClassVar[str] = "pay"

    def __init__(self, seat: int, amount: int, source: str) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.source: Final = source

    def legal(self, s: TeotihuacanState) -> list[int]:
        """Both; nothing may come in between, so that what was chosen can still be paid."""
        return [PAY, FREE]

    def apply(self, s: TeotihuacanState, action: int) -> None:
        if action == PAY:
            pay_cocoa(s, self.seat, self.amount, self.source)
        else:
            use_tile(s, self.seat, FREE_COCOA)

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == PAY:
            return Message("teotihuacan-label-pay", {"amount": self.amount})
        return Message("teotihuacan-label-free", {"amount": self.amount})

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-pay",
            {"amount": self.amount, "source": noun(self.source)},
        )
