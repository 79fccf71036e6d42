"""The tables of a browser that are in memory: what happens at them, and who is told.

All people at these tables sit at one screen, and are one person.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from patolli import bots
from patolli.browser.effects import ME, Effects, Job, write
from patolli.core.message import Data
from patolli.core.state import State
from patolli.table import play, presentation
from patolli.table.entries import AnyEntry
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.hints import Planned
from patolli.table.messages.parts import Ref, TableInfo
from patolli.table.messages.replies import AnyReply, Update
from patolli.table.plan_cache import PlanCache
from patolli.table.presentation import Presence
from patolli.table.table import Table

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
        self._plans = PlanCache()
        self.waiting: dict[int, Callable[[Found], None]] = {}
        self._thinking: set[str] = set()  # the tables whose bot is thinking
        self._jobs = 0

    def get(self, table_id: str) -> Table:
        """A table by its id; the caller has loaded it if it is stored."""
        found = self.tables.get(table_id)
        if found is None:
            raise Refused("unknown_table")
        return found

    def forget(self, table_id: str) -> None:
        """Let a table go; what is stored is the truth."""
        self.tables.pop(table_id, None)
        self._thinking.discard(table_id)

    # -- what the table says -------------------------------------------------------------------

    def presence(self, table: Table) -> Presence:
        """Who is at the table."""
        asked = table.bot_asked
        return Presence({ME}, 0, [asked] if asked is not None else [])

    def info(self, table: Table) -> TableInfo:
        """The table without the game."""
        return presentation.table_info(table, ME, self.presence(table), "")

    def update(self, table: Table, one: Connection, base: int) -> Update:
        """The table now, for a page that knows it up to `base`."""
        presence = self.presence(table)
        return presentation.update(table, ME, one.looking, base, presence, "", self.now())

    def at(self, table_id: str) -> list[Connection]:
        """The pages at a table."""
        return [one for one in self.connections.values() if one.table == table_id]

    def say(self, one: Connection, reply: AnyReply) -> None:
        """Tell a page something."""
        if one.number in self.connections:
            self.effects.said.append((one.number, reply))

    def broadcast(self, table: Table, actor: Connection | None = None, ref: Ref = None) -> None:
        """Tell every page at the table what has happened since it was told."""
        for one in self.at(table.id):
            if one.version is not None:
                update = self.update(table, one, one.version)
                self.say(one, replace(update, ref=ref) if one is actor else update)
                one.version = table.version

    # -- what happens --------------------------------------------------------------------------

    def append(
        self,
        table: Table,
        entry: AnyEntry,
        state: State | None = None,
        actor: Connection | None = None,
        ref: Ref = None,
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
        self.effects.writes.append(write(table, table.entries, -1))

    def drive(self, table: Table) -> None:
        """Let the bot think that is asked."""
        seat, state = table.bot_asked, table.state
        if seat is None or state is None or table.id in self._thinking:
            return

        def play_on(action: int, _: object) -> None:
            self._thinking.discard(table.id)
            if self.tables.get(table.id) is not table:
                return
            if table.state is state and table.bot_asked == seat:
                self.append(table, *play.act(table, seat, action, None, self.now()))
            else:
                self.drive(table)

        bot = table.seats[seat].bot(bots.LEVELS[0])
        self._thinking.add(table.id)
        self.choose(state, seat, bot, table.id, play_on)

    def choose(
        self,
        state: State,
        seat: int,
        bot: str,
        player: str,
        then: Callable[[int, list[tuple[str, Data]]], None],
    ) -> None:
        """What a bot does in that seat's place, and why: by an earlier plan, or a search now."""
        knowledge = bots.Knowledge(state, seat)
        key = (player, seat, bot)
        planned = self._plans.next(key, knowledge)
        if planned is not None:
            then(planned.action, planned.reasons)
            return

        def searched(found: Found) -> None:
            if found is None:  # the search failed: the game goes on
                then(secrets.choice(state.legal()), [])
                return
            step, *rest = [Planned(*one) for one in found]
            self._plans.keep(key, rest)
            then(step.action, step.reasons)

        self.work("think", [knowledge.dump(), bot, 1.0], searched)

    def plan_turn(
        self,
        state: State,
        seat: int,
        level: str,
        table: str,
        then: Callable[[list[Planned]], None],
    ) -> None:
        """How a bot would play the rest of a seat's turn: by an earlier plan, or a search now."""
        knowledge = bots.Knowledge(state, seat)
        key = (f"{table} hints", seat, level)  # not the bot that may play there later
        plan = self._plans.rest(key, knowledge)
        if plan:
            then(plan)
            return

        def searched(found: Found) -> None:
            given = found if found is not None else [["", secrets.choice(state.legal()), []]]
            plan = [Planned(*one) for one in given]
            self._plans.keep(key, plan)
            then(plan)

        self.work("plan_turn", [knowledge.dump(), level], searched)

    def work(self, name: str, given: list[object], then: Callable[[Found], None]) -> None:
        """Have something done by the worker that thinks."""
        self._jobs += 1
        self.waiting[self._jobs] = then
        self.effects.jobs.append(Job(self._jobs, name, given, secrets.randbits(32)))
