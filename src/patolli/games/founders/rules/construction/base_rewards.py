"""The buildings that rewards of the base bring from the common supply: which of them to build.

What each kind of reward does is in tiles/base_rewards.py.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame, Step
from patolli.core.message import Message
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders.arguments import REACHES, misnumbered, out_of_reach
from patolli.games.founders.rules.construction.placing import Place, what_data
from patolli.games.founders.rules.reach import tile_fits
from patolli.games.founders.state import FoundersState


def available(s: FoundersState, seat: i64, number: i64, side: i64, setup: i64) -> bool:
    """Whether the common supply has that building and the city has room for it."""
    return s.supply[number] > 0 and tile_fits(s, seat, number, side, setup)


def push_listed(s: FoundersState, seat: int, classes: list[int], side: int, setup: int) -> None:
    """Offer listed buildings: at once where one is left, else the choice (FOU-REWARD-1)."""
    left = [number for number in classes if available(s, seat, number, side, setup)]
    if len(left) == 1:
        s.push(Place(seat, left[0], side, setup, 1))
    elif left:
        s.push(ListedBuildings(seat, tuple(left), side, setup))


def push_sized(s: FoundersState, seat: int, size: int, side: int, setup: int) -> None:
    """Offer any building of a size, if one can be had (FOU-REWARD-4)."""
    for number, own in enumerate(s.c.class_size):
        if own == size and available(s, seat, number, side, setup):
            s.push(SizedBuilding(seat, size, side, setup))
            return


@final
@mypyc_attr(free_list_len=1)
class ListedBuildings(Frame[FoundersState]):
    """Which of the listed buildings to build next, or none of them (FOU-REWARD-1)."""

    name: ClassVar[str] = "listed-buildings"

    def __init__(self, seat: int, classes: tuple[int, ...], side: int, setup: int) -> None:
        super().__init__(seat)
        self.classes: Final = classes
        self.side: Final = side
        self.setup: Final = setup

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"classes": s.c.classes, "side": REACHES, "setup": FLAG}

    def lists(self, number: int) -> bool:
        """Whether a class is one of the listed ones."""
        for one in self.classes:  # faster than `in` when compiled
            if one == number:
                return True
        return False

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline]
        for number in range(len(s.c.classes)):
            if self.lists(number) and available(s, self.seat, number, self.side, self.setup):
                answers.append(s.a.tile.first + number)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.decline:
            return
        number = s.a.tile.index(action)
        left = list(self.classes)
        left.remove(number)
        if s.lent:
            s.own_displays()
        s.supply[number] = s.supply[number] - 1
        s.push(MoreListed(self.seat, tuple(left), self.side, self.setup))
        s.push(Place(self.seat, number, self.side, self.setup, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-listed-buildings")

    def label(self, s: FoundersState, action: int) -> Message:
        return supply_label(s, action)

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s) or out_of_reach(self, s, self.side, self.setup)


@final
@mypyc_attr(free_list_len=1)
class MoreListed(Step[FoundersState]):
    """The listed buildings that are left, once the chosen one stands."""

    name: ClassVar[str] = "more-listed"

    def __init__(self, seat: int, classes: tuple[int, ...], side: int, setup: int) -> None:
        super().__init__(seat)
        self.classes: Final = classes
        self.side: Final = side
        self.setup: Final = setup

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"classes": s.c.classes, "side": REACHES, "setup": FLAG}

    def run(self, s: FoundersState) -> None:
        push_listed(s, self.seat, list(self.classes), self.side, self.setup)

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s) or out_of_reach(self, s, self.side, self.setup)


@final
@mypyc_attr(free_list_len=1)
class SizedBuilding(Frame[FoundersState]):
    """Which building of a size to build from the common supply, or none (FOU-REWARD-4)."""

    name: ClassVar[str] = "sized-building"

    def __init__(self, seat: int, size: int, side: int, setup: int) -> None:
        super().__init__(seat)
        self.size: Final = size
        self.side: Final = side
        self.setup: Final = setup

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"side": REACHES, "setup": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline]
        for number, size in enumerate(s.c.class_size):
            if size == self.size and available(s, self.seat, number, self.side, self.setup):
                answers.append(s.a.tile.first + number)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.decline:
            return
        number = s.a.tile.index(action)
        if s.lent:
            s.own_displays()
        s.supply[number] = s.supply[number] - 1
        s.push(Place(self.seat, number, self.side, self.setup, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-sized-building", {"size": self.size})

    def label(self, s: FoundersState, action: int) -> Message:
        return supply_label(s, action)

    def check(self, s: FoundersState) -> list[str]:
        if self.size not in s.c.class_size:
            return [f"{self.name}: no building has the size {self.size}"]
        return misnumbered(self, s) or out_of_reach(self, s, self.side, self.setup)


def supply_label(s: FoundersState, action: int) -> Message:
    """The label of taking a building from the common supply, or of leaving it."""
    if action == s.a.decline:
        return Message("founders-label-decline")
    return Message("founders-label-tile", what_data(s, s.a.tile.index(action)))
