"""The tiles and the figures of setup, Eclipse and Teotibot, read from `components.toml`."""

from __future__ import annotations

from typing import Final, final

from patolli.games.teotihuacan.components import GOODS, TEMPLES, Gain
from patolli.games.teotihuacan.reading import (
    DATA,
    Table,
    flag,
    integer,
    integers,
    lists,
    table,
    tables,
    text,
    texts,
)

# -- technologies: bit t of a player's technologies is the t-th of these ------------------------

_TECHNOLOGY: Final = tables(DATA, "technology", 9)
TECHNOLOGIES: Final[int] = len(_TECHNOLOGY)
TECHNOLOGY_NUMBER: Final[list[int]] = [integer(tile, "number") for tile in _TECHNOLOGY]
TECHNOLOGY_GOLD: Final[list[int]] = [integer(tile, "gold") for tile in _TECHNOLOGY]


def _technology(number: int, key: str) -> int:
    return integer(_TECHNOLOGY[TECHNOLOGY_NUMBER.index(number)], key)


TECH_1: Final[int] = 1 << TECHNOLOGY_NUMBER.index(1)
TECH_3: Final[int] = 1 << TECHNOLOGY_NUMBER.index(3)
TECH_5: Final[int] = 1 << TECHNOLOGY_NUMBER.index(5)
TECH_7: Final[int] = 1 << TECHNOLOGY_NUMBER.index(7)
TECH_9: Final[int] = 1 << TECHNOLOGY_NUMBER.index(9)
TECH_11: Final[int] = 1 << TECHNOLOGY_NUMBER.index(11)
TECH_13: Final[int] = 1 << TECHNOLOGY_NUMBER.index(13)
TECH_15: Final[int] = 1 << TECHNOLOGY_NUMBER.index(15)
TECH_17: Final[int] = 1 << TECHNOLOGY_NUMBER.index(17)
TECH_1_COCOA: Final[int] = _technology(1, "cocoa")
TECH_3_VP: Final[int] = _technology(3, "vp")
TECH_5_GOODS: Final[int] = _technology(5, "goods")
TECH_7_COCOA: Final[int] = _technology(7, "cocoa")
TECH_7_VP: Final[int] = _technology(7, "vp")
TECH_9_VP: Final[int] = _technology(9, "vp")
TECH_11_VP: Final[int] = _technology(11, "vp")
TECH_13_COCOA: Final[int] = _technology(13, "pay_cocoa")
TECH_15_WORKERS: Final[int] = _technology(15, "workers")
TECH_15_DISCOUNT: Final[int] = _technology(15, "discount")
TECH_17_STEPS: Final[int] = _technology(17, "temple_steps")

# -- royal tiles ---------------------------------------------------------------------------------

CATEGORIES: Final = "ABC"
ROYAL_COCOA: Final = 0
ROYAL_EXCHANGE: Final = 1
ROYAL_SELL: Final = 2
ROYAL_TECHNOLOGY_VP: Final = 3
ROYAL_PYRAMID_VP: Final = 4
ROYAL_AVENUE_VP: Final = 5
ROYAL_CONVERT: Final = 6
ROYAL_TEMPLES: Final = 7
_ROYAL_EFFECTS: Final[list[str]] = [
    "cocoa",
    "exchange",
    "sell",
    "technology_vp",
    "pyramid_vp",
    "avenue_vp",
    "convert",
    "temples",
]
_ROYAL: Final = tables(DATA, "royal", 9)
ROYALS: Final[int] = len(_ROYAL)
ROYAL_NUMBER: Final[list[int]] = [integer(tile, "number") for tile in _ROYAL]
ROYAL_CATEGORY: Final[list[int]] = [CATEGORIES.index(text(tile, "category")) for tile in _ROYAL]
ROYAL_EFFECT: Final[list[int]] = [_ROYAL_EFFECTS.index(text(tile, "effect")) for tile in _ROYAL]
ROYAL_PLUS: Final[list[int]] = [integer(tile, "plus", 0) for tile in _ROYAL]
ROYAL_VP: Final[list[int]] = [integer(tile, "vp", 0) for tile in _ROYAL]
ROYAL_PAY: Final[list[int]] = [integer(tile, "pay_cocoa", 0) for tile in _ROYAL]
ROYAL_SELL_COCOA: Final[list[int]] = [
    integer(tile, "cocoa", 0) if text(tile, "effect") == "sell" else 0 for tile in _ROYAL
]
ROYAL_GAIN: Final[list[Gain]] = [
    Gain(table(tile, "gain")) if "gain" in tile else Gain({}) for tile in _ROYAL
]

