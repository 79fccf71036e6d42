"""The main action of Alchemy: buying a technology."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Data, Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import EXTRA, STOP, TECH
from patolli.games.teotihuacan.components import (
    ALCHEMY,
    ALCHEMY_POWER_UPS,
    COLUMN_TEMPLE,
    EXTRA_WORKER,
    GOLD,
    OTHER_OWNER_VP,
    ROW_2_LONE_POWER,
    ROW_2_WORKERS,
    TECH_COLUMNS,
    TECH_SLOTS,
    TECHNOLOGY_GOLD,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import (
    technology_name,
    temple_name,
)
from patolli.games.teotihuacan.rules.discovery_tiles import holds, use_tile
from patolli.games.teotihuacan.rules.goods import pay_good, score
from patolli.games.teotihuacan.rules.main_actions.main_action import MainAction, weakest_on
from patolli.games.teotihuacan.rules.main_actions.power_ups import push_power_ups
from patolli.games.teotihuacan.rules.temples import advance
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import main_action_done


@final
class Alchemy(MainAction):
    """Buy a technology."""

    def possible(self, s: TeotihuacanState, seat: int, workers: int) -> bool:
        power = weakest_on(s, seat, self.board) if workers == 1 else 0
        return can_buy_any(s, seat, workers, power)

    def start(self, s: TeotihuacanState, seat: int, workers: int, weakest: int) -> None:
        s.push(BuyTechnology(seat, workers, weakest if workers == 1 else 0))


def can_buy_any(s: TeotihuacanState, seat: int, workers: int, power: int) -> bool:
    """Whether a technology can be bought, extra-worker tiles considered."""
    if holds(s, seat, EXTRA_WORKER):
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
    if s.lent:
        s.own_steps()
    s.tech[player] |= 1 << technology
    if s.recording:
        events.learned(s, player, technology)


def pay_owners(s: TeotihuacanState, player: int, slot: int) -> None:
    """Every other player who has the technology scores."""  # TEO-ALCHEMY-5
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

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        second_row = False
        for slot in range(TECH_SLOTS):
            if can_buy(s, self.seat, slot):
                second_row = second_row or slot >= TECH_COLUMNS
                if open_to(slot, self.workers, self.power):
                    answers.append(TECH.first + slot)
        if second_row and self.workers < ROW_2_WORKERS and holds(s, self.seat, EXTRA_WORKER):
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
        if not TECH.has(action):
            return super().label(s, action)
        slot = TECH.index(action)
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
        slot = TECH.index(action)
        technology = s.technologies[slot]
        before = s.tech[seat]
        if not self.forfeits(slot):
            push_power_ups(s, seat, ALCHEMY, ALCHEMY_POWER_UPS[self.workers - 1], before)
        pay_good(s, seat, GOLD, TECHNOLOGY_GOLD[technology], "board-alchemy")
        pay_owners(s, seat, slot)
        add_technology(s, seat, slot)
        main_action_done(s, seat, ALCHEMY, before)  # TEO-TECH-19
        advance(s, seat, COLUMN_TEMPLE[slot % TECH_COLUMNS])  # TEO-ALCHEMY-7
