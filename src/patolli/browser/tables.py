"""The tables of a browser: from a message to what follows from it (`effects`).

Nothing here waits: the caller stores the writes of an answer, then passes the rest of it on, and
then sends the next message. All people at these tables sit at one screen.
"""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from patolli import bots
from patolli.browser.effects import ME, Effects, Job, write
from patolli.browser.requests import REQUESTS
from patolli.browser.reviews import Reviews
from patolli.browser.wire import command, encode
from patolli.core.errors import PatolliError, UnknownGame
from patolli.core.message import Data
from patolli.core.state import State
from patolli.table import commands, entries, play, presentation, undo
from patolli.table.entries import AnyEntry
from patolli.table.errors import Refused
from patolli.table.fold import advance, fold
from patolli.table.hints import Planned
from patolli.table.messages import (
    Answer,
    AnyReply,
    AskHint,
    AskPreview,
    Done,
    Hello,
    Hint,
    Look,
    Ping,
    Pong,
    Previews,
    Say,
    TableInfo,
    Text,
    Thinking,
    Update,
)
from patolli.table.plan_cache import PlanCache
from patolli.table.presentation import Presence
from patolli.table.preview import previews
from patolli.table.table import Table

HINT_LEVEL: Final = "artisan"
Found = Any | None


class Connection:
    """A page that looks at a table; `version` is what it has been told, None before its hello."""

    def __init__(self, number: int, table: str) -> None:
        self.number = number
        self.table = table
        self.looking: int | None = None
        self.version: int | None = None


