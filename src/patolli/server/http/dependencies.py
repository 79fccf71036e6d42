"""What the HTTP handlers share: who asks, the parts of the server, the answers to refusals."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response

from patolli.server.http.errors import STATUS, Refused
from patolli.server.http.forms import Error
from patolli.server.ops.logs import log
from patolli.server.services import Services

AnyRequest = Request[Any, Any, Any]

#: What every handler may answer besides what it is for.
REFUSALS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Error, description="refused", generate_examples=False)
    for status in sorted({*STATUS.values()})
}


class Who:
    """Whoever asks: the person, if anybody is signed in, and the session's token."""

    def __init__(self, person: str | None, token: str | None, address: str) -> None:
        self.person = person
        self.token = token
        self.address = address

    @property
    def signed_in(self) -> str:
        """The person; refuses if there is none."""
        if self.person is None:
            raise Refused("not_signed_in")
        return self.person


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The parts of the server."""
    services: Services = connection.app.state.services
    return services


#: What a handler takes: the parts of the server, and whoever asks.
Serving = NamedDependency[Services]
Asking = NamedDependency[Who]


async def provide_services(request: AnyRequest) -> Services:
    """For handlers that take `services`."""
    return services_of(request)


async def provide_who(request: AnyRequest) -> Who:
    """For handlers that take `who`."""
    return await who_of(request)


async def who_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Who:
    """Whoever is behind a connection."""
    scope: Any = connection.scope
    token = scope.get("patolli_token")
    person = await services_of(connection).people.whose(token)
    return Who(person, token, scope.get("patolli_address", ""))


def refused(request: AnyRequest, error: Refused) -> Response[Error]:
    """The answer to what the server refuses."""
    services_of(request).metrics.refused.labels(error.code).inc()
    headers = {}
    if error.code == "too_many":
        headers["Retry-After"] = str(error.data["retry_ms"] // 1000 + 1)
    return Response(error.error(), status_code=error.status, headers=headers)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """The answer to what the framework refuses."""
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code)
    if code is None:
        code = "bad_request" if error.status_code < 500 else "server"
    detail = [
        str(part.get("message", "")) for part in (error.extra or []) if isinstance(part, dict)
    ]
    data = {"detail": "; ".join(detail)[:300] or str(error.detail)[:300]}
    answer = refused(request, Refused(code, **(data if code == "bad_request" else {})))
    if code == "method":
        answer.headers.update(error.headers or {})
    return answer


def server_error(request: AnyRequest, error: Exception) -> Response[Error]:
    """The answer to our own faults: logged, and nothing of it told."""
    log("fault", level="error", exception=True, path=request.scope.get("path_template", ""))
    return refused(request, Refused("server"))
