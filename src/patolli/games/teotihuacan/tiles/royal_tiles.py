"""The royal tiles of the Palace: what a worker locked there may do."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args
from patolli.core.message import Message
from patolli.games.teotihuacan.actions import DECLINE, FREE, GIVE, STOP, TEMPLE, TIMES
from patolli.games.teotihuacan.components import GOLD, STONE, WOOD
from patolli.games.teotihuacan.decision import Decision, can_advance
from patolli.games.teotihuacan.names import ROYAL_SOURCE, royal_name
from patolli.games.teotihuacan.rules.discovery_tiles import use_tile
from patolli.games.teotihuacan.rules.goods import (
    TakeGoods,
    gain_cocoa,
    gain_good,
    pay_cocoa,
    pay_good,
    score,
)
from patolli.games.teotihuacan.rules.scoring import technologies
from patolli.games.teotihuacan.rules.temples import advance
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import (
    FREE_COCOA,
    KINDS,
    ROYAL_AVENUE_VP,
    ROYAL_COCOA,
    ROYAL_CONVERT,
    ROYAL_EFFECT,
    ROYAL_EXCHANGE,
    ROYAL_GAIN,
    ROYAL_PAY,
    ROYAL_PLUS,
    ROYAL_PYRAMID_VP,
    ROYAL_SELL,
    ROYAL_SELL_COCOA,
    ROYAL_TECHNOLOGY_VP,
    ROYAL_VP,
)


def use_royal(s: TeotihuacanState, seat: int, royal: int, power: int) -> None:
    """Perform the ability of a royal tile with a worker of some power."""
    effect = ROYAL_EFFECT[royal]
    most = power + ROYAL_PLUS[royal]
    source = ROYAL_SOURCE[royal]
    if effect == ROYAL_COCOA:  # TEO-ROYAL-1
        gain_cocoa(s, seat, most, source)
    elif effect == ROYAL_EXCHANGE:  # TEO-ROYAL-2, TEO-ROYAL-6
        s.push(Exchange(seat, royal, most, 0))
    elif effect == ROYAL_SELL:  # TEO-ROYAL-3
        s.push(Sell(seat, royal, most, 0))
    elif effect == ROYAL_TECHNOLOGY_VP:  # TEO-ROYAL-4
        score(s, seat, ROYAL_VP[royal] * min(technologies(s, seat), most), source)
    elif effect == ROYAL_PYRAMID_VP:  # TEO-ROYAL-5
        score(s, seat, ROYAL_VP[royal] * min(s.track[seat], most), source)
    elif effect == ROYAL_AVENUE_VP:  # TEO-ROYAL-9
        score(s, seat, ROYAL_VP[royal] * min(s.avenue[seat], most), source)
    elif effect == ROYAL_CONVERT:  # TEO-ROYAL-7
        s.push(Convert(seat, royal, most, 0))
    elif most > 0:  # TEO-ROYAL-8
        s.push(PaidSteps(seat, royal, most, 0))


@final
class Exchange(Decision):
    """Pay a cocoa for two goods, any number of times up to a limit."""

    name: ClassVar[str] = "exchange"

    def __init__(self, seat: int, royal: int, most: int, waived: int) -> None:
        super().__init__(seat)
        self.royal: Final = royal
        self.most: Final = most
        self.waived: Final = waived

    def args(self) -> Args:
        return [self.seat, self.royal, self.most, self.waived]

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        most = self.most
        if not self.waived:
            most = min(most, s.cocoa[self.seat] // ROYAL_PAY[self.royal])
            if may_waive(s, self.seat):
                answers.append(FREE)
        for times in range(most + 1):
            answers.append(TIMES + times)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == FREE:
            use_tile(s, self.seat, FREE_COCOA)
            s.push(Exchange(self.seat, self.royal, self.most, 1))
            return
        times = action - TIMES
        source = ROYAL_SOURCE[self.royal]
        if not self.waived:
            pay_cocoa(s, self.seat, times * ROYAL_PAY[self.royal], source)
        for good in range(3):
            gain_good(s, self.seat, good, times * ROYAL_GAIN[self.royal].goods[good], source)
        short = not self.waived and s.cocoa[self.seat] < ROYAL_PAY[self.royal]
        if short and 0 < times < self.most:  # a tile may bring the cocoa to go on
            s.push(Exchange(self.seat, self.royal, self.most - times, 0))

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == FREE:
            return Message("teotihuacan-label-waive")
        if TIMES <= action <= TIMES + self.most:
            times = action - TIMES
            gain = ROYAL_GAIN[self.royal].goods
            return Message(
                "teotihuacan-label-times",
                {
                    "times": times,
                    "cocoa": 0 if self.waived else times * ROYAL_PAY[self.royal],
                    "wood": times * gain[WOOD],
                    "stone": times * gain[STONE],
                    "gold": times * gain[GOLD],
                },
            )
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-exchange", {"most": self.most, "source": royal_name(self.royal)}
        )


@final
class Sell(Decision):
    """Pay resources for cocoa one by one, in the order wood, stone, gold."""

    name: ClassVar[str] = "sell"

    def __init__(self, seat: int, royal: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.royal: Final = royal
        self.left: Final = left
        self.least: Final = least

    def args(self) -> Args:
        return [self.seat, self.royal, self.left, self.least]

    def resumed(self) -> Decision:
        """Other resources may have come: the order begins anew."""
        return Sell(self.seat, self.royal, self.left, 0)

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = [
            GIVE + good for good in range(self.least, 3) if s.goods[self.seat * 3 + good] > 0
        ]
        answers.append(STOP)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            return
        good = action - GIVE
        source = ROYAL_SOURCE[self.royal]
        pay_good(s, self.seat, good, 1, source)
        gain_cocoa(s, self.seat, ROYAL_SELL_COCOA[self.royal], source)
        if self.left > 1:
            s.push(Sell(self.seat, self.royal, self.left - 1, good))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-sell", {"left": self.left, "source": royal_name(self.royal)}
        )


@final
class Convert(Decision):
    """Pay a cocoa and a resource for as many resources as the worker's power, or not."""

    name: ClassVar[str] = "convert"

    def __init__(self, seat: int, royal: int, power: int, waived: int) -> None:
        super().__init__(seat)
        self.royal: Final = royal
        self.power: Final = power
        self.waived: Final = waived

    def args(self) -> Args:
        return [self.seat, self.royal, self.power, self.waived]

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if not self.waived and may_waive(s, self.seat):
            answers.append(FREE)
        if self.waived or s.cocoa[self.seat] >= ROYAL_PAY[self.royal]:
            for good in range(3):
                if s.goods[self.seat * 3 + good] > 0:
                    answers.append(GIVE + good)
        answers.append(DECLINE)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        source = ROYAL_SOURCE[self.royal]
        if action == FREE:
            use_tile(s, self.seat, FREE_COCOA)
            s.push(Convert(self.seat, self.royal, self.power, 1))
        elif action != DECLINE:
            if not self.waived:
                pay_cocoa(s, self.seat, ROYAL_PAY[self.royal], source)
            pay_good(s, self.seat, action - GIVE, 1, source)
            s.push(TakeGoods(self.seat, self.power, 0, source))

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == FREE:
            return Message("teotihuacan-label-waive")
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-convert", {"count": self.power, "source": royal_name(self.royal)}
        )


