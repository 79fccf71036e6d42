"""The explored jungle: which hex lies where, and what every way through it costs.

A Jungle never changes: placing a hex makes a new one, so that copies of a state share it. Path
costs are brought up to date for the one new hex; what can be reached from a space is found when it
is first asked for and kept for every later prompt of every state with this board.
"""

from __future__ import annotations

from typing import Final, final

from patolli.core.native import i64
from patolli.games.tikal.bitboards import ONLY, lowest
from patolli.games.tikal.board import BORDERS, PRINTED_SPACES, SIDE_COUNT, SPACE_COUNT, opposite
from patolli.games.tikal.components import (
    ACTION_POINTS,
    CLEARING,
    KIND,
    PRINTED,
    RUIN,
    STONES,
    TEMPLE,
    VOLCANO,
)

FAR: Final[int] = 4 * ACTION_POINTS
"""A distance that no turn can pay for."""

LONGEST: Final = 6
"""The most stones that a path can have."""

if 2 * max(max(stones) for stones in STONES) > LONGEST:
    raise ValueError(f"paths of more than {LONGEST} stones are not provided for")

SHIFT: Final = 3
COST: Final = (1 << SHIFT) - 1
"""A path is one number: the space that it leads to, shifted, and its stones in the last bits."""

_UNKNOWN: Final[list[int]] = []
_UNSEEN: Final[list[object]] = []


