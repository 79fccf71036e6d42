"""Attempts to choose the deal, to take over a seat, to undo what was seen, to be whispered to."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from tests.server.clients import Person, together
from tests.server.running import Server
from tests.server.sockets.test_play import meet
from typer.testing import CliRunner

from patolli.cli.app import app
from patolli.table import deals

PART = "0123456789abcdef" * 2


def test_a_chosen_seed_can_not_be_played_with_others(any_server: Server) -> None:
    """A seat of a bot is turned into an open one, or one's own is left to another person."""

    async def work() -> None:
        ann, ben = await Person(any_server).guest("Ann"), await Person(any_server).guest("Ben")
        made = await ann.table("tikal", ["me", "bot"], seed=7, start=False, visibility="public")
        path = f"/api/tables/{made['id']}"
        assert made["deal"] == "known"
        for kind in ("open", "invited"):
            refused = await ann.post(f"{path}/seats/1", {"kind": kind}, 409)
            assert refused["code"] == "known_deal"
        own = await ann.table("tikal", ["me", "hotseat"], seed=7, start=False, visibility="public")
        path = f"/api/tables/{own['id']}"
        await ann.post(f"{path}/leave")
        await ann.post(f"{path}/join", {})
        assert (await ben.post(f"{path}/join", {}, 409))["code"] == "known_deal"

    asyncio.run(work())


