"""What is printed on the components, as a view shows it; made once for each component file."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict, cast, final

from patolli.core.pattern import Pattern
from patolli.games.founders.city.board import Board
from patolli.games.founders.city.grid import in_reach
from patolli.games.founders.city.pyramid import BASE_REACH, SPACE_NAMES, UPPER
from patolli.games.founders.components import Components
from patolli.games.founders.names import (
    COLOURS,
    MASKS,
    QUARTERS,
    RESOURCES,
    SIDES,
    Colour,
    MaskColour,
    Quarter,
    Resource,
)
from patolli.games.founders.tiles.printed import FORMS, Reward

Cell = Annotated[list[int], int, int]  # a row and a column


class CostView(TypedDict, total=False):
    """What is to be paid, without what is not asked for; `any` is cubes of any kind."""

    wood: int
    stone: int
    gold: int
    any: int


class PrintedBuilding(TypedDict):
    """What is printed on a class of buildings."""

    id: str
    resource: Resource
    size: int
    cells: list[Cell]


class PrintedTemple(TypedDict):
    """What is printed on the temples of a colour."""

    colour: Colour
    size: int
    cells: list[Cell]
    cost: CostView
    missing_power: Resource  # the resource paid for each point of power below the size


class WorshipTileView(TypedDict):
    """A worship tile with all that is printed on it."""

    id: str
    colour: Colour
    effect: str
    form: str  # which sentence describes it
    vp: int
    pay: CostView
    up_to: NotRequired[int]
    product: NotRequired[Annotated[list[Colour | Resource], Colour, Resource]]
    max: NotRequired[int]
    size: NotRequired[int]
    needs: NotRequired[dict[str, int]]


class CityView(TypedDict):
    """The squares of a city, and those under the pyramid."""

    rows: int
    cols: int
    pyramid: list[str]


class ReachView(TypedDict):
    """The quarters and the spaces of the base that an architect reaches."""

    quarters: list[Quarter]
    base: list[str]


class RewardView(TypedDict):
    """A reward of the base of the pyramid."""

    vp: int
    build: NotRequired[list[str]]
    temple: NotRequired[Colour]
    size: NotRequired[int]
    worship: NotRequired[int]


class PrintedGroup(TypedDict):
    """A group of mask squares of a board."""

    colour: MaskColour
    squares: list[str]


@final
class Printed:
    """The parts of a view that never change; every view has copies of its own."""

    def __init__(self, c: Components) -> None:
        names = c.grid.names
        self.buildings: Final = [
            Pattern(_printed_building(c, number)) for number in range(len(c.buildings))
        ]
        self.temples: Final = [
            Pattern(_printed_temple(c, colour)) for colour in range(len(c.temples))
        ]
        self.pyramid_cost: Final = Pattern(cost_of(c.pyramid_cost))
        self.worship: Final = [Pattern(_printed_tile(c, tile)) for tile in range(len(c.tile_names))]
        # By board: the rewards under its base, and the colours and squares of its mask groups.
        self.rewards: Final = [Pattern(_rewards(c, board)) for board in c.boards]
        self.groups: Final = [Pattern(_groups(c, board)) for board in c.boards]
        # By placement: its squares and its quarters; whoever shows them copies the list.
        self.squares: Final[list[list[str]]] = [
            [names[square] for square in squares] for squares in c.places.squares
        ]
        self.quarters: Final[list[list[Quarter]]] = [
            [QUARTERS[quarter] for quarter in quarters] for quarters in c.places.quarters
        ]
        city: CityView = {
            "rows": c.grid.rows,
            "cols": c.grid.cols,
            "pyramid": [names[square] for square in c.grid.hole_squares()],
        }
        self.city: Final = Pattern(city)


_MADE: Final[dict[int, Printed]] = {}


def printed(c: Components) -> Printed:
    """What the components of one file show."""
    made = _MADE.get(c.checksum)
    if made is None:
        made = Printed(c)
        _MADE[c.checksum] = made
    return made


def cost_of(cost: list[int]) -> CostView:
    """A cost by resource, without what it does not ask for."""
    asked = {word: cost[kind] for kind, word in enumerate([*RESOURCES, "any"]) if cost[kind]}
    return cast(CostView, asked)


def _reach(side: int) -> ReachView:
    """The quarters and the spaces of the base nearest a side."""
    return {
        "quarters": [word for number, word in enumerate(QUARTERS) if in_reach(number, side)],
        "base": [SPACE_NAMES[space] for space in BASE_REACH[side]],
    }


REACH: Final = [Pattern(_reach(side)) for side in range(len(SIDES))]


def _printed_building(c: Components, number: int) -> PrintedBuilding:
    building = c.buildings[number]
    return {
        "id": building.name,
        "resource": RESOURCES[building.resource],
        "size": building.size,
        "cells": [list(cell) for cell in building.cells],
    }


def _printed_temple(c: Components, colour: int) -> PrintedTemple:
    temple = c.temples[colour]
    return {
        "colour": COLOURS[colour],
        "size": temple.size,
        "cells": [list(cell) for cell in temple.cells],
        "cost": cost_of(temple.cost),
        "missing_power": RESOURCES[temple.missing],
    }


def _groups(c: Components, board: Board) -> list[PrintedGroup]:
    return [
        {
            "colour": MASKS[board.group_colour[group]],
            "squares": [c.grid.names[square] for square in board.group_squares[group]],
        }
        for group in range(len(board.group_names))
    ]


def _printed_tile(c: Components, tile: int) -> WorshipTileView:
    effect = c.effects[c.tile_effect[tile]]
    data: WorshipTileView = {
        "id": c.tile_names[tile],
        "colour": COLOURS[c.tile_colour[tile]],
        "effect": effect.name,
        "form": FORMS[effect.form],
        "vp": effect.vp,
        "pay": cost_of(effect.pay),
    }
    if effect.up_to:
        data["up_to"] = effect.up_to
    if effect.temple_factor >= 0:
        data["product"] = [COLOURS[effect.temple_factor], RESOURCES[effect.resource_factor]]
        data["max"] = effect.max
    if effect.size:
        data["size"] = effect.size
    needs: dict[str, int] = {c.classes[n]: count for n, count in enumerate(effect.needs) if count}
    needs.update({f"size{n}": count for n, count in enumerate(effect.needs_size) if count})
    if needs:
        data["needs"] = needs
    return data


def _rewards(c: Components, board: Board) -> dict[str, RewardView | None]:
    return {SPACE_NAMES[space]: _reward(c, board.rewards[space]) for space in range(UPPER)}


def _reward(c: Components, reward: Reward | None) -> RewardView | None:
    if reward is None:
        return None
    data: RewardView = {"vp": reward.vp}
    if reward.build:
        data["build"] = [c.classes[number] for number in reward.build]
    if reward.temple >= 0:
        data["temple"] = COLOURS[reward.temple]
    if reward.size:
        data["size"] = reward.size
    if reward.worship:
        data["worship"] = reward.worship
    return data
