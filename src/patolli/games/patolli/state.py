"""The state of a game of Patolli: where the pieces are and who has how many counters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.state import Start, State
from patolli.games.patolli.components import ARMS, SECTION, TRACK

HAND: Final = -1  # a piece that has not entered
HOME: Final = TRACK  # a piece that has gone all the way round
#: The square on which each seat's pieces enter, by the number of seats; two sit opposite.
ENTRY: Final[list[list[int]]] = [
    [(seat if seats > 2 else seat * ARMS // 2) * SECTION for seat in range(seats)]
    for seats in range(ARMS + 1)
]


@final
class PatolliState(State):
    """`progress[seat][i]` counts the squares a piece has gone from its own entry square."""

    fields: ClassVar[tuple[str, ...]] = ("progress", "counters")

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.progress: list[list[int]] = []
        self.counters: list[int] = []

    def copy(self, events: bool = False) -> PatolliState:
        other = PatolliState(self.start)
        self.copy_base(other, events)
        other.progress = [pieces.copy() for pieces in self.progress]
        other.counters = self.counters.copy()
        return other

    def square(self, seat: int, progress: int) -> int:
        """The square of the common track that a piece stands on."""
        return (ENTRY[self.seats][seat] + progress) % TRACK

    def gone(self, seat: int, square: int) -> int:
        """How many squares a piece of that seat has gone when it stands on a square."""
        return (square - ENTRY[self.seats][seat]) % TRACK

    def standing(self, square: int) -> int:
        """The seat whose piece stands on a square, or -1."""
        for seat in range(self.seats):
            gone = self.gone(seat, square)
            for progress in self.progress[seat]:  # faster than `in` when compiled
                if progress == gone:
                    return seat
        return -1

    def scores(self) -> list[int]:
        return self.counters.copy()
