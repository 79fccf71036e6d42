"""What follows from a message: what to store first, then what to say and answer, and bots' jobs."""

from __future__ import annotations

from dataclasses import dataclass, field

from patolli.core.message import Data
from patolli.table import entry_json
from patolli.table.entries import AnyEntry, Created, RulesChanged, Started
from patolli.table.presentation import Presence, table_info
from patolli.table.table import Table

ME = "me"  # the person of this browser


@dataclass(slots=True)
class Write:
    """What one table stores at once; where one of the entries is there already, nothing of it."""

    table: str
    card: object
    updated: int
    entries: list[Data]
    origin: Data | None = None
    snapshot: Data | None = None
    final: Data | None = None


@dataclass(slots=True)
class StoredReview:
    """One turn's review, to be kept."""

    table: str
    number: int
    body: object


@dataclass(slots=True)
class Job:
    """Something for the worker that thinks."""

    id: int
    name: str
    given: list[object]
    seed: int


@dataclass(slots=True)
class Effects:
    """`said` goes to connections, `answers` to requests: `[ref, value, problem]`."""

    writes: list[Write] = field(default_factory=list)
    reviews: list[StoredReview] = field(default_factory=list)
    said: list[tuple[int, object]] = field(default_factory=list)
    answers: list[tuple[int, object, object]] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)


def write(table: Table, entries: list[AnyEntry], turn: int) -> Write:
    """What to store after these entries; `turn` is the one that was played before them."""
    made = Write(
        table.id,
        table_info(table, ME, Presence(), ""),
        table.entries[-1].at,
        [entry_json.write(entry) for entry in entries],
    )
    kinds = {type(entry) for entry in entries}
    if Created in kinds:
        made.origin = {"seed": table.seed, "position": table.position}
    if table.state is not None and (
        table.turn != turn or kinds & {Started, RulesChanged} or table.status == "finished"
    ):
        made.snapshot = table.state.dump()
        if table.status == "finished":
            table.final = table.state.observe(None)
            made.final = table.final
    return made
