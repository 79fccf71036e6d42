"""Uploaded records that bring a position of their own."""

from __future__ import annotations

import asyncio

from tests.server.clients import Person
from tests.server.running import Server
from tests.table.test_records import played


def test_the_server_takes_the_sound_and_refuses_the_rest(any_server: Server) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("Ann")
        record = played("tikal", 2, 30)
        made = await ann.post("/api/records", {"record": record}, 201)
        shown = await ann.get(f"/api/tables/{made['id']}/history/{len(record['actions'])}")
        assert shown["view"]["game"] == "tikal"
        for change in ({"points": "many"}, {"points": [10**30, 0]}, {"turn": None}):
            broken = {**record, "position": {**record["position"], **change}}
            refused = await ann.post("/api/records", {"record": broken}, 422)
            assert refused["code"] == "bad_record"
            assert len(refused["data"]["detail"]) > 10
        endless = {**record, "position": None, "actions": [], "seed": 2**80}
        refused = await ann.post("/api/records", {"record": endless}, 422)
        assert refused["code"] == "bad_record"

    asyncio.run(work())
    assert '"fault"' not in any_server.text()
