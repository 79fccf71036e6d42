"""What a seat sees of a game of Tikal, as bytes."""

from __future__ import annotations

from typing import Final

from patolli.core.encoding import COUNT, FIRST_PART, FLAG, INDEX, Encoding, seen, shown_of
from patolli.core.game import Game
from patolli.core.shown import Shown
from patolli.games.tikal.actions import MAX_BID
from patolli.games.tikal.board import GONE, SIDE_COUNT, SPACE_COUNT
from patolli.games.tikal.components import (
    ACTION_POINTS,
    CAMPS,
    EXCAVATIONS_PER_HEX,
    EXPLORERS,
    GUARDS,
    HEXES,
    LEVELS,
    STACK_SIZE,
    TREASURE_COUNT,
    TREASURE_KINDS,
)
from patolli.games.tikal.jungle import Jungle
from patolli.games.tikal.rules.scoring import scoring_order
from patolli.games.tikal.state import TikalState

VERSION: Final = 1
MOST_POINTS: Final = MAX_BID  # a bid is paid in points
MOST_BURIED: Final = 4
COPIES: Final = TREASURE_COUNT // TREASURE_KINDS
IN_STACK: Final = 1  # in `hexes`; one more for the hex that was removed first, and so on

# The parts, in the order of the fields; of the seats two each, before those of the spaces.
NUMBERS: Final = FIRST_PART
STACK: Final = FIRST_PART + 1
SEATS: Final = FIRST_PART + 2
EACH: Final = 2
VALUE: Final = 0
BURIED: Final = 1
GUARD: Final = 2
WORKED: Final = 3
JUNGLE: Final = 4
OF_SPACES: Final = 5

# The numbers of the lists that `Shown` remembers.
OF_STACK: Final = 0
OF_GONE: Final = 1
OF_EXPLORERS: Final = 2
OF_LEADER: Final = 3
OF_RESERVE: Final = 4
OF_EXPLORERS_OUT: Final = 5
OF_GUARDS: Final = 6
OF_PLAYED: Final = 7
OF_PASSED: Final = 8
OF_TENTS: Final = 9
OF_HELD: Final = 10
OF_VALUE: Final = 11
OF_BURIED: Final = 12
OF_GUARD: Final = 13
OF_WORKED: Final = 14
LISTS: Final = 15


def encoding(game: Game, seats: int) -> Encoding:
    """The table of the fields that `encode` writes; one's own seat first, then in turn order."""
    frames = list(game.frames.values())
    form = Encoding(game.id, VERSION, seats, game.options, frames, 1, [SPACE_COUNT, SPACE_COUNT])
    form.add("points", [seats], COUNT, 0, MOST_POINTS)
    form.add("action_points", [], COUNT, 0, ACTION_POINTS)
    form.add("hand", [], INDEX, -1, STACK_SIZE - 1)
    form.add("treasures_laid", [], COUNT, 0, TREASURE_COUNT)
    form.add("auction.bid", [], COUNT, 0, MAX_BID)
    form.add("auction.bidder", [], INDEX, 0, seats)
    form.add("levels", [len(LEVELS)], COUNT, 0, max(LEVELS))
    form.add("offer", [seats], INDEX, -1, STACK_SIZE - 1)
    form.add("scoring", [seats], INDEX, 0, seats)
    form.add("hexes", [STACK_SIZE], INDEX, 0, STACK_SIZE + 1)
    for i in range(seats):
        form.add(f"seats.{i}.leader", [], INDEX, GONE, SPACE_COUNT - 1)
        form.add(f"seats.{i}.explorers_left", [], COUNT, 0, EXPLORERS)
        form.add(f"seats.{i}.explorers_out", [], COUNT, 0, EXPLORERS)
        form.add(f"seats.{i}.guards_left", [], COUNT, 0, GUARDS)
        form.add(f"seats.{i}.amulet_played", [], FLAG)
        form.add(f"seats.{i}.passed", [], FLAG)
        form.add(f"seats.{i}.camps", [CAMPS], INDEX, GONE, SPACE_COUNT - 1)
        form.add(f"seats.{i}.treasures", [TREASURE_KINDS], COUNT, 0, COPIES)
        form.add(f"seats.{i}.explorers", [SPACE_COUNT], COUNT, 0, EXPLORERS)
    form.add("value", [SPACE_COUNT], COUNT, 0, len(LEVELS))
    form.add("buried", [SPACE_COUNT], COUNT, 0, MOST_BURIED)
    form.add("guard", [SPACE_COUNT], INDEX, 0, seats * 2)
    form.add("worked", [SPACE_COUNT], COUNT, 0, EXCAVATIONS_PER_HEX)
    form.add("hex", [SPACE_COUNT], INDEX, -1, len(HEXES) - 1)
    form.add("turn_of_hex", [SPACE_COUNT], INDEX, 0, SIDE_COUNT - 1)
    return form


