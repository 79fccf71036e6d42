"""The main action of Alchemy: buying a technology."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args
from patolli.core.message import Data, Message
from patolli.games.teotihuacan.actions import EXTRA, STOP, TECH
from patolli.games.teotihuacan.components import (
    ALCHEMY,
    ALCHEMY_POWER_UPS,
    COLUMN_TEMPLE,
    GOLD,
    OTHER_OWNER_VP,
    ROW_2_LONE_POWER,
    ROW_2_WORKERS,
    TECH_COLUMNS,
    TECH_SLOTS,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import (
    technology_name,
    temple_name,
    who,
)
from patolli.games.teotihuacan.rules.discovery_tiles import use_tile
from patolli.games.teotihuacan.rules.goods import pay_good, score
from patolli.games.teotihuacan.rules.main_actions.power_ups import MainPowerUps
from patolli.games.teotihuacan.rules.temples import advance
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import (
    EXTRA_WORKER,
    KINDS,
    TECH_3,
    TECH_3_VP,
    TECH_13,
    TECHNOLOGY_GOLD,
)


def can_buy_any(s: TeotihuacanState, seat: int, workers: int, power: int) -> bool:
    """Whether a technology can be bought, extra-worker tiles considered."""
    if s.hand[seat * KINDS + EXTRA_WORKER]:
        workers += 1
    for slot in range(TECH_SLOTS):
        if open_to(slot, workers, power) and can_buy(s, seat, slot):
            return True
    return False


def open_to(slot: int, workers: int, power: int) -> bool:
    """Whether workers of that number (a lone one of that power) reach a slot's row."""
    if slot < TECH_COLUMNS:  # TEO-ALCHEMY-1
        return True
    return workers >= ROW_2_WORKERS or power >= ROW_2_LONE_POWER  # TEO-ALCHEMY-2, TEO-ALCHEMY-3


def can_buy(s: TeotihuacanState, seat: int, slot: int) -> bool:
    """Whether a player lacks a technology and has the gold for it."""
    technology = s.technologies[slot]
    if s.tech[seat] >> technology & 1:  # TEO-ALCHEMY-6
        return False
    return s.goods[seat * 3 + GOLD] >= TECHNOLOGY_GOLD[technology]


def add_technology(s: TeotihuacanState, player: int, slot: int) -> None:
    """Put a player's marker on a technology."""
    technology = s.technologies[slot]
    s.tech[player] |= 1 << technology
    if s.recording:
        s.emit(
            "teotihuacan-learned",
            {"seat": who(s, player), "technology": technology_name(technology)},
        )


def pay_owners(s: TeotihuacanState, player: int, slot: int) -> None:
    """Everybody else who has the technology scores."""  # TEO-ALCHEMY-5
    technology = s.technologies[slot]
    for other in range(s.players):
        if other != player and s.tech[other] >> technology & 1:
            score(s, other, OTHER_OWNER_VP, "source-technology-shared")


@final
class BuyTechnology(Decision):
    """Choose a technology; `power` is that of a lone worker, 0 with more."""

    name: ClassVar[str] = "technology"

    def __init__(self, seat: int, workers: int, power: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.power: Final = power

    def args(self) -> Args:
        return [self.seat, self.workers, self.power]

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        second_row = False
        for slot in range(TECH_SLOTS):
            if can_buy(s, self.seat, slot):
                second_row = second_row or slot >= TECH_COLUMNS
                if open_to(slot, self.workers, self.power):
                    answers.append(TECH + slot)
        if second_row and self.workers < ROW_2_WORKERS and s.hand[self.seat * KINDS + EXTRA_WORKER]:
            answers.append(EXTRA)  # TEO-DISCOVERY-13
        return answers if answers else [STOP]

    def blocked(self, s: TeotihuacanState) -> bool:
        for slot in range(TECH_SLOTS):
            if open_to(slot, self.workers, self.power) and not (
                s.tech[self.seat] >> s.technologies[slot] & 1 or can_buy(s, self.seat, slot)
            ):
                return True
        return False

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if not TECH <= action < TECH + TECH_SLOTS:
            return super().label(s, action)
        slot = action - TECH
        technology = s.technologies[slot]
        data: Data = {
            "technology": technology_name(technology),
            "gold": TECHNOLOGY_GOLD[technology],
            "temple": temple_name(COLUMN_TEMPLE[slot % TECH_COLUMNS]),
        }
        if self.forfeits(slot):
            return Message("teotihuacan-label-tech-alone", data)
        return Message("teotihuacan-label-tech", data)

    def forfeits(self, slot: int) -> bool:
        """Whether a lone strong worker reaches the second row and so gains no power."""
        return slot >= TECH_COLUMNS and self.workers < ROW_2_WORKERS  # TEO-ALCHEMY-3

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        if action == STOP:
            return
        if action == EXTRA:
            use_tile(s, seat, EXTRA_WORKER)
            s.push(BuyTechnology(seat, self.workers + 1, 0))
            return
        slot = action - TECH
        technology = s.technologies[slot]
        before = s.tech[seat]
        if not self.forfeits(slot):
            again = 1 if before & TECH_13 else 0
            power_ups = ALCHEMY_POWER_UPS[self.workers - 1]
            s.push(MainPowerUps(seat, ALCHEMY, power_ups, 0, again))
        pay_good(s, seat, GOLD, TECHNOLOGY_GOLD[technology], "board-alchemy")
        pay_owners(s, seat, slot)
        add_technology(s, seat, slot)
        if before & TECH_3:  # TEO-TECH-3
            score(s, seat, TECH_3_VP, "technology-3")
        advance(s, seat, COLUMN_TEMPLE[slot % TECH_COLUMNS])  # TEO-ALCHEMY-7
