"""Spending the ten action points of a turn, action by action: TIK-TURN-3 to TIK-TURN-5."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Message, seat
from patolli.games.tikal import labels
from patolli.games.tikal.actions import (
    BRING,
    CAMP,
    DIG,
    END,
    GIVE,
    GUARD,
    MOVE,
    UNCOVER,
)
from patolli.games.tikal.bitboards import ONLY
from patolli.games.tikal.board import SPACE_COUNT
from patolli.games.tikal.components import ACTION_POINTS, TREASURE_KINDS
from patolli.games.tikal.rules.excavation import add_digging, add_uncovering, dig, uncover
from patolli.games.tikal.rules.exchanging import Take, add_giving
from patolli.games.tikal.rules.guards import add_camping, add_guarding, pitch, post_guard
from patolli.games.tikal.rules.moving import Go, add_bringing, add_moving, bring, camps_of
from patolli.games.tikal.state import UNWORKED, TikalState

_ONLY_END: Final[list[int]] = [END]


@final
class Spend(Step[TikalState]):
    """A seat gets its action points; the limits per hex begin anew. TIK-TURN-2, TIK-VOLC-3."""

    name: ClassVar[str] = "spend"

    def run(self, s: TikalState) -> None:
        s.action_points = ACTION_POINTS
        s.worked = UNWORKED
        s.push(Act(self.seat))


@final
class Act(Frame[TikalState]):
    """A seat takes an action, or ends its turn."""

    name: ClassVar[str] = "act"

    def legal(self, s: TikalState) -> list[int]:
        if s.action_points == 0:  # everything costs something. TIK-TURN-5
            return _ONLY_END
        seat_no = self.seat
        leader = s.leader[seat_no]
        present = s.crew_of(seat_no)
        if leader >= 0:
            present |= ONLY[leader]
        camps = camps_of(s, seat_no)
        temples = present & s.jungle.temples
        answers: list[int] = []
        add_bringing(s, seat_no, camps, answers)
        add_moving(s, seat_no, camps, answers)
        add_uncovering(s, seat_no, temples, answers)
        add_digging(s, seat_no, present & s.jungle.ruins, answers)
        add_giving(s, seat_no, answers)
        add_camping(s, seat_no, present, answers)
        add_guarding(s, seat_no, temples, answers)
        answers.append(END)  # TIK-TURN-4
        return answers

    def asks_single(self, s: TikalState) -> bool:
        """Ending the turn is the player's own decision: until then everything can be undone."""
        return True

    def apply(self, s: TikalState, action: int) -> None:
        if action == END:
            self.end(s)
            return
        s.push(self)
        if action < MOVE:
            at = action - BRING
            bring(s, self.seat, at // SPACE_COUNT, at % SPACE_COUNT)
        elif action < UNCOVER:
            at = action - MOVE
            s.push(Go(self.seat, at // SPACE_COUNT, at % SPACE_COUNT))
        elif action < DIG:
            uncover(s, self.seat, action - UNCOVER)
        elif action < GIVE:
            dig(s, self.seat, action - DIG)
        elif action < GIVE + TREASURE_KINDS:
            s.push(Take(self.seat, action - GIVE))
        elif action < GUARD:
            pitch(s, self.seat, action - CAMP)
        else:
            at = action - GUARD
            post_guard(s, self.seat, at // SPACE_COUNT, at % SPACE_COUNT)

    def end(self, s: TikalState) -> None:
        """What is left is lost. TIK-TURN-4."""
        if s.recording:
            s.emit("tikal-ended", {"seat": seat(self.seat), "lost": s.action_points})
        s.action_points = 0
        s.turn += 1

    def prompt(self, s: TikalState) -> Message:
        scored = len(s.stack) > 1 and s.stack[-2].name == "score"
        key = "turn" if not scored else "volcano" if s.hand >= 0 else "final"
        return Message(f"tikal-prompt-act-{key}", {"points": s.action_points})

    def label(self, s: TikalState, action: int) -> Message:
        return labels.act(s, self.seat, action)
