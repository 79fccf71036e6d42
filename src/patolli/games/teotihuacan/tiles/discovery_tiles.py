"""The discovery tiles: when each kind may be used, and what it does; one declaration each.

Tiles that may be used at any time of one's turn say here what they do. Each of the others has a
moment of its own, and the decision of that moment offers it: moving (`rules/turn.py`), paying
cocoa (`rules/discovery_tiles.py`), a main action (`rules/main_actions`).
"""

from __future__ import annotations

from typing import Final, final

from patolli.games.teotihuacan.actions import USE
from patolli.games.teotihuacan.components import (
    ANY,
    AVENUE_LAST,
    BLUE,
    DISCOVERY_FACES,
    GREEN,
    KIND_NAMES,
    RED,
    VP_4,
    DiscoveryFace,
)
from patolli.games.teotihuacan.rules.discovery_tiles import use_tile
from patolli.games.teotihuacan.rules.goods import TakeGoods, gain_cocoa, score
from patolli.games.teotihuacan.rules.main_actions.power_ups import (
    TilePowerUps,
    may_power_up_by_tile,
)
from patolli.games.teotihuacan.rules.temples import (
    ChooseTemple,
    advance,
    can_advance,
    can_advance_any,
)
from patolli.games.teotihuacan.rules.tracks import advance_avenue
from patolli.games.teotihuacan.state import TeotihuacanState

# Moments.
NEVER: Final = 0  # a mask stays face up
ANYTIME: Final = 1
MOVING: Final = 2
PAYING: Final = 3
MAIN_ACTION: Final = 4

SOURCE: Final = "source-discovery"


class DiscoveryTile:
    """One kind of discovery tile: when it may be used, and its rules."""

    def __init__(self, name: str, moment: int, rules: list[str]) -> None:
        self.kind: Final[int] = KIND_NAMES.index(name)
        self.moment: Final = moment
        self.rules: Final = rules
        self.face: Final[DiscoveryFace] = DISCOVERY_FACES[self.kind]
        self.action: Final[int] = USE.first + self.kind - VP_4  # where the moment is ANYTIME

    def usable(self, s: TeotihuacanState, seat: int) -> bool:
        """Whether using it at any time would change something now."""
        return True

    def use(self, s: TeotihuacanState, seat: int) -> None:
        """Give its benefit; it is face down already."""
        raise TypeError(f"{self.face.kind} is not used by itself")


@final
class GainTile(DiscoveryTile):
    """Points, cocoa, or goods of one's choice."""

    def use(self, s: TeotihuacanState, seat: int) -> None:
        score(s, seat, self.face.vp, SOURCE)
        gain_cocoa(s, seat, self.face.cocoa, SOURCE)
        if self.face.resources:
            s.push(TakeGoods(seat, self.face.resources, 0, SOURCE))


@final
class AvenueTile(DiscoveryTile):
    """A step on the avenue."""

    def usable(self, s: TeotihuacanState, seat: int) -> bool:
        return s.avenue[seat] < AVENUE_LAST

    def use(self, s: TeotihuacanState, seat: int) -> None:
        for _ in range(self.face.avenue):
            advance_avenue(s, seat)


@final
class TempleTile(DiscoveryTile):
    """A step in one temple, or in a temple of one's choice."""

    def __init__(self, name: str, moment: int, rules: list[str], temple: int) -> None:
        super().__init__(name, moment, rules)
        self.temple: Final = temple

    def usable(self, s: TeotihuacanState, seat: int) -> bool:
        if self.temple == ANY:
            return can_advance_any(s, seat)
        return can_advance(s, seat, self.temple)

    def use(self, s: TeotihuacanState, seat: int) -> None:
        if self.temple == ANY:
            s.push(ChooseTemple(seat, 1, SOURCE))
        else:
            advance(s, seat, self.temple)


@final
class PowerUpTile(DiscoveryTile):
    """Power-ups on any boards."""

    def usable(self, s: TeotihuacanState, seat: int) -> bool:
        return may_power_up_by_tile(s, seat)

    def use(self, s: TeotihuacanState, seat: int) -> None:
        s.push(TilePowerUps(seat, self.face.power_ups, 0))


DISCOVERY_TILES: Final[list[DiscoveryTile]] = [
    DiscoveryTile("mask_1", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    DiscoveryTile("mask_2", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    DiscoveryTile("mask_3", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    DiscoveryTile("mask_4", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    DiscoveryTile("mask_5", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    DiscoveryTile("mask_6", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    DiscoveryTile("mask_7", NEVER, ["TEO-DISCOVERY-2", "TEO-ECLIPSE-7"]),
    GainTile("vp_4", ANYTIME, ["TEO-DISCOVERY-3"]),
    GainTile("resources_3", ANYTIME, ["TEO-DISCOVERY-4"]),
    GainTile("resources_2", ANYTIME, ["TEO-DISCOVERY-4"]),
    AvenueTile("avenue", ANYTIME, ["TEO-DISCOVERY-6"]),
    TempleTile("temple_any", ANYTIME, ["TEO-DISCOVERY-5"], ANY),
    TempleTile("temple_blue", ANYTIME, ["TEO-DISCOVERY-5"], BLUE),
    TempleTile("temple_red", ANYTIME, ["TEO-DISCOVERY-5"], RED),
    TempleTile("temple_green", ANYTIME, ["TEO-DISCOVERY-5"], GREEN),
    GainTile("cocoa_4", ANYTIME, ["TEO-DISCOVERY-3", "TEO-ECLIPSE-11"]),
    PowerUpTile("power_up_2", ANYTIME, ["TEO-DISCOVERY-9", "TEO-DISCOVERY-10"]),
    DiscoveryTile("double_move", MOVING, ["TEO-DISCOVERY-7"]),
    DiscoveryTile("free_cocoa", PAYING, ["TEO-DISCOVERY-11", "TEO-DISCOVERY-12"]),
    DiscoveryTile("move_anywhere", MOVING, ["TEO-DISCOVERY-8"]),
    DiscoveryTile("extra_worker", MAIN_ACTION, ["TEO-DISCOVERY-13"]),
]
ANYTIME_TILES: Final[list[DiscoveryTile]] = [
    tile for tile in DISCOVERY_TILES if tile.moment == ANYTIME
]


def use_discovery(s: TeotihuacanState, seat: int, kind: int) -> None:
    """Turn a discovery tile face down for its benefit."""  # TEO-DISCOVERY-2
    use_tile(s, seat, kind)
    DISCOVERY_TILES[kind].use(s, seat)
