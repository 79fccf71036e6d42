"""What a seat sees of a game of Founders, as bytes."""

from __future__ import annotations

from typing import Final

from patolli.core.encoding import (
    COUNT,
    FIRST_PART,
    FLAG,
    INDEX,
    Encoding,
    add_from,
    add_words,
    seen,
    shown_of,
)
from patolli.core.game import Game
from patolli.core.shown import Shown
from patolli.games.founders.city.pyramid import SPACES
from patolli.games.founders.components import Components
from patolli.games.founders.names import COLOURS, MOST_SEATS, NONE, RESOURCES, SIDES, SOURCES, WHITE
from patolli.games.founders.solo.cards import LEVELS
from patolli.games.founders.state import FoundersState

VERSION: Final = 1
MOST_POINTS: Final = 500
DEPTH: Final = 10
ORIENTATIONS: Final = 8


def encoding(game: Game, c: Components, spaces: int, seats: int) -> Encoding:
    """The table of the fields that `encode` writes; one's own seat first, then in turn order.

    In a solo game the Rival Architect stands where the next seat would.
    """
    kinds = len(c.tile_names)
    places = len(c.places.squares)
    slots = [kinds, max(places, 254), c.grid.squares, c.grid.squares, c.grid.squares]
    architects = max(2, seats)
    frames = list(game.frames.values())
    form = Encoding(game.id, VERSION, seats, game.options, frames, DEPTH, slots)
    form.add("round", [], COUNT, 0, c.for_players(architects).rounds)
    form.add("first", [], INDEX, 0, architects)
    form.add("opened", [], FLAG)
    form.add("power", [], COUNT, 0, c.most_power)
    form.add("spaces.bonus", [spaces], INDEX, NONE, len(c.bonuses) - 1)
    form.add("spaces.stack", [spaces, c.stack_limit - 1], INDEX, 0, architects)
    form.add("buildings.display", [len(c.classes)], COUNT, 0, c.building_total)
    form.add("buildings.supply", [len(c.classes)], COUNT, 0, c.building_total)
    form.add("temples.display", [len(COLOURS)], COUNT, 0, c.temple_total)
    form.add("temples.supply", [len(COLOURS)], COUNT, 0, c.temple_total)
    form.add("pyramid_tiles.display", [len(COLOURS)], COUNT, 0, c.pyramid_total)
    form.add("pyramid_tiles.supply", [len(COLOURS)], COUNT, 0, c.pyramid_total)
    form.add("worship.face_up", [len(COLOURS), 2], INDEX, NONE, kinds - 1)
    form.add("masks", [len(c.mask_vp)], INDEX, 0, architects + 1)
    form.add("worship.unseen", [kinds], COUNT, 0, c.worship_total)
    form.add("worship.known", [len(COLOURS), most_in_pile(c)], INDEX, NONE, kinds - 1)
    if seats == 1:
        form.add("rival.level", [], INDEX, 0, len(LEVELS) - 1)
        form.add("rival.squares", [], COUNT, 0, 255)
        form.add("rival.temples", [len(COLOURS)], COUNT, 0, c.temple_total)
        form.add("rival.pyramid", [len(COLOURS)], COUNT, 0, c.pyramid_total)
        form.add("rival.buildings", [len(c.classes)], COUNT, 0, c.building_total)
        form.add("rival.intention", [], INDEX, NONE, len(c.rival.names) - 1)
        form.add("rival.intentions_left", [len(c.rival.names)], COUNT, 0, len(c.rival.names))
    for i in range(architects):
        form.add(f"seats.{i}.points", [], COUNT, 0, MOST_POINTS)
        form.add(f"seats.{i}.earned", [len(SOURCES)], COUNT, 0, MOST_POINTS)
        form.add(f"seats.{i}.board", [], INDEX, 0, len(c.boards) - 1)
        form.add(f"seats.{i}.discs", [], COUNT, 0, max(c.for_players(architects).discs))
        form.add(f"seats.{i}.passed", [], FLAG)
        form.add(f"seats.{i}.architect", [], INDEX, 0, len(SIDES) - 1)
        form.add(f"seats.{i}.favour", [], COUNT, 0, 255)
        form.add(f"seats.{i}.starting", [len(COLOURS)], FLAG)
        form.add(f"seats.{i}.groups", [c.most_groups], FLAG)
        form.add(f"seats.{i}.pyramid", [SPACES], INDEX, NONE, WHITE)
    for i in range(architects):
        form.add(f"seats.{i}.tiles", [c.grid.rows, c.grid.cols], INDEX, 0, codes_of_tiles(c))
        form.add(f"seats.{i}.worship", [kinds], COUNT, 0, c.worship_total)
        for resource in RESOURCES:
            form.add_bits(f"seats.{i}.{resource}.north", [c.grid.half])
            form.add_bits(f"seats.{i}.{resource}.south", [c.grid.half])
    return form


