"""Trying out a record that a person uploads: in a process of its own, with limits.

It may run for ever, or want all memory: then the process ends, and nothing else does. A new process
for each record takes a second to start, which is cheap against what a record can do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from typing import Final

import msgspec

from patolli.core.message import Data
from patolli.server.ops.logs import log
from patolli.table.records import faults

SECONDS: Final = 20.0
PROCESSOR_SECONDS: Final = 10
BYTES: Final = 1_000_000_000
REFUSED: Final = "it takes too long or too much memory to try out"


async def checked(record: Data) -> list[str]:
    """Everything wrong with a record."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "patolli.server.thinking.checking"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        answer, _ = await asyncio.wait_for(
            process.communicate(json.dumps(record).encode()), SECONDS
        )
        return msgspec.json.decode(answer, type=list[str])
    except (TimeoutError, msgspec.MsgspecError):
        log("record-too-much", level="warning")
        return [REFUSED]
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def limit() -> None:
    """Bound what this process may take, where the system can."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))


if __name__ == "__main__":
    limit()
    given = json.loads(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(faults(given)))
