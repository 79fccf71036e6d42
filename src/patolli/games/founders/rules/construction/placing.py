"""Placing a building or temple in the city, and the cubes around a new building."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame
from patolli.core.message import Data, Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import REACHES, misnumbered, out_of_reach
from patolli.games.founders.city.squares import (
    add_squares,
    any_cubes_north,
    any_cubes_south,
    count_bits,
    cube_on,
    lay,
    put_cube,
)
from patolli.games.founders.names import COLOURS, NONE, RESOURCES
from patolli.games.founders.rules.construction.masks import complete_groups
from patolli.games.founders.rules.influence.worship_display import push_temple_worship
from patolli.games.founders.rules.reach import add_placements, tile_fits
from patolli.games.founders.state import FoundersState


def cover(s: FoundersState, seat: int, place: int) -> None:
    """Lay a tile: its squares are taken and the cubes there are discarded (FOU-BUILD-6)."""
    lay(s, seat, place)
    foot = s.c.places.footprints[place]
    if foot.north:
        discard_under(s, seat, s.cubes_north, foot.north)
    if foot.south:
        discard_under(s, seat, s.cubes_south, foot.south)
    complete_groups(s, seat, foot.north, foot.south)


def discard_under(s: FoundersState, seat: i64, cubes: list[int], tile: i64) -> None:
    """Discard the cubes of one half of a city that lie where a tile comes (FOU-BUILD-6)."""
    row: i64
    for row in range(seat * 3, seat * 3 + 3):
        lying: i64 = cubes[row]
        if lying & tile:
            cubes[row] = lying & ~tile
            s.amounts[row] = s.amounts[row] - count_bits(lying & tile)


def what_data(s: FoundersState, what: int) -> Data:
    """A building or temple as the data of a message."""
    classes = len(s.c.classes)
    if what < classes:
        resource = RESOURCES[s.c.class_resource[what]]
        return {"material": name(f"founders-material-{resource}"), "size": s.c.class_size[what]}
    return {"colour": name(f"founders-{COLOURS[what - classes]}")}


@final
@mypyc_attr(free_list_len=1)
class Place(Frame[FoundersState]):
    """Where, and how turned, a tile is laid. The tile itself is in hand already.

    `what` is a class of buildings or, after the classes, a colour of temples; `side` the reach
    that binds; `setup` is 1 for starting rewards; `optional` is 1 when the tile may be left (it
    then still lies in the common supply and is taken from there).
    """

    name: ClassVar[str] = "place"

    def __init__(self, seat: int, what: int, side: int, setup: int, optional: int) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.side: Final = side
        self.setup: Final = setup
        self.optional: Final = optional

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"what": s.c.what_names, "side": REACHES, "setup": FLAG, "optional": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline] if self.optional else []
        shape = s.c.tile_shape[self.what]
        add_placements(s, answers, self.seat, shape, self.side, self.setup)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.decline:
            return
        if self.optional:
            take_from_supply(s, self.what)
        place = s.a.place.index(action)
        classes = len(s.c.classes)
        if self.what < classes:
            lay_building(s, self.seat, self.what, place)
        else:
            lay_temple(s, self.seat, self.what - classes, place)

    def prompt(self, s: FoundersState) -> Message:
        if self.what < len(s.c.classes):
            key = "founders-prompt-place-building"
        else:
            key = "founders-prompt-place-temple"
        return Message(key, what_data(s, self.what))

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        place = s.a.place.index(action)
        places = s.c.places
        squares = ", ".join(s.c.grid.names[square] for square in places.squares[place])
        return Message("founders-label-place", {"squares": squares})

    def view(self, s: FoundersState) -> Data:
        classes = len(s.c.classes)
        if self.what < classes:
            return {"building": s.c.classes[self.what]}
        return {"temple": COLOURS[self.what - classes]}

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s) or out_of_reach(self, s, self.side, self.setup)
        if wrong:
            return wrong
        what = s.c.what_names[self.what]
        if self.optional and not supply_of(s, self.what):
            wrong.append(f"{self.name}: no {what} is in the supply")
        if not tile_fits(s, self.seat, self.what, self.side, self.setup):
            wrong.append(f"{self.name}: a {what} has no room")
        return wrong


def supply_of(s: FoundersState, what: int) -> int:
    """How many of a building or temple are in the common supply."""
    classes = len(s.c.classes)
    return s.supply[what] if what < classes else s.temple_supply[what - classes]


def take_from_supply(s: FoundersState, what: int) -> None:
    """Take a building or temple out of the common supply."""
    classes = len(s.c.classes)
    if s.lent:
        s.own_displays()
    if what < classes:
        s.supply[what] = s.supply[what] - 1
    else:
        s.temple_supply[what - classes] = s.temple_supply[what - classes] - 1


def lay_building(s: FoundersState, seat: int, number: int, place: int) -> None:
    """Add a building to the city; it puts cubes on the squares around it (FOU-BUILD-8)."""
    anchors = s.c.places.anchor
    if s.lent:
        s.own_cities()
    built = s.built[seat]
    index = len(built)
    while index and anchors[built[index - 1]] > anchors[place]:
        index -= 1
    built.insert(index, place)
    s.built_class[seat].insert(index, number)
    if s.recording:
        events.building_built(s, seat, number, place)
    cover(s, seat, place)
    kind = s.c.class_resource[number]
    if surround(s, seat, kind, place):
        s.push(Replace(seat, kind, place, NONE))


def lay_temple(s: FoundersState, seat: int, colour: int, place: int) -> None:
    """Add a temple to the city; it brings a worship tile, no cubes (FOU-TEMPLE-4)."""
    if s.lent:
        s.own_cities()
    s.temples[seat].append(place)
    s.temple_colour[seat].append(colour)
    if s.recording:
        events.temple_built(s, seat, colour, place)
    cover(s, seat, place)
    push_temple_worship(s, seat, colour)


def surround(s: FoundersState, seat: int, kind: int, place: int) -> bool:
    """Put a cube on every empty square next to a new building (FOU-BUILD-8).

    Whether cubes of another kind lie there too, which its own may replace.
    """
    own = seat * 3 + kind
    cubes = 0
    others: i64 = 0
    foot = s.c.places.footprints[place]
    if foot.near_north:
        north = foot.near_north & ~s.north[seat]
        lying = any_cubes_north(s, seat)
        others = north & lying & ~s.cubes_north[own]
        north &= ~lying
        s.cubes_north[own] = s.cubes_north[own] | north
        cubes = count_bits(north)
    if foot.near_south:
        south = foot.near_south & ~s.south[seat]
        lying = any_cubes_south(s, seat)
        others |= south & lying & ~s.cubes_south[own]
        south &= ~lying
        s.cubes_south[own] = s.cubes_south[own] | south
        cubes += count_bits(south)
    s.amounts[own] = s.amounts[own] + cubes
    if s.recording and cubes:
        events.produced(s, seat, cubes, kind)
    return others != 0


def others_north(s: FoundersState, seat: i64, kind: i64, place: i64) -> i64:
    """The northern squares next to a building that hold cubes of another kind."""
    near = s.c.places.footprints[place].near_north
    if not near:
        return 0
    return near & any_cubes_north(s, seat) & ~s.cubes_north[seat * 3 + kind]


def others_south(s: FoundersState, seat: i64, kind: i64, place: i64) -> i64:
    """The southern squares next to a building that hold cubes of another kind."""
    near = s.c.places.footprints[place].near_south
    if not near:
        return 0
    return near & any_cubes_south(s, seat) & ~s.cubes_south[seat * 3 + kind]


def replaceable(s: FoundersState, seat: int, kind: int, place: int, after: int) -> list[int]:
    """Answers: squares next to a building, beyond `after`, with cubes of another kind."""
    answers: list[int] = []
    north = others_north(s, seat, kind, place)
    add_squares(s, answers, north, others_south(s, seat, kind, place))
    if after == NONE:
        return answers
    return [answer for answer in answers if answer > s.a.square.first + after]


@final
@mypyc_attr(free_list_len=1)
class Replace(Frame[FoundersState]):
    """Which cubes next to a new building its own cubes replace, by ascending squares."""

    name: ClassVar[str] = "replace"

    def __init__(self, seat: int, kind: int, place: int, after: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.place: Final = place
        self.after: Final = after

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"kind": [*RESOURCES], "place": s.c.places.names, "after": s.c.grid.names}

    def legal(self, s: FoundersState) -> list[int]:
        return [s.a.done, *replaceable(s, self.seat, self.kind, self.place, self.after)]

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.done:
            return
        square = s.a.square.index(action)
        replace_cube(s, self.seat, self.kind, square)
        if replaceable(s, self.seat, self.kind, self.place, square):
            s.push(Replace(self.seat, self.kind, self.place, square))

    def prompt(self, s: FoundersState) -> Message:
        return Message(
            "founders-prompt-replace", {"resource": name(f"founders-{RESOURCES[self.kind]}")}
        )

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.done:
            return Message("founders-label-keep")
        return cube_label(s, self.seat, self.kind, s.a.square.index(action))

    def view(self, s: FoundersState) -> Data:
        return {"resource": RESOURCES[self.kind]}

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s, maybe="after")
        if wrong:
            return wrong
        for number, place in zip(s.built_class[self.seat], s.built[self.seat], strict=False):
            if place == self.place and s.c.class_resource[number] == self.kind:
                return []
        where, kind = s.c.places.names[self.place], RESOURCES[self.kind]
        return [f"{self.name}: no {kind} building stands at {where}"]


def replace_cube(s: FoundersState, seat: int, kind: int, square: int) -> None:
    """Put a cube on a square, in the place of another where there is one."""
    if s.recording:
        events.cube_placed(s, seat, kind, square)
    put_cube(s, seat, kind, square)


def cube_label(s: FoundersState, seat: int, kind: int, square: int) -> Message:
    """The label of putting a cube on a square."""
    data: Data = {
        "resource": name(f"founders-{RESOURCES[kind]}"),
        "square": s.c.grid.names[square],
    }
    old = cube_on(s, seat, square)
    if old == NONE:
        return Message("founders-label-cube", data)
    data["old"] = name(f"founders-{RESOURCES[old]}")
    return Message("founders-label-replace", data)
