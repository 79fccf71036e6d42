"""Sequential halving over whole turns: candidates are played out, and the poorer ones drop out.

Every candidate begins with a planned turn, up to where something hidden comes to light. A playout
takes one fresh world, plays each candidate in it, lets every seat answer with quick turns for a
few rounds, and lets the evaluation judge where that leads. All candidates share the same worlds,
so that the luck of a world helps or hurts them alike. A candidate drops out as soon as it is
surely no better than the best, and after each stage the poorer half does; the search ends early
when only one is left.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.search.beam import plan_turn
from patolli.core.rng import Rng
from patolli.core.state import State

BEAM: Final = 1  # of quick turns
FIRST_LOOK: Final = 6  # playouts before a candidate may drop out
SURE: Final = 3.0  # standard errors that make a difference sure
MATTERS: Final = 0.25  # points that are worth going on for
BEHIND: Final = 1e-6  # a candidate that dropped out stays behind those that did not


@final
class Candidate:
    """The decisions of a turn, the margin that was planned, and what the playouts brought."""

    def __init__(self, actions: list[int], planned: float, points: list[float]) -> None:
        self.actions: Final = actions
        self.planned: Final = planned  # the margin at the end of the plan
        self.planned_points: Final = points
        self.playouts = 0
        self.margin = 0.0  # the sum over the playouts
        self.margins: list[float] = []  # of each playout
        self.points = [0.0] * len(points)  # sums over the playouts
        self.utility = planned

    def expected(self) -> list[float]:
        """The mean final points by seat."""
        if self.playouts == 0:
            return self.planned_points
        return [value / self.playouts for value in self.points]


@final
class SequentialHalving:
    """The playouts from one decision."""

    def __init__(
        self,
        knowledge: Knowledge,
        evaluation: Evaluation,
        rng: Rng,
        meter: Meter,
    ) -> None:
        self.knowledge: Final = knowledge
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        self.meter: Final = meter
        self.seat: Final = knowledge.seat

    def run(self, candidates: list[Candidate], prior: float) -> int:
        """Search until the budget ends; the playouts made.

        `prior` is how many playouts the planned margin counts for.
        """
        alive = candidates
        begun = self.meter.used()
        stages = max(1, (len(alive) - 1).bit_length())
        playouts = 0
        look = FIRST_LOOK
        for stage in range(stages):
            goal = begun + (1.0 - begun) * (stage + 1) / stages
            while len(alive) > 1 and self.meter.used() < goal and self.playout(alive):
                playouts += 1
                if playouts == look:
                    rank(alive, prior)
                    alive = [one for one in alive if in_doubt(one, alive[0])]
                    look += max(2, playouts // 3)
            rank(alive, prior)
            if stage < stages - 1:
                alive = alive[: (len(alive) + 1) // 2]
        floor = alive[-1].utility - BEHIND
        for candidate in candidates:
            if candidate not in alive:
                candidate.utility = min(candidate.utility, floor)
        return playouts

    def playout(self, candidates: list[Candidate]) -> bool:
        """Play every candidate out in one world; False, and nothing counts, if time runs out."""
        world = self.knowledge.determinize(self.rng)
        luck = self.rng.spawn()
        found: list[list[float]] = []
        for candidate in candidates:
            found.append(self.play(world.copy(), candidate.actions, luck.copy()))
            if not self.meter.left():
                return False
        for i in range(len(candidates)):
            candidate = candidates[i]
            margin = self.evaluation.margin(found[i], self.seat)
            candidate.playouts += 1
            candidate.margin += margin
            candidate.margins.append(margin)
            for seat in range(len(found[i])):
                candidate.points[seat] += found[i][seat]
        return True

    def play(self, state: State, actions: list[int], luck: Rng) -> list[float]:
        """The points expected some rounds after a turn."""
        turn = state.turn
        follow(state, actions, self.meter)
        horizon = turn + state.seats * self.evaluation.rounds_with(state.seats)
        while state.stack and state.turn <= horizon:
            self.quick_turn(state, luck)
        return self.evaluation.points(state)

    def quick_turn(self, state: State, luck: Rng) -> None:
        """Let the seat that decides do what a short search finds best."""
        share = Meter(Budget(nodes=self.evaluation.quick))
        share.deadline = self.meter.deadline
        plans = plan_turn(state, self.evaluation, luck, BEAM, share)
        self.meter.spent += share.spent
        plan = plans[0]
        follow(state, plan.actions[: plan.sure], self.meter)


def follow(state: State, actions: list[int], meter: Meter) -> None:
    """Take decisions as far as this world allows them."""
    for action in actions:
        if action not in state.answers:
            return
        state.apply(action)
        meter.visit()


def rank(alive: list[Candidate], prior: float) -> None:
    """Order candidates with equal playouts: by their mean margin, a little by the planned one."""
    playouts = alive[0].playouts
    if playouts > 0:
        shift = (
            0.0  # planned margins are compared with each other, not with those some rounds later
        )
        for one in alive:
            shift += (one.margin / playouts - one.planned) / len(alive)
        for one in alive:
            one.utility = (one.margin + prior * (one.planned + shift)) / (playouts + prior)
    alive.sort(key=_best_first)


def in_doubt(candidate: Candidate, best: Candidate) -> bool:
    """Whether a candidate may still be better than the best so far by points that matter."""
    if candidate is best:
        return True
    count = candidate.playouts
    mean = (candidate.margin - best.margin) / count
    squares = 0.0
    for i in range(count):
        squares += (candidate.margins[i] - best.margins[i] - mean) ** 2
    error = sqrt(squares / (count * (count - 1)))
    return candidate.utility - best.utility + SURE * error > MATTERS


def _best_first(candidate: Candidate) -> float:
    return -candidate.utility
