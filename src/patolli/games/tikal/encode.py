"""What a seat sees of a game of Tikal, as bytes."""

from __future__ import annotations

from typing import Final

from patolli.core.encoding import COUNT, FLAG, INDEX, Encoding, common
from patolli.core.game import Game
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
from patolli.games.tikal.state import UNWORKED, TikalState

VERSION: Final = 1
MOST_POINTS: Final = MAX_BID  # a bid is paid in points
MOST_BURIED: Final = 4
COPIES: Final = TREASURE_COUNT // TREASURE_KINDS
IN_STACK: Final = 1  # in `hexes`; one more for the hex that was removed first, and so on
NOTHING: Final = bytes(SPACE_COUNT)
NO_GUARDS: Final[list[int]] = [-1] * SPACE_COUNT


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
    seats = s.seats
    out = common(s, seat, form)
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
    _add_hexes(out, s)
    for i in range(seats):
        _add_seat(out, s, (seat + i) % seats)
    out.extend(s.value)
    buried = NOTHING if s.buried == UNWORKED else bytes(s.buried)
    worked = NOTHING if s.worked is UNWORKED else bytes(s.worked)
    return b"".join([bytes(out), buried, _guards(s, seat), worked, _jungle_bytes(s.jungle)])


def _guards(s: TikalState, seat: int) -> bytes:
    if s.guard == NO_GUARDS:
        return NOTHING
    count = 2 * s.seats
    return bytes([0 if guard < 0 else (guard - 2 * seat) % count + 1 for guard in s.guard])


def _add_scoring(out: list[int], s: TikalState, seat: int) -> None:
    """The seats still to score, the next one first."""
    order = scoring_order(s)
    for i in range(s.seats):
        out.append((order[i] - seat) % s.seats + 1 if i < len(order) else 0)


def _add_hexes(out: list[int], s: TikalState) -> None:
    """Which hexes are still to come, and which were removed, in which order."""
    where = [0] * STACK_SIZE
    for i in range(s.drawn, STACK_SIZE):
        where[s.hex_stack[i]] = IN_STACK
    for i, tile in enumerate(s.removed):
        where[tile] = IN_STACK + 1 + i
    out.extend(where)


def _add_seat(out: list[int], s: TikalState, seat: int) -> None:
    out.append(s.leader[seat] - GONE)
    out.append(s.reserve[seat])
    out.append(s.gone[seat])
    out.append(s.guards[seat])
    out.append(s.played[seat])
    out.append(s.passed[seat])
    for camp in range(seat * CAMPS, (seat + 1) * CAMPS):
        out.append(s.tents[camp] - GONE)
    out.extend(s.held[seat * TREASURE_KINDS : (seat + 1) * TREASURE_KINDS])
    out.extend(s.explorers[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT])


def _jungle_bytes(jungle: Jungle) -> bytes:
    """The hexes and their rotations by space; all states with this jungle share them."""
    if not jungle.encoded:
        jungle.encoded = bytes([tile + 1 for tile in jungle.hexes]) + bytes(jungle.rotations)
    return jungle.encoded
