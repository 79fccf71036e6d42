"""Thinking as jobs in PostgreSQL (Procrastinate): any worker of any machine takes them.

A server process defers a job and waits for its result, which the worker writes into the table
`results` and announces. A worker that dies stops sending signs of life; its job is then given to
another, a few times. The worker's side is `worker.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable
from typing import Final, cast

import msgspec
import procrastinate
from procrastinate.connector import Notify
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Status
from procrastinate.types import JSONValue
from sqlalchemy import delete, text

from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.ops.stamps import now
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage
from patolli.server.thinking.executor import ATTEMPTS, BotExecutor
from patolli.server.thinking.workers import Workers

QUEUE: Final = "thinking"
TASK: Final = "patolli.work"
# who plays comes before who asks for a hint, and both before who looks back
URGENT: Final = {"think": 10, "plan_turn": 8, "judge": 0}
LOOK_AGAIN: Final = 2.0  # seconds after which a result is looked for that was not announced
HOUR: Final = 3_600_000
AGAIN: Final = 0.5  # seconds before a lost connection is made again


def queue(settings: Settings, connections: int) -> procrastinate.App:
    """The queue of jobs in the server's database."""
    address = settings.async_url.replace("postgresql+asyncpg://", "postgresql://")
    connector = Connector(conninfo=address, min_size=1, max_size=connections)
    return procrastinate.App(connector=connector)


class Connector(procrastinate.PsycopgConnector):
    """Listens again after the database was away; the library's own listener ends for good."""

    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        while True:
            try:
                await super().listen_notify(on_notification, channels)
            except ConnectorException:
                log("worker-not-told", level="warning")
                await asyncio.sleep(AGAIN)


class JobExecutor(BotExecutor):
    """Thinks in worker processes that take jobs from the database."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(None, settings.bots, settings.default_level)
        self.settings = settings
        self.storage = storage
        self.jobs = queue(settings, connections=4)
        self.workers = Workers(settings)
        self._waiting: dict[str, asyncio.Future[object]] = {}

    async def open(self) -> None:
        await self.jobs.open_async()
        self.workers.start()

    async def close(self) -> None:
        await self.workers.stop()
        with contextlib.suppress(Exception):
            await self.jobs.close_async()

    async def work(self, name: str, given: list[object], person: str) -> object:
        async with self.queue.turn(person):
            return await self._job(name, given)

    async def _job(self, name: str, given: list[object]) -> object:
        key = secrets.token_hex(12)
        self._waiting[key] = asyncio.get_running_loop().create_future()
        try:
            job = await self.jobs.configure_task(
                TASK, queue=QUEUE, priority=URGENT[name]
            ).defer_async(
                key=key, name=name, given=cast("list[JSONValue]", given), seed=secrets.randbits(32)
            )
            return await self._result(key, job)
        finally:
            del self._waiting[key]

    async def _result(self, key: str, job: int) -> object:
        """Wait for the result of a job; None once no worker has the job any more."""
        future = self._waiting[key]
        while True:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(asyncio.shield(future), LOOK_AGAIN)
            gone = await self._is_gone(job)  # before the result is looked for: it may come between
            await self.result_ready(key)
            if gone and not future.done():
                return None

    async def _is_gone(self, job: int) -> bool:
        found = await self.jobs.job_manager.list_jobs_async(id=job)
        return not any(one.status in (Status.TODO.value, Status.DOING.value) for one in found)

    async def result_ready(self, key: str) -> None:
        """A result may be there: hand it to the waiting caller in this process."""
        future = self._waiting.get(key)
        if future is None or future.done():
            return
        rows = schema.results
        async with self.storage.begin() as database:
            found = await database.execute(
                delete(rows).where(rows.c.id == key).returning(rows.c.body)
            )
            row = found.first()
        if row is not None and not future.done():
            future.set_result(msgspec.json.decode(row[0]))

    async def maintain(self) -> None:
        """Give the jobs of dead workers to others; forget old results."""
        self.crashes = self.workers.crashes
        manager = self.jobs.job_manager
        lost = await manager.get_stalled_jobs(
            queue=QUEUE, seconds_since_heartbeat=self.settings.worker_seconds
        )
        for job in lost:
            log("bot-crashed", level="warning", attempt=job.attempts, reason="worker gone")
            if job.attempts + 1 < ATTEMPTS:
                await manager.retry_job(job)
            else:
                await manager.finish_job(job, Status.FAILED, delete_job=True)
        async with self.storage.begin() as database:
            await database.execute(delete(schema.results).where(schema.results.c.at < now() - HOUR))
            # the process that deferred these is gone
            await database.execute(text(_ABANDONED), {"hours": 1})


_ABANDONED = """
    DELETE FROM procrastinate_jobs WHERE status = 'todo' AND id IN (
        SELECT job_id FROM procrastinate_events
        WHERE type = 'deferred' AND at < now() - make_interval(hours => :hours)
    )
"""
