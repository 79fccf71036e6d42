"""The Rival Architect's cards and levels: our own solo mode's components."""

from __future__ import annotations

from typing import Final, final

from patolli.core.components import Section
from patolli.core.native import i64
from patolli.games.founders.names import COLOURS, RESOURCES, ZONES

LEVELS: Final[list[str]] = ["apprentice", "master", "founder"]

# The rows of the state's list `rival`.
LEVEL: Final = 0
SQUARES: Final = 1
TEMPLES: Final = 2  # by colour
PYRAMID: Final = 5  # by colour
BUILDINGS: Final = 8  # by class


@final
class Level:
    """The points the rival earns at one level."""

    def __init__(self, section: Section) -> None:
        self.bonus_vp: Final[i64] = section.number("bonus_vp")
        self.square_vp: Final[i64] = section.number("square_vp")
        self.offering_vp: Final[i64] = section.number("offering_vp")
        self.mask_squares: Final[i64] = section.number("mask_squares", 1)
        self.harmony_vp: Final = section.number("harmony_vp")
        section.finish()


@final
class Intention:
    """A card of the rival's: the zone it goes to, the kind of tile it wants, its discs."""

    def __init__(self, zone: int, wants: int, discs: int) -> None:
        self.zone: Final[i64] = zone
        self.wants: Final[i64] = wants
        self.discs: Final[i64] = discs


@final
class RivalDeck:
    """The deck of intentions (zone, wanted kind, discs, by card) and the three levels."""

    def __init__(self, section: Section) -> None:
        self.names: Final[list[str]] = []
        self.zone: Final[list[int]] = []
        self.wants: Final[list[int]] = []
        self.discs: Final[list[int]] = []
        for card in section.sections("intentions"):
            zone = card.word("zone", ZONES)
            known = RESOURCES if zone == 0 else COLOURS
            wants = card.word("wants", known)
            self.names.append(f"{ZONES[zone]}-{known[wants]}")
            self.zone.append(zone)
            self.wants.append(wants)
            self.discs.append(card.number("discs", 1, 3))
            card.finish()
        if not self.names:
            section.wrong("intentions", "the deck is empty")
        self.cards: Final = [
            Intention(*card) for card in zip(self.zone, self.wants, self.discs, strict=True)
        ]
        self.deck: Final = list(range(len(self.names)))
        levels = section.section("levels")
        self.levels: Final = [Level(levels.section(word)) for word in LEVELS]
        levels.finish()
        section.finish()
