"""The state of a game of Patolli: where the pieces are and who has how many counters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.state import Start, State
from patolli.games.patolli.components import ARMS, SECTION, TRACK

HAND: Final = -1  # a piece that has not entered
HOME: Final = TRACK  # a piece that has gone all the way round
EMPTY: Final = -1  # no seat's piece stands on a square
#: The square on which each seat's pieces enter, by the number of seats; two sit opposite.
ENTRY: Final[list[list[int]]] = [
    [(seat if seats > 2 else seat * ARMS // 2) * SECTION for seat in range(seats)]
    for seats in range(ARMS + 1)
]


@final
class PatolliState(State):
    """`progress[seat]` are the squares that its pieces have gone from its entry square, ascending.

    `track` says the same by square: the seat whose piece stands there, or EMPTY.
    """

    fields: ClassVar[tuple[str, ...]] = ("progress", "counters")

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.entry: list[int] = ENTRY[start.seats]
        self.pieces: list[list[int]] = []
        self.track: list[int] = []
        self.counters: list[int] = []

    @property
    def progress(self) -> list[list[int]]:
        """The squares that the pieces have gone, by seat: all that the track is made from."""
        return self.pieces

    @progress.setter
    def progress(self, progress: list[list[int]]) -> None:
        self.pieces = progress
        self.track = self.laid_out()

    def laid_out(self) -> list[int]:
        """The track with all pieces on it."""
        track = [EMPTY] * TRACK
        for seat in range(self.seats):
            for at in self.pieces[seat]:
                if 0 <= at < HOME:
                    track[self.square(seat, at)] = seat
        return track

    def copy(self, events: bool = False) -> PatolliState:
        other = PatolliState(self.start)
        self.copy_base(other, events)
        other.pieces = [pieces.copy() for pieces in self.pieces]
        other.track = self.track.copy()
        other.counters = self.counters.copy()
        return other

    def square(self, seat: int, progress: int) -> int:
        """The square of the common track that a piece stands on."""
        square = self.entry[seat] + progress
        return square if square < TRACK else square - TRACK

    def gone(self, seat: int, square: int) -> int:
        """How many squares a piece of that seat has gone when it stands on a square."""
        gone = square - self.entry[seat]
        return gone if gone >= 0 else gone + TRACK

    def advance(self, seat: int, origin: int, target: int) -> None:
        """Move a piece ahead: from HAND onto the track, along it, or HOME."""
        if origin != HAND:
            self.track[self.square(seat, origin)] = EMPTY
        if target < HOME:
            self.track[self.square(seat, target)] = seat
        pieces = self.pieces[seat]  # they are interchangeable: those behind the target stay below
        i = pieces.index(origin)
        while i + 1 < len(pieces) and pieces[i + 1] < target:
            pieces[i] = pieces[i + 1]
            i += 1
        pieces[i] = target

    def send_back(self, seat: int, square: int) -> None:
        """Move a piece from a square back to HAND."""
        self.track[square] = EMPTY
        pieces = self.pieces[seat]
        pieces.remove(self.gone(seat, square))
        pieces.insert(0, HAND)

    def scores(self) -> list[int]:
        return self.counters.copy()
