"""What happens in a game of Founders: one function for each kind of event.

Call them only while the state is recording: `if s.recording: events.passed(s, seat)`.
"""

from __future__ import annotations

from patolli.core.message import Data, name, player
from patolli.games.founders.city.pyramid import SPACE_NAMES
from patolli.games.founders.names import COLOURS, MASKS, QUARTERS, RESOURCES, ZONES
from patolli.games.founders.state import FoundersState


def first_player(s: FoundersState, seat: int) -> None:
    """A seat begins the round."""
    s.emit("founders-first-player", {"seat": player(seat)})


def round_begun(s: FoundersState) -> None:
    """A round begins."""
    s.emit("founders-round", {"round": s.round + 1})


def passed(s: FoundersState, seat: int) -> None:
    """A seat passed for the rest of the round."""
    s.emit("founders-passed", {"seat": player(seat)})


def took_space(s: FoundersState, seat: int, space: int, discs: int, power: int) -> None:
    """A seat put discs on an action space; the stack is its power."""
    s.emit(
        "founders-took-space",
        {
            "seat": player(seat),
            "zone": zone_name(s, space),
            "number": space_number(s, space),
            "discs": discs,
            "power": power,
        },
    )


def lapsed(s: FoundersState, seat: int) -> None:
    """A bonus used first has made the action impossible."""
    s.emit("founders-lapsed", {"seat": player(seat)})


def bonus_used(s: FoundersState, seat: int, disc: int, points: int, only: int) -> None:
    """A seat used a bonus disc; `only` is 1 when it gives points alone."""
    s.emit(
        "founders-bonus-used",
        {
            "seat": player(seat),
            "bonus": name(f"founders-bonus-{s.c.bonuses[disc].name}"),
            "points": points,
            "only": only,
        },
    )


def building_built(s: FoundersState, seat: int, number: int, place: int) -> None:
    """A building was laid; `number` is its class."""
    s.emit(
        "founders-building-built",
        {
            "seat": player(seat),
            "square": square_name(s, s.c.places.anchor[place]),
            "material": name(f"founders-material-{RESOURCES[s.c.class_resource[number]]}"),
            "size": building_size(s, number),
        },
    )


def temple_built(s: FoundersState, seat: int, colour: int, place: int) -> None:
    """A temple was laid."""
    s.emit(
        "founders-temple-built",
        {
            "seat": player(seat),
            "square": square_name(s, s.c.places.anchor[place]),
            "colour": name(f"founders-{COLOURS[colour]}"),
        },
    )


def pyramid_built(s: FoundersState, seat: int, colour: int, space: int, points: int) -> None:
    """A pyramid tile was placed."""
    s.emit(
        "founders-pyramid-built",
        {
            "seat": player(seat),
            "colour": name(f"founders-{COLOURS[colour]}"),
            "space": name(f"founders-space-{SPACE_NAMES[space]}"),
            "points": points,
        },
    )


def produced(s: FoundersState, seat: int, count: int, kind: int) -> None:
    """A new building put cubes on the empty squares around it."""
    s.emit(
        "founders-produced",
        {"seat": player(seat), "count": count, "resource": name(f"founders-{RESOURCES[kind]}")},
    )


def cube_placed(s: FoundersState, seat: int, kind: int, square: int) -> None:
    """A cube was put on a square."""
    s.emit(
        "founders-cube-placed",
        {
            "seat": player(seat),
            "resource": name(f"founders-{RESOURCES[kind]}"),
            "square": square_name(s, square),
        },
    )


def paid(s: FoundersState, seat: int, kind: int, square: int) -> None:
    """A cube was paid."""
    s.emit(
        "founders-paid",
        {
            "seat": player(seat),
            "resource": name(f"founders-{RESOURCES[kind]}"),
            "square": square_name(s, square),
        },
    )


def mask_taken(s: FoundersState, seat: int, colour: int, points: int) -> None:
    """A group of mask squares was completed and its tile taken."""
    s.emit(
        "founders-mask-taken",
        {
            "seat": player(seat),
            "colour": name(f"founders-mask-{MASKS[colour]}"),
            "points": points,
        },
    )


def reward_points(s: FoundersState, seat: int, points: int) -> None:
    """The points of a reward of the base."""
    s.emit("founders-reward-points", {"seat": player(seat), "points": points})


