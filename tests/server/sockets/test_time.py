"""Clocks and what happens at time-out; bots, their workers, and rules that change meanwhile."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.clients import WAIT, Chair, Person
from tests.server.running import Server
from tests.server.sockets.test_play import meet


def workers_of(server: Server) -> list[int]:
    """The processes that the server has started."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(") ", 1)[1].split()
                line = (entry / "cmdline").read_text()
            except OSError:
                continue
            if int(fields[1]) == server.process.pid and "spawn_main" in line:
                found.append(int(entry.name))
    return found


async def fresh_workers(server: Server, dead: set[int]) -> set[int]:
    """The workers that are not among the dead, as soon as there are any."""
    async with asyncio.timeout(WAIT):
        while True:
            found = set(workers_of(server)) - dead
            if found:
                return found
            await asyncio.sleep(0.05)


def test_the_clock_of_whoever_is_asked_runs(server: Server) -> None:
    async def work() -> None:
        pace = {"kind": "live", "bank": 1000, "increment": 5}
        began = time.monotonic()
        people, table = await meet(server, 2, pace=pace)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            mover, other = (ann, ben) if ann.update["choices"] else (ben, ann)
            seat = mover.update["asked"]
            clocks = mover.update["clocks"]
            assert [clock["running"] for clock in clocks] == [seat == 0, seat == 1]
            await asyncio.sleep(0.5)
            reply = await mover.act(mover.update["choices"][0]["id"])
            left = reply["clocks"][seat]["left_ms"]
            gone = (time.monotonic() - began) * 1000
            assert 1_005_000 - gone <= left <= 1_004_600, "half a second is gone, five are added"
            await other.until(mover.version)

    asyncio.run(work())


def test_at_time_out_a_bot_plays_on_until_one_comes_back(any_server: Server) -> None:
    async def work() -> None:
        pace = {"kind": "live", "bank": 1, "increment": 0, "timeout": "bot"}
        people, table = await meet(any_server, 2, pace=pace)
        async with people[0].at(table) as ann:
            while not any(seat["overdue"] for seat in ann.update["table"]["seats"]):
                await ann.receive()
            steps = ann.update["steps"]
            assert [step["kind"] for step in steps] == ["timeout"]
            late = steps[0]["seat"]
            assert ann.update["table"]["seats"][late]["kind"] == "bot"
            person = people[late]
            back = await person.post(f"/api/tables/{table}/join", {})
            assert late in back["my_seats"]

    asyncio.run(work())


def test_at_time_out_the_others_may_end_it(server: Server) -> None:
    async def work() -> None:
        pace = {"kind": "live", "bank": 1, "increment": 0, "timeout": "end"}
        people, table = await meet(server, 2, pace=pace)
        async with people[0].at(table) as ann:
            while not any(seat["overdue"] for seat in ann.update["table"]["seats"]):
                await ann.receive()
            late = ann.update["asked"]
            waiting = people[1 - late]
            refused = await people[late].post(f"/api/tables/{table}/close", None, 403)
            assert refused["code"] == "forbidden"
            closed = await waiting.post(f"/api/tables/{table}/close")
            assert closed["status"] == "closed"

    asyncio.run(work())


def test_nobody_loses_time_while_the_server_is_away(tmp_path: Path) -> None:
    """It comes back an hour later."""
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}")
    pace = {"kind": "live", "bank": 1000, "increment": 0}

    async def begin() -> tuple[list[Person], str]:
        return await meet(server, 2, pace=pace)

    async def end(people: list[Person], table: str) -> None:
        fresh = Person(server)
        fresh.http.cookies = people[0].http.cookies
        async with fresh.at(table) as chair:
            clocks = chair.update["clocks"]
            running = next(clock for clock in clocks if clock["running"])
            assert running["left_ms"] > 500_000
            assert [entry["kind"] for entry in chair.update["steps"]] == []
            assert not any(seat["overdue"] for seat in chair.update["table"]["seats"])

    try:
        people, table = asyncio.run(begin())
        server.kill()
        server.first = "import time; t = time.time_ns; time.time_ns = lambda: t() + 3600 * 10**9\n"
        server.start()
        asyncio.run(end(people, table))
    finally:
        server.stop()


def test_a_worker_that_dies_is_replaced_and_the_bot_plays_on(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}")

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("founders", ["master", "master"])  # who take their time
        async with ann.at(made["id"]) as chair:
            await chair.until(4)
            assert chair.update["thinking"] == [chair.update["asked"]]
            killed: set[int] = set()
            for crashes in (1, 2):
                killed = await fresh_workers(server, killed)
                for worker in killed:
                    os.kill(worker, signal.SIGKILL)
                async with asyncio.timeout(WAIT):
                    while server.text().count("bot-crashed") < crashes:
                        await chair.receive()
                await chair.until(chair.version + 1)
            assert await fresh_workers(server, killed)
            health = await ann.get("/healthz")
            assert health["ok"] is True
        text = (await ann.http.get("/metrics")).text
        assert "patolli_bot_crashes 0.0" not in text
        assert 'patolli_actions_total{by="bot",game="founders"}' in text

    try:
        asyncio.run(work())
        assert "bot-crashed" in server.text()
    finally:
        server.stop()


