"""Moderation: reports and blocks of people, what moderators may do, and the log of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.clients import Chair, Person
from tests.server.ops.test_commands import admin
from tests.server.running import Server
from tests.server.sockets.test_play import meet
from websockets.exceptions import ConnectionClosed

from patolli.server.ops.config import Settings
from patolli.text import Words

PASSWORD = "a quiet afternoon"
WHY = {"reason": "insults"}
PAGES = ("reports", "people", "tables", "log")
ACTIONS: list[tuple[str, str, Any]] = [
    ("POST", "/api/moderation/reports/1", WHY),
    ("POST", "/api/moderation/people/{person}", {"kind": "ban", **WHY}),
    ("POST", "/api/moderation/people/{person}", {"kind": "mute", **WHY}),
    ("DELETE", "/api/moderation/people/{person}/ban", WHY),
    ("DELETE", "/api/moderation/people/{person}/mute", WHY),
    ("POST", "/api/moderation/tables/{table}/look", WHY),
    ("DELETE", "/api/moderation/tables/{table}", WHY),
    ("DELETE", "/api/moderation/lines/1", WHY),
]
counter = iter(range(10_000))


async def account(server: Server, name: str) -> tuple[Person, str]:
    """A person with a login."""
    person = await Person(server).guest(name)
    login = f"{name.lower()}{next(counter)}"
    person.take(await person.post("/api/me/claim", {"login": login, "password": PASSWORD}))
    return person, login


async def moderator(server: Server, name: str = "Mia") -> Person:
    """A person whom the owner has named."""
    person, login = await account(server, name)
    done = await asyncio.to_thread(admin, server.database_url, "moderator", "add", login)
    assert done.exit_code == 0, done.stderr
    return person


async def sanction(mia: Person, person: Person, kind: str, hours: int | None = None) -> None:
    body = {"kind": kind, "hours": hours, **WHY}
    await mia.post(f"/api/moderation/people/{person.id}", body, 204)


async def closed(chair: Chair) -> int:
    """The code with which a socket was closed."""
    try:
        while True:
            await chair.receive()
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd is not None else 0


async def newest(mia: Person) -> dict[str, Any]:
    log = await mia.get("/api/moderation/log")
    entry: dict[str, Any] = log["entries"][0]
    return entry


# -- rights --------------------------------------------------------------------------------------


def test_the_page_is_for_moderators_alone(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        ann, ben = people
        made, _ = await account(server, "Claire")
        for stranger in (ben, made):
            assert (await stranger.get("/api/me"))["person"]["moderator"] is False
            for page in PAGES:
                refused = await stranger.get(f"/api/moderation/{page}", 403)
                assert refused["code"] == "not_moderator"
                assert "moderators" in Words("en").text(refused["key"], refused["data"])
            for method, path, body in ACTIONS:
                where = path.format(person=ann.id, table=table)
                refused = await stranger.request(method, where, body, 403)
                assert refused["code"] == "not_moderator"
        unknown = Person(server)
        for page in PAGES:
            assert (await unknown.get(f"/api/moderation/{page}", 401))["code"] == "not_signed_in"
        assert (await ann.get("/api/me"))["person"]["sanctions"] == []
        await ann.get(f"/api/tables/{table}")
        mia = await moderator(server)
        assert (await mia.get("/api/me"))["person"]["moderator"] is True
        for page in PAGES:
            await mia.get(f"/api/moderation/{page}")

    asyncio.run(work())


def test_the_owner_names_and_removes_moderators(database: str) -> None:
    server = Server(database)

    async def work() -> None:
        person, login = await account(server, "Mia")
        await Person(server).guest("Gus")

        async def run(*arguments: str) -> Any:
            return await asyncio.to_thread(admin, database, *arguments)

        unknown = await run("moderator", "add", "nobody.here")
        assert unknown.exit_code == 1
        assert "no account with the login" in unknown.stderr
        assert (await run("moderator", "remove", login)).exit_code == 1
        assert (await run("moderator", "add", login.upper())).exit_code == 0
        assert (await run("moderator", "add", login)).exit_code == 1
        assert login in (await run("moderator", "list")).stdout
        await person.get("/api/moderation/log")
        assert (await run("moderator", "remove", login)).exit_code == 0
        assert (await run("moderator", "list")).stdout == ""
        await person.get("/api/moderation/log", 403)  # at once, without signing in again
        lines = (await run("log")).stdout.splitlines()
        assert ["remove-moderator" in lines[0], "add-moderator" in lines[1]] == [True, True]
        assert all("(owner)" in line and login in line for line in lines)
        assert len((await run("log", "--most", "1")).stdout.splitlines()) == 1

    try:
        asyncio.run(work())
    finally:
        server.stop()


def test_moderators_do_not_judge_each_other(server: Server) -> None:
    async def work() -> None:
        mia, max = await moderator(server), await moderator(server, "Max")
        for one in (mia, max):
            body = {"kind": "ban", **WHY}
            refused = await mia.post(f"/api/moderation/people/{one.id}", body, 403)
            assert refused["code"] == "is_moderator"

    asyncio.run(work())


# -- sanctions -----------------------------------------------------------------------------------


def test_a_muted_person_does_not_chat_and_plays_on(any_server: Server) -> None:
    async def work() -> None:
        mia = await moderator(any_server)
        people, table = await meet(any_server, 2)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            await sanction(mia, people[0], "mute", 3)
            refused = await ann.answer("chat", text="hello")
            assert (refused["code"], refused["data"]["hours"]) == ("muted", 3)
            assert "for 3 more hours: insults" in Words("en").text(refused["key"], refused["data"])
            assert (await ben.answer("chat", text="hm"))["type"] == "done"
            mover = ann if ann.update["choices"] else ben
            assert (await mover.act(mover.update["choices"][0]["id"]))["type"] == "update"
            where = f"/api/moderation/people/{people[0].id}/mute"
            await mia.request("DELETE", where, {"reason": "said sorry"}, 204)
            assert (await ann.answer("chat", text="sorry"))["type"] == "done"
            await mia.request("DELETE", where, WHY, 404)  # there is none any more

    asyncio.run(work())


def test_a_banned_account_is_sent_away_until_the_ban_is_lifted(any_server: Server) -> None:
    async def work() -> None:
        mia = await moderator(any_server)
        bad, login = await account(any_server, "Bad")
        ann = await Person(any_server).guest("Ann")
        made = await bad.table(seats=["me", "open"], visibility="public")
        await ann.post(f"/api/tables/{made['id']}/join", {})
        await bad.post(f"/api/tables/{made['id']}/start")
        waits = await bad.table(seats=["me", "open"], visibility="public")
        alone = await bad.table(seats=["me", "hotseat"])
        async with bad.at(made["id"]) as chair:
            await sanction(mia, bad, "ban")
            assert await closed(chair) == 4403
        again = bad.at(made["id"])
        await again.open()
        assert (await again.receive())["code"] == "banned"
        assert await closed(again) == 4403
        for path, body in (
            ("/api/tables", {"game": "patolli", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}),
            (f"/api/tables/{made['id']}/join", {}),
            (f"/api/tables/{made['id']}/commands", {"type": "chat", "text": "still here"}),
            ("/api/guests", {"name": "Good"}),
            ("/api/reports", {"kind": "table", "table": made["id"], **WHY}),
        ):
            refused = await bad.post(path, body, 403)
            assert refused["code"] == "banned"
        sentence = Words("en").text(refused["key"], refused["data"])
        assert sentence == "A moderator has closed this account for good: insults"
        elsewhere = Person(any_server)
        refused = await elsewhere.post("/api/sessions", {"login": login, "password": PASSWORD}, 403)
        assert refused["code"] == "banned"
        wrong = await elsewhere.post("/api/sessions", {"login": login, "password": "x" * 9}, 401)
        assert wrong["code"] == "wrong_password"  # only the person learns of the ban
        assert (await bad.get("/api/tables?mine=true", 403))["code"] == "banned"
        me = (await bad.get("/api/me"))["person"]
        assert [one["kind"] for one in me["sanctions"]] == ["ban"]
        await bad.get("/api/me/export")
        # The others go on: the seat is left, the table that waited is closed, a lone game waits.
        seats = (await ann.get(f"/api/tables/{made['id']}"))["seats"]
        assert [seat["left"] for seat in seats] == [True, False]
        assert (await ann.get(f"/api/tables/{waits['id']}"))["status"] == "closed"
        await mia.request("DELETE", f"/api/moderation/people/{bad.id}/ban", WHY, 204)
        assert (await bad.get(f"/api/tables/{alone['id']}"))["status"] == "running"
        await bad.post(f"/api/tables/{made['id']}/join", {})
        await elsewhere.post("/api/sessions", {"login": login, "password": PASSWORD}, 201)

    asyncio.run(work())


def test_a_sanction_for_a_time_ends_by_itself(server: Server) -> None:
    async def end(person: str) -> None:
        engine = create_async_engine(Settings(database_url=server.database_url).async_url)
        async with engine.begin() as database:
            await database.execute(
                text("UPDATE sanctions SET until = 1 WHERE person = :person"), {"person": person}
            )
        await engine.dispose()

    async def work() -> None:
        mia, gus = await moderator(server), await Person(server).guest("Gus")
        await sanction(mia, gus, "ban", 24 * 7)
        refused = await gus.post("/api/tables", {"game": "patolli", "seats": [{"kind": "me"}]}, 403)
        assert (refused["data"]["hours"], refused["data"]["days"]) == (24 * 7, 7)
        await end(gus.id)
        await gus.table(seats=["me", "hotseat"])
        assert (await gus.get("/api/me"))["person"]["sanctions"] == []

    asyncio.run(work())


# -- tables and messages -------------------------------------------------------------------------


def test_a_deleted_table_is_gone_for_all(any_server: Server) -> None:
    async def work() -> None:
        mia = await moderator(any_server)
        people, table = await meet(any_server, 2)
        async with people[0].at(table) as ann, people[1].at(table):
            await mia.request("DELETE", f"/api/moderation/tables/{table}", WHY, 204)
            assert await closed(ann) == 4404
        for path in ("", "/chat", "/update", "/record"):
            await people[0].get(f"/api/tables/{table}{path}", 404)
        assert table not in str(await people[0].get("/api/tables?mine=true"))
        await mia.request("DELETE", f"/api/moderation/tables/{table}", WHY, 404)
        entry = await newest(mia)
        assert (entry["action"], entry["subject"], entry["reason"]) == (
            *("delete-table", table, "insults"),
        )

    asyncio.run(work())
    assert '"fault"' not in any_server.text()
    assert "not-stored" not in any_server.text()


def test_a_bot_stops_thinking_at_a_deleted_table(server: Server) -> None:
    async def work() -> None:
        mia = await moderator(server)
        ann = await Person(server).guest("Ann")
        made = await ann.table("teotihuacan", ["bot", "bot"])
        await mia.request("DELETE", f"/api/moderation/tables/{made['id']}", WHY, 204)
        await asyncio.sleep(1)
        await ann.get(f"/api/tables/{made['id']}", 404)
        assert (await ann.get("/healthz"))["ok"]

    asyncio.run(work())
    assert "bot-stopped" not in server.text()


def test_a_deleted_message_loses_its_words_at_once(any_server: Server) -> None:
    async def work() -> None:
        mia = await moderator(any_server)
        people, table = await meet(any_server, 2)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            await ann.answer("chat", text="a rude word")
            line = (await ben.next("chat"))["line"]
            await mia.request("DELETE", f"/api/moderation/lines/{line['id']}", WHY, 204)
            after = (await ben.next("chat"))["line"]
            assert (after["id"], after["text"]) == (line["id"], "")
        assert "rude" not in str(await people[1].get(f"/api/tables/{table}/chat"))
        entry = await newest(mia)
        assert (entry["action"], entry["person"]["id"]) == ("delete-line", people[0].id)
        await mia.request("DELETE", "/api/moderation/lines/999999999", WHY, 404)

    asyncio.run(work())


def test_tables_and_people_are_found(server: Server) -> None:
    async def work() -> None:
        mia = await moderator(server)
        ann = await Person(server).guest("Annabel 100%")
        made = await ann.table(seats=["me", "invited"])
        for wanted in (made["id"], "100%25", ann.id, "annabel"):
            found = await mia.get(f"/api/moderation/tables?find={wanted}")
            assert [table["id"] for table in found["tables"]] == [made["id"]], wanted
            assert found["tables"][0]["invite"] is None
        people = (await mia.get("/api/moderation/people?find=BEL 100"))["people"]
        assert [one["id"] for one in people] == [ann.id]
        assert (await mia.get("/api/moderation/people?find=no such"))["people"] == []
        assert (await mia.get("/api/moderation/people?find=%25%25"))["people"] == []

    asyncio.run(work())


# -- reports and blocks --------------------------------------------------------------------------


def test_people_report_and_a_moderator_handles_it(any_server: Server) -> None:
    async def work() -> None:
        mia = await moderator(any_server)
        people, table = await meet(any_server, 2)
        ann, ben = people
        async with ann.at(table) as chair:
            await chair.answer("chat", text="you play like a stone")
        line = (await ben.get(f"/api/tables/{table}/chat"))[0]["id"]
        kinds = [
            {"kind": "person", "person": ann.id, "table": table},
            {"kind": "line", "table": table, "line": line},
            {"kind": "table", "table": table},
        ]
        before = (await mia.get("/api/moderation/reports"))["open"]
        for subject in kinds:
            await ben.post("/api/reports", {**subject, **WHY}, 204)
        await ben.post("/api/reports", {**kinds[2], "reason": " rude\nname "}, 204)  # said better
        page = await mia.get("/api/moderation/reports")
        assert page["open"] == before + 3
        of_table, of_line, of_person = page["reports"][:3]
        assert (of_table["kind"], of_table["table"], of_table["reason"]) == (
            *("table", table, "rude name"),
        )
        assert (of_line["text"], of_line["person"]["id"]) == ("you play like a stone", ann.id)
        assert (of_person["person"]["name"], of_person["reporter"]["id"]) == (
            *("Player 0", ben.id),
        )
        number = of_line["id"]
        await mia.post(f"/api/moderation/reports/{number}", {"reason": "asked to stop"}, 204)
        await mia.post(f"/api/moderation/reports/{number}", {"reason": "twice"}, 404)
        assert number not in [
            one["id"] for one in (await mia.get("/api/moderation/reports"))["reports"]
        ]
        done = (await mia.get("/api/moderation/reports?handled=true"))["reports"][0]
        assert (done["id"], done["note"], done["handler"]["id"]) == (
            *(number, "asked to stop", mia.id),
        )
        assert (await newest(mia))["action"] == "handle-report"

    asyncio.run(work())


@pytest.mark.parametrize(
    ("report", "status", "code"),
    [
        ({"kind": "person", "person": "nobody"}, 404, "unknown_person"),
        ({"kind": "person"}, 400, "bad_request"),
        ({"kind": "table", "table": "nowhere"}, 404, "unknown_table"),
        ({"kind": "table"}, 400, "bad_request"),
        ({"kind": "line", "table": "here", "line": 999999999}, 404, "not_found"),
        ({"kind": "line", "line": 1}, 400, "bad_request"),
        ({"kind": "table", "table": "here", "reason": ""}, 400, "bad_reason"),
        ({"kind": "table", "table": "here", "reason": " \u200b "}, 400, "bad_reason"),
        ({"kind": "table", "table": "here", "reason": "x" * 501}, 400, "bad_reason"),
        ({"kind": "table", "table": "here", "reason": "a\0b"}, 400, "bad_reason"),
    ],
)
def test_a_report_names_what_the_reporter_can_see(
    any_server: Server, report: Any, status: int, code: str
) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("Ann")
        made = await ann.table(seats=["me", "open"], visibility="public")
        here = {"table": made["id"]} if report.get("table") == "here" else {}
        refused = await ann.post("/api/reports", WHY | report | here, status)
        assert refused["code"] == code

    asyncio.run(work())


def test_a_blocked_person_is_kept_away_and_not_told(any_server: Server) -> None:
    async def work() -> None:
        people, table = await meet(any_server, 2)
        ann, ben = people
        async with ben.at(table) as chair:
            await chair.answer("chat", text="before")
        async with ann.at(table) as reader, ben.at(table) as chair:
            await ann.post("/api/blocks", {"person": ben.id}, 204)
            await chair.answer("chat", text="can you hear me")
            await reader.answer("ping")
            assert "can you hear me" not in "".join(reader.heard)
        assert await ann.get(f"/api/tables/{table}/chat") == []
        blocks = (await ann.get("/api/me"))["person"]["blocks"]
        assert blocks == [{"id": ben.id, "name": "Player 1"}]
        # A table that Ann hosts is kept for others, also with its link; Ben plays on where he sits.
        open_table = await ann.table(seats=["me", "open"], visibility="public")
        linked = await ann.table(seats=["me", "invited"])
        for made, form in ((open_table, {}), (linked, {"invite": linked["invite"]})):
            refused = await ben.post(f"/api/tables/{made['id']}/join", form, 409)
            assert refused["code"] == "kept_for_others"
            assert "block" not in Words("en").text(refused["key"], refused["data"])
        await ben.post(f"/api/tables/{table}/leave", {})
        await ben.post(f"/api/tables/{table}/join", {})
        # Ben's rematch does not invite Ann.
        await ben.post(f"/api/tables/{table}/leave", {})
        await ann.post(f"/api/tables/{table}/close")
        again = await ben.post(f"/api/tables/{table}/rematch", {})
        assert [(seat["kind"], seat["person"]) for seat in again["seats"]] == [
            ("invited", None),
            ("person", ben.id),
        ]
        mine = (await ann.get("/api/tables?mine=true"))["tables"]
        assert again["id"] not in [one["id"] for one in mine]
        assert all(one["rematch"] is None for one in mine)
        own = await ann.post(f"/api/tables/{table}/rematch", {})
        assert [seat["person"] for seat in own["seats"]] == [ann.id, None]
        await ann.request("DELETE", f"/api/blocks/{ben.id}", None, 204)
        await ben.post(f"/api/tables/{open_table['id']}/join", {})

    asyncio.run(work())


# -- the log -------------------------------------------------------------------------------------


def test_every_action_is_logged_with_who_what_and_why(server: Server) -> None:
    async def work() -> None:
        mia = await moderator(server)
        gus = await Person(server).guest("Gus")
        made = await gus.table(seats=["me", "invited"])
        await gus.post("/api/reports", {"kind": "table", "table": made["id"], **WHY}, 204)
        report = (await mia.get("/api/moderation/reports"))["reports"][0]["id"]
        done: list[tuple[str, str, Any, str]] = [
            ("POST", f"people/{gus.id}", {"kind": "mute", "hours": 2, **WHY}, "mute"),
            ("DELETE", f"people/{gus.id}/mute", WHY, "lift-mute"),
            ("POST", f"people/{gus.id}", {"kind": "ban", **WHY}, "ban"),
            ("DELETE", f"people/{gus.id}/ban", WHY, "lift-ban"),
            ("POST", f"reports/{report}", WHY, "handle-report"),
            ("POST", f"tables/{made['id']}/look", WHY, "look"),
            ("DELETE", f"tables/{made['id']}", WHY, "delete-table"),
        ]
        for method, path, body, action in done:
            unsaid = {**body, "reason": " "}
            refused = await mia.request(method, f"/api/moderation/{path}", unsaid, 400)
            assert refused["code"] == "bad_reason"
            await mia.request(method, f"/api/moderation/{path}", body, 204)
            entry = await newest(mia)
            assert (entry["action"], entry["reason"], entry["moderator"]["id"]) == (
                *(action, "insults", mia.id),
            )
            assert (entry["until"] is not None) == (action == "mute")
        printed = (await asyncio.to_thread(admin, server.database_url, "log")).stdout
        newest_lines = [line.split("  ")[2] for line in printed.splitlines()[: len(done)]]
        assert newest_lines == [action for *_, action in reversed(done)]

    asyncio.run(work())


def test_the_log_is_paged_and_no_request_takes_from_it(server: Server) -> None:
    async def work() -> None:
        mia, gus = await moderator(server), await Person(server).guest("Gus")
        for _ in range(51):
            await sanction(mia, gus, "mute", 1)
        page = await mia.get("/api/moderation/log")
        assert len(page["entries"]) == 50
        more = await mia.get(f"/api/moderation/log?before={page['more']}")
        ids = [entry["id"] for entry in page["entries"] + more["entries"]]
        assert ids == sorted(ids, reverse=True)
        for path in ("log", f"log/{ids[0]}"):
            for method in ("DELETE", "PUT", "PATCH", "POST"):
                refused = await mia.request(method, f"/api/moderation/{path}", WHY, None)
                assert refused["code"] in ("method", "not_found")
        schema = await mia.get("/schema/openapi.json")
        assert set(schema["paths"]["/api/moderation/log"]) == {"get"}
        # Deleting the account takes the name out, not the entry.
        await gus.request("DELETE", "/api/me", {}, 204)
        entry = (await mia.get("/api/moderation/log"))["entries"][0]
        assert (entry["id"], entry["person"]) == (
            *(ids[0], {"id": gus.id, "name": "", "login": None}),
        )

    asyncio.run(work())


def test_deleting_an_account_takes_its_words_out_of_reports(server: Server) -> None:
    async def work() -> None:
        mia = await moderator(server)
        people, table = await meet(server, 2)
        async with people[0].at(table) as chair:
            await chair.answer("chat", text="something private")
        line = (await people[1].get(f"/api/tables/{table}/chat"))[0]["id"]
        await people[1].post(
            "/api/reports", {"kind": "line", "table": table, "line": line, **WHY}, 204
        )
        assert (await people[1].get("/api/me/export"))["reports"][0]["reason"] == "insults"
        for person in people:
            await person.request("DELETE", "/api/me", {}, 204)
        report = (await mia.get("/api/moderation/reports"))["reports"][0]
        assert (report["text"], report["person"], report["reporter"]) == ("", None, None)

    asyncio.run(work())
