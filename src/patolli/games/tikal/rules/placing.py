"""Putting a hex on the board: TIK-PLACE and TIK-TYPE."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame, Step
from patolli.core.message import Message, seat
from patolli.core.native import i64
from patolli.games.tikal import labels
from patolli.games.tikal.actions import PLACE, TURN
from patolli.games.tikal.bitboards import ONLY, add_answers
from patolli.games.tikal.board import BORDERS, SIDE_COUNT, SPACES
from patolli.games.tikal.components import HEXES, KIND, SIDES, STONES, VOLCANO
from patolli.games.tikal.jungle import TURNED
from patolli.games.tikal.rules.action_points import Spend
from patolli.games.tikal.state import TikalState


def _distinct_turns() -> list[int]:
    """For each hex how many of its turns look different; the first so many are they."""
    counts: list[int] = []
    for stones in STONES:
        turn = 1
        while stones[turn:] + stones[:turn] != stones:
            turn += 1
        counts.append(turn)
    return counts


DISTINCT_TURNS: Final[list[int]] = _distinct_turns()


def spaces_for(s: TikalState, tile: int) -> i64:
    """The spaces where a hex fits in some turn.

    Every hex but a volcano has a stone that can be turned to any side, so that an explored
    neighbour that is no volcano is all it needs. TIK-PLACE-1 to TIK-PLACE-4.
    """
    around = s.jungle.beside if KIND[tile] == VOLCANO else s.jungle.ways
    return around & ~s.jungle.explored


def add_turns(s: TikalState, tile: int, space: int, answers: list[int]) -> None:
    """The turns in which a path joins the hex to an explored one. TIK-PLACE-2, TIK-PLACE-3."""
    joined = KIND[tile] == VOLCANO or s.jungle.faced & ONLY[space] != 0
    for turn in range(DISTINCT_TURNS[tile]):
        if joined or _leads_out(s, TURNED[tile * SIDE_COUNT + turn], space):
            answers.append(TURN + turn)


def _leads_out(s: TikalState, stones: list[int], space: int) -> bool:
    """Whether one of the stones by side points at an explored hex that is no volcano."""
    for border in BORDERS[space]:
        if stones[border % SIDE_COUNT] > 0:
            there = s.jungle.kinds[border // SIDE_COUNT]
            if there >= 0 and there != VOLCANO:
                return True
    return False


@final
class Lay(Step[TikalState]):
    """A seat puts the hex in hand on the board, if it fits, and then has its action points."""

    name: ClassVar[str] = "lay"

    def run(self, s: TikalState) -> None:
        s.push(Spend(self.seat))
        if spaces_for(s, s.hand):
            s.push(Place(self.seat))
            return
        s.removed.append(s.hand)  # TIK-PLACE-6
        if s.recording:
            s.emit("tikal-removed", {"seat": seat(self.seat), **labels.hex_data(s.hand)})
        s.hand = -1


@final
class Place(Frame[TikalState]):
    """A seat chooses the space for the hex in hand."""

    name: ClassVar[str] = "place"

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        add_answers(answers, PLACE, spaces_for(s, s.hand))
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        s.push(Turn(self.seat, action - PLACE))

    def prompt(self, s: TikalState) -> Message:
        return Message("tikal-prompt-place", labels.hex_data(s.hand))

    def label(self, s: TikalState, action: int) -> Message:
        return Message("tikal-label-place", {"space": SPACES[action - PLACE]})


@final
class Turn(Frame[TikalState]):
    """A seat chooses which way round the hex lies. TIK-PLACE-5."""

    name: ClassVar[str] = "turn"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def args(self) -> Args:
        return [self.seat, self.space]

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        add_turns(s, s.hand, self.space, answers)
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        tile = s.hand
        turn = action - TURN
        space = self.space
        s.hand = -1
        s.jungle = s.jungle.placed(tile, space, turn)
        s.value[space] = HEXES[tile].value
        if s.recording:
            s.emit(
                "tikal-placed",
                {
                    "seat": seat(self.seat),
                    **labels.hex_data(tile),
                    "space": SPACES[space],
                    "turn": SIDES[turn],
                },
            )
        if HEXES[tile].masks > 0:  # TIK-TYPE-1, TIK-TYPE-2
            s.first[space] = s.laid
            s.buried[space] = HEXES[tile].masks
            s.laid += HEXES[tile].masks

    def prompt(self, s: TikalState) -> Message:
        return Message(
            "tikal-prompt-turn", {**labels.hex_data(s.hand), "space": SPACES[self.space]}
        )

    def label(self, s: TikalState, action: int) -> Message:
        return labels.turn(s, self.space, action - TURN)
