"""The catalogue: every action of the game, numbered family by family."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.core.catalogue import Catalogue, Family
from patolli.games.founders.city.placements import Oriented, Ready, Way, WideWay, ready_lists
from patolli.games.founders.city.pyramid import SPACE_NAMES, UPPER
from patolli.games.founders.components import Components
from patolli.games.founders.names import (
    ANYWHERE,
    BOTTOM,
    COLOURS,
    INFLUENCES,
    RESOURCES,
    SIDES,
    TOP,
    ZONES,
)


@final
class Actions:
    """The families of actions for one set of components; an action without a family is its id.

    The order of the families makes lists of answers ascend when they are built in the order in
    which frames build them: what ends or declines first, then kinds, then squares.
    """

    def __init__(self, c: Components) -> None:
        catalogue = Catalogue()
        self.catalogue: Final = catalogue
        self.per_zone: Final = max(count.spaces_per_zone for count in c.player_counts)
        self.passing: Final = catalogue.declare("pass").first
        self.decline: Final = catalogue.declare("decline").first
        self.done: Final = catalogue.declare("done").first
        self.bonus: Final = catalogue.declare("bonus").first
        self.construct: Final = catalogue.declare("construct", [ZONES])
        self.influence: Final = catalogue.declare("influence", [INFLUENCES])
        numbers = [str(number + 1) for number in range(self.per_zone)]
        self.space_names: Final = [f"{zone}-{number}" for zone in ZONES for number in numbers]
        self.space: Final = catalogue.declare("space", [self.space_names])
        self.discs: Final = catalogue.declare(
            "discs", [[str(number + 1) for number in range(c.most_discs)]]
        )
        self.produce: Final = catalogue.declare("produce").first
        self.tile: Final = catalogue.declare("tile", [c.classes])
        self.temple: Final = catalogue.declare("temple", [COLOURS])
        self.pyramid: Final = catalogue.declare("pyramid", [COLOURS])
        self.set: Final = catalogue.declare("set", [SPACE_NAMES])
        self.resource: Final = catalogue.declare("resource", [RESOURCES])
        self.joker: Final = catalogue.declare("joker").first
        self.times: Final = catalogue.declare(
            "times", [[str(number + 1) for number in range(c.most_times)]]
        )
        self.pile: Final = catalogue.declare("pile", [COLOURS])
        self.offer: Final = catalogue.declare("offer", [c.tile_names])
        self.take: Final = catalogue.declare("take", [c.tile_names])
        self.give: Final = catalogue.declare("give", [c.tile_names])
        self.square: Final = catalogue.declare("square", [c.grid.names])
        self.place: Final = catalogue.declare("place", [c.places.names])
        # Ready-made lists of answers, which no one changes. Those of sets, by their bits:
        self.pyramids: Final = subsets(answers_of(self.pyramid))
        self.temples: Final = subsets(answers_of(self.temple))
        self.turns: Final = [[self.passing, *found] for found in subsets(answers_of(self.space))]
        self.sets_below: Final = subsets(answers_of(self.set)[:UPPER])
        self.sets_above: Final = subsets(answers_of(self.set)[UPPER:])
        self.use_or_leave: Final = [self.decline, self.bonus]
        # By zone: the bonus first, construction, influence.
        self.acts: Final = [
            subsets([self.bonus, self.construct.first + zone, self.influence.first + zone])
            for zone in range(len(ZONES))
        ]
        # By the fewest and the most discs.
        self.disc_counts: Final = [
            [answers_of(self.discs)[max(0, low - 1) : high] for high in range(c.most_discs + 1)]
            for low in range(c.most_discs + 1)
        ]
        # Parts of answers: the squares of both halves, and the placements in each reach.
        squares, half = cast("list[object]", answers_of(self.square)), c.grid.half
        self.squares_north: Final = ready_lists([*range(half)], squares[:half], {})
        self.squares_south: Final = ready_lists([*range(half)], squares[half:], {})
        self.placements: Final = cast("list[object]", answers_of(self.place))
        known: Ready = {}
        shapes = range(len(c.places.reach) // 5)
        self.wide_ways: Final = [
            [WideWay(one, c.grid.half, known) for one in self._oriented(c, shape * 5 + ANYWHERE)]
            for shape in shapes
        ]
        self.ways: Final = [
            [
                Way(one, self._lists(shape, side, one, known))
                for one in self._oriented(c, shape * 5 + side)
            ]
            for shape in shapes
            for side in range(len(SIDES))
        ]

    def _lists(
        self, shape: int, side: int, one: Oriented, known: Ready
    ) -> list[tuple[object, ...]]:
        """Ready-made answers: the northern and the southern half have those of the whole city."""
        for wide in self.wide_ways[shape]:
            if wide.drawing == one.drawing and side in (TOP, BOTTOM):
                return wide.lists_north if side == TOP else wide.lists_south
        return ready_lists(one.anchors, one.answers, known)

    def _oriented(self, c: Components, index: int) -> list[Oriented]:
        """A shape in each orientation in reach of a side."""
        squares, reach = c.places.reach_squares[index], c.places.reach[index]
        found: list[Oriented] = []
        first = 0
        for end in range(1, len(reach) + 1):
            drawing = c.places.drawing[reach[first]]
            if end == len(reach) or c.places.drawing[reach[end]] != drawing:
                anchors = [one[0] for one in squares[first:end]]
                offsets = [square - anchors[0] for square in squares[first][1:]]
                answers = [self.placements[place] for place in reach[first:end]]
                found.append(Oriented(drawing, anchors, offsets, answers))
                first = end
        return found


def answers_of(family: Family) -> list[int]:
    """All actions of a family."""
    return list(range(family.first, family.end))


def subsets(answers: list[int]) -> list[list[int]]:
    """Every set of answers, numbered by its bits."""
    made: list[list[int]] = [[]]
    for answer in answers:
        made += [[*one, answer] for one in made]  # all sets so far, and each with this answer
    return made
