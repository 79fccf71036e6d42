"""A table at rest: packed into a few kilobytes, as long as nothing happens there.

A game that is played takes hundreds of kilobytes: its entries and what is folded from them, and
its last states. A browser may stay open at it for days. So a room keeps only its entries then,
compressed, and the newest state; what follows from them is folded again when it is looked at.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from patolli.core.message import Data
from patolli.table import entry_json
from patolli.table.fold import fold
from patolli.table.table import Table


class Packed(msgspec.Struct, frozen=True):
    """All that a table follows from."""

    id: str
    seed: int
    body: bytes  # its entries, position, newest state and final view


def folded(
    table_id: str,
    seed: int,
    position: Data | None,
    stored: Iterable[Data],
    final: Data | None,
    snapshot: Data | None,
) -> Table:
    """A table from what is stored of it."""
    table = Table(table_id, seed, position)
    for entry in stored:
        fold(table, entry_json.read(entry))
    table.final = final
    table.snapshot = snapshot
    table.rebuild()
    return table


def pack(table: Table) -> Packed:
    """A table, as small as it gets."""
    state = table.state
    plain = [entry_json.write(entry) for entry in table.entries]
    snapshot = state.dump() if state is not None else table.snapshot
    body = msgspec.json.encode((table.position, plain, table.final, snapshot))
    return Packed(table.id, table.seed, zlib.compress(body))


def unpack(packed: Packed) -> Table:
    """The table again."""
    position, stored, final, snapshot = msgspec.json.decode(zlib.decompress(packed.body))
    return folded(packed.id, packed.seed, position, stored, final, snapshot)
