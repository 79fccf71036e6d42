"""One server process: it listens until it is told to stop."""

from __future__ import annotations

import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import typer
import uvicorn

from patolli.server.http.app import create
from patolli.server.ops.config import Settings
from patolli.server.ops.protocol import (
    UNREAD_SECONDS,
    MeasuredSocket,
    TimedProtocol,
    Unread,
    allow_many_files,
)

#: Seconds that the thread which writes to SQLite waits for a busy event loop, for each statement
#: of a transaction; Python's own 0.005 make 100 ms of twenty statements.
SWITCH: Final = 0.0005
TICK: Final = 0.1  # seconds between two of uvicorn's ticks


def serve_here(
    settings: Settings,
    browser: bool = False,
    listening: socket.socket | None = None,
    shared: Path | None = None,
) -> None:
    """Serve in this process, on a socket of its own or a given one. `shared` is the folder of what
    it shares with the other processes of a supervisor."""
    sys.setswitchinterval(SWITCH)
    app = create(settings, shared)
    allow_many_files()
    server = _Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            http=TimedProtocol,
            ws=MeasuredSocket,
            ws_max_size=max(settings.max_message * 4, 65_536),
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=settings.compress,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
    server.browser = browser
    server.run([listening] if listening is not None else None)


def tell(host: str, port: int, browser: bool = False) -> None:
    """Say where the table is, now that it can be reached."""
    url = f"http://{host}:{port}/"
    typer.echo(f"Patolli is served at {url}")
    if browser:
        webbrowser.open(url)


class _Server(uvicorn.Server):
    """Says where the table is once it can be reached, and lets clients go that read nothing."""

    browser = False

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._unread = Unread()

    async def on_tick(self, counter: int) -> bool:
        if counter % round(UNREAD_SECONDS / TICK) == 0:
            self._unread.sweep(self.server_state.connections)
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        for server in self.servers:
            for bound in server.sockets[:1]:
                tell(self.config.host, bound.getsockname()[1], self.browser)
