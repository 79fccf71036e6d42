"""Tree search over determinized worlds, turn by turn.

A node is a situation in which a seat decides; an edge is a plan: the rest of the seat's turn, up to
where something hidden comes to light. Plans come from a beam search, best first, and the more a
node is visited the more of them are tried (progressive widening). Every visit plays one round of
turns in a fresh world, in which each seat looks for its own good; the evaluation judges its end.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from patolli.bots.beam import Plan, plan_turn
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.rng import Rng
from patolli.core.state import State

EXPLORE: Final = 0.3
WIDEN: Final = 1.5
LONGEST: Final = 40  # plans on one path
KEPT: Final = 24  # plans a node keeps
GLANCES: Final = 2
DOUBT: Final = 16.0  # visits that count as much as the plan itself


@final
class Edge:
    """A plan from a node, and what its visits brought."""

    def __init__(self, actions: list[int], lead: float, points: list[float], seats: int) -> None:
        self.actions = actions
        self.lead = lead
        self.planned = points
        self.promise = 0.0  # the hope that the plan gives the seat
        self.prior = 0.0
        self.visits = 0
        self.answered = 0.0  # what the others' answers did to the seat's hope, summed over visits
        self.points = [0.0] * seats
        self.children: dict[tuple[object, ...], Node] = {}


@final
class Node:
    """A situation in which `seat` decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.answered = 0.0  # the same of all its edges
        self.edges: list[Edge] = []

    def value(self, edge: Edge) -> float:
        """The hope of the seat in an edge: its promise, corrected by the answers to it.

        Answers are compared with what they do on average; few visits correct little.
        """
        if edge.visits == 0:
            return edge.promise
        found = edge.answered / edge.visits - self.answered / self.visits
        return edge.promise + found * edge.visits / (edge.visits + DOUBT)


@final
class Tree:
    """The search from one decision."""

    def __init__(self, evaluation: Evaluation, world: State, rng: Rng, meter: Meter) -> None:
        self.evaluation: Final = evaluation
        self.seats: Final = world.seats
        self.horizon: Final = world.turn + world.seats
        self.rng: Final = rng
        self.meter: Final = meter
        self.root: Final = Node(world.stack[-1].seat)

    def grow(self, node: Node, world: State, beam: int, most: int) -> None:
        """Give a node its plans, at the cost of about `most` thoughts."""
        share = Meter(Budget(thoughts=most))
        share.deadline = self.meter.deadline
        plans = plan_turn(world, self.evaluation, self.rng, beam, share, GLANCES)
        self.meter.spent += share.spent
        self.add(node, plans)
        self.weigh(node)

    def add(self, node: Node, plans: list[Plan]) -> None:
        """Add the best plans to a node, as far as they are sure."""
        known = {tuple(edge.actions) for edge in node.edges}
        left = KEPT
        for plan in plans:
            actions = plan.actions[: plan.sure]
            key = tuple(actions)
            if key in known:
                continue
            known.add(key)
            node.edges.append(Edge(actions, plan.lead, plan.points, self.seats))
            left -= 1
            if left == 0:
                break

    def weigh(self, node: Node) -> None:
        """Order the plans; the better the evaluation finds them, the sooner they are tried."""
        node.edges.sort(key=_best_first)
        best = node.edges[0].lead
        scale = self.evaluation.scale
        total = 0.0
        for edge in node.edges:
            edge.promise = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -edge.lead / scale))))
            edge.prior = exp(max(-30.0, (edge.lead - best) / (scale * 0.25)))
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total

    def visit(self, world: State, beam: int, most: int) -> None:
        """Play a round along the most promising path, and tell the path what it came to."""
        node = self.root
        nodes: list[Node] = []
        path: list[Edge] = []
        ends: list[float] = []  # the hope of each node's seat when its turn ended
        while len(path) < LONGEST:
            if not node.edges:
                self.grow(node, world, beam, most)
            edge = self.select(node, world)
            nodes.append(node)
            path.append(edge)
            turn = world.turn
            possible = follow(world, edge.actions, self.meter)
            over = not world.stack
            if over or world.turn != turn or world.stack[-1].seat != node.seat:
                points = self.evaluation.points(world)
                for i in range(len(ends), len(path)):
                    ends.append(self.evaluation.hope(points, nodes[i].seat))
            if over or not possible or world.turn >= self.horizon:
                break
            key = (world.stack[-1].seat, tuple(world.answers))
            child = edge.children.get(key)
            if child is None:
                child = Node(world.stack[-1].seat)
                edge.children[key] = child
            node = child
        self.tell(nodes, path, ends, world)

    def tell(self, nodes: list[Node], path: list[Edge], ends: list[float], world: State) -> None:
        """Count on every edge of the path what came of it."""
        points = self.evaluation.points(world)
        for i in range(len(path)):
            node = nodes[i]
            edge = path[i]
            found = 0.0
            if i < len(ends):
                found = self.evaluation.hope(points, node.seat) - ends[i]
            node.visits += 1
            node.answered += found
            edge.visits += 1
            edge.answered += found
            for seat in range(self.seats):
                edge.points[seat] += points[seat]

    def select(self, node: Node, world: State) -> Edge:
        """The edge with the best mix of hope and curiosity, among those tried so far or next."""
        wide = min(len(node.edges), 2 + int(WIDEN * sqrt(node.visits)))
        curiosity = EXPLORE * sqrt(node.visits + 1)
        best = node.edges[0]
        record = -1e9
        for i in range(wide):
            edge = node.edges[i]
            if edge.actions[0] not in world.answers:
                continue
            value = node.value(edge) + curiosity * edge.prior / (1 + edge.visits)
            if value > record:
                record = value
                best = edge
        return best


def follow(world: State, actions: list[int], meter: Meter) -> bool:
    """Carry a plan out; False where this world does not allow it."""
    for action in actions:
        if action not in world.answers:
            return False
        world.apply(action)
        meter.think()
    return True


def _best_first(edge: Edge) -> float:
    return -edge.lead
