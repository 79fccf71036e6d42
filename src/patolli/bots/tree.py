"""Tree search over determinized worlds, turn by turn.

A node is a situation in which a seat decides; an edge is a plan: the rest of the seat's turn, up to
where something hidden comes to light or somebody else decides. Plans come from a beam search, best
first, and the more a node is visited the more of them are tried (progressive widening). Every
visit plays in a fresh world; leaves are judged by the evaluation, at the ends of turns.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from patolli.bots.beam import Plan, plan_turn
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.rng import Rng
from patolli.core.state import State

EXPLORE: Final = 0.35
WIDEN: Final = 1.5
DEEPEST: Final = 12  # plans on one path
KEPT: Final = 24  # plans a node keeps
GLANCES: Final = 2


@final
class Edge:
    """A plan from a node, and what its visits brought."""

    def __init__(self, plan: Plan, prior: float, seats: int) -> None:
        self.actions = plan.actions
        self.prior = prior
        self.visits = 0
        self.hopes = [0.0] * seats
        self.points = [0.0] * seats
        self.first_points = plan.points
        self.children: dict[tuple[object, ...], Node] = {}


@final
class Node:
    """A situation in which `seat` decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: list[Edge] = []


@final
class Tree:
    """The search from one decision."""

    def __init__(self, evaluation: Evaluation, seats: int, seat: int) -> None:
        self.evaluation: Final = evaluation
        self.seats: Final = seats
        self.root: Final = Node(seat)

    def grow_root(self, world: State, rng: Rng, beam: int, meter: Meter, most: int) -> None:
        """Plan the root with a wide beam, at the cost of `most` thoughts at most."""
        share = Meter(Budget(thoughts=most))
        share.deadline = meter.deadline
        plans = plan_turn(world, self.evaluation, rng, beam, share, False, GLANCES)
        meter.spent += share.spent
        self.root.edges = self.edges(plans, self.root.seat)

    def edges(self, plans: list[Plan], seat: int) -> list[Edge]:
        """The best plans as edges, likelier the better the evaluation finds them."""
        best = plans[0].lead
        scale = self.evaluation.scale * 0.25
        made: list[Edge] = []
        total = 0.0
        for plan in plans[:KEPT]:
            weight = exp(max(-30.0, (plan.lead - best) / scale))
            total += weight
            made.append(Edge(plan, weight, self.seats))
        for edge in made:
            edge.prior /= total
        return made

    def visit(self, world: State, rng: Rng, beam: int, meter: Meter, most: int) -> None:
        """Follow the most promising path in a world to a leaf, and tell the path what it found."""
        node = self.root
        nodes: list[Node] = []
        path: list[Edge] = []
        while len(path) < DEEPEST:
            if not node.edges:
                share = Meter(Budget(thoughts=most))
                share.deadline = meter.deadline
                plans = plan_turn(world, self.evaluation, rng, beam, share, False, GLANCES)
                meter.spent += share.spent
                node.edges = self.edges(plans, node.seat)
                world = plans[0].state
                nodes.append(node)
                path.append(node.edges[0])
                break
            edge = self.select(node, world)
            nodes.append(node)
            path.append(edge)
            if not follow(world, edge.actions, meter) or not world.stack:
                break
            key = (world.stack[-1].seat, tuple(world.answers))
            child = edge.children.get(key)
            if child is None:
                child = Node(world.stack[-1].seat)
                edge.children[key] = child
            node = child
        self.tell(nodes, path, world)

    def tell(self, nodes: list[Node], path: list[Edge], world: State) -> None:
        """Count what the leaf is worth on every edge of the path."""
        points = self.evaluation.points(world)
        hopes = [self.evaluation.hope(points, seat) for seat in range(self.seats)]
        for i in range(len(path)):
            nodes[i].visits += 1
            edge = path[i]
            edge.visits += 1
            for seat in range(self.seats):
                edge.hopes[seat] += hopes[seat]
                edge.points[seat] += points[seat]

    def select(self, node: Node, world: State) -> Edge:
        """The edge with the best mix of hope and curiosity, among those tried so far or next."""
        wide = min(len(node.edges), 2 + int(WIDEN * sqrt(node.visits)))
        seat = node.seat
        curiosity = EXPLORE * sqrt(node.visits + 1)
        best: Edge | None = None
        record = -1e9
        mean = 0.5
        visits = 0
        total = 0.0
        for edge in node.edges[:wide]:
            visits += edge.visits
            total += edge.hopes[seat]
        if visits:
            mean = total / visits
        for edge in node.edges[:wide]:
            if edge.actions[0] not in world.answers:
                continue
            hope = edge.hopes[seat] / edge.visits if edge.visits else mean
            value = hope + curiosity * edge.prior / (1 + edge.visits)
            if value > record:
                record = value
                best = edge
        return best if best is not None else node.edges[0]


def follow(world: State, actions: list[int], meter: Meter) -> bool:
    """Carry a plan out; False where this world does not allow it."""
    for action in actions:
        if action not in world.answers:
            return False
        world.apply(action)
        meter.think()
    return True
