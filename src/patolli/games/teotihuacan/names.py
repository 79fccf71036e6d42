"""References to translated names, for events, prompts and labels."""

from __future__ import annotations

from typing import Final

from patolli.core.message import Data, name, player
from patolli.games.teotihuacan.components import (
    ANY,
    BOARD_NAMES,
    BOT_TILES,
    COLOURED,
    GOODS,
    KIND_NAMES,
    ROYAL_NUMBER,
    ROYAL_SPACE,
    SHAPES,
    SIDES,
    SPACE_TEMPLE,
    STASH_STEP,
    STASH_TEMPLE,
    STASHES,
    TECHNOLOGY_NUMBER,
    TEMPLES,
)
from patolli.games.teotihuacan.state import TeotihuacanState


def noun(word: str) -> Data:
    """A name of this game."""
    return name("teotihuacan-" + word.replace("_", "-"))


def player_name(s: TeotihuacanState, seat: int) -> Data:
    """A player: the person at a seat, or Teotibot."""
    return noun("teotibot") if s.is_bot(seat) else player(seat)


def board_name(board: int) -> Data:
    """An Action Board."""
    return name(f"teotihuacan-board-{BOARD_NAMES[board]}")


def temple_name(temple: int) -> Data:
    """A temple."""
    return name(f"teotihuacan-temple-{TEMPLES[temple]}")


def good_name(good: int) -> Data:
    """Wood, stone or gold."""
    return name(f"teotihuacan-{GOODS[good]}")


def kind_name(kind: int) -> Data:
    """A discovery tile."""
    return name(f"teotihuacan-discovery-{KIND_NAMES[kind].replace('_', '-')}")


def technology_name(technology: int) -> Data:
    """A technology tile."""
    return name(f"teotihuacan-technology-{TECHNOLOGY_NUMBER[technology]}")


def royal_name(royal: int) -> Data:
    """A royal tile."""
    return name(f"teotihuacan-royal-{ROYAL_NUMBER[royal]}")


def starting_name(tile: int) -> Data:
    """A starting tile."""
    return name(f"teotihuacan-starting-{tile + 1}")


def bonus_name(bonus: int) -> Data:
    """A temple bonus tile."""
    return name(f"teotihuacan-bonus-{bonus + 1}")


def row_name(row: int) -> Data:
    """A row of Nobles."""
    return name(f"teotihuacan-row-{('top', 'centre', 'bottom')[row]}")


def space_name(s: TeotihuacanState, space: int) -> Data:
    """A worship space: its royal tile, or its temple band."""
    if SPACE_TEMPLE[space] == ROYAL_SPACE:
        return royal_name(s.royal[space])
    if SPACE_TEMPLE[space] == ANY:
        return noun("temple-any")
    return temple_name(SPACE_TEMPLE[space])


def bot_tile_name(tile: int) -> Data:
    """An action tile of Teotibot."""
    return name(f"teotihuacan-bot-{BOT_TILES[tile]}")


def icon_names(icons: list[int]) -> list[Data]:
    """The icons of a tile by their shapes, coloured ones said to be so."""
    return [
        noun(f"icon-{ICON_WORDS[icon - COLOURED]}-coloured")
        if icon >= COLOURED
        else noun(f"icon-{ICON_WORDS[icon]}")
        for icon in icons
    ]


def side_name(side: int) -> Data:
    """A side of the Pyramid."""
    return name(f"teotihuacan-side-{SIDES[side]}")


# The shapes of icons, in the order of their letters.
ICON_WORDS: Final[list[str]] = [
    {"b": "figure", "r": "mask", "g": "serpent", "-": "fret"}[shape] for shape in SHAPES
]
# Where goods and points come from, as names: `noun(source)` says it.
BOARD_SOURCE: Final[list[str]] = [f"board-{board}" for board in BOARD_NAMES]
TEMPLE_SOURCE: Final[list[str]] = [f"temple-{temple}" for temple in TEMPLES]
# What the tiles of a temple step or avenue step are called in a position.
STASH_NAMES: Final[list[str]] = [
    f"{TEMPLES[STASH_TEMPLE[i]] if STASH_TEMPLE[i] < len(TEMPLES) else 'avenue'}{STASH_STEP[i]}"
    for i in range(STASHES)
]
