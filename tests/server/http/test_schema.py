"""Schemathesis over the OpenAPI document: whatever it sends, the server never fails."""

from __future__ import annotations

import asyncio
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from tests.server.clients import Person
from tests.server.running import Server

EXAMPLES = 8


def test_no_request_makes_the_server_fail(any_server: Server) -> None:
    server = any_server

    async def prepare() -> tuple[Person, str]:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "hotseat"], visibility="public")
        return ann, str(made["id"])

    ann, table = asyncio.run(prepare())
    cookies = {c.name: c.value or "" for c in ann.http.cookies.jar}
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    count = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path in ("/api/me", "/api/sessions") and operation.method == "delete":
            continue  # it would sign us out
        count += 1

        check(server, operation, ann, cookies, table)
    assert count > 25
    assert '"fault"' not in server.text(), server.text()[-3000:]


def check(server: Server, operation: Any, ann: Person, cookies: dict[str, str], table: str) -> None:
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
        if ours and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        answer = case.call(headers={"X-CSRF-Token": ann.csrf}, cookies=cookies)
        assert answer.status_code < 500, (case, answer.text, server.text()[-3000:])
        if answer.status_code >= 400:
            assert answer.json()["key"].startswith("server-error-")

    send()
