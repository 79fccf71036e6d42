"""Ascension: what happens when a worker reaches power 6."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import ASCEND
from patolli.games.teotihuacan.components import (
    ASCENSION_PAID_STEPS,
    ASCENSION_PAY,
    ASCENSION_STEPS,
    ASCENSION_VP,
    FOURTH_COCOA,
    FOURTH_POWER,
    FREE_COCOA,
    PALACE,
    START_POWER,
    WORKERS,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.rules.calendar import advance_light
from patolli.games.teotihuacan.rules.discovery_tiles import charge, holds
from patolli.games.teotihuacan.rules.goods import gain_cocoa, score
from patolli.games.teotihuacan.rules.temples import ChooseTemple, can_advance_any
from patolli.games.teotihuacan.rules.tracks import advance_avenue
from patolli.games.teotihuacan.state import OUT, TeotihuacanState

FOR_VP: Final = 0
FOR_COCOA: Final = 1
FOR_TEMPLE: Final = 2
FOR_TEMPLES: Final = 3
FOR_WORKER: Final = 4


def ascend(s: TeotihuacanState, worker: int) -> None:
    """Avenue, rebirth in the Palace, reward, light disc, in this order."""  # TEO-ASCENSION-1
    player = worker // WORKERS
    s.put(worker, PALACE)
    if s.lent:
        s.own_power()
    s.power[worker] = START_POWER
    if s.recording:
        events.ascended(s, player, worker % WORKERS + 1)
    if s.is_bot(player):  # TEO-BOT-12
        advance_avenue(s, player)
        score(s, player, ASCENSION_VP, "source-ascension")
        advance_light(s)
    else:
        s.push(AscensionDisc(player))
        s.push(AscensionReward(player))
        advance_avenue(s, player)


@final
class AscensionDisc(Step[TeotihuacanState]):
    """The light disc moves, also when the avenue was at its end."""

    name: ClassVar[str] = "ascension-disc"

    def run(self, s: TeotihuacanState) -> None:
        advance_light(s)  # TEO-ASCENSION-8


@final
class AscensionReward(Decision):
    """Choose a reward of the Ascension wheel."""

    name: ClassVar[str] = "ascension"

    def options(self, s: TeotihuacanState) -> list[int]:
        seat = self.seat
        answers = [ASCEND.first + FOR_VP, ASCEND.first + FOR_COCOA]
        if can_advance_any(s, seat):
            answers.append(ASCEND.first + FOR_TEMPLE)
            if s.cocoa[seat] >= ASCENSION_PAY or self.may_waive(s):
                answers.append(ASCEND.first + FOR_TEMPLES)
        if s.place[seat * WORKERS + WORKERS - 1] == OUT:
            answers.append(ASCEND.first + FOR_WORKER)
        return answers

    def label(self, s: TeotihuacanState, action: int) -> Message:
        chosen = ASCEND.index(action)
        if chosen == FOR_VP:
            return Message("teotihuacan-label-ascend-vp", {"vp": ASCENSION_VP})
        if chosen == FOR_COCOA:
            cocoa = cast(int, s.options["ascension_cocoa"])
            return Message("teotihuacan-label-ascend-cocoa", {"cocoa": cocoa})
        if chosen == FOR_TEMPLE:
            return Message("teotihuacan-label-ascend-temple")
        if chosen == FOR_TEMPLES:
            return Message("teotihuacan-label-ascend-temples", {"cocoa": ASCENSION_PAY})
        if chosen == FOR_WORKER:
            return Message(
                "teotihuacan-label-ascend-worker", {"power": FOURTH_POWER, "cocoa": FOURTH_COCOA}
            )
        return super().label(s, action)

    def may_waive(self, s: TeotihuacanState) -> bool:
        return s.wide and holds(s, self.seat, FREE_COCOA)  # TEO-OPTION-4

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        chosen = ASCEND.index(action)
        if chosen == FOR_VP:
            score(s, seat, ASCENSION_VP, "source-ascension")
        elif chosen == FOR_COCOA:
            gain_cocoa(s, seat, cast(int, s.options["ascension_cocoa"]), "source-ascension")
        elif chosen == FOR_TEMPLE:
            s.push(ChooseTemple(seat, ASCENSION_STEPS, "source-ascension"))
        elif chosen == FOR_TEMPLES:
            s.push(ChooseTemple(seat, ASCENSION_PAID_STEPS, "source-ascension"))
            charge(s, seat, ASCENSION_PAY, 0, self.may_waive(s), "source-ascension")
        else:  # TEO-ASCENSION-7
            fourth = seat * WORKERS + WORKERS - 1
            s.put(fourth, PALACE)
            if s.lent:
                s.own_power()
            s.power[fourth] = FOURTH_POWER
            if s.recording:
                events.fourth_worker(s, seat)
            gain_cocoa(s, seat, FOURTH_COCOA, "source-ascension")
