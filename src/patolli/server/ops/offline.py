"""Commands that work on the database while the server runs, or does not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

import typer

from patolli.server.ops.config import read
from patolli.server.services import Services
from patolli.server.storage.files import probe

ConfigFile = Annotated[Path | None, typer.Option("--config", help="cli-help-serve-config")]


def with_services(config: Path | None, work: Callable[[Services], Awaitable[None]]) -> None:
    """Work with the parts of the server, without serving."""
    settings = read(config)

    async def running() -> None:
        await probe(settings)
        services = Services(settings)
        services.rooms.bots_play = False
        await services.storage.open()
        await services.sessions.open()
        try:
            await work(services)
        finally:
            await services.rooms.close()
            await services.storage.close()

    asyncio.run(running())
