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
    """Who asks: the person, if one is signed in, the session's token, and from where. A person who
    is banned may look at what all may see, as one who is not signed in."""

    def __init__(
        self,
        account: str | None,
        token: str | None,
        address: str,
        device: str,
        ban: Refused | None = None,
    ) -> None:
        self.account = account
        self.person = account if ban is None else None
        self.token = token
        self.address = address
        self.device = device
        self.ban = ban

    @property
    def signed_in(self) -> str:
        """The person; refuses if there is none, or one who is banned."""
        self.refuse_banned()
        return self.own_account

    @property
    def own_account(self) -> str:
        """The person, also a banned one: for what is theirs in any case."""
        if self.account is None:
            raise Refused("not_signed_in")
        return self.account

    def refuse_banned(self) -> None:
        """Refuse a person who is banned, with why and until when."""
        if self.ban is not None:
            raise self.ban


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
    account, ban = await services_of(connection).sessions.holder(token)
    device = device_of(connection.headers.get("user-agent", ""))
    return Asker(account, token, scope.get("patolli_address", ""), device, ban)


async def provide_services(request: AnyRequest) -> Services:
    """For handlers that take `services`."""
    return services_of(request)


async def provide_asker(request: AnyRequest) -> Asker:
    """For handlers that take `asker`."""
    return await asker_of(request)
