"""Accounts that are attacked: guessed passwords, stolen tokens, borrowed names."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.clients import Chair, Person
from tests.server.running import Server
from tests.server.sockets.test_play import meet
from websockets.exceptions import ConnectionClosed

from patolli.server.people.backoff import Backoff
from patolli.server.sockets.chats import can_be_shown
from patolli.table.errors import Refused
from patolli.table.names import printable, skeleton

PASSWORD = "a quiet afternoon"


async def account(server: Server) -> tuple[Person, dict[str, str]]:
    ann = await Person(server).guest("Ann")
    claim = {"login": f"ann-{ann.id}", "password": PASSWORD}
    ann.take(await ann.post("/api/me/claim", claim))
    return ann, claim


async def close_code(chair: Chair) -> int:
    """The code that the server closes a socket with."""
    try:
        while True:
            await chair.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_the_token_of_a_guest_ends_when_the_account_is_claimed(any_server: Server) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("Ann")
        thief = Person(any_server).with_cookies_of(ann)
        claim = {"login": f"ann-{ann.id}", "password": PASSWORD}
        ann.take(await ann.post("/api/me/claim", claim))
        assert (await thief.get("/api/me"))["person"] is None
        assert (await ann.get("/api/me"))["person"]["login"] == claim["login"]

    asyncio.run(work())


def test_a_new_password_ends_what_the_old_one_opened(any_server: Server) -> None:
    async def work() -> None:
        ann, claim = await account(any_server)
        other = Person(any_server)
        other.take(await other.post("/api/sessions", claim, 201))
        made = await ann.table("patolli", ["me", "hotseat"])
        chair = other.at(made["id"])
        async with chair:
            form = {"password": "not this one", "new": "another afternoon"}
            assert (await ann.post("/api/me/password", form, 401))["code"] == "wrong_password"
            form = {"password": PASSWORD, "new": "password123"}
            assert (await ann.post("/api/me/password", form, 400))["code"] == "common_password"
            form = {"password": PASSWORD, "new": "another afternoon"}
            ann.take(await ann.post("/api/me/password", form))
            assert await close_code(chair) == 4401
        assert (await other.get("/api/me"))["person"] is None
        assert (await Person(any_server).post("/api/sessions", claim, 401))["code"]
        await Person(any_server).post("/api/sessions", {**claim, "password": form["new"]}, 201)

    asyncio.run(work())


def test_sessions_are_listed_and_ended(any_server: Server) -> None:
    async def work() -> None:
        ann, claim = await account(any_server)
        others = [Person(any_server) for _ in range(3)]
        for other in others:
            other.take(await other.post("/api/sessions", claim, 201))
        phone = {"User-Agent": "Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0"}
        others[2].http.headers.update(phone)
        others[2].take(await others[2].post("/api/sessions", claim, 201))
        listed = await ann.get("/api/sessions")
        assert [one["device"] for one in listed].count("Firefox, Android") == 1
        assert all(one["used"] >= one["created"] for one in listed)
        assert [one["current"] for one in listed].count(True) == 1
        assert len(listed) == 5
        theirs = next(one["id"] for one in await others[0].get("/api/sessions") if one["current"])
        await ann.request("DELETE", f"/api/sessions/{theirs}", None, 204)
        assert (await others[0].get("/api/me"))["person"] is None
        eve, _ = await account(any_server)
        mine = (await ann.get("/api/sessions"))[0]["id"]
        await eve.request("DELETE", f"/api/sessions/{mine}", None, 404)
        await others[1].request("DELETE", "/api/sessions?everywhere=true", None, 204)
        for person in (ann, *others):
            assert (await person.get("/api/me"))["person"] is None

    asyncio.run(work())


@pytest.mark.parametrize("password", ["12345678", "Password1", "AZERTYUIOP", "aaaaaaaa", "{login}"])
def test_the_first_guesses_are_no_passwords(server: Server, password: str) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        login = f"ann-{ann.id}"
        form = {"login": login, "password": password.format(login=login)}
        assert (await ann.post("/api/me/claim", form, 400))["code"] == "common_password"

    asyncio.run(work())


def test_guessing_locks_out_who_guesses_and_not_the_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit by login alone let anybody lock an account."""
    clock = [100.0]
    monkeypatch.setattr("patolli.server.people.backoff.time.monotonic", lambda: clock[0])
    lock = Backoff()
    waits: list[int] = []
    for _ in range(20):
        try:
            lock.check("6.6.6.6", "Ann")
        except Refused as refused:
            waits.append(int(str(refused.data["retry_ms"])))
            clock[0] += waits[-1] / 1000
        lock.failed("6.6.6.6", "ann")
    assert waits == sorted(waits)
    assert waits[-1] >= 800_000
    with pytest.raises(Refused):
        lock.check("6.6.6.6", "ann")
    lock.check("1.2.3.4", "ann")
    lock.check("6.6.6.6", "ben")
    lock.succeeded("6.6.6.6", "ANN")
    lock.check("6.6.6.6", "ann")


