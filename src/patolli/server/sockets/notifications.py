"""Notifications from the other processes: Litestar's channels over PostgreSQL, which reconnect.

They are sent by the transactions that make them (`Storage.notify`) and received here.
"""

from __future__ import annotations

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from patolli.server.ops.config import Settings


class Notifications(AsyncPgChannelsBackend):
    """A listener that notices when its connection is lost."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.async_url.replace("postgresql+asyncpg://", "postgresql://"))

    async def reconnect(self) -> bool:
        """Connect again if the connection was lost; whether notifications may have been missed."""
        if not self._listener_conn.is_closed():
            return False
        async with self._listener_lock:
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)
        return True
