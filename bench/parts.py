"""Where the processor time of a server goes, by part; `bench/server.py --profile` uses it.

`follow` runs in the server's process before it serves: it puts a clock around the functions below.
The clock is that of the thread, so other work on the machine does not count. What a part spends
within another part counts for the inner one only. At each SIGUSR1 the sums so far are written.
"""

from __future__ import annotations

import functools
import gc
import importlib
import inspect
import json
import signal
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

#: The functions of each part, where they are looked up: "module:name" or "module:Class.name".
PARTS = {
    "reading commands": [
        "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol.data_received",
        "patolli.server.sockets.table_socket:_read",
    ],
    "the rules": ["patolli.server.sockets.commands:entry_of"],
    "folding": ["patolli.server.sockets.rooms:fold"],
    "what is stored": ["patolli.server.sockets.rooms:append_of"],
    "commit": ["patolli.server.storage.writer:Writer._write"],
    "views": ["patolli.server.sockets.room:Room._update"],
    "the table's seats and terms": [
        "patolli.table.presentation:table_info",
        "patolli.server.sockets.rooms:table_info",
    ],
    "choices": ["patolli.table.presentation:_question"],
    "encoding": ["patolli.server.sockets.room:encode"],
    "sending": ["litestar:WebSocket.send_data"],
}
GARBAGE = "garbage"
LOOP = "the rest of the event loop"
THREADS = "other threads (SQLite)"

_sums: Counter[str] = Counter()
_inner = [0.0]  # of each part that is under way: what the parts within it have spent


def follow(out: Path) -> None:
    """Measure from now on."""
    for part, places in PARTS.items():
        for place in places:
            module, _, name = place.partition(":")
            owner: Any = importlib.import_module(module)
            *outer, last = name.split(".")
            for one in outer:
                owner = getattr(owner, one)
            setattr(owner, last, timed(part, getattr(owner, last)))

    begun: list[float] = []

    def collecting(phase: str, _: object) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        if phase == "start":
            begun.append(_begin())
        elif begun:
            _end(GARBAGE, begun.pop())

    gc.callbacks.append(collecting)

    def tell(*_: object) -> None:
        sums = dict(_sums)
        sums[LOOP] = time.thread_time() - sum(_sums.values())
        sums[THREADS] = time.process_time() - time.thread_time()
        out.with_suffix(".new").write_text(json.dumps(sums), encoding="ascii")
        out.with_suffix(".new").rename(out)

    signal.signal(signal.SIGUSR1, tell)


def timed(part: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, with a clock around it (around each of its steps, if it waits in between)."""

    @functools.wraps(function)
    def measured(*given: Any, **named: Any) -> Any:
        begun = _begin()
        try:
            return function(*given, **named)
        finally:
            _end(part, begun)

    @functools.wraps(function)
    async def measured_steps(*given: Any, **named: Any) -> Any:
        return await _Steps(part, function(*given, **named))

    return measured_steps if inspect.iscoroutinefunction(function) else measured


class _Steps:
    """A coroutine whose steps are measured, and not the time between them."""

    def __init__(self, part: str, work: Awaitable[Any]) -> None:
        self.part = part
        self.work = work.__await__()

    def __await__(self) -> Generator[Any, Any, Any]:
        give: Callable[[], Any] = functools.partial(next, self.work)
        while True:
            begun = _begin()
            try:
                waits_for = give()
            except StopIteration as end:
                return end.value
            finally:
                _end(self.part, begun)
            try:
                yield waits_for
                give = functools.partial(next, self.work)
            except BaseException as error:
                give = functools.partial(self.work.throw, error)  # type: ignore[attr-defined]


def _begin() -> float:
    _inner.append(0.0)
    return time.thread_time()


def _end(part: str, begun: float) -> None:
    spent = time.thread_time() - begun
    _sums[part] += spent - _inner.pop()
    _inner[-1] += spent
