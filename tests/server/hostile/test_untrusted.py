"""Input that no honest client sends: it is refused with a sentence, and nothing else happens."""

from __future__ import annotations

import asyncio
import copy
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.running import Server
from tests.table.test_records import played

import patolli
from patolli.core.record import Record
from patolli.server.thinking import checking
from patolli.table.records import faults, table_of

DEEP = "[" * 100_000 + "]" * 100_000
DIGITS = "9" * 5_000


def resident(server: Server) -> int:
    """The memory of the server's process, in MB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line) // 1000


def uploads() -> list[dict[str, Any]]:
    record = patolli.load("tikal").new(2, seed=1).record().json()
    text = Record.read(record).text()
    return [
        {"text": DEEP},
        {"text": '{"game":' + DEEP + "}"},
        {"text": text.replace('"seed":1', f'"seed":{DIGITS}')},
        {"text": f"game: tikal\nrules: 1\nseats: 2\nseed: 1\noptions: {DEEP}\n"},
        {"text": f"game: tikal\nrules: {DIGITS}\nseats: 2\nseed: ²\n"},
        {"record": {**record, "options": {"auction": None}}},
        {"record": {**record, "options": {"auction": [1]}}},
        {"record": {**record, "options": [1]}},
        {"record": {**record, "seats": 10**9}},
        {"record": {**record, "seats": True}},
        {"record": {**record, "actions": [0] * 500_000}},
        {"record": {**record, "position": {"frames": [["?"]]}}},
        {"record": {**record, "game": "/etc/passwd"}},
        {"record": None, "text": None},
    ]


def test_no_upload_gives_a_fault(any_server: Server) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("Ann")
        for form in uploads():
            answer = await ann.post("/api/records", form, None)
            assert answer["code"] in ("bad_record", "bad_request", "too_large"), str(form)[:80]
        headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "application/json"}
        for path in ("/api/records", "/api/tables", "/api/guests"):
            for body in (
                DEEP,
                '{"record":' + DEEP + "}",
                '{"options":' + DEEP + ',"game":"tikal","seats":[]}',
                '{"seed":' + DIGITS + ',"game":"tikal","seats":[{"kind":"me"},{"kind":"bot"}]}',
                '{"options":{"auction":null},"game":"tikal","seats":[{"kind":"me"},{"kind":"bot"}]}',
                '{"options":[1],"game":"tikal","seats":[{"kind":"me"},{"kind":"bot"}]}',
                "",
                "\x00",
                '{"name":"\\ud800"}',
            ):
                answer = await ann.http.post(path, content=body.encode(), headers=headers)
                assert answer.status_code < 500, (path, body[:60], answer.text)
        for page in ("²-a", "-", "1-\u0000", "9" * 40, "٣-a"):
            answer = await ann.http.get("/api/tables", params={"before": page})
            assert answer.status_code == 400, page
        for path in (f"/history/{DIGITS[:4000]}", "/history/-1", "/history/²", "?invite=²"):
            answer = await ann.http.get(f"/api/tables/abc{path}")
            assert answer.status_code in (400, 404), path

    asyncio.run(work())
    assert '"fault"' not in any_server.text()


def test_a_stack_of_a_hundred_thousand_decisions_is_refused(server: Server) -> None:
    """It was accepted: eight uploads took two gigabytes and stopped the other tables."""

    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        record = played("tikal", 2, 30)
        frame = record["position"]["frames"][-1]
        huge = copy.deepcopy(record)
        huge["position"]["frames"] = [frame] * 100_000
        before, slowest = resident(server), 0.0

        async def upload() -> None:
            for _ in range(4):
                refused = await ann.post("/api/records", {"record": huge}, 422)
                assert "pending" in refused["data"]["detail"]

        uploading = asyncio.create_task(upload())
        while not uploading.done():
            began = time.monotonic()
            await ben.get("/api/me")
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.05)
        await uploading
        print(f"memory {before} -> {resident(server)} MB, slowest other answer {slowest:.2f} s")
        assert resident(server) < before + 300
        assert slowest < 10  # others waited for up to 29 s

    asyncio.run(work())


MUTATIONS = 120  # of each game


@pytest.mark.parametrize("game_id", patolli.games())
def test_a_mutated_position_that_is_accepted_can_be_played(game_id: str) -> None:
    """Numbers of a position are changed: what `faults` lets pass never makes the engine fail, nor
    ends where no game can end (215 of 14,778 did)."""
    chance = random.Random(5)
    records = [played(game_id, 2, 5 + 3 * number, seed=number) for number in range(8)]
    accepted = 0
    for number in range(MUTATIONS):
        record = copy.deepcopy(records[number % len(records)])
        mutate(record["position"], chance)
        if faults(record):
            continue
        accepted += 1
        table = table_of(Record.read(record), "t", "ann", at=0)
        assert table.state is not None
        state, moves = table.state.copy(), random.Random(1)
        for _ in range(table.game.longest):
            if state.over:
                break
            state.observe(0)
            state.prompt()
            state.apply(moves.choice(state.legal()))
        assert state.over, "it never ends"
        state.outcome()
        assert state.check() == []
    print(f"{game_id}: {accepted} of {MUTATIONS} accepted")
    assert accepted


def mutate(value: Any, chance: random.Random) -> None:
    """Change one number somewhere in a nest of lists."""
    places = list(numbers(value))
    holder, key = chance.choice(places)
    number = holder[key]
    holder[key] = chance.choice([0, -1, number + 1, number - 1, 99, 2**31, 2**62])


def numbers(value: Any) -> Iterator[tuple[Any, Any]]:
    """Where the numbers are."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        if isinstance(value[key], list):
            yield from numbers(value[key])
        elif type(value[key]) is int:
            yield value, key


def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "SECONDS", 0.01)
    record = patolli.load("tikal").new(2, seed=1).record().json()
    assert asyncio.run(checking.checked(record)) == [checking.REFUSED]
    monkeypatch.setattr(checking, "SECONDS", 60)
    assert asyncio.run(checking.checked(record)) == []


def test_a_record_gets_no_more_memory_than_its_share() -> None:
    code = "from patolli.server.thinking.checking import limit; limit(); bytearray(2 * 10**9)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "MemoryError" in done.stderr
