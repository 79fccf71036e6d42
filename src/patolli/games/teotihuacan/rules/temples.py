"""The three temples: steps, their rewards, and which temple to advance in."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import CLAIM, PRINTED, STOP, TEMPLE
from patolli.games.teotihuacan.components import (
    BONUS,
    MAJOR,
    STASH_OF_STEP,
    STASH_STEP,
    STASH_TEMPLE,
    STASHES,
    STEP_GAIN,
    STEP_KIND,
    TEMPLE_BONUS,
    TEMPLE_TOP,
    TEMPLES,
)
from patolli.games.teotihuacan.decision import Decision, outside
from patolli.games.teotihuacan.names import TEMPLE_SOURCE, noun, temple_name
from patolli.games.teotihuacan.rules.discovery_tiles import (
    claim_from_stash,
    claimable,
    stash_is_empty,
)
from patolli.games.teotihuacan.rules.goods import TakeGoods, gain_fixed, gain_good
from patolli.games.teotihuacan.state import TeotihuacanState


def can_advance(s: TeotihuacanState, player: int, temple: int) -> bool:
    """Whether a player can take a step in a temple: its top holds one marker."""  # TEO-TEMPLE-6
    at = s.temple[player * 3 + temple]
    if at < TEMPLE_BONUS:
        return True
    if at == TEMPLE_TOP:
        return False
    for other in range(s.players):
        if s.temple[other * 3 + temple] == TEMPLE_TOP:
            return False
    return True


def can_advance_any(s: TeotihuacanState, player: int) -> bool:
    """Whether a player can take a step in some temple."""
    return can_advance(s, player, 0) or can_advance(s, player, 1) or can_advance(s, player, 2)


def advance(s: TeotihuacanState, player: int, temple: int) -> None:
    """Take one step in a temple and receive what it gives."""
    if not can_advance(s, player, temple):  # TEO-TEMPLE-6
        if s.recording:
            events.temple_stayed(s, player, temple)
        return
    at = s.temple[player * 3 + temple] + 1
    if s.lent:
        s.own_steps()
    s.temple[player * 3 + temple] = at
    if s.recording:
        events.temple_advanced(s, player, temple, at)
    kind = STEP_KIND[temple][at]
    if kind == MAJOR:  # TEO-TEMPLE-3
        stash = STASH_OF_STEP[temple][at]
        if not s.is_bot(player) and not stash_is_empty(s, stash):
            s.push(MajorStep(player, stash))
            return
    if kind == BONUS:  # TEO-TEMPLE-5
        if s.recording:
            events.bonus_unlocked(s, player, temple)
        return
    reward(s, player, temple, at)


def reward(s: TeotihuacanState, player: int, temple: int, step: int) -> None:
    """Give what is printed on a step."""  # TEO-TEMPLE-2
    gain = STEP_GAIN[temple][step]
    source = TEMPLE_SOURCE[temple]
    gain_fixed(s, player, gain, source)
    if gain.any_resource:
        if s.is_bot(player):
            for _step in range(gain.any_resource):
                gain_good(s, player, scarcest_good(s, player), 1, source)
        else:
            s.push(TakeGoods(player, gain.any_resource, 0, source))


def scarcest_good(s: TeotihuacanState, player: int) -> int:
    """Teotibot takes what it has least of; equal: gold, then stone."""  # TEO-BOT-11
    best = 2
    for good in (1, 0):
        if s.goods[player * 3 + good] < s.goods[player * 3 + best]:
            best = good
    return best


@final
class MajorStep(Decision):
    """A major step: claim one of its discovery tiles, or take the printed reward."""

    name: ClassVar[str] = "major"

    def __init__(self, seat: int, stash: int) -> None:
        super().__init__(seat)
        self.stash: Final = stash

    def check(self, s: TeotihuacanState) -> list[str]:
        wrong = outside(self, "stash", self.stash, 0, STASHES - 1)
        if not wrong and STASH_TEMPLE[self.stash] >= len(TEMPLES):
            wrong.append(f"{self.name}: stash {self.stash} lies on the avenue")
        return wrong

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = claimable(s, self.seat, self.stash)
        answers.append(PRINTED)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return not stash_is_empty(s, self.stash)

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == PRINTED:
            reward(s, self.seat, STASH_TEMPLE[self.stash], STASH_STEP[self.stash])
        else:
            claim_from_stash(s, self.seat, self.stash, CLAIM.index(action))

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action != PRINTED:
            return super().label(s, action)
        gain = STEP_GAIN[STASH_TEMPLE[self.stash]][STASH_STEP[self.stash]]
        return Message(
            "teotihuacan-label-printed",
            {"cocoa": gain.cocoa, "goods": gain.any_resource, "vp": gain.vp},
        )

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-major", {"temple": temple_name(STASH_TEMPLE[self.stash])}
        )


@final
class ChooseTemple(Decision):
    """Advance in a temple of one's choice, some times; it must be one with a step left."""

    name: ClassVar[str] = "temple"

    def __init__(self, seat: int, steps: int, source: str) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.source: Final = source

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = [
            TEMPLE.first + temple for temple in range(3) if can_advance(s, self.seat, temple)
        ]
        return answers if answers else [STOP]  # TEO-TEMPLE-7

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            return
        if self.steps > 1:
            s.push(ChooseTemple(self.seat, self.steps - 1, self.source))
        advance(s, self.seat, TEMPLE.index(action))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-temple",
            {"steps": self.steps, "source": noun(self.source)},
        )


@final
class MatchedSteps(Decision):
    """Take the temple steps of matched coloured icons, in the order one likes."""

    name: ClassVar[str] = "matches"

    def __init__(self, seat: int, blue: int, red: int, green: int) -> None:
        super().__init__(seat)
        self.blue: Final = blue
        self.red: Final = red
        self.green: Final = green

    def options(self, s: TeotihuacanState) -> list[int]:
        left = (self.blue, self.red, self.green)
        answers = [
            TEMPLE.first + temple
            for temple in range(3)
            if left[temple] > 0 and can_advance(s, self.seat, temple)
        ]
        return answers if answers else [STOP]

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            return
        temple = TEMPLE.index(action)
        left = [self.blue, self.red, self.green]
        left[temple] -= 1
        if left[0] + left[1] + left[2] > 0:
            s.push(MatchedSteps(self.seat, left[0], left[1], left[2]))
        advance(s, self.seat, temple)
