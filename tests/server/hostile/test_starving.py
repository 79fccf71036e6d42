"""One person or one address takes as much as it can: the others do not notice."""

from __future__ import annotations

import asyncio
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.running import Postgres, Server

from patolli.server.ops.addresses import holder_of
from patolli.server.ops.config import Settings
from patolli.server.people.sockets_limit import MOST, SocketLimit
from patolli.server.services import Services
from patolli.server.thinking import executor
from patolli.server.thinking.executor import PoolExecutor
from patolli.server.thinking.fair_queue import FairQueue
from patolli.table.errors import Refused

#: What a person adds to a table is the only limit, a low one, and what was taken does not come
#: back, however slow the machine is.
MANY_ENTRIES = """
import patolli.server.people.rate_limits as r
r.RATES |= {"message": (10**6, 10**6), "request": (10**6, 10**6)}
r.RATES |= {"entry": (40, 0.001), "name": (5, 0.001)}
"""


def test_one_address_and_one_person_have_so_many_sockets() -> None:
    limit = SocketLimit(1.0)
    ann = {"address": "a", "person": "ann"}
    for _ in range(MOST["person"]):
        limit.open(ann)
    with pytest.raises(Refused):
        limit.open(ann)
    limit.close(ann)
    limit.open(ann)
    for _ in range(MOST["address"] - MOST["person"]):
        limit.open({"address": "a"})
    with pytest.raises(Refused):
        limit.open({"address": "a", "person": "ben"})
    limit.open({"address": "b", "person": "ben"})


def test_limits_are_those_of_all_processes(postgres: Postgres) -> None:
    settings = Settings(database_url=postgres.database(), bot_workers=0)

    async def work() -> None:
        one, two = Services(settings), Services(settings)
        await one.storage.open()
        await two.storage.open()
        try:
            for _ in range(MOST["person"]):
                one.socket_limit.open(one.takers("ann", "1.2.3.4"))
            await one._beat()
            await two._beat()
            with pytest.raises(Refused):
                two.socket_limit.open(two.takers("ann", "4.3.2.1"))
            two.socket_limit.open(two.takers("ben", "4.3.2.1"))
            for turn in range(20):
                await (one, two)[turn % 2].limits.take_shared("guest", "1.2.3.4")
            with pytest.raises(Refused):
                await one.limits.take_shared("guest", "1.2.3.4")
            await two.limits.take_shared("guest", "4.3.2.1")
        finally:
            await one.storage.close()
            await two.storage.close()

    asyncio.run(work())


