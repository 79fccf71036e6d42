"""The three construction actions, and an additional one of any zone."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame
from patolli.core.message import Message
from patolli.games.founders.names import BUILDING_ZONE, NONE, TEMPLE_ZONE, ZONES
from patolli.games.founders.rules.buildings import BuildBuilding, building_power, can_build
from patolli.games.founders.rules.pyramid import BuildPyramid, can_build_tile, pyramid_power
from patolli.games.founders.rules.temples import BuildTemple, can_build_any, temple_power
from patolli.games.founders.state import FoundersState


def needed_power(s: FoundersState, who: int, zone: int, most: int) -> int:
    """The least power, up to `most`, with which a zone's construction is possible, or NONE."""
    if zone == BUILDING_ZONE:
        power = building_power(s, who)
        return power if power <= most else NONE
    if zone == TEMPLE_ZONE:
        return temple_power(s, who, most)
    return pyramid_power(s, who, most)


def can_construct(s: FoundersState, who: int, zone: int, power: int) -> bool:
    """Whether a zone's construction can be carried out with a power."""
    if zone == BUILDING_ZONE:
        return can_build(s, who, power)
    if zone == TEMPLE_ZONE:
        return can_build_any(s, who, power)
    return can_build_tile(s, who, power)


def start_construction(s: FoundersState, who: int, zone: int) -> None:
    """Begin a construction that can be carried out."""
    if zone == BUILDING_ZONE:
        s.push(BuildBuilding(who))
    elif zone == TEMPLE_ZONE:
        s.push(BuildTemple(who))
    else:
        s.push(BuildPyramid(who))


def push_any_construction(s: FoundersState, who: int, optional: int) -> None:
    """Offer an additional construction, if there is one (FOU-BONUS-4, FOU-WORSHIP-18)."""
    for zone in range(len(ZONES)):
        if can_construct(s, who, zone, s.power):
            s.push(AnyConstruction(who, optional))
            return


@final
class AnyConstruction(Frame[FoundersState]):
    """Which construction to carry out; `optional` is 1 when it may be left out."""

    name: ClassVar[str] = "any-construction"

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def args(self) -> Args:
        return [self.seat, self.optional]

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline] if self.optional else []
        for zone in range(len(ZONES)):
            if can_construct(s, self.seat, zone, s.power):
                answers.append(s.a.construct + zone)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            start_construction(s, self.seat, action - s.a.construct)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-any-construction", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return Message(f"founders-label-construct-{ZONES[action - s.a.construct]}")
