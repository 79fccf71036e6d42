"""Exchanging a treasure: TIK-EXCH."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Data, Message, player
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import GIVE, TAKE
from patolli.games.tikal.bitboards import add_answers, only
from patolli.games.tikal.components import (
    EXCHANGE_COST,
    SET_POINTS,
    TREASURE_KINDS,
    TREASURES,
)
from patolli.games.tikal.names import treasure
from patolli.games.tikal.state import TikalState


def add_giving(s: TikalState, seat: int, answers: list[int]) -> None:
    """The single treasures for which another seat has a single of another kind. TIK-EXCH-1."""
    if s.action_points < EXCHANGE_COST:
        return
    own = _singles(s, seat)
    if not own:
        return
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others |= _singles(s, other)
    if not others & (others - 1):  # TIK-EXCH-2, TIK-EXCH-3: one kind, or none
        own &= ~others
    if others:
        add_answers(answers, GIVE.first, own)


def _singles(s: TikalState, seat: int) -> i64:
    """The set of the kinds of which a seat has one treasure."""
    kinds: i64 = TREASURE_KINDS
    held = s.held
    at: i64 = seat * kinds
    found: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        if held[at + kind] == 1:
            found |= only(kind)
        kind += 1
    return found


@final
class Take(Frame[TikalState]):
    """A seat gives a treasure and says which one it takes for it."""

    name: ClassVar[str] = "take"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    @classmethod
    def things(cls, s: TikalState) -> dict[str, list[str]]:
        return {"kind": TREASURES}

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        for kind in range(TREASURE_KINDS):
            if kind == self.kind:
                continue
            for other in range(s.seats):
                if other != self.seat and s.held[other * TREASURE_KINDS + kind] == 1:
                    answers.append(TAKE.at(kind, other))
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        kind = TAKE.row(action)
        other = TAKE.column(action)
        s.action_points -= EXCHANGE_COST
        if s.lent:
            s.own_gains()
        s.held[self.seat * TREASURE_KINDS + self.kind] -= 1
        s.held[other * TREASURE_KINDS + self.kind] += 1
        s.held[other * TREASURE_KINDS + kind] -= 1
        s.held[self.seat * TREASURE_KINDS + kind] += 1
        if s.recording:
            events.exchanged(s, self.seat, other, self.kind, kind, EXCHANGE_COST)

    def prompt(self, s: TikalState) -> Message:
        return Message(
            "tikal-prompt-take", {"given": treasure(self.kind), "points": s.action_points}
        )

    def label(self, s: TikalState, action: int) -> Message:
        kind = TAKE.row(action)
        return Message(
            "tikal-label-take",
            {
                "taken": treasure(kind),
                "other": player(TAKE.column(action)),
                "gain": self.gain(s, kind),
                "cost": EXCHANGE_COST,
                "left": s.action_points - EXCHANGE_COST,
            },
        )

    def gain(self, s: TikalState, kind: int) -> int:
        """How many points more the seat's treasures are worth after taking one of a kind."""
        had = s.held[self.seat * TREASURE_KINDS + kind]
        return SET_POINTS[had + 1] - SET_POINTS[had] - SET_POINTS[1]

    def choice(self, s: TikalState) -> Message:
        """What giving the treasure is called; the one taken for it if there is only one."""
        answers = self.legal(s)
        left = s.action_points - EXCHANGE_COST
        if len(answers) > 1:
            return Message(
                "tikal-label-give",
                {"treasure": treasure(self.kind), "cost": EXCHANGE_COST, "left": left},
            )
        kind = TAKE.row(answers[0])
        return Message(
            "tikal-label-give-only",
            {
                "taken": treasure(kind),
                "other": player(TAKE.column(answers[0])),
                "gain": self.gain(s, kind),
                "cost": EXCHANGE_COST,
                "left": left,
                "treasure": treasure(self.kind),
            },
        )

    def view(self, s: TikalState) -> Data:
        """The treasure to be given."""
        return {"treasure": TREASURES[self.kind]}

    def check(self, s: TikalState) -> list[str]:
        wrong = self.wrong(s)
        return [f"{self.text()!r}: {wrong}"] if wrong and self.seat >= 0 else []

    def wrong(self, s: TikalState) -> str:
        """Why this treasure can't be given, empty if it can."""
        if not 0 <= self.kind < TREASURE_KINDS:
            return f"there is no treasure {self.kind}"
        if s.held[self.seat * TREASURE_KINDS + self.kind] != 1:
            return f"seat {self.seat} has no single {TREASURES[self.kind]}"
        if s.action_points < EXCHANGE_COST:
            return f"an exchange costs {EXCHANGE_COST} action points, there are {s.action_points}"
        if not self.legal(s):
            return "no other seat has a single treasure to give for it"
        return ""
