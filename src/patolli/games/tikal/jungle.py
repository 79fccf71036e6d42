"""The explored jungle: which hex lies where, and what every way through it costs.

Copies of a state share it: a jungle that is shared never changes, placing a hex makes a new one.
Path costs are brought up to date for the one new hex; what can be reached from a space is found
when it is first asked for and kept for every later prompt of every state with this board.
"""

from __future__ import annotations

from typing import Final, cast, final

from patolli.core.native import i64
from patolli.games.tikal.bitboards import lowest, only, spaces_of
from patolli.games.tikal.board import (
    BORDER_SHIFT,
    BORDER_SIDE,
    BORDERS,
    OPPOSITE,
    PRINTED_SPACES,
    SIDE_COUNT,
    SPACE_COUNT,
)
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

_UNKNOWN: Final[list[int]] = []
_UNSEEN: Final[list[object]] = []


@final
class ByCost:
    """Sets of spaces by the stones of a path, one to six: a field for each, no list to look into.

    Those of a space, where its paths lead to, never change: `with_path` makes a new one.
    """

    def __init__(self, c1: i64, c2: i64, c3: i64, c4: i64, c5: i64, c6: i64) -> None:
        self.c1: i64 = c1
        self.c2: i64 = c2
        self.c3: i64 = c3
        self.c4: i64 = c4
        self.c5: i64 = c5
        self.c6: i64 = c6

    def copy(self) -> ByCost:
        """The same sets, to be changed."""
        return ByCost(self.c1, self.c2, self.c3, self.c4, self.c5, self.c6)

    def sets(self) -> list[int]:
        """The sets in a list, those of one stone first."""
        return [self.c1, self.c2, self.c3, self.c4, self.c5, self.c6]

    def of(self, cost: i64) -> i64:
        """The spaces of one cost."""
        if cost == 1:
            return self.c1
        if cost == 2:
            return self.c2
        if cost == 3:
            return self.c3
        if cost == 4:
            return self.c4
        if cost == 5:
            return self.c5
        return self.c6

    def up_to(self, cost: i64) -> i64:
        """The spaces of all costs up to one."""
        found: i64 = 0
        if cost > 5:
            found = self.c5 | self.c6
        elif cost > 4:
            found = self.c5
        if cost > 3:
            found |= self.c4
        if cost > 2:
            found |= self.c3
        if cost > 1:
            found |= self.c2
        if cost > 0:
            found |= self.c1
        return found

    def add(self, cost: i64, spaces: i64) -> None:
        """Put more spaces into the set of a cost."""
        if cost == 1:
            self.c1 |= spaces
        elif cost == 2:
            self.c2 |= spaces
        elif cost == 3:
            self.c3 |= spaces
        elif cost == 4:
            self.c4 |= spaces
        elif cost == 5:
            self.c5 |= spaces
        else:
            self.c6 |= spaces

    def with_path(self, cost: i64, there: i64) -> ByCost:
        """These sets and one more path."""
        more = self.copy()
        more.add(cost, there)
        return more


NO_PATHS: Final = ByCost(0, 0, 0, 0, 0, 0)


