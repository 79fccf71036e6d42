"""Notices over real receivers: whom they reach, when, and how often."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.notices.conftest import SOON, World, settings
from tests.server.notices.outside import BrowserKeys, Mailbox, Posted, Web, link_in
from tests.server.running import Postgres, Server
from tests.server.sockets.test_play import meet

from patolli.server.notices.sending import ATTEMPTS


def test_a_turn_is_told_once_through_every_channel(world: World) -> None:
    """Also where the person decides only a part of it and leaves, or takes it back."""

    async def work() -> None:
        (ann, ben), table = await pair(world)
        browser, email = BrowserKeys(), f"ben-{ben.id}@mail.example"
        await webhook(ben, world, f"/ok/{ben.id}")
        endpoint = f"{world.web.url}/ok/push-{ben.id}"
        await ben.post("/api/notices/push", {"endpoint": endpoint, **browser.subscription})
        await confirmed(ben, world, email)
        await until_asked(ann, table, ben)
        told = await post(world, f"/ok/{ben.id}")
        assert told.json["text"] == told.json["content"]
        assert told.json["text"] == f"Tikal: it is your turn. https://table.example/t/{table}"
        assert (told.json["kind"], told.json["table"]) == ("turn", table)
        pushed = await post(world, f"/ok/push-{ben.id}")
        message = browser.read(pushed)
        assert (message["title"], message["body"]) == ("Tikal", "it is your turn.")
        assert message["path"] == f"/t/{table}"
        mail = await asyncio.to_thread(world.mails.wait, email, 2)
        assert mail["Subject"] == "Tikal: it is your turn."
        async with ben.at(table) as chair:
            assert (await chair.act(chair.update["choices"][0]["id"]))["type"] == "update"
            assert chair.update["choices"], "the turn goes on"
        await quiet_round(ben, world)
        async with ben.at(table) as chair:
            await chair.answer("undo", version=chair.version)
        await quiet_round(ben, world)
        assert kinds(world, f"/ok/{ben.id}").count("turn") == 1
        assert len(world.web.posts[f"/ok/push-{ben.id}"]) == 1
        assert len(world.mails.to(email)) == 2
        await until_asked(ben, table, ann)
        await until_asked(ann, table, ben)
        await asyncio.to_thread(world.mails.wait, email, 3)
        await quiet_round(ben, world)
        assert kinds(world, f"/ok/{ben.id}").count("turn") == 2

    asyncio.run(work())


def test_two_processes_tell_a_turn_once(outside: tuple[Mailbox, Web], postgres: Postgres) -> None:
    database = postgres.database()
    servers = [Server(database, first=SOON, **settings(outside[0])) for _ in range(2)]
    world = World(servers[0], *outside)

    async def work() -> None:
        (ann, ben), table = await pair(world)
        await webhook(ben, world, f"/ok/{ben.id}")
        for _ in range(3):
            await until_asked(ann, table, ben)
            await until_asked(ben, table, ann)
        await until_asked(ann, table, ben)
        await post(world, f"/ok/{ben.id}")
        await quiet_round(ben, world)
        told = [one.json["id"] for one in world.web.posts[f"/ok/{ben.id}"]]
        assert len(told) == len(set(told))
        assert told, "the last turn is told at least"

    try:
        asyncio.run(work())
        assert all('"error"' not in server.text() for server in servers)
    finally:
        for server in servers:
            server.stop()


def test_who_has_the_table_open_gets_no_mail_but_a_push(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world)
        browser = BrowserKeys()
        await webhook(ben, world, f"/ok/{ben.id}")
        endpoint = f"{world.web.url}/ok/push-{ben.id}"
        await ben.post("/api/notices/push", {"endpoint": endpoint, **browser.subscription})
        async with ben.at(table):
            await until_asked(ann, table, ben)
            await post(world, f"/ok/push-{ben.id}")
        await quiet_round(ben, world)
        assert "turn" not in kinds(world, f"/ok/{ben.id}")

    asyncio.run(work())


def test_an_end_and_an_invitation_are_told(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world, game="patolli")
        wishes = {"turn": False, "invited": True, "over": True, "clock": True}
        for person in (ann, ben):
            await webhook(person, world, f"/ok/{person.id}")
            await person.request("PUT", "/api/notices", wishes)
        mover, other = ann, ben
        while await play_turn(mover, table):
            mover, other = other, mover
        assert (await post(world, f"/ok/{other.id}")).json["kind"] == "over"
        again = await mover.post(f"/api/tables/{table}/rematch", {})
        told = await post(world, f"/ok/{other.id}", 2)
        assert (told.json["kind"], told.json["table"]) == ("invited", again["id"])
        await quiet_round(other, world)
        assert kinds(world, f"/ok/{other.id}") == ["over", "invited", "test", "test"]

    asyncio.run(work())


def test_a_low_clock_is_told_once(world: World) -> None:
    async def work() -> None:
        (ann, _), table = await pair(world, pace={"kind": "days", "days": 1})
        await webhook(ann, world, f"/ok/{ann.id}")
        await quiet_round(ann, world)
        with closing(sqlite3.connect(world.server.database_url[10:], timeout=30)) as database:
            soon = time.time_ns() // 1_000_000 + 3 * 3_600_000 + 60_000
            database.execute("UPDATE tables SET deadline = ? WHERE id = ?", [soon, table])
            database.commit()
        told = await post(world, f"/ok/{ann.id}", 3)
        assert told.json["kind"] == "clock"
        assert "3 hours are left" in told.json["text"]
        await quiet_round(ann, world)
        assert kinds(world, f"/ok/{ann.id}") == ["test", "test", "clock", "test", "test"]

    asyncio.run(work())


def test_a_game_alone_with_bots_is_not_told(world: World) -> None:
    async def work() -> None:
        ann = await Person(world.server).guest("Ann")
        await webhook(ann, world, f"/ok/{ann.id}")
        await ann.table("patolli", ["me", "hotseat"])
        await quiet_round(ann, world)
        assert kinds(world, f"/ok/{ann.id}") == ["test", "test"]

    asyncio.run(work())


def test_quiet_hours_hold_notices_back(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world)
        await webhook(ben, world, f"/ok/{ben.id}")
        at = datetime.now(UTC)
        minute = at.hour * 60 + at.minute
        quiet = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
        await ben.request("PUT", "/api/notices", {**quiet, "zone": "UTC"})
        await until_asked(ann, table, ben)
        await quiet_round(ben, world)
        assert "turn" not in kinds(world, f"/ok/{ben.id}")
        await ben.request("PUT", "/api/notices", {"zone": "nowhere/at all"}, 400)
        shown = await ben.get("/api/notices")
        assert shown["wishes"]["quiet_to"] == quiet["quiet_to"]

    asyncio.run(work())


def test_a_muted_table_is_not_told(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world)
        await webhook(ben, world, f"/ok/{ben.id}")
        path = f"/api/tables/{table}/notices"
        assert await ben.get(path) == {"muted": False}
        assert await ben.request("PUT", path, {"muted": True}) == {"muted": True}
        await until_asked(ann, table, ben)
        await quiet_round(ben, world)
        assert "turn" not in kinds(world, f"/ok/{ben.id}")
        await ben.request("PUT", path, {"muted": False})
        assert (await post(world, f"/ok/{ben.id}", 3)).json["kind"] == "turn"
        stranger = await Person(world.server).guest("Eve")
        private = await ann.table("patolli", ["me", "invited"])
        await stranger.request("PUT", f"/api/tables/{private['id']}/notices", {"muted": True}, 404)

    asyncio.run(work())


def test_an_unsubscribe_link_works_without_signing_in(world: World) -> None:
    """A mail program may use it by itself (RFC 8058)."""

    async def work() -> None:
        (ann, ben), table = await pair(world)
        email = f"ben-{ben.id}@mail.example"
        await confirmed(ben, world, email)
        await until_asked(ann, table, ben)
        mail = await asyncio.to_thread(world.mails.wait, email, 2)
        token = link_in(mail, "unsubscribe")
        assert mail["List-Unsubscribe"] == f"<https://table.example/unsubscribe/{token}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        program = Person(world.server)
        form = {"content-type": "application/x-www-form-urlencoded"}
        for path, status in ((token[:-1] + "x", 410), (token, 204)):
            answer = await program.http.post(
                f"/unsubscribe/{path}", content="List-Unsubscribe=One-Click", headers=form
            )
            assert answer.status_code == status
        channel = (await ben.get("/api/notices"))["channels"][0]
        assert (channel["wanted"], channel["confirmed"]) == (False, True)
        await webhook(ben, world, f"/ok/{ben.id}")
        await until_asked(ben, table, ann)
        await until_asked(ann, table, ben)
        await post(world, f"/ok/{ben.id}")
        await quiet_round(ben, world)
        assert len(world.mails.to(email)) == 2

    asyncio.run(work())


def test_a_receiver_that_does_not_answer_holds_up_nothing(world: World) -> None:
    """While it is silent, actions are answered and other receivers are told."""

    async def work() -> None:
        (ann, ben), table = await pair(world)
        await webhook(ben, world, f"/slow/{ben.id}")
        await webhook(ann, world, f"/ok/{ann.id}")
        await until_asked(ann, table, ben)
        await until_true(lambda: f"/slow/{ben.id}" in world.web.asked)
        await until_asked(ben, table, ann)  # actions are answered ...
        await post(world, f"/ok/{ann.id}")  # ... and others are told
        assert f"/slow/{ben.id}" not in world.web.posts, "it has not answered yet"

    asyncio.run(work())


def test_a_mail_server_that_says_nothing_holds_up_nothing(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world)
        email = f"ben-{ben.id}@mail.example"
        await confirmed(ben, world, email)
        await webhook(ann, world, f"/ok/{ann.id}")
        world.mails.deaf.set()
        await until_asked(ann, table, ben)
        assert await asyncio.to_thread(world.mails.waiting.acquire, timeout=60)
        await until_asked(ben, table, ann)
        await post(world, f"/ok/{ann.id}")
        claim = {"login": f"ann-{ann.id}", "password": "correct horse"}
        await ann.post("/api/me/claim", claim)  # passwords are hashed in threads too
        assert len(world.mails.to(email)) == 1, "the confirmation alone"

    try:
        asyncio.run(work())
    finally:
        world.mails.deaf.clear()


def test_what_did_not_arrive_is_sent_again_and_a_dead_receiver_is_given_up(world: World) -> None:
    async def work() -> None:
        ann = await Person(world.server).guest("Ann")
        world.web.breaks = 2
        channel = await webhook(ann, world, f"/broken/{ann.id}")
        await ann.post(f"/api/notices/channels/{channel}/test", None, 204)
        told = await post(world, f"/broken/{ann.id}")
        assert world.web.asked.count(f"/broken/{ann.id}") == 3
        assert told.json["kind"] == "test"
        dead = await webhook(ann, world, f"/gone/{ann.id}")
        await ann.post(f"/api/notices/channels/{dead}/test", None, 204)
        await until_async(lambda: off(ann, dead))
        moved = await webhook(ann, world, f"/moved/{ann.id}")
        await ann.post(f"/api/notices/channels/{moved}/test", None, 204)
        await until_true(lambda: world.web.asked.count(f"/moved/{ann.id}") == 6)
        await ann.post(f"/api/notices/channels/{channel}/test", None, 204)
        await post(world, f"/broken/{ann.id}", 2)
        assert world.web.asked.count(f"/moved/{ann.id}") == 6, "it is given up"
        assert "/ok/moved" not in world.web.posts, "a redirect is not followed"

    asyncio.run(work())


def test_a_fault_of_ours_is_tried_again_and_ends(
    outside: tuple[Mailbox, Web], tmp_path: Path
) -> None:
    """It was tried again every two minutes, for ever."""
    broken = "def broken(_): raise KeyError('a fault')\ns.texts.subject = broken\n"
    url = f"sqlite:///{tmp_path / 'a.db'}"
    server = Server(url, first=SOON + broken, **settings(outside[0]))

    async def work() -> None:
        world = World(server, *outside)
        ann = await Person(server).guest("Ann")
        channel = await webhook(ann, world, f"/ok/{ann.id}")
        await ann.post(f"/api/notices/channels/{channel}/test", None, 204)
        await until_true(lambda: server.text().count("notice-stuck") == ATTEMPTS)
        await until_true(lambda: states(tmp_path / "a.db") == ["failed"])
        shown = (await ann.get("/api/notices"))["channels"]
        assert [one["wanted"] for one in shown] == [True], "the receiver has done nothing wrong"

    try:
        asyncio.run(work())
    finally:
        server.stop()


def states(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as opened:
        return [row[0] for row in opened.execute("SELECT state FROM notices")]


def test_a_browser_that_has_unsubscribed_is_forgotten(world: World) -> None:
    async def work() -> None:
        ann = await Person(world.server).guest("Ann")
        endpoint = f"{world.web.url}/gone/push-{ann.id}"
        keys = BrowserKeys().subscription
        shown = await ann.post("/api/notices/push", {"endpoint": endpoint, **keys})
        channel = shown["channels"][0]["id"]
        await ann.post(f"/api/notices/channels/{channel}/test", None, 204)

        async def none() -> bool:
            return not (await ann.get("/api/notices"))["channels"]

        await until_async(none)

    asyncio.run(work())


def test_a_browser_belongs_to_who_is_signed_in_there(world: World) -> None:
    async def work() -> None:
        ann, ben = [await Person(world.server).guest(name) for name in ("Ann", "Ben")]
        body = {"endpoint": f"{world.web.url}/ok/same", **BrowserKeys().subscription}
        await ann.post("/api/notices/push", body)
        await ben.post("/api/notices/push", body)
        assert (await ann.get("/api/notices"))["channels"] == []
        shown = await ben.get("/api/notices")
        assert [one["address"] for one in shown["channels"]] == ["127.0.0.1"]
        claim = {"login": f"ben-{ben.id}", "password": "correct horse"}
        ben.take(await ben.post("/api/me/claim", claim))
        await ben.request("DELETE", "/api/sessions?everywhere=true", None, 204)
        ben.csrf = (await ben.get("/api/me"))["csrf"]
        ben.take(await ben.post("/api/sessions", claim, 201))
        assert (await ben.get("/api/notices"))["channels"] == []

    asyncio.run(work())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("webhooks", {"url": "ftp://table.example/"}),
        ("webhooks", {"url": "https://ann:secret@table.example/"}),
        ("webhooks", {"url": "https://table.example/\r\nHost: other"}),
        ("email", {"address": "ann"}),
        ("email", {"address": "ann@one.example\nBcc: all@other.example"}),
        ("email", {"address": "Ann <ann@one.example>"}),
        ("push", {"endpoint": "https://push.example/1", "p256dh": "AAAA", "auth": "AAAA"}),
    ],
)
def test_an_address_that_will_not_do_is_refused(
    world: World, path: str, body: dict[str, str]
) -> None:
    async def work() -> None:
        ann = await Person(world.server).guest("Ann")
        assert (await ann.post(f"/api/notices/{path}", body, 400))["code"] == "bad_address"

    asyncio.run(work())


def test_channels_are_bounded_and_one_s_own(world: World) -> None:
    async def work() -> None:
        ann, eve = [await Person(world.server).guest(name) for name in ("Ann", "Eve")]
        made = [await webhook(ann, world, f"/ok/{ann.id}-{number}") for number in range(5)]
        assert await webhook(ann, world, f"/ok/{ann.id}-0") == made[0], "it is there already"
        sixth = {"url": f"{world.web.url}/ok/sixth"}
        refused = await ann.post("/api/notices/webhooks", sixth, 409)
        assert refused["code"] == "too_many_channels"
        path = f"/api/notices/channels/{made[0]}"
        await eve.request("PUT", path, {"wanted": False}, 404)
        await eve.request("DELETE", path, None, 404)
        await eve.post(f"{path}/test", None, 404)
        exported = await ann.get("/api/me/export")
        assert len(exported["notices"]["channels"]) == 5
        await ann.request("DELETE", path)
        assert len((await ann.get("/api/notices"))["channels"]) == 4

    asyncio.run(work())


def test_without_settings_nothing_is_offered(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        shown = await ann.get("/api/notices")
        assert (shown["email"], shown["webhooks"]) == (False, False)
        assert len(shown["push_key"]) == 87
        for path, body in (
            ("/api/notices/email", {"address": "ann@mail.example"}),
            ("/api/notices/webhooks", {"url": "https://hooks.example/1"}),
            ("/api/recovery", {"login": "ann"}),
        ):
            assert (await ann.post(path, body, 409))["code"] == "no_mail"
        loopback = {"endpoint": "https://127.0.0.1/1", **BrowserKeys().subscription}
        assert (await ann.post("/api/notices/push", loopback, 400))["code"] == "bad_address"

    asyncio.run(work())


# -- helpers -----------------------------------------------------------------------------------


async def webhook(person: Person, world: World, path: str) -> str:
    """A webhook of a person; its id."""
    url = world.web.url + path
    shown = await person.post("/api/notices/webhooks", {"url": url})
    known = await person.post("/api/notices/webhooks", {"url": url})
    assert known == shown
    hooks = [one["id"] for one in shown["channels"] if one["kind"] == "webhook"]
    if len(hooks) == 1:
        return str(hooks[0])
    return str(hooks[0] if path.endswith("-0") else hooks[-1])


async def confirmed(person: Person, world: World, email: str, **more: Any) -> None:
    """A confirmed address of a person."""
    await person.post("/api/notices/email", {"address": email, **more})
    mail = await asyncio.to_thread(world.mails.wait, email)
    await person.post("/api/links/use", {"token": link_in(mail)})


async def post(world: World, path: str, count: int = 1) -> Posted:
    return await asyncio.to_thread(world.web.wait, path, count)


def kinds(world: World, path: str) -> list[str]:
    return [one.json["kind"] for one in world.web.posts.get(path, [])]


async def asked(person: Person, table: str) -> str:
    """Whose turn it is."""
    shown = await person.get(f"/api/tables/{table}")
    return str(shown["seats"][shown["asked"]]["person"])


async def pair(world: World, **terms: Any) -> tuple[tuple[Person, Person], str]:
    """Two people at a table; it is the first one's turn."""
    (one, other), table = await meet(world.server, 2, **{"game": "tikal", **terms})
    first = await asked(one, table) == one.id
    return ((one, other) if first else (other, one)), table


