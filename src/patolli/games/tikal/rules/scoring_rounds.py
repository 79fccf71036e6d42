"""Scoring rounds, at a volcano and at the end: TIK-VOLC, TIK-END."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Step
from patolli.core.message import seat
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.rules.action_points import Spend
from patolli.games.tikal.rules.scoring import temple_points, temples_of, treasure_points
from patolli.games.tikal.state import TikalState


@final
class Score(Step[TikalState]):
    """A seat marks its points. TIK-VOLC-2, TIK-SCORE-1, TIK-SCORE-4."""

    name: ClassVar[str] = "score"

    def run(self, s: TikalState) -> None:
        temples = temple_points(s, self.seat)
        treasures = treasure_points(s, self.seat)
        s.points[self.seat] += temples + treasures
        if s.recording:
            s.emit(
                "tikal-scored",
                {
                    "seat": seat(self.seat),
                    "points": temples + treasures,
                    "temples": temples,
                    "treasures": treasures,
                    "spaces": [SPACES[space] for space in temples_of(s, self.seat)],
                    "total": s.points[self.seat],
                },
            )


def clockwise(s: TikalState, first: int) -> list[int]:
    """All seats in turn order, beginning with one. TIK-TURN-1."""
    return [(first + i) % s.seats for i in range(s.seats)]


def push_scoring(s: TikalState, order: list[int]) -> None:
    """Each seat in this order spends action points and scores before the next one begins."""
    for seat_no in reversed(order):
        s.push(Score(seat_no))
        s.push(Spend(seat_no))


def push_volcano(s: TikalState, first: int) -> None:
    """The round of a volcano, from the seat that has it and clockwise. TIK-VOLC-1, TIK-VOLC-2."""
    order = clockwise(s, first)
    push_scoring(s, order)
    if s.recording:
        s.emit("tikal-erupted", {"order": [seat(seat_no) for seat_no in order]})


def push_final(s: TikalState, order: list[int]) -> None:
    """The last round, after which nothing is pending any more. TIK-END-1, TIK-END-2."""
    push_scoring(s, order)
    if s.recording:
        s.emit("tikal-final", {"order": [seat(seat_no) for seat_no in order]})
