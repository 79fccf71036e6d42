"""Several server processes on one port."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server.clients import Chair, Person, together
from tests.server.running import Postgres, Server

from patolli.server.ops import supervisor
from patolli.server.ops.config import BadSetting, Settings
from patolli.server.ops.metrics import FOLDER
from patolli.server.people import rate_limits
from patolli.server.people.rate_limits import RateLimits
from patolli.server.people.shared_buckets import SharedBuckets, make_buckets
from patolli.server.storage.storage import Storage
from patolli.table.errors import Refused

MOST_SECONDS = 60.0


def children(pid: int) -> set[int]:
    """The server processes of a supervisor."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                command = (entry / "cmdline").read_text()
            except OSError:  # it is gone
                continue
            if int(fields[1]) == pid and supervisor.__name__ in command and fields[0] != "Z":
                found.add(int(entry.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def descendants(pid: int) -> set[int]:
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found |= {int(entry.name), *descendants(int(entry.name))}
    return found


def wait_until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + MOST_SECONDS
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.05)


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Server]:
    """A server of two processes, which all end when it is told to stop."""
    server = Server(postgres.database(), processes=2)
    yield server
    ends_with_all(server, signal.SIGTERM)


def ends_with_all(server: Server, how: signal.Signals) -> None:
    wait_until(lambda: len(descendants(server.process.pid)) == 3)  # two servers, the bots' worker
    started = descendants(server.process.pid)
    environ = Path(f"/proc/{min(children(server.process.pid))}/environ").read_text()
    folder = Path(re.findall(rf"{FOLDER}=([^\0]+)", environ)[0])
    assert folder.is_dir()
    os.kill(server.process.pid, how)
    status = server.process.wait(MOST_SECONDS)
    assert status == (-signal.SIGKILL if how == signal.SIGKILL else 0)
    wait_until(lambda: not any(alive(pid) for pid in started))
    assert not folder.exists()


async def apart(server: Server, stack: AsyncExitStack) -> list[Chair]:
    """Two people at a table, on different processes: the system deals connections out, so one who
    came to the other's process comes again."""
    ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
    made = await ann.table("patolli", ["me", "open"], visibility="public")
    await ben.post(f"/api/tables/{made['id']}/join", {})
    await ann.post(f"/api/tables/{made['id']}/start")
    first = await stack.enter_async_context(ann.at(made["id"]))
    home = await process_of(first)
    for _ in range(50):
        second = ben.at(made["id"])
        await second.__aenter__()
        if await process_of(second) != home:
            stack.push_async_exit(second.__aexit__)
            return [first, second]
        await second.__aexit__()
    raise AssertionError("all connections came to one process")


async def process_of(chair: Chair) -> int:
    """The process that a socket is connected to: the only one that has its other end."""
    host, port = chair.socket.local_address[:2]
    name = bytes(reversed([int(part) for part in host.split(".")])).hex().upper()
    ends = [f"{name}:{chair.server.port:04X}", f"{name}:{port:04X}"]
    # A set: the system lists a connection twice if others come while the list is read.
    (inode,) = {
        line.split()[9]
        for line in Path("/proc/net/tcp").read_text().splitlines()
        if line.split()[1:4] == [*ends, "01"]  # connected
    }
    for pid in children(chair.server.process.pid):
        for link in Path(f"/proc/{pid}/fd").iterdir():
            try:
                if os.readlink(link) == f"socket:[{inode}]":
                    return pid
            except OSError:
                continue
    raise AssertionError("no process has it")


def test_people_on_different_processes_play_together(two: Server) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            chairs = await apart(two, stack)
            await together(chairs, 8, random.Random(1))
            assert chairs[0].version == chairs[1].version
            seats = chairs[0].update["table"]["seats"]
            assert [seat["connected"] for seat in seats] == [True, True]

    asyncio.run(work())
    told = httpx.get(f"{two.url}/metrics").text
    counted = re.findall(r"^patolli_actions_total\{.*\} (\S+)", told, re.MULTILINE)
    assert sum(float(number) for number in counted) == 8
    assert "patolli_live_tables 2.0" in told  # of both processes


def test_a_process_that_dies_is_started_again(two: Server) -> None:
    before = children(two.process.pid)
    assert len(before) == 2
    victim = min(before)
    os.kill(victim, signal.SIGKILL)
    wait_until(lambda: len(children(two.process.pid) - before) == 1)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            await together(await apart(two, stack), 4, random.Random(2))

    limit = time.monotonic() + MOST_SECONDS
    while True:  # until the new one listens
        try:
            asyncio.run(work())
            break
        except AssertionError:
            assert time.monotonic() < limit
    assert '"process-ended"' in two.text()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_all_processes_end_with_the_supervisor(postgres: Postgres, how: signal.Signals) -> None:
    ends_with_all(Server(postgres.database(), processes=2), how)


def test_limits_are_shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 1.0))
    make_buckets(tmp_path)
    storage = Storage(Settings(database_url="sqlite://"), "x")
    one, other = (RateLimits(1, storage, tmp_path) for _ in range(2))
    for limits in [one, other] * 15:
        limits.take("preview", "ann")
    for limits in (one, other):
        with pytest.raises(Refused):
            limits.take("preview", "ann")
        limits.take("preview", "ben")
        limits.take("hint", "ann")


def test_a_place_that_another_key_has_is_taken_over(tmp_path: Path) -> None:
    make_buckets(tmp_path)
    buckets = SharedBuckets(tmp_path)
    buckets._place = lambda key: (0, float(len(key[1])))  # type: ignore[method-assign]
    buckets["hint", "ann"] = (1.0, 2.0)
    assert buckets.get(("hint", "ann"), (5.0, 0.0)) == (1.0, 2.0)
    assert buckets.get(("hint", "benjamin"), (5.0, 0.0)) == (5.0, 0.0)


def test_sqlite_has_one_process(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'patolli.db'}", processes=2)
    with pytest.raises(BadSetting, match="need PostgreSQL"):
        supervisor.check(settings)
    supervisor.check(Settings(processes=1))
    with pytest.raises(BadSetting, match="at least 1"):
        supervisor.check(Settings(processes=0))


def test_a_port_that_is_taken_is_refused() -> None:
    with supervisor.listen("127.0.0.1", 0, shared=True) as place:
        place.listen()
        port = place.getsockname()[1]
        supervisor.listen("127.0.0.1", port, shared=True).close()
        with pytest.raises(BadSetting, match="can't be listened on"):
            supervisor.listen("127.0.0.1", port)
