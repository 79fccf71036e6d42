"""The construction of each zone, and an additional one of any zone."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame
from patolli.core.message import Message
from patolli.core.native import mypyc_attr
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.names import ZONES
from patolli.games.founders.rules.construction.buildings import Buildings
from patolli.games.founders.rules.construction.pyramid import PyramidTiles
from patolli.games.founders.rules.construction.temples import Temples
from patolli.games.founders.rules.zones import Construction
from patolli.games.founders.state import FoundersState

# By zone, as in ZONES.
CONSTRUCTIONS: Final[list[Construction]] = [Buildings(), Temples(), PyramidTiles()]


def any_construction_possible(s: FoundersState, seat: int, power: int) -> bool:
    """Whether any zone's construction can be carried out with a power."""
    for construction in CONSTRUCTIONS:
        if construction.possible(s, seat, power):
            return True
    return False


def push_any_construction(s: FoundersState, seat: int, optional: int) -> None:
    """Offer an additional construction, if there is one (FOU-BONUS-4, FOU-WORSHIP-18)."""
    if any_construction_possible(s, seat, s.power):
        s.push(AnyConstruction(seat, optional))


@final
@mypyc_attr(free_list_len=1)
class AnyConstruction(Frame[FoundersState]):
    """Which construction to carry out; `optional` is 1 when it may be left out."""

    name: ClassVar[str] = "any-construction"

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"optional": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline] if self.optional else []
        for zone, construction in enumerate(CONSTRUCTIONS):
            if construction.possible(s, self.seat, s.power):
                answers.append(s.a.construct.first + zone)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            CONSTRUCTIONS[s.a.construct.index(action)].start(s, self.seat)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-any-construction", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return Message(f"founders-label-construct-{ZONES[s.a.construct.index(action)]}")

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)
