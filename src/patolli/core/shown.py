"""What the seats were shown of a state the last time: only what has changed is written again."""

from __future__ import annotations

from typing import Any, Final, final

from patolli.core.frame import Frame
from patolli.core.native import i64

EVERYTHING: Final = -1  # as bits: all lists of an area


@final
class Shown:
    """The lists of one state as they were written last, by areas, and the parts made of them.

    Most of a state stays as it is from one decision to the next, and comparing lists costs a
    fraction of turning one into bytes. An area is lists that are compared by one call. Whichever
    seat looks, what has changed is written for all of them, so that every list is compared once.
    What a seat sees is its parts, joined.
    """

    def __init__(self, seats: int, areas: int, parts: int) -> None:
        self.areas: Final[list[list[list[int]]]] = [[] for _ in range(areas)]
        self.parts: Final[list[list[bytes]]] = [[b""] * parts for _ in range(seats)]  # by seat
        self.turn = -1
        # By seat, the pending decisions that it was shown, and of each the bytes down to the last.
        self.frames: Final[list[list[Frame[Any]]]] = [[] for _ in range(seats)]
        self.pending: Final[list[list[bytes]]] = [[] for _ in range(seats)]

    def changes(self, area: i64, lists: list[list[int]]) -> i64:
        """Which lists of an area are not what they were the last time; from now on they are seen.

        As bits: 1 stands for the first list, 2 for the second, 4 for the third ...
        """
        last = self.areas[area]
        if last == lists:
            return 0
        if len(last) != len(lists):
            self.areas[area] = [numbers.copy() for numbers in lists]
            return EVERYTHING
        found: i64 = 0
        bit: i64 = 1
        for i in range(len(lists)):
            numbers = lists[i]
            if last[i] != numbers:
                last[i] = numbers.copy()
                found |= bit
            bit += bit
        return found

    def write(self, part: i64, data: bytes) -> None:
        """Write a part that all seats see alike."""
        for parts in self.parts:
            parts[part] = data

    def write_of(self, player: i64, players: i64, part: i64, each: i64, data: bytes) -> None:
        """Write a player's part: `part` is that of one's own, `each` further on is the next's."""
        seats: i64 = len(self.parts)
        for seat in range(seats):
            self.parts[seat][part + (player + players - seat) % players * each] = data