# -- temple bonus tiles --------------------------------------------------------------------------

BONUS_MASKS: Final = 0
BONUS_TECHNOLOGIES: Final = 1
BONUS_FLAT: Final = 2
BONUS_AVENUE: Final = 3
BONUS_BONUSES: Final = 4
BONUS_DISCOVERIES: Final = 5
BONUS_WORKERS: Final = 6
_BONUS_EFFECTS: Final[list[str]] = [
    "best_mask_set",
    "technologies",
    "flat",
    "avenue",
    "bonuses",
    "discoveries",
    "workers",
]
_BONUS: Final = tables(DATA, "temple_bonus", 7)
BONUSES: Final[int] = len(_BONUS)
BONUS_EFFECT: Final[list[int]] = [_BONUS_EFFECTS.index(text(tile, "effect")) for tile in _BONUS]
BONUS_VP: Final[list[int]] = [integer(tile, "vp", 0) for tile in _BONUS]
BONUS_STRONG_VP: Final[list[int]] = [integer(tile, "strong_vp", 0) for tile in _BONUS]
BONUS_STRONG_POWER: Final[list[int]] = [integer(tile, "strong_power", 0) for tile in _BONUS]

# -- discovery tiles: tiles of one kind are alike, so the state counts kinds ----------------------

_DISCOVERY: Final = tables(DATA, "discovery", 21)
KINDS: Final[int] = len(_DISCOVERY)
KIND_NAMES: Final[list[str]] = [text(tile, "kind") for tile in _DISCOVERY]
KIND_COPIES: Final[list[int]] = [integer(tile, "copies") for tile in _DISCOVERY]
KIND_MASK: Final[list[bool]] = [flag(tile, "mask") for tile in _DISCOVERY]
MASKS: Final[int] = sum(1 for mask in KIND_MASK if mask)
KIND_COCOA: Final[list[int]] = [integer(table(tile, "cost"), "cocoa", 0) for tile in _DISCOVERY]
KIND_GOODS: Final[list[list[int]]] = [
    [integer(table(tile, "cost"), name, 0) for name in GOODS] for tile in _DISCOVERY
]
DISCOVERY_TILES: Final[int] = sum(KIND_COPIES)


def _kind(name: str, key: str) -> int:
    return integer(_DISCOVERY[KIND_NAMES.index(name)], key)


VP_4: Final[int] = KIND_NAMES.index("vp_4")
RESOURCES_3: Final[int] = KIND_NAMES.index("resources_3")
RESOURCES_2: Final[int] = KIND_NAMES.index("resources_2")
AVENUE_TILE: Final[int] = KIND_NAMES.index("avenue")
TEMPLE_ANY: Final[int] = KIND_NAMES.index("temple_any")
TEMPLE_BLUE: Final[int] = KIND_NAMES.index("temple_blue")
TEMPLE_RED: Final[int] = KIND_NAMES.index("temple_red")
TEMPLE_GREEN: Final[int] = KIND_NAMES.index("temple_green")
COCOA_4: Final[int] = KIND_NAMES.index("cocoa_4")
POWER_UP_2: Final[int] = KIND_NAMES.index("power_up_2")
DOUBLE_MOVE: Final[int] = KIND_NAMES.index("double_move")
FREE_COCOA: Final[int] = KIND_NAMES.index("free_cocoa")
MOVE_ANYWHERE: Final[int] = KIND_NAMES.index("move_anywhere")
EXTRA_WORKER: Final[int] = KIND_NAMES.index("extra_worker")
TILE_VP: Final[int] = _kind("vp_4", "vp")
TILE_COCOA: Final[int] = _kind("cocoa_4", "cocoa")
TILE_POWER_UPS: Final[int] = _kind("power_up_2", "power_ups")
RESOURCES_3_GOODS: Final[int] = _kind("resources_3", "resources")
RESOURCES_2_GOODS: Final[int] = _kind("resources_2", "resources")

