"""Beam search over the rest of a turn: which sequences of decisions end it best."""

from __future__ import annotations

from typing import Final, final

from patolli.bots.budget import Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.state import State

DEEPEST: Final = 60  # decisions of one seat in a row that a plan may hold


@final
class Plan:
    """A sequence of decisions of one seat, and what it is worth at its end."""

    def __init__(
        self, state: State, actions: list[int], lead: float, points: list[float], done: bool
    ) -> None:
        self.state = state
        self.actions = actions
        self.lead = lead
        self.points = points
        self.done = done


def plan_turn(
    world: State,
    evaluation: Evaluation,
    beam: int,
    meter: Meter,
    past_reveals: bool,
) -> list[Plan]:
    """The plans of the seat that decides, best first; at least one.

    A plan ends with the turn, when somebody else must decide, or (unless `past_reveals`) when
    something hidden comes to light. Where the budget ends the search, plans are not `done`.
    """
    seat = world.stack[-1].seat
    root = Plan(world, [], 0.0, [], False)
    finished: list[Plan] = []
    frontier = [root]
    known: set[tuple[object, ...]] = set()
    for depth in range(DEEPEST):
        children: list[Plan] = []
        for plan in frontier:
            expand(plan, world, seat, evaluation, meter, past_reveals, children, known)
            if not meter.left() and depth > 0:
                break
        waiting: list[Plan] = []
        for child in children:
            if child.done:
                finished.append(child)
            else:
                waiting.append(child)
        if not waiting:
            break
        waiting.sort(key=_best_first)
        frontier = survivors(waiting, beam)
        if not meter.left():
            break
    if not finished:
        finished.append(frontier[0])
    finished.sort(key=_best_first)
    return finished


def expand(
    plan: Plan,
    world: State,
    seat: int,
    evaluation: Evaluation,
    meter: Meter,
    past_reveals: bool,
    children: list[Plan],
    known: set[tuple[object, ...]],
) -> None:
    """Add every continuation of a plan by one decision."""
    for action in plan.state.answers:
        child = plan.state.copy()
        child.apply(action)
        points = evaluation.points(child)
        lead = evaluation.lead(points, seat)
        stack = child.stack
        done = (
            not stack
            or child.turn != world.turn
            or stack[-1].seat != seat
            or (not past_reveals and child.reveals != world.reveals)
        )
        meter.think()
        if not done:
            # The same decisions in another order lead to the same situation.
            key = (lead, stack[-1], tuple(child.answers))
            if key in known:
                continue
            known.add(key)
        children.append(Plan(child, [*plan.actions, action], lead, points, done))


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
    return -plan.lead
