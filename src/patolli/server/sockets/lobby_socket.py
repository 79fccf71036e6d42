"""The WebSocket of the lobby: it speaks, and listens only for signs of life."""

from __future__ import annotations

import asyncio

from litestar import websocket

from patolli.server.http.dependencies import asker_of, services_of
from patolli.server.people.sessions import session_id
from patolli.server.sockets.room import Connection
from patolli.server.sockets.table_socket import AnySocket, send_all, stop_sending
from patolli.table.errors import Refused


@websocket("/ws/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """One watcher of the lobby, until it goes."""
    services = services_of(socket)
    await socket.accept()
    if services.sockets >= services.settings.max_connections:
        await socket.close(code=1013)
        return
    asker = await asker_of(socket)
    watcher = Connection(asker.person, session_id(asker.token))
    takers = services.takers(asker.person, asker.address)
    try:
        services.socket_limit.open(takers)
    except Refused:
        await socket.close(code=4429)
        return
    sender = asyncio.create_task(send_all(socket, watcher))
    services.sockets += 1
    services.metrics.connections.set(services.sockets)
    services.lobby_updates.add(watcher)
    try:
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                services.limits.take("message", asker.person or asker.address)
            except Refused:
                watcher.close(4429)
                await asyncio.sleep(1)
                return
    finally:
        services.sockets -= 1
        services.socket_limit.close(takers)
        services.metrics.connections.set(services.sockets)
        services.lobby_updates.watchers.discard(watcher)
        await stop_sending(sender)
