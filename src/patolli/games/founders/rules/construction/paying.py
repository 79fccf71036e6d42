"""Paying with cubes from the city: two gold stand for any one other resource."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Data, Message, name
from patolli.core.native import i64
from patolli.games.founders import events
from patolli.games.founders.city.squares import (
    add_squares,
    any_cubes_north,
    any_cubes_south,
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

    def legal(self, s: FoundersState) -> list[int]:
        kind = self.kind()
        answers: list[int] = []
        if self.last == NONE and kind < GOLD and self.can_replace(s, kind):
            answers.append(s.a.joker)
        first = len(answers)
        north: i64
        south: i64
        if kind == ANY:
            north, south = any_cubes_north(s, self.seat), any_cubes_south(s, self.seat)
        else:
            row = self.seat * 3 + kind
            north, south = s.cubes_north[row], s.cubes_south[row]
        if self.last != NONE:  # only squares after the last one
            north, south = (
                north & s.c.grid.later_north[self.last],
                south & s.c.grid.later_south[self.last],
            )
        add_squares(s, answers, north, south)
        # The remaining cubes must come from later squares.
        for _ in range(min(self.due() - 1, len(answers) - first)):
            answers.pop()
        return answers

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
