"""The royal tiles of the Palace: what a worker locked there may do; one declaration each."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.games.teotihuacan.actions import DECLINE, FREE, GIVE, STOP, TEMPLE, TIMES
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    FREE_COCOA,
    GOLD,
    ROYAL_FACES,
    ROYAL_NUMBER,
    STONE,
    WOOD,
    RoyalFace,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import royal_name
from patolli.games.teotihuacan.rules.discovery_tiles import holds, use_tile
from patolli.games.teotihuacan.rules.goods import (
    TakeGoods,
    gain_cocoa,
    gain_good,
    pay_cocoa,
    pay_good,
    score,
)
from patolli.games.teotihuacan.rules.scoring import technologies
from patolli.games.teotihuacan.rules.temples import advance, can_advance
from patolli.games.teotihuacan.state import TeotihuacanState

ROYAL_SOURCE: Final[list[str]] = [f"royal-{number}" for number in ROYAL_NUMBER]


class RoyalTile:
    """One royal tile: its number and its rule."""

    def __init__(self, number: int, rule: str) -> None:
        self.royal: Final[int] = ROYAL_NUMBER.index(number)
        self.rule: Final = rule
        self.face: Final[RoyalFace] = ROYAL_FACES[self.royal]
        self.source: Final[str] = ROYAL_SOURCE[self.royal]

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        """Do it: `most` is the worker's power and what the tile adds to it."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def could_be_worth_more(self, s: TeotihuacanState, seat: int, most: int) -> bool:
        """Whether discovery tiles used first could raise what it gives without asking."""
        return False


@final
class Cocoa(RoyalTile):
    """Cocoa."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        gain_cocoa(s, seat, most, self.source)


@final
class CocoaForGoods(RoyalTile):
    """Pay cocoa for two goods, again and again."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        s.push(Exchange(seat, self.royal, most, 0))


@final
class GoodsForCocoa(RoyalTile):
    """Pay goods for cocoa, again and again."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        s.push(Sell(seat, self.royal, most, 0))


@final
class TechnologyPoints(RoyalTile):
    """Points for technologies."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        score(s, seat, self.face.vp * min(technologies(s, seat), most), self.source)


@final
class TrackPoints(RoyalTile):
    """Points for steps on the Pyramid track."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        score(s, seat, self.face.vp * min(s.track[seat], most), self.source)


@final
class AvenuePoints(RoyalTile):
    """Points for steps on the avenue."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        score(s, seat, self.face.vp * min(s.avenue[seat], most), self.source)

    def could_be_worth_more(self, s: TeotihuacanState, seat: int, most: int) -> bool:
        return s.avenue[seat] < min(most, AVENUE_LAST)


