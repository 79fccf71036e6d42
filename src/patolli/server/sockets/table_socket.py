"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types.asgi_types import WebSocketReceiveEvent

from patolli.server.http.dependencies import Asker, asker_of, services_of
from patolli.server.ops.logs import log
from patolli.server.people.sessions import session_id
from patolli.server.services import BANNED, Services
from patolli.server.sockets.room import Connection, Room
from patolli.server.sockets.wire import decode, encode
from patolli.table.errors import Refused
from patolli.table.messages.commands import AnyCommand, AskPreview, Hello, Look

HELLO_SECONDS = 15.0
MOST_REFUSALS = 100  # a client that is refused this often in a row is not one of ours
AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    """One client at one table, until it goes."""
    services = services_of(socket)
    await socket.accept()
    if services.sockets >= services.settings.max_connections:
        await socket.close(code=1013)
        return
    try:
        asker = await asker_of(socket)
        asker.refuse_banned()
        room = await services.rooms.visible_to(
            table_id, asker.person, socket.query_params.get("invite")
        )
        connection = await services.connection(asker.person, session_id(asker.token))
        takers = services.takers(asker.person, asker.address)
        services.socket_limit.open(takers)
    except Refused as refused:
        await socket.send_data(encode(refused.problem()))
        await socket.close(code={"too_many": 4429, "banned": BANNED}.get(refused.code, 4404))
        return
    services.sockets += 1
    services.metrics.connections.set(services.sockets)
    room.connections.add(connection)
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        await _listen(services, room, connection, socket, asker)
    finally:
        services.sockets -= 1
        services.socket_limit.close(takers)
        services.metrics.connections.set(services.sockets)
        room.connections.discard(connection)
        await stop_sending(sender)
        services.presence.changed(room, connection)


async def _listen(
    services: Services, room: Room, connection: Connection, socket: AnySocket, asker: Asker
) -> None:
    """Read commands until the client goes (or must go)."""
    refusals = 0
    while True:
        try:
            limit = HELLO_SECONDS if connection.version is None else None
            message = await asyncio.wait_for(socket.receive(), limit)
        except TimeoutError:
            connection.close(4408)
            await asyncio.sleep(1)
            return
        if message["type"] != "websocket.receive":
            return
        ref: str | int | None = None
        try:
            command = _read(message, services.settings.max_message)
            ref = command.ref
            services.limits.take("message", asker.person or asker.address)
            services.limits.take("socket_work", asker.address, cost_of(command))
            first = connection.version is None
            if first and not isinstance(command, Hello):
                raise Refused("bad_request", detail="say hello first")
            reply = await services.commands.carry_out(room, connection, command)
            if first:
                services.presence.changed(room, connection)
            if reply is not None:
                connection.send(encode(reply))
            refusals = 0
        except Refused as refused:
            services.metrics.refused.labels(refused.code).inc()
            connection.send(encode(refused.problem(ref)))
            refusals += 1
            if refusals > MOST_REFUSALS:
                connection.close(4429)
                await asyncio.sleep(1)
                return
        except Exception:  # a fault of ours ends the command, which is told, and not the socket
            log("fault", level="error", exception=True, path="socket")
            connection.send(encode(Refused("server").problem(ref)))


def cost_of(command: AnyCommand) -> float:
    """How much work a command is, beside a move."""
    return 8.0 if isinstance(command, Hello | Look | AskPreview) else 1.0


def _read(message: WebSocketReceiveEvent, longest: int) -> AnyCommand:
    text = message.get("text")
    if text is None:
        raise Refused("bad_request", detail="messages are text")
    if len(text) > longest:
        raise Refused("too_large")
    return decode(text)


async def send_all(socket: AnySocket, connection: Connection) -> None:
    """Send what is waiting, in order."""
    while True:
        item = await connection.outbox.get()
        if isinstance(item, int):
            await socket.close(code=item)
            return
        await socket.send_data(item)


async def stop_sending(sender: asyncio.Task[None]) -> None:
    """The client is gone, which its sender may have noticed first."""
    sender.cancel()
    try:
        await sender
    except (asyncio.CancelledError, WebSocketDisconnect, OSError):
        pass
    except Exception:
        log("fault", level="error", exception=True, path="socket")
