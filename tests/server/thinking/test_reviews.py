"""Reviews of finished games: asked for, made by workers, kept."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import WAIT, Person
from tests.server.running import Server

import patolli

QUICK = 60  # nodes for a turn


def finished(game_id: str, seed: int = 3) -> dict[str, Any]:
    state = patolli.load(game_id).new(2, seed=seed)
    chance = random.Random(seed)
    while not state.over:
        state.apply(chance.choice(state.legal()))
    return state.record().json()


async def reviewed(ann: Person, table: str) -> Any:
    """Ask for a review and wait until all of it is there."""
    asked = await ann.post(f"/api/tables/{table}/review", None, 202)
    assert asked["status"] in ("thinking", "done")
    for _ in range(int(WAIT * 20)):
        found = await ann.get(f"/api/tables/{table}/review")
        assert found["done"] == len(found["turns"]) <= found["total"] == asked["total"]
        if found["status"] == "done":
            return found
        assert found["status"] == "thinking", f"stopped after {found['done']} of {found['total']}"
        await asyncio.sleep(0.1)
    raise AssertionError("the bot does not come to an end")


@pytest.mark.parametrize("game_id", patolli.games())
def test_every_turn_of_a_game_is_reviewed(database: str, game_id: str) -> None:
    server = Server(database, review_nodes=QUICK)

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        record = finished(game_id)
        made = await ann.post("/api/records", {"record": record}, 201)
        before = await ann.get(f"/api/tables/{made['id']}/review")
        assert (before["status"], before["done"], before["turns"]) == ("none", 0, [])
        found = await reviewed(ann, made["id"])
        actions: list[int] = []
        for turn in found["turns"]:
            assert turn["from"] == len(actions)
            actions += [choice["id"] for choice in turn["played"]["choices"]]
            assert turn["to"] == len(actions)
            assert turn["lost"] >= 0
            assert turn["same"] == (turn["played"]["choices"] == turn["best"]["choices"])
            if not turn["forced"]:
                assert turn["reasons"][0]["key"].startswith("bots-")
        assert actions == record["actions"]
        assert any(turn["lost"] > 0 for turn in found["turns"])
        rest = await ann.get(f"/api/tables/{made['id']}/review?since={found['total'] - 1}")
        assert rest["turns"] == found["turns"][-1:]
        stranger = await Person(server).guest("Ben")
        refused = await stranger.get(f"/api/tables/{made['id']}/review", 404)
        assert refused["code"] == "unknown_table"

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_thinking_goes_on_where_it_stopped(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}", review_nodes=QUICK)

    async def begin() -> tuple[Person, str, Any]:
        ann = await Person(server).guest("Ann")
        made = await ann.post("/api/records", {"record": finished("tikal")}, 201)
        await ann.post(f"/api/tables/{made['id']}/review", None, 202)
        while True:
            found = await ann.get(f"/api/tables/{made['id']}/review")
            if found["done"] >= 3:
                return ann, made["id"], found["turns"]

    async def end(ann: Person, table: str, known: Any) -> None:
        ann = Person(server).with_cookies_of(ann)
        assert (await ann.get(f"/api/tables/{table}/review"))["done"] >= len(known)
        found = await reviewed(ann, table)
        assert found["turns"][: len(known)] == known

    try:
        ann, table, known = asyncio.run(begin())
        server.kill()
        server.start()
        asyncio.run(end(ann, table, known))
    finally:
        server.stop()


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "hotseat"])
        for method in ("GET", "POST"):
            refused = await ann.request(method, f"/api/tables/{made['id']}/review", None, 409)
            assert refused["code"] == "not_finished"

    asyncio.run(work())
