"""A table at rest takes little memory, and wakes up as it was."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import tracemalloc
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.table.test_memory import MOST, started

import patolli
from patolli.server.ops.config import Settings
from patolli.server.services import Services
from patolli.server.sockets.resting import Packed, pack, unpack
from patolli.server.sockets.room import Connection, Room
from patolli.server.storage.eviction import REST, evict_idle
from patolli.table import entry_json, play, undo
from patolli.table.fold import fold
from patolli.table.messages.commands import UndoTo
from patolli.table.presentation import Presence, update
from patolli.table.table import Table


def played(game: str, seed: int, most: int = 100) -> Table:
    """A table in the middle of a game; a few decisions were taken back."""
    table, chance = started(game, seed), random.Random(seed)
    for number in range(most):
        if table.asked is None:
            break
        assert table.state is not None
        person = ("ann", "ben")[table.asked]
        acted, state = play.act(table, table.asked, chance.choice(table.state.legal()), person, 9)
        fold(table, acted, state)
        if number == 30:
            back = UndoTo(version=table.version, to=25)
            fold(table, *undo.take_back(table, back, [0, 1], "ann", 9))
    return table


def shown(table: Table) -> Any:
    """What both people see of it."""
    presence = Presence({"ann", "ben"})
    return [update(table, person, None, 0, presence, "", 9) for person in ("ann", "ben")]


@pytest.mark.parametrize("game", patolli.games())
def test_a_table_at_rest_wakes_up_as_it_was(game: str) -> None:
    table = played(game, 1)
    again = unpack(pack(table))
    assert shown(again) == shown(table)
    assert [entry_json.write(one) for one in again.entries] == list(
        map(entry_json.write, table.entries)
    )
    assert again.state is not None
    assert table.state is not None
    assert again.state.dump() == table.state.dump()
    assert again.at(20).dump() == table.at(20).dump()


@pytest.mark.parametrize("game", patolli.games())
def test_a_table_at_rest_takes_little_memory(game: str) -> None:
    tables = [played(game, seed) for seed in (1, 2)]  # before: what is counted is slow
    unpack(pack(tables[0]))  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    try:
        rooms = [Room(table, "") for table in tables]
        for room in rooms:
            room.rest()
        gc.collect()
        resting = tracemalloc.get_traced_memory()[0] // len(rooms)
        woken = [room.table for room in rooms]
        gc.collect()
        awake = tracemalloc.get_traced_memory()[0] // len(woken)
    finally:
        tracemalloc.stop()
    print(f"{game}: {awake // 1000} kB -> {resting // 1000} kB")
    assert resting <= MOST < awake


def test_rooms_rest_when_nothing_happens() -> None:
    async def work() -> None:
        room = Room(played("patolli", 1), "")
        room.connections.add(Connection("ann"))  # an open page
        rooms = SimpleNamespace(loaded={"t": room}, settings=Settings())
        evict_idle(cast("Any", rooms))
        assert not isinstance(room._table, Packed), "it was looked at just now"
        room.used = time.monotonic() - REST - 1
        async with room.lock:
            evict_idle(cast("Any", rooms))
        assert not isinstance(room._table, Packed), "something is under way"
        evict_idle(cast("Any", rooms))
        assert isinstance(room._table, Packed)
        assert rooms.loaded, "a page is open there"
        assert room.table.status == "running"
        assert time.monotonic() - room.used < REST, "it does not rest again at once"

    asyncio.run(work())


def test_looking_for_notices_wakes_no_table(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'a.db'}", bot_workers=0)

    async def work() -> None:
        services = Services(settings)
        await services.storage.open()
        try:
            room = Room(played("patolli", 1), "")
            room.connections.add(Connection("ann"))
            room.rest()
            services.rooms.loaded["t"] = room
            await services.notices.finder.find()
            await services._sweep(everything=False)
            assert isinstance(room._table, Packed)
        finally:
            await services.storage.close()

    asyncio.run(work())
