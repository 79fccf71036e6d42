"""What the server refuses: a code, the data of its sentence and an HTTP status."""

from __future__ import annotations

from typing import Any, Final

from patolli.server.http.forms import Error
from patolli.table.messages import Problem

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "csrf": 403,
    "forbidden": 403,
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
    "seats_open": 409,
    "login_taken": 409,
    "already_claimed": 409,
    "no_undo": 409,
    "no_hint": 409,
    "rules_changed": 409,
    "too_large": 413,
    "bad_option": 422,
    "bad_record": 422,
    "too_many": 429,
    "server": 500,
    "busy": 503,
}


class Refused(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data: dict[str, Any] = data

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS[self.code]

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return "server-error-" + self.code.replace("_", "-")

    def error(self) -> Error:
        """The body of an HTTP answer."""
        return Error(self.code, self.key, self.data)

    def problem(self, ref: str | int | None = None) -> Problem:
        """The message over the socket."""
        return Problem(self.code, self.key, self.data, ref=ref)