def codes_of_tiles(c: Components) -> int:
    """The highest number by which a tile can stand on its first square."""
    return len(c.tile_shape) * ORIENTATIONS


def most_in_pile(c: Components) -> int:
    """The worship tiles of the largest pile."""
    return max([len(pile) for pile in c.worship])


# The parts, in the order of the fields; of the last ones each architect has one.
NUMBERS: Final = FIRST_PART
BONUS: Final = FIRST_PART + 1
STACKS: Final = FIRST_PART + 2
SUPPLIES: Final = FIRST_PART + 3
MASKS: Final = FIRST_PART + 4
PILES: Final = FIRST_PART + 5
RIVAL: Final = FIRST_PART + 6
POINTS: Final = FIRST_PART + 7
PLACES: Final = FIRST_PART + 8
PYRAMID: Final = FIRST_PART + 9
RECORD: Final = 3  # parts of an architect: points, places, pyramid; of all of them first
CITY: Final = 3  # parts of an architect: tiles, hand, cubes
TILES: Final = 0
HAND: Final = 1
CUBES: Final = 2

# The numbers of the lists that `Shown` remembers.
OF_NUMBERS: Final = 0
OF_BONUS: Final = 1
OF_STACKS: Final = 2
OF_DISPLAY: Final = 3
OF_SUPPLY: Final = 4
OF_TEMPLE_DISPLAY: Final = 5
OF_TEMPLE_SUPPLY: Final = 6
OF_PYRAMID_DISPLAY: Final = 7
OF_PYRAMID_SUPPLY: Final = 8
OF_FACE_UP: Final = 9
OF_MASKS: Final = 10
OF_KNOWN: Final = 11
OF_POINTS: Final = 12
OF_EARNED: Final = 13
OF_BOARDS: Final = 14
OF_DISCS: Final = 15
OF_PASSED: Final = 16
OF_ARCHITECT: Final = 17
OF_FAVOUR: Final = 18
OF_STARTING: Final = 19
OF_GROUPS: Final = 20
OF_PYRAMID: Final = 21
OF_NORTH: Final = 22
OF_SOUTH: Final = 23
OF_PILES: Final = 24  # one for each colour
ARCHITECTS: Final = OF_PILES + len(COLOURS)  # some for each architect
OF_BUILT: Final = 0
OF_CLASSES: Final = 1
OF_TEMPLES: Final = 2
OF_TEMPLE_COLOURS: Final = 3
OF_HAND: Final = 4
EACH: Final = 5


def relative_owners(architects: int, seat: int) -> bytes:
    """A table for `translate`: owners, from 1 on, as a seat sees them, itself as 1; 0 is none."""
    owners = [(owner - seat) % architects + 1 for owner in range(architects)]
    return bytes([0, *owners]).ljust(256, b"\0")


# By architects and seat.
RELATIVE: Final[list[list[bytes]]] = [
    [relative_owners(architects, seat) for seat in range(architects)]
    for architects in range(MOST_SEATS + 1)
]


