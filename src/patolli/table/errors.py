"""What a table refuses: a code and the data of its sentence. Nothing has changed then."""

from __future__ import annotations

from patolli.table.messages.parts import Ref
from patolli.table.messages.replies import Problem


class Refused(Exception):
    """Something that is not done; the code is one of those in docs/protocol.md."""

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code)
        self.code = code
        self.data: dict[str, object] = data

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return "server-error-" + self.code.replace("_", "-")

    def problem(self, ref: Ref = None) -> Problem:
        """The refusal as a message."""
        return Problem(self.code, self.key, self.data, ref=ref)
