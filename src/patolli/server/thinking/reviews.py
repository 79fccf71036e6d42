"""Review jobs: what a bot thinks of every turn of a finished game, on demand, and kept.

The game is cut into stretches (`patolli.table.review`). Workers judge them one after the other, so
that bots who play are not kept waiting, and each is stored at once: after a restart, or in
another process, a review goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal

import msgspec
from sqlalchemy import select

from patolli.bots import Knowledge
from patolli.server.http.forms import Review, TurnReviewOut
from patolli.server.ops.logs import log
from patolli.server.sockets.room import Room
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.table.review import check_reviewable, forced, stretches, turn_review


class Reviews:
    """The reviews of all tables, and those that run in this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self._running: dict[str, asyncio.Task[None]] = {}
        self._one_game = asyncio.Lock()  # games are reviewed one after the other

    async def read(self, room: Room, since: int) -> Review:
        """What is known of a game that is over, from the turn of that number on."""
        async with room.lock:
            check_reviewable(room.table)
            total = len(stretches(room.table))
        running = room.table.id in self._running  # before what is kept is read: it may end between
        rows = schema.reviews
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.number, rows.c.body)
                .where(rows.c.table_id == room.table.id)
                .order_by(rows.c.number)
            )
            known = [(row[0], row[1]) for row in found]
        done = len(known)
        turns = [
            msgspec.json.decode(body, type=TurnReviewOut)
            for number, body in known
            if number >= since
        ]
        return Review(_status(running, done, total), done, total, turns)

    def start(self, room: Room) -> None:
        """Review a game, unless that runs already."""
        check_reviewable(room.table)
        table_id = room.table.id
        if table_id not in self._running:
            task = self.rooms.spawn(self._review(room))
            self._running[table_id] = task
            task.add_done_callback(lambda _: self._running.pop(table_id, None))

    async def _review(self, room: Room) -> None:
        async with self._one_game:
            try:
                await self._review_rest(room)
            except Exception:
                log("review-stopped", level="error", exception=True)

    async def _review_rest(self, room: Room) -> None:
        """Judge every stretch that has no review yet."""
        rows = schema.reviews
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.number).where(rows.c.table_id == room.table.id)
            )
            known = {row[0] for row in found}
        async with room.lock:
            table = room.table
            spans = stretches(table)
            state = table.at(table.base)
        nodes = self.rooms.settings.review_nodes
        for number, (start, end) in enumerate(spans):
            room.used = time.monotonic()  # a table in review stays in memory
            played = table.line[start:end]
            if number not in known:
                mark, judged = table.marks[start], None
                if not forced(state, played):
                    knowledge = Knowledge(state, mark.seat)
                    judged = await self.rooms.executor.judge(knowledge, played, nodes)
                    if judged is None:
                        return
                turn = TurnReviewOut.of(turn_review(state, mark, start, played, judged))
                await self._keep(table.id, number, turn)
            for action in played:
                state.apply(action)

    async def _keep(self, table_id: str, number: int, turn: TurnReviewOut) -> None:
        body = msgspec.json.encode(turn).decode()
        async with self.storage.begin() as database:
            await database.execute(
                self.storage.insert(schema.reviews).on_conflict_do_nothing(),
                {"table_id": table_id, "number": number, "body": body},
            )


def _status(running: bool, done: int, total: int) -> Literal["none", "thinking", "done"]:
    if done >= total:
        return "done"
    return "thinking" if running else "none"
