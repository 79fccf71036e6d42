"""Placing a hex, and what its type does then: TIK-PLACE, TIK-TYPE."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import PLACE, ROTATE
from patolli.games.tikal.bitboards import add_answers, only
from patolli.games.tikal.board import (
    BORDER_SHIFT,
    BORDER_SIDE,
    BORDERS,
    NEIGHBOURS,
    OPPOSITE,
    SIDE_COUNT,
    SPACE_COUNT,
    SPACES,
)
from patolli.games.tikal.components import (
    HEX_NAMES,
    HEXES,
    KIND,
    MAX_SEATS,
    SIDES,
    STONES,
    VOLCANO,
)
from patolli.games.tikal.jungle import ROTATED, stones_facing
from patolli.games.tikal.names import hex_kind
from patolli.games.tikal.rules.action_points import SPEND_OF
from patolli.games.tikal.state import TikalState


def _distinct_rotations() -> list[int]:
    """For each hex how many of its rotations look different; the first so many are they."""
    counts: list[int] = []
    for stones in STONES:
        count = 1
        while stones[count:] + stones[:count] != stones:
            count += 1
        counts.append(count)
    return counts


DISTINCT_ROTATIONS: Final[list[int]] = _distinct_rotations()


def spaces_for(s: TikalState, tile: int) -> i64:
    """The spaces where a hex fits in some rotation.

    Every hex but a volcano has a stone that can be turned to any side, so that an explored
    neighbour that is no volcano is all it needs. TIK-PLACE-1 to TIK-PLACE-4.
    """
    around = s.jungle.beside if KIND[tile] == VOLCANO else s.jungle.ways
    return around & ~s.jungle.explored


def add_rotations(s: TikalState, tile: int, space: int, answers: list[int]) -> None:
    """The rotations in which a path joins the hex to an explored one. TIK-PLACE-2, TIK-PLACE-3."""
    joined = KIND[tile] == VOLCANO or s.jungle.faced & only(space) != 0
    for rotation in range(DISTINCT_ROTATIONS[tile]):
        if joined or _leads_out(s, ROTATED[tile * SIDE_COUNT + rotation], space):
            answers.append(ROTATE.first + rotation)


def _leads_out(s: TikalState, stones: list[int], space: int) -> bool:
    """Whether one of the stones by side points at an explored hex that is no volcano."""
    for border in BORDERS[space]:
        if stones[border & BORDER_SIDE] > 0 and s.jungle.open & only(border >> BORDER_SHIFT):
            return True
    return False


@final
class Lay(Step[TikalState]):
    """A seat puts the hex in hand on the board, if it fits, and then has its action points."""

    name: ClassVar[str] = "lay"

    def run(self, s: TikalState) -> None:
        s.push(SPEND_OF[self.seat])
        if spaces_for(s, s.hand):
            s.push(PLACE_OF[self.seat])
            return
        if s.lent:
            s.own_stock()
        s.removed.append(s.hand)  # TIK-PLACE-6
        if s.recording:
            events.removed(s, self.seat, s.hand)
        s.hand = -1


@final
class Place(Frame[TikalState]):
    """A seat chooses the space for the hex in hand."""

    name: ClassVar[str] = "place"

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        add_answers(answers, PLACE.first, spaces_for(s, s.hand))
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        s.push(ROTATE_OF[self.seat][PLACE.index(action)])

    def prompt(self, s: TikalState) -> Message:
        return Message("tikal-prompt-place", {"hex": HEX_NAMES[s.hand], "kind": hex_kind(s.hand)})

    def label(self, s: TikalState, action: int) -> Message:
        return Message("tikal-label-place", {"space": SPACES[PLACE.index(action)]})


@final
class Rotate(Frame[TikalState]):
    """A seat chooses which way round the hex lies. TIK-PLACE-5."""

    name: ClassVar[str] = "turn"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    @classmethod
    def things(cls, s: TikalState) -> dict[str, list[str]]:
        return {"space": SPACES}

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        add_rotations(s, s.hand, self.space, answers)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        tile = s.hand
        rotation = ROTATE.index(action)
        space = self.space
        s.hand = -1
        s.jungle = s.jungle.placed(tile, space, rotation)
        if s.lent:
            s.own_sites()
        s.value[space] = HEXES[tile].value
        if s.recording:
            events.placed(s, self.seat, tile, space, rotation)
        if HEXES[tile].masks > 0:  # TIK-TYPE-1, TIK-TYPE-2
            s.first[space] = s.laid
            s.buried[space] = HEXES[tile].masks
            s.laid += HEXES[tile].masks

    def prompt(self, s: TikalState) -> Message:
        return Message(
            "tikal-prompt-turn",
            {
                "hex": HEX_NAMES[s.hand],
                "kind": hex_kind(s.hand),
                "space": SPACES[self.space],
            },
        )

    def label(self, s: TikalState, action: int) -> Message:
        rotation = ROTATE.index(action)
        return Message(
            "tikal-label-turn",
            {"side": SIDES[rotation], "paths": self.paths(s, rotation)},
        )

    def paths(self, s: TikalState, rotation: int) -> list[str]:
        """The paths that a rotation opens: each neighbour and the stones of the path."""
        paths: list[str] = []
        for side in range(SIDE_COUNT):
            there = NEIGHBOURS[self.space * SIDE_COUNT + side]
            if there < 0 or s.jungle.kind(there) < 0 or s.jungle.kind(there) == VOLCANO:
                continue
            own = stones_facing(s.hand, rotation, side)
            stones = own + s.jungle.stones(there, OPPOSITE[side])
            if stones > 0:
                paths.append(f"{SPACES[there]} ({stones})")
        return paths

    def view(self, s: TikalState) -> Data:
        """The space that was chosen."""
        return {"space": SPACES[self.space]}

    def check(self, s: TikalState) -> list[str]:
        wrong = self.wrong(s)
        return [f"{self.text()!r}: {wrong}"] if wrong and self.seat >= 0 else []

    def wrong(self, s: TikalState) -> str:
        """Why the hex in hand can't lie on this space, empty if it can."""
        if s.hand < 0:
            return ""  # the game's own check says so
        if not 0 <= self.space < SPACE_COUNT:
            return f"there is no space {self.space}"
        if s.jungle.hexes[self.space] >= 0:
            return f"there is a hex on {SPACES[self.space]} already"
        if spaces_for(s, s.hand) & only(self.space):
            return ""
        return f"the hex in hand can't be joined on {SPACES[self.space]}"


#: Frames never change: they are made once, by seat and space.
LAY_OF: Final = [Lay(seat) for seat in range(MAX_SEATS)]
PLACE_OF: Final = [Place(seat) for seat in range(MAX_SEATS)]
ROTATE_OF: Final = [
    [Rotate(seat, space) for space in range(SPACE_COUNT)] for seat in range(MAX_SEATS)
]