@final
class Jungle:
    """The explored hexes, the paths between them and what can be reached along these paths.

    `hexes`, `kinds` and `rotations` are by space (-1: unexplored); `paths` lists the paths of each
    space, ascending; `exit` is the cheapest step out of a space, FAR if there is none. The others
    are sets of spaces: `explored`, `beside` an explored hex, on the `ways` from one that is no
    volcano, `faced` by a stone of such a one, and the `temples`, `clearings` and `ruins`.
    """

    def __init__(
        self,
        hexes: list[int],
        kinds: list[int],
        rotations: list[int],
        paths: list[list[i64]],
        exits: list[i64],
    ) -> None:
        self.hexes: Final = hexes
        self.kinds: Final = kinds
        self.rotations: Final = rotations
        self.paths: Final = paths
        self.exit: Final = exits
        self.explored: i64 = 0
        self.beside: i64 = 0
        self.ways: i64 = 0
        self.faced: i64 = 0
        self.temples: i64 = 0
        self.clearings: i64 = 0
        self.ruins: i64 = 0
        self.known: list[list[int]] = [_UNKNOWN] * SPACE_COUNT  # what `within` has found so far
        self.verified = False  # whether the invariants were found to hold
        self.ground = _UNSEEN  # by space what a view shows of the hexes, kept for all later views
        self.encoded = b""  # the same as bytes

    def placed(self, tile: int, space: int, rotation: int) -> Jungle:
        """The jungle with one more hex."""
        new = Jungle(self.hexes[:], self.kinds[:], self.rotations[:], self.paths[:], self.exit[:])
        kind = KIND[tile]
        new.hexes[space] = tile
        new.kinds[space] = kind
        new.rotations[space] = rotation
        here: i64 = ONLY[space]
        new.explored = self.explored | here
        new.temples = self.temples | here if kind == TEMPLE else self.temples
        new.clearings = self.clearings | here if kind == CLEARING else self.clearings
        new.ruins = self.ruins | here if kind == RUIN else self.ruins
        around: i64 = 0
        for border in BORDERS[space]:
            around |= ONLY[border // SIDE_COUNT]
        new.beside = self.beside | around
        new.ways = self.ways
        new.faced = self.faced
        if kind != VOLCANO:
            new.ways |= around
            _join_paths(new, space)
        return new

    def stones(self, space: int, side: int) -> int:
        """The stones that the hex on a space has on one side of the board."""
        return stones_facing(self.hexes[space], self.rotations[space], side)

    def within(self, origin: int, reach: int) -> list[int]:
        """The sets of spaces that cost at most 0, 1, 2 ... to go to, up to `reach` or further."""
        known = self.known[origin]
        if len(known) <= reach:
            known = self._search(origin, reach)
            self.known[origin] = known
        return known

    def _search(self, origin: i64, reach: i64) -> list[int]:
        """Cost by cost, what lies one path further; a space found once is as cheap as it gets."""
        sets: list[int] = []
        found: i64 = 0
        now: i64 = ONLY[origin]
        in1: i64 = 0  # what a path leads to for one point more, for two more ...
        in2: i64 = 0
        in3: i64 = 0
        in4: i64 = 0
        in5: i64 = 0
        in6: i64 = 0
        while reach >= 0:
            now &= ~found
            found |= now
            while now:
                for path in self.paths[lowest(now)]:
                    there: i64 = ONLY[path >> SHIFT]
                    cost = path & COST
                    if cost == 1:
                        in1 |= there
                    elif cost == 2:
                        in2 |= there
                    elif cost == 3:
                        in3 |= there
                    elif cost == 4:
                        in4 |= there
                    elif cost == 5:
                        in5 |= there
                    else:
                        in6 |= there
                now &= now - 1
            sets.append(found)
            now = in1
            in1 = in2
            in2 = in3
            in3 = in4
            in4 = in5
            in5 = in6
            in6 = 0
            reach -= 1
        return sets

    def cost(self, origin: int, goal: int, reach: int) -> int:
        """What the cheapest way along paths costs, FAR if more than `reach`."""
        there: i64 = ONLY[goal]
        sets = self.within(origin, reach)
        for cost in range(reach + 1):
            if sets[cost] & there:
                return cost
        return FAR

    def path(self, space: int, there: int) -> int:
        """The stones of the path between two neighbours, 0 without one."""
        for path in self.paths[space]:
            if path >> SHIFT == there:
                return path & COST
        return 0

    def distances(self, origin: int, reach: int) -> list[int]:
        """What the cheapest way to each space costs, FAR if more than `reach`."""
        return [self.cost(origin, space, reach) for space in range(SPACE_COUNT)]

    def way(self, origin: int, goal: int) -> list[int]:
        """The spaces of a cheapest way along paths, both ends included."""
        spaces = [origin]
        here = origin
        left = self.distances(goal, ACTION_POINTS)
        while here != goal:
            for path in self.paths[here]:
                if (path & COST) + left[path >> SHIFT] == left[here]:
                    here = path >> SHIFT
                    break
            spaces.append(here)
        return spaces


def _rotated() -> list[list[int]]:
    """For hex * 6 + rotation the stones on the sides of the board."""
    table: list[list[int]] = []
    for stones in STONES:
        for rotation in range(SIDE_COUNT):
            table.append(stones[SIDE_COUNT - rotation :] + stones[: SIDE_COUNT - rotation])
    return table


ROTATED: Final[list[list[int]]] = _rotated()


def stones_facing(tile: int, rotation: int, side: int) -> int:
    """The stones on a side of the board of a hex turned clockwise by `rotation` sixths."""
    return ROTATED[tile * SIDE_COUNT + rotation][side]


def _join_paths(jungle: Jungle, space: int) -> None:
    """Enter the paths between a new hex and its neighbours. TIK-MOVE-1, TIK-MOVE-2, TIK-TYPE-4."""
    exits = jungle.exit
    own = ROTATED[jungle.hexes[space] * SIDE_COUNT + jungle.rotations[space]]
    paths: list[i64] = []
    for border in BORDERS[space]:
        there = border // SIDE_COUNT
        side = border % SIDE_COUNT
        if own[side] > 0:
            jungle.faced |= ONLY[there]
        if jungle.kinds[there] < 0 or jungle.kinds[there] == VOLCANO:
            continue
        cost: i64 = own[side] + jungle.stones(there, opposite(side))
        if cost > 0:
            paths.append((there << SHIFT) + cost)
            jungle.paths[there] = _with_path(jungle.paths[there], (space << SHIFT) + cost)
            if cost < exits[space]:
                exits[space] = cost
            if cost < exits[there]:
                exits[there] = cost
    jungle.paths[space] = paths


def _with_path(paths: list[i64], new: i64) -> list[i64]:
    """The paths of a space with one more, still ascending."""
    longer = paths[:]
    at = len(longer)
    while at > 0 and longer[at - 1] > new:
        at -= 1
    longer.insert(at, new)
    return longer


def _printed() -> Jungle:
    """The board before the first hex. TIK-SETUP-1."""
    jungle = Jungle(
        [-1] * SPACE_COUNT,
        [-1] * SPACE_COUNT,
        [0] * SPACE_COUNT,
        [[]] * SPACE_COUNT,
        [FAR] * SPACE_COUNT,
    )
    for i, tile in enumerate(PRINTED):
        jungle = jungle.placed(tile, PRINTED_SPACES[i], 0)
    return jungle


PRINTED_JUNGLE: Final[Jungle] = _printed()


def mapped(hexes: list[int], rotations: list[int]) -> Jungle:
    """The jungle of a board given by its hexes and rotations, the printed ones included."""
    jungle = PRINTED_JUNGLE
    for space in range(SPACE_COUNT):
        if hexes[space] >= 0 and jungle.hexes[space] < 0:
            jungle = jungle.placed(hexes[space], space, rotations[space])
    return jungle
