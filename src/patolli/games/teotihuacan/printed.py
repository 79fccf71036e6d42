"""What is printed on the components, as JSON: always the same, copied for every observation."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, cast

from patolli.core.components import Section
from patolli.core.message import Data
from patolli.core.pattern import Pattern
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    BANDS,
    BLUE,
    BOARD_NAMES,
    BOARDS,
    BONUS_SECTIONS,
    BOT_POSITION_OF_SUM,
    BUILDINGS_ROW,
    COLUMN_TEMPLE,
    DECORATION_GOLD,
    DECORATION_ICONS,
    DECORATION_MATCH_VP,
    DECORATION_VP,
    FOREST,
    GOLD_DEPOSITS,
    GOODS,
    GREEN,
    GROUND,
    HAS_MAIN,
    KIND_COCOA,
    KIND_COPIES,
    KIND_GOODS,
    KIND_MASK,
    KIND_NAMES,
    KINDS,
    LEADER_VP,
    LEVEL_STONE,
    LEVEL_VP,
    LEVEL_WOOD,
    MASK_SET_VP,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PYRAMID_ICONS,
    PYRAMID_MATCH_VP,
    QUARRY,
    RED,
    RESOURCE_CELL,
    ROW_2_LONE_POWER,
    ROW_2_WORKERS,
    ROYAL_SECTIONS,
    ROYAL_SPACE,
    SIDE_ICONS,
    SIDES,
    SPACE_BOARD,
    SPACE_TEMPLE,
    SPACES,
    SPOT_BOARD,
    STARTING_BOARDS,
    STARTING_GAIN,
    STARTING_TILES,
    STASH_STEP,
    STASH_TEMPLE,
    STEP_GAIN,
    STEP_KIND,
    STEP_KINDS,
    TECHNOLOGY_SECTIONS,
    TEMPLES,
    TRACK_LAST,
    TRACK_VP,
    Gain,
    Side,
    StepKind,
    TempleColour,
    letters,
)
from patolli.games.teotihuacan.geometry import (
    DECORATION_CELLS,
    MARKS,
    SLOT_CELLS,
    SLOT_COUNT,
    SLOT_NAMES,
    SLOTS,
)

RoyalEffect = Literal[
    "cocoa",
    "exchange",
    "sell",
    "technology_vp",
    "pyramid_vp",
    "avenue_vp",
    "convert",
    "temples",
]
BonusEffect = Literal[
    "best_mask_set", "technologies", "flat", "avenue", "bonuses", "discoveries", "workers"
]
Worship = Literal["blue", "red", "green", "any", "royal"]
Band = Annotated[list[int], int, int]  # the powers of a column: from, to


class GainView(TypedDict):
    """What a cell, step or tile gives; nothing is left out but noughts."""

    cocoa: NotRequired[int]
    vp: NotRequired[int]
    any_resource: NotRequired[int]
    temple_any: NotRequired[int]
    avenue: NotRequired[int]
    power_up: NotRequired[int]
    technology: NotRequired[int]
    discovery: NotRequired[int]
    wood: NotRequired[int]
    stone: NotRequired[int]
    gold: NotRequired[int]
    temple_blue: NotRequired[int]
    temple_red: NotRequired[int]
    temple_green: NotRequired[int]


class StepView(GainView):
    """A step of a temple: minor, major, bonus or top."""

    kind: StepKind


class PriceView(TypedDict):
    """What a discovery tile costs, without the noughts."""

    cocoa: NotRequired[int]
    wood: NotRequired[int]
    stone: NotRequired[int]
    gold: NotRequired[int]


class BoardFaceView(TypedDict):
    """An Action Board."""

    number: int
    name: str
    main: bool


class SpaceFaceView(TypedDict):
    """A worship space: royal, a temple, or any temple."""

    space: int
    board: int
    worship: Worship


class TemplesView(TypedDict):
    """The steps of the temples, from the first."""

    blue: list[StepView]
    red: list[StepView]
    green: list[StepView]


class GatheringView(TypedDict):
    """The cells of the resource boards, by workers and band of power."""

    forest: list[list[GainView]]
    quarry: list[list[GainView]]
    gold: list[list[GainView]]


class StashFaceView(TypedDict):
    """Where discovery tiles lie open: a step of a temple, or of the avenue."""

    temple: TempleColour | None
    step: int


class AvenueFaceView(TypedDict):
    """The avenue and the Buildings row."""

    last: int
    values: list[int]


class TrackFaceView(TypedDict):
    """The Pyramid track."""

    last: int
    step_vp: list[int]
    leader_vp: int


class NoblesView(TypedDict):
    """The Nobles board."""

    wood: int
    rows: list[list[int]]


class DecorationsFaceView(TypedDict):
    """The Decorations board."""

    gold: list[int]
    vp: int
    match_vp: int


class ConstructionView(TypedDict):
    """The Construction board, by level."""

    stone: list[int]
    wood: list[int]
    vp: list[int]
    match_vp: int


class AlchemyView(TypedDict):
    """The Alchemy board."""

    column_temple: list[TempleColour]
    row_2_workers: int
    row_2_lone_power: int


class SlotFaceView(TypedDict):
    """A slot of the Pyramid."""

    slot: str
    level: int
    row: int
    column: int
    cells: list[int]


class PyramidFaceView(TypedDict):
    """The Pyramid's ground, slots and tiles; icons as letters."""

    ground: str
    slots: list[SlotFaceView]
    tiles: list[str]
    sides: dict[Side, str]
    decoration_cells: dict[Side, list[Annotated[list[int], int, int]]]
    decorations: list[str]


