"""The games of a training as arrays: their records are played again, and read turn by turn."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from patolli.arena.training.settings import BadTraining
from patolli.bots.evaluation import tuned, weights_of
from patolli.bots.evaluation.learned import features_of
from patolli.bots.parallel import spread
from patolli.core.record import Record
from patolli.registry import load

Arrays = dict[str, NDArray[np.float32]]  # by name: rows of one chunk of games
Floats = NDArray[np.float64]
HELD_BACK = 10  # one game in so many is not learned from: it tells how well the rest was learned


@dataclass(frozen=True)
class Samples:
    """All situations with the same number of seats, one a row.

    `terms` by row, seat and term; `scores` by row and seat; `rivals` and `automaton` have no
    columns where there is no automaton; `held` marks the games that are held back.
    """

    seats: int
    stage: Floats
    terms: Floats
    automaton: Floats
    scores: Floats
    rivals: Floats
    held: NDArray[np.bool_]
    games: int

    def part(self, held: bool) -> Samples:
        """The games that are held back, or the others."""
        rows = self.held == held
        return Samples(
            self.seats,
            self.stage[rows],
            self.terms[rows],
            self.automaton[rows],
            self.scores[rows],
            self.rivals[rows],
            self.held[rows],
            self.games,
        )

    def pairs(self) -> list[tuple[int, int]]:
        """Every two seats."""
        return [(a, b) for a in range(self.seats) for b in range(a + 1, self.seats)]


def read(folder: Path, jobs: int = 1) -> list[Samples]:
    """What was made so far, by number of seats."""
    files: dict[int, list[Path]] = {}
    for path in sorted((folder / "games").glob("[0-9]*.jsonl.gz")):
        files.setdefault(int(path.name.partition("-")[0]), []).append(path)
    if not files:
        raise BadTraining(f"{folder} holds no games to learn from")
    every = [path for paths in files.values() for path in paths]
    arrays = dict(spread(situations, every, jobs))
    return [_joined(seats, [arrays[path] for path in paths]) for seats, paths in files.items()]


def situations(path: Path) -> Arrays:
    """The ends of all turns in a chunk of games: a row for each, with how its game ended."""
    rows: dict[str, list[object]] = {
        name: [] for name in ("stage", "terms", "automaton", "game", "scores", "rivals")
    }
    for line in gzip.decompress(path.read_bytes()).decode().splitlines():
        data = json.loads(line)
        record = Record.read(data)
        begun = len(rows["game"])
        scores, rivals = _add_turns(record, rows)
        for _ in range(len(rows["stage"]) - begun):
            rows["game"].append(data["number"])
            rows["scores"].append(scores)
            rows["rivals"].append(rivals)
    return {name: np.array(found, np.float32) for name, found in rows.items()}


def _add_turns(record: Record, rows: dict[str, list[object]]) -> tuple[list[int], list[int]]:
    """Play a record again, and add what is seen at the end of every turn; the points at the end."""
    game = load(record.game)
    if record.rules_version != game.rules_version:
        raise BadTraining(
            f"a game was made by rules version {record.rules_version} of {record.game}, "
            f"today's is {game.rules_version}: take another folder"
        )
    features = features_of(record.game)
    evaluation = tuned(record.game, weights_of(record.game))
    state = game.new(record.seats, record.seed, record.options, events=False)
    turn = state.turn
    for action in record.actions:
        state.apply(action)
        if state.seat is not None and state.turn != turn:
            turn = state.turn
            rows["stage"].append(features.stage(state))
            rows["terms"].append(evaluation.terms(state))
            rows["automaton"].append(features.automaton(state))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores, outcome.rivals


def _joined(seats: int, parts: Sequence[Arrays]) -> Samples:
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    game = whole["game"].astype(np.int64)
    return Samples(
        seats,
        whole["stage"].astype(np.float64),
        whole["terms"].astype(np.float64),
        whole["automaton"].astype(np.float64),
        whole["scores"].astype(np.float64),
        whole["rivals"].astype(np.float64),
        game % HELD_BACK == 0,
        len(np.unique(game)),
    )
