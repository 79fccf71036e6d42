"""Whether the bytes of a state say what its observation says, in the form that its table names."""

from __future__ import annotations

from patolli.core.encoding import Encoding, Field
from patolli.core.game import Game
from patolli.core.state import State


def writes_bytes(game: Game) -> bool:
    """Whether a game says how its states are encoded; it need not."""
    return type(game).tabulate is not Game.tabulate


def fault(form: Encoding, state: State, seat: int, equals: dict[str, State]) -> str:
    """What is wrong with the bytes that a seat is given; `equals` look the same to it.

    The state may remember what it wrote before. The equal ones have never been encoded.
    """
    try:
        data = state.encode(seat)
    except Exception as error:
        return f"seat {seat} can't be told: {error!r}"
    if len(data) != form.length:
        return f"{len(data)} bytes for seat {seat} where the table says {form.length}"
    for field in form.fields:
        if field.bits > 1 and max(_distances(data, field), default=0) > field.high - field.low:
            return f"{field.name!r} is above {field.high} for seat {seat}"
    for name, other in equals.items():
        if (found := other.encode(seat)) != data:
            return f"{name} has other bytes for seat {seat}: {_where(form, data, found)}"
    return ""


def _distances(data: bytes, field: Field) -> list[int]:
    part = data[field.offset : field.offset + field.length]
    if field.bits == 16:
        return [part[i] + 256 * part[i + 1] for i in range(0, len(part), 2)]
    return list(part)


def _where(form: Encoding, one: bytes, other: bytes) -> str:
    """The fields in which two encodings differ."""
    names = [
        field.name
        for field in form.fields
        if one[field.offset : field.offset + field.length]
        != other[field.offset : field.offset + field.length]
    ]
    return ", ".join(names) or "another length"
