"""Schemathesis over the OpenAPI document: whatever it sends, the server never fails."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from tests.server.clients import Person
from tests.server.running import Server

EXAMPLES = 8


@dataclass
class Signed:
    """A person at a server, and a table of theirs."""

    server: Server
    person: Person
    table: str

    @property
    def cookies(self) -> dict[str, str]:
        return {c.name: c.value or "" for c in self.person.http.cookies.jar}


async def signed(server: Server) -> Signed:
    ann = await Person(server).guest("Ann")
    made = await ann.table("patolli", ["me", "hotseat"], visibility="public")
    return Signed(server, ann, str(made["id"]))


def test_no_request_makes_a_server_fail(sqlite_server: Server, postgres_server: Server) -> None:
    """The same requests to both: making them up takes longer than answering them."""
    both = [asyncio.run(signed(server)) for server in (sqlite_server, postgres_server)]
    schema = schemathesis.openapi.from_url(f"{sqlite_server.url}/schema/openapi.json")
    count = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path in ("/api/me", "/api/sessions") and operation.method == "delete":
            continue  # it would sign us out
        count += 1
        check(operation, both)
    assert count > 25
    for one in both:
        assert '"fault"' not in one.server.text(), one.server.text()[-3000:]


def check(operation: Any, both: list[Signed]) -> None:
    """Send what the document allows, and what it does not quite."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        ours=booleans(),
    )
    def send(case: Any, ours: bool) -> None:
        for one in both:
            if ours and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = one.table
            answer = case.call(
                one.server.url, headers={"X-CSRF-Token": one.person.csrf}, cookies=one.cookies
            )
            assert answer.status_code < 500, (case, answer.text, one.server.text()[-3000:])
            if answer.status_code >= 400:
                assert answer.json()["key"].startswith("server-error-")

    send()
