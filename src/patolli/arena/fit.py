"""Fitting the weights of an evaluation to how games end: least squares over turn ends.

A bot plays against itself. At the end of every turn the terms of two seats are set against the
points by which one of them beats the other in the end; the weights that foretell these margins
best are where the tuning begins.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from patolli.arena.match import Match, Task
from patolli.arena.play import begun, seated
from patolli.bots.evaluation import tuned
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.selfplay import Hook, self_play
from patolli.core.state import State

Sample = tuple[list[float], float]  # the terms of seat 0 less those of seat 1, the final margin


class TurnEnds(Hook):
    """The difference of the first two seats' terms at the end of every turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.turn = 0
        self.rows: list[list[float]] = []

    def begin(self, state: State) -> None:
        self.turn = state.turn

    def applied(self, state: State, seat: int, action: int) -> None:
        if state.seat is not None and state.turn != self.turn:
            self.turn = state.turn
            mine, theirs = self.evaluation.terms(state)[:2]
            self.rows.append([a - b for a, b in zip(mine, theirs, strict=True)])


def samples(match: Match, task: Task) -> list[Sample]:
    """What the turn ends of one game of two foretold, and what came."""
    ends = TurnEnds(tuned(match.game, dict(match.players[0].weights)))
    scores = self_play(begun(match, task), seated(match, task), [ends]).scores()
    return [(row, float(scores[0] - scores[1])) for row in ends.rows]


def fitted(
    names: list[str], base: dict[str, float], found: Iterable[Sample], fixed: str, firm: float
) -> dict[str, float]:
    """The weights that foretell the margins best; `firm` samples' worth of trust in the old ones.

    The trust is by the size of a weight, so that terms that say little keep what they had.
    """
    rows, margins = zip(*found, strict=True)
    terms = np.array(rows)
    free = [i for i, name in enumerate(names) if name != fixed]
    old = np.array([base[names[i]] for i in free])
    known = np.array([base[name] for name in names])
    missed = np.array(margins) - terms @ known  # what the old weights did not foretell
    columns = terms[:, free]
    size = np.maximum(0.2, np.abs(old))
    trust = np.diag(firm * float(missed.var()) / size**2)
    step = np.linalg.solve(columns.T @ columns + trust, columns.T @ missed)
    new = dict(base)
    for i, change in zip(free, step, strict=True):
        new[names[i]] = base[names[i]] + float(change)
    return new
