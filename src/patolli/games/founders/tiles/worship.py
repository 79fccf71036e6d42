"""What a worship tile says: one text for each form of effect, as the key and data of a message."""

from __future__ import annotations

from typing import Final, final

from patolli.core.message import Data, Message, name
from patolli.games.founders.components import Components
from patolli.games.founders.names import COLOURS, RESOURCES
from patolli.games.founders.tiles.printed import FORMS, Effect


class EffectText:
    """What the sentence of one form of effect tells beside the colour and the points."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        """Add its figures to the data of a message."""


@final
class Paid(EffectText):
    """What it costs."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        for kind, word in enumerate([*RESOURCES, "any"]):
            data[word] = effect.pay[kind]


@final
class Repeated(EffectText):
    """What it costs, and the most points of all times together."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        for kind, word in enumerate([*RESOURCES, "any"]):
            data[word] = effect.pay[kind]
        data["most"] = effect.up_to


@final
class Multiplied(EffectText):
    """The two factors, and the most points."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        data["most"] = effect.max
        data["temple"] = name(f"founders-{COLOURS[effect.temple_factor]}")
        data["material"] = name(f"founders-material-{RESOURCES[effect.resource_factor]}")


@final
class Sized(EffectText):
    """The size of the building it brings."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        data["size"] = effect.size


@final
class NeedsSize(EffectText):
    """How many buildings of which size must stand."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        size = max(n for n, count in enumerate(effect.needs_size) if count)
        data["size"] = size
        data["count"] = effect.needs_size[size]


@final
class NeedsBuildings(EffectText):
    """Which buildings must stand."""

    def tell(self, c: Components, effect: Effect, data: Data) -> None:
        data["buildings"] = [
            name(f"founders-building-{c.classes[number]}")
            for number, count in enumerate(effect.needs)
            for _ in range(count)
        ]


# By form: the sentence is `founders-effect-<form>`.
TEXTS: Final[dict[str, EffectText]] = {
    "pyramid": Paid(),
    "temple": Paid(),
    "influence": EffectText(),
    "construction": EffectText(),
    "building": Sized(),
    "product": Multiplied(),
    "needs": NeedsBuildings(),
    "size-needs": NeedsSize(),
    "trade": Repeated(),
    "sacrifice": Paid(),
}


def effect_data(c: Components, tile: int) -> Data:
    """The figures of a worship tile, for its sentence."""
    effect = c.effects[c.tile_effect[tile]]
    data: Data = {
        "colour": name(f"founders-{COLOURS[c.tile_colour[tile]]}"),
        "points": effect.vp,
    }
    TEXTS[FORMS[effect.form]].tell(c, effect, data)
    return data


def effect_label(verb: str, c: Components, tile: int) -> Message:
    """The label of taking, giving or offering a worship tile, by the form of its effect."""
    effect = c.effects[c.tile_effect[tile]]
    return Message(f"founders-label-{verb}-{FORMS[effect.form]}", effect_data(c, tile))
