"""Nothing that a seat may not know leaves the server: every byte of whole games is recorded."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from typing import Any

import pytest
from tests.server.clients import Chair, Person
from tests.server.running import Server
from tests.table.test_secrets import option_sets

import patolli
from patolli.core.state import State

GAMES = patolli.games()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_byte_of_a_whole_game(server: Server, game_id: str) -> None:
    """Each message is compared with what the engine says its receiver may know at that point."""
    game = patolli.load(game_id)
    seats = 2
    options = option_sets(game, seats)[-1]

    async def work() -> list[Chair]:
        people = [await Person(server).guest(f"Player {number}") for number in range(seats)]
        made = await people[0].table(
            game_id,
            ["me"] + ["open"] * (seats - 1),
            visibility="public",
            options=options,
            start=False,
        )
        for person in people[1:]:
            await person.post(f"/api/tables/{made['id']}/join", {})
        await people[0].post(f"/api/tables/{made['id']}/start")
        chairs = [person.at(made["id"]) for person in people]
        watcher = Person(server).at(made["id"])
        for chair in [*chairs, watcher]:
            await chair.__aenter__()
        await asyncio.gather(
            *(chair.play(random.Random(seat)) for seat, chair in enumerate(chairs)),
            watcher.play(random.Random(0)),
        )
        chairs[0].log = [await people[0].get(f"/api/tables/{made['id']}/record")]
        return [*chairs, watcher]

    chairs = asyncio.run(work())
    record: dict[str, Any] = chairs[0].log[0]
    states = [patolli.replay(record, to=0)]
    for action in record["actions"]:
        states.append(states[-1].copy(events=True))
        states[-1].apply(action)
    for seat, chair in enumerate(chairs):
        viewer = seat if seat < seats else None
        whole = "".join(chair.heard)
        assert str(record["seed"]) not in whole
        assert '"rng"' not in whole
        assert '"actions"' not in whole
        for text in chair.heard:
            message = json.loads(text)
            if message["type"] == "update":
                check_update(message, states[message["length"]], viewer)
    together = "".join(itertools.chain.from_iterable(chair.heard for chair in chairs))
    logged = server.text()
    for secret in (str(record["seed"]), chairs[0].person.csrf):
        assert secret not in logged
    assert "Player 1" not in logged
    assert "Player 1" in together


def check_update(message: dict[str, Any], state: State, viewer: int | None) -> None:
    """An update against the engine."""
    assert message["viewer"] == viewer
    assert message["view"] == json.loads(json.dumps(state.observe(viewer)))
    mine = viewer is not None and state.seat == viewer
    assert bool(message["choices"]) == (mine and not state.over)
    assert (message["prompt"] is not None) == (mine and not state.over)
    for step in message["steps"]:
        if step["kind"] == "action" and not state.over:
            assert (step["action"] is not None) == (step["seat"] == viewer)
            told = [event for event in state.events if event.visible_to(viewer)]
            if message["steps"][-1] is step:
                assert [event["key"] for event in step["events"]] == [event.key for event in told]
