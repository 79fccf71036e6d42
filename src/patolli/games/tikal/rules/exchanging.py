"""Exchanging a treasure: TIK-EXCH."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame
from patolli.core.message import Message, name, seat
from patolli.core.native import i64
from patolli.games.tikal.actions import GIVE, TAKE
from patolli.games.tikal.components import (
    EXCHANGE_COST,
    MAX_SEATS,
    SET_POINTS,
    TREASURE_KINDS,
    TREASURES,
)
from patolli.games.tikal.state import TikalState


def add_giving(s: TikalState, seat: int, answers: list[int]) -> None:
    """The single treasures for which somebody has a single of another kind. TIK-EXCH-1."""
    if s.action_points < EXCHANGE_COST:
        return
    own: i64 = seat * TREASURE_KINDS
    last: i64 = own + TREASURE_KINDS
    at: i64 = own
    while at < last:
        if s.held[at] == 1 and _wanted(s, own, at - own):
            answers.append(GIVE + (at - own))
        at += 1


def _wanted(s: TikalState, own: i64, kind: i64) -> bool:
    """Whether another seat has a single of any other kind. TIK-EXCH-2, TIK-EXCH-3."""
    for i, count in enumerate(s.held):
        if count == 1 and not own <= i < own + TREASURE_KINDS and i % TREASURE_KINDS != kind:
            return True
    return False


@final
class Take(Frame[TikalState]):
    """A seat gives a treasure and says which one it takes for it."""

    name: ClassVar[str] = "take"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def args(self) -> Args:
        return [self.seat, self.kind]

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        for kind in range(TREASURE_KINDS):
            if kind == self.kind:
                continue
            for other in range(s.seats):
                if other != self.seat and s.held[other * TREASURE_KINDS + kind] == 1:
                    answers.append(TAKE + kind * MAX_SEATS + other)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        kind = (action - TAKE) // MAX_SEATS
        other = (action - TAKE) % MAX_SEATS
        s.action_points -= EXCHANGE_COST
        s.held[self.seat * TREASURE_KINDS + self.kind] -= 1
        s.held[other * TREASURE_KINDS + self.kind] += 1
        s.held[other * TREASURE_KINDS + kind] -= 1
        s.held[self.seat * TREASURE_KINDS + kind] += 1
        if s.recording:
            s.emit(
                "tikal-exchanged",
                {
                    "seat": seat(self.seat),
                    "other": seat(other),
                    "given": name(f"tikal-treasure-{TREASURES[self.kind]}"),
                    "taken": name(f"tikal-treasure-{TREASURES[kind]}"),
                    "cost": EXCHANGE_COST,
                },
            )

    def prompt(self, s: TikalState) -> Message:
        return Message(
            "tikal-prompt-take",
            {
                "given": name(f"tikal-treasure-{TREASURES[self.kind]}"),
                "points": s.action_points,
            },
        )

    def label(self, s: TikalState, action: int) -> Message:
        kind = (action - TAKE) // MAX_SEATS
        had = s.held[self.seat * TREASURE_KINDS + kind]
        gain = SET_POINTS[had + 1] - SET_POINTS[had] - SET_POINTS[1]
        return Message(
            "tikal-label-take",
            {
                "taken": name(f"tikal-treasure-{TREASURES[kind]}"),
                "other": seat((action - TAKE) % MAX_SEATS),
                "gain": gain,
                "cost": EXCHANGE_COST,
                "left": s.action_points - EXCHANGE_COST,
            },
        )
