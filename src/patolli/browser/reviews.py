"""A bot's review of every turn of a finished game: made one turn after the other, and kept."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Any, Final

from patolli.bots import Knowledge
from patolli.browser.effects import StoredReview
from patolli.browser.tables import Tables
from patolli.table.review import check_reviewable, forced, read_judged, stretches, turn_review
from patolli.table.table import Table

NODES: Final = 600  # about each turn: Python runs slower in a browser than on a server


class Reviews:
    """What is known of each table's turns by their number, and the tables whose review runs."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        # By table and number: as JSON where it was stored before.
        self.known: defaultdict[str, dict[int, Any]] = defaultdict(dict)
        self._running: set[str] = set()

    def read(self, table: Table, since: int) -> dict[str, object]:
        """The reviewed turns so far, from that number on."""
        check_reviewable(table)
        known, total = self.known[table.id], len(stretches(table))
        done = len(known)
        status = "done" if done >= total else "none"
        if status == "none" and table.id in self._running:
            status = "thinking"
        turns = [known[number] for number in sorted(known) if number >= since]
        return {"status": status, "done": done, "total": total, "turns": turns}

    def start(self, table: Table) -> dict[str, object]:
        """Review a game, unless that runs already."""
        check_reviewable(table)
        if table.id not in self._running:
            self._running.add(table.id)
            self._go_on(table)
        return self.read(table, 0)

    def _go_on(self, table: Table) -> None:
        """Review the next turns, up to the first that a bot must look at."""
        known = self.known[table.id]
        for number, (start, end) in enumerate(stretches(table)):
            if number in known:
                continue
            state, played = table.at(start), table.line[start:end]
            if not forced(state, played):
                given = [Knowledge(state, table.marks[start].seat).dump(), played, NODES]
                self.tables.work("judge", given, partial(self._judged, table, number))
                return
            self._keep(table, number, None)
        self._running.discard(table.id)

    def _judged(self, table: Table, number: int, found: Any | None) -> None:
        if found is None:
            self._running.discard(table.id)
            return
        self._keep(table, number, found)
        self._go_on(table)

    def _keep(self, table: Table, number: int, found: Any | None) -> None:
        start, end = stretches(table)[number]
        judged = read_judged(found) if found is not None else None
        review = turn_review(
            table.at(start), table.marks[start], start, table.line[start:end], judged
        )
        self.known[table.id][number] = review
        self.tables.effects.reviews.append(StoredReview(table.id, number, review))
