"""The printed figures of the game, read from `components.toml` into typed tables at import.

Names are the rulebook's; indices of temples, goods and boards are the constants below.
"""

from __future__ import annotations

from typing import Final, cast, final

from patolli.games.teotihuacan.reading import (
    DATA,
    BadComponents,
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

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
ANY: Final = 3
TEMPLES: Final[list[str]] = ["blue", "red", "green"]

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
SIDES: Final[list[str]] = ["top", "right", "bottom", "left"]

MINOR: Final = 0
MAJOR: Final = 1
BONUS: Final = 2
TOP: Final = 3
STEP_KINDS: Final[list[str]] = ["minor", "major", "bonus", "top"]


def icon(letter: str) -> int:
    """The shape of a printed icon (a temple, or NEUTRAL), plus COLOURED for a capital letter."""
    shape = SHAPES.find(letter.lower())
    if shape < 0:
        raise BadComponents(f"components.toml: {letter!r} is not an icon, use one of {SHAPES!r}")
    return shape + COLOURED if letter != letter.lower() else shape


@final
class Gain:
    """What a cell, step or tile gives."""

    def __init__(self, given: Table) -> None:
        self.cocoa: Final = integer(given, "cocoa", 0)
        self.goods: Final[list[int]] = [integer(given, key, 0) for key in GOODS]
        self.any_resource: Final = integer(given, "any_resource", 0)
        self.vp: Final = integer(given, "vp", 0)
        self.temple_any: Final = integer(given, "temple_any", 0)
        self.temples: Final[list[int]] = [
            integer(given, f"temple_{key}", integer(given, key, 0)) for key in TEMPLES
        ]
        self.avenue: Final = integer(given, "avenue", 0)
        self.power_up: Final = integer(given, "power_up", 0)
        self.technology: Final = integer(given, "technology", 0)
        self.discovery: Final = integer(given, "discovery", 0)


_RONDEL: Final = table(DATA, "rondel")
PALACE_POSITION: Final[int] = integer(_RONDEL, "palace_position")
CONSTRUCTION_POSITION: Final[int] = integer(_RONDEL, "construction_position")
SHUFFLED_BOARDS: Final[list[int]] = integers(_RONDEL, "shuffled_boards", 6)
MOVES: Final[list[int]] = integers(_RONDEL, "move_distance")

_BOARDS: Final = tables(DATA, "board", BOARDS)
BOARD_NAMES: Final[list[str]] = ["", *[text(board, "name") for board in _BOARDS]]
HAS_MAIN: Final[list[bool]] = [False, *[flag(board, "main_action") for board in _BOARDS]]

# Worship spaces, numbered through: the three royal tiles of the Palace, then the temple bands.
SPACE_BOARD: Final[list[int]] = [
    integer(board, "number") for board in _BOARDS for _ in range(integer(board, "worship_spaces"))
]
SPACE_TEMPLE: Final[list[int]] = [
    [*TEMPLES, "any"].index(text(_BOARDS[number - 1], "worship")) if number != PALACE else -1
    for number in SPACE_BOARD
]
SPACES: Final[int] = len(SPACE_BOARD)
BOARD_SPACES: Final[list[list[int]]] = [
    [space for space in range(SPACES) if SPACE_BOARD[space] == number]
    for number in range(BOARDS + 1)
]
# Discovery tiles that lie near worship actions: board of each, and the way back.
SPOT_BOARD: Final[list[int]] = [
    integer(board, "number") for board in _BOARDS if flag(board, "discovery")
]
SPOT_OF_BOARD: Final[list[int]] = [
    SPOT_BOARD.index(number) if number in SPOT_BOARD else -1 for number in range(BOARDS + 1)
]

_RESOURCE: Final = table(DATA, "resource_boards")
BAND_OF_POWER: Final[list[int]] = [0] + [
    band for band, (low, high) in enumerate(lists(_RESOURCE, "bands")) for _ in range(low, high + 1)
]
RESOURCE_POWER_UPS: Final[list[int]] = integers(_RESOURCE, "power_ups", 3)
# RESOURCE_CELL[board - FOREST][workers - 1][band]
RESOURCE_CELL: Final[list[list[list[Gain]]]] = [
    [[Gain(cell) for cell in row] for row in cast(list[list[Table]], _RESOURCE[key])]
    for key in ("forest", "quarry", "gold")
]

_ALCHEMY: Final = table(DATA, "alchemy")
TECH_COLUMNS: Final[int] = integer(_ALCHEMY, "columns")
TECH_SLOTS: Final[int] = TECH_COLUMNS * integer(_ALCHEMY, "rows")
COLUMN_TEMPLE: Final[list[int]] = [TEMPLES.index(name) for name in texts(_ALCHEMY, "column_temple")]
ROW_2_WORKERS: Final[int] = integer(_ALCHEMY, "row_2_workers")
ROW_2_LONE_POWER: Final[int] = integer(_ALCHEMY, "row_2_lone_power")
OTHER_OWNER_VP: Final[int] = integer(_ALCHEMY, "other_owner_vp")
ALCHEMY_POWER_UPS: Final[list[int]] = integers(_ALCHEMY, "power_ups", 3)

_NOBLES: Final = table(DATA, "nobles")
NOBLES_WOOD: Final[int] = integer(_NOBLES, "wood")
NOBLES_ROWS: Final[list[list[int]]] = lists(_NOBLES, "rows")
BUILDINGS: Final[int] = integer(_NOBLES, "buildings")
NOBLES_POWER_UPS: Final[list[int]] = integers(_NOBLES, "power_ups", 3)
BUILDINGS_ROW: Final[list[int]] = integers(table(DATA, "buildings_row"), "values", BUILDINGS + 1)

_DECORATIONS: Final = table(DATA, "decorations")
DECORATION_OFFER: Final[int] = integer(_DECORATIONS, "offer")
DECORATION_GOLD: Final[list[int]] = integers(_DECORATIONS, "gold", 3)
DECORATION_VP: Final[int] = integer(_DECORATIONS, "vp")
DECORATION_MATCH_VP: Final[int] = integer(_DECORATIONS, "match_vp")
DECORATION_STEPS: Final[int] = integer(_DECORATIONS, "pyramid_steps")
DECORATION_POWER_UPS: Final[list[int]] = integers(_DECORATIONS, "power_ups", 3)
DECORATION_ICONS: Final[list[list[int]]] = [
    [icon(letter) for letter in word] for word in texts(table(DATA, "decoration_tiles"), "icons")
]
DECORATION_TILES: Final[int] = len(DECORATION_ICONS)

_CONSTRUCTION: Final = table(DATA, "construction")
PYRAMID_OFFER: Final[int] = integer(_CONSTRUCTION, "offer")
LEVELS: Final = 4
LEVEL_STONE: Final[list[int]] = integers(_CONSTRUCTION, "level_stone", LEVELS)
LEVEL_WOOD: Final[list[int]] = integers(_CONSTRUCTION, "level_wood", LEVELS)
LEVEL_VP: Final[list[int]] = integers(_CONSTRUCTION, "level_vp", LEVELS)
PYRAMID_MATCH_VP: Final[int] = integer(_CONSTRUCTION, "match_vp")
PYRAMID_STEPS: Final[int] = integer(_CONSTRUCTION, "pyramid_steps")
CONSTRUCTION_POWER_UPS: Final[list[int]] = integers(_CONSTRUCTION, "power_ups", 3)

_PYRAMID: Final = table(DATA, "pyramid")
GROUND: Final[list[int]] = [icon(letter) for row in texts(_PYRAMID, "ground") for letter in row]
_START: Final = table(_PYRAMID, "start")
# START_SLOTS[players]: [level, row, column] of each slot filled at the start.
START_SLOTS: Final[list[list[list[int]]]] = [
    [],
    [],
    *[lists(_START, f"players_{players}") for players in (2, 3, 4)],
]
_SIDES: Final = table(_PYRAMID, "sides")
SIDE_ICONS: Final[list[list[int]]] = [
    [icon(letter) for letter in texts(_SIDES, side)] for side in SIDES
]
PYRAMID_ICONS: Final[list[list[int]]] = [
    [icon(letter) for letter in word] for word in texts(table(_PYRAMID, "tiles"), "icons")
]
PYRAMID_TILES: Final[int] = len(PYRAMID_ICONS)

_WORKERS: Final = table(DATA, "workers")
COLOURS: Final[int] = integer(_WORKERS, "colours")
WORKERS: Final[int] = integer(_WORKERS, "per_colour")
MOST_COUNTED: Final[int] = integer(_WORKERS, "most_counted")
START_POWER: Final[int] = integer(_WORKERS, "start_power")
FOURTH_POWER: Final[int] = integer(_WORKERS, "fourth_power")
ASCENSION_POWER: Final[int] = integer(_WORKERS, "ascension_power")
TECHNOLOGY_MARKERS: Final[int] = integer(_WORKERS, "technology_markers")

_TURN: Final = table(DATA, "turn")
COLLECT_BASE: Final[int] = integer(_TURN, "collect_base")
UNLOCK_COCOA: Final[int] = integer(_TURN, "unlock_cocoa")
BUMP_COCOA: Final[int] = integer(_TURN, "bump_cocoa")
BOTH_COCOA: Final[int] = integer(_TURN, "both_cocoa")

# Temple steps 1 to 11; position 0 is below the track.
_STEPS: Final[list[list[Table]]] = [
    [{"kind": "minor"}, *tables(table(table(DATA, "temple"), name), "steps", 11)]
    for name in TEMPLES
]
STEP_KIND: Final[list[list[int]]] = [
    [STEP_KINDS.index(text(step, "kind")) for step in steps] for steps in _STEPS
]
STEP_GAIN: Final[list[list[Gain]]] = [[Gain(step) for step in steps] for steps in _STEPS]
TEMPLE_TOP: Final = 11
TEMPLE_BONUS: Final = 10

_AVENUE: Final = table(DATA, "avenue")
AVENUE_LAST: Final[int] = integer(_AVENUE, "last")
_AVENUE_STEPS: Final = integers(_AVENUE, "discovery_steps", 3)
_AVENUE_TILES: Final = integers(_AVENUE, "discovery_tiles", 3)
TRACK_LAST: Final[int] = integer(table(DATA, "pyramid_track"), "last")

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
    [0, 0, *integers(_STEPS[temple][position], "tiles", 3)] for temple, position in _MAJORS
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
