"""The printed components of Tikal, read from `components.toml` and checked once at import.

Hexes are numbered 0-35 in the order of the file, the four printed ones follow as 36-39.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from patolli.core.components import Section, accept, read_components

TEMPLE: Final = 0
CLEARING: Final = 1
RUIN: Final = 2
VOLCANO: Final = 3
BASE: Final = 4
TYPES: Final[list[str]] = ["temple", "clearing", "ruin", "volcano", "base"]


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


def _read_hex(section: Section, name: str, space: str) -> Hex:
    kind = section.word("type", TYPES)
    stones = section.numbers("stones")
    if len(stones) != len(SIDES):
        section.wrong("stones", f"expected {len(SIDES)} figures, found {len(stones)}")
    value = section.number("value") if kind == TEMPLE else 0
    masks = section.number("masks") if kind == RUIN else 0
    section.finish()
    return Hex(name, kind, value, masks, stones, space)


def _read_hexes(root: Section) -> list[Hex]:
    hexes = [_read_hex(section, section.text("id"), "") for section in root.sections("hexes")]
    for section in root.sections("printed"):
        space = section.text("space")
        hexes.append(_read_hex(section, space, space))
    return hexes


def _read_levels(section: Section) -> list[int]:
    values = [int(key) for key in section.values if key.isdecimal()]
    supply = [0] * (max(values, default=0) + 2)
    for value in values:
        supply[value] = section.number(str(value))
    section.finish()
    return supply


_PATH: Final[Path] = Path(__file__).with_name("components.toml")
_root: Final[Section] = read_components(_PATH)

SIDES: Final[list[str]] = _root.texts("sides")

_players: Final[Section] = _root.section("players")
MIN_SEATS: Final[int] = _players.number("min")
MAX_SEATS: Final[int] = _players.number("max")
_players.finish()

_board: Final[Section] = _root.section("board")
COLUMNS: Final[str] = _board.text("columns")
ROWS: Final[str] = _board.text("rows")
_board.finish()

HEXES: Final[list[Hex]] = _read_hexes(_root)

_pieces: Final[Section] = _root.section("pieces")
EXPLORERS: Final[int] = _pieces.number("explorers")
LEADERS: Final[int] = _pieces.number("leaders")
CAMPS: Final[int] = _pieces.number("camps")
GUARDS: Final[int] = _pieces.number("guards")
LEADER_MAJORITY: Final[int] = _pieces.number("leader_majority")
_pieces.finish()

_costs: Final[Section] = _root.section("costs")
ACTION_POINTS: Final[int] = _costs.number("action_points")
BRING_COST: Final[int] = _costs.number("bring")
TRAIL_COST: Final[int] = _costs.number("trail")
UNCOVER_COST: Final[int] = _costs.number("uncover")
DIG_COST: Final[int] = _costs.number("dig")
EXCHANGE_COST: Final[int] = _costs.number("exchange")
CAMP_COST: Final[int] = _costs.number("camp")
GUARD_COST: Final[int] = _costs.number("guard")
EXCAVATIONS_PER_HEX: Final[int] = _costs.number("excavations_per_hex")
_costs.finish()

_treasures: Final[Section] = _root.section("treasures")
TREASURES: Final[list[str]] = _treasures.texts("kinds")
TREASURE_KINDS: Final[int] = len(TREASURES)
COPIES: Final[int] = _treasures.number("copies")
TREASURE_COUNT: Final[int] = TREASURE_KINDS * COPIES
PILES: Final[int] = _treasures.number("piles", low=1)
SET_POINTS: Final[list[int]] = _treasures.numbers("points")
if len(SET_POINTS) != COPIES + 1:
    _treasures.wrong("points", f"expected {COPIES + 1} figures, found {len(SET_POINTS)}")
_treasures.finish()

LEVELS: Final[list[int]] = _read_levels(_root.section("levels"))
"""How many levels of each value there are, by value; one place more than the highest value."""

_scoring: Final[Section] = _root.section("scoring")
BASIC_START: Final[int] = _scoring.number("basic_start")
AUCTION_START: Final[int] = _scoring.number("auction_start")
_scoring.finish()

if len(HEXES) != len(COLUMNS) * len(ROWS):
    _root.wrong("hexes", f"{len(HEXES)} do not fill {len(COLUMNS) * len(ROWS)} spaces")
_root.finish()
accept(_root, _PATH)

HEX_NAMES: Final[list[str]] = [tile.name for tile in HEXES if not tile.space]
PRINTED: Final[list[int]] = [i for i, tile in enumerate(HEXES) if tile.space]
STACK_SIZE: Final[int] = len(HEX_NAMES)
KIND: Final[list[int]] = [tile.kind for tile in HEXES]
STONES: Final[list[list[int]]] = [tile.stones for tile in HEXES]
LETTERS: Final[list[str]] = sorted({name[0] for name in HEX_NAMES})
LETTER: Final[list[int]] = [LETTERS.index(name[0]) for name in HEX_NAMES]
