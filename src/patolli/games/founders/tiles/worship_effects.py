"""What the effects of worship tiles do when they are offered: one class for each kind of effect.

The figures of a tile (`Effect`) are in printed.py, its sentences in worship.py. An effect that only
pays for points (FOU-WORSHIP-3 to FOU-WORSHIP-9) has no kind: paying and points are common to all.
"""

from __future__ import annotations

from typing import Final, final

from patolli.games.founders.rules.base_rewards import push_sized
from patolli.games.founders.rules.construction import push_any_construction
from patolli.games.founders.rules.pyramid import SupplyPyramid, supply_pyramid
from patolli.games.founders.rules.temples import SupplyTemple, supply_temple
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import (
    KIND_BUILDING,
    KIND_CONSTRUCTION,
    KIND_INFLUENCE,
    KIND_NEEDS,
    KIND_PRODUCT,
    KIND_PYRAMID,
    KIND_TEMPLE,
    Effect,
)


class EffectKind:
    """A kind of effect: when it can be offered, what it is worth and what it brings."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        """Whether it can be applied now and does something."""
        return True

    def points(self, s: FoundersState, seat: int, effect: Effect) -> int:
        """Points beside those printed."""
        return 0

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        """Carry out what comes after the points."""


@final
class Needs(EffectKind):
    """Buildings that must stand in the city, by class or size (FOU-WORSHIP-10, 11 and 15)."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        built = s.built_class[seat]
        for number, needed in enumerate(effect.needs):
            if needed and built.count(number) < needed:
                return False
        for size, needed in enumerate(effect.needs_size):
            if needed and count_size(s, seat, size) < needed:
                return False
        return True


@final
class Product(EffectKind):
    """Temples of a colour times buildings of a resource, up to a maximum (FOU-WORSHIP-12 to 14)."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        return self.points(s, seat, effect) > 0  # FOU-WORSHIP-19

    def points(self, s: FoundersState, seat: int, effect: Effect) -> int:
        temples = s.temple_colour[seat].count(effect.temple_factor)
        return min(effect.max, temples * count_resource(s, seat, effect.resource_factor))


@final
class PyramidTile(EffectKind):
    """A pyramid tile of any colour from the common supply, in reach (FOU-WORSHIP-1)."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        return supply_pyramid(s, seat)

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        s.push(SupplyPyramid(seat))


@final
class Temple(EffectKind):
    """A temple of any colour from the common supply, in reach, power ignored (FOU-WORSHIP-2)."""

    def possible(self, s: FoundersState, seat: int, effect: Effect) -> bool:
        return supply_temple(s, seat)

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        s.push(SupplyTemple(seat))


@final
class Building(EffectKind):
    """Any building of a size from the common supply, in reach, or none (FOU-WORSHIP-16)."""

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        push_sized(s, seat, effect.size, s.architect[seat], 0)


@final
class Influence(EffectKind):
    """Any influence action, or none (FOU-WORSHIP-17).

    An offering is one of them, so that the offering itself asks for it: see rules/offering.py.
    """


@final
class Construction(EffectKind):
    """Any construction action with the power of this turn, or none (FOU-WORSHIP-18)."""

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        push_any_construction(s, seat, 1)


def _kinds() -> list[EffectKind]:
    """The kinds by their numbers in printed.py."""
    kinds: dict[int, EffectKind] = {
        KIND_NEEDS: Needs(),
        KIND_PRODUCT: Product(),
        KIND_PYRAMID: PyramidTile(),
        KIND_TEMPLE: Temple(),
        KIND_BUILDING: Building(),
        KIND_INFLUENCE: Influence(),
        KIND_CONSTRUCTION: Construction(),
    }
    return [kinds[number] for number in range(len(kinds))]


KINDS: Final[list[EffectKind]] = _kinds()


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
