"""Several server processes on one port: `patolli serve --processes N`.

Each process has a socket of its own on the port, and the system deals new connections out among
them. They share the database, and a folder for what is counted on this machine (limits, metrics).
The supervisor starts a process again that has ended, and runs the bots' workers; when it is told to
stop, it ends them all. If it dies itself they notice that their standard input has ended, and stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from pathlib import Path
from typing import Final

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from patolli.server.ops.config import BadSetting, Settings, as_environment, read
from patolli.server.ops.logs import log, set_up
from patolli.server.ops.metrics import FOLDER
from patolli.server.ops.serving import serve_here, tell
from patolli.server.people.shared_buckets import make_buckets
from patolli.server.thinking.workers import Workers

PAUSE: Final = 1.0  # seconds before a process that ended is started again
PATIENCE: Final = 10.0  # seconds that a process has to stop


def check(settings: Settings) -> None:
    """Refuse what can't be served by several processes."""
    if settings.processes < 1:
        raise BadSetting(f"processes is {settings.processes}: at least 1")
    if settings.processes == 1:
        return
    if not settings.postgres:
        raise BadSetting(
            "several processes need PostgreSQL, which tells each what the others have stored; "
            "one process serves a SQLite file"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadSetting("several processes can't share a port on this system")


class Supervisor:
    """Keeps the processes running until it is told to stop."""

    def __init__(self, settings: Settings, folder: Path, browser: bool = False) -> None:
        self.settings = settings
        self.folder = folder
        self.browser = browser
        self._stop = asyncio.Event()
        self._failed = False

    async def run(self) -> bool:
        """Serve; whether all went well."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        listen(self.settings.host, self.settings.port).close()  # fails if the port is taken
        with listen(self.settings.host, self.settings.port, shared=True) as place:
            port = place.getsockname()[1]  # stays ours while all processes are away
            environ = {
                **os.environ,
                **as_environment(msgspec.structs.replace(self.settings, port=port, bot_workers=0)),
                FOLDER: str(self.folder),
            }
            ready = [asyncio.Event() for _ in range(self.settings.processes)]
            keepers = [asyncio.create_task(self._keep(one, environ)) for one in ready]
            workers = Workers(self.settings)
            workers.start()
            told = asyncio.create_task(self._tell(ready, port))
            await self._stop.wait()
            told.cancel()
            await workers.stop()
            await asyncio.gather(*keepers)
        return not self._failed

    async def _tell(self, ready: list[asyncio.Event], port: int) -> None:
        for one in ready:
            await one.wait()
        tell(self.settings.host, port, self.browser)

    async def _keep(self, ready: asyncio.Event, environ: dict[str, str]) -> None:
        """Run a process again and again."""
        command = [sys.executable, "-m", "patolli.server.ops.supervisor"]
        while not self._stop.is_set():
            process = await asyncio.create_subprocess_exec(
                *command,
                env=environ,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # a Ctrl-C is for the supervisor, which tells the others
            )
            ended = asyncio.create_task(self._follow(process, ready))
            stopped = asyncio.create_task(self._stop.wait())
            await asyncio.wait([ended, stopped], return_when=asyncio.FIRST_COMPLETED)
            stopped.cancel()
            if self._stop.is_set():
                await _end(process)
                await ended
                return
            mark_process_dead(process.pid, str(self.folder))  # type: ignore[no-untyped-call]
            log("process-ended", level="warning", status=process.returncode)
            if not ready.is_set():  # it would fail again
                self._failed = True
                self._stop.set()
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), PAUSE)

    async def _follow(self, process: asyncio.subprocess.Process, ready: asyncio.Event) -> None:
        """Until a process ends; it says when it is ready."""
        assert process.stdout is not None
        if await process.stdout.readline():
            ready.set()
        await process.wait()


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket bound to an address, which other processes may share."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise BadSetting(f"{host}:{port} can't be listened on: {error.strerror}") from None
    return bound


def supervise(settings: Settings, browser: bool = False) -> bool:
    """Serve with several processes until stopped; whether all went well."""
    set_up(settings.log_level)
    with tempfile.TemporaryDirectory(prefix="patolli-serve-") as name:
        folder = Path(name)
        make_buckets(folder)
        return asyncio.run(Supervisor(settings, folder, browser).run())


def _follow_supervisor(folder: Path) -> None:
    """Stop when the supervisor is gone, however it ended."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    shutil.rmtree(folder, ignore_errors=True)
    os.kill(os.getpid(), signal.SIGTERM)


def _serve_as_one_of_several() -> None:
    settings = read()
    folder = Path(os.environ[FOLDER])
    listening = listen(settings.host, settings.port, shared=True)
    threading.Thread(target=_follow_supervisor, args=[folder], daemon=True).start()
    serve_here(settings, listening=listening, shared=folder)


if __name__ == "__main__":
    _serve_as_one_of_several()
