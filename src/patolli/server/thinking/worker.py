"""A worker: takes jobs for bots from the database, one at a time.

`patolli worker` runs it alone; `patolli serve` starts its own, which end with it.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Any, Final

import msgspec
from procrastinate import App, JobContext, RetryStrategy

from patolli.server.ops.config import BadSetting, Settings, read
from patolli.server.ops.logs import log, set_up
from patolli.server.ops.stamps import now
from patolli.server.storage.storage import CHANNEL
from patolli.server.thinking.executor import ATTEMPTS, give_way
from patolli.server.thinking.jobs import QUEUE, TASK, queue
from patolli.table.work import do

POLL: Final = 1.0  # seconds after which a job is looked for that was not announced
STUCK: Final = 70  # the exit status of a worker whose search takes too long
_KEEP = (
    "INSERT INTO results (id, body, at) VALUES (%(id)s, %(body)s, %(at)s) ON CONFLICT DO NOTHING"
)
_TELL = "SELECT pg_notify(%(channel)s, %(body)s)"


def run_worker(settings: Settings, attached: bool = False) -> None:
    """Work until stopped."""
    if not settings.postgres:
        raise BadSetting(
            "a worker alone needs PostgreSQL: with SQLite the server's own processes think"
        )
    set_up(settings.log_level)
    give_way()
    if attached:
        threading.Thread(target=_follow_parent, daemon=True).start()
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    app = queue(settings, connections=3)
    task = app.task(
        name=TASK, queue=QUEUE, pass_context=True, retry=RetryStrategy(max_attempts=ATTEMPTS - 1)
    )

    async def work(
        context: JobContext, key: str, name: str, given: list[object], seed: int
    ) -> None:
        # each attempt has another seed, so that what has failed need not fail again
        attempt = context.job.attempts
        late = threading.Timer(settings.bot_seconds, _give_up, [attempt])
        late.daemon = True
        late.start()
        try:
            found = await asyncio.to_thread(do, name, given, seed + attempt)
        finally:
            late.cancel()
        await _answer(app, key, found)

    task(work)
    async with app.open_async():
        log("worker-started")
        await app.run_worker_async(
            queues=[QUEUE],
            concurrency=1,
            fetch_job_polling_interval=POLL,
            delete_jobs="always",
            update_heartbeat_interval=settings.worker_seconds / 5,
            stalled_worker_timeout=settings.worker_seconds,
            shutdown_graceful_timeout=0,
        )


async def _answer(app: App, key: str, found: object) -> None:
    """Keep the result and say that it is there."""
    connector: Any = app.connector
    body = msgspec.json.encode(found).decode()
    await connector.execute_query_async(_KEEP, id=key, body=body, at=now())
    news = msgspec.json.encode({"from": "worker", "result": key}).decode()
    await connector.execute_query_async(_TELL, channel=CHANNEL, body=news)


def _give_up(attempt: int) -> None:
    """A search can't be interrupted: the process ends, and another retries."""
    log("bot-too-slow", level="warning", attempt=attempt)
    os._exit(STUCK)


def _follow_parent() -> None:
    """End when the server does, however it ended."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    run_worker(read(), attached="--attached" in sys.argv)
