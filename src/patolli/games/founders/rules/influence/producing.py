"""Influence: produce with the buildings of the city, or build size-1 buildings."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame, Step
from patolli.core.message import Data, Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.city.squares import add_squares
from patolli.games.founders.names import NONE, RESOURCES
from patolli.games.founders.rules.construction.placing import (
    Place,
    cube_label,
    replace_cube,
    what_data,
)
from patolli.games.founders.rules.reach import covered
from patolli.games.founders.rules.zones import Influence
from patolli.games.founders.state import FoundersState


def can_produce_with(s: FoundersState, seat: i64, index: i64) -> bool:
    """Whether a building can add a cube to a square next to it."""
    return output_north(s, seat, index) != 0 or output_south(s, seat, index) != 0


def output_north(s: FoundersState, seat: i64, index: i64) -> i64:
    """Northern squares where a building may put a cube: no tile, no cube of its kind."""
    near = s.c.places.footprints[s.built[seat][index]].near_north
    if not near:
        return 0
    kind = s.c.class_resource[s.built_class[seat][index]]
    return near & ~(s.north[seat] | s.cubes_north[seat * 3 + kind])


def output_south(s: FoundersState, seat: i64, index: i64) -> i64:
    """Southern squares where a building may put a cube: no tile, no cube of its kind."""
    near = s.c.places.footprints[s.built[seat][index]].near_south
    if not near:
        return 0
    kind = s.c.class_resource[s.built_class[seat][index]]
    return near & ~(s.south[seat] | s.cubes_south[seat * 3 + kind])


def next_producer(s: FoundersState, seat: int, index: int) -> int:
    """The first building from `index` on that can produce, in the squares' order, or NONE."""
    for number in range(index, len(s.built[seat])):
        if can_produce_with(s, seat, number):
            return number
    return NONE


def can_build_small(s: FoundersState, seat: int) -> bool:
    """Whether a size-1 building is in the supply and has room in reach (FOU-PRODUCE-7)."""
    for number in s.c.smallest:
        if s.supply[number]:
            return small_fits(s, seat)
    return False


def small_fits(s: FoundersState, seat: i64) -> bool:
    """Whether size-1 buildings have room in reach: any square without a tile will do."""
    return covered(s, seat, s.architect[seat]) != s.c.grid.whole_half


def small_answers(s: FoundersState, seat: int, answers: list[int]) -> None:
    """Add the size-1 buildings that can be built."""
    if can_build_small(s, seat):
        for number in s.c.smallest:
            if s.supply[number]:
                answers.append(s.a.tile.first + number)


def build_small(s: FoundersState, seat: int, number: int) -> None:
    """Take a size-1 building from the supply and place it."""
    if s.lent:
        s.own_displays()
    s.supply[number] = s.supply[number] - 1
    s.push(Place(seat, number, s.architect[seat], 0, 0))


@final
@mypyc_attr(free_list_len=1)
class ProduceOrBuild(Frame[FoundersState]):
    """Produce with the buildings, or build a first size-1 building (FOU-PRODUCE-1)."""

    name: ClassVar[str] = "produce-or-build"

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        if next_producer(s, self.seat, 0) != NONE:
            answers.append(s.a.produce)
        small_answers(s, self.seat, answers)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.produce:
            s.push(Produce(self.seat, next_producer(s, self.seat, 0), 0))
        else:
            s.push(MoreSmall(self.seat))
            build_small(s, self.seat, s.a.tile.index(action))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-produce-or-build")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.produce:
            return Message("founders-label-produce")
        return Message("founders-label-tile", what_data(s, s.a.tile.index(action)))


@final
@mypyc_attr(free_list_len=1)
class MoreSmall(Step[FoundersState]):
    """After the first size-1 building a second one is offered (FOU-PRODUCE-7)."""

    name: ClassVar[str] = "more-small"

    def run(self, s: FoundersState) -> None:
        if can_build_small(s, self.seat):
            s.push(SecondSmall(self.seat))


@final
@mypyc_attr(free_list_len=1)
class SecondSmall(Frame[FoundersState]):
    """A second size-1 building, or none."""

    name: ClassVar[str] = "second-small"

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.done]
        small_answers(s, self.seat, answers)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.done:
            build_small(s, self.seat, s.a.tile.index(action))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-second-small")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.done:
            return Message("founders-label-done")
        return Message("founders-label-tile", what_data(s, s.a.tile.index(action)))


@final
@mypyc_attr(free_list_len=1)
class Produce(Frame[FoundersState]):
    """Where a building puts its cube; it may be left out (FOU-PRODUCE-4).

    `index` is the building's number in the order of the squares, `placed` 1 once a cube was put.
    """

    name: ClassVar[str] = "produce"

    def __init__(self, seat: int, index: int, placed: int) -> None:
        super().__init__(seat)
        self.index: Final = index
        self.placed: Final = placed

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"placed": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        if self.placed or next_producer(s, self.seat, self.index + 1) != NONE:
            answers.append(s.a.decline)
        north = output_north(s, self.seat, self.index)
        south = output_south(s, self.seat, self.index)
        add_squares(s, answers, north, south)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        placed = self.placed
        if action != s.a.decline:
            placed = 1
            replace_cube(s, self.seat, self.kind(s), s.a.square.index(action))
        index = next_producer(s, self.seat, self.index + 1)
        if index != NONE:
            s.push(Produce(self.seat, index, placed))

    def kind(self, s: FoundersState) -> int:
        """The resource of this building."""
        return s.c.class_resource[s.built_class[self.seat][self.index]]

    def prompt(self, s: FoundersState) -> Message:
        place = s.built[self.seat][self.index]
        return Message(
            "founders-prompt-produce",
            {
                "resource": name(f"founders-{RESOURCES[self.kind(s)]}"),
                "material": name(f"founders-material-{RESOURCES[self.kind(s)]}"),
                "size": s.c.class_size[s.built_class[self.seat][self.index]],
                "square": s.c.grid.names[s.c.places.anchor[place]],
            },
        )

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-skip")
        return cube_label(s, self.seat, self.kind(s), s.a.square.index(action))

    def view(self, s: FoundersState) -> Data:
        place = s.built[self.seat][self.index]
        return {"squares": [s.c.grid.names[square] for square in s.c.places.squares[place]]}

    def check(self, s: FoundersState) -> list[str]:
        if not 0 <= self.index < len(s.built[self.seat]):
            return [f"{self.name}: there is no building {self.index}"]
        if not can_produce_with(s, self.seat, self.index):
            return [f"{self.name}: building {self.index} can't produce"]
        return misnumbered(self, s)


@final
class Producing(Influence):
    """The influence action of the building zone."""

    def possible(self, s: FoundersState, seat: int) -> bool:
        return can_build_small(s, seat) or next_producer(s, seat, 0) != NONE

    def start(self, s: FoundersState, seat: int) -> None:
        s.push(ProduceOrBuild(seat))