class TechnologyFaceView(TypedDict):
    """A technology."""

    number: int
    gold: int
    boards: list[int]
    cocoa: NotRequired[int]
    goods: NotRequired[int]
    vp: NotRequired[int]
    temple_steps: NotRequired[int]
    pay_cocoa: NotRequired[int]
    power_ups: NotRequired[int]
    workers: NotRequired[int]
    discount: NotRequired[int]


class RoyalFaceView(TypedDict):
    """A royal tile."""

    number: int
    category: str
    effect: RoyalEffect
    plus: NotRequired[int]
    vp: NotRequired[int]
    cocoa: NotRequired[int]
    pay_cocoa: NotRequired[int]
    gain: NotRequired[PriceView]


class BonusFaceView(TypedDict):
    """A temple bonus tile."""

    id: int
    effect: BonusEffect
    vp: NotRequired[int]
    strong_vp: NotRequired[int]
    strong_power: NotRequired[int]


class DiscoveryFaceView(TypedDict):
    """A kind of discovery tile."""

    kind: str
    copies: int
    mask: bool
    price: PriceView


class StartingFaceView(TypedDict):
    """A starting tile."""

    tile: int
    boards: list[int]
    gain: GainView


class TeotibotFaceView(TypedDict):
    """The place of the action pyramid that each sum of the dice chooses, from 2 on."""

    positions: list[int]


class PrintedView(TypedDict):
    """What is printed on the components."""

    boards: list[BoardFaceView]
    spaces: list[SpaceFaceView]
    discovery_boards: list[int]
    gathering: GatheringView
    bands: list[Band]
    temples: TemplesView
    stashes: list[StashFaceView]
    avenue: AvenueFaceView
    track: TrackFaceView
    masks: list[int]
    nobles: NoblesView
    decorations: DecorationsFaceView
    construction: ConstructionView
    alchemy: AlchemyView
    pyramid: PyramidFaceView
    technologies: list[TechnologyFaceView]
    royals: list[RoyalFaceView]
    bonuses: list[BonusFaceView]
    discoveries: list[DiscoveryFaceView]
    starting: list[StartingFaceView]
    teotibot: TeotibotFaceView


def gain_data(gain: Gain) -> GainView:
    """What a cell, step or tile gives, without the noughts."""
    values: Data = {
        "cocoa": gain.cocoa,
        "vp": gain.vp,
        "any_resource": gain.any_resource,
        "temple_any": gain.temple_any,
        "avenue": gain.avenue,
        "power_up": gain.power_up,
        "technology": gain.technology,
        "discovery": gain.discovery,
    }
    for good in range(3):
        values[GOODS[good]] = gain.goods[good]
        values[f"temple_{TEMPLES[good]}"] = gain.temples[good]
    return cast(GainView, {key: value for key, value in values.items() if value})


def price(kind: int) -> PriceView:
    """What claiming a discovery tile costs, without the noughts."""
    cost: Data = {"cocoa": KIND_COCOA[kind]}
    for good in range(3):
        cost[GOODS[good]] = KIND_GOODS[kind][good]
    return cast(PriceView, {key: value for key, value in cost.items() if value})


def steps(temple: int) -> list[StepView]:
    """The steps of a temple, from the first."""
    found: list[StepView] = []
    for step in range(1, len(STEP_KIND[temple])):
        kind = STEP_KINDS[STEP_KIND[temple][step]]
        found.append({"kind": kind, **gain_data(STEP_GAIN[temple][step])})
    return found


