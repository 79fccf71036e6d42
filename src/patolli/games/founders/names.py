"""The words of the game: one word per thing, the same in components, notation and locales."""

from __future__ import annotations

from typing import Final, Literal

Resource = Literal["wood", "stone", "gold"]
RESOURCES: Final[list[Resource]] = ["wood", "stone", "gold"]
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
ANY: Final = 3  # in a cost: cubes of any kind

Colour = Literal["green", "blue", "red"]
COLOURS: Final[list[Colour]] = ["green", "blue", "red"]
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
WHITE: Final = 3  # the pyramid tile in the middle

MaskColour = Literal["yellow", "turquoise", "red"]
MASKS: Final[list[MaskColour]] = ["yellow", "turquoise", "red"]

Zone = Literal["building", "temple", "pyramid"]
ZONES: Final[list[Zone]] = ["building", "temple", "pyramid"]
Influence = Literal["produce", "offering", "favour"]
INFLUENCES: Final[list[Influence]] = ["produce", "offering", "favour"]  # by zone

Side = Literal["top", "right", "bottom", "left"]
SIDES: Final[list[Side]] = ["top", "right", "bottom", "left"]
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3
ANYWHERE: Final = 4  # reach ignored

Quarter = Literal["NW", "NE", "SW", "SE"]
QUARTERS: Final[list[Quarter]] = ["NW", "NE", "SW", "SE"]

PHASES: Final[list[str]] = ["setup", "play"]  # worship tiles are turned up between them

# Where points come from, for the record of each seat.
Source = Literal["bonus", "mask", "pyramid", "reward", "offering", "favour", "quarters"]
SOURCES: Final[list[Source]] = [
    "bonus",
    "mask",
    "pyramid",
    "reward",
    "offering",
    "favour",
    "quarters",
]
FROM_BONUS: Final = 0
FROM_MASK: Final = 1
FROM_PYRAMID: Final = 2
FROM_REWARD: Final = 3
FROM_OFFERING: Final = 4
FROM_FAVOUR: Final = 5
FROM_QUARTERS: Final = 6

MOST_SEATS: Final = 4

NONE: Final = -1
IN_BOX: Final = -2  # a mask tile that this number of players does not use