def test_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    """Undo and redo, as fast as it goes: 8,589 entries in a minute were taken. The limit of
    messages is lifted here: several sockets, or another kind of entry, could go around it."""
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1, first=MANY_ENTRIES)

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("tikal", ["me", "hotseat"])
        codes: list[str] = []

        async def press() -> None:
            async with ann.at(made["id"]) as chair:
                for _ in range(15):
                    if chair.update["undo"]["back"] is None:
                        reply = await chair.act(chair.update["choices"][0]["id"])
                    else:
                        reply = await chair.answer("undo", version=chair.version)
                    codes.append(reply.get("code", "done"))

        await asyncio.gather(*(press() for _ in range(5)))
        assert "too_many" in codes
        version = (await ann.get(f"/api/tables/{made['id']}"))["version"]
        assert version < 50

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_seats_and_names_do_not_grow_a_table_without_end(tmp_path: Path) -> None:
    """Sitting down and standing up, and new names, were as many entries as requests; one new name
    is an entry at each table where its person sits."""
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1, first=MANY_ENTRIES)

    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("tikal", ["me", "open"], visibility="public")
        path = f"/api/tables/{made['id']}"
        for _ in range(30):
            await ben.post(f"{path}/join", {}, None)
            last = await ben.post(f"{path}/leave", None, None)
        assert last.get("code") == "too_many"
        version = (await ann.get(path))["version"]
        assert version < 50
        for number in range(8):
            last = await ann.request("PATCH", "/api/me", {"name": f"Ann {number}"}, None)
        assert last.get("code") == "too_many"
        assert (await ann.get(path))["version"] < version + 10

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_many_guests_of_one_address_share_what_it_may_ask(tmp_path: Path) -> None:
    """Each has a limit of its own, and an address may have a hundred of them connected: that was
    2,000 messages a second, each of which may be a lot of work."""
    slow = "import patolli.server.people.rate_limits as r; r.RATES['socket_work'] = (300, 0.001)"
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1, first=slow)

    async def work() -> None:
        guests = [await Person(server).guest(f"Guest {number}") for number in range(4)]
        made = await guests[0].table("tikal", ["me", "hotseat"], visibility="public")
        codes: list[str] = []
        for guest in guests:
            chair = guest.at(made["id"])
            await chair.open()
            for _ in range(12):
                reply = await chair.answer("hello")
                codes.append(reply.get("code", reply["type"]))
            await chair.socket.close()
        assert codes.count("welcome") == 300 // 8
        assert set(codes[300 // 8 :]) == {"too_many"}

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_an_ipv6_network_is_one_address() -> None:
    """Its holder may send from as many addresses of it as there are grains of sand."""
    assert holder_of("2001:db8:1:2::1") == holder_of("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert holder_of("2001:db8:1:2::1") != holder_of("2001:db8:1:3::1")
    assert holder_of("::ffff:192.0.2.7") == holder_of("192.0.2.7") == "192.0.2.7"
    assert holder_of("fe80::1%eth0") == holder_of("fe80::2%eth0")
    assert holder_of("what a proxy says") == "what a proxy says"


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    """3,000 half requests were held; with 1,024 files the server could not be reached."""
    hurry = "import patolli.server.ops.protocol as p; p.HEAD_SECONDS = 2.0; p.BODY_SECONDS = 3.0"
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", first=hurry)
    halves = [
        b"",
        b"GET / HT",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{",
    ]
    try:
        held: list[socket.socket] = []
        for number in range(200):
            one = socket.create_connection(("127.0.0.1", server.port))
            one.sendall(halves[number % len(halves)])
            held.append(one)

        async def meanwhile() -> None:
            ann = await Person(server).guest("Ann")
            made = await ann.table("patolli", ["me", "hotseat"])
            async with ann.at(made["id"]) as chair:  # a socket is no half request
                await asyncio.to_thread(all_end, held)
                assert (await chair.answer("ping"))["type"] == "pong"

        asyncio.run(meanwhile())
    finally:
        server.stop()


def all_end(held: list[socket.socket]) -> None:
    """Wait until the server has let go of all of them."""
    for one in held:
        one.settimeout(60)
        try:
            while one.recv(4096):
                pass
        except ConnectionResetError:
            pass
        one.close()


def test_one_person_s_bots_do_not_keep_another_s_waiting() -> None:
    """Ann has ninety tables whose bots think; Ben's one is next."""

    async def work() -> None:
        queue = FairQueue(places=1, each=1)
        served: list[str] = []

        async def think(person: str) -> None:
            async with queue.turn(person):
                served.append(person)
                await asyncio.sleep(0.001)

        crowd = [asyncio.create_task(think("ann")) for _ in range(90)]
        await asyncio.sleep(0.005)
        before = len(served)
        await think("ben")
        assert served.index("ben") <= before + 1
        crowd[-1].cancel()  # one that waits and gives up takes no place
        await asyncio.gather(*crowd, return_exceptions=True)
        assert served.count("ann") == 89
        assert not queue._busy
        assert not queue._waiting
        assert queue.pressure() > 0

    asyncio.run(work())


def test_time_in_the_queue_is_not_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty searches and one worker: with the old count most of them timed out in the queue."""
    monkeypatch.setattr(executor, "do", lambda *_: time.sleep(0.1))
    bots = PoolExecutor(Settings(bot_workers=1, bot_seconds=1.0))

    async def work() -> None:
        with ThreadPoolExecutor(1) as pool:
            monkeypatch.setattr(bots, "_running", lambda: pool)
            people = ("ann", "ben", "cid", "dan")
            await asyncio.gather(*(bots.work("think", [], person) for person in people * 5))

    began = time.monotonic()
    asyncio.run(work())
    assert time.monotonic() - began > 1.0
    assert bots.crashes == 0
