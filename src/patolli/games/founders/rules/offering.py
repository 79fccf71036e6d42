"""Influence: offering a worship tile, and the choice of an additional influence action."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message
from patolli.games.founders import events
from patolli.games.founders.names import FROM_OFFERING, INFLUENCES
from patolli.games.founders.rules.base_rewards import push_sized
from patolli.games.founders.rules.construction import push_any_construction
from patolli.games.founders.rules.favour import can_favour, start_favour
from patolli.games.founders.rules.paying import can_pay, push_payment
from patolli.games.founders.rules.producing import ProduceOrBuild, can_produce
from patolli.games.founders.rules.pyramid import SupplyPyramid, supply_pyramid
from patolli.games.founders.rules.temples import SupplyTemple, supply_temple
from patolli.games.founders.rules.worship_display import put_under
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Effect
from patolli.games.founders.tiles.worship import effect_data, effect_label


def count_buildings(s: FoundersState, seat: int, number: int) -> int:
    """How many buildings of a class stand in the city."""
    return s.built_class[seat].count(number)


def count_size(s: FoundersState, seat: int, size: int) -> int:
    """How many buildings of a size stand in the city."""
    found = 0
    for number in s.built_class[seat]:
        if s.c.class_size[number] == size:
            found += 1
    return found


def count_resource(s: FoundersState, seat: int, resource: int) -> int:
    """How many buildings of a resource stand in the city."""
    found = 0
    for number in s.built_class[seat]:
        if s.c.class_resource[number] == resource:
            found += 1
    return found


def product(s: FoundersState, seat: int, effect: Effect) -> int:
    """Temples times buildings, up to the printed maximum (FOU-WORSHIP-12)."""
    temples = s.temple_colour[seat].count(effect.temple_factor)
    return min(effect.max, temples * count_resource(s, seat, effect.resource_factor))


def meets_needs(s: FoundersState, seat: int, effect: Effect) -> bool:
    """Whether the buildings that an effect needs stand in the city (FOU-WORSHIP-10)."""
    for number, needed in enumerate(effect.needs):
        if needed and count_buildings(s, seat, number) < needed:
            return False
    for size, needed in enumerate(effect.needs_size):
        if needed and count_size(s, seat, size) < needed:
            return False
    return True


def can_offer(s: FoundersState, seat: int, tile: int) -> bool:
    """Whether a worship tile's effect can be applied and is worth something (FOU-OFFER-1)."""
    effect = s.c.effects[s.c.tile_effect[tile]]
    if effect.costs and not can_pay(s, seat, effect.pay):
        return False
    if effect.needy and not meets_needs(s, seat, effect):
        return False
    if effect.pyramid and not supply_pyramid(s, seat):
        return False
    if effect.temple and not supply_temple(s, seat):
        return False
    return effect.temple_factor < 0 or product(s, seat, effect) > 0  # FOU-WORSHIP-19


def most_times(s: FoundersState, seat: int, effect: Effect) -> int:
    """How often a repeatable effect can be paid for (FOU-OFFER-3)."""
    times = 1
    while times < effect.repeats:
        more = [amount * (times + 1) for amount in effect.pay]
        if not can_pay(s, seat, more):
            break
        times += 1
    return times


def can_influence(s: FoundersState, seat: int, zone: int) -> bool:
    """Whether a zone's influence action does anything (FOU-TURN-9)."""
    if zone == 0:
        return can_produce(s, seat)
    if zone == 2:
        return can_favour(s, seat)
    for tile in s.hand[seat]:
        if can_offer(s, seat, tile):
            return True
    return False


def start_influence(s: FoundersState, seat: int, zone: int) -> None:
    """Begin an influence action that does something."""
    if zone == 0:
        s.push(ProduceOrBuild(seat))
    elif zone == 1:
        s.push(Offer(seat))
    else:
        start_favour(s, seat)


def push_any_influence(s: FoundersState, seat: int, optional: int) -> None:
    """Offer an additional influence action, if there is one (FOU-BONUS-3, FOU-WORSHIP-17)."""
    for zone in range(len(INFLUENCES)):
        if can_influence(s, seat, zone):
            s.push(AnyInfluence(seat, optional))
            return


