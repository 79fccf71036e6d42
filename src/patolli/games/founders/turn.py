"""Turns: each player in order takes an action space or passes, until all have passed."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Message, name, seat
from patolli.games.founders.act import (
    Chances,
    Discs,
    MoveArchitect,
    least_discs,
    most_discs,
    stack_height,
    zone_of,
)
from patolli.games.founders.bonus import visible
from patolli.games.founders.names import NONE, SIDES, ZONES
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
        chances = Chances(s, self.seat)
        per_zone = s.a.per_zone
        for space in range(len(s.bonus)):
            if s.bonus[space] == NONE:
                continue
            if least_discs(s, self.seat, space, space // per_zone, chances) != NONE:
                answers.append(s.a.space + space)
        return answers

    def asks_single(self, s: FoundersState) -> bool:
        return True

    def apply(self, s: FoundersState, action: int) -> None:
        s.push(NextTurn(self.seat))
        if action == s.a.passing:
            s.passed[self.seat] = 1
            if s.recording:
                s.emit("founders-passed", {"seat": seat(self.seat)})
        else:
            s.push(MoveArchitect(self.seat))
            s.push(Discs(self.seat, action - s.a.space))

    def prompt(self, s: FoundersState) -> Message:
        side = name(f"founders-side-{SIDES[s.architect[self.seat]]}")
        return Message("founders-prompt-turn", {"discs": s.discs[self.seat], "side": side})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.passing:
            return Message("founders-label-pass")
        space = action - s.a.space
        zone = name(f"founders-zone-{ZONES[zone_of(s, space)]}")
        number = space % s.a.per_zone + 1
        data: dict[str, object] = {
            "zone": zone,
            "number": number,
            "low": stack_height(s, space) + 1,
            "high": stack_height(s, space) + most_discs(s, self.seat, space),
        }
        disc = visible(s, space)
        if disc == NONE:
            return Message("founders-label-space", data)
        data["bonus"] = name(f"founders-bonus-{s.c.bonuses[disc].name}")
        return Message("founders-label-space-bonus", data)


@final
class NextTurn(Step[FoundersState]):
    """Who comes after `seat`, clockwise: those without discs pass (FOU-TURN-1, FOU-TURN-5)."""

    name: ClassVar[str] = "next-turn"

    def run(self, s: FoundersState) -> None:
        who = self.seat
        for _ in range(s.architects):
            who = (who + 1) % s.architects
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


def push_turn(s: FoundersState, who: int) -> None:
    """Begin the turn of a player or of the rival."""
    s.turn += 1
    if who < s.seats:
        s.push(Turn(who))
    else:
        s.push(NextTurn(who))
        s.push(RivalTurn(NONE))
