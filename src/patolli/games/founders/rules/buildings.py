"""Construction: build a building from the display."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Frame
from patolli.core.message import Message
from patolli.games.founders.names import NONE
from patolli.games.founders.rules.placing import Place, what_data
from patolli.games.founders.rules.reach import tile_fits
from patolli.games.founders.state import FoundersState


def building_power(s: FoundersState, seat: int) -> int:
    """The least power with which some building can be built now, or NONE (FOU-BUILD-2)."""
    side = s.architect[seat]
    least = NONE
    for number in range(len(s.display)):
        if not s.display[number]:
            continue
        size = s.c.class_size[number]
        if (least == NONE or size < least) and tile_fits(s, seat, number, side, 0):
            least = size
    return least


def can_build(s: FoundersState, seat: int, power: int) -> bool:
    """Whether some building can be built with a power (FOU-BUILD-2)."""
    side = s.architect[seat]
    for number in range(len(s.display)):
        if (
            s.display[number]
            and s.c.class_size[number] <= power
            and tile_fits(s, seat, number, side, 0)
        ):
            return True
    return False


@final
class BuildBuilding(Frame[FoundersState]):
    """Which building of the display to build: no larger than the power (FOU-BUILD-1)."""

    name: ClassVar[str] = "build-building"

    def legal(self, s: FoundersState) -> list[int]:
        side = s.architect[self.seat]
        answers: list[int] = []
        for number in range(len(s.display)):
            if (
                s.display[number]
                and s.c.class_size[number] <= s.power
                and tile_fits(s, self.seat, number, side, 0)
            ):
                answers.append(s.a.tile.first + number)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        number = s.a.tile.index(action)
        s.display[number] = s.display[number] - 1
        s.push(Place(self.seat, number, s.architect[self.seat], 0, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-build-building", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        return Message("founders-label-tile", what_data(s, s.a.tile.index(action)))
