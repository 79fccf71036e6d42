"""The games of a simulation as a Parquet file, a row for each."""

from __future__ import annotations

import json
from pathlib import Path

from patolli.cli.summary import Played
from patolli.core.errors import PatolliError
from patolli.core.options import Value

SCHEMA = "patolli-simulate-1"


class NoParquet(PatolliError):
    """Parquet files need pyarrow."""


def write_parquet(
    path: Path,
    game: str,
    rules_version: int,
    options: dict[str, Value],
    players: list[str],
    played: list[Played],
) -> None:
    """Write the games; what they have in common is in the file's metadata."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise NoParquet(
            "--parquet needs pyarrow, which is not installed: pip install 'patolli[research]'"
        ) from None
    columns: dict[str, list[int] | list[float]] = {
        "seed": [one.seed for one in played],
        "decisions": [one.decisions for one in played],
        "turns": [one.turns for one in played],
        "seconds": [one.seconds for one in played],
    }
    for seat in range(len(players)):
        columns[f"points_{seat}"] = [one.scores[seat] for one in played]
        columns[f"rank_{seat}"] = [one.ranks[seat] for one in played]
    common = {
        "schema": SCHEMA,
        "game": game,
        "rules_version": str(rules_version),
        "options": json.dumps(options),
        "players": json.dumps(players),
    }
    table = pyarrow.table(columns).replace_schema_metadata(common)
    pyarrow.parquet.write_table(table, path)
