"""A turn: throw, then enter, move or capture. PAT-THROW, PAT-ENTER, PAT-MOVE, PAT-CAPTURE."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message
from patolli.games.patolli import events
from patolli.games.patolli.actions import ENTER, MOVE, PASS
from patolli.games.patolli.components import ALL_MARKED, ARMS, BEANS, ENTERING_THROW
from patolli.games.patolli.rules.end import finished
from patolli.games.patolli.rules.squares import CENTRE, landed
from patolli.games.patolli.state import EMPTY, HAND, HOME, PatolliState

#: The one answer of a seat that can't use its throw.
JUST_PASS: Final[list[int]] = [PASS.first]


@final
class Throw(Step[PatolliState]):
    """The beans are thrown for a seat."""

    name: ClassVar[str] = "throw"

    def run(self, s: PatolliState) -> None:
        marked = s.rng.heads(BEANS)
        points = ALL_MARKED if marked == BEANS else marked  # PAT-THROW-1
        s.reveal()
        if s.recording:
            events.thrown(s, self.seat, points)
        s.push(MOVES[self.seat][points])


@final
class Move(Frame[PatolliState]):
    """A seat uses what it has thrown."""

    name: ClassVar[str] = "move"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def legal(self, s: PatolliState) -> list[int]:
        if self.points == 0:  # PAT-THROW-2
            return JUST_PASS
        answers: list[int] = []
        pieces = s.progress[self.seat]
        if self.points == ENTERING_THROW and pieces[0] == HAND and self.can_land(s, 0):
            answers.append(ENTER.first)  # PAT-ENTER-1
        for at in pieces:
            if 0 <= at < HOME and self.can_land(s, at + self.points):
                answers.append(MOVE.first + at)
        return answers if answers else JUST_PASS  # PAT-MOVE-3

    def can_land(self, s: PatolliState, progress: int) -> bool:
        """Whether a piece of this seat may end there."""
        if progress >= HOME:  # PAT-HOME-1
            return True
        square = s.square(self.seat, progress)
        other = s.track[square]
        if other == EMPTY:
            return True
        return other != self.seat and CENTRE[square]  # PAT-CAPTURE-1, PAT-MOVE-2

    def apply(self, s: PatolliState, action: int) -> None:
        again = False
        if PASS.has(action):
            if s.recording:
                events.passed(s, self.seat)
        else:
            origin = HAND if ENTER.has(action) else MOVE.index(action)
            target = 0 if origin == HAND else min(origin + self.points, HOME)
            if target < HOME:
                capture(s, self.seat, s.square(self.seat, target))
            s.advance(self.seat, origin, target)
            if s.recording:
                if origin == HAND:
                    events.entered(s, self.seat)
                else:
                    events.moved(s, self.seat, origin, target)
            again = landed(s, self.seat, target)
        if finished(s, self.seat):
            return
        if again:
            s.push(THROWS[self.seat])
        else:
            s.turn += 1
            s.push(THROWS[self.seat + 1 if self.seat + 1 < s.seats else 0])

    def prompt(self, s: PatolliState) -> Message:
        return Message("patolli-prompt-move", {"points": self.points})

    def label(self, s: PatolliState, action: int) -> Message:
        if PASS.has(action):
            return Message("patolli-label-pass")
        if ENTER.has(action):
            return Message("patolli-label-enter")
        origin = MOVE.index(action)
        target = min(origin + self.points, HOME)
        if target == HOME:
            return Message("patolli-label-home", {"from": origin})
        return Message("patolli-label-move", {"from": origin, "to": target})

    def view(self, s: PatolliState) -> Data:
        return {"throw": self.points}

    def check(self, s: PatolliState) -> list[str]:
        if not 0 <= self.points <= ALL_MARKED:
            return [f"a throw of {self.points}: it is 0 to {ALL_MARKED}"]
        return []


#: All throws by seat, and all moves by seat and points: made once, as frames never change.
THROWS: Final[list[Throw]] = [Throw(seat) for seat in range(ARMS)]
MOVES: Final[list[list[Move]]] = [
    [Move(seat, points) for points in range(ALL_MARKED + 1)] for seat in range(ARMS)
]


def capture(s: PatolliState, mover: int, square: int) -> None:
    """Send a piece on a centre square back to its owner's hand."""
    other = s.track[square]
    if other == EMPTY or not CENTRE[square]:  # PAT-CAPTURE-1
        return
    s.send_back(other, square)
    if s.recording:
        events.captured(s, mover, other)
