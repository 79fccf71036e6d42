"""Moderation under attack: curious moderators, banned people who come back, floods of reports."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.ops.test_commands import admin
from tests.server.running import Postgres, Server
from tests.server.sockets.test_play import meet
from tests.server.test_moderation import WHY, account, closed, moderator, sanction


def hidden(update: dict[str, Any]) -> str:
    """What an update shows of the game."""
    kept = ("view", "choices", "prompt", "asked", "length", "version")
    return json.dumps({name: update[name] for name in kept}, sort_keys=True)


@pytest.mark.parametrize("game", ["founders", "tikal"])
def test_a_moderator_sees_what_a_spectator_sees(server: Server, game: str) -> None:
    async def work() -> None:
        mia = await moderator(server)
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table(game, ["me", "invited"])
        invite, table = {"invite": made["invite"]}, made["id"]
        await ben.post(f"/api/tables/{table}/join", invite)
        await ann.post(f"/api/tables/{table}/start")
        for path in ("", "/chat", "/update", "/notes", "/history/0"):
            assert (await mia.get(f"/api/tables/{table}{path}", 404))["code"] == "unknown_table"
        await mia.post(f"/api/moderation/tables/{table}/look", WHY, 204)
        shown = await mia.get(f"/api/tables/{table}")
        assert (shown["invite"], shown["my_seats"]) == (None, [])
        stranger = Person(server)
        async with mia.at(table) as looking, stranger.at(table, made["invite"]) as watching:
            assert hidden(looking.update) == hidden(watching.update)
            assert looking.log == watching.log
            assert looking.update["choices"] == []
            for seat in (0, 1):
                assert (await looking.answer("look", seat=seat))["code"] == "forbidden"
            refused = await looking.answer("act", version=looking.version, action=0)
            assert refused["code"] in ("forbidden", "not_your_turn")
        await mia.post(f"/api/tables/{table}/join", {}, 409)
        assert (await mia.get(f"/api/tables/{table}/record", 409))["code"] == "not_finished"
        found = await mia.get(f"/api/moderation/tables?find={table}")
        assert set(found["tables"][0]) == set(shown)  # no field that all others do not see
        assert "seed" not in found["tables"][0]
        # Another moderator says so too; one who is removed sees nothing any more.
        other, login = await account(server, "Max")
        await other.get(f"/api/tables/{table}", 404)
        url = server.database_url
        await asyncio.to_thread(admin, url, "moderator", "add", login)
        await other.get(f"/api/tables/{table}", 404)
        await other.post(f"/api/moderation/tables/{table}/look", WHY, 204)
        await other.get(f"/api/tables/{table}")
        await asyncio.to_thread(admin, url, "moderator", "remove", login)
        await other.get(f"/api/tables/{table}", 404)

    asyncio.run(work())


def test_a_banned_guest_stays_banned_in_that_browser(server: Server) -> None:
    """A guest who throws the cookie away is another guest: docs/moderation.md says so."""

    async def work() -> None:
        mia, gus = await moderator(server), await Person(server).guest("Gus")
        second = Person(server).with_cookies_of(gus)
        await sanction(mia, gus, "ban", 1)
        for one in (gus, second):
            for method, path, body in (
                ("POST", "/api/guests", {"name": "Gus again"}),
                ("POST", "/api/me/claim", {"login": "gus.again", "password": "long enough"}),
                ("PATCH", "/api/me", {"name": "Gustav"}),
                ("POST", "/api/blocks", {"person": mia.id}),
            ):
                refused = await one.request(method, path, body, 403)
                assert refused["code"] == "banned"
        await mia.request("DELETE", f"/api/moderation/people/{gus.id}/ban", WHY, 204)
        await gus.table(seats=["me", "hotseat"])  # the guest's account was not lost

    asyncio.run(work())


def test_a_mute_holds_on_every_way_to_the_chat(server: Server) -> None:
    async def work() -> None:
        mia = await moderator(server)
        people, table = await meet(server, 2)
        await sanction(mia, people[0], "mute")
        body = {"type": "chat", "text": "over HTTP"}
        refused = await people[0].post(f"/api/tables/{table}/commands", body, 403)
        assert refused["code"] == "muted"
        async with people[0].at(table) as ann:
            assert (await ann.answer("chat", text="over the socket"))["code"] == "muted"
        assert await people[1].get(f"/api/tables/{table}/chat") == []

    asyncio.run(work())


def test_another_page_can_t_act_for_a_moderator(server: Server) -> None:
    async def work() -> None:
        mia, gus = await moderator(server), await Person(server).guest("Gus")
        mia.csrf = "wrong"
        refused = await mia.post(f"/api/moderation/people/{gus.id}", {"kind": "ban", **WHY}, 403)
        assert refused["code"] == "csrf"
        await gus.table(seats=["me", "hotseat"])

    asyncio.run(work())


def test_private_lines_can_t_be_read_through_reports(server: Server) -> None:
    async def work() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        made = await ann.table(seats=["me", "hotseat"])
        own = await eve.table(seats=["me", "open"], visibility="public")
        async with ann.at(made["id"]) as chair:
            await chair.answer("chat", text="a secret")
        line = (await ann.get(f"/api/tables/{made['id']}/chat"))[0]["id"]
        report = {"kind": "line", "line": line, **WHY}
        refused = await eve.post("/api/reports", {**report, "table": made["id"]}, 404)
        assert refused["code"] == "unknown_table"
        refused = await eve.post("/api/reports", {**report, "table": own["id"]}, 404)
        assert refused["code"] == "not_found"

    asyncio.run(work())


def test_a_flood_of_reports_is_stopped(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1)

    async def work() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        codes = []
        for number in range(14):
            body = {"kind": "person", "person": ann.id, "reason": f"number {number}"}
            answer = await eve.post("/api/reports", body, None)
            codes.append(answer["code"] if answer else "kept")
        assert codes == ["kept"] * 10 + ["too_many"] * 4
        mia = await moderator(server)
        reports = (await mia.get("/api/moderation/reports"))["reports"]
        assert [one["reason"] for one in reports] == ["number 9"]  # one report about one person

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_bans_blocks_and_deletions_hold_in_every_process(postgres: Postgres) -> None:
    url = postgres.database()
    here, there = Server(url), Server(url)

    async def work() -> None:
        mia = await moderator(here)
        people, table = await meet(there, 2)
        ann, ben = people
        other = await ann.table(seats=["me", "open"], visibility="public")
        async with ann.at(table) as at_table, ben.at(table) as chair, ann.at(other["id"]) as gone:
            beside = Person(here).with_cookies_of(ann)
            await beside.post("/api/blocks", {"person": ben.id}, 204)
            for number in range(1000):  # the other process is told a moment later
                await chair.answer("chat", text=f"line {number}")
                await at_table.answer("ping")
                if f"line {number}" not in "".join(at_table.heard):
                    break
            else:
                raise AssertionError("the other process is not told")
            await mia.request("DELETE", f"/api/moderation/tables/{other['id']}", WHY, 204)
            assert await closed(gone) == 4404
            await sanction(mia, ben, "ban", 1)
            assert await closed(chair) == 4403
        await ann.get(f"/api/tables/{other['id']}", 404)
        assert (await ben.post(f"/api/tables/{table}/join", {}, 403))["code"] == "banned"

    try:
        asyncio.run(work())
        assert '"fault"' not in here.text() + there.text()
    finally:
        here.stop()
        there.stop()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/moderation/reports/99999999999999999999", WHY),
        ("POST", "/api/moderation/reports/-1", WHY),
        ("DELETE", "/api/moderation/lines/99999999999999999999", WHY),
        ("DELETE", "/api/moderation/people/nobody/death", WHY),
        ("DELETE", "/api/moderation/people/%F0%9F%92%80/ban", WHY),
        ("POST", "/api/moderation/people/nobody", {"kind": "ban", "hours": 10**30, **WHY}),
        ("POST", "/api/moderation/people/nobody", {"kind": "ban", "hours": 0, **WHY}),
        ("POST", "/api/moderation/people/nobody", {"kind": "ban", "hours": None, **WHY}),
        ("POST", "/api/moderation/people/nobody", {"kind": "ban", "reason": "a\0b"}),
        ("POST", "/api/moderation/tables/nowhere/look", {"reason": ["why"]}),
        ("DELETE", "/api/moderation/tables/nowhere", None),
        ("GET", "/api/moderation/log?before=99999999999999999999", None),
        ("GET", "/api/moderation/log?before=²", None),
        ("GET", f"/api/moderation/people?find={'x' * 41}", None),
        ("GET", "/api/moderation/tables?find=%00", None),
    ],
)
def test_odd_requests_of_a_moderator_are_refused(
    any_server: Server, method: str, path: str, body: Any
) -> None:
    async def work() -> None:
        mia = await moderator(any_server)
        refused = await mia.request(method, path, body, None)
        assert refused["code"] in (
            *("bad_request", "bad_reason", "not_found", "unknown_person", "unknown_table"),
        )
        found = await mia.get("/api/moderation/people?find=' OR 1=1 --")
        assert found["people"] == []

    asyncio.run(work())
    assert '"fault"' not in any_server.text()
