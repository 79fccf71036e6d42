"""What the seats were shown of a state the last time: only what has changed is written again."""

from __future__ import annotations

from typing import Any, Final, final

from patolli.core.frame import Frame
from patolli.core.native import i64

NEVER: Final[list[int]] = [-(1 << 40)]  # no list of a state is equal to it


@final
class Shown:
    """The lists of one state as they were written last, by a number, and the parts made of them.

    Most of a state stays as it is from one decision to the next, and comparing two lists costs a
    fraction of turning one into bytes. Whichever seat looks, what has changed is written for all
    of them, so that every list is compared once. What a seat sees is its parts, joined.
    """

    def __init__(self, seats: int, lists: int, parts: int) -> None:
        self.lists: Final[list[list[int]]] = [NEVER] * lists
        self.parts: Final[list[list[bytes]]] = [[b""] * parts for _ in range(seats)]  # by seat
        self.turn = -1
        # By seat the pending decisions that it was shown, and the bytes of each and of all below.
        self.frames: Final[list[list[Frame[Any]]]] = [[] for _ in range(seats)]
        self.pending: Final[list[list[bytes]]] = [[] for _ in range(seats)]

    def changed(self, number: i64, numbers: list[int]) -> bool:
        """Whether a list is not what it was the last time; from now on it counts as seen.

        Where one part is written from several lists, ask for each: `a | b`, never `a or b`.
        """
        if self.lists[number] == numbers:
            return False
        self.lists[number] = numbers.copy()
        return True

    def write(self, part: i64, data: bytes) -> None:
        """Write a part that all seats see alike."""
        for parts in self.parts:
            parts[part] = data

    def write_of(self, player: i64, players: i64, part: i64, each: i64, data: bytes) -> None:
        """Write a player's part: `part` is that of one's own, `each` further on is the next's."""
        seats: i64 = len(self.parts)
        for seat in range(seats):
            self.parts[seat][part + (player + players - seat) % players * each] = data
