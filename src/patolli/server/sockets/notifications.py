"""News from the other processes: Litestar's channels over PostgreSQL, that mend themselves.

The news are sent by the transactions that make them (`Storage.notify`); here they are only heard.
"""

from __future__ import annotations

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from patolli.server.ops.config import Settings


class Notifications(AsyncPgChannelsBackend):
    """A listener that notices when its connection is lost."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.async_url.replace("postgresql+asyncpg://", "postgresql://"))

    async def mend(self) -> bool:
        """Connect again if the connection was lost; whether news may have been missed."""
        if not self._listener_conn.is_closed():
            return False
        async with self._listener_lock:
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)
        return True