@final
class PaidSteps(Decision):
    """Pay a cocoa for a temple step, any number of times up to a limit."""

    name: ClassVar[str] = "paid-steps"

    def __init__(self, seat: int, royal: int, left: int, waived: int) -> None:
        super().__init__(seat)
        self.royal: Final = royal
        self.left: Final = left
        self.waived: Final = waived

    def args(self) -> Args:
        return [self.seat, self.royal, self.left, self.waived]

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if not self.waived and may_waive(s, self.seat):
            answers.append(FREE)
        if self.waived or s.cocoa[self.seat] >= ROYAL_PAY[self.royal]:
            for temple in range(3):
                if can_advance(s, self.seat, temple):
                    answers.append(TEMPLE + temple)
        answers.append(STOP)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == FREE:
            use_tile(s, self.seat, FREE_COCOA)
            s.push(PaidSteps(self.seat, self.royal, self.left, 1))
        elif action != STOP:
            if not self.waived:
                source = ROYAL_SOURCE[self.royal]
                pay_cocoa(s, self.seat, ROYAL_PAY[self.royal], source)
            if self.left > 1:
                s.push(PaidSteps(self.seat, self.royal, self.left - 1, self.waived))
            advance(s, self.seat, action - TEMPLE)

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == FREE:
            return Message("teotihuacan-label-waive")
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-paid-steps",
            {"left": self.left, "source": royal_name(self.royal)},
        )


def may_waive(s: TeotihuacanState, seat: int) -> bool:
    """Whether the cocoa of a royal tile may be covered by a free-cocoa tile."""
    return s.hand[seat * KINDS + FREE_COCOA] > 0 and s.wide  # TEO-OPTION-4