def encode(s: FoundersState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all but the order of the face-down piles."""
    architects = s.architects
    parts = POINTS - FIRST_PART + architects * (RECORD + CITY)
    shown = shown_of(s, ARCHITECTS + architects * EACH, parts)
    _write_spaces(s, shown)
    _write_supplies(s, shown)
    _write_masks(s, shown)
    _write_piles(s, shown)
    if s.solo:
        shown.write(RIVAL, _rival(s))
    _write_records(s, shown)
    _write_cubes(s, shown)
    for architect in range(architects):
        _write_city(s, architect, shown)
    return seen(s, seat, form, shown)


def _write_spaces(s: FoundersState, shown: Shown) -> None:
    """The round, and by action space its bonus and whose discs lie there, from the bottom."""
    numbers = [s.round, s.first, s.opened, s.power]
    if shown.changed(OF_NUMBERS, numbers):
        for seat, parts in enumerate(shown.parts):
            numbers[1] = (s.first - seat) % s.architects + 1
            parts[NUMBERS] = bytes(numbers)
    if shown.changed(OF_BONUS, s.bonus):
        bonus: list[int] = []
        add_from(bonus, s.bonus, NONE)
        shown.write(BONUS, bytes(bonus))
    if shown.changed(OF_STACKS, s.stacks):
        stacks: list[int] = []
        add_from(stacks, s.stacks, NONE)
        owners = bytes(stacks)
        for seat, parts in enumerate(shown.parts):
            parts[STACKS] = owners.translate(RELATIVE[s.architects][seat])


def _write_supplies(s: FoundersState, shown: Shown) -> None:
    """What lies in the display and what comes after it."""
    buildings = shown.changed(OF_DISPLAY, s.display) | shown.changed(OF_SUPPLY, s.supply)
    temples = shown.changed(OF_TEMPLE_DISPLAY, s.temple_display)
    temples = shown.changed(OF_TEMPLE_SUPPLY, s.temple_supply) | temples
    pyramid = shown.changed(OF_PYRAMID_DISPLAY, s.pyramid_display)
    pyramid = shown.changed(OF_PYRAMID_SUPPLY, s.pyramid_supply) | pyramid
    if buildings | temples | pyramid | shown.changed(OF_FACE_UP, s.face_up):
        out = s.display + s.supply + s.temple_display + s.temple_supply
        out.extend(s.pyramid_display)
        out.extend(s.pyramid_supply)
        add_from(out, s.face_up, NONE)
        shown.write(SUPPLIES, bytes(out))


def _write_masks(s: FoundersState, shown: Shown) -> None:
    """By mask tile its owner; it may also lie in the box."""
    if not shown.changed(OF_MASKS, s.mask_owner):
        return
    for seat, parts in enumerate(shown.parts):
        owners: list[int] = []
        for owner in s.mask_owner:
            if owner >= 0:
                owners.append((owner - seat) % s.architects + 1)
            else:
                owners.append(0 if owner == NONE else s.architects + 1)
        parts[MASKS] = bytes(owners)


def _write_piles(s: FoundersState, shown: Shown) -> None:
    """How many worship tiles of each kind no one has seen, and the known ones at the bottom."""
    new = shown.changed(OF_KNOWN, s.known)
    for colour, pile in enumerate(s.piles):
        new = shown.changed(OF_PILES + colour, pile) | new
    if not new:
        return
    unseen = [0] * len(s.c.tile_names)
    most = most_in_pile(s.c)
    bottom: list[int] = []
    for colour, pile in enumerate(s.piles):
        known = s.known[colour]
        for i in range(most):
            bottom.append(pile[i] + 1 if i < known else 0)
        for i in range(known, len(pile)):
            unseen[pile[i]] += 1
    shown.write(PILES, bytes(unseen + bottom))


def _rival(s: FoundersState) -> bytes:
    out = s.rival.copy()
    left = [0] * len(s.c.rival.names)
    for card in s.intentions[:-1]:
        left[card] += 1
    out.append(s.intentions[-1] + 1 if s.intentions else 0)
    out.extend(left)
    return bytes(out)


def _write_records(s: FoundersState, shown: Shown) -> None:
    """The points of the architects, where they stand, and their pyramids."""
    architects = s.architects
    points = shown.changed(OF_POINTS, s.points) | shown.changed(OF_EARNED, s.earned)
    places = shown.changed(OF_BOARDS, s.boards) | shown.changed(OF_DISCS, s.discs)
    places = shown.changed(OF_PASSED, s.passed) | places
    places = shown.changed(OF_ARCHITECT, s.architect) | places
    places = shown.changed(OF_FAVOUR, s.favour) | places
    places = shown.changed(OF_STARTING, s.starting) | places
    pyramid = shown.changed(OF_GROUPS, s.groups) | shown.changed(OF_PYRAMID, s.pyramid)
    for seat in range(architects):
        if points:
            shown.write_of(seat, architects, POINTS, RECORD, _points(s, seat))
        if places:
            shown.write_of(seat, architects, PLACES, RECORD, _places(s, seat))
        if pyramid:
            shown.write_of(seat, architects, PYRAMID, RECORD, _pyramid(s, seat))


def _points(s: FoundersState, seat: int) -> bytes:
    out: list[int] = []
    add_words(out, [s.points[seat]])
    add_words(out, s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
    return bytes(out)


def _places(s: FoundersState, seat: int) -> bytes:
    """A seat's board, discs, and where its architect and its favour stand."""
    out = [s.boards[seat], s.discs[seat], s.passed[seat], s.architect[seat], s.favour[seat]]
    for colour in range(seat * len(COLOURS), (seat + 1) * len(COLOURS)):
        out.append(s.starting[colour])
    return bytes(out)


def _pyramid(s: FoundersState, seat: int) -> bytes:
    each = s.c.most_groups
    out = s.groups[seat * each : (seat + 1) * each]
    add_from(out, s.pyramid[seat * SPACES : (seat + 1) * SPACES], NONE)
    return bytes(out)


def _write_cubes(s: FoundersState, shown: Shown) -> None:
    """Where the cubes lie in the cities."""
    if not shown.changed(OF_NORTH, s.cubes_north) | shown.changed(OF_SOUTH, s.cubes_south):
        return
    architects = s.architects
    size = (s.c.grid.half + 7) // 8
    for seat in range(architects):
        halves: list[bytes] = []
        for row in range(seat * len(RESOURCES), (seat + 1) * len(RESOURCES)):
            halves.append(s.cubes_north[row].to_bytes(size, "little"))
            halves.append(s.cubes_south[row].to_bytes(size, "little"))
        first = POINTS + architects * RECORD + CUBES
        shown.write_of(seat, architects, first, CITY, b"".join(halves))


def _write_city(s: FoundersState, seat: int, shown: Shown) -> None:
    """An architect's tiles, built and in hand."""
    row = ARCHITECTS + seat * EACH
    first = POINTS + s.architects * RECORD
    buildings = shown.changed(row + OF_BUILT, s.built[seat])
    buildings = shown.changed(row + OF_CLASSES, s.built_class[seat]) | buildings
    temples = shown.changed(row + OF_TEMPLES, s.temples[seat])
    temples = shown.changed(row + OF_TEMPLE_COLOURS, s.temple_colour[seat]) | temples
    if buildings | temples:
        shown.write_of(seat, s.architects, first + TILES, CITY, _tiles(s, seat))
    if shown.changed(row + OF_HAND, s.hand[seat]):
        shown.write_of(seat, s.architects, first + HAND, CITY, _hand(s, seat))


def _tiles(s: FoundersState, seat: int) -> bytes:
    """A tile stands on its first square as 1 + tile * 8 + its orientation from there."""
    c = s.c
    places = c.places
    city = [0] * c.grid.squares
    classes = s.built_class[seat]
    for i, place in enumerate(s.built[seat]):
        city[places.anchor[place]] = 1 + classes[i] * ORIENTATIONS + places.orientation[place]
    colours = s.temple_colour[seat]
    for i, place in enumerate(s.temples[seat]):
        tile = len(c.classes) + colours[i]
        city[places.anchor[place]] = 1 + tile * ORIENTATIONS + places.orientation[place]
    return bytes(city)


def _hand(s: FoundersState, seat: int) -> bytes:
    """How many worship tiles of each kind an architect has in hand."""
    counts = [0] * len(s.c.tile_names)
    for tile in s.hand[seat]:
        counts[tile] += 1
    return bytes(counts)
