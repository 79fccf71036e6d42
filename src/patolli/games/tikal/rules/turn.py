"""A turn of the basic game: clockwise, the top hex of the stack for each. TIK-TURN.

What is done with the action points of a turn stands in `action_points`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.games.tikal import events
from patolli.games.tikal.components import KIND, MAX_SEATS, STACK_SIZE, VOLCANO
from patolli.games.tikal.rules.ending import push_final
from patolli.games.tikal.rules.placing import LAY_OF
from patolli.games.tikal.rules.scoring_rounds import push_volcano
from patolli.games.tikal.state import TikalState


@final
class Draw(Step[TikalState]):
    """A seat's turn begins with the top hex; without one the last round begins."""

    name: ClassVar[str] = "draw"

    def run(self, s: TikalState) -> None:
        if s.drawn == STACK_SIZE:
            push_final(s, s.clockwise(self.seat))  # TIK-END-1
            return
        tile = s.hex_stack[s.drawn]
        s.drawn += 1
        s.hand = tile
        s.reveal()
        if s.recording:
            events.drew(s, self.seat, tile)
        push_turn(s, self.seat)

    def check(self, s: TikalState) -> list[str]:
        if s.options["auction"]:
            return [f"{self.text()!r}: no player draws in the auction game"]
        return []


DRAW_OF: Final = [Draw(seat) for seat in range(MAX_SEATS)]  # a frame never changes


def push_turn(s: TikalState, seat: int) -> None:
    """A turn with the hex in hand, after a scoring round if it is a volcano. TIK-VOLC-1, -4."""
    s.push(DRAW_OF[seat + 1 if seat + 1 < s.seats else 0])
    s.push(LAY_OF[seat])
    if KIND[s.hand] == VOLCANO:
        push_volcano(s, seat)
