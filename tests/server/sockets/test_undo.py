"""Taking back: free, by consent, across reveals, off; and making again."""

from __future__ import annotations

import asyncio
import random

from tests.server.clients import Chair, Person, together
from tests.server.running import Server
from tests.server.sockets.test_play import meet


async def to_a_quiet_decision(chairs: list[Chair], chance: random.Random) -> Chair:
    """Play until a player has just decided something that revealed nothing and may be undone."""
    for _ in range(400):
        mover = next(chair for chair in chairs if chair.update["choices"])
        await together(chairs, 1, chance)
        if mover.update["undo"]["restart"] is not None:
            return mover
    raise AssertionError("no free undo in 400 actions")


def test_undo_within_one_s_turn_is_free_and_redo_makes_it_again(any_server: Server) -> None:
    async def work() -> None:
        people, table = await meet(any_server, 2, game="tikal")
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            chairs = [ann, ben]
            mover = await to_a_quiet_decision(chairs, random.Random(1))
            other = ben if mover is ann else ann
            after, length = mover.update, mover.update["length"]
            reply = await mover.answer("undo", version=mover.version)
            assert reply["type"] == "update"
            assert [step["kind"] for step in reply["steps"]] == ["undo"]
            assert reply["length"] == length - 1 == reply["steps"][0]["to"]
            assert reply["undo"]["forward"] == length
            await other.until(mover.version)
            assert other.log == mover.log
            again = await mover.answer("redo", version=mover.version)
            assert again["view"] == after["view"]
            assert again["choices"] == after["choices"]
            assert again["steps"][0]["events"] == after["steps"][-1]["events"]

    asyncio.run(work())


def test_restart_goes_back_to_the_beginning_of_the_turn(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("tikal", ["me", "novice"], seed=5)
        async with ann.at(made["id"]) as chair:
            chance = random.Random(2)
            while not (
                chair.update["choices"]
                and chair.update["undo"]["restart"] is not None
                and chair.update["undo"]["restart"] <= chair.update["length"] - 3
            ):
                if chair.update["choices"]:
                    await chair.act(chance.choice(chair.update["choices"])["id"])
                else:
                    await chair.receive()
            start = chair.update["undo"]["restart"]
            moment = await ann.get(f"/api/tables/{made['id']}/history/{start}")
            reply = await chair.answer("restart", version=chair.version)
            assert reply["length"] == start
            assert reply["view"] == moment["view"]
            assert reply["undo"]["restart"] is None

    asyncio.run(work())


def test_a_throw_can_not_be_taken_back_without_the_others(server: Server) -> None:
    """In Patolli every decision ends in a throw: the others are asked, and may refuse."""

    async def work() -> None:
        people, table = await meet(server, 3)
        async with (
            people[0].at(table) as ann,
            people[1].at(table) as ben,
            people[2].at(table) as cid,
        ):
            chairs = [ann, ben, cid]
            await together(chairs, 4, random.Random(3))
            mover = next(chair for chair in chairs if chair.update["choices"])
            await together(chairs, 1, random.Random(3))
            length = mover.update["length"]
            back = mover.update["undo"]["back"]
            assert mover.update["undo"]["restart"] is None
            assert back == length - 1
            others = [chair for chair in chairs if chair is not mover]
            await mover.answer("undo", version=mover.version)
            for chair in chairs:
                await chair.until(mover.version)
                pending = chair.update["undo"]["pending"]
                assert pending["to"] == back
                assert pending["agreed"] == []
                assert len(pending["needed"]) == 2
            assert mover.update["length"] == length, "nothing is taken back yet"
            assert (await mover.answer("consent", agree=True))["code"] == "no_undo"
            await others[0].answer("consent", agree=False)
            for chair in chairs:
                await chair.until(others[0].version)
                assert chair.update["undo"]["pending"] is None
            await mover.answer("undo_to", version=mover.version, to=back)
            await others[0].until(mover.version)
            await others[0].answer("consent", agree=True)
            await others[1].until(others[0].version)
            assert others[1].update["length"] == length
            await others[1].answer("consent", agree=True)
            await mover.until(others[1].version + 1)
            assert mover.update["length"] == back
            assert mover.update["steps"][-1]["kind"] == "undo"

    asyncio.run(work())


def test_acting_ends_a_request(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            chance = random.Random(5)
            await together([ann, ben], 3, chance)
            mover = next(chair for chair in (ann, ben) if chair.update["undo"]["back"] is not None)
            await mover.answer("undo", version=mover.version)
            for chair in (ann, ben):
                await chair.until(mover.version)
            await together([ann, ben], 1, chance)
            assert ann.update["undo"]["pending"] is None
            assert (await ben.answer("consent", agree=True))["code"] == "no_undo"

    asyncio.run(work())


def test_alone_against_bots_one_goes_back_as_far_as_one_likes(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "novice"])
        async with ann.at(made["id"]) as chair:
            chance = random.Random(6)
            for _ in range(8):
                while not chair.update["choices"]:
                    await chair.receive()
                await chair.act(chance.choice(chair.update["choices"])["id"])
            while not chair.update["choices"]:
                await chair.receive()
            reply = await chair.answer("undo_to", version=chair.version, to=0)
            assert (reply["type"], reply["length"]) == ("update", 0)
            assert chair.log == [event for event in chair.log if event["action"] < 0]

    asyncio.run(work())


def test_a_table_may_forbid_undo(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        for policy in ("off", "turn"):
            made = await ann.table("patolli", ["me", "novice"], undo=policy)
            async with ann.at(made["id"]) as chair:
                while not chair.update["choices"]:
                    await chair.receive()
                await chair.act(chair.update["choices"][0]["id"])
                while not chair.update["choices"]:
                    await chair.receive()
                assert chair.update["undo"]["back"] is None
                for command in ("undo", "restart", "redo"):
                    reply = await chair.answer(command, version=chair.version)
                    assert reply["code"] == "no_undo"
                reply = await chair.answer("undo_to", version=chair.version, to=0)
                assert reply["code"] == "no_undo"

    asyncio.run(work())


def test_a_preview_never_tells_what_is_hidden(server: Server) -> None:
    """All that a preview says comes true; of a choice that reveals something it tells less."""

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("tikal", ["me", "hotseat"])
        seen = set()
        async with ann.at(made["id"]) as chair:
            chance = random.Random(8)
            for _ in range(60):
                if not chair.update["choices"]:
                    break
                answer = await chair.answer("preview", version=chair.version)
                assert answer["type"] == "previews"
                told = {preview["action"]: preview for preview in answer["previews"]}
                assert sorted(told) == [choice["id"] for choice in chair.update["choices"]]
                choice = chance.choice(chair.update["choices"])
                preview = told[choice["id"]]
                reply = await chair.act(choice["id"])
                seen.add(preview["reveals"])
                events = reply["steps"][-1]["events"]
                if preview["reveals"]:  # then only what is certain is told
                    assert preview["events"] == events[: len(preview["events"])]
                    assert len(preview["events"]) < len(events)
                else:
                    assert preview["scores"] == reply["view"]["scores"]
                    assert preview["events"] == events
        assert seen == {True, False}

    asyncio.run(work())
