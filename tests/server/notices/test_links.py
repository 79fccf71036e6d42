"""Links from e-mails: signing in, confirming an address, setting a new password."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from email.message import EmailMessage

from tests.server.clients import Person
from tests.server.notices.conftest import World
from tests.server.notices.outside import link_in
from tests.server.notices.test_notices import confirmed, pair, until_asked

PASSWORD = "correct horse"


async def claimed(world: World) -> tuple[Person, str, str]:
    """A person with a password and a confirmed address."""
    ann = await Person(world.server).guest("Ann")
    login, email = f"ann-{ann.id}", f"ann-{ann.id}@mail.example"
    ann.take(await ann.post("/api/me/claim", {"login": login, "password": PASSWORD}))
    await confirmed(ann, world, email, password=PASSWORD)
    return ann, login, email


async def visitor(world: World) -> Person:
    """A browser that is signed in nowhere."""
    person = Person(world.server)
    person.take(await person.get("/api/me"))
    return person


async def mail_to(world: World, address: str, count: int) -> EmailMessage:
    return await asyncio.to_thread(world.mails.wait, address, count)


def expire(world: World, person: str) -> None:
    """Make the links of a person old."""
    file = world.server.database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, timeout=30)) as database:
        database.execute("UPDATE links SET expires = 1 WHERE person = ?", [person])
        database.commit()


def test_a_link_signs_in_once_and_opens_the_table(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world)
        email = f"ben-{ben.id}@mail.example"
        await confirmed(ben, world, email)
        await until_asked(ann, table, ben)
        token = link_in(await mail_to(world, email, 2))
        phone = await visitor(world)
        look = await phone.post("/api/links/look", {"token": token})
        name = (await ben.get("/api/me"))["person"]["name"]
        assert look == {"purpose": "sign_in", "name": name, "mine": False, "table": table}
        assert (await ben.post("/api/links/look", {"token": token}))["mine"] is True
        phone.take(await phone.post("/api/links/use", {"token": token}))
        assert phone.id == ben.id
        assert (await phone.get(f"/api/tables/{table}"))["my_turn"] is True
        late = await visitor(world)
        for path in ("look", "use"):
            again = await late.post(f"/api/links/{path}", {"token": token}, 410)
            assert again["code"] == "link_over"
        await until_asked(phone, table, ann)
        await until_asked(ann, table, ben)
        token = link_in(await mail_to(world, email, 3))
        expire(world, ben.id)
        assert (await late.post("/api/links/use", {"token": token}, 410))["code"] == "link_over"

    asyncio.run(work())


def test_an_address_counts_once_it_is_confirmed(world: World) -> None:
    async def work() -> None:
        (ann, ben), table = await pair(world)
        first, second = (f"{name}-{ben.id}@mail.example" for name in ("one", "two"))
        shown = await ben.post("/api/notices/email", {"address": first})
        assert [one["confirmed"] for one in shown["channels"]] == [False]
        mail = await mail_to(world, first, 1)
        assert mail["Subject"] == "Confirm your address for Patolli"
        assert mail["List-Unsubscribe"] is None
        await until_asked(ann, table, ben)
        await until_asked(ben, table, ann)
        link = link_in(mail)
        stranger = await visitor(world)
        stranger.take(await stranger.post("/api/links/use", {"token": link}))
        assert stranger.id == "", "it confirms, and signs no one in"
        await until_asked(ann, table, ben)
        turn = await mail_to(world, first, 2)
        assert turn["Subject"] == "Tikal: it is your turn."
        await confirmed(ben, world, second)
        channels = (await ben.get("/api/notices"))["channels"]
        assert [one["address"] for one in channels] == [second], "it takes the place of the other"

    asyncio.run(work())


def test_a_claimed_account_changes_its_address_with_its_password_only(world: World) -> None:
    async def work() -> None:
        ann, _, email = await claimed(world)
        body = {"address": "eve@mail.example"}
        for wrong in (body, {**body, "password": "wrong horse!"}):
            refused = await ann.post("/api/notices/email", wrong, 401)
            assert refused["code"] == "wrong_password"
        channels = (await ann.get("/api/notices"))["channels"]
        assert [one["address"] for one in channels] == [email]

    asyncio.run(work())


def test_a_forgotten_password_is_set_again(world: World) -> None:
    async def work() -> None:
        ann, login, email = await claimed(world)
        eve = await visitor(world)
        await eve.post("/api/recovery", {"login": login.upper()}, 204)
        mail = await mail_to(world, email, 2)
        assert mail["Subject"] == "Set a new password for Patolli"
        token = link_in(mail)
        missing = await eve.post("/api/links/use", {"token": token}, 400)
        assert missing["code"] == "bad_request"
        weak = await eve.post("/api/links/use", {"token": token, "password": "password1"}, 400)
        assert weak["code"] == "common_password"
        new = {"token": token, "password": "another horse"}
        eve.take(await eve.post("/api/links/use", new))
        assert eve.id == ann.id
        assert (await ann.get("/api/me"))["person"] is None, "all other sessions have ended"
        assert (await eve.post("/api/links/use", new, 410))["code"] == "link_over"
        fresh = await visitor(world)
        old = {"login": login, "password": PASSWORD}
        await fresh.post("/api/sessions", old, 401)
        fresh.take(await fresh.post("/api/sessions", {**old, "password": "another horse"}, 201))
        await fresh.post("/api/recovery", {"login": email}, 204)
        link_in(await mail_to(world, email, 3))

    asyncio.run(work())


def test_a_reset_voids_every_other_link(world: World) -> None:
    async def work() -> None:
        ann, login, email = await claimed(world)
        eve = await visitor(world)
        for number in (2, 3):
            await eve.post("/api/recovery", {"login": login}, 204)
            await mail_to(world, email, number)
        first, second = (link_in(mail) for mail in world.mails.to(email)[1:3])
        eve.take(await eve.post("/api/links/use", {"token": second, "password": "another horse"}))
        late = {"token": first, "password": "the third horse"}
        assert (await eve.post("/api/links/use", late, 410))["code"] == "link_over"
        assert ann.id == eve.id

    asyncio.run(work())


def test_recovery_tells_nothing_about_accounts(world: World) -> None:
    """The same answer for an unknown login, a guest, and an address that is not confirmed."""

    async def work() -> None:
        eve = await visitor(world)
        ann = await Person(world.server).guest("Ann")
        login, email = f"ann-{ann.id}", f"ann-{ann.id}@mail.example"
        ann.take(await ann.post("/api/me/claim", {"login": login, "password": PASSWORD}))
        await ann.post("/api/notices/email", {"address": email, "password": PASSWORD})
        await mail_to(world, email, 1)
        guest = await Person(world.server).guest("Ben")
        await confirmed(guest, world, f"ben-{guest.id}@mail.example")
        known, known_login, known_email = await claimed(world)
        for name in ("nobody", login, email, f"ben-{guest.id}@mail.example", known_login):
            assert await eve.post("/api/recovery", {"login": name}, 204) is None
        await mail_to(world, known_email, 2)
        assert len(world.mails.to(email)) == 1
        assert len(world.mails.to(f"ben-{guest.id}@mail.example")) == 1
        assert known.id

    asyncio.run(work())


def test_no_token_is_stored_or_logged(world: World) -> None:
    async def work() -> str:
        _, login, email = await claimed(world)
        eve = await visitor(world)
        await eve.post("/api/recovery", {"login": login}, 204)
        return link_in(await mail_to(world, email, 2))

    token = asyncio.run(work())
    file = world.server.database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, timeout=30)) as database:
        dump = "\n".join(database.iterdump())
    assert token not in dump
    assert token not in world.server.text()
    assert "@mail.example" not in world.server.text()
