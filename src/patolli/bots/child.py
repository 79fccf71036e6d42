"""A program that is talked to in lines, and never waited for longer than was said."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic, sleep
from typing import IO, Final, final
from weakref import finalize

FLOOD: Final = 1 << 20  # bytes of output between two questions that are too many
PAUSE: Final = 0.001  # seconds before it is tried again to write into a full pipe
REAPED: Final = 5.0  # seconds that a killed process may take to be gone


@final
class ChildFault(Exception):
    """What the program did wrong: it was too slow, ended, or wrote too much."""


@final
class Output:
    """What a program writes, read line by line in a thread of its own."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.lines: Final[SimpleQueue[bytes | None]] = SimpleQueue()  # None: nothing more comes
        self.heard = 0  # bytes since the last question
        self.flooded = False
        self.stream: Final = stream
        self.thread: Final = Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        """Read to the end, or until it is too much: the program then waits at a full pipe."""
        rest = b""
        while not self.flooded:
            read = os.read(self.stream.fileno(), 1 << 16)
            if not read:
                break
            self.heard += len(read)
            self.flooded = self.heard > FLOOD
            *whole, rest = (rest + read).split(b"\n")
            for line in whole:
                self.lines.put(line)
        self.lines.put(None)


@final
class Child:
    """A running program. `end` ends it and all that it has started."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it, in a process group of its own; what it writes to stderr is thrown away."""
        try:
            self.process = Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        except OSError as error:
            raise ChildFault(f"can't be started: {error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin: Final = self.process.stdin
        os.set_blocking(self.stdin.fileno(), False)
        self.output: Final = Output(self.process.stdout)
        # A bot that is forgotten, or a Python that ends, does not leave its program behind.
        self.killed: Final = finalize(self, kill, self.process, self.output, self.stdin)

    def send(self, text: str, deadline: float) -> None:
        """Write lines. What it wrote before without being asked is forgotten."""
        while not self.output.lines.empty():
            if self.output.lines.get() is None:
                raise self._gone()
        self.output.heard = 0
        left = text.encode()
        while left:
            try:
                left = left[os.write(self.stdin.fileno(), left) :]
            except BlockingIOError:
                if monotonic() > deadline:
                    raise ChildFault("does not read what it is told") from None
                sleep(PAUSE)
            except OSError:
                raise self._gone() from None

    def line(self, deadline: float) -> str:
        """The next line that it writes."""
        try:
            found = self.output.lines.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise ChildFault("did not answer in time") from None
        if found is None:
            raise self._gone()
        if monotonic() > deadline:  # it writes without end, and time is over
            raise ChildFault("did not answer in time")
        return found.decode(errors="replace").strip()

    def end(self, grace: float) -> None:
        """Ask it to quit, give it so many seconds, then kill what is left of it."""
        if self.killed.alive and grace > 0:
            with contextlib.suppress(ChildFault):
                self.send("quit\n", monotonic() + grace)
            self.output.thread.join(grace)
        self.killed()

    def _gone(self) -> ChildFault:
        if self.output.flooded:
            return ChildFault(f"wrote more than {FLOOD} bytes for one answer")
        return ChildFault("has ended, or closed its output")


def kill(process: Popen[bytes], output: Output, stdin: IO[bytes]) -> None:
    """Kill a program with its process group, and wait until it is gone.

    The process has not been waited for yet, so that its number still is its own.
    """
    with contextlib.suppress(OSError):
        stdin.close()
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(TimeoutExpired):
        process.wait(REAPED)
    output.thread.join(REAPED)
    if not output.thread.is_alive():  # a process that left the group may hold the other end
        output.stream.close()
