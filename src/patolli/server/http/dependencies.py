"""What handlers are given: the parts of the server, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from patolli.server.people.devices import device_of
from patolli.server.services import Services
from patolli.table.errors import Refused

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Asker:
    """Who asks: the person, if one is signed in, the session's token, and from where."""

    def __init__(self, person: str | None, token: str | None, address: str, device: str) -> None:
        self.person = person
        self.token = token
        self.address = address
        self.device = device

    @property
    def signed_in(self) -> str:
        """The person; refuses if there is none."""
        if self.person is None:
            raise Refused("not_signed_in")
        return self.person


#: What a handler takes.
Serving = NamedDependency[Services]
Asking = NamedDependency[Asker]


def services_of(connection: AnyConnection) -> Services:
    """The parts of the server."""
    services: Services = connection.app.state.services
    return services


async def asker_of(connection: AnyConnection) -> Asker:
    """Who is behind a connection."""
    scope: Any = connection.scope
    token = scope.get("patolli_token")
    person = await services_of(connection).sessions.person(token)
    device = device_of(connection.headers.get("user-agent", ""))
    return Asker(person, token, scope.get("patolli_address", ""), device)


async def provide_services(request: AnyRequest) -> Services:
    """For handlers that take `services`."""
    return services_of(request)


async def provide_asker(request: AnyRequest) -> Asker:
    """For handlers that take `asker`."""
    return await asker_of(request)
