"""What the lobby's watchers are told when the database is away for a moment."""

from __future__ import annotations

import asyncio
from typing import Any

from patolli.server.ops.config import Settings
from patolli.server.sockets.lobby_updates import LobbyUpdates
from patolli.server.sockets.room import Connection
from patolli.server.storage.storage import Storage


def test_a_change_that_could_not_be_read_is_told_later(capsys: Any) -> None:
    async def work() -> None:
        storage = Storage(Settings(database_url="sqlite://"), "me")
        lobby = LobbyUpdates(storage, 0.01)
        lobby.add(Connection(None))
        storage.changed.update({"one", "two"})
        asked: list[list[str]] = []

        async def cards(ids: list[str]) -> list[Any]:
            asked.append(sorted(ids))
            if len(asked) == 1:
                raise ConnectionError("the database is away")
            return []

        lobby._cards = cards  # type: ignore[method-assign]
        running = asyncio.create_task(lobby.run())
        while storage.changed:
            await asyncio.sleep(0.005)
        running.cancel()
        assert asked == [["one", "two"], ["one", "two"]]

    asyncio.run(asyncio.wait_for(work(), 20))
