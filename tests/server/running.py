"""A real server in a process of its own, on loopback, and a real PostgreSQL for it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))

SERVE = (
    "\nfrom patolli.server.ops.commands import read, run\nif __name__ == '__main__': run(read())\n"
)

OPEN = {"metrics": True, "schema": True}


class Server:
    """`patolli serve` (or another command) as a process; `kill` is the hard way."""

    def __init__(
        self,
        database_url: str,
        port: int = 0,
        first: str = "",
        command: list[str] | None = None,
        **settings: Any,
    ) -> None:
        self.database_url = database_url
        self.first = first  # code that the process runs before it serves
        self.command = command
        self.settings = {
            "rate_scale": 0,
            "sweep_seconds": 0.5,
            "bot_workers": 1,
            **OPEN,
            **settings,
        }
        self.port = port
        self.log = tempfile.NamedTemporaryFile("w+", suffix=".log")  # noqa: SIM115
        self.process: subprocess.Popen[str]
        self.start()

    def start(self) -> None:
        environ = {
            **os.environ,
            "PATOLLI_DATABASE_URL": self.database_url,
            "PATOLLI_HOST": "127.0.0.1",
            "PATOLLI_PORT": str(self.port),
            **{f"PATOLLI_{key.upper()}": str(value) for key, value in self.settings.items()},
        }
        self.process = subprocess.Popen(
            self.command or [sys.executable, "-c", self.first + SERVE],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "served at" in line, self.text()
        self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def text(self) -> str:
        """What the server has logged."""
        return Path(self.log.name).read_text(encoding="utf-8")

    def kill(self) -> None:
        """kill -9, workers too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


class Postgres:
    """A PostgreSQL of our own in a temporary folder."""

    def __init__(self, fsync: str = "off") -> None:
        assert BINARIES, "the tests need PostgreSQL: apt-get install postgresql"
        self.bin = BINARIES[-1]
        self.folder = Path(tempfile.mkdtemp(prefix="patolli-pg-"))
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            self.folder.chmod(0o700)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "patolli", "-A", "trust", "-E", "UTF8", "-N")
        self.port = free_port()
        self.data, self.fsync = data, fsync
        self.databases = 0
        self.start()

    def start(self) -> None:
        self._launch()
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            if self._ready():
                return
            if self.process.poll() is not None:
                self._launch()  # backends of the one before it are still ending
            time.sleep(0.1)
        raise AssertionError("PostgreSQL does not start")

    def _launch(self) -> None:
        self.process = subprocess.Popen(
            [
                *(str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port)),
                *(
                    "-c",
                    "listen_addresses=127.0.0.1",
                    "-c",
                    f"unix_socket_directories={self.folder}",
                ),
                *("-c", "max_connections=100", "-c", f"fsync={self.fsync}"),
            ],
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.bin / name), *arguments],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def _ready(self) -> bool:
        answer = subprocess.run(
            [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
            stdout=subprocess.DEVNULL,
        )
        return answer.returncode == 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"patolli{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "patolli", name)
        return f"postgresql://patolli@127.0.0.1:{self.port}/{name}"

    def tool(self, name: str, *arguments: str) -> str:
        """What one of PostgreSQL's own programs prints."""
        done = subprocess.run(
            [str(self.bin / name), *arguments], check=True, capture_output=True, text=True
        )
        return done.stdout

    def cut(self) -> None:
        """Stop without warning. A postmaster that waits for a backend in trouble is killed."""
        self.process.send_signal(signal.SIGQUIT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        self.cut()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])
