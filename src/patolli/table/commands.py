"""What a client's command does at a table, whichever way the command came."""

from __future__ import annotations

from patolli.core.state import State
from patolli.table import play, presentation, undo
from patolli.table.entries import AnyEntry
from patolli.table.messages.commands import PROTOCOL, Act, Redo, Restart, Undo, UndoTo
from patolli.table.messages.parts import ChatOut, Ref, TableInfo
from patolli.table.messages.replies import Welcome
from patolli.table.table import Table

Move = Act | Redo | Undo | Restart | UndoTo


def entry_of(
    table: Table, command: Move, person: str | None, looking: int | None, at: int
) -> tuple[AnyEntry, State | None]:
    """The entry that a command adds, and the game after it where the entry moves it."""
    if isinstance(command, Act):
        seat = play.asked_seat(table, person, looking, command.version)
        return play.act(table, seat, command.action, person, at)
    mine = play.own_seats(table, person, command.version)
    if isinstance(command, Redo):
        return undo.redo(table, mine, person, at)
    return undo.take_back(table, command, mine, person, at)


def welcome(
    table: Table,
    info: TableInfo,
    person: str | None,
    looking: int | None,
    version: int | None,
    lines: list[ChatOut],
    ref: Ref,
) -> tuple[Welcome, int]:
    """The answer to a hello, and the version that the update after it starts from."""
    known = version is not None and 0 <= version <= table.version
    base = version if known and version is not None else table.version
    eyes = presentation.eyes_of(table, table.seats_of(person), looking)
    log = None if known else presentation.whole_log(table, eyes)
    return Welcome(PROTOCOL, info, person, log, lines, ref=ref), base
