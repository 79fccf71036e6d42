"""The messages of a page to its tables: from JSON text to what follows from it (`effects`).

Nothing here waits: the caller stores the writes of an answer, then passes the rest of it on, and
then sends the next message.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from patolli.browser.effects import ME, Effects
from patolli.browser.requests import REQUESTS
from patolli.browser.reviews import Reviews
from patolli.browser.tables import Connection, Found, Tables
from patolli.browser.wire import command, encode
from patolli.core.errors import PatolliError, UnknownGame
from patolli.core.message import Data
from patolli.table import commands, entry_json, hints, play, undo
from patolli.table.errors import Refused
from patolli.table.fold import advance, fold
from patolli.table.messages.commands import (
    Answer,
    AnyCommand,
    AskHint,
    AskPreview,
    Hello,
    Look,
    Ping,
    Say,
)
from patolli.table.messages.parts import Ref
from patolli.table.messages.replies import Done, Pong, Previews, Thinking
from patolli.table.preview import previews
from patolli.table.table import Table

HINT_LEVEL: Final = "artisan"


class Inbox:
    """Takes one message after the other. `now` is the time in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.tables = Tables(now)
        self.reviews = Reviews(self.tables)

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory; the others must be loaded first."""
        return table_id in self.tables.tables

    def version(self, table_id: str) -> int:
        """How many entries of a table are known."""
        return self.tables.tables[table_id].version if self.has(table_id) else 0

    def handle(self, text: str) -> str:
        """Take a message; what follows from it, as JSON."""
        message: dict[str, Any] = json.loads(text)
        self.tables.effects = Effects()
        getattr(self, f"_on_{message.pop('do')}")(**message)
        return encode(self.tables.effects)

    def _on_load(self, table: str, stored: Data) -> None:
        """A table as it is stored."""
        if self.has(table):
            return
        found: dict[str, Any] = stored
        made = Table(table, found["seed"], found["position"])
        try:
            for entry in found["entries"]:
                fold(made, entry_json.read(entry))
        except UnknownGame:
            return
        made.snapshot, made.final = found["snapshot"], found["final"]
        made.rebuild()
        self.tables.tables[table] = made
        self.reviews.known[table] = dict(found["reviews"])
        if made.status == "running" and not made.current_rules:
            with contextlib.suppress(PatolliError):  # it is shown as it was, and says so
                self.tables.append(made, *play.renew_rules(made, self.now()))

    def _on_advance(self, table: str, stored: list[Data]) -> None:
        """Another page has stored entries."""
        known = self.tables.tables.get(table)
        if known is None:
            return
        for entry in stored:
            advance(known, entry_json.read(entry))
        self.tables.broadcast(known)

    def _on_lost(self, table: str, connection: int | None, ref: Ref) -> None:
        """What was to be stored could not be: what is stored is the truth."""
        self.tables.forget(table)
        for one in self.tables.at(table):
            given = ref if one.number == connection else None
            self.tables.say(one, Refused("stale", version=0).problem(given))

    def _on_request(self, ref: int, name: str, given: list[object]) -> None:
        """Something that is asked beside the game."""
        try:
            self.tables.effects.answers.append((ref, self._request(name, given), None))
        except Refused as refused:
            self.tables.effects.answers.append((ref, None, refused.problem()))

    def _request(self, name: str, given: list[Any]) -> object:
        if name in ("review", "startReview"):
            table = self.tables.get(given[0])
            return (
                self.reviews.start(table)
                if name == "startReview"
                else self.reviews.read(table, given[1])
            )
        return REQUESTS[name](self.tables, *given)

    def _on_connect(self, connection: int, table: str) -> None:
        self.tables.connections[connection] = Connection(connection, table)

    def _on_disconnect(self, connection: int) -> None:
        self.tables.connections.pop(connection, None)

    def _on_command(self, connection: int, data: Data) -> None:
        """A command of a page at its table."""
        one = self.tables.connections[connection]
        try:
            self._carry_out(self.tables.get(one.table), one, command(data))
        except Refused as refused:
            ref = data.get("ref")
            self.tables.say(one, refused.problem(ref if isinstance(ref, str | int) else None))

    def _on_result(self, job: int, found: Found) -> None:
        """A job is done; None: it failed."""
        waiting = self.tables.waiting.pop(job, None)
        if waiting is not None:
            waiting(found)

    # -- commands ------------------------------------------------------------------------------

    def _carry_out(self, table: Table, one: Connection, given: AnyCommand) -> None:
        if isinstance(given, Ping):
            self.tables.say(one, Pong(self.now(), ref=given.ref))
        elif isinstance(given, Hello):
            self._greet(table, one, given.version, given.ref)
            self.tables.drive(table)
        elif isinstance(given, Look):
            if given.seat is not None and given.seat not in table.seats_of(ME):
                raise Refused("forbidden")
            one.looking = given.seat
            self._greet(table, one, None, given.ref)
        elif isinstance(given, AskPreview):
            seat = play.asked_seat(table, ME, one.looking, given.version)
            assert table.state is not None
            self.tables.say(
                one, Previews(given.version, previews(table.state, seat), ref=given.ref)
            )
        elif isinstance(given, AskHint):
            self._hint(table, one, given)
        elif isinstance(given, Say):
            self.tables.say(
                one, Done(table.version, ref=given.ref)
            )  # there is no one else to read it
        elif isinstance(given, Answer):
            entry = undo.answer(table, given.agree, ME, self.now())
            self.tables.append(table, entry, None, one, given.ref)
            agreed = undo.agreed(table, ME, self.now())
            if agreed is not None:
                self.tables.append(table, *agreed)
        else:
            made = commands.entry_of(table, given, ME, one.looking, self.now())
            self.tables.append(table, *made, one, given.ref)

    def _greet(self, table: Table, one: Connection, version: int | None, ref: Ref) -> None:
        """The welcome, then the update with what was missed."""
        welcome, base = commands.welcome(
            table, self.tables.info(table), ME, one.looking, version, [], ref
        )
        self.tables.say(one, welcome)
        self.tables.say(one, self.tables.update(table, one, base))
        one.version = table.version

    def _hint(self, table: Table, one: Connection, given: AskHint) -> None:
        seat = play.asked_seat(table, ME, one.looking, given.version)
        if not table.terms.hints:
            raise Refused("no_hint")
        state = table.state
        assert state is not None

        def answer(plan: list[hints.Planned]) -> None:
            self.tables.say(one, Thinking(self.tables.presence(table).thinking))
            told = hints.hint(state, seat, plan, given.version)
            self.tables.say(one, replace(told, ref=given.ref))

        self.tables.say(one, Thinking([seat]))
        self.tables.plan_turn(state, seat, HINT_LEVEL, table.id, answer)
