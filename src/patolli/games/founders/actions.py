"""The catalogue: every action of the game, numbered family by family."""

from __future__ import annotations

from typing import Final, final

from patolli.core.catalogue import Catalogue
from patolli.games.founders.city.grid import CHUNK
from patolli.games.founders.city.placements import Way, WideWay
from patolli.games.founders.city.pyramid import SPACE_NAMES
from patolli.games.founders.components import Components
from patolli.games.founders.names import ANYWHERE, COLOURS, INFLUENCES, RESOURCES, ZONES


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
        # Ready-made answers: the squares of every set of ten neighbours in a half, and the
        # placements of each shape in each reach.
        chunks = -(-c.grid.half // CHUNK)
        self.south_lists: Final = chunks << CHUNK
        self.square_lists: Final[list[list[object]]] = [
            [
                self.square.first + half * c.grid.half + chunk * CHUNK + bit
                for bit in range(CHUNK)
                if squares >> bit & 1
            ]
            for half in range(2)
            for chunk in range(chunks)
            for squares in range(1 << CHUNK)
        ]
        self.ways: Final = [
            [Way(*found) for found in self._ways(c, index)] if index % 5 != ANYWHERE else []
            for index in range(len(c.places.reach))
        ]
        self.wide_ways: Final = [
            [WideWay(*found, c.grid.half) for found in self._ways(c, shape * 5 + ANYWHERE)]
            for shape in range(len(c.places.reach) // 5)
        ]

    def _ways(self, c: Components, index: int) -> list[tuple[list[int], list[int], list[int]]]:
        """Of each orientation in reach of a side: anchors, offsets and answers."""
        squares, reach = c.places.reach_squares[index], c.places.reach[index]
        found: list[tuple[list[int], list[int], list[int]]] = []
        first = 0
        for end in range(1, len(reach) + 1):
            drawing = c.places.drawing[reach[first]]
            if end == len(reach) or c.places.drawing[reach[end]] != drawing:
                anchors = [one[0] for one in squares[first:end]]
                offsets = [square - anchors[0] for square in squares[first][1:]]
                found.append(
                    (anchors, offsets, [self.place.first + place for place in reach[first:end]])
                )
                first = end
        return found
