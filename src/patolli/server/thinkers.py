"""Bots think here: in worker processes, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from patolli import bots
from patolli.core.state import State
from patolli.server.judging import Judged, judge
from patolli.server.logs import log

LEVELS: Final = list(bots.LEVELS)
ATTEMPTS: Final = 3

Thought = tuple[int, list[tuple[str, dict[str, Any]]]]
Result = TypeVar("Result")


class Thinkers:
    """A pool of worker processes. One that dies is replaced, and its thought is thought again."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.crashes = 0
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            _stop(self._pool)

    async def choose(self, state: State, seat: int, level: str) -> Thought:
        """What a bot of that level does in that seat's place, and why.

        The worker is given what the seat may know, never the state.
        """
        knowledge = bots.Knowledge(state, seat).dump()
        thought = await self._work(think, knowledge, level)
        if thought is not None:
            return thought
        log("bot-gave-up", level="error", game=state.game.id)
        return secrets.choice(state.legal()), []

    async def judge(
        self, knowledge: bots.Knowledge, played: list[int], thoughts: int
    ) -> Judged | None:
        """What a bot thinks of decisions that were made there; None if it can't think."""
        return await self._work(judge_dump, knowledge.dump(), played, thoughts)

    async def _work(self, work: Callable[..., Result], *given: Any) -> Result | None:
        """Let a worker do something, with a seed as its last argument; None: it crashes again."""
        seed = secrets.randbits(32)
        for attempt in range(ATTEMPTS):
            pool = self._running()
            try:
                future = asyncio.get_running_loop().run_in_executor(
                    pool, partial(work, *given, seed + attempt)
                )
                return await asyncio.wait_for(future, self.seconds)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                self.crashes += 1
                log("bot-crashed", level="warning", attempt=attempt, error=type(error).__name__)
                self._replace(pool)
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
            )
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            _stop(pool)


def think(knowledge: dict[str, Any], level: str, seed: int) -> Thought:
    """One decision of a bot (in a worker process)."""
    bot = bots.load(level, seed)
    action = bot.choose(bots.Knowledge.restore(knowledge))
    return action, [(message.key, message.data) for message in bot.explain()]


def judge_dump(knowledge: dict[str, Any], played: list[int], thoughts: int, seed: int) -> Judged:
    """What a bot thinks of a stretch (in a worker process)."""
    return judge(bots.Knowledge.restore(knowledge), played, thoughts, seed)


def _prepare() -> None:
    """Workers give way to the table."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)


def _stop(pool: ProcessPoolExecutor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        with contextlib.suppress(OSError, ValueError):
            worker.terminate()
