"""Self-play as a Parquet file: observations, masks, actions and returns, one row per decision.

Columns (version 2): `game` (number of the game in the file), `seed`, `index` (of the decision),
`seat`, `observation` (fixed-size list of float32, named by the metadata's layout), `legal` (list of
int32, the actions that were allowed), `action` (int32), `return` (float32, 1 to -1 for the seat by
the final places), `points` (int32, the seat's final points). The file's metadata holds
`patolli.version`, `patolli.game`, `patolli.rules_version`, `patolli.seats`, `patolli.options`,
`patolli.players`, `patolli.layout` (the names of the observation's columns) and `patolli.texts` (a
text stands in an observation as its index among them).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from patolli.bots import Budget, Knowledge
from patolli.bots import load as load_bot
from patolli.core.errors import BadOption, BadRecord
from patolli.core.options import Value
from patolli.core.state import State
from patolli.envs import features
from patolli.registry import load

VERSION = 2


def export(
    path: Path,
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Value] | None = None,
    budget: str | None = None,
) -> int:
    """Let bots (one per seat) play, and write every decision; how many were written."""
    if games < 1:
        raise BadOption(f"{games} games make no data set: take at least 1")
    limit = None if budget is None else Budget.parse(str(budget))
    for kind in players:  # whatever is wrong is said before a file is made
        load_bot(kind, 0, limit)
    load(game).new(len(players), seed, options, events=False)
    schema = schema_of(game, len(players), players, options)
    rows = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for number in range(games):
            decisions = _self_play(game, players, number, seed + number, options, limit)
            writer.write_table(pa.Table.from_pylist(decisions, schema=schema))
            rows += len(decisions)
    return rows


def read(path: Path) -> tuple[dict[str, Any], Any]:
    """The metadata and the table of a data set; BadRecord where it is of another version."""
    try:
        table = parquet.read_table(path)
    except pa.ArrowInvalid as error:
        raise BadRecord(f"{path} is not a Parquet file: {error}") from None
    raw = table.schema.metadata or {}
    meta = {key.decode(): value.decode() for key, value in raw.items()}
    if meta.get("patolli.version") != str(VERSION):
        raise BadRecord(
            f"{path} is a data set of version {meta.get('patolli.version')!r}; "
            f"this reads version {VERSION}"
        )
    game = meta["patolli.game"]
    if int(meta["patolli.rules_version"]) != load(game).rules_version:
        raise BadRecord(
            f"{path} was played under rules version {meta['patolli.rules_version']} of {game}; "
            f"version {load(game).rules_version} is installed"
        )
    return meta, table


def schema_of(
    game: str, seats: int, players: Sequence[str], options: dict[str, Value] | None
) -> Any:
    """The schema of a data set, with its metadata."""
    layout = features.layout(game)
    metadata = {
        "patolli.version": str(VERSION),
        "patolli.game": game,
        "patolli.rules_version": str(load(game).rules_version),
        "patolli.seats": str(seats),
        "patolli.options": json.dumps(options or {}),
        "patolli.players": json.dumps(list(players)),
        "patolli.layout": json.dumps(layout.columns),
        "patolli.texts": json.dumps(layout.texts),
    }
    columns = [
        ("game", pa.int32()),
        ("seed", pa.int64()),
        ("index", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32(), len(layout))),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("return", pa.float32()),
        ("points", pa.int32()),
    ]
    return pa.schema(columns, metadata=metadata)


def _self_play(
    game: str,
    players: Sequence[str],
    number: int,
    seed: int,
    options: dict[str, Value] | None,
    budget: Budget | None,
) -> list[dict[str, Any]]:
    state: State = load(game).new(len(players), seed, options, events=False)
    bots = [load_bot(kind, seed * 31 + seat, budget) for seat, kind in enumerate(players)]
    encoder = features.Encoder(game)
    rows: list[dict[str, Any]] = []
    while (seat := state.seat) is not None:
        action = bots[seat].choose(Knowledge(state))
        rows.append(
            {
                "game": number,
                "seed": seed,
                "index": len(rows),
                "seat": seat,
                "observation": encoder.encode(state.observe(seat)),
                "legal": state.legal(),
                "action": action,
            }
        )
        state.apply(action)
    returns = features.returns(state)
    scores = state.scores()
    for row in rows:
        row["return"] = returns[row["seat"]]
        row["points"] = scores[row["seat"]]
    return rows
