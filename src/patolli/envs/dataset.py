"""Self-play as a Parquet file: what was seen, what was legal and what was chosen, row by row.

Columns (version 3): `game` (number of the game in the file), `seed`, `index` (of the decision),
`seat`, `observation` (the bytes of `state.encode`), `legal` (list of int32, the actions that were
allowed), `action` (int32), `return` (float32, 1 to -1 for the seat by the final places), `points`
(int32, the seat's final points). The file's metadata says all that is needed to read it without
Patolli: `patolli.version`, `.game`, `.rules_version`, `.seats`, `.options` (all, with their
defaults), `.players`, `.budget` (of each decision; empty: the usual ones of the players),
`.actions` (the name of every action), `.encoding` (its version) and `.fields` (every field of an
observation: name, kind, shape, lowest and highest number, bits of each, first byte). A number is
kept as its distance from the lowest of its field, in 8 bits, in 16 (the lower byte first), or as
one bit of a byte (the lowest first).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pyarrow as pa
from pyarrow import parquet

from patolli.arena.parquet import Row, write
from patolli.bots import Budget, check, make
from patolli.bots.parallel import end_with_parent
from patolli.bots.selfplay import BotAgent, Hook, self_play
from patolli.core.editions import other_rules
from patolli.core.errors import BadOption, BadRecord
from patolli.core.options import Value
from patolli.core.state import State
from patolli.envs import features
from patolli.envs.given import options_of, whole
from patolli.registry import load

VERSION = 3
LAST_SEED = 2**63 - 1


def export(
    path: Path | str,
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Value] | None = None,
    budget: str | None = None,
    workers: int = 1,
) -> int:
    """Let bots (one per seat) play, and write every decision; how many were written.

    With several workers the games are played in as many processes; the file is the same.
    """
    games, seed, workers = (
        whole(given, name)
        for given, name in ((games, "games"), (seed, "seed"), (workers, "workers"))
    )
    options = options_of(options)
    listed = isinstance(players, Sequence) and not isinstance(players, str)
    if not listed or not all(isinstance(kind, str) for kind in players):
        raise BadOption(
            f"players is {players!r}: it must be a list with a bot's name for each seat"
        )
    if not -LAST_SEED <= seed <= LAST_SEED - games:
        raise BadOption(f"seed is {seed}: the column takes whole numbers of 64 bits")
    if games < 1:
        raise BadOption(f"{games} games make no data set: take at least 1")
    if workers < 1:
        raise BadOption(f"{workers} workers can't play: take at least 1")
    if budget is not None:  # whatever is wrong is said before a file is made
        Budget.parse(str(budget))
    for kind in players:
        check(kind, game)
    load(game).new(len(players), seed, options, events=False)

    play = partial(_decisions, game, list(players), seed, options, budget)

    def rows() -> Iterator[list[Row]]:
        if workers == 1:
            yield from map(play, range(games))
            return
        with ProcessPoolExecutor(workers, get_context("spawn"), end_with_parent) as pool:
            yield from pool.map(play, range(games))

    about = metadata_of(game, players, options, budget)
    return write(Path(path), rows(), about, schema_of(game, len(players)))


def read(path: Path | str) -> tuple[dict[str, str], pa.Table]:
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
        found = int(meta["patolli.rules_version"])
        raise BadRecord(f"{path} was {other_rules(game, found, load(game).rules_version)}")
    return meta, table


def metadata_of(
    game: str,
    players: Sequence[str],
    options: dict[str, Value] | None,
    budget: str | None = None,
) -> dict[str, str]:
    """What all rows of a data set have in common."""
    rules = load(game)
    form = rules.encoding(len(players))
    fields = [
        {
            "name": field.name,
            "kind": field.kind,
            "shape": field.shape,
            "low": field.low,
            "high": field.high,
            "bits": field.bits,
            "offset": field.offset,
        }
        for field in form.fields
    ]
    return {
        "patolli.version": str(VERSION),
        "patolli.game": game,
        "patolli.rules_version": str(rules.rules_version),
        "patolli.seats": str(len(players)),
        "patolli.options": json.dumps(rules.new(len(players), 0, options).options),
        "patolli.players": json.dumps(list(players)),
        "patolli.budget": "" if budget is None else str(budget),
        "patolli.actions": json.dumps(rules.actions.names),
        "patolli.encoding": str(form.version),
        "patolli.fields": json.dumps(fields),
    }


def schema_of(game: str, seats: int) -> pa.Schema:
    """The columns of a data set."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.int64()),
            ("index", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.binary(load(game).encoding(seats).length)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("return", pa.float32()),
            ("points", pa.int32()),
        ]
    )


class Decisions(Hook):
    """A row for every decision of a game; what it led to is added at the end."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[int] = []
        self.rows: list[dict[str, object]] = []

    def decided(self, state: State, seat: int, action: int) -> None:
        self.seats.append(seat)
        self.rows.append(
            {
                "game": self.number,
                "seed": state.seed,
                "index": len(self.rows),
                "seat": seat,
                "observation": state.encode(seat),
                "legal": state.legal(),
                "action": action,
            }
        )

    def end(self, state: State) -> None:
        returns = features.returns(state)
        scores = state.scores()
        for seat, row in zip(self.seats, self.rows, strict=True):
            row["return"] = returns[seat]
            row["points"] = scores[seat]


def _decisions(
    game: str,
    players: Sequence[str],
    first: int,
    options: dict[str, Value] | None,
    budget: str | None,
    number: int,
) -> list[Row]:
    """The rows of one game, the `number`-th of the file."""
    seed = first + number
    limit = None if budget is None else Budget.parse(str(budget))
    agents = [BotAgent(make(kind, seed * 31 + seat, limit)) for seat, kind in enumerate(players)]
    decisions = Decisions(number)
    self_play(load(game).new(len(players), seed, options, events=False), agents, [decisions])
    return list(decisions.rows)