@final
class Jungle:
    """The explored hexes, the paths between them and what can be reached along these paths.

    `hexes` and `rotations` are by space (-1: unexplored), and so is `paths`: where one step leads
    to; `exits` are the spaces that a step leads away from. The others are sets of spaces:
    `explored`, `beside` an explored hex, `open` (no volcano lies there), on the `ways` from an open
    one, `faced` by a stone of one, and the `temples`, `clearings` and `ruins`.
    """

    def __init__(
        self,
        hexes: list[int],
        rotations: list[int],
        paths: list[ByCost],
        exits: ByCost,
    ) -> None:
        self.hexes: Final = hexes
        self.rotations: Final = rotations
        self.paths: Final = paths
        self.exits: Final = exits
        self.explored: i64 = 0
        self.beside: i64 = 0
        self.open: i64 = 0
        self.ways: i64 = 0
        self.faced: i64 = 0
        self.temples: i64 = 0
        self.clearings: i64 = 0
        self.ruins: i64 = 0
        self.shared = False  # whether another state may have it too
        self.known: list[list[int]] = [_UNKNOWN] * SPACE_COUNT  # what `within` has found so far
        self.asked: i64 = 0  # from which spaces it has
        self.verified = False  # whether the invariants were found to hold
        self.ground = _UNSEEN  # by space what a view shows of the hexes, copied by all later views
        self.encoded = b""  # the same as bytes

    def placed(self, tile: int, space: int, rotation: int) -> Jungle:
        """The jungle with one more hex: this one, or a new one where others share it."""
        jungle = self._copy() if self.shared else self
        jungle._place(tile, space, rotation)
        return jungle

    def _copy(self) -> Jungle:
        new = Jungle(self.hexes[:], self.rotations[:], self.paths[:], self.exits.copy())
        new.explored = self.explored
        new.beside = self.beside
        new.open = self.open
        new.ways = self.ways
        new.faced = self.faced
        new.temples = self.temples
        new.clearings = self.clearings
        new.ruins = self.ruins
        return new

    def _place(self, tile: int, space: int, rotation: int) -> None:
        """Put a hex down, in place; what was found of the jungle without it is forgotten."""
        self.verified = False
        self.ground = _UNSEEN
        self.encoded = b""
        self.hexes[space] = tile
        self.rotations[space] = rotation
        here: i64 = only(space)
        around: i64 = AROUND[space]
        self.explored |= here
        self.beside |= around
        kind = KIND[tile]
        if kind == VOLCANO:
            return
        if kind == TEMPLE:
            self.temples |= here
        elif kind == CLEARING:
            self.clearings |= here
        elif kind == RUIN:
            self.ruins |= here
        self.open |= here
        self.ways |= around
        while self.asked:
            self.known[lowest(self.asked)] = _UNKNOWN
            self.asked &= self.asked - 1
        _join_paths(self, space)

    def kind(self, space: int) -> int:
        """The type of the hex on a space, -1 if it is unexplored."""
        tile = self.hexes[space]
        return KIND[tile] if tile >= 0 else -1

    def stones(self, space: int, side: int) -> int:
        """The stones that the hex on a space has on one side of the board."""
        return stones_facing(self.hexes[space], self.rotations[space], side)

    def within(self, origin: int, reach: int) -> list[int]:
        """The sets of spaces that cost at most 0, 1, 2 ... to go to, up to `reach` or further."""
        known = self.known[origin]
        if len(known) <= reach:
            known = self._search(origin, reach)
            self.known[origin] = known
            self.asked |= only(origin)
        return known

    def _search(self, origin: i64, reach: i64) -> list[int]:
        """Cost by cost, what lies one path further; a space found once is as cheap as it gets."""
        sets: list[int] = []
        boxed = cast("list[object]", sets)  # where nothing is new, the last set once more
        found: i64 = 0
        now: i64 = only(origin)
        in1: i64 = 0  # what a path leads to for one point more, for two more ...
        in2: i64 = 0
        in3: i64 = 0
        in4: i64 = 0
        in5: i64 = 0
        in6: i64 = 0
        while reach >= 0:
            now &= ~found
            if now:
                found |= now
                sets.append(found)
            else:
                boxed.append(boxed[-1])
            while now and reach > 0:
                paths = self.paths[lowest(now)]
                in1 |= paths.c1
                in2 |= paths.c2
                in3 |= paths.c3
                in4 |= paths.c4
                in5 |= paths.c5
                in6 |= paths.c6
                now &= now - 1
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
        there: i64 = only(goal)
        sets = self.within(origin, reach)
        for cost in range(reach + 1):
            if sets[cost] & there:
                return cost
        return FAR

    def path(self, space: int, there: int) -> int:
        """The stones of the path between two neighbours, 0 without one."""
        paths = self.paths[space]
        goal = only(there)
        for cost in range(1, LONGEST + 1):
            if paths.of(cost) & goal:
                return cost
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
            for there in spaces_of(self.paths[here].up_to(LONGEST)):
                if self.path(here, there) + left[there] == left[here]:
                    here = there
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


def _around() -> list[i64]:
    sets: list[i64] = []
    for borders in BORDERS:
        around: i64 = 0
        for border in borders:
            around |= only(border >> BORDER_SHIFT)
        sets.append(around)
    return sets


AROUND: Final[list[i64]] = _around()
"""The spaces beside each space."""


def stones_facing(tile: int, rotation: int, side: int) -> int:
    """The stones on a side of the board of a hex turned clockwise by `rotation` sixths."""
    return ROTATED[tile * SIDE_COUNT + rotation][side]


def _join_paths(jungle: Jungle, space: int) -> None:
    """Enter the paths between a new hex and its neighbours. TIK-MOVE-1, TIK-MOVE-2, TIK-TYPE-4."""
    own = ROTATED[jungle.hexes[space] * SIDE_COUNT + jungle.rotations[space]]
    here = only(space)
    paths = NO_PATHS.copy()
    for border in BORDERS[space]:
        beyond = border >> BORDER_SHIFT
        there = only(beyond)
        side = border & BORDER_SIDE
        if own[side] > 0:
            jungle.faced |= there
        if not jungle.open & there:
            continue
        cost: i64 = own[side] + jungle.stones(beyond, OPPOSITE[side])
        if cost > 0:
            paths.add(cost, there)
            jungle.paths[beyond] = jungle.paths[beyond].with_path(cost, here)
            jungle.exits.add(cost, here | there)
    jungle.paths[space] = paths


def _printed() -> Jungle:
    """The board before the first hex. TIK-SETUP-1."""
    jungle = Jungle(
        [-1] * SPACE_COUNT,
        [0] * SPACE_COUNT,
        [NO_PATHS] * SPACE_COUNT,
        NO_PATHS.copy(),
    )
    for i, tile in enumerate(PRINTED):
        jungle = jungle.placed(tile, PRINTED_SPACES[i], 0)
    jungle.shared = True
    return jungle


PRINTED_JUNGLE: Final[Jungle] = _printed()


def mapped(hexes: list[int], rotations: list[int]) -> Jungle:
    """The jungle of a board given by its hexes and rotations, the printed ones included."""
    jungle = PRINTED_JUNGLE
    for space in range(SPACE_COUNT):
        if hexes[space] >= 0 and jungle.hexes[space] < 0:
            jungle = jungle.placed(hexes[space], space, rotations[space])
    return jungle
