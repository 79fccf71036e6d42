"""What is printed on the components, as JSON: the same in every game, shared by observations."""

from __future__ import annotations

from typing import Final

from patolli.core.components import Section
from patolli.core.message import Data
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    BANDS,
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
    GOODS,
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
    RESOURCE_CELL,
    ROW_2_LONE_POWER,
    ROW_2_WORKERS,
    ROYAL_SECTIONS,
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


def gain_data(gain: Gain) -> Data:
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
    return {key: value for key, value in values.items() if value}


def price(kind: int) -> Data:
    """What claiming a discovery tile costs, without the noughts."""
    cost: Data = {"cocoa": KIND_COCOA[kind]}
    for good in range(3):
        cost[GOODS[good]] = KIND_GOODS[kind][good]
    return {key: value for key, value in cost.items() if value}


def face(tile: Section) -> Data:
    """What a tile of the component file shows: all but where its figures come from."""
    return {key: value for key, value in tile.values.items() if key != "source"}


PRINTED: Final[Data] = {
    "boards": [
        {"number": board, "name": BOARD_NAMES[board], "main": HAS_MAIN[board]}
        for board in range(1, BOARDS + 1)
    ],
    "spaces": [
        {
            "space": space,
            "board": SPACE_BOARD[space],
            "worship": "royal"
            if SPACE_TEMPLE[space] < 0
            else [*TEMPLES, "any"][SPACE_TEMPLE[space]],
        }
        for space in range(SPACES)
    ],
    "discovery_boards": list(SPOT_BOARD),
    "gathering": {
        BOARD_NAMES[2 + i]: [[gain_data(cell) for cell in row] for row in RESOURCE_CELL[i]]
        for i in range(3)
    },
    "bands": BANDS,
    "temples": {
        TEMPLES[temple]: [
            {"kind": STEP_KINDS[STEP_KIND[temple][step]], **gain_data(STEP_GAIN[temple][step])}
            for step in range(1, len(STEP_KIND[temple]))
        ]
        for temple in range(3)
    },
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
    "technologies": [face(tile) for tile in TECHNOLOGY_SECTIONS],
    "royals": [face(tile) for tile in ROYAL_SECTIONS],
    "bonuses": [face(tile) for tile in BONUS_SECTIONS],
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
    # The place of the action pyramid that each sum of the dice chooses, from 2 on.
    "teotibot": {"positions": BOT_POSITION_OF_SUM[2:]},
}
