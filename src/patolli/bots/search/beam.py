"""Beam search over the rest of a turn: which sequences of decisions end it best."""

from __future__ import annotations

from typing import Final, final

from patolli.bots.budget import Meter
from patolli.bots.evaluation.evaluation import WORST, Before, Evaluation
from patolli.bots.search.line import goes_on
from patolli.core.rng import Rng
from patolli.core.state import State

DEEPEST: Final = 60  # decisions of one seat in a row that a plan may hold
WIDER: Final = 3  # times wider is the next beam
COMPARED: Final = 3  # first decisions that a bot can explain
NEXT_BEAM: Final = 0.25  # of the budget may be used when the next beam begins
ROOM: Final = 0.9  # of the time that is left, a beam that fills it counts on
WORTHWHILE: Final = 1.3  # times wider than the last, at least, is a beam that fills the time


@final
class Plan:
    """A sequence of decisions of one seat, and what it is worth at its end.

    `sure` counts the decisions up to the first that brings something hidden to light, that one
    included: what follows depends on it. `reveals` is what has come to light at its end. Only a
    plan that goes on keeps its state: thousands that have ended would fill the memory.
    """

    def __init__(
        self,
        state: State | None,
        reveals: int,
        actions: list[int],
        sure: int,
        margin: float,
        points: list[float],
    ) -> None:
        self.state = state
        self.reveals = reveals
        self.actions = actions
        self.sure = sure
        self.margin = margin
        self.points = points


@final
class TurnSearch:
    """A search over the rest of a seat's turn.

    A plan ends with the turn or when another seat must decide. A plan that has not ended is
    judged by the best of some random ways to end it, which are plans, too, and where that
    tells something, of what it has brought already.
    """

    def __init__(
        self,
        world: State,
        evaluation: Evaluation,
        rng: Rng,
        meter: Meter,
    ) -> None:
        self.turn: Final = world.turn
        self.reveals: Final = world.reveals
        self.seat: Final = world.stack[-1].seat
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        self.meter: Final = meter
        self.glances: Final = evaluation.glances
        self.before: Final = Before(world, evaluation.points(world))
        self.ended: list[Plan] = []
        self.begun: list[Plan] = []  # the plans of one decision, best first
        self.transpositions: set[tuple[object, ...]] = set()

    def goes_on(self, state: State) -> bool:
        """Whether the seat still decides in this turn."""
        return goes_on(state, self.turn, self.seat)

    def run(self, world: State, beam: int) -> bool:
        """Look for plans; whether the beam left any out. At least one plan is found."""
        cut = False
        frontier = [Plan(world, world.reveals, [], 0, 0.0, [])]
        for depth in range(DEEPEST):
            children: list[Plan] = []
            for plan in frontier:
                self.expand(plan, children)
                if depth > 0 and not self.meter.left():
                    break
            if not children:
                break
            children.sort(key=_best_first)
            if depth == 0:
                self.begun = children
            frontier = survivors(children, beam)
            cut = cut or len(frontier) < len(children)
            if not self.meter.left():
                self.finish(frontier[0])
                return True
        if not self.ended:
            self.finish(frontier[0])
        return cut

    def compare(self, count: int) -> None:
        """Finish plans until they cover so many first decisions, if there are that many."""
        begun = {plan.actions[0] for plan in self.ended}
        for plan in self.begun:
            if len(begun) >= count:
                break
            if plan.actions[0] not in begun:
                begun.add(plan.actions[0])
                self.finish(plan)

    def finish(self, plan: Plan) -> None:
        """End a plan for which there was no time, each decision by what it brings at once."""
        best = plan
        for _ in range(DEEPEST):
            children: list[Plan] = []
            ended = len(self.ended)
            self.transpositions.clear()  # every continuation counts here
            self.expand(best, children)
            for done in self.ended[ended:]:
                children.append(done)
            children.sort(key=_best_first)
            best = children[0]
            if best.state is None:
                return
        self.ended.append(best)

    def expand(self, plan: Plan, children: list[Plan]) -> None:
        """Add every continuation of a plan by one decision."""
        state = plan.state
        assert state is not None
        for action in state.answers:
            child = state.copy()
            child.carry_out(action)
            self.meter.spent += 1
            points = self.evaluation.points_after(child, self.before, self.seat)
            margin = self.evaluation.margin(points, self.seat)
            actions = plan.actions.copy()
            actions.append(action)
            sure = plan.sure if state.reveals != self.reveals else len(actions)
            if not self.goes_on(child):
                self.ended.append(Plan(None, child.reveals, actions, sure, margin, points))
                continue
            # The same decisions in another order lead to the same situation.
            key = (margin, child.stack[-1], tuple(child.answers))
            if key in self.transpositions:
                continue
            self.transpositions.add(key)
            next_plan = Plan(child, child.reveals, actions, sure, margin, points)
            if not self.evaluation.at_once and self.meter.left():
                next_plan.margin = WORST  # until a way to end it was seen
            for _ in range(self.glances):
                if self.meter.left():
                    self.glance(next_plan)
            children.append(next_plan)

    def glance(self, plan: Plan) -> None:
        """End a plan at random, and raise its margin where that is better."""
        assert plan.state is not None
        way = plan.state.copy()
        actions = plan.actions.copy()
        sure = plan.sure
        for _ in range(DEEPEST):
            action = self.rng.pick(way.answers)
            actions.append(action)
            if way.reveals == self.reveals:
                sure = len(actions)
            way.carry_out(action)
            self.meter.spent += 1
            if not self.goes_on(way):
                break
        points = self.evaluation.points_after(way, self.before, self.seat)
        margin = self.evaluation.margin(points, self.seat)
        self.ended.append(Plan(None, way.reveals, actions, sure, margin, points))
        if margin > plan.margin:
            plan.margin = margin
            plan.points = points


