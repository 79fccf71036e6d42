"""Construction: build a building from the display."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Frame
from patolli.core.message import Message
from patolli.core.native import mypyc_attr
from patolli.games.founders.names import NONE
from patolli.games.founders.rules.construction.placing import Place, what_data
from patolli.games.founders.rules.reach import tile_fits
from patolli.games.founders.rules.zones import Construction
from patolli.games.founders.state import FoundersState


@final
@mypyc_attr(free_list_len=1)
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
        if s.lent:
            s.own_displays()
        s.display[number] = s.display[number] - 1
        s.push(Place(self.seat, number, s.architect[self.seat], 0, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-build-building", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        return Message("founders-label-tile", what_data(s, s.a.tile.index(action)))


@final
class Buildings(Construction):
    """The construction of the building zone."""

    def needed_power(self, s: FoundersState, seat: int, most: int) -> int:
        side = s.architect[seat]
        least = most + 1
        for number in range(len(s.display)):
            if s.display[number]:
                size = s.c.class_size[number]  # FOU-BUILD-2
                if size < least and tile_fits(s, seat, number, side, 0):
                    least = size
        return least if least <= most else NONE

    def possible(self, s: FoundersState, seat: int, power: int) -> bool:
        side = s.architect[seat]
        for number in range(len(s.display)):
            if (
                s.display[number]
                and s.c.class_size[number] <= power
                and tile_fits(s, seat, number, side, 0)
            ):
                return True
        return False

    def start(self, s: FoundersState, seat: int) -> None:
        s.push(BuildBuilding(seat))
