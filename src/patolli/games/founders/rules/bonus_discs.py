"""Bonus discs: when they may be used and what they give."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.city.squares import add_squares, count_bits
from patolli.games.founders.names import FROM_BONUS, NONE, RESOURCES
from patolli.games.founders.rules.construction.by_zone import (
    any_construction_possible,
    push_any_construction,
)
from patolli.games.founders.rules.construction.placing import cube_label, replace_cube
from patolli.games.founders.rules.influence.offering import (
    any_influence_possible,
    push_any_influence,
)
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Bonus


def helps_first(s: FoundersState, seat: int, disc: int, power: int) -> bool:
    """Whether a bonus is worth using before the action: points alone are not (FOU-BONUS-5)."""
    bonus = s.c.bonuses[disc]
    if bonus.power or bonus.resources:
        return True
    return acts(s, seat, disc, power)


def acts(s: FoundersState, seat: int, disc: int, power: int) -> bool:
    """Whether a bonus is an additional action that can be carried out (FOU-BONUS-10)."""
    bonus = s.c.bonuses[disc]
    return (bonus.influence and any_influence_possible(s, seat)) or (
        bonus.construction and any_construction_possible(s, seat, power)
    )


def use_bonus(s: FoundersState, seat: int, disc: int) -> None:
    """Apply a bonus; what asks for decisions is pushed."""
    bonus = s.c.bonuses[disc]
    if bonus.vp:
        s.gain(seat, bonus.vp, FROM_BONUS)
    if s.recording:
        events.bonus_used(s, seat, disc, bonus.vp, 1 if points_alone(bonus) else 0)
    s.power += bonus.power  # FOU-BONUS-8
    for _step in range(bonus.resources):
        s.push(FreeCube(seat))
    if bonus.influence:
        push_any_influence(s, seat, 0)
    if bonus.construction:
        push_any_construction(s, seat, 0)


def has_free_square(s: FoundersState, seat: int) -> bool:
    """Whether any square of the city is without a tile."""
    return free_squares(s, seat) > 0


def free_squares(s: FoundersState, seat: int) -> int:
    """How many squares of the city are without a tile."""
    return s.c.grid.squares - count_bits(s.north[seat]) - count_bits(s.south[seat])


@final
@mypyc_attr(free_list_len=1)
class AfterAction(Step[FoundersState]):
    """After the action an unused bonus is offered, if it gives anything (FOU-BONUS-1)."""

    name: ClassVar[str] = "after-action"

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"disc": s.c.bonus_names}

    def run(self, s: FoundersState) -> None:
        bonus = s.c.bonuses[self.disc]
        if bonus.vp or bonus.resources or acts(s, self.seat, self.disc, s.power):
            s.push(BonusAfter(self.seat, self.disc))

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


@final
@mypyc_attr(free_list_len=1)
class BonusAfter(Frame[FoundersState]):
    """Whether to use the bonus after the action."""

    name: ClassVar[str] = "bonus-after"

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"disc": s.c.bonus_names}

    def legal(self, s: FoundersState) -> list[int]:
        return s.a.use_or_leave

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.bonus:
            use_bonus(s, self.seat, self.disc)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-bonus-after", bonus_data(s, self.disc))

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return Message("founders-label-bonus", bonus_data(s, self.disc))

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


def bonus_data(s: FoundersState, disc: int) -> Data:
    """A bonus disc as the data of a message; `only` is 1 when it gives points alone."""
    bonus = s.c.bonuses[disc]
    return {
        "bonus": name(f"founders-bonus-{bonus.name}"),
        "points": bonus.vp,
        "only": 1 if points_alone(bonus) else 0,
    }


def points_alone(bonus: Bonus) -> bool:
    """Whether a bonus gives points and nothing else."""
    more = bonus.power or bonus.resources or bonus.influence or bonus.construction
    return not more


@final
@mypyc_attr(free_list_len=1)
class FreeCube(Step[FoundersState]):
    """A cube of any kind, if a square can hold it (FOU-BONUS-6)."""

    name: ClassVar[str] = "free-cube"

    def run(self, s: FoundersState) -> None:
        if has_free_square(s, self.seat):
            s.push(CubeKind(self.seat))


def cube_squares(s: FoundersState, seat: int, kind: int) -> list[int]:
    """Answers: squares without a tile and without a cube of that kind (FOU-BONUS-7)."""
    row = seat * 3 + kind
    half: i64 = (1 << s.c.grid.half) - 1
    north: i64 = s.north[seat] | s.cubes_north[row]
    south: i64 = s.south[seat] | s.cubes_south[row]
    answers: list[int] = []
    add_squares(s, answers, half & ~north, half & ~south)
    return answers


@final
@mypyc_attr(free_list_len=1)
class CubeKind(Frame[FoundersState]):
    """Which kind of cube to take; it may be left out only when no square is empty."""

    name: ClassVar[str] = "cube-kind"

    def legal(self, s: FoundersState) -> list[int]:
        free = free_squares(s, self.seat)
        row = self.seat * 3
        cubes = s.amounts[row] + s.amounts[row + 1] + s.amounts[row + 2]
        answers = [] if cubes < free else [s.a.decline]
        for kind in range(len(RESOURCES)):
            if s.amounts[row + kind] < free:
                answers.append(s.a.resource.first + kind)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            s.push(CubeSquare(self.seat, s.a.resource.index(action)))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-cube-kind")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        kind = RESOURCES[s.a.resource.index(action)]
        return Message("founders-label-resource", {"resource": name(f"founders-{kind}")})


@final
@mypyc_attr(free_list_len=1)
class CubeSquare(Frame[FoundersState]):
    """Where the cube goes: any square without a tile."""

    name: ClassVar[str] = "cube-square"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"kind": [*RESOURCES]}

    def legal(self, s: FoundersState) -> list[int]:
        return cube_squares(s, self.seat, self.kind)

    def apply(self, s: FoundersState, action: int) -> None:
        replace_cube(s, self.seat, self.kind, s.a.square.index(action))

    def prompt(self, s: FoundersState) -> Message:
        kind = name(f"founders-{RESOURCES[self.kind]}")
        return Message("founders-prompt-cube-square", {"resource": kind})

    def label(self, s: FoundersState, action: int) -> Message:
        return cube_label(s, self.seat, self.kind, s.a.square.index(action))

    def view(self, s: FoundersState) -> Data:
        return {"resource": RESOURCES[self.kind]}

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


def visible(s: FoundersState, space: int) -> int:
    """The bonus disc of a space while no action disc lies on it, or NONE (FOU-BONUS-1)."""
    return s.bonus[space] if s.heights[space] == 0 else NONE