def cells(board: int) -> list[list[GainView]]:
    """The cells of a resource board."""
    return [[gain_data(cell) for cell in row] for row in RESOURCE_CELL[board - FOREST]]


def worship(temple: int) -> Worship:
    """What is worshipped on a space: a temple, any temple, or royal tiles are used."""
    if temple == ROYAL_SPACE:
        return "royal"
    return TEMPLES[temple] if temple < len(TEMPLES) else "any"


def face(tile: Section) -> Data:
    """What a tile of the component file shows: all but where its figures come from."""
    return {key: value for key, value in tile.values.items() if key != "source"}


_FACES: Final[PrintedView] = {
    "boards": [
        {"number": board, "name": BOARD_NAMES[board], "main": HAS_MAIN[board]}
        for board in range(1, BOARDS + 1)
    ],
    "spaces": [
        {
            "space": space,
            "board": SPACE_BOARD[space],
            "worship": worship(SPACE_TEMPLE[space]),
        }
        for space in range(SPACES)
    ],
    "discovery_boards": list(SPOT_BOARD),
    "gathering": {"forest": cells(FOREST), "quarry": cells(QUARRY), "gold": cells(GOLD_DEPOSITS)},
    "bands": BANDS,
    "temples": {"blue": steps(BLUE), "red": steps(RED), "green": steps(GREEN)},
    "stashes": [
        {
            "temple": TEMPLES[STASH_TEMPLE[stash]] if STASH_TEMPLE[stash] < 3 else None,
            "step": STASH_STEP[stash],
        }
        for stash in range(len(STASH_STEP))
    ],
    "avenue": {"last": AVENUE_LAST, "values": list(BUILDINGS_ROW)},
    "track": {"last": TRACK_LAST, "step_vp": list(TRACK_VP), "leader_vp": LEADER_VP},
    "masks": list(MASK_SET_VP),
    "nobles": {"wood": NOBLES_WOOD, "rows": [list(row) for row in NOBLES_ROWS]},
    "decorations": {
        "gold": list(DECORATION_GOLD),
        "vp": DECORATION_VP,
        "match_vp": DECORATION_MATCH_VP,
    },
    "construction": {
        "stone": list(LEVEL_STONE),
        "wood": list(LEVEL_WOOD),
        "vp": list(LEVEL_VP),
        "match_vp": PYRAMID_MATCH_VP,
    },
    "alchemy": {
        "column_temple": [TEMPLES[temple] for temple in COLUMN_TEMPLE],
        "row_2_workers": ROW_2_WORKERS,
        "row_2_lone_power": ROW_2_LONE_POWER,
    },
    "pyramid": {
        "ground": letters(GROUND),
        "slots": [
            {
                "slot": SLOT_NAMES[slot],
                "level": SLOTS[slot][0],
                "row": SLOTS[slot][1],
                "column": SLOTS[slot][2],
                "cells": list(SLOT_CELLS[slot]),
            }
            for slot in range(SLOT_COUNT)
        ],
        "tiles": [letters(icons) for icons in PYRAMID_ICONS],
        "sides": {SIDES[side]: letters(SIDE_ICONS[side]) for side in range(len(SIDES))},
        "decoration_cells": {
            SIDES[side]: [list(DECORATION_CELLS[side * MARKS + mark]) for mark in range(MARKS)]
            for side in range(len(SIDES))
        },
        "decorations": [letters(icons) for icons in DECORATION_ICONS],
    },
    "technologies": [cast(TechnologyFaceView, face(tile)) for tile in TECHNOLOGY_SECTIONS],
    "royals": [cast(RoyalFaceView, face(tile)) for tile in ROYAL_SECTIONS],
    "bonuses": [cast(BonusFaceView, face(tile)) for tile in BONUS_SECTIONS],
    "discoveries": [
        {
            "kind": KIND_NAMES[kind],
            "copies": KIND_COPIES[kind],
            "mask": KIND_MASK[kind],
            "price": price(kind),
        }
        for kind in range(KINDS)
    ],
    "starting": [
        {
            "tile": tile + 1,
            "boards": list(STARTING_BOARDS[tile]),
            "gain": gain_data(STARTING_GAIN[tile]),
        }
        for tile in range(STARTING_TILES)
    ],
    "teotibot": {"positions": BOT_POSITION_OF_SUM[2:]},
}

PRINTED: Final = Pattern(_FACES)
