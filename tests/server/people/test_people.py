"""Accounts: guests, passwords, sessions, CSRF, limits, one's own data, blocks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from tests.server.clients import Person
from tests.server.running import Server
from tests.server.sockets.test_play import meet

from patolli.text import Words


def cookie(person: Person, name: str) -> str:
    return next(c.value or "" for c in person.http.cookies.jar if c.name == name)


def test_a_guest_plays_at_once_and_claims_the_account_later(any_server: Server) -> None:
    async def work() -> None:
        ann = Person(any_server)
        nobody = await ann.get("/api/me")
        assert nobody["person"] is None
        await ann.guest("  Ann\u0007  of  Oaxaca ", "fr")
        me = await ann.get("/api/me")
        assert me["person"]["name"] == "Ann of Oaxaca"
        assert me["person"]["guest"] is True
        login = f"ann-{ann.id}"
        claim = {"login": login, "password": "correct horse"}
        claimed = await ann.post("/api/me/claim", claim)
        ann.take(claimed)
        assert claimed["person"]["login"] == login
        assert (await ann.post("/api/me/claim", claim, 409))["code"] == "already_claimed"
        ben = await Person(any_server).guest("Ben")
        assert (await ben.post("/api/me/claim", claim, 409))["code"] == "login_taken"
        wrong = {"login": login, "password": "wrong horse!"}
        assert (await ben.post("/api/sessions", wrong, 401))["code"] == "wrong_password"
        nobody = {"login": "nobody-here", "password": "wrong horse!"}
        assert (await ben.post("/api/sessions", nobody, 401))["code"] == "wrong_password"
        again = Person(any_server)
        again.take(await again.post("/api/sessions", {**claim, "login": login.upper()}, 201))
        assert again.id == ann.id
        old = cookie(again, "patolli_session")
        await again.request("DELETE", "/api/sessions", None, 204)
        again.http.cookies.set("patolli_session", old)
        assert (await again.get("/api/me"))["person"] is None, "the session has ended"

    asyncio.run(work())


def test_the_cookie_is_hidden_from_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ann"})
    lines = {line.split("=")[0]: line for line in answer.headers.get_list("set-cookie")}
    assert "HttpOnly" in lines["patolli_session"]
    assert "samesite=lax" in lines["patolli_session"].lower()
    assert "HttpOnly" not in lines["patolli_csrf"]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_changes_need_the_token_and_our_own_page(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        body: dict[str, Any] = {"name": "Eve"}
        for token in ("", "0" * 40, (await Person(server).guest("Ben")).csrf):
            answer = await ann.http.patch("/api/me", json=body, headers={"X-CSRF-Token": token})
            assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            headers = {"X-CSRF-Token": ann.csrf, "Origin": origin}
            answer = await ann.http.patch("/api/me", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
            answer = await ann.http.post("/api/guests", json=body, headers={"Origin": origin})
            assert answer.status_code == 403
        headers = {"X-CSRF-Token": ann.csrf, "Origin": server.url}
        answer = await ann.http.patch("/api/me", json=body, headers=headers)
        assert answer.json()["person"]["name"] == "Eve"

    asyncio.run(work())


def test_guessing_and_flooding_are_slowed_down(tmp_path: Path) -> None:
    limited = Server(f"sqlite:///{tmp_path / 'patolli.db'}", rate_scale=0.2)

    async def work() -> None:
        ann = await Person(limited).guest("Ann")
        guess = {"login": "somebody", "password": "guess number 1"}
        codes = [(await ann.post("/api/sessions", guess, None))["code"] for _ in range(15)]
        assert codes[0] == "wrong_password"
        assert codes[-1] == "too_many"
        made = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(made["id"]) as chair:
            replies = [await chair.answer("chat", text=f"line {n}") for n in range(15)]
            assert replies[0]["type"] == "done"
            assert replies[-1]["code"] == "too_many"
            assert replies[-1]["data"]["retry_ms"] > 0
            for _ in range(60):
                await chair.send("ping")
            kinds = {(await chair.receive())["type"] for _ in range(60)}
            assert "error" in kinds
        answers = await asyncio.gather(*(ann.http.get("/api/games") for _ in range(200)))
        assert {answer.status_code for answer in answers} <= {200, 429}
        slow = next(answer for answer in answers if answer.status_code == 429)
        assert int(slow.headers["retry-after"]) >= 1

    try:
        asyncio.run(work())
    finally:
        limited.stop()


def test_one_s_data_can_be_taken_away_and_deleted(any_server: Server) -> None:
    async def work() -> None:
        people, table = await meet(any_server, 2)
        ann, ben = people
        await ann.request("PUT", f"/api/tables/{table}/notes", {"text": "my plan"})
        async with ann.at(table) as chair:
            await chair.answer("chat", text="hello there")
            assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "my plan"
            assert (await ben.get(f"/api/tables/{table}/notes"))["text"] == ""
        mine = await ann.get("/api/me/export")
        assert [note["text"] for note in mine["notes"]] == ["my plan"]
        assert [line["text"] for line in mine["chat"]] == ["hello there"]
        assert [one["id"] for one in mine["tables"]] == [table]
        claim = {"login": f"d-{ann.id}", "password": "password 1"}
        ann.take(await ann.post("/api/me/claim", claim))
        refused = await ann.request("DELETE", "/api/me", {"password": "wrong one"}, 401)
        assert refused["code"] == "wrong_password"
        await ann.request("DELETE", "/api/me", {"password": "password 1"}, 204)
        assert (await ann.get("/api/me"))["person"] is None
        left = await ben.get(f"/api/tables/{table}")
        assert left["seats"][0]["left"] is True
        assert "Player 0" not in str(left)
        assert "Player 0" not in str(await ben.get("/api/tables?mine=true"))
        lines = await ben.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in lines] == [""]
        again = {"login": f"d-{ann.id}", "password": "password 1"}
        assert (await ben.post("/api/sessions", again, 401))["code"] == "wrong_password"

    asyncio.run(work())


def test_players_talk_and_mutes_hold(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        eve = await Person(server).guest("Eve")
        async with (
            people[0].at(table) as ann,
            people[1].at(table) as ben,
            eve.at(table) as watcher,
        ):
            await ann.answer("chat", text="good luck")
            assert (await ben.next("chat"))["line"]["text"] == "good luck"
            assert (await watcher.next("chat"))["line"]["audience"] in ("players", "spectators")
        lines = await people[1].get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in lines] == ["good luck"]
        lines = await eve.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in lines] == ["good luck"]
        await people[1].post("/api/blocks", {"person": people[0].id}, 204)
        assert await people[1].get(f"/api/tables/{table}/chat") == []
        async with people[1].at(table) as ben, people[0].at(table) as ann:
            await ann.answer("chat", text="can you hear me")
            await ben.answer("ping")
        assert "can you hear me" not in "".join(ben.heard)
        await people[1].request("DELETE", f"/api/blocks/{people[0].id}", None, 204)
        assert len(await people[1].get(f"/api/tables/{table}/chat")) == 2
        nobody = await people[1].post("/api/blocks", {"person": "nobody"}, 404)
        assert nobody["code"] == "unknown_person"

    asyncio.run(work())


def test_what_is_typed_wrong_is_answered_with_what_would_be_right(server: Server) -> None:
    def seats(name: str) -> list[dict[str, str]]:
        return [{"kind": "me"}, {"kind": "hotseat", "name": name}]

    table = {"game": "patolli", "seats": seats("")}
    wrong: list[tuple[str, Any, str, str, str]] = [
        ("/api/me/claim", {"login": "ann", "password": "short"}, "bad_password", "8", "8"),
        ("/api/me/claim", {"login": "a", "password": "long enough"}, "bad_login", "3 to 40", "3 à"),
        ("/api/me/claim", {"login": "ann b", "password": "long enough"}, "bad_login", "no", "sans"),
        ("/api/guests", {"name": "x" * 41}, "bad_name", "1 to 40", "1 à 40"),
        ("/api/guests", {"name": " \u0007 "}, "bad_name", "1 to 40", "1 à 40"),
        ("/api/tables", {**table, "seats": seats("x" * 41)}, "bad_name", "1 to 40", "1 à 40"),
        ("/api/tables", {**table, "seed": -1}, "bad_seed", "from 0 to 281474976710655", "de 0 à"),
        ("/api/tables", {**table, "pace": {"bank": 0.5}}, "bad_pace", "1440", "minutes"),
        ("/api/tables", {**table, "pace": {"days": 99}}, "bad_pace", "1 to 60 days", "60 jours"),
    ]

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        for path, body, code, english, french in wrong:
            answer = await ann.post(path, body, 400)
            assert answer["code"] == code
            for language, part in (("en", english), ("fr", french)):
                sentence = Words(language).text(answer["key"], answer["data"])
                assert part in sentence.replace("\u202f", "").replace(",", ""), sentence
                assert "Expected" not in sentence

    asyncio.run(work())