def worship_taken(s: FoundersState, seat: int, tile: int) -> None:
    """A seat took a worship tile."""
    s.emit(
        "founders-worship-taken",
        {"seat": player(seat), "colour": tile_colour(s, tile), "tile": tile_name(s, tile)},
    )


def worship_returned(s: FoundersState, seat: int, tile: int) -> None:
    """A seat gave a worship tile back for another."""
    s.emit(
        "founders-worship-returned",
        {"seat": player(seat), "colour": tile_colour(s, tile), "tile": tile_name(s, tile)},
    )


def offered(s: FoundersState, seat: int, tile: int) -> None:
    """A seat offers a worship tile."""
    s.emit(
        "founders-offered",
        {"seat": player(seat), "colour": tile_colour(s, tile), "tile": tile_name(s, tile)},
    )


def offering_points(s: FoundersState, seat: int, points: int) -> None:
    """The points of an offering."""
    s.emit("founders-offering-points", {"seat": player(seat), "points": points})


def favour(s: FoundersState, seat: int, step: int, points: int) -> None:
    """A token moved to a step of the favour track."""
    s.emit("founders-favour", {"seat": player(seat), "step": step, "points": points})


def quarter_scored(s: FoundersState, seat: int, quarter: int, points: int) -> None:
    """A quarter gave its points at the end."""
    s.emit(
        "founders-quarter-scored",
        {
            "seat": player(seat),
            "quarter": name(f"founders-quarter-{QUARTERS[quarter]}"),
            "points": points,
        },
    )


# -- the Rival Architect ---------------------------------------------------------------------------


def rival_passed(s: FoundersState) -> None:
    """The rival has no disc or no room left."""
    s.emit("founders-rival-passed", {})


def rival_took_space(s: FoundersState, space: int, discs: int) -> None:
    """The rival put discs on an action space."""
    s.emit(
        "founders-rival-took-space",
        {"zone": zone_name(s, space), "number": space_number(s, space), "discs": discs},
    )


def rival_bonus(s: FoundersState, points: int) -> None:
    """The rival covered a visible bonus disc."""
    s.emit("founders-rival-bonus", {"points": points})


def rival_building(s: FoundersState, number: int, points: int) -> None:
    """The rival took a building; `number` is its class."""
    s.emit(
        "founders-rival-building",
        {
            "material": name(f"founders-material-{RESOURCES[s.c.class_resource[number]]}"),
            "size": building_size(s, number),
            "points": points,
        },
    )


def rival_temple(s: FoundersState, colour: int, points: int) -> None:
    """The rival took a temple."""
    s.emit(
        "founders-rival-temple", {"colour": name(f"founders-{COLOURS[colour]}"), "points": points}
    )


def rival_pyramid(s: FoundersState, colour: int, points: int) -> None:
    """The rival took a pyramid tile."""
    s.emit(
        "founders-rival-pyramid", {"colour": name(f"founders-{COLOURS[colour]}"), "points": points}
    )


def rival_mask(s: FoundersState, colour: int, points: int) -> None:
    """The rival took a mask tile."""
    s.emit(
        "founders-rival-mask", {"colour": name(f"founders-mask-{MASKS[colour]}"), "points": points}
    )


def rival_favour(s: FoundersState, points: int) -> None:
    """The rival stepped up the favour track."""
    s.emit("founders-rival-favour", {"points": points})


def rival_harmony(s: FoundersState, points: int) -> None:
    """What the rival's temples and pyramid tiles gave at the end."""
    s.emit("founders-rival-harmony", {"points": points})


# -- how things are called -------------------------------------------------------------------------


def zone_name(s: FoundersState, space: int) -> Data:
    """The zone of an action space."""
    return name(f"founders-zone-{ZONES[space // s.a.per_zone]}")


def space_number(s: FoundersState, space: int) -> int:
    """The number of an action space in its zone, from 1."""
    return space % s.a.per_zone + 1


def square_name(s: FoundersState, square: int) -> str:
    """A square of the city: `c4`."""
    return s.c.grid.names[square]


def building_size(s: FoundersState, number: int) -> int:
    """The size of a class of buildings."""
    return s.c.class_size[number]


def tile_name(s: FoundersState, tile: int) -> str:
    """A kind of worship tile: `green-12`."""
    return s.c.tile_names[tile]


def tile_colour(s: FoundersState, tile: int) -> Data:
    """The colour of a worship tile."""
    return name(f"founders-{COLOURS[s.c.tile_colour[tile]]}")
