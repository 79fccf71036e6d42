"""The Pyramid: what a tile costs, laying it, matching its icons, and the offers."""

from __future__ import annotations

from typing import Final

from patolli.core.native import i64
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.components import (
    COLOURED,
    EMPTY,
    LEVEL_STONE,
    LEVEL_WOOD,
    STONE,
    WOOD,
)
from patolli.games.teotihuacan.geometry import (
    SLOT_CELLS,
    SLOT_COUNT,
    SLOT_LEVEL,
    SLOT_NEEDS,
    TURNED,
)
from patolli.games.teotihuacan.names import (
    temple_name,
)
from patolli.games.teotihuacan.rules.goods import pay_good
from patolli.games.teotihuacan.rules.temples import MatchedSteps
from patolli.games.teotihuacan.state import TeotihuacanState

# The slots that rest on each slot.
SLOTS_ABOVE: Final[list[list[int]]] = [
    [above for above in range(SLOT_COUNT) if slot in SLOT_NEEDS[above]]
    for slot in range(SLOT_COUNT)
]
# The shapes that a turned tile shows, clockwise from the top left.
SHAPES_OF: Final[list[list[int]]] = [[icon % COLOURED for icon in icons] for icons in TURNED]


def level_of(slot: int) -> int:
    """The index of a slot's level in the tables of costs and points."""
    return SLOT_LEVEL[slot] - 1


def can_pay(s: TeotihuacanState, seat: int, level: int, discount: int) -> bool:
    """Whether a player can pay for a tile of a level, with a discount on one of its goods."""
    goods = s.goods
    base = seat * 3
    stone: i64 = LEVEL_STONE[level] - goods[base + STONE]
    wood: i64 = LEVEL_WOOD[level] - goods[base + WOOD]
    missing: i64 = 0
    if stone > 0:
        missing += stone
    if wood > 0:
        missing += wood
    return missing <= discount


def can_place_any(s: TeotihuacanState, seat: int, discount: int) -> bool:
    """Whether a player can pay for a tile on some open slot."""
    for slot in s.open_slots:
        if can_pay(s, seat, SLOT_LEVEL[slot] - 1, discount):
            return True
    return False


def offered(s: TeotihuacanState) -> int:
    """How many pyramid tiles are on offer."""
    count = 0
    for tile in s.pyramid_offer:
        if tile != EMPTY:
            count += 1
    return count


def pay_level(s: TeotihuacanState, seat: int, level: int, stone: int, saved_wood: int = 0) -> None:
    """Pay for a tile of a level."""  # TEO-BUILD-3
    pay_good(s, seat, STONE, stone, "board-construction")
    pay_good(s, seat, WOOD, LEVEL_WOOD[level] - saved_wood, "board-construction")


def pyramid_matches(s: TeotihuacanState, tile: int, turn: int, slot: int) -> list[int]:
    """The matched icons of a tile on a slot: shapes, COLOURED where the tile's is."""
    icons = TURNED[tile * 4 + turn]
    cells = SLOT_CELLS[slot]
    return [icons[k] for k in range(4) if s.cell[cells[k]] == icons[k] % COLOURED]


def cover(s: TeotihuacanState, tile: int, turn: int, slot: int) -> None:
    """Put a tile on a slot; which slots are open is seen to elsewhere."""
    if s.lent:
        s.own_board()
    s.slot_tile[slot] = tile
    s.slot_turn[slot] = turn
    shapes = SHAPES_OF[tile * 4 + turn]
    cells = SLOT_CELLS[slot]
    for k in range(4):
        s.cell[cells[k]] = shapes[k]


def put_tile(s: TeotihuacanState, tile: int, turn: int, slot: int) -> None:
    """Put a tile on a slot and open the slots it completes."""
    cover(s, tile, turn, slot)
    if s.lent:
        s.own_board()
    s.open_slots.remove(slot)
    for above in SLOTS_ABOVE[slot]:
        if supported(s, above):
            s.open_slots.append(above)
            s.open_slots.sort()


def supported(s: TeotihuacanState, slot: int) -> bool:
    """Whether all four tiles below a slot are there."""  # TEO-BUILD-2
    for below in SLOT_NEEDS[slot]:
        if s.slot_tile[below] == EMPTY:
            return False
    return True


def lay_tile(s: TeotihuacanState, player: int, tile: int, turn: int, slot: int) -> None:
    """A player puts a tile on the Pyramid."""
    put_tile(s, tile, turn, slot)
    if s.recording:
        events.constructed(s, player, tile, turn, slot)


def push_matched_steps(s: TeotihuacanState, seat: int, matches: list[int]) -> None:
    """The temple steps of the coloured icons among the matches."""  # TEO-MATCH-2
    steps = [0, 0, 0]
    for icon in matches:
        if icon >= COLOURED:
            steps[icon - COLOURED] += 1
    if steps[0] + steps[1] + steps[2] > 0:
        s.push(MatchedSteps(seat, steps[0], steps[1], steps[2]))


def matched_temples(matches: list[int]) -> list[object]:
    """The names of the temples that matched coloured icons lead to."""
    return [temple_name(icon - COLOURED) for icon in matches if icon >= COLOURED]


def slide(offer: list[int]) -> None:
    """Close the gaps of an offer: every tile moves towards its beginning."""
    kept = [tile for tile in offer if tile != EMPTY]
    for i in range(len(offer)):
        offer[i] = kept[i] if i < len(kept) else EMPTY
