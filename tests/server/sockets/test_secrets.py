"""Nothing that a seat may not know leaves the server: every byte of whole games is recorded."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from typing import Any

import msgspec
import pytest
from tests.server.clients import Chair, Person
from tests.server.running import Server

import patolli
from patolli.core.game import Game
from patolli.core.options import Option, Value
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.server.http.lobby import drafted
from patolli.server.sockets.rooms import begun, moved
from patolli.table.entries import Seat, Terms
from patolli.table.messages import Pace
from patolli.table.presentation import Presence, log, question, update_out
from patolli.table.preview import previews
from patolli.table.table import Live

GAMES = patolli.games()


def option_sets(game: Game, seats: int) -> list[dict[str, Value]]:
    """The defaults, and every other answer of every option on its own."""
    sets: list[dict[str, Value]] = [{}]
    for option in game.options:
        sets += [{option.key: value} for value in answers(option) if value != option.default]
    allowed: list[dict[str, Value]] = []
    for options in sets:
        try:
            game.new(seats, seed=0, options=options)
        except patolli.BadOption:
            continue
        allowed.append(options)
    return allowed


def answers(option: Option) -> list[Value]:
    return list(option.choices) if option.kind != "number" else [option.low, option.high]


def running(game: Game, seats: int, options: dict[str, Value], seed: int) -> tuple[Live, State]:
    """A table in memory, with a person `p0`, `p1`, ... in each seat."""
    settled = dict(game.new(seats, seed=0, options=options).options)
    people = [Seat("person", f"p{number}", f"P{number}") for number in range(seats)]
    terms = Terms(game.id, "public", "free", True, True, False, Pace(), settled, "p0")
    live = drafted(terms, people, seed, None)
    entry, state = begun(live, people)
    live.fold(entry, state)
    return live, state


def said(live: Live, person: str | None) -> bytes:
    """All that the server would tell a person now, but for the time."""
    update = update_out(live, person, None, live.version, Presence(), "")
    update.now = 0
    return msgspec.json.encode([update, log(live, live.seats_of(person))])


CASES = [
    (game_id, seats, options)
    for game_id in GAMES
    for seats in patolli.load(game_id).seats
    for options in option_sets(patolli.load(game_id), seats)
]


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_worlds_are_told_in_equal_bytes(game_id: str) -> None:
    """Deal anew what a seat can't know: its view, question, choices and previews are the same."""
    game = patolli.load(game_id)
    for number, (_, seats, options) in enumerate(case for case in CASES if case[0] == game_id):
        live, state = running(game, seats, options, seed=number)
        chance = random.Random(number)
        for step in range(40):
            if state.over:
                break
            for viewer in [None, *range(seats)] if step % 4 == 0 else [state.seat]:
                person = f"p{viewer}" if viewer is not None else None
                world = state.determinize(viewer, Rng.seeded(1000 + step))
                world.actions = state.actions.copy()
                before = said(live, person)
                live.state = world
                assert said(live, person) == before, (options, viewer, step)
                live.state = state
                if viewer is not None and viewer == state.seat:
                    assert question(world) == question(state)
                    if step % 8 == 0:
                        told = previews(world, viewer)
                        assert told == previews(state, viewer), (options, viewer, step)
            action = chance.choice(state.legal())
            asked = live.asked
            state, events = live.prepare(action)
            entry = moved(live, "action", state, seat=asked, action=action)
            entry.events = events
            live.fold(entry, state)


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