def test_a_hint_is_a_legal_action_with_reasons(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(made["id"]) as chair:
            hint = await chair.answer("hint", version=chair.version)
            assert hint["type"] == "hint"
            assert hint["action"] in [choice["id"] for choice in chair.update["choices"]]
            assert hint["reasons"]
            assert hint["turn"][0]["choice"]["id"] == hint["action"]
            assert hint["turn"][0]["choice"]["label"]["key"].startswith("patolli-")
        made = await ann.table("patolli", ["me", "hotseat"], hints=False)
        async with ann.at(made["id"]) as chair:
            assert (await chair.answer("hint", version=chair.version))["code"] == "no_hint"

    asyncio.run(work())


def test_hidden_hands_around_one_screen(server: Server) -> None:
    """At the start of Teotihuacan everybody holds tiles that the others may not see."""

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("teotihuacan", ["me", "hotseat", "novice"])
        async with ann.at(made["id"]) as chair:
            asked = chair.update["asked"]
            assert chair.update["curtain"] == asked
            assert (chair.update["viewer"], chair.update["choices"]) == (None, [])
            hidden = (await chair.answer("preview", version=chair.version))["code"]
            assert hidden == "forbidden"
            await chair.answer("look", seat=asked)
            await chair.next("update")
            assert chair.update["viewer"] == asked
            assert chair.update["choices"]
            curtains = 0
            chance = random.Random(2)
            while chair.update["length"] < 12:
                if chair.update["curtain"] is not None:
                    curtains += 1
                await chair.play(chance, 1)
            assert curtains >= 1

    asyncio.run(work())


def test_newer_rules_take_a_running_game_over(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'patolli.db'}"
    server = Server(url)
    past: dict[str, Any] = {}

    async def begin() -> tuple[Chair, Chair]:
        ann = await Person(server).guest("Ann")
        over = await ann.table("patolli", ["me", "hotseat"])
        done = ann.at(over["id"])
        async with done:
            await done.play(random.Random(1))
        made = await ann.table("patolli", ["me", "hotseat"])
        chair = ann.at(made["id"])
        async with chair:
            await chair.play(random.Random(1), 7)
        for table in (over["id"], made["id"]):
            found = await ann.get(f"/api/tables/{table}/history/2?seat=0")
            assert found["shown"] == 2
            past[table] = [
                await ann.get(f"/api/tables/{table}/history/{at}?seat=0") for at in range(7)
            ]
        return chair, done

    async def end(chair: Chair, done: Chair) -> None:
        ann = Person(server)
        ann.http.cookies = chair.person.http.cookies
        async with ann.at(chair.table) as again:
            assert again.update["table"]["notice"]["key"] == "server-notice-rules"
            assert again.update["table"]["rules_version"] == 2
            assert again.update["length"] == 7
            assert {**again.update["view"], "rules_version": 1} == chair.update["view"]
            assert again.log == chair.log
            await again.play(random.Random(2))
            assert again.update["table"]["status"] == "finished"
        for table in (chair.table, done.table):  # what was is still shown, turn by turn
            for at in range(7):
                early = await ann.get(f"/api/tables/{table}/history/{at}?seat=0")
                assert (early["at"], early["viewer"]) == (at, 0)
                assert early["events"] == past[table][at]["events"]
                then = past[table][early["shown"]]["view"]
                assert early["shown"] <= at
                assert {**early["view"], "rules_version": 1} == then
                assert early["shown"] == at or then["turn"] == past[table][at]["view"]["turn"]
        async with ann.at(done.table) as old:
            assert old.update["table"]["notice"]["key"] == "server-notice-old-rules"
            assert old.update["table"]["outcome"] == done.update["table"]["outcome"]
            assert old.log == done.log
            assert old.update["view"]["scores"] == done.update["view"]["scores"]
        record = await ann.get(f"/api/tables/{done.table}/record")
        assert record["rules_version"] == 1
        stats = await ann.get(f"/api/tables/{done.table}/stats")
        assert stats["length"] == len(record["actions"])

    try:
        chair, done = asyncio.run(begin())
        server.stop()
        server.first = "import patolli\npatolli.load('patolli').rules_version = 2"
        server.start()
        asyncio.run(end(chair, done))
        assert '"error"' not in server.text(), server.text()
    finally:
        server.stop()