class Tables:
    """The tables that are in memory. `now` is the time in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.tables: dict[str, Table] = {}
        self.connections: dict[int, Connection] = {}
        self.effects = Effects()
        self.reviews = Reviews(self)
        self._plans = PlanCache()
        self._waiting: dict[int, Callable[[Found], None]] = {}
        self._thinking: dict[str, int] = {}  # by table: the job of the bot that is asked
        self._jobs = 0

    # -- messages ------------------------------------------------------------------------------

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory; the others must be loaded first."""
        return table_id in self.tables

    def version(self, table_id: str) -> int:
        """How many entries of a table are known."""
        return self.tables[table_id].version if table_id in self.tables else 0

    def handle(self, text: str) -> str:
        """Take a message; what follows from it, as JSON."""
        message: dict[str, Any] = json.loads(text)
        self.effects = Effects()
        getattr(self, f"_on_{message.pop('do')}")(**message)
        return encode(self.effects)

    def _on_load(self, table: str, stored: Data) -> None:
        """A table as it is stored."""
        if table in self.tables:
            return
        found: dict[str, Any] = stored
        made = Table(table, found["seed"], found["position"])
        try:
            for entry in found["entries"]:
                fold(made, entries.read(entry))
        except UnknownGame:
            return
        made.snapshot, made.final = found["snapshot"], found["final"]
        made.rebuild()
        self.tables[table] = made
        self.reviews.known[table] = dict(found["opinions"])
        if made.status == "running" and not made.current_rules:
            with contextlib.suppress(PatolliError):  # it is shown as it was, and says so
                self.append(made, *play.renew_rules(made, self.now()))

    def _on_advance(self, table: str, stored: list[Data]) -> None:
        """Another page has stored entries."""
        known = self.tables.get(table)
        if known is None:
            return
        for entry in stored:
            advance(known, entries.read(entry))
        self.broadcast(known)

    def _on_lost(self, table: str, connection: int | None, ref: Any) -> None:
        """What was to be stored could not be: what is stored is the truth."""
        self.tables.pop(table, None)
        self._thinking.pop(table, None)
        for one in self._at(table):
            given = ref if one.number == connection else None
            self._say(one, Refused("stale", version=0).problem(given))

    def _on_request(self, ref: int, name: str, given: list[Any]) -> None:
        """Something that is asked beside the game."""
        try:
            self.effects.answers.append((ref, REQUESTS[name](self, *given), None))
        except Refused as refused:
            self.effects.answers.append((ref, None, refused.problem()))

    def _on_connect(self, connection: int, table: str) -> None:
        self.connections[connection] = Connection(connection, table)

    def _on_disconnect(self, connection: int) -> None:
        self.connections.pop(connection, None)

    def _on_command(self, connection: int, data: dict[str, Any]) -> None:
        """A command of a page at its table."""
        one = self.connections[connection]
        try:
            table = self.tables.get(one.table)
            if table is None:
                raise Refused("unknown_table")
            self._carry_out(table, one, command(data))
        except Refused as refused:
            self._say(one, refused.problem(data.get("ref")))

    def _on_thought(self, job: int, found: Found) -> None:
        """A job is done; None: it failed."""
        waiting = self._waiting.pop(job, None)
        if waiting is not None:
            waiting(found)

    # -- commands ------------------------------------------------------------------------------

    def _carry_out(self, table: Table, one: Connection, given: Any) -> None:
        if isinstance(given, Ping):
            self._say(one, Pong(self.now(), ref=given.ref))
        elif isinstance(given, Hello):
            self._greet(table, one, given.version, given.ref)
            self.drive(table)
        elif isinstance(given, Look):
            if given.seat is not None and given.seat not in table.seats_of(ME):
                raise Refused("forbidden")
            one.looking = given.seat
            self._greet(table, one, None, given.ref)
        elif isinstance(given, AskPreview):
            seat = play.asked_seat(table, ME, one.looking, given.version)
            assert table.state is not None
            self._say(one, Previews(given.version, previews(table.state, seat), ref=given.ref))
        elif isinstance(given, AskHint):
            self._hint(table, one, given)
        elif isinstance(given, Say):
            self._say(one, Done(table.version, ref=given.ref))  # there is no one else to read it
        elif isinstance(given, Answer):
            entry = undo.answer(table, given.agree, ME, self.now())
            self.append(table, entry, None, one, given.ref)
            agreed = undo.agreed(table, ME, self.now())
            if agreed is not None:
                self.append(table, *agreed)
        else:
            made = commands.entry_of(table, given, ME, one.looking, self.now())
            self.append(table, *made, one, given.ref)

    def _greet(self, table: Table, one: Connection, version: int | None, ref: Any) -> None:
        """The welcome, then the update with what was missed."""
        welcome, base = commands.welcome(table, self.info(table), ME, one.looking, version, [], ref)
        self._say(one, welcome)
        self._say(one, self._update(table, one, base))
        one.version = table.version

    def _hint(self, table: Table, one: Connection, given: AskHint) -> None:
        seat = play.asked_seat(table, ME, one.looking, given.version)
        if not table.terms.hints:
            raise Refused("no_hint")
        state = table.state
        assert state is not None

        def answer(action: int, reasons: list[tuple[str, Data]]) -> None:
            self._say(one, Thinking(self.presence(table).thinking))
            name = state.game.actions.name(action)
            words = [Text(key, data) for key, data in reasons]
            self._say(one, Hint(given.version, action, name, words, ref=given.ref))

        self._say(one, Thinking([seat]))
        self._choose(state, seat, HINT_LEVEL, f"{table.id} hints", answer)

    # -- what the table says -------------------------------------------------------------------

    def presence(self, table: Table) -> Presence:
        """Who is at the table."""
        asked = table.bot_asked
        return Presence({ME}, 0, [asked] if asked is not None else [])

    def info(self, table: Table) -> TableInfo:
        """The table without the game."""
        return presentation.table_info(table, ME, self.presence(table), "")

    def _update(self, table: Table, one: Connection, base: int) -> Update:
        presence = self.presence(table)
        return presentation.update(table, ME, one.looking, base, presence, "", self.now())

    def _at(self, table_id: str) -> list[Connection]:
        return [one for one in self.connections.values() if one.table == table_id]

    def _say(self, one: Connection, reply: AnyReply) -> None:
        if one.number in self.connections:
            self.effects.said.append((one.number, reply))

    def broadcast(self, table: Table, actor: Connection | None = None, ref: Any = None) -> None:
        """Tell every page at the table what has happened since it was told."""
        for one in self._at(table.id):
            if one.version is not None:
                update = self._update(table, one, one.version)
                self._say(one, replace(update, ref=ref) if one is actor else update)
                one.version = table.version

    # -- what happens --------------------------------------------------------------------------

    def append(
        self,
        table: Table,
        entry: AnyEntry,
        state: State | None = None,
        actor: Connection | None = None,
        ref: Any = None,
    ) -> None:
        """Add an entry: it is stored, told, and the bot that is asked begins to think."""
        turn = table.turn
        fold(table, entry, state if state is not None else table.state)
        self.effects.writes.append(write(table, [entry], turn))
        self.broadcast(table, actor, ref)
        self.drive(table)

    def add(self, table: Table) -> None:
        """Keep a new table with all its entries."""
        self.tables[table.id] = table
        self.reviews.known[table.id] = {}
        self.effects.writes.append(write(table, table.entries, -1))

    def drive(self, table: Table) -> None:
        """Let the bot think that is asked."""
        seat, state = table.bot_asked, table.state
        if seat is None or state is None or table.id in self._thinking:
            return

        def play_on(action: int, _: object) -> None:
            self._thinking.pop(table.id, None)
            if self.tables.get(table.id) is not table:
                return
            if table.state is state and table.bot_asked == seat:
                self.append(table, *play.act(table, seat, action, None, self.now()))
            else:
                self.drive(table)

        level = table.seats[seat].level or bots.LEVELS[0]
        self._thinking[table.id] = 0
        self._choose(state, seat, level, table.id, play_on)

    def _choose(
        self,
        state: State,
        seat: int,
        level: str,
        player: str,
        then: Callable[[int, list[tuple[str, Data]]], None],
    ) -> None:
        """What a bot does in that seat's place, and why: planned before, or thought about now."""
        knowledge = bots.Knowledge(state, seat)
        key = (player, seat, level)
        planned = self._plans.next(key, knowledge)
        if planned is not None:
            then(planned.action, planned.reasons)
            return

        def thought(found: Found) -> None:
            if found is None:  # the search failed: the game goes on
                then(secrets.choice(state.legal()), [])
                return
            step, *rest = [Planned(*one) for one in found]
            self._plans.keep(key, rest)
            then(step.action, step.reasons)

        self.work("think", [knowledge.dump(), level], thought)

    def work(self, name: str, given: list[Any], then: Callable[[Found], None]) -> None:
        """Have something done by the worker that thinks."""
        self._jobs += 1
        self._waiting[self._jobs] = then
        self.effects.jobs.append(Job(self._jobs, name, given, secrets.randbits(32)))
