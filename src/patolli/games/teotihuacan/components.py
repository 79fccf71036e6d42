"""Every printed figure of the game, read once from `components.toml` into typed tables.

Names are the rulebook's; indices of temples, goods and boards are the constants below.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, final

from patolli.core.components import Section, accept, read_components

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
ANY: Final = 3
TempleColour = Literal["blue", "red", "green"]
TEMPLES: Final[list[TempleColour]] = ["blue", "red", "green"]

WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
GOODS: Final[list[str]] = ["wood", "stone", "gold"]

EMPTY: Final = -1  # no tile

PALACE: Final = 1
FOREST: Final = 2
QUARRY: Final = 3
GOLD_DEPOSITS: Final = 4
ALCHEMY: Final = 5
NOBLES: Final = 6
DECORATIONS: Final = 7
CONSTRUCTION: Final = 8
BOARDS: Final = 8

SHAPES: Final = "brg-"
NEUTRAL: Final = 3
COLOURED: Final = 4
Side = Literal["top", "right", "bottom", "left"]
SIDES: Final[list[Side]] = ["top", "right", "bottom", "left"]

MINOR: Final = 0
MAJOR: Final = 1
BONUS: Final = 2
TOP: Final = 3
StepKind = Literal["minor", "major", "bonus", "top"]
STEP_KINDS: Final[list[StepKind]] = ["minor", "major", "bonus", "top"]

# -- reading the file ------------------------------------------------------------------------------

PATH: Final = Path(__file__).with_name("components.toml")
ROOT: Final = read_components(PATH)
_READ: Final[list[Section]] = [ROOT]


def _section(parent: Section, key: str) -> Section:
    found = parent.section(key)
    _READ.append(found)
    return found


def _sections(parent: Section, key: str, count: int) -> list[Section]:
    found = parent.sections(key)
    if len(found) != count:
        parent.wrong(key, f"expected {count} tables, found {len(found)}")
    _READ.extend(found)
    return found


def _numbers(parent: Section, key: str, count: int) -> list[int]:
    found = parent.numbers(key)
    if len(found) != count:
        parent.wrong(key, f"expected {count} numbers, found {len(found)}")
    return found


def _icons(parent: Section, key: str) -> list[list[int]]:
    """The icons of each text: a shape, plus COLOURED for a capital letter."""
    found: list[list[int]] = []
    for word in parent.texts(key):
        icons: list[int] = []
        for letter in word:
            shape = parent.index(key, letter.lower(), list(SHAPES))
            icons.append(shape + COLOURED if letter != letter.lower() else shape)
        found.append(icons)
    return found


@final
class Gain:
    """What a cell, step or tile gives."""

    def __init__(self, given: Section) -> None:
        self.cocoa: Final = given.number_or("cocoa", 0)
        self.goods: Final[list[int]] = [given.number_or(key, 0) for key in GOODS]
        self.any_resource: Final = given.number_or("any_resource", 0)
        self.vp: Final = given.number_or("vp", 0)
        self.temple_any: Final = given.number_or("temple_any", 0)
        self.temples: Final[list[int]] = [given.number_or(f"temple_{key}", 0) for key in TEMPLES]
        self.avenue: Final = given.number_or("avenue", 0)
        self.power_up: Final = given.number_or("power_up", 0)
        self.technology: Final = given.number_or("technology", 0)
        self.discovery: Final = given.number_or("discovery", 0)


_NOTHING: Final = Section("", {}, [])

# -- the ring of boards ----------------------------------------------------------------------------

_RONDEL: Final = _section(ROOT, "rondel")
if _RONDEL.number("positions") != BOARDS:
    _RONDEL.wrong("positions", f"expected {BOARDS}")
PALACE_POSITION: Final[int] = _RONDEL.number("palace_position")
CONSTRUCTION_POSITION: Final[int] = _RONDEL.number("construction_position")
SHUFFLED_BOARDS: Final[list[int]] = _numbers(_RONDEL, "shuffled_boards", 6)
MOVES: Final[list[int]] = _RONDEL.numbers("move_distance")

_BOARDS: Final = _sections(ROOT, "board", BOARDS)
BOARD_NAMES: Final[list[str]] = ["", *[board.text("name") for board in _BOARDS]]
HAS_MAIN: Final[list[bool]] = [False, *[board.flag("main_action") for board in _BOARDS]]

_BOARD_NUMBERS: Final[list[int]] = [board.number("number") for board in _BOARDS]

# Worship spaces, numbered through: the three royal tiles of the Palace, then the temple bands.
SPACE_BOARD: Final[list[int]] = [
    number
    for number, board in zip(_BOARD_NUMBERS, _BOARDS, strict=True)
    for _ in range(board.number("worship_spaces"))
]
ROYAL_SPACE: Final = -1  # instead of a temple
_WORSHIP: Final[list[int]] = [
    board.word("worship", [*TEMPLES, "any", "royal", "none"]) for board in _BOARDS
]
SPACE_TEMPLE: Final[list[int]] = [
    _WORSHIP[number - 1] if number != PALACE else ROYAL_SPACE for number in SPACE_BOARD
]
SPACES: Final[int] = len(SPACE_BOARD)
BOARD_SPACES: Final[list[list[int]]] = [
    [space for space in range(SPACES) if SPACE_BOARD[space] == number]
    for number in range(BOARDS + 1)
]
# Discovery tiles that lie near worship actions: board of each, and the way back.
SPOT_BOARD: Final[list[int]] = [
    number for number, board in zip(_BOARD_NUMBERS, _BOARDS, strict=True) if board.flag("discovery")
]
SPOT_OF_BOARD: Final[list[int]] = [
    SPOT_BOARD.index(number) if number in SPOT_BOARD else -1 for number in range(BOARDS + 1)
]

# -- main actions ----------------------------------------------------------------------------------

_RESOURCE: Final = _section(ROOT, "resource_boards")
BANDS: Final[list[list[int]]] = _RESOURCE.rows("bands")
BAND_OF_POWER: Final[list[int]] = [0] + [
    band for band, (low, high) in enumerate(BANDS) for _ in range(low, high + 1)
]
RESOURCE_POWER_UPS: Final[list[int]] = _numbers(_RESOURCE, "power_ups", 3)


def _cells(key: str) -> list[list[Gain]]:
    """What a resource board gives, by workers and band."""
    found: list[list[Gain]] = []
    for row in _RESOURCE.items(key):
        gains: list[Gain] = []
        for cell in row if isinstance(row, list) else []:
            section = Section(f"resource_boards.{key}.", cell, ROOT.reasons)
            _READ.append(section)
            gains.append(Gain(section))
        found.append(gains)
    return found


# RESOURCE_CELL[board - FOREST][workers - 1][band]
RESOURCE_CELL: Final[list[list[list[Gain]]]] = [_cells(key) for key in ("forest", "quarry", "gold")]

_ALCHEMY: Final = _section(ROOT, "alchemy")
TECH_COLUMNS: Final[int] = _ALCHEMY.number("columns")
TECH_SLOTS: Final[int] = TECH_COLUMNS * _ALCHEMY.number("rows")
COLUMN_TEMPLE: Final[list[int]] = [
    _ALCHEMY.index("column_temple", name, TEMPLES) for name in _ALCHEMY.texts("column_temple")
]
ROW_2_WORKERS: Final[int] = _ALCHEMY.number("row_2_workers")
ROW_2_LONE_POWER: Final[int] = _ALCHEMY.number("row_2_lone_power")
OTHER_OWNER_VP: Final[int] = _ALCHEMY.number("other_owner_vp")
ALCHEMY_POWER_UPS: Final[list[int]] = _numbers(_ALCHEMY, "power_ups", 3)

_NOBLES: Final = _section(ROOT, "nobles")
NOBLES_WOOD: Final[int] = _NOBLES.number("wood")
NOBLES_ROWS: Final[list[list[int]]] = _NOBLES.rows("rows")
BUILDINGS: Final[int] = _NOBLES.number("buildings")
NOBLES_POWER_UPS: Final[list[int]] = _numbers(_NOBLES, "power_ups", 3)
BUILDINGS_ROW: Final[list[int]] = _numbers(_section(ROOT, "buildings_row"), "values", BUILDINGS + 1)

_DECORATIONS: Final = _section(ROOT, "decorations")
DECORATION_OFFER: Final[int] = _DECORATIONS.number("offer")
DECORATION_GOLD: Final[list[int]] = _numbers(_DECORATIONS, "gold", 3)
DECORATION_VP: Final[int] = _DECORATIONS.number("vp")
DECORATION_MATCH_VP: Final[int] = _DECORATIONS.number("match_vp")
DECORATION_STEPS: Final[int] = _DECORATIONS.number("pyramid_steps")
DECORATION_POWER_UPS: Final[list[int]] = _numbers(_DECORATIONS, "power_ups", 3)
DECORATION_ICONS: Final[list[list[int]]] = _icons(_section(ROOT, "decoration_tiles"), "icons")
DECORATION_TILES: Final[int] = len(DECORATION_ICONS)

_CONSTRUCTION: Final = _section(ROOT, "construction")
PYRAMID_OFFER: Final[int] = _CONSTRUCTION.number("offer")
LEVELS: Final = 4
LEVEL_STONE: Final[list[int]] = _numbers(_CONSTRUCTION, "level_stone", LEVELS)
LEVEL_WOOD: Final[list[int]] = _numbers(_CONSTRUCTION, "level_wood", LEVELS)
LEVEL_VP: Final[list[int]] = _numbers(_CONSTRUCTION, "level_vp", LEVELS)
PYRAMID_MATCH_VP: Final[int] = _CONSTRUCTION.number("match_vp")
PYRAMID_STEPS: Final[int] = _CONSTRUCTION.number("pyramid_steps")
CONSTRUCTION_POWER_UPS: Final[list[int]] = _numbers(_CONSTRUCTION, "power_ups", 3)

_PYRAMID: Final = _section(ROOT, "pyramid")
GROUND: Final[list[int]] = [icon for row in _icons(_PYRAMID, "ground") for icon in row]
_START: Final = _section(_PYRAMID, "start")
# START_SLOTS[players]: [level, row, column] of each slot filled at the start.
START_SLOTS: Final[list[list[list[int]]]] = [
    [],
    [],
    *[_START.rows(f"players_{players}") for players in (2, 3, 4)],
]
_SIDES: Final = _section(_PYRAMID, "sides")
SIDE_ICONS: Final[list[list[int]]] = [
    [icons[0] for icons in _icons(_SIDES, side)] for side in SIDES
]
PYRAMID_ICONS: Final[list[list[int]]] = _icons(_section(_PYRAMID, "tiles"), "icons")
PYRAMID_TILES: Final[int] = len(PYRAMID_ICONS)

# -- workers and turns -----------------------------------------------------------------------------

_WORKERS: Final = _section(ROOT, "workers")
COLOURS: Final[int] = _WORKERS.number("colours")
WORKERS: Final[int] = _WORKERS.number("per_colour")
MOST_COUNTED: Final[int] = _WORKERS.number("most_counted")
START_POWER: Final[int] = _WORKERS.number("start_power")
FOURTH_POWER: Final[int] = _WORKERS.number("fourth_power")
ASCENSION_POWER: Final[int] = _WORKERS.number("ascension_power")
TECHNOLOGY_MARKERS: Final[int] = _WORKERS.number("technology_markers")

_TURN: Final = _section(ROOT, "turn")
COLLECT_BASE: Final[int] = _TURN.number("collect_base")
UNLOCK_COCOA: Final[int] = _TURN.number("unlock_cocoa")
BUMP_COCOA: Final[int] = _TURN.number("bump_cocoa")
BOTH_COCOA: Final[int] = _TURN.number("both_cocoa")

# -- temples, avenue, Pyramid track ----------------------------------------------------------------

TEMPLE_TOP: Final = 11
TEMPLE_BONUS: Final = 10
_TEMPLE: Final = _section(ROOT, "temple")
# Steps 1 to 11; position 0 is below the track.
_STEPS: Final[list[list[Section]]] = [
    [_NOTHING, *_sections(_section(_TEMPLE, name), "steps", TEMPLE_TOP)] for name in TEMPLES
]
STEP_KIND: Final[list[list[int]]] = [
    [MINOR, *[step.word("kind", STEP_KINDS) for step in steps[1:]]] for steps in _STEPS
]
STEP_GAIN: Final[list[list[Gain]]] = [[Gain(step) for step in steps] for steps in _STEPS]

_AVENUE: Final = _section(ROOT, "avenue")
AVENUE_LAST: Final[int] = _AVENUE.number("last")
_AVENUE_STEPS: Final = _numbers(_AVENUE, "discovery_steps", 3)
_AVENUE_TILES: Final = _numbers(_AVENUE, "discovery_tiles", 3)
TRACK_LAST: Final[int] = _section(ROOT, "pyramid_track").number("last")

# Stashes: the face-up discovery tiles of the major temple steps, then of the avenue.
_MAJORS: Final[list[tuple[int, int]]] = [
    (temple, position)
    for temple in range(3)
    for position in range(TEMPLE_TOP + 1)
    if STEP_KIND[temple][position] == MAJOR
]
STASHES: Final[int] = len(_MAJORS) + len(_AVENUE_STEPS)
STASH_TEMPLE: Final[list[int]] = [temple for temple, _ in _MAJORS] + [ANY] * len(_AVENUE_STEPS)
STASH_STEP: Final[list[int]] = [position for _, position in _MAJORS] + _AVENUE_STEPS
# STASH_TILES[stash][players]
STASH_TILES: Final[list[list[int]]] = [
    [0, 0, *_numbers(_STEPS[temple][position], "tiles", 3)] for temple, position in _MAJORS
] + [[0, 0, tiles, tiles, tiles] for tiles in _AVENUE_TILES]
STASH_OF_STEP: Final[list[list[int]]] = [
    [
        next((i for i in range(len(_MAJORS)) if _MAJORS[i] == (temple, position)), -1)
        for position in range(TEMPLE_TOP + 1)
    ]
    for temple in range(3)
]
STASH_OF_AVENUE: Final[list[int]] = [
    len(_MAJORS) + _AVENUE_STEPS.index(position) if position in _AVENUE_STEPS else -1
    for position in range(AVENUE_LAST + 1)
]

# -- technologies: bit t of a player's technologies is the t-th of these ---------------------------


@final
class TechnologyFace:
    """What is printed on a technology; nought where it says nothing."""

    def __init__(self, given: Section) -> None:
        self.number: Final = given.number("number")
        self.gold: Final = given.number("gold")
        self.boards: Final[list[int]] = given.numbers("boards")  # where it helps
        self.cocoa: Final = given.number_or("cocoa", 0)
        self.goods: Final = given.number_or("goods", 0)
        self.vp: Final = given.number_or("vp", 0)
        self.temple_steps: Final = given.number_or("temple_steps", 0)
        self.pay_cocoa: Final = given.number_or("pay_cocoa", 0)
        self.power_ups: Final = given.number_or("power_ups", 0)
        self.workers: Final = given.number_or("workers", 0)
        self.discount: Final = given.number_or("discount", 0)


TECHNOLOGIES: Final = 9
TECHNOLOGY_SECTIONS: Final = _sections(ROOT, "technology", TECHNOLOGIES)
TECHNOLOGY_FACES: Final[list[TechnologyFace]] = [
    TechnologyFace(section) for section in TECHNOLOGY_SECTIONS
]
TECHNOLOGY_NUMBER: Final[list[int]] = [face.number for face in TECHNOLOGY_FACES]
TECHNOLOGY_GOLD: Final[list[int]] = [face.gold for face in TECHNOLOGY_FACES]

# -- royal tiles -----------------------------------------------------------------------------------

CATEGORIES: Final = "ABC"


@final
class RoyalFace:
    """What is printed on a royal tile; nought where it says nothing."""

    def __init__(self, given: Section) -> None:
        self.number: Final = given.number("number")
        self.category: Final = given.word("category", list(CATEGORIES))
        self.effect: Final = given.text("effect")
        self.plus: Final = given.number_or("plus", 0, low=-1)  # more than the worker's power
        self.vp: Final = given.number_or("vp", 0)
        self.cocoa: Final = given.number_or("cocoa", 0)
        self.pay_cocoa: Final = given.number_or("pay_cocoa", 0)
        self.goods: Final = Gain(_section(given, "gain") if given.has("gain") else _NOTHING).goods


ROYALS: Final = 9
ROYAL_SECTIONS: Final = _sections(ROOT, "royal", ROYALS)
ROYAL_FACES: Final[list[RoyalFace]] = [RoyalFace(section) for section in ROYAL_SECTIONS]
ROYAL_NUMBER: Final[list[int]] = [face.number for face in ROYAL_FACES]
ROYAL_CATEGORY: Final[list[int]] = [face.category for face in ROYAL_FACES]

# -- temple bonus tiles ----------------------------------------------------------------------------


@final
class BonusFace:
    """What is printed on a temple bonus tile; nought where it says nothing."""

    def __init__(self, given: Section) -> None:
        self.number: Final = given.number("id")
        self.effect: Final = given.text("effect")
        self.vp: Final = given.number_or("vp", 0)
        self.strong_vp: Final = given.number_or("strong_vp", 0)
        self.strong_power: Final = given.number_or("strong_power", 0)


BONUSES: Final = 7
BONUS_SECTIONS: Final = _sections(ROOT, "temple_bonus", BONUSES)
BONUS_FACES: Final[list[BonusFace]] = [BonusFace(section) for section in BONUS_SECTIONS]

# -- discovery tiles: tiles of one kind are alike, so the state counts kinds -----------------------


@final
class DiscoveryFace:
    """What is printed on a discovery tile; nought where it says nothing."""

    def __init__(self, given: Section) -> None:
        price = _section(given, "cost")
        self.kind: Final = given.text("kind")
        self.copies: Final = given.number("copies")
        self.mask: Final = given.flag("mask")
        self.price_cocoa: Final = price.number_or("cocoa", 0)
        self.price_goods: Final[list[int]] = [price.number_or(name, 0) for name in GOODS]
        self.vp: Final = given.number_or("vp", 0)
        self.cocoa: Final = given.number_or("cocoa", 0)
        self.resources: Final = given.number_or("resources", 0)
        self.avenue: Final = given.number_or("avenue", 0)
        self.power_ups: Final = given.number_or("power_ups", 0)
        self.workers: Final = given.number_or("workers", 0)


KINDS: Final = 21
DISCOVERY_FACES: Final[list[DiscoveryFace]] = [
    DiscoveryFace(section) for section in _sections(ROOT, "discovery", KINDS)
]
KIND_NAMES: Final[list[str]] = [face.kind for face in DISCOVERY_FACES]
KIND_COPIES: Final[list[int]] = [face.copies for face in DISCOVERY_FACES]
KIND_MASK: Final[list[bool]] = [face.mask for face in DISCOVERY_FACES]
KIND_COCOA: Final[list[int]] = [face.price_cocoa for face in DISCOVERY_FACES]
KIND_GOODS: Final[list[list[int]]] = [face.price_goods for face in DISCOVERY_FACES]
MASKS: Final[int] = sum(1 for mask in KIND_MASK if mask)
DISCOVERY_TILES: Final[int] = sum(KIND_COPIES)

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

# -- setting up ------------------------------------------------------------------------------------

STARTING_TILES: Final = 18
_STARTING: Final = _sections(ROOT, "starting", STARTING_TILES)
STARTING_NUMBER: Final[list[int]] = [tile.number("id") for tile in _STARTING]
STARTING_BOARDS: Final[list[list[int]]] = [_numbers(tile, "boards", 2) for tile in _STARTING]
STARTING_GAIN: Final[list[Gain]] = [Gain(_section(tile, "gain")) for tile in _STARTING]

_SETUP: Final = _section(ROOT, "setup")
_SEAT_COCOA: Final = _section(_SETUP, "seat_cocoa")
FIRST_COCOA: Final[int] = _SEAT_COCOA.number("first")
LAST_COCOA: Final[int] = _SEAT_COCOA.number("last")
OTHER_COCOA: Final[int] = _SEAT_COCOA.number("other")
DEALT: Final[int] = _SETUP.number("dealt")
KEPT: Final[int] = _SETUP.number("kept")
# By number of players.
DRAFT_OPEN: Final[list[int]] = [0, 0, *_numbers(_SETUP, "draft_open", 3)]
NEUTRAL_COLOURS: Final[list[int]] = [0, 0, *_numbers(_SETUP, "neutral_colours", 3)]
NEUTRAL_WORKERS: Final[int] = _SETUP.number("neutral_workers")
NEUTRAL_TILES: Final[int] = _SETUP.number("neutral_tiles")


@final
class FirstGameSeat:
    """What a seat starts a first game with."""

    def __init__(self, given: Section) -> None:
        self.gain: Final = Gain(_section(given, "gain"))
        self.blue_goods: Final[int] = (
            given.word("blue_goods", GOODS) if given.has("blue_goods") else EMPTY
        )
        self.technology: Final = given.number_or("technology", 0)
        self.workers: Final[list[list[int]]] = given.rows("workers")  # board, power


_FIRST_GAME: Final = _section(ROOT, "first_game")
FIRST_GAME_BOARDS: Final[list[int]] = _numbers(_FIRST_GAME, "boards", BOARDS)
FIRST_GAME_ROYALS: Final[list[int]] = [
    ROYAL_NUMBER.index(number) for number in _numbers(_FIRST_GAME, "royal", 3)
]
FIRST_GAME_TECHNOLOGIES: Final[list[int]] = [
    TECHNOLOGY_NUMBER.index(number) for number in _numbers(_FIRST_GAME, "technology", TECH_SLOTS)
]
_FIRST_GAME_BONUS: Final = _section(_FIRST_GAME, "temple_bonus")
FIRST_GAME_BONUSES: Final[list[int]] = [_FIRST_GAME_BONUS.number(name) - 1 for name in TEMPLES]
FIRST_GAME_SEATS: Final[list[FirstGameSeat]] = [
    FirstGameSeat(seat) for seat in _sections(_FIRST_GAME, "seat", COLOURS)
]

# -- ascension, calendar, Eclipse ------------------------------------------------------------------

_ASCENSION: Final = _section(ROOT, "ascension")
ASCENSION_VP: Final[int] = _ASCENSION.number("vp")
ASCENSION_COCOA: Final[int] = _ASCENSION.number("cocoa")
ASCENSION_STEPS: Final[int] = _ASCENSION.number("temple_steps")
ASCENSION_PAY: Final[int] = _ASCENSION.number("temples_cocoa")
ASCENSION_PAID_STEPS: Final[int] = _ASCENSION.number("temples_steps")
FOURTH_COCOA: Final[int] = _ASCENSION.number("fourth_cocoa")

_ECLIPSE: Final = _section(ROOT, "eclipse")
ECLIPSES: Final[int] = _ECLIPSE.number("count")
TRACK_VP: Final[list[int]] = _numbers(_ECLIPSE, "pyramid_step_vp", ECLIPSES)
LEADER_VP: Final[int] = _ECLIPSE.number("pyramid_leader_vp")
MASK_SET_VP: Final[list[int]] = _numbers(_ECLIPSE, "mask_set_vp", MASKS + 1)
SALARY: Final[int] = _ECLIPSE.number("salary")
SALARY_STRONG: Final[int] = _ECLIPSE.number("salary_strong")
SALARY_STRONG_POWER: Final[int] = _ECLIPSE.number("strong_power")
UNPAID_VP: Final[int] = _ECLIPSE.number("unpaid_vp")

_CALENDAR: Final = _section(ROOT, "calendar")
# DARK_DISC[players][Eclipses scored]
DARK_DISC: Final[list[list[int]]] = [
    [],
    [],
    *[_numbers(_CALENDAR, f"players_{players}", ECLIPSES) for players in (2, 3, 4)],
]

# -- Teotibot --------------------------------------------------------------------------------------

_BOT: Final = _section(ROOT, "teotibot")
BOT_CONSTRUCTION: Final = 0
BOT_DECORATIONS: Final = 1
BOT_NOBLES: Final = 2
BOT_ALCHEMY: Final = 3
BOT_MASTERY: Final = 4
BOT_WORSHIP: Final = 5
BOT_MASKS: Final = 6
BOT_TILES: Final[list[str]] = _BOT.texts("tiles")
BOT_POSITION_OF_SUM: Final[list[int]] = [0, 0, *_numbers(_BOT, "position_of_sum", 11)]
BOT_FILL: Final[list[list[int]]] = [
    [0, *_numbers(_BOT, "fill_up_right", 3)],
    [0, *_numbers(_BOT, "fill_up_left", 3)],
]
BOT_TEMPLE: Final[int] = _BOT.number("temple")
BOT_AVENUE: Final[int] = _BOT.number("avenue")
BOT_TECHNOLOGY: Final[int] = _BOT.number("technology")
BOT_BOARDS: Final[list[int]] = _numbers(_BOT, "boards", 3)
BOT_WORSHIP_BOARD: Final[int] = _BOT.number("worship_board")
BOT_WORSHIP_POWER: Final[int] = _BOT.number("worship_power")
BOT_STRONG_POWER: Final[int] = _BOT.number("strong_power")
_BOT_NEEDS: Final = _section(_BOT, "needs")
BOT_NEEDS: Final[list[int]] = [_BOT_NEEDS.number_or(name, 0) for name in BOT_TILES]
BOT_FALLBACK_GOODS: Final[int] = _BOT.number("fallback_goods")
BOT_FAIL_COCOA: Final[int] = _BOT.number("fail_cocoa")
BOT_ALCHEMY_FAIL_POWER_UPS: Final[int] = _BOT.number("alchemy_fail_power_ups")
BOT_CONSTRUCTION_VP: Final[int] = _BOT.number("construction_vp")
BOT_DECORATIONS_VP: Final[int] = _BOT.number("decorations_vp")
BOT_WORSHIP_ANY_EXTRA: Final[int] = _BOT.number("worship_any_extra")
BOT_EXCHANGE_COCOA: Final[int] = _BOT.number("exchange_cocoa")
BOT_LEFTOVER_VP: Final[int] = _BOT.number("leftover_vp")

KNOB_POWER: Final = 0
KNOB_GOODS: Final = 1
KNOB_EXCHANGE: Final = 2
KNOB_WORSHIP: Final = 3
KNOB_BONUS: Final = 4
KNOB_TECHNOLOGY: Final = 5
KNOBS: Final = 6
NORMAL_KNOBS: Final[list[int]] = [
    _BOT.number(key)
    for key in ("power", "goods", "exchange_vp", "worship_steps", "bonus_vp", "technology_vp")
]
_PRESETS: Final = _section(_BOT, "presets")
PRESETS: Final[list[str]] = list(_PRESETS.values)
PRESET_KNOBS: Final[list[list[int]]] = [_numbers(_PRESETS, name, KNOBS) for name in PRESETS]

for _table in _READ:
    _table.finish()
accept(ROOT, PATH)


def letter(icon: int) -> str:
    """An icon as its letter: b, r, g or -, a capital where it is coloured."""
    shape = SHAPES[icon % COLOURED]
    return shape.upper() if icon >= COLOURED else shape


LETTERS: Final[list[str]] = [letter(icon) for icon in range(2 * COLOURED)]


def letters(icons: list[int]) -> str:
    """Icons as their letters."""
    return "".join([LETTERS[icon] for icon in icons])
