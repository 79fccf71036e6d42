"""One person or one address takes as much as it can: the others do not notice."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.running import Postgres, Server

from patolli.server.ops.config import Settings
from patolli.server.people.rate_limits import RATES
from patolli.server.people.sockets_limit import MOST, SocketLimit
from patolli.server.services import Services
from patolli.server.thinking.fair_queue import FairQueue
from patolli.table.errors import Refused


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
    lifted = "import patolli.server.people.rate_limits as r; r.RATES['message'] = (10**6, 10**6)"
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1, first=lifted)
    most, more = RATES["entry"]

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("tikal", ["me", "hotseat"])
        codes: list[str] = []
        began = time.monotonic()

        async def press() -> None:
            async with ann.at(made["id"]) as chair:
                for _ in range(50):
                    if chair.update["undo"]["back"] is None:
                        reply = await chair.act(chair.update["choices"][0]["id"])
                    else:
                        reply = await chair.answer("undo", version=chair.version)
                    codes.append(reply.get("code", "done"))

        await asyncio.gather(*(press() for _ in range(5)))
        assert "too_many" in codes
        version = (await ann.get(f"/api/tables/{made['id']}"))["version"]
        assert version < most + more * (time.monotonic() - began) + 10

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_seats_and_names_do_not_grow_a_table_without_end(tmp_path: Path) -> None:
    """Sitting down and standing up, and new names, were as many entries as requests; one new name
    is an entry at each table where its person sits."""
    lifted = "import patolli.server.people.rate_limits as r; r.RATES['request'] = (10**6, 10**6)"
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1, first=lifted)
    most, more = RATES["entry"]
    names, _ = RATES["name"]

    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("tikal", ["me", "open"], visibility="public")
        path = f"/api/tables/{made['id']}"
        began = time.monotonic()
        for _ in range(150):
            await ben.post(f"{path}/join", {}, None)
            last = await ben.post(f"{path}/leave", None, None)
        assert last.get("code") == "too_many"
        version = (await ann.get(path))["version"]
        assert version < most + more * (time.monotonic() - began) + 10
        for number in range(30):
            last = await ann.request("PATCH", "/api/me", {"name": f"Ann {number}"}, None)
        assert last.get("code") == "too_many"
        assert (await ann.get(path))["version"] < version + names + 10

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    """3,000 half requests were held; with 1,024 files the server could not be reached."""
    hurry = "import patolli.server.ops.protocol as p; p.HEAD_SECONDS = 1.0; p.BODY_SECONDS = 2.0"
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
                await asyncio.sleep(3)
                assert (await chair.answer("ping"))["type"] == "pong"

        asyncio.run(meanwhile())
        for one in held:
            one.settimeout(10)
            try:
                while one.recv(4096):
                    pass
            except ConnectionResetError:
                pass
            one.close()
    finally:
        server.stop()


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


def test_time_in_the_queue_is_not_time_to_think(tmp_path: Path) -> None:
    """Thirty bots and one worker: with the old count many searches timed out in the queue."""
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=6, sweep_seconds=60)

    async def work() -> None:
        people = [await Person(server).guest(f"P{number}") for number in range(3)]
        tables = [
            await person.table("tikal", ["master", "me"], options={"first_player": 0})
            for person in people
            for _ in range(5)
        ]
        began = time.monotonic()
        while time.monotonic() - began < 120:
            shown = [
                await people[number // 5].get(f"/api/tables/{table['id']}")
                for number, table in enumerate(tables)
            ]
            if all(table["version"] > 2 for table in shown):
                break
            await asyncio.sleep(0.5)
        assert all(table["version"] > 2 for table in shown)

    try:
        asyncio.run(work())
        assert "TimeoutError" not in server.text()
    finally:
        server.stop()