def test_an_account_waits_after_wrong_passwords(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", rate_scale=1)

    async def work() -> None:
        _, claim = await account(server)
        eve = Person(server)
        wrong = {**claim, "password": "guess number one"}
        codes = [(await eve.post("/api/sessions", wrong, None))["code"] for _ in range(6)]
        assert codes == ["wrong_password"] * 5 + ["too_many"]

    try:
        asyncio.run(work())
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("An\u200bn", "An n"),
        ("\u202eAnn", "Ann"),
        ("Ann\u3164", "Ann"),
        ("\uff21nn", "Ann"),
        ("A\u0301\u0302\u0303\u0304\u0305nn", "\u00c1\u0302\u0303nn"),
        ("\u2800\u3164", ""),
        ("\ufe0f\U000e0101", ""),
        ("Ann\ufe00", "Ann"),
    ],
)
def test_a_name_shows_all_that_it_is(typed: str, shown: str) -> None:
    assert printable(typed) == shown


@pytest.mark.parametrize("other", ["Emm\u0456", "Emm\u0131", "Emm1", "Ernmi", "\U0001d404mmi"])
def test_letters_that_look_alike_are_one(other: str) -> None:
    assert skeleton(other) == skeleton("Emmi")


@pytest.mark.parametrize("other", ["ann", "\u0410nn", "\u00c1nn", "A n n", "ANN"])
def test_names_that_look_alike_are_numbered(server: Server, other: str) -> None:
    assert skeleton(other) == skeleton("Ann")
    assert skeleton("Ben") != skeleton("Ann")

    async def work() -> None:
        ann, two = await Person(server).guest("Ann"), await Person(server).guest(other)
        made = await ann.table("patolli", ["me", "open"], visibility="public")
        joined = await two.post(f"/api/tables/{made['id']}/join", {})
        called = [seat["called"] for seat in joined["seats"]]
        assert [one["key"] for one in called] == ["server-seat-name-number"] * 2
        assert [one["data"]["number"] for one in called] == [1, 2]

    asyncio.run(work())


def test_joined_emoji_can_be_said(server: Server) -> None:
    astronaut, family = "\U0001f469\u200d\U0001f680", "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    for line in (astronaut, f"well {family} done", "\u2764\ufe0f", "\u2764\ufe0f\u200d\U0001f525"):
        assert can_be_shown(line), line
    for line in ("a\u200db", "\u202eabc", "a\u200b", "\u200d"):
        assert not can_be_shown(line)

    async def work() -> None:
        people, table = await meet(server, 2)
        async with people[0].at(table) as ann:
            assert (await ann.answer("chat", text=astronaut))["type"] == "done"
            await ann.play(random.Random(1), 0)

    asyncio.run(work())
