"""Sending to addresses that people have given: never into our own network, never for long."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import httpcore

from patolli.server.ops.config import Settings
from patolli.table.errors import Refused

PATIENCE: Final = 10.0  # seconds for one request in all


class Failed(Exception):
    """A notice did not arrive; it may the next time."""


class Gone(Failed):
    """The receiver does not exist any more."""


class Guard(httpcore.AsyncNetworkBackend):
    """Looks every name up itself and connects to what it has checked, so that no name can lead
    elsewhere between the check and the connection."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to a public address of that host."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise httpcore.ConnectError("unknown host") from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(self.private or is_public(one) for one in addresses):
            raise httpcore.ConnectError("not a public address")
        return await self.backend.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Never."""
        raise httpcore.ConnectError("not a public address")

    async def sleep(self, seconds: float) -> None:
        await self.backend.sleep(seconds)


class Receivers:
    """HTTP to receivers elsewhere. Redirects are not followed, answers are not read."""

    def __init__(self, settings: Settings) -> None:
        self.private = settings.private_receivers
        self.pool = httpcore.AsyncConnectionPool(
            network_backend=Guard(self.private),
            max_connections=32,
            max_keepalive_connections=0,
        )

    def check(self, url: str) -> str:
        """An address that may be told of a notice, as it was given."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("bad_address") from None
        schemes = ("https", "http") if self.private else ("https",)
        plain = url.isascii() and url.isprintable() and " " not in url
        if not plain or parts.scheme not in schemes or not parts.hostname or port == 0:
            raise Refused("bad_address")
        if parts.username is not None or parts.fragment:
            raise Refused("bad_address")
        try:
            private = not is_public(parts.hostname)
        except ValueError:  # a name: it is looked up when it is used
            private = parts.hostname == "localhost" or "." not in parts.hostname
        if private and not self.private:
            raise Refused("bad_address")
        return url

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send a body; fails unless it is taken."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._status(url, body, headers)
        except (OSError, TimeoutError, httpcore.NetworkError, httpcore.TimeoutException) as error:
            raise Failed(type(error).__name__) from None
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol) as error:
            raise Failed(type(error).__name__) from None
        if status in (404, 410):
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise Failed(str(status))

    async def _status(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        request = httpcore.Request(
            "POST",
            url,
            headers=[
                (b"Host", urlsplit(url).netloc.encode()),
                (b"Content-Length", str(len(body)).encode()),
                (b"User-Agent", b"Patolli"),
                *lines,
            ],
            content=body,
            extensions={"timeout": dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)},
        )
        response = await self.pool.handle_async_request(request)
        try:
            return response.status
        finally:
            await response.aclose()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.pool.aclose()


def host_of(url: str) -> str:
    """The host of an address, to be shown."""
    return urlsplit(url).hostname or ""


def is_public(address: str) -> bool:
    """Whether an address belongs to the network that all share."""
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        inside = known.ipv4_mapped or known.sixtofour
        if inside is not None:
            return is_public(str(inside))
        if known in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)))
    return known.is_global and not known.is_multicast


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
