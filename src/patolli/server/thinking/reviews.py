"""A bot's opinion of every turn of a finished game, thought about on demand and kept.

The game is cut into stretches (see `judging`). Each is judged by a worker, one after the other so
that bots who play are not kept waiting, and stored at once: what was thought is not thought again,
by whichever process, and after a restart the thinking goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal

import msgspec
from sqlalchemy import select

from patolli.bots import Knowledge
from patolli.core.state import State
from patolli.server.http.errors import Refused
from patolli.server.http.forms import LineOut, Opinion, Opinions
from patolli.server.ops.logs import log
from patolli.server.sockets.room import Room
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.table.messages import Choice, Text
from patolli.table.review import Line
from patolli.table.table import Live, Mark


class Reviews:
    """The opinions of all tables, and the thinking about them in this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._one_game = asyncio.Lock()  # of several games in review, one is thought about

    async def read(self, room: Room, since: int) -> Opinions:
        """What is known of a game that is over, from the opinion of that number on."""
        async with room.lock:
            total = len(stretches(_reviewed(room.live)))
        rows = schema.opinions
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.number, rows.c.body)
                .where(rows.c.table_id == room.live.id)
                .order_by(rows.c.number)
            )
            known = [(row[0], row[1]) for row in found]
        done = len(known)
        opinions = [
            msgspec.json.decode(body, type=Opinion) for number, body in known if number >= since
        ]
        return Opinions(self._status(room.live.id, done, total), done, total, opinions)

    def start(self, room: Room) -> None:
        """Think about a game, unless somebody does already."""
        table_id = _reviewed(room.live).id
        if table_id not in self._thinking:
            task = self.rooms.spawn(self._think(room))
            self._thinking[table_id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table_id, None))

    def _status(self, table_id: str, done: int, total: int) -> Literal["none", "thinking", "done"]:
        if done >= total:
            return "done"
        return "thinking" if table_id in self._thinking else "none"

    async def _think(self, room: Room) -> None:
        async with self._one_game:
            try:
                await self._think_on(room)
            except Exception:
                log("review-stopped", level="error", exception=True)

    async def _think_on(self, room: Room) -> None:
        """Judge every stretch that has no opinion yet."""
        rows = schema.opinions
        async with self.storage.engine.connect() as database:
            found = await database.execute(
                select(rows.c.number).where(rows.c.table_id == room.live.id)
            )
            known = {row[0] for row in found}
        async with room.lock:
            live = room.live
            spans = stretches(live)
            state = live.at(live.base)
        for number, (start, end) in enumerate(spans):
            room.used = time.monotonic()  # a table in review stays in memory
            played = live.line[start:end]
            if number in known:
                for action in played:
                    state.apply(action)
                continue
            opinion = await self._judge(state, live.marks[start], start, played)
            if opinion is None:
                return
            async with self.storage.begin() as database:
                await database.execute(
                    self.storage.insert(rows).on_conflict_do_nothing(),
                    {
                        "table_id": live.id,
                        "number": number,
                        "body": msgspec.json.encode(opinion).decode(),
                    },
                )

    async def _judge(
        self, state: State, mark: Mark, start: int, played: list[int]
    ) -> Opinion | None:
        """The opinion of a stretch; the state moves to its end."""
        before = state.copy()
        forced = True
        for action in played:
            forced = forced and len(state.legal()) == 1
            state.apply(action)
        end = start + len(played)
        if forced:
            line = _line(before, Line(played, [], 0.0, 0.0))
            return Opinion(mark.turn, mark.seat, start, end, True, True, 0.0, 0.0, line, line, [])
        thoughts = self.rooms.settings.opinion_thoughts
        knowledge = Knowledge(before, mark.seat)
        judged = await self.rooms.executor.judge(knowledge, played, thoughts)
        if judged is None:
            return None
        best, made = judged.best, judged.played
        return Opinion(
            mark.turn,
            mark.seat,
            start,
            end,
            False,
            best.actions == made.actions,
            round(best.lead - made.lead, 2),
            round(best.hope - made.hope, 4),
            _line(before, made),
            _line(before, best),
            [Text(key, data) for key, data in judged.reasons],
        )


def stretches(live: Live) -> list[tuple[int, int]]:
    """The game in stretches: from so many actions on, up to so many."""
    found: list[tuple[int, int]] = []
    start = live.base
    for index in range(live.base + 1, live.length + 1):
        if index < live.length:
            last, mark = live.marks[index - 1], live.marks[index]
            same = last.seat == mark.seat and last.turn == mark.turn
            if same and last.reveals_before == last.reveals_after:
                continue
        found.append((start, index))
        start = index
    return found


def _reviewed(live: Live) -> Live:
    """The table, if its game is over and its rules are still known."""
    if live.started is None or not (live.status == "finished" or live.terms.imported):
        raise Refused("not_finished")
    if not live.current_rules:
        raise Refused("rules_changed", version=live.rules_version)
    return live


def _line(before: State, line: Line) -> LineOut:
    """A line with the names of its decisions."""
    state = before.copy()
    choices: list[Choice] = []
    for action in line.actions:
        label = state.label(action)
        choices.append(Choice(action, state.game.actions.name(action), Text(label.key, label.data)))
        state.apply(action)
    return LineOut(choices, [round(value, 1) for value in line.points])
