"""The Avenue of the Dead, three of its steps with discovery tiles, and the Pyramid track."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import CLAIM, DECLINE
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    STASH_OF_AVENUE,
    STASH_STEP,
    STASH_TEMPLE,
    STASHES,
    TEMPLES,
    TRACK_LAST,
)
from patolli.games.teotihuacan.decision import Decision, outside
from patolli.games.teotihuacan.rules.discovery_tiles import (
    claim_from_stash,
    claimable,
    stash_is_empty,
)
from patolli.games.teotihuacan.state import TeotihuacanState


def advance_avenue(s: TeotihuacanState, player: int) -> None:
    """Take one step on the avenue; at its end the step is lost."""  # TEO-AVENUE-1
    if s.avenue[player] == AVENUE_LAST:
        if s.recording:
            events.avenue_stayed(s, player)
        return
    if s.lent:
        s.own_steps()
    s.avenue[player] += 1
    at = s.avenue[player]
    if s.recording:
        events.avenue_advanced(s, player, at)
    stash = STASH_OF_AVENUE[at]
    if stash >= 0 and not s.is_bot(player) and not stash_is_empty(s, stash):  # TEO-AVENUE-2
        s.push(AvenueStep(player, stash))


@final
class AvenueStep(Decision):
    """Claim one of the discovery tiles of the avenue step just reached, or none."""

    name: ClassVar[str] = "avenue"

    def __init__(self, seat: int, stash: int) -> None:
        super().__init__(seat)
        self.stash: Final = stash

    def check(self, s: TeotihuacanState) -> list[str]:
        wrong = outside(self, "stash", self.stash, 0, STASHES - 1)
        if not wrong and STASH_TEMPLE[self.stash] < len(TEMPLES):
            wrong.append(f"{self.name}: stash {self.stash} lies in a temple")
        return wrong

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = claimable(s, self.seat, self.stash)
        answers.append(DECLINE)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return not stash_is_empty(s, self.stash)

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action != DECLINE:
            claim_from_stash(s, self.seat, self.stash, CLAIM.index(action))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-avenue", {"step": STASH_STEP[self.stash]})


def advance_track(s: TeotihuacanState, player: int, steps: int) -> None:
    """Move a player's marker on the Pyramid track."""  # TEO-TRACK-1
    if s.lent:
        s.own_steps()
    s.track[player] = min(TRACK_LAST, s.track[player] + steps)
    if s.recording:
        events.track_advanced(s, player, s.track[player])
