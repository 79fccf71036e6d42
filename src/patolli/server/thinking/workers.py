"""The worker processes that a server process starts: one that ends is started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final

from patolli.server.ops.config import Settings, as_environment
from patolli.server.ops.logs import log

PAUSE: Final = 1.0  # seconds before a worker that ended is started again


class Workers:
    """Keeps `bot_workers` processes of `patolli worker` running."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.crashes = 0
        self._keepers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the workers."""
        self._keepers = [
            asyncio.create_task(self._keep()) for _ in range(self.settings.bot_workers)
        ]

    async def stop(self) -> None:
        """Stop the workers; a search that is not finished is lost (and retried)."""
        for keeper in self._keepers:
            keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeper

    async def _keep(self) -> None:
        """Run a worker again and again. It ends by itself when its standard input does."""
        environ = {**os.environ, **as_environment(self.settings)}
        command = [sys.executable, "-m", "patolli.server.thinking.worker", "--attached"]
        while True:
            process = await asyncio.create_subprocess_exec(
                *command, env=environ, stdin=asyncio.subprocess.PIPE
            )
            try:
                status = await process.wait()
            except asyncio.CancelledError:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                raise
            self.crashes += 1
            log("worker-ended", level="warning", status=status)
            await asyncio.sleep(PAUSE)
