"""Taking an action space: how many discs, then its construction or influence action."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame, Step
from patolli.core.message import Data, Message, name, seat
from patolli.core.native import i64
from patolli.games.founders.bonus import (
    AfterAction,
    bonus_data,
    has_free_square,
    helps_first,
    use_bonus,
    visible,
)
from patolli.games.founders.construction import can_construct, needed_power, start_construction
from patolli.games.founders.names import INFLUENCES, MOST_SEATS, NONE, SIDES, ZONES
from patolli.games.founders.offering import can_influence, start_influence
from patolli.games.founders.state import FoundersState

FIELD: Final = 5  # bits: sizes, and so needed powers, end at 9
FIELD_MASK: Final = (1 << FIELD) - 1


def stack_height(s: FoundersState, space: i64) -> int:
    """The discs on a space, the bonus disc included."""
    return s.heights[space] + 1


def most_discs(s: FoundersState, who: i64, space: i64) -> int:
    """How many discs a player can add to a space (FOU-TURN-3, FOU-TURN-4)."""
    room = s.c.stack_limit - s.heights[space] - 1
    own = s.discs[who]
    if own < room:
        room = own
    return room if room < s.c.most_discs else s.c.most_discs


@final
class Chances:
    """What a player could do before discs are placed: worked out zone by zone, once, when asked.

    A field of each word is a zone's: 0 as long as nobody asked, else the answer and 2.
    """

    def __init__(self, s: FoundersState, who: int) -> None:
        self.s: Final = s
        self.who: Final = who
        self.influences: i64 = 0
        self.powers: i64 = 0

    def influence(self, zone: int) -> bool:
        """Whether the zone's influence action does something."""
        shift: i64 = zone * FIELD
        if not self.influences >> shift & FIELD_MASK:
            found: i64 = 3 if can_influence(self.s, self.who, zone) else 2
            self.influences |= found << shift
        return self.influences >> shift & FIELD_MASK == 3

    def power(self, zone: int) -> int:
        """The least power for the zone's construction, or NONE."""
        shift: i64 = zone * FIELD
        if not self.powers >> shift & FIELD_MASK:
            found: i64 = needed_power(self.s, self.who, zone, self.s.c.most_power) + 2
            self.powers |= found << shift
        return (self.powers >> shift & FIELD_MASK) - 2

    def bonus_power(self, disc: int) -> int:
        """The least power with which a visible bonus alone is worth the discs, or NONE."""
        bonus = self.s.c.bonuses[disc]
        least = NONE
        if bonus.resources and has_free_square(self.s, self.who):
            return 0
        for zone in range(len(ZONES)):
            if bonus.influence and self.influence(zone):
                return 0
            power = self.power(zone) if bonus.construction else NONE
            if power != NONE and (least == NONE or power < least):
                least = power
        return least


def least_discs(s: FoundersState, who: int, space: int, zone: int, chances: Chances) -> int:
    """The fewest discs that open a space whose influence action does nothing, or NONE.

    There must be room for a disc (FOU-TURN-8).
    """
    most = most_discs(s, who, space)
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


def fewest_discs(s: FoundersState, who: int, space: int) -> int:
    """The fewest discs that open a space that can be opened."""
    zone = zone_of(s, space)
    if can_influence(s, who, zone):
        return 1
    return least_discs(s, who, space, zone, Chances(s, who))


def zone_of(s: FoundersState, space: int) -> int:
    """The zone of an action space."""
    return space // s.a.per_zone


def space_data(s: FoundersState, space: int) -> Data:
    """How an action space is called: its zone and its number there."""
    zone = name(f"founders-zone-{ZONES[zone_of(s, space)]}")
    return {"zone": zone, "number": space % s.a.per_zone + 1}


