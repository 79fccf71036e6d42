"""The three construction actions, and an additional one of any zone."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Message
from patolli.games.founders.names import BUILDING_ZONE, NONE, TEMPLE_ZONE, ZONES
from patolli.games.founders.rules.buildings import BuildBuilding, building_power, can_build
from patolli.games.founders.rules.pyramid import BuildPyramid, can_build_tile, pyramid_power
from patolli.games.founders.rules.temples import BuildTemple, can_build_any, temple_power
from patolli.games.founders.state import FoundersState


def needed_power(s: FoundersState, seat: int, zone: int, most: int) -> int:
    """The least power, up to `most`, with which a zone's construction is possible, or NONE."""
    if zone == BUILDING_ZONE:
        power = building_power(s, seat)
        return power if power <= most else NONE
    if zone == TEMPLE_ZONE:
        return temple_power(s, seat, most)
    return pyramid_power(s, seat, most)


def can_construct(s: FoundersState, seat: int, zone: int, power: int) -> bool:
    """Whether a zone's construction can be carried out with a power."""
    if zone == BUILDING_ZONE:
        return can_build(s, seat, power)
    if zone == TEMPLE_ZONE:
        return can_build_any(s, seat, power)
    return can_build_tile(s, seat, power)


def start_construction(s: FoundersState, seat: int, zone: int) -> None:
    """Begin a construction that can be carried out."""
    if zone == BUILDING_ZONE:
        s.push(BuildBuilding(seat))
    elif zone == TEMPLE_ZONE:
        s.push(BuildTemple(seat))
    else:
        s.push(BuildPyramid(seat))


def push_any_construction(s: FoundersState, seat: int, optional: int) -> None:
    """Offer an additional construction, if there is one (FOU-BONUS-4, FOU-WORSHIP-18)."""
    for zone in range(len(ZONES)):
        if can_construct(s, seat, zone, s.power):
            s.push(AnyConstruction(seat, optional))
            return


@final
class AnyConstruction(Frame[FoundersState]):
    """Which construction to carry out; `optional` is 1 when it may be left out."""

    name: ClassVar[str] = "any-construction"

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline] if self.optional else []
        for zone in range(len(ZONES)):
            if can_construct(s, self.seat, zone, s.power):
                answers.append(s.a.construct.first + zone)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            start_construction(s, self.seat, s.a.construct.index(action))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-any-construction", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return Message(f"founders-label-construct-{ZONES[s.a.construct.index(action)]}")