# -- starting tiles --------------------------------------------------------------------------------

_STARTING: Final = tables(DATA, "starting", 18)
STARTING_TILES: Final[int] = len(_STARTING)
STARTING_BOARDS: Final[list[list[int]]] = [integers(tile, "boards", 2) for tile in _STARTING]
STARTING_GAIN: Final[list[Gain]] = [Gain(table(tile, "gain")) for tile in _STARTING]

_SETUP: Final = table(DATA, "setup")
_SEAT_COCOA: Final = table(_SETUP, "seat_cocoa")
FIRST_COCOA: Final[int] = integer(_SEAT_COCOA, "first")
LAST_COCOA: Final[int] = integer(_SEAT_COCOA, "last")
OTHER_COCOA: Final[int] = integer(_SEAT_COCOA, "other")
DEALT: Final[int] = integer(_SETUP, "dealt")
KEPT: Final[int] = integer(_SETUP, "kept")
DRAFT_OPEN: Final[list[int]] = [0, 0, *integers(_SETUP, "draft_open", 3)]
NEUTRAL_COLOURS: Final[list[int]] = [0, 0, *integers(_SETUP, "neutral_colours", 3)]
NEUTRAL_WORKERS: Final[int] = integer(_SETUP, "neutral_workers")
NEUTRAL_TILES: Final[int] = integer(_SETUP, "neutral_tiles")

# -- ascension, calendar, Eclipse ------------------------------------------------------------------

_ASCENSION: Final = table(DATA, "ascension")
ASCENSION_VP: Final[int] = integer(_ASCENSION, "vp")
ASCENSION_COCOA: Final[int] = integer(_ASCENSION, "cocoa")
ASCENSION_STEPS: Final[int] = integer(_ASCENSION, "temple_steps")
ASCENSION_PAY: Final[int] = integer(_ASCENSION, "temples_cocoa")
ASCENSION_PAID_STEPS: Final[int] = integer(_ASCENSION, "temples_steps")
FOURTH_COCOA: Final[int] = integer(_ASCENSION, "fourth_cocoa")

_CALENDAR: Final = table(DATA, "calendar")
# DARK_DISC[players][Eclipses scored]
DARK_DISC: Final[list[list[int]]] = [
    [],
    [],
    *[integers(_CALENDAR, f"players_{players}", 3) for players in (2, 3, 4)],
]

_ECLIPSE: Final = table(DATA, "eclipse")
ECLIPSES: Final[int] = integer(_ECLIPSE, "count")
TRACK_VP: Final[list[int]] = integers(_ECLIPSE, "pyramid_step_vp", 3)
LEADER_VP: Final[int] = integer(_ECLIPSE, "pyramid_leader_vp")
MASK_SET_VP: Final[list[int]] = integers(_ECLIPSE, "mask_set_vp", MASKS + 1)
SALARY: Final[int] = integer(_ECLIPSE, "salary")
SALARY_STRONG: Final[int] = integer(_ECLIPSE, "salary_strong")
SALARY_STRONG_POWER: Final[int] = integer(_ECLIPSE, "strong_power")
UNPAID_VP: Final[int] = integer(_ECLIPSE, "unpaid_vp")

# -- first game ------------------------------------------------------------------------------------


@final
class FirstGameSeat:
    """What a seat starts a first game with."""

    def __init__(self, given: Table) -> None:
        self.gain: Final = Gain(table(given, "gain"))
        self.blue_goods: Final[int] = (
            GOODS.index(text(given, "blue_goods")) if ("blue_goods" in given) else -1
        )
        self.technology: Final = integer(given, "technology", 0)
        self.workers: Final[list[list[int]]] = lists(given, "workers")


