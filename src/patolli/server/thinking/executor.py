"""Bots think here: in worker processes, so that the table never waits for them.

With SQLite the workers are a pool of this process; with PostgreSQL they take jobs from a queue in
the database (`jobs.py`). Either way a worker is given what a seat may know, never the state.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

import msgspec

from patolli import bots
from patolli.bots.parallel import end_with_parent
from patolli.bots.styles import split
from patolli.core.message import Data
from patolli.core.state import State
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.thinking.checking import checked
from patolli.server.thinking.fair_queue import FairQueue
from patolli.table import hints
from patolli.table.plan_cache import PlanCache
from patolli.table.review import Judged
from patolli.table.work import do

LEVELS: Final = list(bots.LEVELS)
ATTEMPTS: Final = 3
EACH: Final = 2  # searches of one person at once, where workers of other machines help
BUSY_SECONDS: Final = 3.0  # who waits longer is told so, and bots think less
LEAST_SHARE: Final = 0.1

Chosen = tuple[int, hints.Reasons]


class BotExecutor(ABC):
    """Where bots think. `crashes` counts the workers that had to be replaced."""

    crashes = 0
    _checks = FairQueue(places=1, each=1)

    def __init__(self, places: int | None, own: Mapping[str, str], usual: str) -> None:
        """`own` are the server's own bots by their names; a bot that is not there any more is
        replaced by one of the `usual` level."""
        self.own = own
        self.usual = usual
        self._plans = PlanCache()
        self.queue = FairQueue(places, each=places or EACH)

    @abstractmethod
    async def open(self) -> None:
        """Be ready to think."""

    @abstractmethod
    async def close(self) -> None:
        """Stop thinking."""

    @abstractmethod
    async def result_ready(self, key: str) -> None:
        """A worker has announced a result."""

    @abstractmethod
    async def maintain(self) -> None:
        """Now and then: take up the work of workers that died."""

    async def choose(self, state: State, seat: int, bot: str, table: str, person: str) -> Chosen:
        """What a bot (a level, with or without a style, or one of the server's own) does in that
        seat's place, and why.

        `table` names the game, so that a turn that was planned is played as planned; `person` is
        the one whose bot it is: bots of one person do not keep those of another waiting.
        """
        knowledge = bots.Knowledge(state, seat)
        player = (table, seat, bot)
        step = self._plans.next(player, knowledge)
        if step is None:
            share = self._share()
            found = await self.work("think", [knowledge.dump(), self.named(bot), share], person)
            if found is None:
                log("bot-gave-up", level="error", game=state.game.id)
                return secrets.choice(state.legal()), []
            plan = msgspec.convert(found, list[hints.PlainStep])
            step, *rest = [hints.Planned(*one) for one in plan]
            self._plans.keep(player, rest)
        return step.action, step.reasons

    async def plan_turn(
        self, state: State, seat: int, level: str, table: str, person: str
    ) -> list[hints.Planned]:
        """How a bot of that level would play the rest of a seat's turn, for a person who asks; the
        same plan as before, as long as it is followed."""
        knowledge = bots.Knowledge(state, seat)
        player = (f"{table} hints", seat, level)  # not the bot that may play there later
        plan = self._plans.rest(player, knowledge)
        if not plan:
            found = await self.work("plan_turn", [knowledge.dump(), level], person)
            if found is None:
                log("bot-gave-up", level="error", game=state.game.id)
                found = [["", secrets.choice(state.legal()), []]]
            steps = msgspec.convert(found, list[hints.PlainStep])
            plan = [hints.Planned(*one) for one in steps]
            self._plans.keep(player, plan)
        return plan

    def named(self, bot: str) -> str:
        """What `bots.make` calls a bot that sits at a table."""
        if split(bot)[0] in LEVELS:
            return bot
        if bot not in self.own:
            log("bot-not-here", level="warning", bot=bot)
        return self.own.get(bot, self.usual)

    def _share(self) -> float:
        """The share of its usual budget that a bot may spend: less where others have to wait."""
        waits = self.queue.pressure()
        return 1.0 if waits <= BUSY_SECONDS else max(LEAST_SHARE, BUSY_SECONDS / waits)

    async def judge(
        self, knowledge: bots.Knowledge, played: list[int], nodes: int
    ) -> Judged | None:
        """What a bot thinks of decisions that were made there; None after repeated failures."""
        found = await self.work("judge", [knowledge.dump(), played, nodes], "review")
        return msgspec.convert(found, Judged) if found is not None else None

    async def faults(self, record: Data, person: str) -> list[str]:
        """Everything wrong with a record. It is tried out in a process of its own, which may die of
        it, so that no bot's search is lost."""
        async with self._checks.turn(person):
            return await checked(record)

    @abstractmethod
    async def work(self, name: str, given: list[object], person: str) -> object:
        """Let a worker do something; None after repeated worker failures."""


class PoolExecutor(BotExecutor):
    """A pool of worker processes. One that dies is replaced, and the search is retried."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.bot_workers, settings.bots, settings.default_level)
        self.workers = settings.bot_workers
        self.seconds = settings.bot_seconds
        self._pool: ProcessPoolExecutor | None = None

    async def open(self) -> None:
        """The pool starts with the first search."""

    async def result_ready(self, key: str) -> None:
        """Nothing to do: the pool returns its results."""

    async def maintain(self) -> None:
        """A worker that dies is replaced at once."""

    async def close(self) -> None:
        if self._pool is not None:
            _stop(self._pool)

    async def work(self, name: str, given: list[object], person: str) -> object:
        async with self.queue.turn(person):  # time in the queue is not time to think
            return await self._attempts(name, given)

    async def _attempts(self, name: str, given: list[object]) -> object:
        seed = secrets.randbits(32)
        for attempt in range(ATTEMPTS):
            pool = self._running()
            try:
                future = asyncio.get_running_loop().run_in_executor(
                    pool, partial(do, name, given, seed + attempt)
                )
                return await asyncio.wait_for(future, self.seconds)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                self.crashes += 1
                log("bot-crashed", level="warning", attempt=attempt, error=type(error).__name__)
                self._replace(pool)
            except Exception as error:  # of a bot of the server's own; the worker lives on
                log("bot-failed", level="error", attempt=attempt, error=repr(error))
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=give_way,
            )
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            _stop(pool)


def give_way() -> None:
    """Workers let the table go first, and end with the server, however it ended."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    end_with_parent()


def _stop(pool: ProcessPoolExecutor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        with contextlib.suppress(OSError, ValueError):
            worker.terminate()
