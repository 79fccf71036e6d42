"""What a seat sees of a game of Founders, as bytes."""

from __future__ import annotations

from typing import Final

from patolli.core.encoding import (
    COUNT,
    FLAG,
    INDEX,
    Encoding,
    add_from,
    add_words,
    common_parts,
    shown_to,
)
from patolli.core.game import Game
from patolli.core.shown import Shown
from patolli.games.founders.city.pyramid import SPACES
from patolli.games.founders.components import Components
from patolli.games.founders.names import COLOURS, NONE, RESOURCES, SIDES, SOURCES, WHITE
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


# The numbers of the lists that `Shown` remembers.
BONUS: Final = 0
STACKS: Final = 1
DISPLAY: Final = 2
SUPPLY: Final = 3
TEMPLE_DISPLAY: Final = 4
TEMPLE_SUPPLY: Final = 5
PYRAMID_DISPLAY: Final = 6
PYRAMID_SUPPLY: Final = 7
FACE_UP: Final = 8
MASKS: Final = 9
KNOWN: Final = 10
PILES: Final = 11  # one for each colour
EARNED: Final = PILES + len(COLOURS)
GROUPS: Final = EARNED + 1
PYRAMID: Final = EARNED + 2
NORTH: Final = EARNED + 3
SOUTH: Final = EARNED + 4
ARCHITECTS: Final = EARNED + 5  # some for each architect
BUILT: Final = 0
CLASSES: Final = 1
TEMPLES: Final = 2
TEMPLE_COLOURS: Final = 3
HAND: Final = 4
OF_EARNED: Final = 5
OF_GROUPS: Final = 6
OF_CUBES: Final = 7
EACH: Final = 8


