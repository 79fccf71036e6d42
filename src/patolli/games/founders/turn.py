"""Turns: each player in order takes an action space or passes, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Message, name, seat
from patolli.core.native import i64
from patolli.games.founders.act import (
    MOVE_ARCHITECT,
    Chances,
    Discs,
    fewest_discs,
    least_discs,
    most_discs,
    space_data,
    stack_height,
)
from patolli.games.founders.bonus import bonus_data, visible
from patolli.games.founders.names import MOST_SEATS, NONE, SIDES, ZONES
from patolli.games.founders.offering import can_influence
from patolli.games.founders.rival import RivalTurn
from patolli.games.founders.rounds import new_round
from patolli.games.founders.scoring import score_quarters
from patolli.games.founders.state import FoundersState


@final
class Turn(Frame[FoundersState]):
    """Which action space to take, or pass (FOU-TURN-2)."""

    name: ClassVar[str] = "turn"

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.passing]
        if not s.discs[self.seat]:
            return answers
        chances: Chances | None = None
        space: i64 = 0
        per_zone: i64 = s.a.per_zone
        room: i64 = s.c.stack_limit - 1
        for zone in range(len(ZONES)):
            influence = can_influence(s, self.seat, zone)
            for _ in range(per_zone):
                if s.bonus[space] != NONE and s.heights[space] < room:
                    if influence:
                        answers.append(s.a.space + space)
                    else:
                        if chances is None:
                            chances = Chances(s, self.seat)
                        if least_discs(s, self.seat, space, zone, chances) != NONE:
                            answers.append(s.a.space + space)
                space += 1
        return answers

    def asks_single(self, s: FoundersState) -> bool:
        return True

    def apply(self, s: FoundersState, action: int) -> None:
        s.push(NEXT_TURN[self.seat])
        if action == s.a.passing:
            s.passed[self.seat] = 1
            if s.recording:
                s.emit("founders-passed", {"seat": seat(self.seat)})
        else:
            s.push(MOVE_ARCHITECT[self.seat])
            s.push(Discs(self.seat, action - s.a.space))

    def prompt(self, s: FoundersState) -> Message:
        side = name(f"founders-side-{SIDES[s.architect[self.seat]]}")
        return Message("founders-prompt-turn", {"discs": s.discs[self.seat], "side": side})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.passing:
            return Message("founders-label-pass")
        space = action - s.a.space
        least = fewest_discs(s, self.seat, space)
        most = most_discs(s, self.seat, space)
        data: dict[str, object] = {
            **space_data(s, space),
            "low": stack_height(s, space) + least,
            "high": stack_height(s, space) + most,
            "span": most - least,
        }
        disc = visible(s, space)
        if disc == NONE:
            return Message("founders-label-space", data)
        data.update(bonus_data(s, disc))
        return Message("founders-label-space-bonus", data)


@final
class NextTurn(Step[FoundersState]):
    """Who comes after `seat`, clockwise: those without discs pass (FOU-TURN-1, FOU-TURN-5)."""

    name: ClassVar[str] = "next-turn"

    def run(self, s: FoundersState) -> None:
        who = self.seat
        for _ in range(s.architects):
            who = who + 1 if who + 1 < s.architects else 0
            if s.passed[who]:
                continue
            if s.discs[who]:
                push_turn(s, who)
                return
            s.passed[who] = 1
            if s.recording and who < s.seats:
                s.emit("founders-passed", {"seat": seat(who)})
        if s.round + 1 == s.c.table(s.architects).rounds:  # FOU-ROUND-1
            score_quarters(s)
        else:
            new_round(s)
            push_turn(s, s.first)


#: A frame never changes: those that hold a seat alone are made once.
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
RIVAL_TURN: Final = RivalTurn(NONE)


def push_turn(s: FoundersState, who: int) -> None:
    """Begin the turn of a player or of the rival."""
    s.turn += 1
    if who < s.seats:
        s.push(TURN[who])
    else:
        s.push(NEXT_TURN[who])
        s.push(RIVAL_TURN)
