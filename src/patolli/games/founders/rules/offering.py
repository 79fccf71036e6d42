"""Influence: offering a worship tile, and the choice of an additional influence action."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message
from patolli.games.founders import events
from patolli.games.founders.names import (
    FAVOUR_ZONE,
    FROM_OFFERING,
    INFLUENCES,
    OFFERING_ZONE,
    PRODUCE_ZONE,
)
from patolli.games.founders.rules.favour import can_favour, start_favour
from patolli.games.founders.rules.paying import can_pay, push_payment
from patolli.games.founders.rules.producing import ProduceOrBuild, can_produce
from patolli.games.founders.rules.worship_display import put_under
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import KIND_INFLUENCE, Effect
from patolli.games.founders.tiles.worship import effect_data, effect_label
from patolli.games.founders.tiles.worship_effects import KINDS


def can_offer(s: FoundersState, seat: int, tile: int) -> bool:
    """Whether a worship tile's effect can be applied and is worth something (FOU-OFFER-1)."""
    effect = s.c.effects[s.c.tile_effect[tile]]
    if effect.costs and not can_pay(s, seat, effect.pay):
        return False
    for kind in effect.kinds:
        if not KINDS[kind].possible(s, seat, effect):
            return False
    return True


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
    if zone == PRODUCE_ZONE:
        return can_produce(s, seat)
    if zone == FAVOUR_ZONE:
        return can_favour(s, seat)
    for tile in s.hand[seat]:
        if can_offer(s, seat, tile):
            return True
    return False


def start_influence(s: FoundersState, seat: int, zone: int) -> None:
    """Begin an influence action that does something."""
    if zone == PRODUCE_ZONE:
        s.push(ProduceOrBuild(seat))
    elif zone == OFFERING_ZONE:
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
        for kind in effect.kinds:
            points += KINDS[kind].points(s, self.seat, effect)
        if points:
            s.gain(self.seat, points, FROM_OFFERING)
            if s.recording:
                events.offering_points(s, self.seat, points)
        for kind in effect.kinds:
            if kind == KIND_INFLUENCE:  # FOU-WORSHIP-17
                push_any_influence(s, self.seat, 1)
            else:
                KINDS[kind].bring(s, self.seat, effect)

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.tile]}


def push_effect(s: FoundersState, seat: int, tile: int, times: int) -> None:
    """Pay for the effect of a tile, then apply it."""
    s.push(Earn(seat, tile, times))
    pay = s.c.effects[s.c.tile_effect[tile]].pay
    push_payment(s, seat, [amount * times for amount in pay])
