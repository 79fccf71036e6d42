"""What a seat was shown of a state the last time: only what has changed since is written again."""

from __future__ import annotations

from typing import Any, Final, final

from patolli.core.frame import Frame
from patolli.core.native import i64

NEVER: Final[list[int]] = [-(1 << 40)]  # no list of a state is equal to it


@final
class Shown:
    """The lists of one state as one seat saw them last, by a number, and what was written of each.

    Most of a state stays as it is from one decision to the next, and comparing two lists costs a
    fraction of turning one into bytes.
    """

    def __init__(self, lists: int) -> None:
        self.lists: Final[list[list[int]]] = [NEVER] * lists
        self.data: Final[list[bytes]] = [b""] * lists
        self.frames: Final[list[Frame[Any]]] = []  # by place in the stack
        self.frame_data: Final[list[bytes]] = []

    def changed(self, number: i64, numbers: list[int]) -> bool:
        """Whether a list is not what it was the last time; from now on it counts as seen.

        Where one part is written from several lists, ask for each: `a | b`, never `a or b`.
        """
        if self.lists[number] == numbers:
            return False
        self.lists[number] = numbers.copy()
        return True

    def written(self, number: i64, numbers: list[int], low: int = 0) -> bytes:
        """A list of numbers as bytes, each as its distance from the lowest possible one."""
        if self.changed(number, numbers):
            away = [given - low for given in numbers] if low else numbers
            self.data[number] = bytes(away)
        return self.data[number]
