"""Parquet files: the one writer for matches, simulations and data sets."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from patolli.arena.match import Match
from patolli.arena.play import Played
from patolli.core.errors import PatolliError

if TYPE_CHECKING:
    import pyarrow

VERSION = 2  # of the files of a match

Row = Mapping[str, object]


class NoParquet(PatolliError):
    """Parquet files need pyarrow."""


def write(
    path: Path,
    batches: Iterable[list[Row]],
    metadata: Mapping[str, str],
    schema: pyarrow.Schema | None = None,
) -> int:
    """Write rows, batch by batch; how many there were.

    Without a schema the columns and their types are those of the first batch. What all rows have
    in common is in the file's metadata.
    """
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise NoParquet("pyarrow is not installed: pip install 'patolli[research]'") from None
    writer: parquet.ParquetWriter | None = None
    count = 0
    try:
        for rows in batches:
            table = pa.Table.from_pylist(rows, schema=schema)
            if writer is None:
                schema = table.schema.with_metadata(metadata)
                writer = parquet.ParquetWriter(path, schema)
            writer.write_table(table.replace_schema_metadata(metadata))
            count += len(rows)
    finally:
        if writer is not None:
            writer.close()
    return count


def write_match(match: Match, played: list[Played], path: Path) -> int:
    """Write the games of a match, a row for each seat; the metadata `patolli.match` says which."""
    rows = [row for game in played for row in _rows(match, game)]
    metadata = {"patolli.version": str(VERSION), "patolli.match": json.dumps(match.json())}
    return write(path, [rows], metadata)


def _rows(match: Match, game: Played) -> list[Row]:
    return [
        {
            "game": game.index,
            "seed": game.seed,
            "seat": seat,
            "player": match.players[player].name,
            "points": game.scores[seat],
            "rank": game.ranks[seat],
            "win": game.wins[seat],
            "decisions": game.decisions[seat],
            "seconds": game.seconds[seat],
            "slowest": game.slowest[seat],
            "nodes": game.nodes[seat],
            "opening": game.opening[seat],
            "point_sources": [
                {"source": source, "points": points}
                for source, points in game.point_sources[seat].items()
            ],
            "fault": game.faults[seat] if game.faults else "",
            "actions": game.actions if seat == 0 else [],
        }
        for seat, player in enumerate(game.seating)
    ]
