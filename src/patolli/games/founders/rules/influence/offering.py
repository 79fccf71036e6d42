"""Influence: offering a worship tile, and the choice of an additional influence action."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame, Step
from patolli.core.message import Data, Message
from patolli.core.native import mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.names import FROM_OFFERING, INFLUENCES
from patolli.games.founders.rules.construction.paying import can_pay, push_payment
from patolli.games.founders.rules.influence.favour import Favour
from patolli.games.founders.rules.influence.producing import Producing
from patolli.games.founders.rules.influence.worship_display import give_away, put_under
from patolli.games.founders.rules.zones import Influence
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import FORMS, Effect
from patolli.games.founders.tiles.worship import effect_data, effect_label
from patolli.games.founders.tiles.worship_effects import EFFECT_KINDS, EffectKind


def can_offer(s: FoundersState, seat: int, tile: int) -> bool:
    """Whether a worship tile's effect can be applied and is worth something (FOU-OFFER-1)."""
    effect = s.c.effects[s.c.tile_effect[tile]]
    if not can_pay(s, seat, effect.costs[0]):
        return False
    return KINDS[effect.form].possible(s, seat, effect)


def most_times(s: FoundersState, seat: int, effect: Effect) -> int:
    """How often a repeatable effect can be paid for (FOU-OFFER-3)."""
    times = 1
    while times < effect.repeats and can_pay(s, seat, effect.costs[times]):
        times += 1
    return times


@final
class Offering(Influence):
    """The influence action of the temple zone."""

    def possible(self, s: FoundersState, seat: int) -> bool:
        for tile in s.hand[seat]:
            if can_offer(s, seat, tile):
                return True
        return False

    def start(self, s: FoundersState, seat: int) -> None:
        s.push(Offer(seat))


# By zone, as in INFLUENCES of names.py.
INFLUENCE_ACTIONS: Final[list[Influence]] = [Producing(), Offering(), Favour()]


def any_influence_possible(s: FoundersState, seat: int) -> bool:
    """Whether any zone's influence action does something."""
    for influence in INFLUENCE_ACTIONS:
        if influence.possible(s, seat):
            return True
    return False


@final
class AnyInfluenceEffect(EffectKind):
    """A worship tile that brings any influence action, an offering among them, or none."""

    def bring(self, s: FoundersState, seat: int, effect: Effect) -> None:
        push_any_influence(s, seat, 1)


# Every form of worship effect, as in FORMS.
KINDS: Final[list[EffectKind]] = [
    {**EFFECT_KINDS, "influence": AnyInfluenceEffect(["FOU-WORSHIP-17"])}[form] for form in FORMS
]


def push_any_influence(s: FoundersState, seat: int, optional: int) -> None:
    """Offer an additional influence action, if there is one (FOU-BONUS-3, FOU-WORSHIP-17)."""
    if any_influence_possible(s, seat):
        s.push(AnyInfluence(seat, optional))


@final
@mypyc_attr(free_list_len=1)
class AnyInfluence(Frame[FoundersState]):
    """Which influence action to carry out; `optional` is 1 when it may be left out."""

    name: ClassVar[str] = "any-influence"

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"optional": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline] if self.optional else []
        for zone, influence in enumerate(INFLUENCE_ACTIONS):
            if influence.possible(s, self.seat):
                answers.append(s.a.influence.first + zone)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            INFLUENCE_ACTIONS[s.a.influence.index(action)].start(s, self.seat)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-any-influence")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return Message(f"founders-label-influence-{INFLUENCES[s.a.influence.index(action)]}")

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


@final
@mypyc_attr(free_list_len=1)
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
        give_away(s, self.seat, tile)
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
@mypyc_attr(free_list_len=1)
class Times(Frame[FoundersState]):
    """How often a repeatable effect is applied (FOU-OFFER-3)."""

    name: ClassVar[str] = "times"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"tile": s.c.tile_names}

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

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s)
        if not wrong and (self.effect(s).repeats < 2 or not can_offer(s, self.seat, self.tile)):
            wrong.append(f"{self.name}: {s.c.tile_names[self.tile]} can't be repeated")
        return wrong


@final
@mypyc_attr(free_list_len=1)
class ReturnTile(Step[FoundersState]):
    """An offered tile goes back under its pile once its effect is over (FOU-OFFER-2)."""

    name: ClassVar[str] = "return-tile"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"tile": s.c.tile_names}

    def run(self, s: FoundersState) -> None:
        put_under(s, self.tile)

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.tile]}

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


@final
@mypyc_attr(free_list_len=1)
class Earn(Step[FoundersState]):
    """The points of an offering, once it is paid for, then what else it brings."""

    name: ClassVar[str] = "earn"

    def __init__(self, seat: int, tile: int, times: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.times: Final = times

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"tile": s.c.tile_names}

    def run(self, s: FoundersState) -> None:
        effect = s.c.effects[s.c.tile_effect[self.tile]]
        kind = KINDS[effect.form]
        points = effect.vp * self.times + kind.points(s, self.seat, effect)
        if points:
            s.gain(self.seat, points, FROM_OFFERING)
            if s.recording:
                events.offering_points(s, self.seat, points)
        kind.bring(s, self.seat, effect)

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.tile]}

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s)
        if wrong:
            return wrong
        effect = s.c.effects[s.c.tile_effect[self.tile]]
        if not 1 <= self.times <= effect.repeats:
            return [f"{self.name}: {self.times} times, not 1 to {effect.repeats}"]
        if not KINDS[effect.form].possible(s, self.seat, effect):
            return [f"{self.name}: {s.c.tile_names[self.tile]} can't be offered"]
        return []


def push_effect(s: FoundersState, seat: int, tile: int, times: int) -> None:
    """Pay for the effect of a tile, then apply it."""
    s.push(Earn(seat, tile, times))
    push_payment(s, seat, s.c.effects[s.c.tile_effect[tile]].costs[times - 1])
