"""A turn of Patolli: throw the beans, then move a piece."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.catalogue import Catalogue
from patolli.core.frame import Args, Frame, Step
from patolli.core.message import Message, name, seat
from patolli.games.patolli.components import (
    ALL_MARKED,
    BEANS,
    ENTERING_THROW,
    FEE,
    NIGHTFALL,
    REWARD,
    SECTION,
    TIPS,
    TRACK,
    TRIANGLES,
)
from patolli.games.patolli.state import HAND, HOME, PatolliState

ACTIONS: Final = Catalogue()
PASS: Final[int] = ACTIONS.family("pass")
ENTER: Final[int] = ACTIONS.family("enter")
MOVE: Final[int] = ACTIONS.family("move", [[str(at) for at in range(TRACK)]])


@final
class Throw(Step[PatolliState]):
    """The beans are thrown for a seat."""

    name: ClassVar[str] = "throw"

    def run(self, s: PatolliState) -> None:
        marked = 0
        for _ in range(BEANS):
            marked += s.rng.next() & 1
        points = ALL_MARKED if marked == BEANS else marked  # PAT-THROW-1
        s.reveal()
        if s.recording:
            s.emit("patolli-thrown", {"seat": seat(self.seat), "points": points})
        s.push(Move(self.seat, points))


@final
class Move(Frame[PatolliState]):
    """A seat uses what it has thrown."""

    name: ClassVar[str] = "move"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def args(self) -> Args:
        return [self.seat, self.points]

    def legal(self, s: PatolliState) -> list[int]:
        answers: list[int] = []
        if self.points == 0:  # PAT-THROW-2
            return [PASS]
        pieces = s.progress[self.seat]
        if self.points == ENTERING_THROW and pieces[0] == HAND and self.can_land(s, 0):
            answers.append(ENTER)  # PAT-ENTER-1
        for at in pieces:
            if 0 <= at < HOME and self.can_land(s, at + self.points):
                answers.append(MOVE + at)
        return answers if answers else [PASS]  # PAT-MOVE-3

    def can_land(self, s: PatolliState, progress: int) -> bool:
        """Whether a piece of this seat may end there."""
        if progress >= HOME:  # PAT-HOME-1
            return True
        square = s.square(self.seat, progress)
        other = s.standing(square)
        if other == -1:
            return True
        return other != self.seat and square % SECTION == 0  # PAT-CAPTURE-1, PAT-MOVE-2

    def apply(self, s: PatolliState, action: int) -> None:
        again = False
        if action == PASS:
            if s.recording:
                s.emit("patolli-passed", {"seat": seat(self.seat)})
        else:
            origin = HAND if action == ENTER else action - MOVE
            target = 0 if action == ENTER else min(origin + self.points, HOME)
            if target < HOME:
                capture(s, self.seat, s.square(self.seat, target))
            pieces = s.progress[self.seat]
            pieces[pieces.index(origin)] = target
            pieces.sort()  # pieces of one seat are interchangeable
            if s.recording:
                tell_move(s, self.seat, origin, target)
            again = landed(s, self.seat, target)
        if finished(s, self.seat):
            return
        if again:
            s.push(Throw(self.seat))
        else:
            s.turn += 1
            s.push(Throw((self.seat + 1) % s.seats))

    def prompt(self, s: PatolliState) -> Message:
        return Message("patolli-prompt-move", {"points": self.points})

    def label(self, s: PatolliState, action: int) -> Message:
        if action == PASS:
            return Message("patolli-label-pass")
        if action == ENTER:
            return Message("patolli-label-enter")
        target = min(action - MOVE + self.points, HOME)
        if target == HOME:
            return Message("patolli-label-home", {"from": action - MOVE})
        return Message("patolli-label-move", {"from": action - MOVE, "to": target})


def tell_move(s: PatolliState, mover: int, origin: int, target: int) -> None:
    """Record that a piece has entered or moved."""
    if origin == HAND:
        s.emit("patolli-entered", {"seat": seat(mover)})
    else:
        s.emit("patolli-moved", {"seat": seat(mover), "from": origin, "to": target})


def capture(s: PatolliState, mover: int, square: int) -> None:
    """Send a piece on a centre square back to its owner's hand."""
    if square % SECTION != 0:  # PAT-CAPTURE-1
        return
    other = s.standing(square)
    if other == -1 or other == mover:
        return
    pieces = s.progress[other]
    pieces[pieces.index(s.gone(other, square))] = HAND
    pieces.sort()
    if s.recording:
        s.emit("patolli-captured", {"seat": seat(mover), "other": seat(other)})


def landed(s: PatolliState, mover: int, target: int) -> bool:
    """What the square (or home) brings; True when the seat throws again."""
    if target == HOME:  # PAT-HOME-2
        for other in range(s.seats):
            if other != mover:
                pay(s, other, mover, REWARD, "patolli-source-home")
        if s.recording:
            s.emit("patolli-came-home", {"seat": seat(mover)})
        return False
    place = s.square(mover, target) % SECTION
    if place in TRIANGLES:  # PAT-SQUARE-2
        for other in range(s.seats):
            if other != mover:
                pay(s, mover, other, FEE, "patolli-source-triangle")
    return place in TIPS  # PAT-SQUARE-1


def pay(s: PatolliState, payer: int, payee: int, counters: int, source: str) -> None:
    """Hand counters over, as many as there are; `source` names what for."""
    paid = min(counters, s.counters[payer])
    s.counters[payer] -= paid
    s.counters[payee] += paid
    if paid and s.recording:
        s.emit(
            "patolli-paid",
            {
                "seat": seat(payer),
                "other": seat(payee),
                "counters": paid,
                "source": name(source),
            },
        )


def finished(s: PatolliState, mover: int) -> bool:
    """Whether the game has just ended."""
    return (
        s.progress[mover][0] == HOME  # PAT-END-1
        or 0 in s.counters  # PAT-END-2
        or s.turn + 1 >= NIGHTFALL * s.seats  # PAT-END-3
    )
