"""Connections that can't be held against the server: half a request, a head without an end, more
connections than an address needs, a socket that floods, a client that reads nothing."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from patolli.server.ops.addresses import holder_of

HEAD_SECONDS: Final = 10.0  # until the head of a request is there
BODY_SECONDS: Final = 60.0  # until all of it is
HEAD_BYTES: Final = 65_536  # of a head: httptools takes any number
REQUEST_BYTES: Final = 16_000_000  # of a whole request; what is too large for us is told before
CONNECTIONS: Final = 200  # of one address, besides its sockets and unless it is a proxy
SOCKET_BYTES: Final = 262_144  # that a socket may send at once, pings and empty frames included
SOCKET_RATE: Final = 65_536  # and in a second afterwards
UNREAD_SECONDS: Final = 15.0  # in which a client must read something of what was sent to it

_open: Counter[str] = Counter()  # connections by address


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with limits of time and size for each request, and of connections for
    each address."""

    _limit: asyncio.TimerHandle | None = None
    _begun = False  # whether the head of the request that is being sent is there
    _requests = 0  # that the parser has met
    _in_head = False  # whether it is at the head of one, and
    _received = 0  # how many bytes that had so far, without those that came with its beginning
    _counted = ""  # the address that this connection counts for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else ""
        if address not in _TrustedHosts(self.config.forwarded_allow_ips):
            self._counted = holder_of(address)
            _open[self._counted] += 1
            if _open[self._counted] > CONNECTIONS:
                transport.abort()
                return
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        requests = self._requests
        super().data_received(data)
        self._received = self._received + len(data) if self._requests == requests else 0
        if self.transport.get_protocol() is not self:  # it is a socket now
            self._stop()
            self._uncount()
        elif self._received > (HEAD_BYTES if self._in_head else REQUEST_BYTES):
            self._give_up()
        elif self.cycle is None or self.cycle.response_complete:
            if self._limit is None:
                self._begun = False
                self._wait(HEAD_SECONDS)
        elif not self.cycle.more_body:
            self._stop()
        elif not self._begun:
            self._begun = True
            self._wait(BODY_SECONDS)

    def on_message_begin(self) -> None:
        self._requests += 1
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._limit = self.loop.call_later(seconds, self._give_up)

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self) -> None:
        self.transport.abort()

    def _uncount(self) -> None:
        if self._counted:
            _open[self._counted] -= 1
            if not _open[self._counted]:
                del _open[self._counted]
            self._counted = ""


class MeasuredSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which may send only so many bytes. Messages are counted where they are
    read; pings are answered before, and parts of a message that never ends are kept."""

    _bytes_left = float(SOCKET_BYTES)
    _measured = 0.0

    def data_received(self, data: bytes) -> None:
        at = time.monotonic()
        grown = self._bytes_left + (at - self._measured) * SOCKET_RATE
        self._bytes_left = min(float(SOCKET_BYTES), grown) - len(data)
        self._measured = at
        if self._bytes_left < 0:
            self.transport.abort()
        else:
            super().data_received(data)


class Sending(Protocol):
    """A protocol of uvicorn."""

    transport: asyncio.Transport


class Unread:
    """Finds the clients that read nothing. uvicorn waits for them for ever: also a connection that
    it closes stays open until all is read."""

    def __init__(self) -> None:
        self._sizes: dict[Sending, int] = {}

    def sweep(self, connections: Iterable[Sending]) -> int:
        """Let those go who have read nothing since the last sweep; how many they are."""
        sizes = {one: one.transport.get_write_buffer_size() for one in connections}
        deaf = [one for one, size in sizes.items() if 0 < size >= self._sizes.get(one, math.inf)]
        for one in deaf:
            one.transport.abort()
        self._sizes = sizes
        return len(deaf)


def allow_many_files() -> None:
    """As many open connections as the system allows this process."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
