"""Messages to and from JSON text.

msgspec tells the members of a union apart by the tags of structs, which dataclasses do not have:
so each command of `patolli.table.messages` gets its struct here.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Final, Union, get_args, get_type_hints

import msgspec

from patolli.table.errors import Refused
from patolli.table.messages.commands import AnyCommand
from patolli.table.messages.replies import Reply

_ENCODER = msgspec.json.Encoder()


def _struct(command: type) -> type[msgspec.Struct]:
    hints = get_type_hints(command)
    given = [field for field in fields(command) if field.name != "type"]
    return msgspec.defstruct(
        command.__name__,
        [(field.name, hints[field.name], *_default(field)) for field in given],
        tag_field="type",
        tag=get_args(hints["type"])[0],
        kw_only=True,
        module=command.__module__,
        namespace={"__doc__": command.__doc__},
    )


def _default(field: Field[object]) -> list[object]:
    return [field.default] if field.default is not MISSING else []


STRUCTS: Final = {_struct(command): command for command in get_args(AnyCommand)}

if TYPE_CHECKING:
    WireCommand = AnyCommand
else:
    WireCommand = Union[tuple(STRUCTS)]  # noqa: UP007

_DECODER: Final[msgspec.json.Decoder[msgspec.Struct]] = msgspec.json.Decoder(WireCommand)


def command_of(struct: object) -> AnyCommand:
    """The command that a struct stands for."""
    assert isinstance(struct, msgspec.Struct)
    made: AnyCommand = STRUCTS[type(struct)](**msgspec.structs.asdict(struct))
    return made


def decode(text: str) -> AnyCommand:
    """A command from a client."""
    try:
        return command_of(_DECODER.decode(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad_request", detail=str(error)[:200]) from None


def encode(reply: Reply) -> str:
    """A message as JSON text."""
    return _ENCODER.encode(reply).decode()
