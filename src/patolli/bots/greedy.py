"""The greedy bot: one decision ahead, judged by the game's evaluation.

What a decision brings often shows only once others have followed it, so each is judged by the best
of what it brings at once and of one random way to go on to the end of the turn; where what it
brings at once tells nothing, by the best of a few such ways.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import WORST, Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.search.line import goes_on
from patolli.core.rng import Rng
from patolli.core.state import State

NODES: Final = 1000
WORLDS: Final = 4
GLANCES: Final = 1  # random ways to go on, for each decision in each world,
GLANCES_ONLY: Final = 3  # and where nothing else tells what it brings
FARTHEST: Final = 60  # decisions of such a way


@final
class GreedyBot(Bot):
    """It takes the action that looks best, on average over a few worlds."""

    kind: ClassVar[str] = "greedy"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(seed, budget or Budget(nodes=NODES), evaluation)

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        seat = knowledge.seat
        evaluation = self.evaluation(knowledge)
        legal = knowledge.legal()
        rng.shuffle(legal)  # equal results are chosen at random
        meter = Meter(budget)
        totals = [0.0] * len(legal)
        points: list[list[float]] = [[0.0] * knowledge.seats for _ in legal]
        counts = [0] * len(legal)
        for number in range(WORLDS):
            world = knowledge.determinize(rng)
            certain = True
            for i in range(len(legal)):
                child = world.copy()
                child.apply(legal[i])
                certain = certain and child.reveals == world.reveals
                expected = best_glance(child, world.turn, seat, evaluation, rng, meter)
                totals[i] += evaluation.margin(expected, seat)
                counts[i] += 1
                for other in range(len(expected)):
                    points[i][other] += expected[other]
                if not meter.visit() and number > 0:
                    break
            if certain or not meter.left():
                break
        self.nodes = meter.spent
        judgements: list[Judgement] = []
        for i in range(len(legal)):
            mean = [value / counts[i] for value in points[i]]
            noise = 1e-9 * (len(legal) - i)
            judgements.append(Judgement(legal[i], totals[i] / counts[i] + noise, mean, counts[i]))
        return judgements


def best_glance(
    child: State, turn: int, seat: int, evaluation: Evaluation, rng: Rng, meter: Meter
) -> list[float]:
    """The points expected at once, or at the end of a random way to go on."""
    best = evaluation.points(child)
    if not goes_on(child, turn, seat):
        return best
    highest = evaluation.margin(best, seat) if evaluation.at_once else WORST
    for _ in range(GLANCES if evaluation.at_once else GLANCES_ONLY):
        way = child.copy()
        for _ in range(FARTHEST):
            way.apply(rng.pick(way.answers))
            meter.visit()
            if not goes_on(way, turn, seat):
                break
        points = evaluation.points(way)
        margin = evaluation.margin(points, seat)
        if margin > highest:
            highest = margin
            best = points
    return best
