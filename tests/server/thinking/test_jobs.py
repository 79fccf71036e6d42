"""Bots on PostgreSQL: their thinking is a job that any worker takes, and that no crash loses."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.clients import WAIT, Person
from tests.server.running import Postgres, Server

from patolli.server.ops.config import Settings, as_environment, read


@contextmanager
def worker(url: str, **settings: Any) -> Iterator[subprocess.Popen[bytes]]:
    """`patolli worker`, alone."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "patolli", "worker", "--database", url],
            env={**os.environ, **{f"PATOLLI_{k.upper()}": str(v) for k, v in settings.items()}},
            stdout=log,
            stderr=log,
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


async def jobs(url: str, status: str) -> int:
    """How many jobs the queue holds."""
    query = "SELECT count(*) FROM procrastinate_jobs WHERE status::text = %s"
    async with await psycopg.AsyncConnection.connect(url) as database:
        found = await (await database.execute(query, [status])).fetchone()
    assert found is not None
    return int(found[0])


async def until_doing(url: str) -> None:
    """Wait until a worker thinks."""
    for _ in range(int(WAIT * 50)):
        if await jobs(url, "doing"):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("no worker takes the job")


def workers_of(server: Server) -> list[int]:
    """The worker processes that a server has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
            words = status.with_name("cmdline").read_text()
        except (OSError, ValueError):
            continue
        if int(lines["PPid"]) == server.process.pid and "patolli.server.thinking.worker" in words:
            found.append(int(status.parent.name))
    return found


def test_a_whole_game_with_bots(postgres: Postgres) -> None:
    url = postgres.database()
    server = Server(url)

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "novice", "apprentice"])
        async with ann.at(made["id"]) as chair:
            await chair.play(random.Random(3))
            assert chair.update["table"]["status"] == "finished"
            hint = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(hint["id"]) as chair:
            answer = await chair.answer("hint", version=chair.version)
            assert answer["type"] == "hint"
            assert answer["reasons"]
        assert await jobs(url, "todo") == await jobs(url, "failed") == 0

    try:
        asyncio.run(work())
        assert '"bot-' not in server.text(), server.text()
        assert workers_of(server)
    finally:
        server.stop()


def test_a_worker_is_killed_while_it_thinks(postgres: Postgres) -> None:
    """The job is given to the worker that replaces it, and the move comes."""
    url = postgres.database()
    server = Server(url, worker_seconds=3)

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("founders", ["master", "master"])
        async with ann.at(made["id"]) as chair:
            await until_doing(url)
            killed = workers_of(server)
            assert killed
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            before = chair.version
            await chair.until(before + 1)
            assert not set(killed) & set(workers_of(server))

    try:
        asyncio.run(work())
        assert '"bot-crashed"' in server.text()
        assert '"bot-gave-up"' not in server.text()
    finally:
        server.stop()


def test_two_server_processes_with_one_worker(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = Server(url, bot_workers=0), Server(url, bot_workers=0)

    async def work() -> None:
        people = [await Person(server).guest("Ann") for server in (one, two)]
        made = [await person.table("tikal", ["novice"] * 4) for person in people]
        chairs = [
            person.at(table["id"], server=server)
            for person, table, server in zip(people, made, (two, one), strict=True)
        ]
        async with chairs[0], chairs[1]:
            with worker(url):
                for chair in chairs:
                    await chair.until(chair.version + 5)
            waiting = [chair.version for chair in chairs]
            with worker(url, worker_seconds=2):  # the first took a job with it: it is given back
                for chair, version in zip(chairs, waiting, strict=True):
                    await chair.until(version + 5)

    try:
        asyncio.run(work())
        assert not workers_of(one)
        assert not workers_of(two)
    finally:
        one.stop()
        two.stop()


def test_a_thought_that_takes_too_long_is_given_up(postgres: Postgres) -> None:
    """The worker ends itself; after three of them a random legal action keeps the game going."""
    url = postgres.database()
    server = Server(url, worker_seconds=2, bot_seconds=0.4)

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("founders", ["master", "master"])
        async with ann.at(made["id"]) as chair:
            await chair.until(chair.version + 1)

    try:
        asyncio.run(work())
        assert server.text().count('"bot-too-slow"') >= 3, server.text()
        assert '"bot-gave-up"' in server.text()
    finally:
        server.stop()


def test_workers_end_with_their_server(postgres: Postgres) -> None:
    server = Server(postgres.database(), bot_workers=2)

    async def ended(pids: list[int]) -> None:
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            await asyncio.sleep(0.1)

    async def begun() -> list[int]:
        while len(workers_of(server)) < 2:
            await asyncio.sleep(0.1)
        return workers_of(server)

    try:
        pids = asyncio.run(asyncio.wait_for(begun(), WAIT))
        os.kill(server.process.pid, signal.SIGKILL)  # the server alone
        server.process.wait()
        asyncio.run(asyncio.wait_for(ended(pids), WAIT))
    finally:
        server.stop()


def test_a_worker_alone_needs_postgresql(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "patolli", "worker", "--database", f"sqlite:///{tmp_path}/x.db"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "settings", [Settings(), Settings(origins=["https://a.example", "https://b.example"], port=9)]
)
def test_settings_survive_the_environment(settings: Settings) -> None:
    assert read(None, as_environment(settings)) == settings
