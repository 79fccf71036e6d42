"""What a situation is worth: the points a seat can expect at the end, as a sum of named terms."""

from __future__ import annotations

from math import exp
from typing import Final, final

from patolli.core.native import mypyc_attr
from patolli.core.state import State

WORST: Final = -1e9  # below every margin


@final
class Before:
    """The beginning of a search: a state that stays as it is, and the points expected there."""

    def __init__(self, state: State, points: list[float]) -> None:
        self.state: Final = state
        self.points: Final = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The evaluation that knows no game: the points on the track now.

    A game's own evaluation overrides `terms`. `weights` are in the order of `names`; `scale` is
    the margin in points that means about three wins in four; `bonus` is what winning is worth in
    points. `glances` is how many random ways to end a turn tell what an unfinished one is worth:
    none where the terms can tell by themselves; `at_once` is whether what it has brought so far
    tells something, too. For a search: `quick` nodes find a fair turn,
    `rounds` of such turns are worth playing on after a plan (none where what they say is lost in
    their noise), and `planning` is the part of the budget that is best spent on plans; alone, where
    no one answers but an automaton, both may be others (`rounds_alone`, `planning_alone`).
    `looks_again` is whether what is left of the budget after the playouts goes into wider plans.
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
        rounds_alone: int | None = None,
        planning_alone: float | None = None,
        looks_again: bool = False,
        at_once: bool = True,
    ) -> None:
        if len(names) != len(weights):
            raise ValueError(f"{len(names)} terms and {len(weights)} weights")
        self.names: Final = names
        self.weights: Final = weights
        self.scale: Final = scale
        self.bonus: Final = bonus
        self.glances: Final = glances
        self.at_once: Final = at_once
        self.quick: Final = quick
        self.rounds: Final = rounds
        self.planning: Final = planning
        self.rounds_alone: Final = rounds_alone if rounds_alone is not None else rounds
        self.planning_alone: Final = planning_alone if planning_alone is not None else planning
        self.looks_again: Final = looks_again

    def rounds_with(self, seats: int) -> int:
        """The rounds of quick turns that are worth playing on with so many seats."""
        return self.rounds if seats > 1 else self.rounds_alone

    def planning_with(self, seats: int) -> float:
        """The part of the budget that is best spent on plans with so many seats."""
        return self.planning if seats > 1 else self.planning_alone

    def terms(self, state: State) -> list[list[float]]:
        """The terms of every seat in a game that goes on, unweighted, in the order of `names`."""
        return [[float(points)] for points in state.scores()]

    def add_weighted(
        self, state: State, weights: list[float], seats: int, points: list[float]
    ) -> None:
        """Add to the points of the seats whose bits are set the sum of their weighted terms.

        An evaluation that needs no list of its terms for it overrides it.
        """
        found = self.terms(state)
        for seat in range(len(found)):
            if seats >> seat & 1:
                terms = found[seat]
                total = 0.0
                for i in range(len(weights)):
                    total += weights[i] * terms[i]
                points[seat] += total

    def touched(self, state: State, before: Before, seat: int) -> int:
        """The seats, as bits, whose terms decisions of one seat may have changed since `before`.

        Where some have not, the stage of the game has not changed either.
        """
        return (1 << state.seats) - 1

    def points(self, state: State) -> list[float]:
        """The final points every seat can expect."""
        if not state.stack:
            return self.final(state)
        expected = [0.0] * state.seats
        self.add_weighted(state, self.weights, (1 << state.seats) - 1, expected)
        return expected

    def points_after(self, state: State, before: Before, seat: int) -> list[float]:
        """The same as `points`, for a state that decisions of one seat led to from `before`.

        An evaluation that knows what those can't change overrides it, to work out only the rest.
        """
        return self.points(state)

    def final(self, state: State) -> list[float]:
        """The points of a finished game; the winners' count more."""
        outcome = state.outcome()
        assert outcome is not None
        points = [float(score) for score in outcome.scores]
        for seat in outcome.winners:
            points[seat] += self.bonus / len(outcome.winners)
        return points

    def margin(self, points: list[float], seat: int) -> float:
        """How far a seat is ahead of its rivals: mostly of the best one."""
        count = len(points)
        if count == 1:
            return points[0]
        best = WORST
        total = 0.0
        for other in range(count):
            if other != seat:
                total += points[other]
                if points[other] > best:
                    best = points[other]
        return points[seat] - 0.5 * best - 0.5 * total / (count - 1)

    def win_probability(self, points: list[float], seat: int) -> float:
        """The margin as a chance to win between 0 and 1."""
        ratio = self.margin(points, seat) / self.scale
        if ratio > 30.0:
            return 1.0
        return 0.0 if ratio < -30.0 else 1.0 / (1.0 + exp(-ratio))


def generic() -> Evaluation:
    """The evaluation of a game that has none of its own."""
    return Evaluation(["points"], [1.0])
