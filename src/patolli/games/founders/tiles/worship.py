"""What a worship tile says: its effect as the key and the data of a message."""

from __future__ import annotations

from patolli.core.message import Message, name
from patolli.games.founders.components import Components
from patolli.games.founders.names import COLOURS, RESOURCES
from patolli.games.founders.tiles.printed import Effect


def form_of(effect: Effect) -> str:
    """The form of an effect: which sentence describes it."""
    if effect.pyramid:
        return "pyramid"
    if effect.temple:
        return "temple"
    if effect.influence:
        return "influence"
    if effect.construction:
        return "construction"
    if effect.size:
        return "building"
    if effect.temple_factor >= 0:
        return "product"
    if sum(effect.needs):
        return "needs"
    if sum(effect.needs_size):
        return "size-needs"
    return "trade" if effect.up_to else "sacrifice"


def effect_data(c: Components, tile: int) -> dict[str, object]:
    """The figures of a worship tile, for its sentence."""
    effect = c.effects[c.tile_effect[tile]]
    data: dict[str, object] = {
        "colour": name(f"founders-{COLOURS[c.tile_colour[tile]]}"),
        "points": effect.vp,
    }
    form = form_of(effect)
    if form in ("trade", "sacrifice", "pyramid", "temple"):
        for kind, word in enumerate([*RESOURCES, "any"]):
            data[word] = effect.pay[kind]
    if form == "trade":
        data["most"] = effect.up_to
    if form == "product":
        data["most"] = effect.max
        data["temple"] = name(f"founders-{COLOURS[effect.temple_factor]}")
        data["material"] = name(f"founders-material-{RESOURCES[effect.resource_factor]}")
    if form == "building":
        data["size"] = effect.size
    if form == "size-needs":
        size = max(n for n, count in enumerate(effect.needs_size) if count)
        data["size"] = size
        data["count"] = effect.needs_size[size]
    if form == "needs":
        data["buildings"] = [
            name(f"founders-building-{c.classes[number]}")
            for number, count in enumerate(effect.needs)
            for _ in range(count)
        ]
    return data


def effect_label(verb: str, c: Components, tile: int) -> Message:
    """The label of taking, giving or offering a worship tile, by the form of its effect."""
    effect = c.effects[c.tile_effect[tile]]
    return Message(f"founders-label-{verb}-{form_of(effect)}", effect_data(c, tile))
