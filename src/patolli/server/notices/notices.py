"""Notices for people who are away: found, queued and sent beside the games."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from sqlalchemy import delete, select

from patolli.server.notices.channels import Channels
from patolli.server.notices.finding import MONTH, Finder
from patolli.server.notices.links import Links
from patolli.server.notices.mail import sender
from patolli.server.notices.receivers import Receivers
from patolli.server.notices.sending import Sender
from patolli.server.notices.web_push import Vapid, new_private_key
from patolli.server.ops.config import Settings
from patolli.server.ops.logs import log
from patolli.server.ops.metrics import Metrics
from patolli.server.ops.stamps import now
from patolli.server.people.sessions import Sessions
from patolli.server.sockets.rooms import Rooms
from patolli.server.storage import schema
from patolli.server.storage.storage import Storage

KEPT: Final = 2 * MONTH  # after that a notice is forgotten
PRUNING: Final = 3_600_000


class Notices:
    """All about notices that the rest of the server needs."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        sessions: Sessions,
        rooms: Rooms,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.storage = storage
        receivers = Receivers(settings)
        self.links = Links(storage)
        self.channels = Channels(storage, sessions, receivers)
        self.finder = Finder(settings, storage, rooms)
        self.sender = Sender(settings, storage, self.channels, self.links, receivers, metrics)
        self._due = asyncio.Event()
        self._pruned = 0

    @property
    def push_key(self) -> str:
        """What browsers subscribe with."""
        return self.sender.vapid.public if self.sender.vapid is not None else ""

    async def open(self) -> None:
        """Get the key for push services; the first start makes it."""
        rows = schema.secrets
        async with self.storage.begin() as database:
            await database.execute(
                self.storage.insert(rows).on_conflict_do_nothing(),
                {"name": "vapid", "value": new_private_key()},
            )
            found = await database.execute(select(rows.c.value).where(rows.c.name == "vapid"))
            private = found.scalar_one()
        mail, url = sender(self.settings), self.settings.public_url
        contact = f"mailto:{mail}" if mail else url or "mailto:owner@localhost"
        self.sender.vapid = Vapid(private, contact)

    async def run(self) -> None:
        """Look for notices and send them, for as long as the server runs."""
        while True:
            self._due.clear()
            try:
                await self.finder.find()
                await self.sender.dispatch()
                await self.prune()
            except Exception:
                log("notices-not-looked-for", level="error", exception=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.sweep_seconds):
                    await self._due.wait()

    async def add(self, channel: str, kind: str) -> None:
        """Send something that is about no table, soon."""
        await self.sender.add(channel, kind)
        self._due.set()

    async def recover(self, login: str) -> None:
        """Send a link that sets a new password to the addresses of that account."""
        for channel in await self.channels.recoverable(login):
            await self.add(channel, "reset")

    async def prune(self) -> None:
        """Forget old notices and links, every hour."""
        if now() < self._pruned + PRUNING:
            return
        self._pruned = now()
        rows = schema.notices
        async with self.storage.begin() as database:
            await database.execute(delete(rows).where(rows.c.made < now() - KEPT))
        await self.links.prune()

    async def close(self) -> None:
        """Stop sending."""
        await self.sender.close()
