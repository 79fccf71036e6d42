"""The application: every part put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import patolli
from patolli.server.http.dependencies import provide_asker, provide_services
from patolli.server.http.errors import http_error, refused, server_error
from patolli.server.http.moderation import MODERATION
from patolli.server.http.notices import NOTICES, UNSUBSCRIBING
from patolli.server.http.people import PEOPLE
from patolli.server.http.site import SITE, client_files
from patolli.server.http.tables import TABLES
from patolli.server.ops.config import Settings, read
from patolli.server.ops.logs import set_up
from patolli.server.people.middleware import Middleware, content_policy
from patolli.server.services import Services
from patolli.server.sockets.lobby_socket import lobby_socket
from patolli.server.sockets.notifications import Notifications
from patolli.server.sockets.table_socket import table_socket
from patolli.server.storage.storage import CHANNEL
from patolli.table.errors import Refused


def litestar_app(services: Services) -> Litestar:
    """The routes, without the middleware around them."""
    settings = services.settings
    notifications = Notifications(settings) if settings.postgres else None
    channels = ChannelsPlugin(notifications or MemoryChannelsBackend(), channels=[CHANNEL])

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with channels:  # open before the services listen, closed after them
            await services.open(channels, notifications)
            try:
                yield
            finally:
                await services.close()

    app = Litestar(
        route_handlers=[
            PEOPLE,
            NOTICES,
            TABLES,
            MODERATION,
            UNSUBSCRIBING,
            SITE,
            table_socket,
            lobby_socket,
        ],
        dependencies={
            "services": Provide(provide_services),
            "asker": Provide(provide_asker),
        },
        exception_handlers={
            Refused: refused,
            HTTPException: http_error,
            Exception: server_error,
        },
        lifespan=[running],
        logging_config=None,
        request_max_body_size=settings.max_body,
        openapi_config=_openapi() if settings.schema else None,
    )
    app.state.services = services
    return app


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Patolli",
        version=patolli.__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def create(settings: Settings | None = None, shared: Path | None = None) -> Middleware:
    """The application as a server runs it; `shared` is a folder of several processes."""
    settings = settings or read()
    set_up(settings.log_level)
    services = Services(settings, shared)
    index = client_files().get("index.html")
    page = index.read_text(encoding="utf-8") if index is not None else ""
    return Middleware(litestar_app(services), services, content_policy(page))
