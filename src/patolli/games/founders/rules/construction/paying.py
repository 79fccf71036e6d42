"""Paying with cubes from the city: two gold stand for any one other resource."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Data, Message, name
from patolli.core.native import i64
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


def can_pay(s: FoundersState, seat: i64, cost: list[int]) -> bool:
    """Whether the cubes of the city cover a cost, gold standing in where needed (FOU-PAY-2)."""
    amounts = s.amounts
    row: i64 = seat * 3
    gold: i64 = amounts[row + GOLD]
    if cost[ANY]:  # FOU-PAY-3
        return amounts[row] + amounts[row + STONE] + gold >= cost[ANY]
    needed: i64 = cost[GOLD]
    missing: i64 = cost[WOOD] - amounts[row]
    if missing > 0:
        needed += missing * s.c.gold_for_one
    missing = cost[STONE] - amounts[row + STONE]
    if missing > 0:
        needed += missing * s.c.gold_for_one
    return needed <= gold


def push_payment(s: FoundersState, seat: int, cost: list[int]) -> None:
    """Ask for the cubes of a cost that can be paid; nothing when it is free."""
    if cost[WOOD] or cost[STONE] or cost[GOLD] or cost[ANY]:
        s.push(Pay(seat, cost[WOOD], cost[STONE], cost[GOLD], cost[ANY], NONE))


def cost_data(cost: list[int]) -> dict[str, object]:
    """A cost as the data of a message."""
    return {"wood": cost[WOOD], "stone": cost[STONE], "gold": cost[GOLD], "any": cost[ANY]}


@final
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
        for _ in range(min(self.due() - 1, len(answers) - first)):
            answers.pop()
        return answers

    def payable_north(self, s: FoundersState) -> i64:
        """The northern squares whose cube can be paid next: those after the last one."""
        kind = self.kind()
        cubes: i64 = any_cubes_north(s, self.seat)
        if kind != ANY:
            cubes = s.cubes_north[self.seat * 3 + kind]
        return cubes if self.last == NONE else cubes & s.c.grid.later_north[self.last]

    def payable_south(self, s: FoundersState) -> i64:
        """The southern squares whose cube can be paid next: those after the last one."""
        kind = self.kind()
        cubes: i64 = any_cubes_south(s, self.seat)
        if kind != ANY:
            cubes = s.cubes_south[self.seat * 3 + kind]
        return cubes if self.last == NONE else cubes & s.c.grid.later_south[self.last]

    def can_replace(self, s: FoundersState, kind: int) -> bool:
        """Whether gold can stand for one cube of this kind (FOU-PAY-2)."""
        cost = [self.wood, self.stone, self.gold + s.c.gold_for_one, 0]
        cost[kind] -= 1
        return can_pay(s, self.seat, cost)

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
        cost = [self.wood, self.stone, self.gold, self.free]
        return Message("founders-prompt-pay", cost_data(cost))

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
        return {"pay": cost_data([self.wood, self.stone, self.gold, self.free])}

    def check(self, s: FoundersState) -> list[str]:
        cost = [self.wood, self.stone, self.gold, self.free]
        if min(cost) < 0 or not any(cost) or (self.free and sum(cost) != self.free):
            return [f"{self.name}: {cost} is not a cost"]
        wrong = misnumbered(self, s, maybe="last")
        if wrong:
            return wrong
        if not can_pay(s, self.seat, cost):
            return [f"{self.name}: seat {self.seat} can't pay {cost}"]
        if self.last != NONE and self.later(s) < self.due():
            return [
                f"{self.name}: fewer than {self.due()} cubes lie after {s.c.grid.names[self.last]}"
            ]
        return []

    def later(self, s: FoundersState) -> int:
        """How many cubes of the present kind lie after the last square."""
        return count_bits(self.payable_north(s)) + count_bits(self.payable_south(s))