@final
class Discs(Frame[FoundersState]):
    """How many discs to put on the space (FOU-TURN-3)."""

    name: ClassVar[str] = "discs"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def args(self) -> Args:
        return [self.seat, self.space]

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        least = fewest_discs(s, self.seat, self.space)
        for count in range(least, most_discs(s, self.seat, self.space) + 1):
            answers.append(s.a.discs + count - 1)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        count = action - s.a.discs + 1
        disc = visible(s, self.space)
        put_discs(s, self.seat, self.space, count)
        if s.recording:
            data = {"seat": seat(self.seat), **space_data(s, self.space)}
            s.emit("founders-took-space", {**data, "discs": count, "power": s.power})
        s.push(Act(self.seat, self.space, disc))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-discs", {"power": stack_height(s, self.space)})

    def label(self, s: FoundersState, action: int) -> Message:
        count = action - s.a.discs + 1
        power = stack_height(s, self.space) + count
        return Message("founders-label-discs", {"count": count, "power": power})


def put_discs(s: FoundersState, who: int, space: int, count: int) -> None:
    """Put discs on a stack; its height is the power (FOU-POWER-1)."""
    height = s.heights[space]
    first = space * (s.c.stack_limit - 1) + height
    for level in range(first, first + count):
        s.stacks[level] = who
    s.heights[space] = height + count
    s.discs[who] = s.discs[who] - count
    s.power = height + count + 1


def can_act(s: FoundersState, who: int, zone: int) -> bool:
    """Whether one of the two actions of a zone can be carried out now (FOU-TURN-7)."""
    return can_influence(s, who, zone) or can_construct(s, who, zone, s.power)


@final
class Act(Frame[FoundersState]):
    """Construction or influence, or first the visible bonus.

    `disc` is the visible bonus disc that can still be used first, or NONE.
    """

    name: ClassVar[str] = "act"

    def __init__(self, seat: int, space: int, disc: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.disc: Final = disc

    def args(self) -> Args:
        return [self.seat, self.space, self.disc]

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        if self.disc != NONE and helps_first(s, self.seat, self.disc, s.power):
            answers.append(s.a.bonus)
        zone = zone_of(s, self.space)
        if can_construct(s, self.seat, zone, s.power):
            answers.append(s.a.construct + zone)
        if can_influence(s, self.seat, zone):
            answers.append(s.a.influence + zone)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.bonus:
            s.push(ThenAct(self.seat, self.space))
            use_bonus(s, self.seat, self.disc)
            return
        if self.disc != NONE:
            s.push(AfterAction(self.seat, self.disc))
        if action >= s.a.influence:
            start_influence(s, self.seat, action - s.a.influence)
        else:
            start_construction(s, self.seat, action - s.a.construct)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-act", {"power": s.power})

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.bonus:
            return Message("founders-label-bonus-first", bonus_data(s, self.disc))
        if action >= s.a.influence:
            return Message(f"founders-label-influence-{INFLUENCES[action - s.a.influence]}")
        return Message(f"founders-label-construct-{ZONES[action - s.a.construct]}")


@final
class ThenAct(Step[FoundersState]):
    """After a bonus used first comes the action, if it is still possible (FOU-BONUS-9)."""

    name: ClassVar[str] = "then-act"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def args(self) -> Args:
        return [self.seat, self.space]

    def run(self, s: FoundersState) -> None:
        if can_act(s, self.seat, zone_of(s, self.space)):
            s.push(Act(self.seat, self.space, NONE))
        elif s.recording:
            s.emit("founders-lapsed", {"seat": seat(self.seat)})


@final
class MoveArchitect(Step[FoundersState]):
    """After an action the architect moves to the next side, clockwise (FOU-TURN-10)."""

    name: ClassVar[str] = "move-architect"

    def run(self, s: FoundersState) -> None:
        s.power = 0
        side = s.architect[self.seat] + 1
        s.architect[self.seat] = side if side < len(SIDES) else 0


#: A frame never changes: those that hold a seat alone are made once.
MOVE_ARCHITECT: Final = [MoveArchitect(seat) for seat in range(MOST_SEATS)]
