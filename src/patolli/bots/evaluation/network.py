"""An evaluation that was learned: weights of the terms by stage, and a small network beside them.

The value of a seat is the sum of its terms, each with a weight that changes with the stage of the
game, plus what a hidden layer makes of its own terms, its rivals' mean terms, the stage and the
number of seats. All seats share the weights, and one network knows tables of 1 to 4 seats. In a
solo game the automaton's points are expected by weights of its own and stand behind the seat's; a
network without such weights looks at the seat's own points alone.

Plain lists of floats and plain loops: it needs nothing but the standard library, and compiles.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Before, Evaluation
from patolli.bots.evaluation.features import Features
from patolli.core.errors import PatolliError
from patolli.core.message import Data
from patolli.core.state import State

MOST_SEATS: Final = 4
STEPS: Final = 64  # stages that the weights of the terms are worked out for


@final
class BadNetwork(PatolliError):
    """A network that does not fit the game, or is none."""


@final
class Network:
    """The numbers of a network. By stage: the first row of a table is stage 0, the last stage 1.

    `linear` and `automaton` are tables of weights by stage, `offset` of points by number of seats
    and stage. Hidden unit h sees `own` and `rivals` (its row in each), `stage[h]`, `seats` (by
    number of seats), and `bias[h]`; where that is above 0, a seat gets it times `out[h]`.
    """

    def __init__(
        self,
        linear: list[list[float]],
        automaton: list[list[float]],
        offset: list[list[float]],
        own: list[list[float]],
        rivals: list[list[float]],
        stage: list[float],
        seats: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.linear: Final = linear
        self.automaton: Final = automaton
        self.offset: Final = offset
        self.own: Final = own
        self.rivals: Final = rivals
        self.stage: Final = stage
        self.seats: Final = seats
        self.bias: Final = bias
        self.out: Final = out

    def json(self) -> Data:
        """The numbers as JSON."""
        tables: Data = {}
        tables["linear"] = rounded(self.linear)
        tables["automaton"] = rounded(self.automaton)
        tables["offset"] = rounded(self.offset)
        tables["own"] = rounded(self.own)
        tables["rivals"] = rounded(self.rivals)
        tables["stage"] = rounded([self.stage])[0]
        tables["seats"] = rounded(self.seats)
        tables["bias"] = rounded([self.bias])[0]
        tables["out"] = rounded([self.out])[0]
        return tables

    @staticmethod
    def read(data: Data) -> Network:
        """The network that `json` wrote."""
        return Network(
            table(data, "linear"),
            table(data, "automaton"),
            table(data, "offset"),
            table(data, "own"),
            table(data, "rivals"),
            row(data["stage"]),
            table(data, "seats"),
            row(data["bias"]),
            row(data["out"]),
        )


@final
class NetworkEvaluation(Evaluation):
    """The terms of a game's own evaluation, judged by a network.

    `tables` are the numbers of seats at which the network judges; at others the sum of terms does.
    """

    def __init__(
        self, base: Evaluation, features: Features, network: Network, tables: list[int]
    ) -> None:
        super().__init__(
            base.names,
            base.weights,
            base.scale,
            base.bonus,
            base.glances,
            base.quick,
            base.rounds,
            base.planning,
            base.rounds_alone,
            base.planning_alone,
            base.looks_again,
            base.at_once,
        )
        count = len(base.names)
        known = len(features.automaton_names)
        if any(len(line) != count for line in [*network.linear, *network.own, *network.rivals]):
            raise BadNetwork(f"the network is not one of {count} terms")
        if any(len(line) != known for line in network.automaton):
            raise BadNetwork(f"the network is not one of {known} features of an automaton")
        self.base: Final = base
        self.features: Final = features
        self.network: Final = network
        self.tables: Final = [seats in tables for seats in range(MOST_SEATS + 1)]
        self.count: Final = count
        self.linear_at: Final = spread(network.linear)
        self.automaton_at: Final = spread(network.automaton)
        self.offset_at: Final = [spread([[x] for x in line]) for line in network.offset]
        self.hidden: Final = len(network.out)
        # By number of rivals (0 to 3): a unit's weights of a seat's own terms, and of the sum of
        # all seats' terms. What a seat's rivals have is that sum less its own.
        self.own_of: Final = [difference(network.own, network.rivals, n) for n in range(MOST_SEATS)]
        self.sum_of: Final = [shared(network.rivals, n) for n in range(MOST_SEATS)]

    def terms(self, state: State) -> list[list[float]]:
        return self.base.terms(state)

    def add_weighted(
        self, state: State, weights: list[float], seats: int, points: list[float]
    ) -> None:
        self.base.add_weighted(state, weights, seats, points)

    def touched(self, state: State, before: Before, seat: int) -> int:
        return self.base.touched(state, before, seat)

    def points(self, state: State) -> list[float]:
        """The final points every seat, and the automaton of a solo game, can expect."""
        if not self.tables[state.seats]:
            return self.base.points(state)
        if not state.stack:
            return self.final(state)
        stage = min(1.0, max(0.0, self.features.stage(state)))
        step = int(stage * STEPS + 0.5)
        seats = state.seats
        expected = [self.offset_at[seats - 1][step][0]] * seats
        self.base.add_weighted(state, self.linear_at[step], (1 << seats) - 1, expected)
        if self.hidden:
            self.add_hidden(self.base.terms(state), stage, expected)
        if self.automaton_at:
            found = self.features.automaton(state)
            if found:
                line = self.automaton_at[step]
                total = 0.0
                for i in range(len(found)):
                    total += line[i] * found[i]
                expected.append(total)
        return expected

    def points_after(self, state: State, before: Before, seat: int) -> list[float]:
        """What others had before stays where neither their terms nor the weights have changed."""
        if not self.tables[state.seats]:
            return self.base.points_after(state, before, seat)
        if self.hidden or self.automaton_at or not state.stack:
            return self.points(state)
        seats = self.base.touched(state, before, seat)
        if seats == (1 << state.seats) - 1:
            return self.points(state)
        step = self.step(state)
        expected = before.points.copy()
        offset = self.offset_at[state.seats - 1][step][0]
        for other in range(state.seats):
            if seats >> other & 1:
                expected[other] = offset
        self.base.add_weighted(state, self.linear_at[step], seats, expected)
        return expected

    def step(self, state: State) -> int:
        """The step of the stage that a game has reached."""
        return int(min(1.0, max(0.0, self.features.stage(state))) * STEPS + 0.5)

    def add_hidden(self, terms: list[list[float]], stage: float, expected: list[float]) -> None:
        """Add what the hidden layer says of every seat."""
        seats = len(terms)
        count = self.count
        network = self.network
        own_weights = self.own_of[seats - 1]
        sum_weights = self.sum_of[seats - 1]
        biases = network.bias
        by_stage = network.stage
        by_seats = network.seats[seats - 1]
        out = network.out
        sums: list[float] = []
        for i in range(count):
            total = 0.0
            for line in terms:
                total += line[i]
            sums.append(total)
        for h in range(self.hidden):
            common = biases[h] + by_stage[h] * stage + by_seats[h]
            of_sums = sum_weights[h]
            for i in range(count):
                common += of_sums[i] * sums[i]
            of_own = own_weights[h]
            factor = out[h]
            for seat in range(seats):
                line = terms[seat]
                total = common
                for i in range(count):
                    total += of_own[i] * line[i]
                if total > 0.0:
                    expected[seat] += factor * total

    def final(self, state: State) -> list[float]:
        """The points of a finished game, the automaton's too; the winners' count more."""
        outcome = state.outcome()
        assert outcome is not None
        points = [float(score) for score in outcome.scores]
        if self.automaton_at:
            for score in outcome.rivals:
                points.append(float(score))
        for seat in outcome.winners:
            points[seat] += self.bonus / len(outcome.winners)
        return points


def load_network(
    path: Path, base: Evaluation, features: Features, more: dict[str, float] | None = None
) -> NetworkEvaluation:
    """The evaluation of a file: the numbers, the names of the terms, the seats it is good at.

    `more` is what a term is worth beyond its learned weight, at every stage.
    """
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["terms"] != base.names or data["automaton"] != features.automaton_names:
        raise BadNetwork(f"{path.name} was learned on other terms: learn it again")
    numbers = data["network"]
    if more:
        added = [more.get(name, 0.0) for name in base.names]
        numbers["linear"] = [
            [x + y for x, y in zip(line, added, strict=True)] for line in table(numbers, "linear")
        ]
    return NetworkEvaluation(base, features, Network.read(numbers), data["seats"])


def spread(knots: list[list[float]]) -> list[list[float]]:
    """Rows for every step of the stage, between the rows of a table in equal distances."""
    found: list[list[float]] = []
    if not knots:
        return found
    for step in range(STEPS + 1):
        place = step / STEPS * (len(knots) - 1)
        low = min(int(place), len(knots) - 1)
        high = min(low + 1, len(knots) - 1)
        part = place - low
        found.append(
            [a * (1.0 - part) + b * part for a, b in zip(knots[low], knots[high], strict=True)]
        )
    return found


def difference(own: list[list[float]], rivals: list[list[float]], count: int) -> list[list[float]]:
    """The weights of a seat's own terms less its part in those of the sum of all seats."""
    of_sum = shared(rivals, count)
    return [
        [a - b for a, b in zip(line, other, strict=True)]
        for line, other in zip(own, of_sum, strict=True)
    ]


def shared(rivals: list[list[float]], count: int) -> list[list[float]]:
    """The weights of the sum of all seats' terms, where a seat has so many rivals."""
    return [[x / count if count else 0.0 for x in line] for line in rivals]


def rounded(lines: list[list[float]]) -> list[list[float]]:
    """Numbers that are short to write; six digits are more than were learned."""
    return [[float(f"{x:.6g}") for x in line] for line in lines]


def table(data: Data, name: str) -> list[list[float]]:
    """A table of numbers from JSON."""
    return [row(line) for line in cast(list[object], data[name])]


def row(line: object) -> list[float]:
    """A row of numbers from JSON."""
    return [float(x) for x in cast(list[float], line)]
