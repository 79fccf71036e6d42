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
    """The first id of each family, for one set of components.

    The order of the families makes lists of answers ascend when they are built in the order in
    which frames build them: what ends or declines first, then kinds, then squares.
    """

    def __init__(self, c: Components) -> None:
        catalogue = Catalogue()
        self.catalogue: Final = catalogue
        self.per_zone: Final = max(table.spaces_per_zone for table in c.tables)
        self.passing: Final = catalogue.family("pass")
        self.decline: Final = catalogue.family("decline")
        self.done: Final = catalogue.family("done")
        self.bonus: Final = catalogue.family("bonus")
        self.construct: Final = catalogue.family("construct", [ZONES])
        self.influence: Final = catalogue.family("influence", [INFLUENCES])
        numbers = [str(number + 1) for number in range(self.per_zone)]
        self.space_names: Final = [f"{zone}-{number}" for zone in ZONES for number in numbers]
        self.space: Final = catalogue.family("space", [self.space_names])
        self.discs: Final = catalogue.family(
            "discs", [[str(number + 1) for number in range(c.most_discs)]]
        )
        self.produce: Final = catalogue.family("produce")
        self.tile: Final = catalogue.family("tile", [c.classes])
        self.temple: Final = catalogue.family("temple", [COLOURS])
        self.pyramid: Final = catalogue.family("pyramid", [COLOURS])
        self.set: Final = catalogue.family("set", [SPACE_NAMES])
        self.resource: Final = catalogue.family("resource", [RESOURCES])
        self.joker: Final = catalogue.family("joker")
        self.times: Final = catalogue.family(
            "times", [[str(number + 1) for number in range(c.most_times)]]
        )
        self.pile: Final = catalogue.family("pile", [COLOURS])
        self.offer: Final = catalogue.family("offer", [c.tile_names])
        self.take: Final = catalogue.family("take", [c.tile_names])
        self.give: Final = catalogue.family("give", [c.tile_names])
        self.square: Final = catalogue.family("square", [c.grid.names])
        self.place: Final = catalogue.family("place", [c.places.names])
        # Ready-made answers: the squares of every set of ten neighbours in a half, and the
        # placements of each shape in each reach.
        chunks = -(-c.grid.half // CHUNK)
        self.south_lists: Final = chunks << CHUNK
        self.square_lists: Final[list[list[object]]] = [
            [
                self.square + half * c.grid.half + chunk * CHUNK + bit
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
                found.append((anchors, offsets, [self.place + place for place in reach[first:end]]))
                first = end
        return found