_FIRST_GAME: Final = table(DATA, "first_game")
FIRST_GAME_BOARDS: Final[list[int]] = integers(_FIRST_GAME, "boards", 8)
FIRST_GAME_ROYALS: Final[list[int]] = [
    ROYAL_NUMBER.index(number) for number in integers(_FIRST_GAME, "royal", 3)
]
FIRST_GAME_TECHNOLOGIES: Final[list[int]] = [
    TECHNOLOGY_NUMBER.index(number) for number in integers(_FIRST_GAME, "technology", 6)
]
FIRST_GAME_BONUSES: Final[list[int]] = [
    integer(table(_FIRST_GAME, "temple_bonus"), name) - 1 for name in TEMPLES
]
FIRST_GAME_SEATS: Final[list[FirstGameSeat]] = [
    FirstGameSeat(seat) for seat in tables(_FIRST_GAME, "seat", 4)
]

# -- Teotibot --------------------------------------------------------------------------------------

_BOT: Final = table(DATA, "teotibot")
BOT_CONSTRUCTION: Final = 0
BOT_DECORATIONS: Final = 1
BOT_NOBLES: Final = 2
BOT_ALCHEMY: Final = 3
BOT_MASTERY: Final = 4
BOT_WORSHIP: Final = 5
BOT_MASKS: Final = 6
BOT_TILES: Final[list[str]] = texts(_BOT, "tiles")
BOT_POSITION_OF_SUM: Final[list[int]] = [0, 0, *integers(_BOT, "position_of_sum", 11)]
BOT_FILL: Final[list[list[int]]] = [
    [0, *integers(_BOT, "fill_up_right", 3)],
    [0, *integers(_BOT, "fill_up_left", 3)],
]
BOT_TEMPLE: Final[int] = integer(_BOT, "temple")
BOT_AVENUE: Final[int] = integer(_BOT, "avenue")
BOT_TECHNOLOGY: Final[int] = integer(_BOT, "technology")
BOT_BOARDS: Final[list[int]] = integers(_BOT, "boards", 3)
BOT_WORSHIP_BOARD: Final[int] = integer(_BOT, "worship_board")
BOT_WORSHIP_POWER: Final[int] = integer(_BOT, "worship_power")
BOT_STRONG_POWER: Final[int] = integer(_BOT, "strong_power")
_BOT_NEEDS: Final = table(_BOT, "needs")
BOT_NEEDS: Final[list[int]] = [integer(_BOT_NEEDS, name, 0) for name in BOT_TILES]
BOT_FALLBACK_GOODS: Final[int] = integer(_BOT, "fallback_goods")
BOT_FAIL_COCOA: Final[int] = integer(_BOT, "fail_cocoa")
BOT_ALCHEMY_FAIL_POWER_UPS: Final[int] = integer(_BOT, "alchemy_fail_power_ups")
BOT_CONSTRUCTION_VP: Final[int] = integer(_BOT, "construction_vp")
BOT_DECORATIONS_VP: Final[int] = integer(_BOT, "decorations_vp")
BOT_WORSHIP_ANY_EXTRA: Final[int] = integer(_BOT, "worship_any_extra")
BOT_EXCHANGE_COCOA: Final[int] = integer(_BOT, "exchange_cocoa")
BOT_LEFTOVER_VP: Final[int] = integer(_BOT, "leftover_vp")

KNOB_POWER: Final = 0
KNOB_GOODS: Final = 1
KNOB_EXCHANGE: Final = 2
KNOB_WORSHIP: Final = 3
KNOB_BONUS: Final = 4
KNOB_TECHNOLOGY: Final = 5
KNOBS: Final = 6
_PRESETS: Final = table(_BOT, "presets")
PRESETS: Final[list[str]] = list(_PRESETS)
PRESET_KNOBS: Final[list[list[int]]] = [integers(_PRESETS, name, KNOBS) for name in PRESETS]
NORMAL_KNOBS: Final[list[int]] = [
    integer(_BOT, key)
    for key in ("power", "goods", "exchange_vp", "worship_steps", "bonus_vp", "technology_vp")
]