@final
class GoodForGoods(RoyalTile):
    """Pay cocoa and one good for many."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        s.push(Convert(seat, self.royal, most, 0))


@final
class CocoaForSteps(RoyalTile):
    """Pay cocoa for a temple step, again and again."""

    def use(self, s: TeotihuacanState, seat: int, most: int) -> None:
        if most > 0:
            s.push(PaidSteps(seat, self.royal, most, 0))


ROYAL_TILES: Final[list[RoyalTile]] = [
    Cocoa(1, "TEO-ROYAL-1"),
    CocoaForGoods(2, "TEO-ROYAL-2"),
    GoodsForCocoa(3, "TEO-ROYAL-3"),
    TechnologyPoints(4, "TEO-ROYAL-4"),
    TrackPoints(5, "TEO-ROYAL-5"),
    CocoaForGoods(6, "TEO-ROYAL-6"),
    GoodForGoods(7, "TEO-ROYAL-7"),
    CocoaForSteps(8, "TEO-ROYAL-8"),
    AvenuePoints(9, "TEO-ROYAL-9"),
]


def use_royal(s: TeotihuacanState, seat: int, royal: int, power: int) -> None:
    """Perform the ability of a royal tile with a worker of some power."""
    tile = ROYAL_TILES[royal]
    tile.use(s, seat, power + tile.face.plus)


def could_be_worth_more(s: TeotihuacanState, seat: int, royal: int, power: int) -> bool:
    """Whether discovery tiles used first could raise what a royal tile gives without asking."""
    tile = ROYAL_TILES[royal]
    return tile.could_be_worth_more(s, seat, power + tile.face.plus)


# -- what they ask ---------------------------------------------------------------------------------


@final
class Exchange(Decision):
    """Pay a cocoa for two goods, any number of times up to a limit."""

    name: ClassVar[str] = "exchange"

    def __init__(self, seat: int, royal: int, most: int, waived: int) -> None:
        super().__init__(seat)
        self.royal: Final = royal
        self.most: Final = most
        self.waived: Final = waived

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        most = self.most
        if not self.waived:
            most = min(most, s.cocoa[self.seat] // ROYAL_FACES[self.royal].pay_cocoa)
            if may_waive(s, self.seat):
                answers.append(FREE)
        for times in range(most + 1):
            answers.append(TIMES.first + times)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == FREE:
            use_tile(s, self.seat, FREE_COCOA)
            s.push(Exchange(self.seat, self.royal, self.most, 1))
            return
        times = TIMES.index(action)
        source = ROYAL_SOURCE[self.royal]
        if not self.waived:
            pay_cocoa(s, self.seat, times * ROYAL_FACES[self.royal].pay_cocoa, source)
        for good in range(3):
            gain_good(s, self.seat, good, times * ROYAL_FACES[self.royal].goods[good], source)
        short = not self.waived and s.cocoa[self.seat] < ROYAL_FACES[self.royal].pay_cocoa
        if short and 0 < times < self.most:  # a tile may bring the cocoa to go on
            s.push(Exchange(self.seat, self.royal, self.most - times, 0))

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == FREE:
            return Message("teotihuacan-label-waive")
        if TIMES.has(action):
            times = TIMES.index(action)
            gain = ROYAL_FACES[self.royal].goods
            return Message(
                "teotihuacan-label-times",
                {
                    "times": times,
                    "cocoa": 0 if self.waived else times * ROYAL_FACES[self.royal].pay_cocoa,
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

    def resumed(self) -> Decision:
        """Other resources may have come: the order begins again."""
        return Sell(self.seat, self.royal, self.left, 0)

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = [
            GIVE.first + good for good in range(self.least, 3) if s.goods[self.seat * 3 + good] > 0
        ]
        answers.append(STOP)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            return
        good = GIVE.index(action)
        source = ROYAL_SOURCE[self.royal]
        pay_good(s, self.seat, good, 1, source)
        gain_cocoa(s, self.seat, ROYAL_FACES[self.royal].cocoa, source)
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

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if not self.waived and may_waive(s, self.seat):
            answers.append(FREE)
        if self.waived or s.cocoa[self.seat] >= ROYAL_FACES[self.royal].pay_cocoa:
            for good in range(3):
                if s.goods[self.seat * 3 + good] > 0:
                    answers.append(GIVE.first + good)
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
                pay_cocoa(s, self.seat, ROYAL_FACES[self.royal].pay_cocoa, source)
            pay_good(s, self.seat, GIVE.index(action), 1, source)
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

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if not self.waived and may_waive(s, self.seat):
            answers.append(FREE)
        if self.waived or s.cocoa[self.seat] >= ROYAL_FACES[self.royal].pay_cocoa:
            for temple in range(3):
                if can_advance(s, self.seat, temple):
                    answers.append(TEMPLE.first + temple)
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
                pay_cocoa(s, self.seat, ROYAL_FACES[self.royal].pay_cocoa, source)
            if self.left > 1:
                s.push(PaidSteps(self.seat, self.royal, self.left - 1, self.waived))
            advance(s, self.seat, TEMPLE.index(action))

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
    return s.wide and holds(s, seat, FREE_COCOA)  # TEO-OPTION-4
