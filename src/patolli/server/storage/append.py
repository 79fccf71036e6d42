"""An entry on its way into the database."""

from __future__ import annotations

from typing import Final

import msgspec

from patolli.core.message import Data

#: The columns of a table's row that every entry brings up to date.
ROW: Final = (
    "status",
    "updated",
    "deadline",
    "waits_for_bot",
    "free",
    "asks",
    "version",
    "turn",
    "card",
)

Written = set[tuple[str, int]]


class Append(msgspec.Struct):
    """An entry to be written, with what it changes in the projections."""

    table_id: str
    version: int
    body: str
    row: Data
    snapshot: bytes | None = None
    length: int = 0  # the number of actions that led to the snapshot
    final: bytes | None = None  # what a spectator saw at the end; its snapshot comes with it
    joined: list[str] = []
    left: list[str] = []