def plan_turn(
    world: State, evaluation: Evaluation, rng: Rng, beam: int, meter: Meter
) -> list[Plan]:
    """The plans of the seat that decides, best first; at least one."""
    search = TurnSearch(world, evaluation, rng, meter)
    search.run(world, beam)
    search.ended.sort(key=_best_first)
    return search.ended


def plan_widely(
    world: State, evaluation: Evaluation, rng: Rng, beam: int, meter: Meter, fill: bool = False
) -> list[Plan]:
    """The same with wider and wider beams, as long as the budget allows the next one.

    With `fill` the last beam is as wide as the time that is left allows, so that none is left over:
    a beam takes about as long as it is wide.
    """
    begun = meter.used()
    found: list[Plan] = []
    while True:
        before = meter.used()
        search = TurnSearch(world, evaluation, rng, meter)
        cut = search.run(world, beam)
        now = meter.used()
        if fill:
            wider = fitting(beam, now - before, 1.0 - now)
        else:
            wider = 0 if now - begun > (1.0 - begun) * NEXT_BEAM else beam * WIDER
        if not cut or not wider or not meter.left():
            search.compare(COMPARED)
            found.extend(search.ended)
            break
        found.extend(search.ended)
        beam = wider
    found.sort(key=_best_first)
    return found


def fitting(beam: int, took: float, left: float) -> int:
    """The next beam when this one took so much of the budget and so much is left; 0: none."""
    if took <= 0.0:
        return beam * WIDER
    room = ROOM * left / took  # times as wide as this one would take what is left
    if room < WORTHWHILE:
        return 0
    # One more beam before the last only where the last is still much wider.
    times = WIDER if room >= WIDER * WIDER else room
    return max(beam + 1, int(beam * times))


def survivors(waiting: list[Plan], beam: int) -> list[Plan]:
    """The plans worth following: the best, and the best of other first decisions."""
    kept = waiting[:beam]
    first: set[int] = {plan.actions[0] for plan in kept}
    for plan in waiting[beam:]:
        if len(kept) >= 2 * beam:
            break
        if plan.actions[0] not in first:
            first.add(plan.actions[0])
            kept.append(plan)
    return kept


def _best_first(plan: Plan) -> float:
    return -plan.margin
