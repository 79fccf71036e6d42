"""What the effects of worship tiles do when they are offered: one class for each form of effect.

The figures of a tile (`Effect`) are in printed.py, its sentences in worship.py. Paying, the printed
points and repeating are common to all forms: see rules/influence/offering.py.
"""

from __future__ import annotations

from typing import Final, final

from patolli.games.founders.rules.construction.base_rewards import push_sized
from patolli.games.founders.rules.construction.by_zone import push_any_construction
from patolli.games.founders.rules.construction.pyramid import SupplyPyramid, supply_pyramid
from patolli.games.founders.rules.construction.temples import SupplyTemple, supply_temple
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Effect


class EffectKind:
    """A form of effect: its rules, when it can be offered, what it is worth and what it brings."""

    def __init__(self, rules: list[str]) -> None:
        self.rules: Final = rules

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        """Whether it can be applied now and does something."""
        return True

    def points(self, s: FoundersState, seat: int, effect: Effect) -> int:
        """Points beside those printed."""
        return 0

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        """Carry out what comes after the points."""


@final
class Points(EffectKind):
    """Nothing but what is paid and the points: a trade or a sacrifice."""


@final
class Needs(EffectKind):
    """Buildings that must stand in the city."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        built = s.built_class[seat]
        for number, needed in enumerate(effect.needs):
            if needed and built.count(number) < needed:
                return False
        return True


@final
class NeedsSize(EffectKind):
    """Buildings of a size that must stand in the city."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        for size, needed in enumerate(effect.needs_size):
            if needed and count_size(s, seat, size) < needed:
                return False
        return True


@final
class Product(EffectKind):
    """Temples of a colour times buildings of a resource, up to a maximum."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        return self.points(s, seat, effect) > 0  # FOU-WORSHIP-19

    def points(self, s: FoundersState, seat: int, effect: Effect) -> int:
        temples = s.temple_colour[seat].count(effect.temple_factor)
        return min(effect.max, temples * count_resource(s, seat, effect.resource_factor))


@final
class PyramidTile(EffectKind):
    """A pyramid tile of any colour from the common supply, in reach."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        return supply_pyramid(s, seat)

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        s.push(SupplyPyramid(seat))


@final
class Temple(EffectKind):
    """A temple of any colour from the common supply, in reach, power ignored."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        return supply_temple(s, seat)

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        s.push(SupplyTemple(seat))


@final
class Building(EffectKind):
    """Any building of a size from the common supply, in reach, or none."""

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        push_sized(s, seat, effect.size, s.architect[seat], 0)


@final
class Construction(EffectKind):
    """Any construction action with the power of this turn, or none."""

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        push_any_construction(s, seat, 1)


# By form; any influence action is one more: an offering is itself one, so that it is declared with
# them, in rules/influence/offering.py.
EFFECT_KINDS: Final[dict[str, EffectKind]] = {
    "pyramid": PyramidTile(["FOU-WORSHIP-1"]),
    "temple": Temple(["FOU-WORSHIP-2"]),
    "construction": Construction(["FOU-WORSHIP-18"]),
    "building": Building(["FOU-WORSHIP-16"]),
    "product": Product(["FOU-WORSHIP-12", "FOU-WORSHIP-13", "FOU-WORSHIP-14"]),
    "needs": Needs(["FOU-WORSHIP-10", "FOU-WORSHIP-15"]),
    "size-needs": NeedsSize(["FOU-WORSHIP-11"]),
    "trade": Points(
        ["FOU-WORSHIP-3", "FOU-WORSHIP-4", "FOU-WORSHIP-5", "FOU-WORSHIP-6", "FOU-WORSHIP-7"]
    ),
    "sacrifice": Points(["FOU-WORSHIP-8", "FOU-WORSHIP-9"]),
}


def count_size(s: FoundersState, seat: int, size: int) -> int:
    """How many buildings of a size stand in the city."""
    found = 0
    for number in s.built_class[seat]:
        if s.c.class_size[number] == size:
            found += 1
    return found


def count_resource(s: FoundersState, seat: int, resource: int) -> int:
    """How many buildings of a resource stand in the city."""
    found = 0
    for number in s.built_class[seat]:
        if s.c.class_resource[number] == resource:
            found += 1
    return found
