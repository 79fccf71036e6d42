"""The clocks of a table, folded from the times of its entries."""

from __future__ import annotations

from typing import Final

from patolli.table.entries import AnyEntry, Decision, Resumed
from patolli.table.messages.parts import Clock, Pace

DAY: Final = 86_400_000
RETURNING: Final = 60_000  # a player who comes back after a time-out has at least this long


class Clocks:
    """`left` is each seat's time in milliseconds when its clock last stopped."""

    def __init__(self) -> None:
        self.pace = Pace()
        self.left: list[int] = []
        self.spent: list[int] = []
        self.running: int | None = None
        self.since = 0  # when the running clock was started, or the seat was asked
        self.turn = -1  # the turn that it runs in
        self.given: list[int] = []  # the last turn that each seat got its increment for

    def begin(self, pace: Pace, seats: int) -> None:
        """Full banks for all."""
        self.pace = pace
        self.left = [self.bank() for _ in range(seats)]
        self.spent = [0] * seats
        self.given = [-1] * seats

    def bank(self) -> int:
        """The time that a seat begins with."""
        return self.pace.bank * 1000 if self.pace.kind == "live" else self.pace.days * DAY

    def stop(self, entry: AnyEntry) -> None:
        """Before an entry is folded: the clock that runs has run until then."""
        if self.running is None or isinstance(entry, Resumed):
            return
        elapsed = max(0, entry.at - self.since)
        self.spent[self.running] += elapsed
        self.left[self.running] = max(0, self.left[self.running] - elapsed)

    def give_time_back(self, seat: int) -> None:
        """A player whose time was over plays again."""
        self.left[seat] = max(self.left[seat], RETURNING)

    def start(self, seat: int | None, turn: int, entry: AnyEntry) -> None:
        """After an entry was folded: the clock of the seat that is asked in that turn runs."""
        before = self.running
        passed = (seat, turn) != (before, self.turn)
        decided = isinstance(entry, Decision) and entry.seat == before
        if before is not None and decided and (passed or self.pace.per == "decision"):
            self._add_time(before)
        if seat is not None and passed and self.pace.kind == "days":
            self.left[seat] = self.bank()
        self.running = seat
        self.turn = turn
        self.since = entry.at

    def _add_time(self, seat: int) -> None:
        """What a seat gets for its turn: once, also if it comes back to the turn."""
        if self.pace.kind != "live":
            self.left[seat] = self.bank()
        elif self.pace.per == "decision" or self.turn > self.given[seat]:
            self.left[seat] += self.pace.increment * 1000
            self.given[seat] = self.turn

    def deadline(self) -> int | None:
        """When the running clock will be empty."""
        if self.running is None or self.pace.kind == "none":
            return None
        return self.since + self.left[self.running]

    def show(self, now: int) -> list[Clock] | None:
        """All clocks as they are now; None without a pace."""
        if self.pace.kind == "none":
            return None
        return [
            Clock(
                max(0, left - (now - self.since)) if seat == self.running else left,
                seat == self.running,
            )
            for seat, left in enumerate(self.left)
        ]
