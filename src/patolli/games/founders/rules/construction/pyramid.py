"""Construction: build a pyramid tile from the display, or one from the supply by an effect."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame
from patolli.core.message import Data, Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.city.pyramid import (
    BASE_BITS,
    BASE_REACH_BITS,
    SPACE_NAMES,
    SPACES,
    SUPPORT_BITS,
    UPPER,
    UPPER_REACH,
)
from patolli.games.founders.names import COLOURS, FROM_PYRAMID, NONE
from patolli.games.founders.rules.construction.paying import can_pay, cost_data, push_payment
from patolli.games.founders.rules.reach import reach_of
from patolli.games.founders.rules.zones import Construction
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.base_rewards import push_reward, reward_label
from patolli.games.founders.tiles.printed import Cost

ONE: Final[i64] = 1  # shifted in 32 bits when compiled: enough for spaces and colours


def pyramid_cost(s: FoundersState, power: int) -> Cost:
    """What a pyramid tile of the display costs with a power (FOU-PYRAMID-1)."""
    return s.c.pyramid_costs[power]


def free_spaces(s: FoundersState, seat: i64, setup: i64) -> i64:
    """The bits of the spaces where a tile may be placed (FOU-PYRAMID-2, FOU-PYRAMID-3)."""
    side = reach_of(s, seat, setup)
    empty = empty_spaces(s, seat)
    found = empty & BASE_REACH_BITS[side]
    if setup:
        return found
    space: i64
    for space in UPPER_REACH[side]:
        if empty >> space & 1 and not empty & SUPPORT_BITS[space]:
            found |= ONE << space
    return found


def empty_spaces(s: FoundersState, seat: i64) -> i64:
    """The bits of the spaces of a pyramid without a tile."""
    first = seat * SPACES
    found: i64 = 0
    space: i64
    for space in range(SPACES):
        if s.pyramid[first + space] == NONE:
            found |= ONE << space
    return found


def has_space(s: FoundersState, seat: i64) -> bool:
    """Whether there is any space for a tile in reach."""
    return free_spaces(s, seat, 0) != 0


def can_build_tile(s: FoundersState, seat: int, power: int) -> bool:
    """Whether a pyramid tile can be built with a power."""
    return (
        can_pay(s, seat, pyramid_cost(s, power))
        and colours_left(s.pyramid_display, 0) != 0
        and has_space(s, seat)
    )


def supply_pyramid(s: FoundersState, seat: int) -> bool:
    """Whether the common supply holds a tile that has a space (FOU-WORSHIP-1)."""
    return colours_left(s.pyramid_supply, 0) != 0 and has_space(s, seat)


def colours_left(tiles: list[int], first: i64) -> i64:
    """The bits of the colours of which there are tiles; `first` is where they are counted."""
    found: i64 = 0
    colour: i64
    for colour in range(len(COLOURS)):
        if tiles[first + colour]:
            found |= ONE << colour
    return found


@final
@mypyc_attr(free_list_len=1)
class BuildPyramid(Frame[FoundersState]):
    """Which pyramid tile of the display to build; all cost the same."""

    name: ClassVar[str] = "build-pyramid"

    def legal(self, s: FoundersState) -> list[int]:
        return s.a.pyramids[colours_left(s.pyramid_display, 0)]

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.pyramid.index(action)
        if s.lent:
            s.own_displays()
        s.pyramid_display[colour] = s.pyramid_display[colour] - 1
        s.push(SetPyramid(self.seat, colour, 0))
        push_payment(s, self.seat, pyramid_cost(s, s.power))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-build-pyramid", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        colour = name(f"founders-{COLOURS[s.a.pyramid.index(action)]}")
        cost = cost_data(pyramid_cost(s, s.power))
        return Message("founders-label-pyramid", {"colour": colour, **cost})

    def check(self, s: FoundersState) -> list[str]:
        if not can_build_tile(s, self.seat, s.power):
            return [f"{self.name}: no pyramid tile can be built with power {s.power}"]
        return []


@final
@mypyc_attr(free_list_len=1)
class SupplyPyramid(Frame[FoundersState]):
    """Which pyramid tile of the common supply an effect brings (FOU-WORSHIP-1)."""

    name: ClassVar[str] = "supply-pyramid"

    def legal(self, s: FoundersState) -> list[int]:
        return s.a.pyramids[colours_left(s.pyramid_supply, 0)]

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.pyramid.index(action)
        if s.lent:
            s.own_displays()
        s.pyramid_supply[colour] = s.pyramid_supply[colour] - 1
        s.push(SetPyramid(self.seat, colour, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-supply-pyramid")

    def label(self, s: FoundersState, action: int) -> Message:
        colour = name(f"founders-{COLOURS[s.a.pyramid.index(action)]}")
        return Message("founders-label-supply-pyramid", {"colour": colour})

    def check(self, s: FoundersState) -> list[str]:
        return [] if has_space(s, self.seat) else [f"{self.name}: there is no space for a tile"]


@final
@mypyc_attr(free_list_len=1)
class SetPyramid(Frame[FoundersState]):
    """Where a pyramid tile goes; `setup` is 1 for a starting tile."""

    name: ClassVar[str] = "set-pyramid"

    def __init__(self, seat: int, colour: int, setup: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.setup: Final = setup

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"colour": [*COLOURS], "setup": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        free = free_spaces(s, self.seat, self.setup)
        below = s.a.sets_below[free & BASE_BITS]
        return below + s.a.sets_above[free >> UPPER] if free >> UPPER else below

    def apply(self, s: FoundersState, action: int) -> None:
        space = s.a.set.index(action)
        if s.lent:
            s.own_cities()
        s.pyramid[self.seat * SPACES + space] = self.colour
        if s.recording:
            points = 0 if self.setup else s.c.vp_placed
            events.pyramid_built(s, self.seat, self.colour, space, points)
        if not self.setup:  # FOU-PYRAMID-4, FOU-SETUP-17
            s.gain(self.seat, s.c.vp_placed, FROM_PYRAMID)
        if space < UPPER:  # FOU-PYRAMID-5
            push_reward(s, self.seat, space, self.setup)

    def prompt(self, s: FoundersState) -> Message:
        colour = name(f"founders-{COLOURS[self.colour]}")
        return Message("founders-prompt-set-pyramid", {"colour": colour})

    def label(self, s: FoundersState, action: int) -> Message:
        space = s.a.set.index(action)
        where = name(f"founders-space-{SPACE_NAMES[space]}")
        points = 0 if self.setup else s.c.vp_placed
        reward = s.c.boards[s.boards[self.seat]].rewards[space] if space < UPPER else None
        if reward is None:
            return Message("founders-label-set", {"space": where, "points": points})
        return reward_label(s, reward, where, points + reward.vp)

    def view(self, s: FoundersState) -> Data:
        return {"pyramid_tile": COLOURS[self.colour]}

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s)
        if not wrong and self.setup != (0 if s.opened else 1):
            wrong.append(f"{self.name}: it is {'not ' if s.opened else ''}the setup")
        if not wrong and not free_spaces(s, self.seat, self.setup):
            wrong.append(f"{self.name}: there is no space for a tile")
        return wrong


@final
class PyramidTiles(Construction):
    """The construction of the pyramid zone."""

    def needed_power(self, s: FoundersState, seat: int, most: int) -> int:
        if not can_build_tile(s, seat, most):
            return NONE
        power = most
        while power > 1 and can_pay(s, seat, pyramid_cost(s, power - 1)):
            power -= 1
        return power

    def possible(self, s: FoundersState, seat: int, power: int) -> bool:
        return can_build_tile(s, seat, power)

    def start(self, s: FoundersState, seat: int) -> None:
        s.push(BuildPyramid(seat))
