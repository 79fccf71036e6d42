"""What the page of moderation takes and gives."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.server.http.forms import SanctionKind, SanctionOut, Why
from patolli.table.messages.parts import TableInfo

LogAction = Literal[
    "mute",
    "ban",
    "lift-mute",
    "lift-ban",
    "delete-table",
    "delete-line",
    "handle-report",
    "look",
    "add-moderator",
    "remove-moderator",
]


class Reason(Struct):
    """Why a moderator does something, or what was done about a report."""

    reason: Why


class NewSanction(Struct):
    """Mute or ban a person, for that many hours (None: for good)."""

    kind: SanctionKind
    reason: Why
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None


class Named(Struct):
    """A person as a moderator sees them; without a name once the account is deleted."""

    id: str
    name: str
    login: str | None


class PersonOut(Struct):
    """A person whom a moderator has found."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int
    moderator: bool
    reports: int
    sanctions: list[SanctionOut]


class ReportOut(Struct):
    """A report; `text` is what the line said. One that was handled has the handler's `note`."""

    id: int
    at: int
    kind: Literal["person", "line", "table"]
    reporter: Named | None
    person: Named | None
    table: str | None
    line: int | None
    text: str
    reason: str
    handled: int | None
    handler: Named | None
    note: str


class ReportPage(Struct):
    """Reports, newest first; `more` is the cursor of the next page, `open` how many wait."""

    reports: list[ReportOut]
    more: int | None
    open: int


class PeoplePage(Struct):
    """The people who were found, at most fifty."""

    people: list[PersonOut]


class TablePage(Struct):
    """The tables that were found, at most fifty, as one sees them who is not signed in."""

    tables: list[TableInfo]


class LogEntry(Struct):
    """An action of moderation; without a `moderator` it was a command of the owner. `subject` is
    the id of a person, a table, a line of a chat or a report, `person` whom it concerns."""

    id: int
    at: int
    moderator: Named | None
    action: LogAction
    subject: str
    person: Named | None
    until: int | None
    reason: str


class LogPage(Struct):
    """The log, newest first; `more` is the cursor of the next page."""

    entries: list[LogEntry]
    more: int | None
