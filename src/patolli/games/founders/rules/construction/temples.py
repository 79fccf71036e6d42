"""Construction: build a temple from the display, or one from the common supply by an effect."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Frame
from patolli.core.message import Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders.names import COLOURS, NONE
from patolli.games.founders.rules.construction.paying import can_pay, cost_data, push_payment
from patolli.games.founders.rules.construction.placing import Place
from patolli.games.founders.rules.reach import tile_fits
from patolli.games.founders.rules.zones import Construction
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Cost


def temple_cost(s: FoundersState, colour: i64, power: i64) -> Cost:
    """What a temple of the display costs with a power (FOU-TEMPLE-1, FOU-TEMPLE-2)."""
    return s.c.temple_costs[colour * (s.c.most_power + 1) + power]


def can_build_temple(s: FoundersState, seat: i64, colour: i64, power: i64) -> bool:
    """Whether a temple of that colour is there, paid for and has room."""
    return (
        s.temple_display[colour] > 0
        and can_pay(s, seat, temple_cost(s, colour, power))
        and temple_fits(s, seat, colour)
    )


def temple_fits(s: FoundersState, seat: i64, colour: i64) -> bool:
    """Whether a temple of that colour has room in reach."""
    return tile_fits(s, seat, len(s.c.classes) + colour, s.architect[seat], 0)


def supply_temple(s: FoundersState, seat: int) -> bool:
    """Whether the common supply holds a temple that has room (FOU-WORSHIP-2)."""
    for colour in range(len(COLOURS)):
        if s.temple_supply[colour] and temple_fits(s, seat, colour):
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class BuildTemple(Frame[FoundersState]):
    """Which temple of the display to build."""

    name: ClassVar[str] = "build-temple"

    def legal(self, s: FoundersState) -> list[int]:
        found = 0  # the bits of the colours
        for colour in range(len(COLOURS)):
            if can_build_temple(s, self.seat, colour, s.power):
                found |= 1 << colour
        return s.a.temples[found]

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.temple.index(action)
        if s.lent:
            s.own_displays()
        s.temple_display[colour] = s.temple_display[colour] - 1
        s.push(Place(self.seat, len(s.c.classes) + colour, s.architect[self.seat], 0, 0))
        push_payment(s, self.seat, temple_cost(s, colour, s.power))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-build-temple", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        colour = s.a.temple.index(action)
        cost = temple_cost(s, colour, s.power)
        return Message(
            "founders-label-temple",
            {"colour": name(f"founders-{COLOURS[colour]}"), **cost_data(cost)},
        )


@final
@mypyc_attr(free_list_len=1)
class SupplyTemple(Frame[FoundersState]):
    """Which temple of the common supply an effect brings (FOU-WORSHIP-2)."""

    name: ClassVar[str] = "supply-temple"

    def legal(self, s: FoundersState) -> list[int]:
        found = 0  # the bits of the colours
        for colour in range(len(COLOURS)):
            if s.temple_supply[colour] and temple_fits(s, self.seat, colour):
                found |= 1 << colour
        return s.a.temples[found]

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.temple.index(action)
        if s.lent:
            s.own_displays()
        s.temple_supply[colour] = s.temple_supply[colour] - 1
        s.push(Place(self.seat, len(s.c.classes) + colour, s.architect[self.seat], 0, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-supply-temple")

    def label(self, s: FoundersState, action: int) -> Message:
        colour = name(f"founders-{COLOURS[s.a.temple.index(action)]}")
        return Message("founders-label-supply-temple", {"colour": colour})


@final
class Temples(Construction):
    """The construction of the temple zone."""

    def needed_power(self, s: FoundersState, seat: int, most: int) -> int:
        least: i64 = NONE
        row: i64 = seat * 3
        amounts = s.amounts
        if amounts[row] + amounts[row + 1] + amounts[row + 2] < s.c.cheapest_temple:
            return NONE
        worth: i64 = most  # more power than this is of no interest
        colour: i64
        for colour in range(len(COLOURS)):
            power: i64 = min(worth, s.c.temple_size[colour])  # more does not make it cheaper
            if power and can_build_temple(s, seat, colour, power):
                while power > 1 and can_pay(s, seat, temple_cost(s, colour, power - 1)):
                    power -= 1
                least = power
                worth = power - 1
        return least

    def possible(self, s: FoundersState, seat: int, power: int) -> bool:
        for colour in range(len(COLOURS)):
            if can_build_temple(s, seat, colour, power):
                return True
        return False

    def start(self, s: FoundersState, seat: int) -> None:
        s.push(BuildTemple(seat))
