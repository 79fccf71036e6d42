"""The bytes of `state.encode` as arrays: numbers, normalised floats, one-hot, tokens; the returns.

All of it works on one row or on a batch of rows, so that scaling is done once for many games.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from patolli.core.batch import mask as mask_bytes
from patolli.core.encoding import INDEX, Encoding
from patolli.core.errors import BadOption, nearest
from patolli.core.state import State
from patolli.envs.given import whole
from patolli.registry import load

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Ints = NDArray[np.int32]
Mask = NDArray[np.int8]


class Features:
    """The named numbers of one game and number of seats, and how they are read from bytes."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.length = encoding.length
        self.names: list[str] = []
        first: list[int] = []  # of each number its byte, or the lower of its two
        high: list[int] = []  # of the wide ones the column and the higher byte
        wide: list[int] = []
        bits: list[int] = []  # of the bits the column and their place in the byte
        shift: list[int] = []
        self.columns: dict[str, slice] = {}
        for field in encoding.fields:
            start = len(self.names)
            self.columns[field.name] = slice(start, start + field.count)
            for i in range(field.count):
                self.names.append(field.name if field.count == 1 else f"{field.name}.{i}")
                if field.bits == 1:
                    bits.append(len(first))
                    shift.append(i % 8)
                    first.append(field.offset + i // 8)
                elif field.bits == 16:
                    wide.append(len(first))
                    first.append(field.offset + 2 * i)
                    high.append(field.offset + 2 * i + 1)
                else:
                    first.append(field.offset + i)
        self.size = len(self.names)
        self._first, self._high = np.array(first), np.array(high, dtype=np.intp)
        self._wide, self._bits = np.array(wide, dtype=np.intp), np.array(bits, dtype=np.intp)
        self._shift = np.array(shift, dtype=np.uint8)
        each = [(field, i) for field in encoding.fields for i in range(field.count)]
        self.low: Ints = np.array([field.low for field, _ in each], dtype=np.int32)
        self.high: Ints = np.array([field.high for field, _ in each], dtype=np.int32)
        self.kinds = [field.kind for field, _ in each]
        self._span = np.maximum(self.high - self.low, 1)
        self._scale = (1.0 / self._span).astype(np.float32)
        self._vocabulary = np.cumsum([0, *(self._span + 1)])[:-1].astype(np.int32)
        self.vocabulary = int((self._span + 1).sum())

    def __reduce__(self) -> tuple[object, ...]:
        return features, (self.encoding.game, self.encoding.seats)

    def check(self, raw: Bytes) -> None:
        """Refuse what are no rows of this game and number of seats."""
        shape = np.shape(raw)
        if not isinstance(raw, np.ndarray) or shape[-1:] != (self.length,):
            what = f"{self.encoding.game} with {self.encoding.seats} seats"
            raise BadOption(
                f"rows of {what} are arrays of {self.length} bytes, as `look` gives them; "
                f"this is {type(raw).__name__} of shape {shape}"
            )

    def steps(self, raw: Bytes) -> Ints:
        """How far each number is above the lowest of its field."""
        self.check(raw)
        found = raw[..., self._first].astype(np.int32)
        found[..., self._wide] += raw[..., self._high].astype(np.int32) << 8
        found[..., self._bits] = (found[..., self._bits] >> self._shift) & 1
        return found

    def numbers(self, raw: Bytes) -> Ints:
        """The numbers themselves, in the order of `names`."""
        found: Ints = self.steps(raw) + self.low
        return found

    def floats(self, raw: Bytes) -> Floats:
        """The numbers from 0 (the lowest of the field) to 1 (the highest)."""
        scaled: Floats = self.steps(raw).astype(np.float32)
        scaled *= self._scale
        return np.minimum(scaled, np.float32(1.0), out=scaled)

    def part(self, raw: Bytes, name: str) -> Ints:
        """The numbers of one field in its shape."""
        if name not in self.columns:
            known = nearest(name, list(self.columns))
            raise BadOption(f"{self.encoding.game} has no field {name!r}: {known}")
        field = self.encoding.field(name)
        found: Ints = self.numbers(raw)[..., self.columns[name]]
        return found.reshape((*raw.shape[:-1], *field.shape))

    def tokens(self, raw: Bytes) -> Ints:
        """One whole number below `vocabulary` for each number: what an embedding is indexed by."""
        found: Ints = np.minimum(self.steps(raw), self._span) + self._vocabulary
        return found

    def one_hot(self, raw: Bytes) -> Floats:
        """As floats, but every number of kind index as one column for each thing it may be."""
        steps, scaled = self.steps(raw), self.floats(raw)
        parts: list[Floats] = []
        for column, kind in enumerate(self.kinds):
            if kind == INDEX:
                choices = np.arange(self._span[column] + 1)
                parts.append((steps[..., column, None] == choices).astype(np.float32))
            else:
                parts.append(scaled[..., column, None])
        return np.concatenate(parts, axis=-1)


@cache
def features(game: str, seats: int) -> Features:
    """The features of a game with so many seats."""
    return Features(load(game).encoding(whole(seats, "seats")))


def describe(game: str, seats: int) -> list[str]:
    """The name of every number: `points.0`, `seats.1.leader`, `value.17` …"""
    return features(game, seats).names.copy()


def look(state: State, seat: int) -> Bytes:
    """What a seat sees, as an array of bytes of its own."""
    return np.frombuffer(bytearray(state.encode(whole(seat, "seat"))), dtype=np.uint8)


def mask(state: State) -> Mask:
    """Which actions are legal, as zeros and ones."""
    return np.frombuffer(mask_bytes(state.answers, len(state.game.actions)), dtype=np.int8)


def returns(state: State) -> list[float]:
    """What the end of a game is worth to each seat: 1 for the first place down to -1 for the last.

    Equal places share the mean; alone against an automaton it is 1 or -1; 0 before the end.
    """
    outcome = state.outcome() if state.over else None
    if outcome is None:
        return [0.0] * state.seats
    if state.seats == 1:
        return [1.0 if outcome.ranks[0] == 1 else -1.0]
    values: list[float] = []
    for rank in outcome.ranks:
        place = rank - 1 + (outcome.ranks.count(rank) - 1) / 2
        values.append(1.0 - 2.0 * place / (state.seats - 1))
    return values
