"""The printed components of Tikal, read from `components.toml` and checked once at import.

Hexes are numbered 0-35 in the order of the file, the four printed ones follow as 36-39.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

TEMPLE: Final = 0
CLEARING: Final = 1
RUIN: Final = 2
VOLCANO: Final = 3
BASE: Final = 4
TYPES: Final[list[str]] = ["temple", "clearing", "ruin", "volcano", "base"]

_SOURCE: Final = "components.toml"


@final
class Hex:
    """One hex as printed: `value` of a temple, `masks` of a ruin, stones clockwise from north."""

    def __init__(
        self, name: str, kind: int, value: int, masks: int, stones: list[int], space: str
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.value: Final = value
        self.masks: Final = masks
        self.stones: Final = stones
        self.space: Final = space


def _table(data: dict[str, object], key: str) -> dict[str, object]:
    found = data.get(key)
    if not isinstance(found, dict):
        raise ValueError(f"{_SOURCE}: the table [{key}] is missing")
    return found


def _rows(data: dict[str, object], key: str) -> list[dict[str, object]]:
    found = data.get(key)
    if not isinstance(found, list) or not found:
        raise ValueError(f"{_SOURCE}: the tables [[{key}]] are missing")
    rows: list[dict[str, object]] = []
    for row in found:
        if not isinstance(row, dict):
            raise ValueError(f"{_SOURCE}: [[{key}]] must be tables")
        rows.append(row)
    return rows


def _number(table: dict[str, object], key: str, where: str) -> int:
    found = table.get(key)
    if not isinstance(found, int) or found < 0:
        raise ValueError(f"{_SOURCE}: {where}.{key} must be a whole number, not {found!r}")
    return found


def _text(table: dict[str, object], key: str, where: str) -> str:
    found = table.get(key)
    if not isinstance(found, str) or not found:
        raise ValueError(f"{_SOURCE}: {where}.{key} must be a text, not {found!r}")
    return found


def _numbers(table: dict[str, object], key: str, where: str) -> list[int]:
    found = table.get(key)
    if not isinstance(found, list):
        raise ValueError(f"{_SOURCE}: {where}.{key} must be a list, not {found!r}")
    numbers: list[int] = []
    for item in found:
        if not isinstance(item, int):
            raise ValueError(f"{_SOURCE}: {where}.{key} must list whole numbers, not {item!r}")
        numbers.append(item)
    return numbers


def _texts(table: dict[str, object], key: str, where: str) -> list[str]:
    found = table.get(key)
    if not isinstance(found, list):
        raise ValueError(f"{_SOURCE}: {where}.{key} must be a list, not {found!r}")
    texts: list[str] = []
    for item in found:
        if not isinstance(item, str):
            raise ValueError(f"{_SOURCE}: {where}.{key} must list texts, not {item!r}")
        texts.append(item)
    return texts


def _hex(row: dict[str, object], where: str, name: str, space: str) -> Hex:
    word = _text(row, "type", where)
    if word not in TYPES:
        raise ValueError(f"{_SOURCE}: {where}.type is {word!r}, it must be one of {TYPES}")
    kind = TYPES.index(word)
    stones = _numbers(row, "stones", where)
    if len(stones) != len(SIDES):
        raise ValueError(f"{_SOURCE}: {where}.stones must have {len(SIDES)} sides")
    value = _number(row, "value", where) if kind == TEMPLE else 0
    masks = _number(row, "masks", where) if kind == RUIN else 0
    _text(row, "source", where)
    return Hex(name, kind, value, masks, stones, space)


def _load_hexes(data: dict[str, object]) -> list[Hex]:
    hexes: list[Hex] = []
    for row in _rows(data, "hexes"):
        name = _text(row, "id", "hexes")
        hexes.append(_hex(row, f"hex {name}", name, ""))
    for row in _rows(data, "printed"):
        space = _text(row, "space", "printed")
        hexes.append(_hex(row, f"printed hex {space}", space, space))
    return hexes


def _load_levels(table: dict[str, object]) -> list[int]:
    values = [int(key) for key in table if key != "source"]
    supply = [0] * (max(values) + 2)
    for value in values:
        supply[value] = _number(table, str(value), "levels")
    return supply


with open(Path(__file__).with_name(_SOURCE), "rb") as _file:
    _data: Final[dict[str, object]] = tomllib.load(_file)

SIDES: Final[list[str]] = _texts(_data, "sides", "sides")

_players: Final = _table(_data, "players")
MIN_SEATS: Final[int] = _number(_players, "min", "players")
MAX_SEATS: Final[int] = _number(_players, "max", "players")

_board: Final = _table(_data, "board")
COLUMNS: Final[str] = _text(_board, "columns", "board")
ROWS: Final[str] = _text(_board, "rows", "board")

HEXES: Final[list[Hex]] = _load_hexes(_data)
HEX_NAMES: Final[list[str]] = [tile.name for tile in HEXES if not tile.space]
PRINTED: Final[list[int]] = [i for i, tile in enumerate(HEXES) if tile.space]
STACK_SIZE: Final[int] = len(HEX_NAMES)
KIND: Final[list[int]] = [tile.kind for tile in HEXES]
STONES: Final[list[list[int]]] = [tile.stones for tile in HEXES]
LETTERS: Final[list[str]] = sorted({name[0] for name in HEX_NAMES})
LETTER: Final[list[int]] = [LETTERS.index(name[0]) for name in HEX_NAMES]

_pieces: Final = _table(_data, "pieces")
EXPLORERS: Final[int] = _number(_pieces, "explorers", "pieces")
LEADERS: Final[int] = _number(_pieces, "leaders", "pieces")
CAMPS: Final[int] = _number(_pieces, "camps", "pieces")
GUARDS: Final[int] = _number(_pieces, "guards", "pieces")
LEADER_MAJORITY: Final[int] = _number(_pieces, "leader_majority", "pieces")

_costs: Final = _table(_data, "costs")
ACTION_POINTS: Final[int] = _number(_costs, "action_points", "costs")
BRING_COST: Final[int] = _number(_costs, "bring", "costs")
TRAIL_COST: Final[int] = _number(_costs, "trail", "costs")
UNCOVER_COST: Final[int] = _number(_costs, "uncover", "costs")
DIG_COST: Final[int] = _number(_costs, "dig", "costs")
EXCHANGE_COST: Final[int] = _number(_costs, "exchange", "costs")
CAMP_COST: Final[int] = _number(_costs, "camp", "costs")
GUARD_COST: Final[int] = _number(_costs, "guard", "costs")
WORKS_PER_HEX: Final[int] = _number(_costs, "works_per_hex", "costs")

_treasures: Final = _table(_data, "treasures")
TREASURES: Final[list[str]] = _texts(_treasures, "kinds", "treasures")
TREASURE_KINDS: Final[int] = len(TREASURES)
COPIES: Final[int] = _number(_treasures, "copies", "treasures")
TREASURE_COUNT: Final[int] = TREASURE_KINDS * COPIES
PILES: Final[int] = _number(_treasures, "piles", "treasures")
SET_POINTS: Final[list[int]] = _numbers(_treasures, "points", "treasures")

LEVELS: Final[list[int]] = _load_levels(_table(_data, "levels"))
"""How many levels of each value there are, by value; one place more than the highest value."""

_scoring: Final = _table(_data, "scoring")
BASIC_START: Final[int] = _number(_scoring, "basic_start", "scoring")
AUCTION_START: Final[int] = _number(_scoring, "auction_start", "scoring")

if len(HEXES) != len(COLUMNS) * len(ROWS):
    raise ValueError(f"{_SOURCE}: {len(HEXES)} hexes do not fill {len(COLUMNS) * len(ROWS)} spaces")
if len(SET_POINTS) != COPIES + 1:
    raise ValueError(f"{_SOURCE}: treasures.points must have {COPIES + 1} figures")
