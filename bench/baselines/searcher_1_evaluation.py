"""What a situation is worth to the first searcher: a sum of named terms."""

from __future__ import annotations

from math import exp
from typing import Final

from patolli.core.native import mypyc_attr
from patolli.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The evaluation that knows no game: the points on the track now.

    A game's own evaluation overrides `terms`. `weights` are in the order of `names`; `scale` is
    the lead in points that means about three wins in four; `bonus` is what winning is worth in
    points. `glances` is how many random ways to end a turn tell what an unfinished one is worth:
    none where the terms can tell by themselves. For a search: `quick` thoughts find a fair turn,
    `rounds` of such turns are worth playing on after a plan (none where what they say is lost in
    their noise), and `planning` is the part of the budget that is best spent on plans.
    """

    def __init__(
        self,
        names: list[str],
        weights: list[float],
        scale: float = 20.0,
        bonus: float = 20.0,
        glances: int = 1,
        quick: int = 150,
        rounds: int = 2,
        planning: float = 0.3,
    ) -> None:
        if len(names) != len(weights):
            raise ValueError(f"{len(names)} terms and {len(weights)} weights")
        self.names: Final = names
        self.weights: Final = weights
        self.scale: Final = scale
        self.bonus: Final = bonus
        self.glances: Final = glances
        self.quick: Final = quick
        self.rounds: Final = rounds
        self.planning: Final = planning

    def terms(self, state: State) -> list[list[float]]:
        """The terms of every seat, unweighted, in the order of `names`."""
        return [[float(points)] for points in state.scores()]

    def points(self, state: State) -> list[float]:
        """The final points every seat can expect."""
        if not state.stack:
            return self.final(state)
        expected: list[float] = []
        weights = self.weights
        for terms in self.terms(state):
            total = 0.0
            for i in range(len(weights)):
                total += weights[i] * terms[i]
            expected.append(total)
        return expected

    def final(self, state: State) -> list[float]:
        """The points of a finished game; the winners' count more."""
        outcome = state.outcome()
        assert outcome is not None
        points = [float(score) for score in outcome.scores]
        for seat in outcome.winners:
            points[seat] += self.bonus / len(outcome.winners)
        return points

    def lead(self, points: list[float], seat: int) -> float:
        """How far a seat is ahead of its rivals: mostly of the best one."""
        count = len(points)
        if count == 1:
            return points[0]
        best = -1e9
        total = 0.0
        for other in range(count):
            if other != seat:
                total += points[other]
                if points[other] > best:
                    best = points[other]
        return points[seat] - 0.5 * best - 0.5 * total / (count - 1)

    def hope(self, points: list[float], seat: int) -> float:
        """The lead as a chance to win between 0 and 1."""
        ratio = self.lead(points, seat) / self.scale
        if ratio > 30.0:
            return 1.0
        return 0.0 if ratio < -30.0 else 1.0 / (1.0 + exp(-ratio))


def generic() -> Evaluation:
    """The evaluation of a game that has none of its own."""
    return Evaluation(["points"], [1.0])
