"""HTTP connections that do not wait for ever: a request that is only half sent is given up."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0  # until the head of a request is there
BODY_SECONDS: Final = 60.0  # until all of it is


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with a limit of time for each request."""

    _limit: asyncio.TimerHandle | None = None
    _begun = False  # whether the head of the request that is being sent is there

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now
            self._stop()
        elif self.cycle is None or self.cycle.response_complete:
            if self._limit is None:
                self._begun = False
                self._wait(HEAD_SECONDS)
        elif not self.cycle.more_body:
            self._stop()
        elif not self._begun:
            self._begun = True
            self._wait(BODY_SECONDS)

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._limit = self.loop.call_later(seconds, self._give_up)

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self) -> None:
        self.transport.abort()


def allow_many_files() -> None:
    """As many open connections as the system allows this process."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
