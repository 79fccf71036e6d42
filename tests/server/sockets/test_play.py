"""Playing over real sockets: whole games, versions, errors, reconnecting."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.clients import Person, together
from tests.server.running import Server


async def meet(server: Server, count: int, **table: Any) -> tuple[list[Person], str]:
    """People who sit at one table that has started."""
    people = [await Person(server).guest(f"Player {number}") for number in range(count)]
    made = await people[0].table(
        seats=["me"] + ["open"] * (count - 1), visibility="public", **table
    )
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join", {})
    await people[0].post(f"/api/tables/{made['id']}/start")
    return people, made["id"]


def test_three_people_play_a_whole_game(any_server: Server) -> None:
    async def work() -> None:
        people, table = await meet(any_server, 3)
        chairs = [person.at(table) for person in people]
        watcher = Person(any_server).at(table)
        async with chairs[0], chairs[1], chairs[2], watcher:
            made = await asyncio.gather(
                *(chair.play(random.Random(seat)) for seat, chair in enumerate(chairs)),
                watcher.play(random.Random(9)),
            )
            assert made[3] == 0
            ends = [chair.update for chair in [*chairs, watcher]]
            assert {end["version"] for end in ends} == {ends[0]["version"]}
            assert sum(made) == ends[0]["length"]
            assert all(end["table"]["outcome"]["ranks"] for end in ends)
            views = [{**end["view"], "viewer": None} for end in ends]
            assert all(view == views[0] for view in views)
            assert chairs[0].log == watcher.log == chairs[2].log
        record = await people[0].get(f"/api/tables/{table}/record")
        assert len(record["actions"]) == sum(made)
        stats = await people[1].get(f"/api/tables/{table}/stats")
        assert stats["over_time"][-1]["scores"] == ends[0]["view"]["scores"]

    asyncio.run(work())


def test_an_update_names_the_version_it_starts_from(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            mover, other = (ann, ben) if ann.update["choices"] else (ben, ann)
            before = mover.version
            reply = await mover.act(mover.update["choices"][0]["id"])
            assert (reply["type"], reply["base"], reply["version"]) == (
                "update",
                before,
                before + 1,
            )
            assert [step["kind"] for step in reply["steps"]] == ["action"]
            assert reply["steps"][0]["action"] is not None
            await other.until(before + 1)
            assert other.update["steps"][0]["action"] is None
            assert other.update["ref"] is None

    asyncio.run(work())


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"type": "act", "version": 1, "action": 0}, "stale"),
        ({"type": "act", "action": 999_999}, "illegal"),
        ({"type": "act", "action": -1}, "illegal"),
        ({"type": "undo"}, "no_undo"),
        ({"type": "redo"}, "no_undo"),
        ({"type": "restart"}, "no_undo"),
        ({"type": "undo_to", "to": 10**9}, "no_undo"),
        ({"type": "consent", "agree": True}, "no_undo"),
        ({"type": "look", "seat": 1}, "forbidden"),
    ],
)
def test_what_is_wrong_gets_a_typed_error_and_changes_nothing(
    server: Server, fields: dict[str, object], code: str
) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            mover = ann if ann.update["choices"] else ben
            wanted = {"version": mover.version, **fields}
            if fields["type"] == "look":
                wanted["seat"] = 1 - mover.update["table"]["my_seats"][0]
            reply = await mover.answer(**wanted)  # type: ignore[arg-type]
            assert (reply["type"], reply["code"]) == ("error", code)
            assert reply["key"] == "server-error-" + code.replace("_", "-")
            again = await mover.person.get(f"/api/tables/{table}/update")
            for key in ("version", "view", "choices"):
                assert again[key] == mover.update[key]

    asyncio.run(work())


def test_others_can_not_act_for_the_seat_that_is_asked(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        stranger = await Person(server).guest("Eve")
        async with (
            people[0].at(table) as ann,
            people[1].at(table) as ben,
            stranger.at(table) as eve,
            Person(server).at(table) as nobody,
        ):
            mover, other = (ann, ben) if ann.update["choices"] else (ben, ann)
            action = mover.update["choices"][0]["id"]
            assert (await other.act(action))["code"] == "not_your_turn"
            assert (await eve.act(action))["code"] == "forbidden"
            assert (await nobody.act(action))["code"] == "not_signed_in"
            assert eve.update["choices"] == nobody.update["choices"] == []
            assert (await mover.act(action))["type"] == "update"

    asyncio.run(work())


def test_reconnecting_with_a_version_brings_exactly_what_was_missed(any_server: Server) -> None:
    async def work() -> None:
        people, table = await meet(any_server, 2)
        chance = random.Random(4)
        ann, ben = people[0].at(table), people[1].at(table)
        async with ann, ben:
            await together([ann, ben], 6, chance)
            while not ben.update["choices"]:
                await together([ann, ben], 1, chance)
            seen, story = ann.version, list(ann.log)
            await ann.socket.close()
            while ben.update["choices"]:
                await ben.act(ben.update["choices"][0]["id"])
            await ann.open()
            welcome = await ann.hello(seen)
            assert welcome["log"] is None
            assert [step["version"] for step in ann.update["steps"]] == list(
                range(seen + 1, ann.version + 1)
            )
            assert ann.version >= ben.version
            fresh = people[0].at(table)
            async with fresh:
                assert fresh.log == ann.log
                assert fresh.log[: len(story)] == story
            await ann.socket.close()
            await ann.open()
            welcome = await ann.hello(10_000)
            assert welcome["log"] is not None, "a version from nowhere starts over"

    asyncio.run(work())


def test_a_command_over_http_is_the_same_command(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        update = await people[0].get(f"/api/tables/{table}/update")
        mover = people[0] if update["choices"] else people[1]
        update = await mover.get(f"/api/tables/{table}/update")
        command = {
            "type": "act",
            "version": update["version"],
            "action": update["choices"][0]["id"],
            "ref": "x",
        }
        reply = await mover.post(f"/api/tables/{table}/commands", command)
        assert reply["version"] == update["version"] + 1
        assert [step["kind"] for step in reply["steps"]] == ["action"]
        stale = await mover.post(f"/api/tables/{table}/commands", command, 409)
        assert stale["code"] == "stale"
        assert stale["data"] == {"version": reply["version"]}

    asyncio.run(work())
