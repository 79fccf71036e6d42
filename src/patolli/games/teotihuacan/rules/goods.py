"""Cocoa, resources and Victory Points: gaining, paying, and choosing resources.

Compiled, `numbers[i] = numbers[i] + 1` is twice as fast as `numbers[i] += 1`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.core.native import mypyc_attr
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import TAKE
from patolli.games.teotihuacan.components import GOLD, STONE, WOOD, Gain
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import noun
from patolli.games.teotihuacan.state import TeotihuacanState


def gain_cocoa(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player takes cocoa from the supply, which never runs out."""
    if amount > 0:
        if s.lent:
            s.own_cocoa()
        s.cocoa[player] = s.cocoa[player] + amount
        if s.recording:
            events.gained_cocoa(s, player, amount, source)


def gain_good(s: TeotihuacanState, player: int, good: int, amount: int, source: str) -> None:
    """A player takes wood, stone or gold."""
    if amount > 0:
        at = player * 3 + good
        if s.lent:
            s.own_goods()
        s.goods[at] = s.goods[at] + amount
        if s.recording:
            if good == WOOD:
                events.gained_wood(s, player, amount, source)
            elif good == STONE:
                events.gained_stone(s, player, amount, source)
            else:
                events.gained_gold(s, player, amount, source)


def score(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player scores Victory Points."""
    if amount > 0:
        if s.lent:
            s.own_points()
        s.vp[player] = s.vp[player] + amount
        if s.recording:
            events.gained_vp(s, player, amount, source)


def pay_cocoa(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player pays cocoa to the supply."""
    if amount > 0:
        if s.lent:
            s.own_cocoa()
        s.cocoa[player] = s.cocoa[player] - amount
        if s.recording:
            events.paid_cocoa(s, player, amount, source)


def pay_good(s: TeotihuacanState, player: int, good: int, amount: int, source: str) -> None:
    """A player pays wood, stone or gold."""
    if amount > 0:
        at = player * 3 + good
        if s.lent:
            s.own_goods()
        s.goods[at] = s.goods[at] - amount
        if s.recording:
            if good == WOOD:
                events.paid_wood(s, player, amount, source)
            elif good == STONE:
                events.paid_stone(s, player, amount, source)
            else:
                events.paid_gold(s, player, amount, source)


def gain_fixed(s: TeotihuacanState, player: int, gain: Gain, source: str) -> None:
    """The part of a gain that needs no choice: cocoa, resources of a kind and points."""
    gain_cocoa(s, player, gain.cocoa, source)
    for good in range(3):
        gain_good(s, player, good, gain.goods[good], source)
    score(s, player, gain.vp, source)


# By the least good that may still be taken.
TAKE_ANSWERS: Final[list[list[int]]] = [
    [TAKE.first + good for good in range(least, 3)] for least in range(3)
]


@final
@mypyc_attr(free_list_len=1)
class TakeGoods(Decision):
    """Choose resources, one after another in the order wood, stone, gold."""

    name: ClassVar[str] = "goods"

    def __init__(self, seat: int, count: int, least: int, source: str) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.least: Final = least
        self.source: Final = source

    def options(self, s: TeotihuacanState) -> list[int]:
        return TAKE_ANSWERS[self.least]

    def answer(self, s: TeotihuacanState, action: int) -> None:
        good = TAKE.index(action)
        if self.least == GOLD:  # only gold is left in the order: take all of it
            gain_good(s, self.seat, good, self.count, self.source)
            return
        gain_good(s, self.seat, good, 1, self.source)
        if self.count > 1:
            s.push(TakeGoods(self.seat, self.count - 1, good, self.source))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-goods",
            {"count": self.count, "source": noun(self.source)},
        )