def test_a_fork_says_for_ever_that_its_deal_is_known(server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(made["id"]) as chair:
            await chair.play(random.Random(1))
        record = await ann.get(f"/api/tables/{made['id']}/record")
        shown = await ann.post("/api/records", {"record": record}, 201)
        seats = [{"kind": "me"}, {"kind": "invited"}]
        for source in (made["id"], shown["id"]):
            fork = await ann.post(f"/api/tables/{source}/fork", {"at": 3, "seats": seats}, 201)
            path = f"/api/tables/{fork['id']}"
            before = await ben.get(f"{path}?invite={fork['invite']}")
            assert before["deal"] == "known"
            assert before["notice"]["key"] == "server-notice-known-deal"
            hashed = deals.hash_of(PART)  # there is nothing to deal: it is not waited for
            await ben.post(f"{path}/join", {"invite": fork["invite"], "part_hash": hashed})
            assert (await ann.post(f"{path}/start"))["status"] == "running"
            assert (await ben.get(path))["notice"]["key"] == "server-notice-known-deal"
        again = await ann.post(f"/api/tables/{made['id']}/rematch")
        assert (again["deal"], again["notice"]) == ("fair", None)

    asyncio.run(work())


def test_the_deal_follows_from_all_and_can_be_verified(any_server: Server, tmp_path: Path) -> None:
    async def work() -> None:
        ann, ben = await Person(any_server).guest("Ann"), await Person(any_server).guest("Ben")
        made = await ann.table(
            "patolli",
            ["me", "open"],
            visibility="public",
            part_hash=deals.hash_of(PART),
            shuffle=True,
        )
        path = f"/api/tables/{made['id']}"
        seen = (await ben.get(path))["commitment"]
        assert seen == made["commitment"]
        assert len(seen) == 64
        bad = await ben.post(f"{path}/join", {"part_hash": "not hex"}, 400)
        assert bad["code"] == "bad_request"
        await ben.post(f"{path}/join", {"part_hash": deals.hash_of("ff" * 16)})
        assert (await ann.get(f"{path}/deal", 404))["code"] == "not_found"
        asked = await ann.post(f"{path}/start")
        assert (asked["status"], asked["dealing"]) == ("open", [0, 1])
        hashes = [seat["part_hash"] for seat in asked["seats"]]
        assert (await ben.post(f"{path}/reveal", {"part": "ff" * 16}))["dealing"] == [0]
        assert (await ann.post(f"{path}/reveal", {"part": PART}))["status"] == "running"
        assert (await ann.get(f"{path}/deal", 409))["code"] == "not_finished"
        async with ann.at(made["id"]) as one, ben.at(made["id"]) as other:
            secrets_told = one.heard + other.heard
            await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
        proof = await ben.get(f"{path}/deal")
        assert proof["secret"] not in "".join(secrets_told)
        assert proof["commitment"] == seen
        assert proof["parts"] == [PART, "ff" * 16]
        record = await ben.get(f"{path}/record")
        assert record["deal"] == proof
        assert str(record["seed"]) == proof["seed"]
        assert deals.faults(proof, record["seed"], seen, PART, hashes) == []
        wrong = {
            "seed": deals.faults(proof, record["seed"] + 1),
            "commitment": deals.faults(proof, record["seed"], "0" * 64),
            "part": deals.faults(proof, record["seed"], seen, "1" * 32),
            "order": deals.faults({**proof, "order": [0, 0]}, record["seed"]),
            "hash": deals.faults(proof, record["seed"], seen, PART, [deals.hash_of("00" * 16)]),
        }
        assert {name: [name] for name in wrong} == wrong
        other_part = {**proof, "parts": [PART, "fe" * 16]}
        assert "seed" in deals.faults(other_part, record["seed"])
        (tmp_path / "game.json").write_text(json.dumps(record))
        text = (await ben.http.get(f"{path}/record?format=text")).text
        (tmp_path / "game.txt").write_text(text)
        (tmp_path / "bad.json").write_text(json.dumps({**record, "seed": 1}))

    asyncio.run(work())
    run = CliRunner()
    for name, status in (("game.json", 0), ("game.txt", 0), ("bad.json", 1)):
        done = run.invoke(app, ["verify", str(tmp_path / name), "--part", PART])
        assert done.exit_code == status, done.output
    unseen = ["verify", str(tmp_path / "game.json"), "--hash", deals.hash_of("00" * 16)]
    assert run.invoke(app, unseen).exit_code == 1


def test_who_commits_last_sees_no_part_of_the_others(any_server: Server) -> None:
    """An owner who plays knows the secret and every stored entry, and tries out parts until the
    deal pleases: so no part is told before all have committed, and none is changed after."""

    async def work() -> None:
        ann, ben = await Person(any_server).guest("Ann"), await Person(any_server).guest("Ben")
        made = await ann.table(
            "patolli", ["me", "open"], visibility="public", part_hash=deals.hash_of(PART)
        )
        path = f"/api/tables/{made['id']}"
        early = await ann.post(f"{path}/reveal", {"part": PART}, 409)
        assert early["code"] == "not_dealing"
        joined = await ben.post(f"{path}/join", {"part_hash": deals.hash_of("ff" * 16)})
        assert PART not in json.dumps(joined)
        early = await ann.post(f"{path}/reveal", {"part": PART}, 409)
        assert early["code"] == "not_dealing"
        await ann.post(f"{path}/start")
        await ann.post(f"{path}/reveal", {"part": PART})
        other = await ben.post(f"{path}/reveal", {"part": "fe" * 16}, 409)
        assert other["code"] == "wrong_part"
        other = await ann.post(f"{path}/commit", {"part_hash": deals.hash_of("aa" * 16)}, 409)
        assert other["code"] == "part_shown"
        # ben commits to another part now that ann's is known: then ann's is spent, and all see it
        again = await ben.post(f"{path}/commit", {"part_hash": deals.hash_of("fe" * 16)})
        assert (again["deal_round"], again["dealing"]) == (2, [0, 1])
        assert [seat["renews"] for seat in again["seats"]] == [True, False]
        early = await ben.post(f"{path}/reveal", {"part": "fe" * 16}, 409)
        assert early["code"] == "not_dealing"
        old = await ann.post(f"{path}/reveal", {"part": PART}, 409)
        assert old["code"] == "not_dealing"
        await ann.post(f"{path}/commit", {"part_hash": deals.hash_of("aa" * 16)})
        await ben.post(f"{path}/reveal", {"part": "fe" * 16})
        assert (await ann.post(f"{path}/reveal", {"part": "aa" * 16}))["status"] == "running"
        await ben.post(f"{path}/leave")
        await ann.post(f"{path}/close")
        record = await ben.get(f"{path}/record")
        hashes = [deals.hash_of(PART), deals.hash_of("ff" * 16)]
        assert record["deal"]["earlier"] == [{"hashes": hashes, "parts": [PART, ""]}]
        assert deals.faults(record["deal"], record["seed"], made["commitment"], "aa" * 16) == []
        forged = {**record["deal"], "earlier": [{"hashes": hashes, "parts": ["aa" * 16, ""]}]}
        assert deals.faults(forged, record["seed"]) == ["earlier"]

    asyncio.run(work())


def test_a_person_who_does_not_show_a_part_blocks_no_table(server: Server) -> None:
    """The host seats a bot; who had shown a part commits to another, and the game begins."""

    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table(
            "patolli", ["me", "open"], visibility="public", part_hash=deals.hash_of(PART)
        )
        path = f"/api/tables/{made['id']}"
        await ben.post(f"{path}/join", {"part_hash": deals.hash_of("ff" * 16)})
        await ann.post(f"{path}/start")
        waiting = await ann.post(f"{path}/reveal", {"part": PART})
        assert waiting["dealing"] == [1]
        assert (await ann.post(f"{path}/start"))["dealing"] == [1]
        changed = await ann.post(f"{path}/seats/1", {"kind": "bot", "level": "novice"})
        assert (changed["dealing"], changed["deal_round"]) == (None, 2)
        assert changed["seats"][0]["renews"]
        assert (await ann.post(f"{path}/start"))["dealing"] == [0]
        await ann.post(f"{path}/commit", {"part_hash": deals.hash_of("aa" * 16)})
        assert (await ann.post(f"{path}/reveal", {"part": "aa" * 16}))["status"] == "running"

    asyncio.run(work())


def test_an_opponent_can_not_take_over_a_seat(any_server: Server) -> None:
    """`replace` with an open seat, then join as another person, and read its secrets."""

    async def work() -> None:
        (ann, ben), table = await meet(any_server, 2)
        path = f"/api/tables/{table}"
        await ben.post(f"{path}/leave")
        refused = await ann.post(f"{path}/replace/1", {"kind": "open"}, 409)
        assert refused["code"] == "seat_kept"
        await ann.post(f"{path}/replace/1", {"kind": "bot", "level": "novice"})
        refused = await ann.post(f"{path}/replace/1", {"kind": "open"}, 409)
        assert refused["code"] == "seat_kept"
        assert (await ben.post(f"{path}/join", {}))["my_seats"] == [1]
        left = await ben.post(f"{path}/leave", {"hand_over": True})
        assert left["seats"][1]["handed_over"]
        await ann.post(f"{path}/replace/1", {"kind": "open"})
        assert (await ann.post(f"{path}/join", {}, 409))["code"] == "seat_taken"
        await ann.post(f"{path}/leave")
        assert (await ann.post(f"{path}/join", {"seat": 1}, 409))["code"] == "seat_taken"
        cid = await Person(any_server).guest("Cid")
        assert (await cid.post(f"{path}/join", {}))["my_seats"] == [1]

    asyncio.run(work())


@pytest.mark.parametrize("stand_in", [False, True])
def test_a_reveal_is_not_taken_back_behind_a_player_s_back(server: Server, stand_in: bool) -> None:
    """The other is away, or a bot stands in: undo past what was seen waits for the person."""

    async def work() -> None:
        people, table = await meet(server, 2, game="tikal")
        path = f"/api/tables/{table}"
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            chance = random.Random(1)
            while not ann.update["choices"] or ann.update["length"] < 12:
                await together([ann, ben], 1, chance)
            await people[1].post(f"{path}/leave")
            if stand_in:
                await people[0].post(f"{path}/replace/1", {"kind": "bot", "level": "novice"})
            while ann.update["table"]["seats"][1]["left"] is False:
                await ann.receive()
            await ann.answer("ping")
            assert ann.update["undo"]["after_reveal"] == "ask"
            reply = await ann.answer("undo_to", version=ann.version, to=0)
            assert reply["type"] == "update", reply
            assert reply["length"] > 0, "it was done at once"
            assert reply["undo"]["pending"]["needed"] == [1]
            await people[1].post(f"{path}/join", {})
            agreed = await people[1].post(f"{path}/commands", {"type": "consent", "agree": True})
            assert agreed["length"] == 0

    asyncio.run(work())


def test_spectators_do_not_talk_while_a_player_could_read_along(server: Server) -> None:
    """A player who drops the cookie is a spectator too."""

    async def work() -> None:
        people, table = await meet(server, 2)
        eve = await Person(server).guest("Eve")
        async with eve.at(table) as watcher:
            refused = await watcher.answer("chat", text="take the left one!")
            assert refused["code"] == "chat_closed"
        assert await Person(server).get(f"/api/tables/{table}/chat") == []
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            await asyncio.gather(ann.play(random.Random(1)), ben.play(random.Random(2)))
        async with eve.at(table) as watcher:
            assert (await watcher.answer("chat", text="well played"))["type"] == "done"

    asyncio.run(work())
