"""The games of a match as a Parquet file: one row per seat of a game."""

from __future__ import annotations

import json
from pathlib import Path

from patolli.arena.match import BadMatch, Match
from patolli.arena.play import Played

VERSION = 1


def write(match: Match, played: list[Played], path: Path) -> None:
    """Write the games; the match itself is in the file's metadata under `patolli.match`."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise BadMatch("pyarrow is not installed: pip install 'patolli[research]'") from None
    rows = [row for game in played for row in _rows(match, game)]
    metadata = {"patolli.version": str(VERSION), "patolli.match": json.dumps(match.json())}
    table = pa.Table.from_pylist(rows).replace_schema_metadata(metadata)
    parquet.write_table(table, path)


def _rows(match: Match, game: Played) -> list[dict[str, object]]:
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
            "thoughts": game.thoughts[seat],
            "opening": game.opening[seat],
            "sources": [
                {"source": source, "points": points}
                for source, points in game.sources[seat].items()
            ],
            "actions": game.actions if seat == 0 else [],
        }
        for seat, player in enumerate(game.seating)
    ]
