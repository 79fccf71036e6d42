"""Rounds and turns: each player in order takes an action space or passes, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.names import INFLUENCES, MOST_SEATS, NONE, SIDES, ZONES
from patolli.games.founders.rules.bonus_discs import (
    AfterAction,
    bonus_data,
    helps_first,
    use_bonus,
    visible,
)
from patolli.games.founders.rules.construction.by_zone import CONSTRUCTIONS
from patolli.games.founders.rules.final_scoring import score_quarters
from patolli.games.founders.rules.influence.offering import INFLUENCE_ACTIONS
from patolli.games.founders.rules.new_round import new_round
from patolli.games.founders.rules.power import (
    Chances,
    can_take,
    fewest_discs,
    least_discs,
    most_discs,
    put_discs,
    space_data,
    stack_height,
    zone_of,
)
from patolli.games.founders.solo.rival import RIVAL, play_rival
from patolli.games.founders.state import FoundersState


@final
@mypyc_attr(free_list_len=1)
class Discs(Frame[FoundersState]):
    """How many discs to put on the space (FOU-TURN-3)."""

    name: ClassVar[str] = "discs"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"space": s.a.space_names}

    def legal(self, s: FoundersState) -> list[int]:
        least = fewest_discs(s, self.seat, self.space)
        return s.a.disc_counts[least][most_discs(s, self.seat, self.space)]

    def apply(self, s: FoundersState, action: int) -> None:
        count = s.a.discs.index(action) + 1
        disc = visible(s, self.space)
        put_discs(s, self.seat, self.space, count)
        if s.recording:
            events.took_space(s, self.seat, self.space, count, s.power)
        s.push(ChooseAction(self.seat, self.space, disc))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-discs", {"power": stack_height(s, self.space)})

    def label(self, s: FoundersState, action: int) -> Message:
        count = s.a.discs.index(action) + 1
        power = stack_height(s, self.space) + count
        return Message("founders-label-discs", {"count": count, "power": power})

    def view(self, s: FoundersState) -> Data:
        return {"space": s.a.space_names[self.space]}

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s)
        if not wrong and not can_take(s, self.seat, self.space):
            wrong.append(f"{self.name}: {s.a.space_names[self.space]} can't be taken now")
        return wrong


def can_act(s: FoundersState, seat: int, zone: int) -> bool:
    """Whether one of the two actions of a zone can be carried out now (FOU-TURN-7)."""
    return INFLUENCE_ACTIONS[zone].possible(s, seat) or CONSTRUCTIONS[zone].possible(
        s, seat, s.power
    )


@final
@mypyc_attr(free_list_len=1)
class ChooseAction(Frame[FoundersState]):
    """Construction or influence, or first the visible bonus.

    `disc` is the visible bonus disc that can still be used first, or NONE.
    """

    name: ClassVar[str] = "act"

    def __init__(self, seat: int, space: int, disc: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.disc: Final = disc

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"space": s.a.space_names, "disc": s.c.bonus_names}

    def legal(self, s: FoundersState) -> list[int]:
        found = 0  # the bits of the answers: see Actions.acts
        if self.disc != NONE and helps_first(s, self.seat, self.disc, s.power):
            found = 1
        zone = zone_of(s, self.space)
        if CONSTRUCTIONS[zone].possible(s, self.seat, s.power):
            found += 2
        if INFLUENCE_ACTIONS[zone].possible(s, self.seat):
            found += 4
        return s.a.acts[zone][found]

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.bonus:
            s.push(ThenChooseAction(self.seat, self.space))
            use_bonus(s, self.seat, self.disc)
            return
        if self.disc != NONE:
            s.push(AfterAction(self.seat, self.disc))
        if s.a.influence.has(action):
            INFLUENCE_ACTIONS[s.a.influence.index(action)].start(s, self.seat)
        else:
            CONSTRUCTIONS[s.a.construct.index(action)].start(s, self.seat)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-act", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.bonus:
            return Message("founders-label-bonus-first", bonus_data(s, self.disc))
        if s.a.influence.has(action):
            return Message(f"founders-label-influence-{INFLUENCES[s.a.influence.index(action)]}")
        return Message(f"founders-label-construct-{ZONES[s.a.construct.index(action)]}")

    def view(self, s: FoundersState) -> Data:
        return {"space": s.a.space_names[self.space]}

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s, maybe="disc")


@final
@mypyc_attr(free_list_len=1)
class ThenChooseAction(Step[FoundersState]):
    """After a bonus used first comes the action, if it is still possible (FOU-BONUS-9)."""

    name: ClassVar[str] = "then-act"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"space": s.a.space_names}

    def run(self, s: FoundersState) -> None:
        if can_act(s, self.seat, zone_of(s, self.space)):
            s.push(ChooseAction(self.seat, self.space, NONE))
        elif s.recording:
            events.lapsed(s, self.seat)

    def view(self, s: FoundersState) -> Data:
        return {"space": s.a.space_names[self.space]}

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


@final
class MoveArchitect(Step[FoundersState]):
    """After an action the architect moves to the next side, clockwise (FOU-TURN-10)."""

    name: ClassVar[str] = "move-architect"

    def run(self, s: FoundersState) -> None:
        s.power = 0
        side = s.architect[self.seat] + 1
        if s.lent:
            s.own_people()
        s.architect[self.seat] = side if side < len(SIDES) else 0


#: A frame never changes: those that hold a seat alone are made once.
MOVE_ARCHITECT: Final = [MoveArchitect(seat) for seat in range(MOST_SEATS)]


@final
class Turn(Frame[FoundersState]):
    """Which action space to take, or pass (FOU-TURN-2)."""

    name: ClassVar[str] = "turn"

    def legal(self, s: FoundersState) -> list[int]:
        found: i64 = 0  # the bits of the spaces
        if not s.discs[self.seat]:
            return s.a.turns[found]
        heights, bonuses = s.heights, s.bonus
        chances: Chances | None = None
        space: i64 = 0
        bit: i64 = 1
        per_zone: i64 = s.a.per_zone
        room = s.c.most_height
        for zone in range(len(ZONES)):
            influence = INFLUENCE_ACTIONS[zone].possible(s, self.seat)
            for _step in range(per_zone):
                if bonuses[space] != NONE and heights[space] < room:
                    if influence:
                        found |= bit
                    else:
                        if chances is None:
                            chances = Chances(s, self.seat)
                        if least_discs(s, self.seat, space, zone, chances) != NONE:
                            found |= bit
                space += 1
                bit <<= 1
        return s.a.turns[found]

    def asks_single(self, s: FoundersState) -> bool:
        return True

    def apply(self, s: FoundersState, action: int) -> None:
        s.push(NEXT_TURN[self.seat])
        if action == s.a.passing:
            if s.lent:
                s.own_people()
            s.passed[self.seat] = 1
            if s.recording:
                events.passed(s, self.seat)
        else:
            s.push(MOVE_ARCHITECT[self.seat])
            s.push(Discs(self.seat, s.a.space.index(action)))

    def prompt(self, s: FoundersState) -> Message:
        side = name(f"founders-side-{SIDES[s.architect[self.seat]]}")
        return Message("founders-prompt-turn", {"discs": s.discs[self.seat], "side": side})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.passing:
            return Message("founders-label-pass")
        space = s.a.space.index(action)
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
        seat: i64 = self.seat
        architects: i64 = s.architects
        for _step in range(architects):
            seat += 1
            if seat == architects:
                seat = 0
            if s.passed[seat]:
                continue
            if s.discs[seat]:
                push_turn(s, seat)
                return
            if s.lent:
                s.own_people()
            s.passed[seat] = 1
            if s.recording and seat < s.seats:
                events.passed(s, seat)
        if s.round + 1 == s.c.for_players(s.architects).rounds:  # FOU-ROUND-1
            score_quarters(s)
        else:
            new_round(s)
            push_turn(s, s.first)


#: A frame never changes: those that hold a seat alone are made once.
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]


@final
class RivalTurn(Step[FoundersState]):
    """The rival carries out its open intention (FOU-SOLO-4).

    The next turn follows at once, unless one is waiting in a position that someone wrote.
    """

    name: ClassVar[str] = "rival-turn"

    def run(self, s: FoundersState) -> None:
        play_rival(s)
        if not s.stack:
            NEXT_TURN[RIVAL].run(s)


RIVAL_TURN: Final = RivalTurn(NONE)


def push_turn(s: FoundersState, seat: int) -> None:
    """Begin the turn of a player or of the rival.

    The rival's is a step of its own: a preview ends where the turn does.
    """
    s.turn += 1
    if seat < s.seats:
        s.push(TURN[seat])
    else:
        s.push(RIVAL_TURN)
