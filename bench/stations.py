"""How long actions wait at each station of a server; `bench/server.py --stations` uses it.

`follow` runs in the server's process before it serves: it notes when an action passes each place
below. At SIGUSR1 the notes are written, and `table` shows them: what all actions took from station
to station, and what the slowest one per cent did. Unlike `parts`, this is time by the clock: it
holds what an action waits for.
"""

from __future__ import annotations

import asyncio
import json
import signal
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

#: The stations that an action has reached, and the time from one to the next is for.
STATIONS = {
    "read": "until the event loop turns to it",
    "folded": "the rules, folding, what is stored",
    "taken": "until the writer takes it (a transaction is under way, or just was)",
    "stored": "the transaction",
    "told": "until its turn among those that were stored with it",
    "made": "the updates of its table",
    "sent": "until its update is sent",
}
ARRIVED = "arrived"

_now = time.perf_counter
_passed: list[dict[str, float]] = []
_of_task: dict[Any, dict[str, float]] = {}
_of_entry: dict[tuple[str, int], dict[str, float]] = {}
_of_text: dict[int, dict[str, float]] = {}


def follow(out: Path) -> None:
    """Note from now on."""
    from uvicorn.protocols.websockets import websockets_sansio_impl

    from patolli.server.sockets import room, rooms, table_socket
    from patolli.server.storage import writer

    _after(websockets_sansio_impl.WebSocketsSansIOProtocol, "send_receive_event_to_app", _arrived)
    _after(table_socket, "_read", _read)
    _after(rooms, "append_of", _folded)
    _around_write(writer.Writer)
    _around_broadcast(room.Room)
    _after(room.Connection, "send", _made)
    _around_sending(table_socket)

    def tell(*_: object) -> None:
        out.with_suffix(".new").write_text(json.dumps(_passed), encoding="ascii")
        out.with_suffix(".new").rename(out)
        _passed.clear()

    signal.signal(signal.SIGUSR1, tell)


def _after(owner: Any, name: str, note: Callable[..., None]) -> None:
    """Call `note` with what a function returned and was given."""
    function = getattr(owner, name)

    def noted(*given: Any) -> Any:
        returned = function(*given)
        note(returned, *given)
        return returned

    setattr(owner, name, noted)


def _arrived(_: None, protocol: Any) -> None:
    message = protocol.queue._queue[-1]
    message[ARRIVED] = _now()


def _read(_: object, message: dict[str, Any], __: int) -> None:
    _of_task[asyncio.current_task()] = {ARRIVED: message[ARRIVED], "read": _now()}


def _folded(append: Any, *_: object) -> None:
    notes = _of_task.get(asyncio.current_task())
    if notes is not None:
        notes["folded"] = _now()
        _of_entry[append.table_id, append.version] = notes


def _around_write(owner: Any) -> None:
    write = owner._write

    async def noted(self: Any, batch: list[Any]) -> Any:
        notes = [_of_entry.pop((one.table_id, one.version), {}) for one in batch]
        for one in notes:
            one["taken"] = _now()
        written = await write(self, batch)
        for one in notes:
            one["stored"] = _now()
        return written

    owner._write = noted


def _around_broadcast(owner: Any) -> None:
    broadcast = owner.broadcast

    def noted(self: Any, actor: Any = None, ref: Any = None) -> None:
        notes = _of_task.get(asyncio.current_task())
        if notes is not None and actor is not None:
            notes["told"] = _now()
            actor.notes = notes
        broadcast(self, actor, ref)
        if notes is not None:
            notes["made"] = _now()

    owner.broadcast = noted


def _made(_: None, connection: Any, text: str) -> None:
    notes = getattr(connection, "notes", None)
    if notes is not None:
        _of_text[id(text)] = notes
        connection.notes = None


def _around_sending(owner: Any) -> None:
    socket = owner.WebSocket
    send = socket.send_data

    async def noted(self: Any, data: str) -> None:
        notes = _of_text.pop(id(data), None)
        await send(self, data)
        if notes is not None and "made" in notes:
            notes["sent"] = _now()
            _passed.append(notes)

    socket.send_data = noted


def table(passed: list[dict[str, float]]) -> str:
    """Milliseconds from station to station: of all actions, and of the slowest one per cent."""
    whole = [one for one in passed if len(one) == len(STATIONS) + 1]
    whole.sort(key=lambda one: one["sent"] - one[ARRIVED])
    slowest = whole[-max(1, len(whole) // 100) :]
    lines = ["         all   slowest 1 %"]
    before = ARRIVED
    for station, what in (*STATIONS.items(), ("sent", "all")):
        first = ARRIVED if what == "all" else before
        mean, slow = (
            statistics.fmean(one[station] - one[first] for one in some) * 1000
            for some in (whole, slowest)
        )
        lines.append(f"      {mean:6.1f}  {slow:6.1f} ms  {what}")
        before = station
    return "\n".join(lines)
