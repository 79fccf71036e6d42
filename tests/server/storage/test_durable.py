"""kill -9 in the middle of many games, and two processes at one database: nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.clients import Chair, Person, together
from tests.server.running import Postgres, Server, free_port
from tests.server.sockets.test_play import meet
from websockets.exceptions import ConnectionClosed

TABLES = 20


async def sit(server: Server, number: int) -> Chair:
    """A person against a bot at a table of their own."""
    person = await Person(server).guest(f"Player {number}")
    made = await person.table("patolli", ["me", "novice"])
    chair = person.at(made["id"])
    await chair.__aenter__()
    return chair


async def play_until_cut(chair: Chair, chance: random.Random) -> dict[str, object] | None:
    """Play; what was under way, unanswered, when the server died?"""
    pending = None
    try:
        while chair.update["table"]["status"] == "running":
            pending = None
            if chair.update["choices"]:
                action = chance.choice(chair.update["choices"])["id"]
                pending = {"version": chair.version, "action": action}
                await chair.act(action)
            else:
                await chair.receive()
    except (ConnectionClosed, OSError):
        return pending
    return None


async def come_back(
    server: Server,
    chair: Chair,
    under_way: dict[str, object] | None,
    version: int,
    log: list[object],
) -> None:
    """Reconnect after a kill: all that was acknowledged is there, once, and the game goes on."""
    fresh = Person(server)
    fresh.http.cookies = chair.person.http.cookies
    again = fresh.at(chair.table)
    await again.open()
    welcome = await again.hello(version)
    assert welcome["log"] is None, "the version is known: nothing acknowledged is lost"
    steps = again.update["steps"]
    assert [step["version"] for step in steps] == [*range(version + 1, again.version + 1)]
    seats = again.update["table"]["my_seats"]
    mine = [step for step in steps if step["kind"] == "action" and step["seat"] in seats]
    assert len(mine) <= 1, "nothing is doubled"
    if mine:
        assert under_way is not None
        assert mine[0]["action"] == under_way["action"]
    whole = fresh.at(chair.table)
    async with whole:
        assert whole.log[: len(log)] == log
        done = await whole.play(random.Random(2), 3)
        assert done == 3 or whole.update["table"]["status"] == "finished"
    await again.socket.close()
    await fresh.close()


def test_kill_in_the_middle_of_twenty_games(database: str) -> None:
    server = Server(database)

    async def before() -> list[tuple[Chair, dict[str, object] | None, int, list[object]]]:
        chairs = list(await asyncio.gather(*(sit(server, number) for number in range(TABLES))))
        chance = random.Random(1)
        games = [asyncio.create_task(play_until_cut(chair, chance)) for chair in chairs]
        while sum(chair.version for chair in chairs) <= TABLES * 4:
            assert not all(game.done() for game in games)
            await asyncio.sleep(0.05)
        server.kill()
        pending = await asyncio.gather(*games)
        return [
            (chair, under_way, chair.version, list(chair.log))
            for chair, under_way in zip(chairs, pending, strict=True)
        ]

    async def after(
        found: list[tuple[Chair, dict[str, object] | None, int, list[object]]],
    ) -> None:
        await asyncio.gather(*(come_back(server, *one) for one in found))

    try:
        found = asyncio.run(before())
        server.start()
        asyncio.run(after(found))
        assert '"error"' not in server.text(), server.text()
    finally:
        server.stop()


def test_bots_go_on_after_a_kill_without_anybody_looking(tmp_path: Path) -> None:
    path = tmp_path / "patolli.db"
    server = Server(f"sqlite:///{path}")

    async def begin() -> str:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["novice", "novice"])
        async with ann.at(made["id"]) as chair:
            await chair.until(5)
        return str(made["id"])

    async def end(table: str) -> None:
        for _ in range(600):
            with sqlite3.connect(path) as database:
                found = database.execute("SELECT status FROM tables WHERE id = ?", [table])
                if found.fetchone()[0] == "finished":
                    return
            await asyncio.sleep(0.1)
        raise AssertionError("the bots do not go on")

    try:
        table = asyncio.run(begin())
        server.kill()
        server.start()
        asyncio.run(end(table))
    finally:
        server.stop()


def test_two_processes_share_one_postgresql(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = Server(url), Server(url)

    async def work() -> None:
        people, table = await meet(one, 3)
        people[1].http.base_url = two.url
        chairs = [
            people[0].at(table, server=one),
            people[1].at(table, server=two),
            people[2].at(table, server=two),
        ]
        async with chairs[0], chairs[1], chairs[2]:
            await together(chairs, 12, random.Random(7))
            assert {chair.version for chair in chairs} == {chairs[0].version}
            logs = [chair.log for chair in chairs]
            assert logs[0] == logs[1] == logs[2]
            await chairs[1].answer("chat", text="from the other process")
            heard = await chairs[0].next("chat")
            assert heard["line"]["text"] == "from the other process"
            made = await asyncio.gather(
                *(chair.play(random.Random(seat)) for seat, chair in enumerate(chairs))
            )
            ends = [chair.update for chair in chairs]
            assert {end["version"] for end in ends} == {ends[0]["version"]}
            assert sum(made) + 12 == ends[0]["length"]
            assert ends[0]["table"]["outcome"] == ends[1]["table"]["outcome"]

    try:
        asyncio.run(work())
        for server in (one, two):
            assert '"error"' not in server.text(), server.text()
    finally:
        one.stop()
        two.stop()


def test_two_processes_race_for_one_version(postgres: Postgres) -> None:
    """The same person acts on both processes at once: one is stored, the other is stale."""
    url = postgres.database()
    one, two = Server(url), Server(url)

    async def work() -> None:
        people, table = await meet(one, 2)
        for _ in range(15):
            updates = [await person.get(f"/api/tables/{table}/update") for person in people]
            mover = 0 if updates[0]["choices"] else 1
            if not updates[mover]["choices"]:
                break
            person, update = people[mover], updates[mover]
            left, right = person.at(table, server=one), person.at(table, server=two)
            async with left, right:
                action = update["choices"][0]["id"]
                replies = await asyncio.gather(left.act(action), right.act(action))
            kinds = sorted(reply.get("code") or reply["type"] for reply in replies)
            assert kinds in (["stale", "update"], ["not_your_turn", "update"]), replies
            after = await person.get(f"/api/tables/{table}/update")
            assert after["version"] == update["version"] + 1

    try:
        asyncio.run(work())
    finally:
        one.stop()
        two.stop()


def test_the_other_process_takes_over_a_dead_one_s_bots(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = Server(url), Server(url)

    async def work() -> None:
        ann = await Person(one).guest("Ann")
        made = await ann.table("patolli", ["novice", "novice", "novice"])
        chair = ann.at(made["id"], server=two)
        async with chair:
            await chair.until(3)
            one.kill()
            await chair.until(chair.version + 20)

    try:
        asyncio.run(work())
    finally:
        one.stop()
        two.stop()


def test_the_database_goes_away_and_comes_back() -> None:
    own = Postgres(fsync="on")
    url = own.database()
    one, two = Server(url), Server(url)

    async def work() -> None:
        people, table = await meet(one, 2)
        chairs = [people[0].at(table, server=one), people[1].at(table, server=two)]
        async with chairs[0], chairs[1]:
            await together(chairs, 4, random.Random(1))
            own.cut()
            mover = next(chair for chair in chairs if chair.update["choices"])
            version = mover.version
            with pytest.raises(ConnectionClosed):  # nothing could be stored or read: come back
                await mover.act(mover.update["choices"][0]["id"])
            assert (await people[0].http.get("/healthz")).status_code == 503
            own.start()
            for chair in chairs:  # those whose table could not be read again were sent away
                for _ in range(40):
                    try:
                        await chair.open()
                        await chair.hello()
                        break
                    except (ConnectionClosed, OSError):
                        await asyncio.sleep(0.5)
                assert chair.version == version
            await asyncio.sleep(2.0)
            await together(chairs, 6, random.Random(2))
            assert chairs[0].version == chairs[1].version == version + 6

    try:
        asyncio.run(work())
    finally:
        one.stop()
        two.stop()
        own.stop()


@pytest.mark.parametrize("signal", ["stop", "kill"])
def test_a_client_comes_back_to_the_same_address(tmp_path: Path, signal: str) -> None:
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}", port=free_port())

    async def begin() -> Chair:
        return await sit(server, 1)

    async def end(chair: Chair) -> None:
        await chair.open()
        await chair.hello(chair.version)
        done = await chair.play(random.Random(1), 2)
        assert done == 2 or chair.update["table"]["status"] == "finished"

    try:
        chair = asyncio.run(begin())
        getattr(server, signal)()
        server.start()
        asyncio.run(end(chair))
    finally:
        server.stop()