def encode(s: FoundersState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all but the order of the face-down piles.

    What all see alike is remembered once, for seat 0, whichever seat looks.
    """
    architects = s.architects
    lists = ARCHITECTS + architects * EACH
    own = shown_to(s, seat, lists)
    shown = shown_to(s, 0, lists)
    parts = common_parts(s, seat, form, own)
    out = [s.round, (s.first - seat) % architects + 1, s.opened, s.power]
    parts.append(bytes(out))
    parts.append(shown.written(BONUS, s.bonus, NONE))
    parts.append(_stacks(s, seat, own))
    parts.append(shown.written(DISPLAY, s.display))
    parts.append(shown.written(SUPPLY, s.supply))
    parts.append(shown.written(TEMPLE_DISPLAY, s.temple_display))
    parts.append(shown.written(TEMPLE_SUPPLY, s.temple_supply))
    parts.append(shown.written(PYRAMID_DISPLAY, s.pyramid_display))
    parts.append(shown.written(PYRAMID_SUPPLY, s.pyramid_supply))
    parts.append(shown.written(FACE_UP, s.face_up, NONE))
    parts.append(_masks(s, seat, own))
    parts.append(_piles(s, shown))
    if s.solo:
        parts.append(_rival(s))
    _write_rows(s, shown)
    for i in range(architects):
        other = (seat + i) % architects
        row = ARCHITECTS + other * EACH
        parts.append(_points(s, other))
        parts.append(shown.data[row + OF_EARNED])
        parts.append(_places(s, other))
        parts.append(shown.data[row + OF_GROUPS])
    for i in range(architects):
        other = (seat + i) % architects
        row = ARCHITECTS + other * EACH
        parts.append(_tiles(s, other, row, shown))
        parts.append(_hand(s, other, row + HAND, shown))
        parts.append(shown.data[row + OF_CUBES])
    return b"".join(parts)


def _stacks(s: FoundersState, seat: int, shown: Shown) -> bytes:
    """By action space whose discs lie there, from the bottom."""
    if shown.changed(STACKS, s.stacks):
        owners = [(owner - seat) % s.architects + 1 if owner >= 0 else 0 for owner in s.stacks]
        shown.data[STACKS] = bytes(owners)
    return shown.data[STACKS]


def _masks(s: FoundersState, seat: int, shown: Shown) -> bytes:
    """By mask tile its owner; it may also lie in the box."""
    if shown.changed(MASKS, s.mask_owner):
        owners: list[int] = []
        for owner in s.mask_owner:
            if owner >= 0:
                owners.append((owner - seat) % s.architects + 1)
            else:
                owners.append(0 if owner == NONE else s.architects + 1)
        shown.data[MASKS] = bytes(owners)
    return shown.data[MASKS]


def _piles(s: FoundersState, shown: Shown) -> bytes:
    """How many worship tiles of each kind no one has seen, and the known ones at the bottom."""
    new = shown.changed(KNOWN, s.known)
    for colour, pile in enumerate(s.piles):
        new = shown.changed(PILES + colour, pile) | new
    if new:
        unseen = [0] * len(s.c.tile_names)
        most = most_in_pile(s.c)
        bottom: list[int] = []
        for colour, pile in enumerate(s.piles):
            known = s.known[colour]
            for i in range(most):
                bottom.append(pile[i] + 1 if i < known else 0)
            for i in range(known, len(pile)):
                unseen[pile[i]] += 1
        shown.data[PILES] = bytes(unseen + bottom)
    return shown.data[PILES]


def _rival(s: FoundersState) -> bytes:
    out = s.rival.copy()
    left = [0] * len(s.c.rival.names)
    for card in s.intentions[:-1]:
        left[card] += 1
    out.append(s.intentions[-1] + 1 if s.intentions else 0)
    out.extend(left)
    return bytes(out)


def _write_rows(s: FoundersState, shown: Shown) -> None:
    """Write what stands in one list for all architects, where it has changed."""
    earned = shown.changed(EARNED, s.earned)
    groups = shown.changed(GROUPS, s.groups) | shown.changed(PYRAMID, s.pyramid)
    cubes = shown.changed(NORTH, s.cubes_north) | shown.changed(SOUTH, s.cubes_south)
    for seat in range(s.architects):
        row = ARCHITECTS + seat * EACH
        if earned:
            out: list[int] = []
            add_words(out, s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
            shown.data[row + OF_EARNED] = bytes(out)
        if groups:
            each = s.c.most_groups
            out = s.groups[seat * each : (seat + 1) * each]
            add_from(out, s.pyramid[seat * SPACES : (seat + 1) * SPACES], NONE)
            shown.data[row + OF_GROUPS] = bytes(out)
        if cubes:
            shown.data[row + OF_CUBES] = _cubes(s, seat)


def _cubes(s: FoundersState, seat: int) -> bytes:
    size = (s.c.grid.half + 7) // 8
    parts: list[bytes] = []
    for row in range(seat * len(RESOURCES), (seat + 1) * len(RESOURCES)):
        parts.append(s.cubes_north[row].to_bytes(size, "little"))
        parts.append(s.cubes_south[row].to_bytes(size, "little"))
    return b"".join(parts)


def _points(s: FoundersState, seat: int) -> bytes:
    points = s.points[seat]
    return bytes([points & 255, points >> 8])


def _places(s: FoundersState, seat: int) -> bytes:
    """A seat's board, discs, and where its architect and its favour stand."""
    out = [s.boards[seat], s.discs[seat], s.passed[seat], s.architect[seat], s.favour[seat]]
    for colour in range(seat * len(COLOURS), (seat + 1) * len(COLOURS)):
        out.append(s.starting[colour])
    return bytes(out)


def _tiles(s: FoundersState, seat: int, row: int, shown: Shown) -> bytes:
    """A tile stands on its first square as 1 + tile * 8 + its orientation from there."""
    built = s.built[seat]
    classes = s.built_class[seat]
    temples = s.temples[seat]
    colours = s.temple_colour[seat]
    buildings = shown.changed(row + BUILT, built) | shown.changed(row + CLASSES, classes)
    temple = shown.changed(row + TEMPLES, temples) | shown.changed(row + TEMPLE_COLOURS, colours)
    if buildings | temple:
        c = s.c
        city = [0] * c.grid.squares
        places = c.places
        for i, place in enumerate(built):
            city[places.anchor[place]] = 1 + classes[i] * ORIENTATIONS + places.orientation[place]
        for i, place in enumerate(temples):
            tile = len(c.classes) + colours[i]
            city[places.anchor[place]] = 1 + tile * ORIENTATIONS + places.orientation[place]
        shown.data[row] = bytes(city)
    return shown.data[row]


def _hand(s: FoundersState, seat: int, number: int, shown: Shown) -> bytes:
    """How many worship tiles of each kind an architect has in hand."""
    hand = s.hand[seat]
    if shown.changed(number, hand):
        counts = [0] * len(s.c.tile_names)
        for tile in hand:
            counts[tile] += 1
        shown.data[number] = bytes(counts)
    return shown.data[number]
