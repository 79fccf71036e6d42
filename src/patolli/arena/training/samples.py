"""The games of a training as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from patolli.arena.training.settings import BadTraining

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


def read(folder: Path) -> list[Samples]:
    """What was made so far, by number of seats."""
    files: dict[int, list[Path]] = {}
    for path in sorted((folder / "games").glob("[0-9]*.npz")):
        files.setdefault(int(path.name.partition("-")[0]), []).append(path)
    if not files:
        raise BadTraining(f"{folder} holds no games to learn from")
    return [_joined(seats, paths) for seats, paths in sorted(files.items())]


def _joined(seats: int, paths: list[Path]) -> Samples:
    parts: dict[str, list[NDArray[np.float32]]] = {}
    for path in paths:
        with np.load(path) as data:
            for name in data.files:
                parts.setdefault(name, []).append(data[name])
    whole = {name: np.concatenate(found) for name, found in parts.items()}
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
