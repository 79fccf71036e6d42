"""Construction: build a pyramid tile from the display, or one from the supply by an effect."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame
from patolli.core.message import Data, Message, name
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.city.pyramid import (
    BASE_REACH,
    SPACE_NAMES,
    SPACES,
    SUPPORTS,
    UPPER,
    UPPER_REACH,
)
from patolli.games.founders.names import COLOURS, FROM_PYRAMID, NONE
from patolli.games.founders.rules.construction.paying import can_pay, cost_data, push_payment
from patolli.games.founders.rules.reach import reach_of
from patolli.games.founders.rules.zones import Construction
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.base_rewards import push_reward, reward_label


def pyramid_cost(s: FoundersState, power: int) -> list[int]:
    """What a pyramid tile of the display costs with a power (FOU-PYRAMID-1)."""
    return s.c.pyramid_costs[power]


def free_spaces(s: FoundersState, seat: int, setup: int) -> list[int]:
    """The spaces where a tile may be placed, ascending (FOU-PYRAMID-2, FOU-PYRAMID-3)."""
    side = reach_of(s, seat, setup)
    first = seat * SPACES
    spaces: list[int] = []
    for space in BASE_REACH[side]:
        if s.pyramid[first + space] == NONE:
            spaces.append(space)
    if setup:
        return spaces
    for space in UPPER_REACH[side]:
        if s.pyramid[first + space] == NONE and supported(s, seat, space):
            spaces.append(space)
    return spaces


def has_space(s: FoundersState, seat: int) -> bool:
    """Whether there is any space for a tile in reach."""
    side = s.architect[seat]
    first = seat * SPACES
    for space in BASE_REACH[side]:
        if s.pyramid[first + space] == NONE:
            return True
    for space in UPPER_REACH[side]:
        if s.pyramid[first + space] == NONE and supported(s, seat, space):
            return True
    return False


def supported(s: FoundersState, seat: int, space: int) -> bool:
    """Whether all four tiles under a space are there."""
    for below in SUPPORTS[space]:
        if s.pyramid[seat * SPACES + below] == NONE:
            return False
    return True


def can_build_tile(s: FoundersState, seat: int, power: int) -> bool:
    """Whether a pyramid tile can be built with a power."""
    return (
        can_pay(s, seat, pyramid_cost(s, power))
        and any_left(s.pyramid_display)
        and has_space(s, seat)
    )


def supply_pyramid(s: FoundersState, seat: int) -> bool:
    """Whether the common supply holds a tile that has a space (FOU-WORSHIP-1)."""
    return any_left(s.pyramid_supply) and has_space(s, seat)


def any_left(tiles: list[int]) -> bool:
    """Whether there is a tile of any colour."""
    for count in tiles:
        if count:
            return True
    return False


@final
class BuildPyramid(Frame[FoundersState]):
    """Which pyramid tile of the display to build; all cost the same."""

    name: ClassVar[str] = "build-pyramid"

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        for colour, shown in enumerate(s.pyramid_display):
            if shown:
                answers.append(s.a.pyramid.first + colour)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.pyramid.index(action)
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
class SupplyPyramid(Frame[FoundersState]):
    """Which pyramid tile of the common supply an effect brings (FOU-WORSHIP-1)."""

    name: ClassVar[str] = "supply-pyramid"

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        for colour, left in enumerate(s.pyramid_supply):
            if left:
                answers.append(s.a.pyramid.first + colour)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.pyramid.index(action)
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
        answers: list[int] = []
        for space in free_spaces(s, self.seat, self.setup):
            answers.append(s.a.set.first + space)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        space = s.a.set.index(action)
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
