"""The time of a table, folded from the times of its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.table.messages import Clock, Pace

if TYPE_CHECKING:
    from patolli.table.entries import Entry
    from patolli.table.table import Live

DAY = 86_400_000
RETURNING = 60_000  # whoever comes back after a time-out has at least this long


class Clocks:
    """`left` is each seat's time in milliseconds when its clock last stopped."""

    def __init__(self) -> None:
        self.pace = Pace()
        self.left: list[int] = []
        self.spent: list[int] = []
        self.running: int | None = None
        self.since = 0  # when the running clock was started, or the seat was asked

    def begin(self, pace: Pace, seats: int) -> None:
        """Full banks for all."""
        self.pace = pace
        self.left = [self.bank() for _ in range(seats)]
        self.spent = [0] * seats

    def bank(self) -> int:
        """The time that a seat begins with."""
        return self.pace.bank * 1000 if self.pace.kind == "live" else self.pace.days * DAY

    def tick(self, entry: Entry, live: Live) -> None:
        """Before an entry is taken in: the clock that ran has run until then."""
        if self.running is None or entry.kind == "resume":
            return
        elapsed = max(0, entry.at - self.since)
        self.spent[self.running] += elapsed
        self.left[self.running] = max(0, self.left[self.running] - elapsed)
        if entry.kind in ("action", "redo") and entry.seat == self.running:
            if self.pace.kind == "live":
                self.left[self.running] += self.pace.increment * 1000
            else:
                self.left[self.running] = self.bank()

    def come_back(self, seat: int) -> None:
        """Somebody whose time was over plays again."""
        self.left[seat] = max(self.left[seat], RETURNING)

    def follow(self, entry: Entry, live: Live) -> None:
        """After an entry was taken in: the clock of whoever is asked runs."""
        asked = live.asked if live.status == "running" else None
        if asked is not None and (live.seats[asked].bot_plays or live.seats[asked].overdue):
            asked = None
        if asked != self.running and asked is not None and self.pace.kind == "days":
            self.left[asked] = self.bank()
        self.running = asked
        self.since = entry.at

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
