"""What a seat sees of a game of Founders, as bytes."""

from __future__ import annotations

from typing import Final, cast

from patolli.core.encoding import COUNT, FLAG, INDEX, Encoding, add_from, add_words, common
from patolli.core.game import Game
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


def encode(s: FoundersState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all but the order of the face-down piles."""
    c = s.c
    out = common(s, seat, form)
    _add_table(out, s, seat)
    if s.solo:
        _add_rival(out, s)
    architects = s.architects
    for i in range(architects):
        _add_seat(out, s, (seat + i) % architects)
    parts: list[object] = [bytes(out)]
    size = (c.grid.half + 7) // 8
    for i in range(architects):
        other = (seat + i) % architects
        parts.append(_tiles(s, other))
        parts.append(_hand(s, other))
        for row in range(other * 3, other * 3 + 3):
            parts.append(s.cubes_north[row].to_bytes(size, "little"))
            parts.append(s.cubes_south[row].to_bytes(size, "little"))
    return b"".join(cast("list[bytes]", parts))


def _add_table(out: list[int], s: FoundersState, seat: int) -> None:
    c = s.c
    architects = s.architects
    out.append(s.round)
    out.append((s.first - seat) % architects + 1)
    out.append(s.opened)
    out.append(s.power)
    add_from(out, s.bonus, NONE)
    for owner in s.stacks:
        out.append((owner - seat) % architects + 1 if owner >= 0 else 0)
    out.extend(s.display)
    out.extend(s.supply)
    out.extend(s.temple_display)
    out.extend(s.temple_supply)
    out.extend(s.pyramid_display)
    out.extend(s.pyramid_supply)
    add_from(out, s.face_up, NONE)
    for owner in s.mask_owner:
        if owner >= 0:
            out.append((owner - seat) % architects + 1)
        else:
            out.append(0 if owner == NONE else architects + 1)
    unseen = [0] * len(c.tile_names)
    most = most_in_pile(c)
    bottom: list[int] = []
    for colour, pile in enumerate(s.piles):
        known = s.known[colour]
        for i in range(most):
            bottom.append(pile[i] + 1 if i < known else 0)
        for i in range(known, len(pile)):
            unseen[pile[i]] += 1
    out.extend(unseen)
    out.extend(bottom)


def _add_rival(out: list[int], s: FoundersState) -> None:
    out.extend(s.rival)
    left = [0] * len(s.c.rival.names)
    for card in s.intentions[:-1]:
        left[card] += 1
    out.append(s.intentions[-1] + 1 if s.intentions else 0)
    out.extend(left)


def _add_seat(out: list[int], s: FoundersState, seat: int) -> None:
    points = s.points[seat]
    out.append(points & 255)
    out.append(points >> 8)
    add_words(out, s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
    out.append(s.boards[seat])
    out.append(s.discs[seat])
    out.append(s.passed[seat])
    out.append(s.architect[seat])
    out.append(s.favour[seat])
    out.extend(s.starting[seat * len(COLOURS) : (seat + 1) * len(COLOURS)])
    groups = s.c.most_groups
    out.extend(s.groups[seat * groups : (seat + 1) * groups])
    add_from(out, s.pyramid[seat * SPACES : (seat + 1) * SPACES], NONE)


def _tiles(s: FoundersState, seat: int) -> bytearray:
    """A tile stands on its first square as 1 + tile * 8 + its orientation from there."""
    c = s.c
    city = bytearray(c.grid.squares)
    places = c.places
    for i, place in enumerate(s.built[seat]):
        tile = s.built_class[seat][i]
        city[places.anchor[place]] = 1 + tile * ORIENTATIONS + places.orientation[place]
    for i, place in enumerate(s.temples[seat]):
        tile = len(c.classes) + s.temple_colour[seat][i]
        city[places.anchor[place]] = 1 + tile * ORIENTATIONS + places.orientation[place]
    return city


def _hand(s: FoundersState, seat: int) -> bytearray:
    counts = bytearray(len(s.c.tile_names))
    for tile in s.hand[seat]:
        counts[tile] += 1
    return counts
