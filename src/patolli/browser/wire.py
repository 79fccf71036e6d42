"""Messages to and from JSON text, with the standard library alone."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final, get_args, get_type_hints

from patolli.core.message import Data
from patolli.table.errors import Refused
from patolli.table.messages.commands import AnyCommand
from patolli.table.review import TurnReview

COMMANDS: Final[dict[str, type]] = {
    get_args(get_type_hints(command)["type"])[0]: command for command in get_args(AnyCommand)
}
#: Fields that are called otherwise in messages: they are no names in Python.
RENAMED: Final[dict[type, dict[str, str]]] = {TurnReview: {"start": "from", "end": "to"}}


@cache
def _names(kind: type) -> list[tuple[str, str]]:
    renamed = RENAMED.get(kind, {})
    return [(one.name, renamed.get(one.name, one.name)) for one in fields(kind)]


def _plain(value: object) -> dict[str, object]:
    if not is_dataclass(value) or isinstance(value, type):
        raise TypeError(f"a {type(value).__name__} is no message")
    return {told: getattr(value, name) for name, told in _names(type(value))}


def encode(value: object) -> str:
    """Anything made of messages as JSON text."""
    return json.dumps(value, default=_plain, separators=(",", ":"), ensure_ascii=False)


def command(data: Data) -> AnyCommand:
    """The command that a client sends."""
    given = dict(data)
    kind = COMMANDS.get(str(given.pop("type", "")))
    if kind is None:
        raise Refused("bad_request", detail="no such command")
    try:
        made: AnyCommand = kind(**given)
    except TypeError as error:
        raise Refused("bad_request", detail=str(error)) from None
    return made
