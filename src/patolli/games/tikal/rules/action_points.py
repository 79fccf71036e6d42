"""A turn, second part: spending ten action points, action by action. TIK-TURN-2 to TIK-TURN-5."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Message
from patolli.games.tikal import events
from patolli.games.tikal.actions import (
    ACTIONS,
    BRING,
    CAMP,
    DIG,
    END,
    GIVE,
    GUARD,
    MOVE,
    UNCOVER,
)
from patolli.games.tikal.bitboards import only
from patolli.games.tikal.components import ACTION_POINTS, MAX_SEATS
from patolli.games.tikal.rules import bringing, camps, excavation, guards
from patolli.games.tikal.rules.exchanging import Take, add_giving
from patolli.games.tikal.rules.moving import GO_OF, add_moving
from patolli.games.tikal.rules.scoring import Score
from patolli.games.tikal.state import UNWORKED, TikalState

_ONLY_END: Final[list[int]] = [END.first]


@final
class Spend(Step[TikalState]):
    """A seat gets its action points; the limits per hex start over. TIK-TURN-2, TIK-VOLC-3."""

    name: ClassVar[str] = "spend"

    def run(self, s: TikalState) -> None:
        s.action_points = ACTION_POINTS
        s.worked = UNWORKED
        s.push(ACT_OF[self.seat])


@final
class Act(Frame[TikalState]):
    """A seat takes an action, or ends its turn."""

    name: ClassVar[str] = "act"

    def legal(self, s: TikalState) -> list[int]:
        if s.action_points == 0:  # everything costs something. TIK-TURN-5
            return _ONLY_END
        seat = self.seat
        leader = s.leader[seat]
        present = s.crew_of(seat)
        if leader >= 0:
            present |= only(leader)
        own_camps = camps.camps_of(s, seat)
        temples = present & s.jungle.temples
        answers: list[int] = []
        bringing.add_bringing(s, seat, own_camps, answers)
        add_moving(s, seat, own_camps, answers)
        excavation.add_uncovering(s, seat, temples, answers)
        excavation.add_digging(s, seat, present & s.jungle.ruins, answers)
        add_giving(s, seat, answers)
        camps.add_camping(s, seat, present, answers)
        guards.add_guarding(s, seat, temples, answers)
        answers.append(END.first)  # TIK-TURN-4
        return answers

    def asks_single(self, s: TikalState) -> bool:
        """Ending the turn is the player's own decision: until then everything can be undone."""
        return True

    def apply(self, s: TikalState, action: int) -> None:
        seat = self.seat
        family = ACTIONS.of[action]
        if family is END:
            self.end(s)
            return
        s.push(self)
        if family is MOVE:
            s.push(GO_OF[seat][MOVE.index(action)])
        elif family is BRING:
            bringing.bring(s, seat, BRING.row(action), BRING.column(action))
        elif family is UNCOVER:
            excavation.uncover(s, seat, UNCOVER.index(action))
        elif family is DIG:
            excavation.dig(s, seat, DIG.index(action))
        elif family is GIVE:
            s.push(Take(seat, GIVE.index(action)))
        elif family is CAMP:
            camps.pitch(s, seat, CAMP.index(action))
        else:
            guards.post_guard(s, seat, GUARD.row(action), GUARD.column(action))

    def end(self, s: TikalState) -> None:
        """What is left is lost. TIK-TURN-4."""
        if s.recording:
            events.ended(s, self.seat, s.action_points)
        s.action_points = 0
        s.turn += 1

    def prompt(self, s: TikalState) -> Message:
        scored = len(s.stack) > 1 and isinstance(s.stack[-2], Score)
        key = "turn" if not scored else "volcano" if s.hand >= 0 else "final"
        return Message(f"tikal-prompt-act-{key}", {"points": s.action_points})

    def label(self, s: TikalState, action: int) -> Message:
        seat = self.seat
        family = ACTIONS.of[action]
        if family is MOVE:
            return GO_OF[seat][MOVE.index(action)].choice(s)
        if family is BRING:
            return bringing.bring_label(s, BRING.row(action), BRING.column(action))
        if family is UNCOVER:
            return excavation.uncover_label(s, UNCOVER.index(action))
        if family is DIG:
            return excavation.dig_label(s, DIG.index(action))
        if family is GIVE:
            return Take(seat, GIVE.index(action)).choice(s)
        if family is CAMP:
            return camps.camp_label(s, CAMP.index(action))
        if family is GUARD:
            return guards.guard_label(s, seat, GUARD.row(action), GUARD.column(action))
        return Message("tikal-label-end", {"lost": s.action_points})


#: Frames never change: they are made once, by seat.
SPEND_OF: Final = [Spend(seat) for seat in range(MAX_SEATS)]
ACT_OF: Final = [Act(seat) for seat in range(MAX_SEATS)]
