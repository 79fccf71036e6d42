"""Clients that are not ours: malformed, stale, foreign and oversized messages, odd requests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.clients import WAIT, Chair, Person
from tests.server.running import Server
from tests.server.sockets.test_play import meet
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

KINDS = [
    *("hello", "act", "undo", "redo", "restart", "undo_to", "consent", "chat", "hint"),
    *("preview", "look", "ping", "update", "welcome", "error", "", "ACT", "__class__"),
]
FIELDS = ["type", "version", "action", "to", "agree", "text", "seat", "ref", "protocol", "x"]


def odd_value(chance: random.Random, depth: int = 0) -> Any:
    """Something that a field should not hold (or might)."""
    values: list[Any] = [
        *(None, True, False, chance.randrange(-5, 60), chance.random() * 1e9),
        *(2**31, 2**63, -(2**63), 10**30, -(10**40)),
        *("", "\u0000", "\ud83d\ude00", "' OR 1=1 --", "../../etc", "💀" * 30),
        "".join(chance.choice(string.printable) for _ in range(chance.randrange(40))),
        *("x" * chance.randrange(3000), chance.choice(KINDS), {"seat": 0}, [[[[]]]]),
    ]
    value = chance.choice(values)
    if depth < 3 and chance.randrange(4) == 0:
        inner = [odd_value(chance, depth + 1) for _ in range(chance.randrange(4))]
        return inner if chance.randrange(2) else {str(n): one for n, one in enumerate(inner)}
    return value


def odd_message(chance: random.Random, version: int) -> str | bytes:
    """A message that no client of ours sends."""
    pick = chance.randrange(10)
    if pick == 0:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(60)))
    if pick == 1:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    if pick == 2:
        return "[" * chance.randrange(1, 2000)
    if pick == 3:
        return json.dumps({"type": "chat", "text": "x" * chance.randrange(20_000)})
    message: dict[str, Any] = {"type": chance.choice(KINDS), "version": version}
    for field in chance.sample(FIELDS, chance.randrange(5)):
        message[field] = odd_value(chance)
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if pick == 4 else text


def test_a_fuzzer_gets_typed_errors_and_changes_nothing(server: Server) -> None:
    async def attack(chair: Chair, chance: random.Random, asked: bool) -> int:
        errors = 0
        for number in range(160):
            message = odd_message(chance, chair.version)
            if asked and isinstance(message, str) and ('"act"' in message or '"hint"' in message):
                continue  # by chance it might be a legal action, or a long search
            try:
                await chair.socket.send(message)
                if number % 20 == 0:
                    ref = f"check {number}"
                    await chair.socket.send(json.dumps({"type": "ping", "ref": ref}))
                    while True:
                        reply = await chair.receive()
                        if reply["type"] == "error":
                            errors += 1
                            assert reply["code"] != "server", (reply, server.text()[-2000:])
                            assert reply["key"].startswith("server-error-")
                        if reply["ref"] == ref:
                            break
            except ConnectionClosed:
                await chair.open()
                await chair.hello()
        return errors

    async def work() -> None:
        people, table = await meet(server, 2)
        before = [await person.get(f"/api/tables/{table}/update") for person in people]
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            eve = (await Person(server).guest("Eve")).at(table)
            async with eve, Person(server).at(table) as nobody:
                chance = random.Random(99)
                errors = await asyncio.gather(
                    *(
                        attack(chair, chance, bool(chair.update["choices"]))
                        for chair in (ann, ben, eve, nobody)
                    )
                )
                assert min(errors) > 20
        after = [await person.get(f"/api/tables/{table}/update") for person in people]
        for old, new in zip(before, after, strict=True):
            assert new["view"] == old["view"]
            assert new["length"] == old["length"]
            assert new["choices"] == old["choices"]
        assert '"fault"' not in server.text(), server.text()[-3000:]

    asyncio.run(work())


def test_what_is_too_large_is_refused(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        async with people[0].at(table) as ann:
            await ann.socket.send("x" * 30_000)
            assert (await ann.next("error"))["code"] == "too_large"
            with contextlib.suppress(ConnectionClosed):
                await ann.socket.send("x" * 3_000_000)
                while True:
                    await ann.receive()
        answer = await people[0].http.post(
            "/api/records",
            content=b"{" + b" " * 5_000_000 + b"}",
            headers={"X-CSRF-Token": people[0].csrf, "Content-Type": "application/json"},
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    asyncio.run(work())


def test_the_page_that_people_type_may_ask_though_a_proxy_names_another_host(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'patolli.db'}"
    server = Server(url, public_url="https://table.example.org/")
    answers = {}
    try:
        for origin in ("https://table.example.org", "http://table.example.org", "://"):
            answer = httpx.post(
                f"{server.url}/api/guests", json={"name": "Ana"}, headers={"Origin": origin}
            )
            answers[origin] = answer.status_code
    finally:
        server.stop()
    assert list(answers.values()) == [201, 403, 403]


def test_a_foreign_page_gets_no_socket(server: Server) -> None:
    async def work() -> None:
        _, table = await meet(server, 2)
        for origin in ("https://evil.example", "null"):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(
                    f"{server.ws}/ws/tables/{table}",
                    additional_headers={"Origin": origin},
                    open_timeout=WAIT,
                ) as socket:
                    await socket.recv()
        async with connect(f"{server.ws}/ws/tables/nothing", open_timeout=WAIT) as socket:
            problem = json.loads(await socket.recv())
            assert problem["code"] == "unknown_table"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404
        async with connect(f"{server.ws}/ws/tables/{table}", open_timeout=WAIT) as socket:
            await socket.send('{"type": "ping", "ref": 1}')
            problem = json.loads(await socket.recv())
            assert (problem["code"], problem["ref"]) == ("bad_request", 1), "say hello first"
            await socket.send('{"type": "hello", "protocol": 99}')
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4409

    asyncio.run(work())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/locales/en/../../pyproject.toml", 200),  # the page itself, as for any unknown address
        ("/locales/en/%2e%2e%2f%2e%2e%2fpyproject.toml", 404),
        ("/locales/xx/core.ftl", 404),
        ("/locales/en/core.ftl", 200),
        ("/assets/../../app.py", 200),
        ("/%2e%2e/%2e%2e/etc/passwd", 200),
        ("/assets/nothing.js", 404),
        ("/api/texts/en", 200),
        ("/api/texts/..", 404),
        ("/api/rules/patolli", 200),
        ("/api/rules/patolli?language=fr", 200),
        ("/api/rules/..%2f..%2fREADME", 404),
        ("/healthz", 200),
        ("/schema/openapi.json", 200),
    ],
)
def test_addresses_lead_nowhere_else(server: Server, path: str, status: int) -> None:
    with httpx.Client() as client:
        request = client.build_request("GET", server.url)
        request.url = httpx.URL(server.url).copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert answer.status_code == status, answer.text[:200]
    assert "root:" not in answer.text
    assert "[project]" not in answer.text


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/tables?game=%00", None),
        ("GET", "/api/tables?before=1-%00", None),
        ("POST", "/api/sessions", {"login": "a\0b", "password": "12345678"}),
        ("POST", "/api/blocks", {"person": "a\0b"}),
        ("DELETE", "/api/blocks/%00", None),
        ("POST", "/api/tables", {"game": "a\0b", "seats": [{"kind": "me"}]}),
        ("POST", "/api/tables/x/join", {"invite": "a\0b"}),
    ],
)
def test_a_zero_byte_does_no_harm(any_server: Server, method: str, path: str, body: Any) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("A\0nn")
        answer = await ann.request(method, path, body, None)
        assert answer["code"] in ("bad_request", "bad_login", "unknown_game", "unknown_table")

    asyncio.run(work())
    assert '"fault"' not in any_server.text()


def test_names_that_do_not_show_are_cleaned(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "\u202eBob\0\u200b"}]
        made = await ann.post("/api/tables", {"game": "patolli", "seats": seats}, 201)
        assert [seat["name"] for seat in made["seats"]] == ["Ann", "Bob"]
        seats[1]["name"] = "\u202e"
        refused = await ann.post("/api/tables", {"game": "patolli", "seats": seats}, 400)
        assert refused["code"] == "bad_name"

    asyncio.run(work())


def test_texts_are_not_sent_twice(server: Server) -> None:
    first = httpx.get(f"{server.url}/api/texts/fr")
    assert "server" in first.json()["files"]
    tag = first.headers["etag"]
    again = httpx.get(f"{server.url}/api/texts/fr", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""
