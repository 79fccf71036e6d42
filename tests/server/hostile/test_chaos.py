"""The ground shakes: the database restarts, the disk is full, the clock jumps, the server dies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import psycopg
import pytest
from tests.server.clients import Chair, Person
from tests.server.running import Postgres, Server

from patolli.server.ops.config import Settings
from patolli.server.thinking.jobs import queue
from patolli.server.thinking.worker import POLL

PATIENCE = 120.0  # seconds for what happens at once on a machine that is not busy


async def waits(chair: Chair, turns: int) -> list[float]:
    """How long the bot takes for each of some of its turns."""
    found: list[float] = []
    chance = random.Random(1)
    while len(found) < turns and chair.update["table"]["status"] == "running":
        if not chair.update["choices"]:
            await chair.receive()
            continue
        await chair.act(chance.choice(chair.update["choices"])["id"])
        if chair.update["choices"]:
            continue  # the turn goes on
        began = time.monotonic()
        while not chair.update["choices"] and chair.update["table"]["status"] == "running":
            await chair.receive()
        found.append(time.monotonic() - began)
    return found


async def waits_at_tables(ann: Person, turns: int) -> list[float]:
    """The same at as many tables as it takes: a game may be short."""
    found: list[float] = []
    while len(found) < turns:
        made = await ann.table("patolli", ["me", "novice"])
        async with ann.at(made["id"]) as chair:
            found += await waits(chair, turns - len(found))
    return found


def test_bots_are_as_fast_after_the_database_restarts() -> None:
    """The workers' LISTEN was lost for good: they found work only when they looked for it, now and
    then. A worker that is not told waits most of `POLL` for each turn; the median shows it, while
    one slow turn on a busy machine does not."""
    postgres = Postgres()
    server = Server(postgres.database())

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        before = await waits_at_tables(ann, 10)
        postgres.cut()
        await asyncio.sleep(3)  # long enough for every attempt to connect to fail
        postgres.start()
        await asyncio.sleep(3)
        await waits_at_tables(ann, 2)
        after = await waits_at_tables(ann, 10)
        print(f"median {median(before):.3f} s -> {median(after):.3f} s")
        assert median(after) < median(before) + POLL / 2

    try:
        asyncio.run(work())
    finally:
        server.stop()
        postgres.stop()


def test_a_worker_listens_again_after_the_database_was_away() -> None:
    """What makes bots slow is this alone: a worker that is not told of work looks for it now and
    then. The library listens no longer once it has failed to connect again."""
    postgres = Postgres()
    url = postgres.database()

    async def hears(told: asyncio.Event) -> None:
        """Announce until it is heard."""
        told.clear()
        while not told.is_set():
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as database:
                await database.execute("NOTIFY work, '{}'")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(told.wait(), 0.2)

    async def work() -> None:
        told = asyncio.Event()

        async def on_notification(*, channel: str, payload: str) -> None:
            told.set()

        jobs = queue(Settings(database_url=url), connections=2)
        async with jobs.open_async():
            listening = asyncio.create_task(jobs.connector.listen_notify(on_notification, ["work"]))
            await asyncio.wait_for(hears(told), PATIENCE)
            postgres.cut()
            await asyncio.sleep(1)  # it tries to connect, and fails
            postgres.start()
            await asyncio.wait_for(hears(told), PATIENCE)
            listening.cancel()

    try:
        asyncio.run(work())
    finally:
        postgres.stop()


@pytest.fixture
def small_disk(tmp_path: Path) -> Any:
    folder = tmp_path / "disk"
    folder.mkdir()
    if os.getuid() != 0 or shutil.which("mount") is None:
        pytest.skip("a small file system needs root")
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)], check=False
    )
    if done.returncode:
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_is_said_and_waited_out(small_disk: Path) -> None:
    """`/healthz` said 200, guests got 500, a bot tried 661 times in 15 seconds."""
    server = Server(f"sqlite:///{small_disk / 'a.db'}")
    filler = small_disk / "filler"

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "novice"])
        assert (await ann.http.get("/healthz")).status_code == 200
        async with ann.at(made["id"]) as chair:
            while not chair.update["choices"]:
                await chair.receive()
            fill(filler)
            while True:  # the log of the database has room for a few more
                reply = await chair.act(chair.update["choices"][0]["id"])
                if reply["type"] == "error":
                    break
                while not chair.update["choices"]:
                    message = await chair.receive()
                    if message["type"] == "error":
                        break
                else:
                    continue
                break
            await asyncio.sleep(5)
            assert (await ann.http.get("/healthz")).status_code == 503
            refused = await Person(server).post("/api/guests", {"name": "Ben"}, 503)
            assert refused["code"] == "busy"
            tries = server.text().count('"not-stored"')
            print(f"{tries} tries to store in 5 s")
            assert tries < 12
            filler.unlink()
            for _ in range(100):
                if (await ann.http.get("/healthz")).status_code == 200:
                    break
                await asyncio.sleep(0.2)
        async with ann.at(made["id"]) as chair:
            while not chair.update["choices"]:
                await chair.receive()
            reply = await chair.act(chair.update["choices"][0]["id"])
            assert reply["type"] == "update"
        await Person(server).guest("Ben")

    try:
        asyncio.run(work())
    finally:
        server.stop()


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"0" * 4096)
        except OSError:
            pass


JUMP = """
import os, time
_real, _real_ns = time.time, time.time_ns
_jumped = lambda: os.path.exists({flag!r})
time.time = lambda: _real() + 3600 * _jumped()
time.time_ns = lambda: _real_ns() + 3600 * 10**9 * _jumped()
"""


def test_a_wall_clock_that_jumps_times_nobody_out(tmp_path: Path) -> None:
    flag = tmp_path / "jumped"
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", first=JUMP.format(flag=str(flag)))

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        pace = {"kind": "live", "bank": 1000, "increment": 0, "timeout": "bot"}
        made = await ann.table("patolli", ["me", "hotseat"], pace=pace)
        async with ann.at(made["id"]) as chair:
            flag.touch()
            await asyncio.sleep(1)  # longer than between two sweeps
            await chair.act(chair.update["choices"][0]["id"])
            assert all(clock["left_ms"] > 800_000 for clock in chair.update["clocks"])
            assert not any(seat["overdue"] for seat in chair.update["table"]["seats"])

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}")
    group = os.getpgid(server.process.pid)

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "novice"])
        async with ann.at(made["id"]) as chair:
            for _ in range(20):  # until the bot had a choice to think about
                await waits(chair, 5)
                if len(members(group)) > 1:
                    break

    asyncio.run(work())
    assert len(members(group)) > 1
    server.process.send_signal(signal.SIGKILL)  # the server alone
    server.process.wait()
    began = time.monotonic()
    while members(group) and time.monotonic() - began < PATIENCE:
        time.sleep(0.2)
    left = members(group)
    print(f"gone after {time.monotonic() - began:.1f} s")
    for process in left:
        os.kill(process, signal.SIGKILL)
    assert left == []


def members(group: int) -> list[int]:
    """The processes of a group that still run."""
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(folder.name))
    return found


def test_the_health_check_answers_while_the_server_works(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").json()["database"] is True
