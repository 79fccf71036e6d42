"""Who is there, and what changes in the lobby: also between two processes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.clients import WAIT, Chair, Person
from tests.server.running import Postgres, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


class Watcher:
    """A socket at the lobby; `tables` is what it shows."""

    def __init__(self, server: Server, person: Person | None) -> None:
        self.server = server
        self.person = person
        self.tables: dict[str, Any] = {}
        self.socket: ClientConnection

    async def __aenter__(self) -> Watcher:
        headers = {"Origin": self.server.url}
        if self.person is not None:
            jar = self.person.http.cookies.jar
            headers["Cookie"] = "; ".join(f"{c.name}={c.value}" for c in jar)
        self.socket = await connect(f"{self.server.ws}/ws/lobby", additional_headers=headers)
        assert (await self.hear())["type"] == "ready"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), WAIT))
        for table in message.get("tables", []):
            self.tables[table["id"]] = table
        return message

    async def until(self, table: str, **fields: Any) -> None:
        """Wait until a table is shown like that."""
        while True:
            shown = self.tables.get(table, {})
            if shown and all(shown[name] == value for name, value in fields.items()):
                return
            await self.hear()


@pytest.fixture(params=["sqlite", "postgres", "two processes"])
def servers(request: pytest.FixtureRequest, tmp_path: Any) -> Any:
    """Where people act, and where they watch."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'patolli.db'}"
    else:
        running: Postgres = request.getfixturevalue("postgres")
        url = running.database()
    one = Server(url, lobby_seconds=0.1)
    two = Server(url, lobby_seconds=0.1) if request.param == "two processes" else one
    yield one, two
    for server in {one, two}:
        server.stop()
        assert '"error"' not in server.text(), server.text()


def test_the_lobby_tells_what_changes(servers: tuple[Server, Server]) -> None:
    here, there = servers

    async def work() -> None:
        ann, ben, eve = [await Person(here).guest(name) for name in ("Ann", "Ben", "Eve")]
        async with (
            Watcher(there, ann) as for_ann,
            Watcher(there, eve) as for_eve,
            Watcher(there, None) as for_all,
        ):
            hidden = await ann.table("patolli", ["me", "invited"], visibility="private")
            made = await ann.table("patolli", ["me", "open"], visibility="public")
            table = made["id"]
            for watcher in (for_ann, for_eve, for_all):
                await watcher.until(table, status="open")
                assert watcher.tables[table]["seats"][1]["kind"] == "open"
                assert watcher.tables[table]["invite"] is None
            assert for_ann.tables[table]["my_seats"] == [0]
            assert for_eve.tables[table]["my_seats"] == []
            await for_ann.until(hidden["id"], status="open")
            await ben.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            for watcher in (for_ann, for_eve, for_all):
                await watcher.until(table, status="running")
            chairs = [ann.at(table), ben.at(table)]
            async with chairs[0], chairs[1]:
                for wanted in (False, True, False):  # whose turn it is, told to the player
                    await turn_of(chairs, 0 if wanted else 1)
                    await for_ann.until(table, my_turn=wanted)
            before = for_eve.tables[table]["version"]
            await ben.post(f"/api/tables/{table}/leave")
            await for_eve.until(table, status="running")
            while not for_eve.tables[table]["seats"][1]["left"]:
                await for_eve.hear()
            assert for_eve.tables[table]["version"] > before
            assert hidden["id"] not in for_eve.tables
            assert hidden["id"] not in for_all.tables

    asyncio.run(work())


async def turn_of(chairs: list[Chair], seat: int) -> None:
    """Play until that seat is asked."""
    for _ in range(400):
        mover = next(chair for chair in chairs if chair.update["choices"])
        if mover is chairs[seat]:
            return
        await mover.act(mover.update["choices"][0]["id"])
        for chair in chairs:
            await chair.until(mover.version)
    raise AssertionError("it is never their turn")


async def sees(chair: Chair, connected: list[bool], spectators: int = 0) -> None:
    """Wait until a chair is told who is there."""
    table = chair.update["table"]
    while True:
        now = [seat["connected"] for seat in table["seats"]]
        if (now, table["spectators"]) == (connected, spectators):
            return
        message = await chair.receive()
        if message["type"] in ("table", "update"):
            table = message["table"]


def test_players_see_each_other_come_and_go(servers: tuple[Server, Server]) -> None:
    here, there = servers

    async def work() -> None:
        ann, ben, eve = [await Person(here).guest(name) for name in ("Ann", "Ben", "Eve")]
        made = await ann.table("patolli", ["me", "open"], visibility="public")
        await ben.post(f"/api/tables/{made['id']}/join", {})
        async with ann.at(made["id"]) as first:
            await sees(first, [True, False])
            async with ben.at(made["id"], server=there) as second:
                await sees(first, [True, True])
                await sees(second, [True, True])
                async with eve.at(made["id"], server=there):
                    await sees(first, [True, True], spectators=1)
                    await sees(second, [True, True], spectators=1)
                await sees(first, [True, True])
            await sees(first, [True, False])

    asyncio.run(work())


def test_who_sat_down_at_one_process_sits_at_the_other_at_once(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = Server(url), Server(url)

    async def work() -> None:
        ann, ben = await Person(one).guest("Ann"), await Person(two).guest("Ben")

        async def sit_down() -> None:
            made = await ann.table("patolli", ["me", "open"], visibility="public")
            await ben.post(f"/api/tables/{made['id']}/join", {})
            started = await ann.post(f"/api/tables/{made['id']}/start", {})
            assert started["status"] == "running"

        await asyncio.gather(*[sit_down() for _ in range(12)])

    try:
        asyncio.run(work())
    finally:
        one.stop()
        two.stop()


def test_whoever_was_at_a_dead_process_is_gone(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = Server(url), Server(url)

    async def work() -> None:
        ann, ben = [await Person(one).guest(name) for name in ("Ann", "Ben")]
        made = await ann.table("patolli", ["me", "open"], visibility="public")
        await ben.post(f"/api/tables/{made['id']}/join", {})
        async with ann.at(made["id"]) as first:
            second = ben.at(made["id"], server=two)
            await second.open()
            await second.hello()
            await sees(first, [True, True])
            two.kill()
            await sees(first, [True, False])

    try:
        asyncio.run(work())
    finally:
        one.stop()
        two.stop()


def test_a_page_of_another_origin_may_not_watch(server: Server) -> None:
    async def work() -> None:
        with pytest.raises(InvalidStatus, match="403"):
            await connect(
                f"{server.ws}/ws/lobby", additional_headers={"Origin": "http://evil.example"}
            )

    asyncio.run(work())


async def flood(watcher: Watcher) -> None:
    for _ in range(1000):
        await watcher.socket.send("{}")
        await asyncio.sleep(0)
    while True:
        await watcher.hear()


def test_who_floods_the_lobby_is_sent_away(tmp_path: Any) -> None:
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}", rate_scale=1)

    async def work() -> None:
        async with Watcher(server, None) as watcher:
            with pytest.raises(ConnectionClosed) as closed:
                await flood(watcher)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429

    try:
        asyncio.run(work())
    finally:
        server.stop()
