"""Fitting the weights of an evaluation to how games end: least squares over turn ends.

A bot plays against itself. At the end of every turn the terms of two seats are set against the
points by which one of them beats the other in the end; the weights that foretell these leads best
are where the tuning begins.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from patolli.arena.match import Match, Task
from patolli.arena.play import seated
from patolli.bots import Knowledge
from patolli.bots.evaluation import tuned
from patolli.registry import load

Sample = tuple[list[float], float]  # the terms of seat 0 less those of seat 1, and the final lead


def samples(match: Match, task: Task) -> list[Sample]:
    """What the turn ends of one game of two foretold, and what came."""
    weights = dict(match.players[0].weights)
    evaluation = tuned(match.game, weights)
    state = load(match.game).new(match.seats, task.seed, match.options, events=False)
    bots = [
        seated(match.players[player], match.game, task.seed * 31 + player * 7 + seat)
        for seat, player in enumerate(task.seating)
    ]
    rows: list[list[float]] = []
    turn = state.turn
    while (seat := state.seat) is not None:
        if state.turn != turn:
            turn = state.turn
            mine, theirs = evaluation.terms(state)[:2]
            rows.append([a - b for a, b in zip(mine, theirs, strict=True)])
        state.apply(bots[seat].choose(Knowledge(state)))
    scores = state.scores()
    return [(row, float(scores[0] - scores[1])) for row in rows]


def fitted(
    names: list[str], base: dict[str, float], found: Iterable[Sample], fixed: str, firm: float
) -> dict[str, float]:
    """The weights that foretell the leads best; `firm` samples' worth of trust in the old ones.

    The trust is by the size of a weight, so that terms that say little keep what they had.
    """
    rows, leads = zip(*found, strict=True)
    terms = np.array(rows)
    free = [i for i, name in enumerate(names) if name != fixed]
    old = np.array([base[names[i]] for i in free])
    known = np.array([base[name] for name in names])
    missed = np.array(leads) - terms @ known  # what the old weights did not foretell
    columns = terms[:, free]
    size = np.maximum(0.2, np.abs(old))
    trust = np.diag(firm * float(missed.var()) / size**2)
    step = np.linalg.solve(columns.T @ columns + trust, columns.T @ missed)
    new = dict(base)
    for i, change in zip(free, step, strict=True):
        new[names[i]] = base[names[i]] + float(change)
    return new
