"""The explored jungle: which hex lies where, and what every way through it costs.

A Jungle never changes: placing a hex makes a new one, so that copies of a state share it. Path
costs are brought up to date for the one new hex; the distances from a space are found when they
are first asked for and kept for every later prompt of every state with this board.
"""

from __future__ import annotations

from typing import Final, final

from patolli.games.tikal.board import (
    NEIGHBOURS,
    PRINTED_SPACES,
    SIDE_COUNT,
    SPACE_COUNT,
    opposite,
)
from patolli.games.tikal.components import ACTION_POINTS, KIND, PRINTED, STONES, VOLCANO

FAR: Final[int] = 4 * ACTION_POINTS
"""A distance that no turn can pay for."""


_UNKNOWN: Final[list[int]] = []


@final
class Jungle:
    """The explored hexes, the paths between them and the cheapest ways along these paths.

    `hexes`, `kinds` and `turns` are by space (-1: unexplored); `paths` lists for each space the
    neighbours that a path leads to, ascending, each followed by its cost; `exit` is the cheapest
    step out of a space, FAR if there is none; `beside` counts the explored hexes around a space,
    `ways` those of them that are no volcano.
    """

    def __init__(
        self,
        hexes: list[int],
        kinds: list[int],
        turns: list[int],
        paths: list[list[int]],
        exits: list[int],
        beside: list[int],
        ways: list[int],
    ) -> None:
        self.hexes: Final = hexes
        self.kinds: Final = kinds
        self.turns: Final = turns
        self.paths: Final = paths
        self.exit: Final = exits
        self.beside: Final = beside
        self.ways: Final = ways
        self.known: list[list[int]] = [_UNKNOWN] * SPACE_COUNT  # distances found so far,
        self.reach: list[int] = [-1] * SPACE_COUNT  # and up to which cost they were looked for
        self.verified = False  # whether the invariants were found to hold

    def placed(self, tile: int, space: int, turn: int) -> Jungle:
        """The jungle with one more hex."""
        new = Jungle(
            self.hexes[:],
            self.kinds[:],
            self.turns[:],
            self.paths[:],
            self.exit[:],
            self.beside[:],
            self.ways[:],
        )
        new.hexes[space] = tile
        new.kinds[space] = KIND[tile]
        new.turns[space] = turn
        passable = KIND[tile] != VOLCANO
        for side in range(SIDE_COUNT):
            there = NEIGHBOURS[space * SIDE_COUNT + side]
            if there >= 0:
                new.beside[there] += 1
                if passable:
                    new.ways[there] += 1
        if passable:
            _join_paths(new, space)
        return new

    def stones(self, space: int, side: int) -> int:
        """The stones that the hex on a space has on one side of the board."""
        return stones_facing(self.hexes[space], self.turns[space], side)

    def distances(self, origin: int, reach: int) -> list[int]:
        """What the cheapest way to each space costs, FAR if more than `reach`; not to be changed.

        Costs above `reach` may be there too, from an earlier and longer look.
        """
        if reach > self.reach[origin]:
            self.known[origin] = self._search(origin, reach)
            self.reach[origin] = reach
        return self.known[origin]

    def _search(self, origin: int, reach: int) -> list[int]:
        found = [FAR] * SPACE_COUNT
        found[origin] = 0
        queue = [origin]
        done = 0
        while done < len(queue):
            here = queue[done]
            done += 1
            spent = found[here]
            paths = self.paths[here]
            for i in range(0, len(paths), 2):
                cost = spent + paths[i + 1]
                if cost <= reach and cost < found[paths[i]]:
                    found[paths[i]] = cost
                    queue.append(paths[i])
        return found

    def path(self, space: int, there: int) -> int:
        """The stones of the path between two neighbours, 0 without one."""
        paths = self.paths[space]
        for i in range(0, len(paths), 2):
            if paths[i] == there:
                return paths[i + 1]
        return 0

    def way(self, origin: int, goal: int) -> list[int]:
        """The spaces of a cheapest way along paths, both ends included."""
        spaces = [origin]
        here = origin
        left = self.distances(goal, ACTION_POINTS)
        while here != goal:
            paths = self.paths[here]
            for i in range(0, len(paths), 2):
                if paths[i + 1] + left[paths[i]] == left[here]:
                    here = paths[i]
                    break
            spaces.append(here)
        return spaces


def _turned() -> list[list[int]]:
    """For hex * 6 + turn the stones on the sides of the board."""
    table: list[list[int]] = []
    for stones in STONES:
        for turn in range(SIDE_COUNT):
            table.append(stones[SIDE_COUNT - turn :] + stones[: SIDE_COUNT - turn])
    return table


TURNED: Final[list[list[int]]] = _turned()


def stones_facing(tile: int, turn: int, side: int) -> int:
    """The stones on a side of the board of a hex turned clockwise by `turn` sixths."""
    return TURNED[tile * SIDE_COUNT + turn][side]


def _join_paths(jungle: Jungle, space: int) -> None:
    """Enter the paths between a new hex and its neighbours. TIK-MOVE-1, TIK-MOVE-2, TIK-TYPE-4."""
    exits = jungle.exit
    own = TURNED[jungle.hexes[space] * SIDE_COUNT + jungle.turns[space]]
    for side in range(SIDE_COUNT):
        there = NEIGHBOURS[space * SIDE_COUNT + side]
        if there < 0 or jungle.kinds[there] < 0 or jungle.kinds[there] == VOLCANO:
            continue
        back = opposite(side)
        cost = own[side] + jungle.stones(there, back)
        if cost > 0:
            jungle.paths[space] = _with_path(jungle.paths[space], there, cost)
            jungle.paths[there] = _with_path(jungle.paths[there], space, cost)
            if cost < exits[space]:
                exits[space] = cost
            if cost < exits[there]:
                exits[there] = cost


def _with_path(paths: list[int], there: int, cost: int) -> list[int]:
    """The paths of a space with one more, still ascending."""
    at = len(paths)
    while at > 0 and paths[at - 2] > there:
        at -= 2
    return [*paths[:at], there, cost, *paths[at:]]


def _printed() -> Jungle:
    """The board before the first hex. TIK-SETUP-1."""
    jungle = Jungle(
        [-1] * SPACE_COUNT,
        [-1] * SPACE_COUNT,
        [0] * SPACE_COUNT,
        [[]] * SPACE_COUNT,
        [FAR] * SPACE_COUNT,
        [0] * SPACE_COUNT,
        [0] * SPACE_COUNT,
    )
    for i, tile in enumerate(PRINTED):
        jungle = jungle.placed(tile, PRINTED_SPACES[i], 0)
    return jungle


PRINTED_JUNGLE: Final[Jungle] = _printed()


def mapped(hexes: list[int], turns: list[int]) -> Jungle:
    """The jungle of a board given by its hexes and turns, the printed ones included."""
    jungle = PRINTED_JUNGLE
    for space in range(SPACE_COUNT):
        if hexes[space] >= 0 and jungle.hexes[space] < 0:
            jungle = jungle.placed(hexes[space], space, turns[space])
    return jungle
