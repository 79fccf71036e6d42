"""Paying cocoa where a free-cocoa tile may be used instead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args
from patolli.core.message import Message
from patolli.games.teotihuacan.actions import FREE, PAY
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import noun
from patolli.games.teotihuacan.rules.discovery_tiles import use_tile
from patolli.games.teotihuacan.rules.goods import pay_cocoa
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import FREE_COCOA


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

    def args(self) -> Args:
        return [self.seat, self.amount, self.source]

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
