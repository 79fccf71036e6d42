"""Paying with cubes from the city: two gold stand for any one other resource."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Data, Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.city.squares import (
    add_squares,
    any_cubes_north,
    any_cubes_south,
    count_bits,
    cube_on,
    take_cube,
)
from patolli.games.founders.names import ANY, GOLD, NONE, RESOURCES, STONE, WOOD
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Cost


def can_pay(s: FoundersState, seat: i64, cost: Cost) -> bool:
    """Whether the cubes of the city cover a cost, gold standing in where needed (FOU-PAY-2)."""
    if not cost.total:
        return True
    if cost.free:  # FOU-PAY-3
        row: i64 = seat * 3
        return s.amounts[row] + s.amounts[row + STONE] + s.amounts[row + GOLD] >= cost.free
    return can_pay_kinds(s, seat, cost.wood, cost.stone, cost.gold)


def can_pay_kinds(s: FoundersState, seat: i64, wood: i64, stone: i64, gold: i64) -> bool:
    """The same of a cost by kind."""
    row = seat * 3
    gold += missing(s, wood - s.amounts[row]) + missing(s, stone - s.amounts[row + STONE])
    return gold <= s.amounts[row + GOLD]


def missing(s: FoundersState, cubes: i64) -> i64:
    """The gold that stands in for missing cubes of another kind, if any are (FOU-PAY-2)."""
    if cubes <= 0:
        return 0
    return cubes * s.c.gold_for_one


def push_payment(s: FoundersState, seat: int, cost: Cost) -> None:
    """Ask for the cubes of a cost that can be paid; nothing when it is free."""
    if cost.total:
        s.push(Pay(seat, cost.wood, cost.stone, cost.gold, cost.free, NONE))


def cost_data(cost: Cost) -> dict[str, object]:
    """A cost as the data of a message."""
    return {"wood": cost.wood, "stone": cost.stone, "gold": cost.gold, "any": cost.free}


@final
@mypyc_attr(free_list_len=1)
class Pay(Frame[FoundersState]):
    """Which cube is paid next: wood first, then stone, then gold, each by ascending squares.

    `last` is the square paid last of the present kind, or NONE (FOU-PAY-4).
    """

    name: ClassVar[str] = "pay"

    def __init__(self, seat: int, wood: int, stone: int, gold: int, free: int, last: int) -> None:
        super().__init__(seat)
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold
        self.free: Final = free
        self.last: Final = last

    def kind(self) -> int:
        """The kind that is paid now."""
        if self.wood:
            return WOOD
        if self.stone:
            return STONE
        return GOLD if self.gold else ANY

    def cost(self) -> Cost:
        """All that is still to be paid."""
        return Cost(self.wood, self.stone, self.gold, self.free)

    def due(self) -> int:
        """How many cubes of the present kind are still to be paid."""
        return self.wood or self.stone or self.gold or self.free

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"last": s.c.grid.names}

    def legal(self, s: FoundersState) -> list[int]:
        kind = self.kind()
        answers: list[int] = []
        if self.last == NONE and kind < GOLD and self.can_replace(s, kind):
            answers.append(s.a.joker)
        first = len(answers)
        add_squares(s, answers, self.payable_north(s), self.payable_south(s))
        # The remaining cubes must come from later squares.
        for _step in range(min(self.due() - 1, len(answers) - first)):
            answers.pop()
        return answers

    def payable_north(self, s: FoundersState) -> i64:
        """The northern squares whose cube can be paid next: those after the last one."""
        kind = self.kind()
        cubes: i64
        if kind == ANY:
            cubes = any_cubes_north(s, self.seat)
        else:
            cubes = s.cubes_north[self.seat * 3 + kind]
        return cubes if self.last == NONE else cubes & s.c.grid.later_north[self.last]

    def payable_south(self, s: FoundersState) -> i64:
        """The southern squares whose cube can be paid next: those after the last one."""
        kind = self.kind()
        cubes: i64
        if kind == ANY:
            cubes = any_cubes_south(s, self.seat)
        else:
            cubes = s.cubes_south[self.seat * 3 + kind]
        return cubes if self.last == NONE else cubes & s.c.grid.later_south[self.last]

    def can_replace(self, s: FoundersState, kind: int) -> bool:
        """Whether gold can stand for one cube of this kind (FOU-PAY-2)."""
        gold = self.gold + s.c.gold_for_one
        if kind == WOOD:
            return can_pay_kinds(s, self.seat, self.wood - 1, self.stone, gold)
        return can_pay_kinds(s, self.seat, self.wood, self.stone - 1, gold)

    def apply(self, s: FoundersState, action: int) -> None:
        kind = self.kind()
        last = NONE
        gold = self.gold
        if action == s.a.joker:
            gold += s.c.gold_for_one
        else:
            square = s.a.square.index(action)
            if self.due() > 1:
                last = square
            if s.recording:
                events.paid(s, self.seat, cube_on(s, self.seat, square), square)
            take_cube(s, self.seat, square)
        wood = self.wood - 1 if kind == WOOD else self.wood
        stone = self.stone - 1 if kind == STONE else self.stone
        if kind == GOLD:
            gold -= 1
        free = self.free - 1 if kind == ANY else self.free
        if wood or stone or gold or free:
            s.push(Pay(self.seat, wood, stone, gold, free, last))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-pay", cost_data(self.cost()))

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.joker:
            return Message(
                "founders-label-joker",
                {
                    "gold": s.c.gold_for_one,
                    "resource": name(f"founders-{RESOURCES[self.kind()]}"),
                },
            )
        square = s.a.square.index(action)
        return Message(
            "founders-label-pay",
            {
                "resource": name(f"founders-{RESOURCES[cube_on(s, self.seat, square)]}"),
                "square": s.c.grid.names[square],
            },
        )

    def view(self, s: FoundersState) -> Data:
        return {"pay": cost_data(self.cost())}

    def check(self, s: FoundersState) -> list[str]:
        cost = [self.wood, self.stone, self.gold, self.free]
        if min(cost) < 0 or not any(cost) or (self.free and sum(cost) != self.free):
            return [f"{self.name}: {cost} is not a cost"]
        wrong = misnumbered(self, s, maybe="last")
        if wrong:
            return wrong
        if not can_pay(s, self.seat, self.cost()):
            return [f"{self.name}: seat {self.seat} can't pay {cost}"]
        if self.last != NONE and self.later(s) < self.due():
            return [
                f"{self.name}: fewer than {self.due()} cubes lie after {s.c.grid.names[self.last]}"
            ]
        return []

    def later(self, s: FoundersState) -> int:
        """How many cubes of the present kind lie after the last square."""
        return count_bits(self.payable_north(s)) + count_bits(self.payable_south(s))
