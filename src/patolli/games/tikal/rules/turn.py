"""The basic game's turn order: clockwise, the top hex of the stack for each. TIK-TURN."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Step
from patolli.core.message import seat
from patolli.games.tikal import labels
from patolli.games.tikal.components import KIND, STACK_SIZE, VOLCANO
from patolli.games.tikal.rules.placing import Lay
from patolli.games.tikal.rules.scoring_rounds import clockwise, push_final, push_volcano
from patolli.games.tikal.state import TikalState


@final
class Draw(Step[TikalState]):
    """A seat's turn begins with the top hex; without one the last round begins."""

    name: ClassVar[str] = "draw"

    def run(self, s: TikalState) -> None:
        if s.drawn == STACK_SIZE:
            push_final(s, clockwise(s, self.seat))  # TIK-END-1
            return
        tile = s.hex_stack[s.drawn]
        s.drawn += 1
        s.hand = tile
        s.reveal()
        if s.recording:
            s.emit("tikal-drew", {"seat": seat(self.seat), **labels.hex_data(tile)})
        push_turn(s, self.seat)


def push_turn(s: TikalState, seat_no: int) -> None:
    """A turn with the hex in hand, after a scoring round if it is a volcano. TIK-VOLC-1, -4."""
    s.push(Draw((seat_no + 1) % s.seats))
    s.push(Lay(seat_no))
    if KIND[s.hand] == VOLCANO:
        push_volcano(s, seat_no)
