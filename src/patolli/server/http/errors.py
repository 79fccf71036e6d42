"""Refusals over HTTP: the status of each code, and the answers to what went wrong."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from sqlalchemy.exc import DBAPIError

from patolli.server.http.forms import LIMITS, Error
from patolli.server.ops.logs import log
from patolli.table.errors import Refused
from patolli.table.play import bad_pace

AnyRequest = Request[Any, Any, Any]

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_login": 400,
    "bad_password": 400,
    "common_password": 400,
    "bad_seed": 400,
    "bad_pace": 400,
    "bad_line": 400,
    "bad_reason": 400,
    "bad_address": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "csrf": 403,
    "forbidden": 403,
    "banned": 403,
    "muted": 403,
    "not_moderator": 403,
    "is_moderator": 403,
    "not_found": 404,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_person": 404,
    "method": 405,
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "not_running": 409,
    "not_open": 409,
    "not_finished": 409,
    "seat_taken": 409,
    "seat_kept": 409,
    "kept_for_others": 409,
    "known_deal": 409,
    "not_dealing": 409,
    "wrong_part": 409,
    "part_shown": 409,
    "chat_closed": 409,
    "seats_open": 409,
    "login_taken": 409,
    "already_claimed": 409,
    "too_many_channels": 409,
    "no_mail": 409,
    "no_undo": 409,
    "no_hint": 409,
    "rules_changed": 409,
    "other_edition": 409,
    "link_over": 410,
    "too_large": 413,
    "bad_host": 421,
    "bad_option": 422,
    "bad_record": 422,
    "too_many": 429,
    "too_many_tables": 429,
    "server": 500,
    "busy": 503,
}

#: What every handler may answer besides what it is for.
REFUSALS: Final[dict[int, ResponseSpec]] = {
    status: ResponseSpec(Error, description="refused", generate_examples=False)
    for status in sorted({*STATUS.values()})
}


def body_of(error: Refused) -> Error:
    """The body of an answer."""
    return Error(error.code, error.key, error.data)


def headers_of(error: Refused) -> dict[str, str]:
    """The headers of an answer: when to try again."""
    retry = error.data.get("retry_ms")
    return {"Retry-After": str(retry // 1000 + 1)} if isinstance(retry, int) else {}


def refused(request: AnyRequest, error: Refused) -> Response[Error]:
    """The answer to what the server refuses."""
    request.app.state.services.metrics.refused.labels(error.code).inc()
    return Response(body_of(error), status_code=STATUS[error.code], headers=headers_of(error))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """The answer to what the framework refuses."""
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code)
    if code is None:
        code = "bad_request" if error.status_code < 500 else "server"
    faults = [part for part in (error.extra or []) if isinstance(part, dict)]
    if code == "bad_request":
        for fault in faults:
            typed = what_was_typed(str(fault.get("key", "")))
            if typed is not None:
                return refused(request, typed)
    detail = [str(fault.get("message", "")) for fault in faults]
    data = {"detail": "; ".join(detail)[:300] or str(error.detail)[:300]}
    answer = refused(request, Refused(code, **(data if code == "bad_request" else {})))
    if code == "method":
        answer.headers.update(error.headers or {})
    return answer


def what_was_typed(path: str) -> Refused | None:
    """The refusal of what a person typed into a form (`seats[1].name`), and what would be right;
    None if only a program can have got it wrong."""
    if path.startswith("pace."):
        return bad_pace()
    field = path.rpartition(".")[2]
    if field not in LIMITS:
        return None
    fewest, most = LIMITS[field]
    return Refused(f"bad_{field}", fewest=fewest, most=most)


def server_error(request: AnyRequest, error: Exception) -> Response[Error]:
    """The answer to our own faults: logged, and nothing of it told."""
    if isinstance(error, RecursionError):
        return refused(request, Refused("bad_request", detail="it is nested too deeply"))
    log("fault", level="error", exception=True, path=request.scope.get("path_template", ""))
    if isinstance(error, DBAPIError | OSError):  # the database is away, or its disk is full
        return refused(request, Refused("busy"))
    return refused(request, Refused("server"))