@final
class AnyInfluence(Frame[FoundersState]):
    """Which influence action to carry out; `optional` is 1 when it may be left out."""

    name: ClassVar[str] = "any-influence"

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline] if self.optional else []
        for zone in range(len(INFLUENCES)):
            if can_influence(s, self.seat, zone):
                answers.append(s.a.influence.first + zone)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            start_influence(s, self.seat, s.a.influence.index(action))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-any-influence")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return Message(f"founders-label-influence-{INFLUENCES[s.a.influence.index(action)]}")


@final
class Offer(Frame[FoundersState]):
    """Which own worship tile to offer."""

    name: ClassVar[str] = "offer"

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        last = -1
        for tile in s.hand[self.seat]:
            if tile != last and can_offer(s, self.seat, tile):
                answers.append(s.a.offer.first + tile)
            last = tile
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        tile = s.a.offer.index(action)
        s.hand[self.seat].remove(tile)
        if s.recording:
            events.offered(s, self.seat, tile)
        s.push(ReturnTile(self.seat, tile))  # FOU-OFFER-2
        effect = s.c.effects[s.c.tile_effect[tile]]
        if most_times(s, self.seat, effect) > 1:
            s.push(Times(self.seat, tile))
        else:
            push_effect(s, self.seat, tile, 1)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-offer")

    def label(self, s: FoundersState, action: int) -> Message:
        return effect_label("offer", s.c, s.a.offer.index(action))


@final
class Times(Frame[FoundersState]):
    """How often a repeatable effect is applied (FOU-OFFER-3)."""

    name: ClassVar[str] = "times"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        for number in range(most_times(s, self.seat, self.effect(s))):
            answers.append(s.a.times.first + number)
        return answers

    def effect(self, s: FoundersState) -> Effect:
        """The effect of the tile."""
        return s.c.effects[s.c.tile_effect[self.tile]]

    def apply(self, s: FoundersState, action: int) -> None:
        push_effect(s, self.seat, self.tile, s.a.times.index(action) + 1)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-times", effect_data(s.c, self.tile))

    def label(self, s: FoundersState, action: int) -> Message:
        times = s.a.times.index(action) + 1
        return Message(
            "founders-label-times", {"times": times, "points": times * self.effect(s).vp}
        )

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.tile]}


@final
class ReturnTile(Step[FoundersState]):
    """An offered tile goes back under its pile once its effect is over (FOU-OFFER-2)."""

    name: ClassVar[str] = "return-tile"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def run(self, s: FoundersState) -> None:
        put_under(s, self.tile)

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.tile]}


@final
class Earn(Step[FoundersState]):
    """The points of an offering, once it is paid for, then what else it brings."""

    name: ClassVar[str] = "earn"

    def __init__(self, seat: int, tile: int, times: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.times: Final = times

    def run(self, s: FoundersState) -> None:
        effect = s.c.effects[s.c.tile_effect[self.tile]]
        points = effect.vp * self.times
        if effect.temple_factor >= 0:
            points += product(s, self.seat, effect)
        if points:
            s.gain(self.seat, points, FROM_OFFERING)
            if s.recording:
                events.offering_points(s, self.seat, points)
        if effect.pyramid:
            s.push(SupplyPyramid(self.seat))
        if effect.temple:
            s.push(SupplyTemple(self.seat))
        if effect.size:
            push_sized(s, self.seat, effect.size, s.architect[self.seat], 0)
        if effect.influence:
            push_any_influence(s, self.seat, 1)
        if effect.construction:
            push_any_construction(s, self.seat, 1)

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.tile]}


def push_effect(s: FoundersState, seat: int, tile: int, times: int) -> None:
    """Pay for the effect of a tile, then apply it."""
    s.push(Earn(seat, tile, times))
    pay = s.c.effects[s.c.tile_effect[tile]].pay
    push_payment(s, seat, [amount * times for amount in pay])
