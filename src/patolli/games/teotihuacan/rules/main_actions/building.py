"""What a pyramid tile costs, and whether one can be placed."""

from __future__ import annotations

from patolli.games.teotihuacan.components import (
    EMPTY,
    LEVEL_STONE,
    LEVEL_WOOD,
    STONE,
    WOOD,
)
from patolli.games.teotihuacan.geometry import (
    SLOT_LEVEL,
)
from patolli.games.teotihuacan.rules.goods import pay_good
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import (
    TECH_15,
    TECH_15_DISCOUNT,
)


def level_of(slot: int) -> int:
    """The index of a slot's level in the tables of costs and points."""
    return SLOT_LEVEL[slot] - 1


def can_pay(s: TeotihuacanState, seat: int, level: int, discount: int) -> bool:
    """Whether a player can pay for a tile of a level, with a discount on one of its goods."""
    missing = max(0, LEVEL_STONE[level] - s.goods[seat * 3 + STONE])
    missing += max(0, LEVEL_WOOD[level] - s.goods[seat * 3 + WOOD])
    return missing <= discount


def can_place_any(s: TeotihuacanState, seat: int, discount: int) -> bool:
    """Whether a player can pay for a tile on some open slot."""
    for slot in s.open_slots:
        if can_pay(s, seat, SLOT_LEVEL[slot] - 1, discount):
            return True
    return False


def discount_of(s: TeotihuacanState, seat: int) -> int:
    """The goods that technology 15 saves once in an action."""  # TEO-TECH-15
    return TECH_15_DISCOUNT if s.tech[seat] & TECH_15 else 0


def can_construct(s: TeotihuacanState, seat: int) -> bool:
    """Whether the main action is possible."""
    return offered(s) > 0 and can_place_any(s, seat, discount_of(s, seat))


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