def encode(s: TikalState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all but the order of the stack and the face-down treasures."""
    spaces = SEATS + s.seats * EACH
    shown = shown_of(s, LISTS, spaces + OF_SPACES - FIRST_PART)
    own = shown.parts[seat]
    own[NUMBERS] = _numbers(s, seat)
    _write_hexes(s, shown)
    _write_pieces(s, shown)
    if shown.changed(OF_VALUE, s.value):
        shown.write(spaces + VALUE, bytes(s.value))
    if shown.changed(OF_BURIED, s.buried):
        shown.write(spaces + BURIED, bytes(s.buried))
    if shown.changed(OF_GUARD, s.guard):
        count = 2 * s.seats
        for viewer, parts in enumerate(shown.parts):
            guards = [0 if guard < 0 else (guard - 2 * viewer) % count + 1 for guard in s.guard]
            parts[spaces + GUARD] = bytes(guards)
    if shown.changed(OF_WORKED, s.worked):
        shown.write(spaces + WORKED, bytes(s.worked))
    own[spaces + JUNGLE] = _jungle_bytes(s.jungle)
    return seen(s, seat, form, shown)


def _numbers(s: TikalState, seat: int) -> bytes:
    """Points, action points and all that is one number; some changes with almost every decision."""
    seats = s.seats
    out: list[int] = []
    for i in range(seats):
        points = s.points[(seat + i) % seats]
        out.append(points & 255)
        out.append(points >> 8)
    out.append(s.action_points)
    out.append(s.hand + 1)
    out.append(s.laid)
    out.append(s.bid & 255)
    out.append(s.bid >> 8)
    out.append((s.bidder - seat) % seats + 1 if s.bidder >= 0 else 0)
    out.extend(s.levels)
    for i in range(seats):
        out.append(s.offer[i] + 1 if i < len(s.offer) else 0)
    _add_scoring(out, s, seat)
    return bytes(out)


def _add_scoring(out: list[int], s: TikalState, seat: int) -> None:
    """The seats still to score, the next one first."""
    order = scoring_order(s)
    for i in range(s.seats):
        out.append((order[i] - seat) % s.seats + 1 if i < len(order) else 0)


def _write_hexes(s: TikalState, shown: Shown) -> None:
    """Which hexes are still to come, and which were removed, in which order."""
    gone = [s.drawn]
    gone.extend(s.removed)
    if shown.changed(OF_STACK, s.hex_stack) | shown.changed(OF_GONE, gone):
        where = [0] * STACK_SIZE
        for i in range(s.drawn, STACK_SIZE):
            where[s.hex_stack[i]] = IN_STACK
        for i, tile in enumerate(s.removed):
            where[tile] = IN_STACK + 1 + i
        shown.write(STACK, bytes(where))


def _write_pieces(s: TikalState, shown: Shown) -> None:
    """The pieces and treasures of the seats, and their explorers on the board."""
    seats = s.seats
    pieces = shown.changed(OF_LEADER, s.leader) | shown.changed(OF_RESERVE, s.reserve)
    pieces = shown.changed(OF_EXPLORERS_OUT, s.gone) | shown.changed(OF_GUARDS, s.guards) | pieces
    pieces = shown.changed(OF_PLAYED, s.played) | shown.changed(OF_PASSED, s.passed) | pieces
    pieces = shown.changed(OF_TENTS, s.tents) | shown.changed(OF_HELD, s.held) | pieces
    moved = shown.changed(OF_EXPLORERS, s.explorers)
    for seat in range(seats):
        if pieces:
            shown.write_of(seat, seats, SEATS, EACH, _pieces(s, seat))
        if moved:
            explorers = s.explorers[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
            shown.write_of(seat, seats, SEATS + 1, EACH, bytes(explorers))


def _pieces(s: TikalState, seat: int) -> bytes:
    """A seat's pieces and treasures, but for the explorers on the board."""
    out = [s.leader[seat] - GONE, s.reserve[seat], s.gone[seat], s.guards[seat]]
    out.append(s.played[seat])
    out.append(s.passed[seat])
    for camp in range(seat * CAMPS, (seat + 1) * CAMPS):
        out.append(s.tents[camp] - GONE)
    for kind in range(seat * TREASURE_KINDS, (seat + 1) * TREASURE_KINDS):
        out.append(s.held[kind])
    return bytes(out)


def _jungle_bytes(jungle: Jungle) -> bytes:
    """The hexes and their rotations by space; all states with this jungle share them."""
    if not jungle.encoded:
        jungle.encoded = bytes([tile + 1 for tile in jungle.hexes]) + bytes(jungle.rotations)
    return jungle.encoded
