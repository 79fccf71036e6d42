"""Least squares: the weights of the terms, stage by stage, that foretell the margins best.

The terms of two seats are set against the points by which one of them beats the other in the end;
alone, the seat's terms and the automaton's features against the points between them. A little
counts also how many points each has, so that what a bot expects can be told to people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from patolli.arena.training.samples import Floats, Samples
from patolli.bots.evaluation.network import MOST_SEATS, Network

ABSOLUTE = 0.05  # what points count beside margins
SMOOTH = 30.0  # samples' worth of trust that neighbouring stages have like weights
FIRM = 3.0  # samples' worth of trust that a weight is nought


@dataclass(frozen=True)
class Prior:
    """What is known of the weights of the terms before anything is learned.

    `weights` by stage and term. The terms numbered in `fixed` keep theirs. All others are drawn to
    theirs as if `hold` situations in which the term is seen had said so: a term that is seldom seen
    stays where it was. Without `hold` they are drawn a little to nought.
    """

    weights: Sequence[Sequence[float]]
    fixed: Sequence[int] = ()
    hold: float = 0.0


def hats(stage: Floats, knots: int) -> Floats:
    """How much each row has of each stage with weights of its own."""
    if knots == 1:
        return np.ones((len(stage), 1))
    place = np.clip(stage, 0.0, 1.0) * (knots - 1)
    found: Floats = np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(knots)))
    return found


def by_stage(values: Floats, hat: Floats) -> Floats:
    """Every value times every stage: columns by stage, then by value."""
    return (hat[:, :, None] * values[:, None, :]).reshape(len(values), -1)


def fit(
    samples: Sequence[Samples], knots: int, known: int = 0, prior: Prior | None = None
) -> Network:
    """The network without hidden units that fits best.

    `known` is what the game tells of its automaton: as many weights, also where no sample has one.
    """
    terms = samples[0].terms.shape[2]
    sizes = (knots * terms, knots * known, knots * MOST_SEATS)
    width = sum(sizes)
    square = np.zeros((width, width))
    right = np.zeros(width)
    seen = np.zeros(width)
    for part in samples:
        for rows, wanted, weight in _equations(part, knots, sizes):
            square += weight * rows.T @ rows
            right += weight * rows.T @ wanted
            seen += weight * np.count_nonzero(rows, axis=0)
    whole = np.diag(square).copy()
    spread = whole / max(1, sum(len(part.stage) for part in samples))
    spread[spread == 0.0] = 1.0
    trust = FIRM * spread
    before = np.zeros(width)
    free = np.ones(width, np.bool_)
    if prior is not None:
        before[: sizes[0]] = np.array(prior.weights).reshape(-1)
        free[: sizes[0]].reshape(knots, terms)[:, list(prior.fixed)] = False
        if prior.hold:
            typical = np.where(whole > 0.0, whole / np.maximum(seen, 1.0), 1.0)
            trust[: sizes[0]] = prior.hold * typical[: sizes[0]]
            right[: sizes[0]] += trust[: sizes[0]] * before[: sizes[0]]
    square += np.diag(trust)
    for count, begin in ((terms, 0), (known, sizes[0]), (MOST_SEATS, sizes[0] + sizes[1])):
        for knot in range(knots - 1):
            for i in range(count):
                a = begin + knot * count + i
                b = a + count
                like = SMOOTH * (spread[a] + spread[b]) / 2.0
                square[a, a] += like
                square[b, b] += like
                square[a, b] -= like
                square[b, a] -= like
    found = before.copy()
    right = right[free] - square[np.ix_(free, ~free)] @ before[~free]
    found[free] = np.linalg.solve(square[np.ix_(free, free)], right)
    linear, automaton, offset = np.split(found, np.cumsum(sizes)[:-1])
    return Network(
        linear.reshape(knots, terms).tolist(),
        automaton.reshape(knots, known).tolist(),
        offset.reshape(knots, MOST_SEATS).T.tolist(),
        own=[],
        rivals=[],
        stage=[],
        seats=[[] for _ in range(MOST_SEATS)],
        bias=[],
        out=[],
    )


def _equations(
    part: Samples, knots: int, sizes: tuple[int, int, int]
) -> Iterator[tuple[Floats, Floats, float]]:
    """Rows of the equations, what they should give, and what they count."""
    hat = hats(part.stage, knots)
    count = len(part.stage)
    number = np.zeros((count, MOST_SEATS))
    number[:, part.seats - 1] = 1.0
    offset = by_stage(number, hat)
    nothing = np.zeros((count, sizes[1]))
    own = [by_stage(part.terms[:, seat], hat) for seat in range(part.seats)]
    for seat in range(part.seats):
        yield np.hstack([own[seat], nothing, offset]), part.scores[:, seat], ABSOLUTE
    for a, b in part.pairs():
        rows = np.hstack([own[a] - own[b], nothing, 0.0 * offset])
        yield rows, part.scores[:, a] - part.scores[:, b], 2.0 / part.seats
    if part.rivals.shape[1]:
        bot = by_stage(part.automaton, hat)
        rows = np.hstack([own[0], -bot, offset])
        yield rows, part.scores[:, 0] - part.rivals[:, 0], 1.0
        yield np.hstack([0.0 * own[0], bot, 0.0 * offset]), part.rivals[:, 0], ABSOLUTE