async def play_turn(mover: Person, table: str) -> bool:
    """Play until another is asked, and leave the table; whether the game goes on."""
    async with mover.at(table) as chair:
        while chair.update["choices"]:
            choice = random.choice(chair.update["choices"])
            assert (await chair.act(choice["id"]))["type"] == "update"
        return str(chair.update["table"]["status"]) == "running"


async def until_asked(mover: Person, table: str, other: Person) -> None:
    """Play until it is the other's turn, and leave the table."""
    assert await play_turn(mover, table)
    assert await asked(mover, table) == other.id


async def quiet_round(person: Person, world: World) -> None:
    """What is due has been looked for and sent: two trial notices have arrived after it."""
    hooks = [
        one["id"]
        for one in (await person.get("/api/notices"))["channels"]
        if one["kind"] == "webhook"
    ]
    path = f"/ok/{person.id}"
    for _ in range(2):
        sent = kinds(world, path).count("test")
        await person.post(f"/api/notices/channels/{hooks[0]}/test", None, 204)
        await until_true(partial(_more_tests, world, path, sent))


def _more_tests(world: World, path: str, sent: int) -> bool:
    return kinds(world, path).count("test") > sent


async def until_true(check: Callable[[], bool]) -> None:
    for _ in range(3000):
        if check():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


async def until_async(check: Callable[[], Any]) -> None:
    for _ in range(600):
        if await check():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it did not happen")


async def off(person: Person, channel: str) -> bool:
    shown = (await person.get("/api/notices"))["channels"]
    return any(one["id"] == channel and not one["wanted"] and one["failing"] for one in shown)
