"""Connections that are held or flooded: the server lets go of them, and others do not notice."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.clients import Person
from tests.server.running import Server
from tests.server.storage.test_writer import storing

from patolli.server.ops.protocol import CONNECTIONS, HEAD_BYTES, SOCKET_BYTES

PATIENCE = 60.0
#: The client behind loopback is taken for a proxy, unless the owner says otherwise.
NO_PROXY = "import os; os.environ['FORWARDED_ALLOW_IPS'] = '192.0.2.1'"
HURRY = "import patolli.server.ops.serving as s; s.UNREAD_SECONDS = 1.0"
PING = b"\x89" + bytes([0x80 | 125]) + b"\0\0\0\0" + b"p" * 125
NOTHING = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 99  # a message that goes on and on


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", first=f"{NO_PROXY}\n{HURRY}")
    yield server
    server.stop()


def connect(server: Server, small: bool = False) -> socket.socket:
    made = socket.socket()
    if small:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", server.port))
    return made


def flood(connection: socket.socket, data: bytes) -> int:
    """Send until the server has had enough; how many bytes it took, at most 100 MB."""
    sent = 0
    try:
        while sent < 100_000_000:
            connection.sendall(data)
            sent += len(data)
    except OSError:
        pass
    return sent


def ends(connection: socket.socket) -> bool:
    """Whether the server has let go."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def socket_at_a_table(server: Server) -> socket.socket:
    """A WebSocket whose client does nothing by itself, not even read."""

    async def table() -> tuple[str, str]:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "hotseat"])
        cookies = "; ".join(f"{c.name}={c.value}" for c in ann.http.cookies.jar)
        await ann.close()
        return str(made["id"]), cookies

    table_id, cookies = asyncio.run(table())
    connection = connect(server, small=True)
    head = [
        f"GET /ws/tables/{table_id} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Cookie: {cookies}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    connection.sendall("\r\n".join([*head, "", ""]).encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


@pytest.mark.parametrize(
    "endless",
    [b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"GET / HTTP/1.1\r\nHost: a\r\n", b"GET /"],
    ids=["a header", "headers", "an address"],
)
def test_a_head_without_an_end_is_not_read_on(server: Server, endless: bytes) -> None:
    """55 MB of one header were taken, ten seconds long, with all of the server's time."""
    connection = connect(server)
    connection.sendall(endless)
    more = b"a: b\r\n" * 10_000 if endless.endswith(b"\r\n") else b"a" * 60_000
    assert flood(connection, more) < 20 * 10**6  # most of it lies in the system's buffers
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200


def test_a_head_may_be_long(server: Server) -> None:
    headers = {"X-Long": "a" * (HEAD_BYTES - 1000)}
    assert httpx.get(f"{server.url}/api/games", headers=headers).status_code == 200


def test_many_requests_may_come_at_once(server: Server) -> None:
    connection, most = connect(server), 3000
    request = f"HEAD /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    connection.sendall(request * most)
    heard = b""
    while heard.count(b"HTTP/1.1 200") < most:
        more = connection.recv(65_536)
        assert more
        heard += more
    connection.close()


@pytest.mark.parametrize("frames", [PING, NOTHING], ids=["pings", "parts of nothing"])
def test_a_socket_that_floods_is_cut_off(strict: Server, frames: bytes) -> None:
    """Pings were answered without limit: 90 MB lay in memory after ten seconds of one client that
    did not read the answers."""
    connection = socket_at_a_table(strict)
    assert flood(connection, frames * 100) < 20 * 10**6 + SOCKET_BYTES
    assert ends(connection)


def test_a_client_that_reads_nothing_is_let_go(strict: Server) -> None:
    """Its connection stayed for ever, also after the server had closed it."""
    connection = connect(strict, small=True)
    request = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n\r\n".encode()
    size = len(httpx.get(f"{strict.url}/api/games").content)
    connection.sendall(request * (20_000_000 // size))  # more than the system's buffers hold
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        time.sleep(0.2)
        try:
            connection.send(b"\r\n")
        except OSError:
            return
    raise AssertionError("it is still there")


def test_one_address_has_so_many_connections(strict: Server) -> None:
    """900 were taken; with 1,024 files nobody else was served."""
    held = [connect(strict) for _ in range(CONNECTIONS)]
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{strict.url}/healthz", timeout=PATIENCE)
    for one in held[:20]:
        one.close()
    answered = False
    began = time.monotonic()
    while not answered and time.monotonic() - began < PATIENCE:
        try:
            answered = httpx.get(f"{strict.url}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)  # it has not noticed yet
    assert answered
    for one in held[20:]:
        one.close()


def test_sockets_do_not_count_as_connections(strict: Server) -> None:
    connection = socket_at_a_table(strict)
    held = [connect(strict) for _ in range(CONNECTIONS - 1)]
    assert httpx.get(f"{strict.url}/healthz", timeout=PATIENCE).status_code == 200
    for one in [*held, connection]:
        one.close()


def test_a_proxy_has_as_many_as_it_needs(server: Server) -> None:
    held = [connect(server) for _ in range(CONNECTIONS + 20)]
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
    for one in held:
        one.close()


def test_the_database_is_tried_once_however_many_ask(tmp_path: Path) -> None:
    """No limit holds for `/healthz`, and every answer was a transaction."""

    async def work() -> None:
        async with storing(f"sqlite:///{tmp_path / 'a.db'}") as storage:
            tried = 0
            really: Any = storage._try_out

            async def counted() -> bool:
                nonlocal tried
                tried += 1
                return bool(await really())

            storage._try_out = counted  # type: ignore[method-assign]
            assert all(await asyncio.gather(*(storage.healthy() for _ in range(100))))
            assert tried <= 2

    asyncio.run(work())
