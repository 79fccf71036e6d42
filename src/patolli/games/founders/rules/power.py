"""Power: the discs on an action space, and how many of them open it."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.core.message import Data
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.names import NONE, ZONES
from patolli.games.founders.rules.bonus_discs import has_free_square, visible
from patolli.games.founders.rules.construction.by_zone import CONSTRUCTIONS
from patolli.games.founders.rules.influence.offering import INFLUENCE_ACTIONS
from patolli.games.founders.state import FoundersState

FIELD: Final = 5  # bits: sizes, and so needed powers, end at 9
FIELD_MASK: Final = (1 << FIELD) - 1


def stack_height(s: FoundersState, space: i64) -> int:
    """The discs on a space, the bonus disc included."""
    return s.heights[space] + 1


def most_discs(s: FoundersState, seat: i64, space: i64) -> i64:
    """How many discs a player can add to a space (FOU-TURN-3, FOU-TURN-4)."""
    height: i64 = s.heights[space]
    room = s.c.most_height - height
    own: i64 = s.discs[seat]
    most: i64 = s.c.most_discs
    return min(room, min(own, most))


@final
@mypyc_attr(free_list_len=1)
class Chances:
    """What a player could do before discs are placed: worked out zone by zone, once, when asked.

    A field of each word is a zone's: 0 until it is asked for, else the answer and 2.
    """

    def __init__(self, s: FoundersState, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.influences: i64 = 0
        self.powers: i64 = 0

    def influence(self, zone: int) -> bool:
        """Whether the zone's influence action does something."""
        shift: i64 = zone * FIELD
        if not self.influences >> shift & FIELD_MASK:
            found: i64 = 3 if INFLUENCE_ACTIONS[zone].possible(self.s, self.seat) else 2
            self.influences |= found << shift
        return self.influences >> shift & FIELD_MASK == 3

    def power(self, zone: int) -> int:
        """The least power for the zone's construction, or NONE."""
        shift: i64 = zone * FIELD
        if not self.powers >> shift & FIELD_MASK:
            least = CONSTRUCTIONS[zone].needed_power(self.s, self.seat, self.s.c.most_power)
            found: i64 = least + 2
            self.powers |= found << shift
        return (self.powers >> shift & FIELD_MASK) - 2

    def bonus_power(self, disc: int) -> int:
        """The least power with which a visible bonus alone is worth the discs, or NONE."""
        bonus = self.s.c.bonuses[disc]
        least = NONE
        if bonus.resources and has_free_square(self.s, self.seat):
            return 0
        for zone in range(len(ZONES)):
            if bonus.influence and self.influence(zone):
                return 0
            power = self.power(zone) if bonus.construction else NONE
            if power != NONE and (least == NONE or power < least):
                least = power
        return least


def least_discs(s: FoundersState, seat: int, space: int, zone: int, chances: Chances) -> int:
    """The fewest discs that open a space whose influence action does nothing, or NONE.

    There must be room for a disc (FOU-TURN-8).
    """
    most = most_discs(s, seat, space)
    height = stack_height(s, space)
    disc = visible(s, space)
    least = most + 1
    power = chances.power(zone)
    if power != NONE:
        added = s.c.bonuses[disc].power if disc != NONE else 0
        least = max(1, power - height - added)
    if disc != NONE and least > 1:
        power = chances.bonus_power(disc)
        if power != NONE:
            least = min(least, max(1, power - height))
    return least if least <= most else NONE


def can_take(s: FoundersState, seat: int, space: int) -> bool:
    """Whether a player can take a space with some number of discs."""
    if s.bonus[space] == NONE or most_discs(s, seat, space) < 1:
        return False
    zone = zone_of(s, space)
    if INFLUENCE_ACTIONS[zone].possible(s, seat):
        return True
    return least_discs(s, seat, space, zone, Chances(s, seat)) != NONE


def fewest_discs(s: FoundersState, seat: int, space: int) -> int:
    """The fewest discs that open a space that can be opened."""
    zone = zone_of(s, space)
    if INFLUENCE_ACTIONS[zone].possible(s, seat):
        return 1
    return least_discs(s, seat, space, zone, Chances(s, seat))


def zone_of(s: FoundersState, space: int) -> int:
    """The zone of an action space."""
    return space // s.a.per_zone


def space_data(s: FoundersState, space: int) -> Data:
    """How an action space is called: its zone and its number there."""
    return {"zone": events.zone_name(s, space), "number": events.space_number(s, space)}


def put_discs(s: FoundersState, seat: i64, space: i64, count: i64) -> None:
    """Put discs on a stack; its height is the power (FOU-POWER-1)."""
    if s.lent:
        s.own_board()
    height: i64 = s.heights[space]
    level = space * s.c.most_height + height
    last = level + count
    stacks = cast("list[object]", s.stacks)
    owner: object = seat  # one object for all levels
    while level < last:
        stacks[level] = owner
        level += 1
    s.heights[space] = height + count
    s.discs[seat] = s.discs[seat] - count
    s.power = height + count + 1
