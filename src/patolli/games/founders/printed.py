"""What is printed on the components, as the view shows it; made once for each component file."""

from __future__ import annotations

from typing import Final, final

from patolli.core.message import Data
from patolli.games.founders.components import Components
from patolli.games.founders.effects import form_of
from patolli.games.founders.geometry import BASE_REACH, SPACE_NAMES, UPPER, in_reach
from patolli.games.founders.names import COLOURS, MASKS, QUARTERS, RESOURCES, SIDES
from patolli.games.founders.parts import Board, Reward


@final
class Printed:
    """The parts of a view that never change; all views share them, and nobody changes them."""

    def __init__(self, c: Components) -> None:
        names = c.grid.names
        self.buildings: Final[list[Data]] = [
            {
                "id": building.name,
                "resource": RESOURCES[building.resource],
                "size": building.size,
                "cells": [list(cell) for cell in building.cells],
            }
            for building in c.buildings
        ]
        self.temples: Final[list[Data]] = [
            {
                "colour": COLOURS[colour],
                "size": temple.size,
                "cells": [list(cell) for cell in temple.cells],
                "cost": cost_of(temple.cost),
                "missing_power": RESOURCES[temple.missing],
            }
            for colour, temple in enumerate(c.temples)
        ]
        self.pyramid_cost: Final = cost_of(c.pyramid_cost)
        self.worship: Final[list[Data]] = [_worship(c, tile) for tile in range(len(c.tile_names))]
        # By board: the rewards under its base, and the colours and squares of its mask groups.
        self.rewards: Final[list[Data]] = [_rewards(c, board) for board in c.boards]
        self.groups: Final[list[list[Data]]] = [
            [
                {
                    "colour": MASKS[board.group_colour[group]],
                    "squares": [names[square] for square in board.group_squares[group]],
                }
                for group in range(len(board.group_names))
            ]
            for board in c.boards
        ]
        # By placement: its squares and its quarters.
        self.squares: Final[list[list[str]]] = [
            [names[square] for square in squares] for squares in c.places.squares
        ]
        self.quarters: Final[list[list[str]]] = [
            [QUARTERS[quarter] for quarter in quarters] for quarters in c.places.quarters
        ]
        self.city: Final[Data] = {
            "rows": c.grid.rows,
            "cols": c.grid.cols,
            "pyramid": [names[square] for square in c.grid.hole_squares()],
        }


_MADE: Final[dict[int, Printed]] = {}


def printed(c: Components) -> Printed:
    """What the components of one file show."""
    made = _MADE.get(c.checksum)
    if made is None:
        made = Printed(c)
        _MADE[c.checksum] = made
    return made


def cost_of(cost: list[int]) -> Data:
    """A cost by resource, without what it does not ask for."""
    return {word: cost[kind] for kind, word in enumerate([*RESOURCES, "any"]) if cost[kind]}


def _reach(side: int) -> Data:
    """The quarters and the spaces of the base nearest a side."""
    return {
        "quarters": [word for number, word in enumerate(QUARTERS) if in_reach(number, side)],
        "base": [SPACE_NAMES[space] for space in BASE_REACH[side]],
    }


REACH: Final[list[Data]] = [_reach(side) for side in range(len(SIDES))]


def _worship(c: Components, tile: int) -> Data:
    effect = c.effects[c.tile_effect[tile]]
    data: Data = {
        "id": c.tile_names[tile],
        "colour": COLOURS[c.tile_colour[tile]],
        "effect": effect.name,
        "form": form_of(effect),
        "vp": effect.vp,
        "pay": cost_of(effect.pay),
    }
    if effect.up_to:
        data["up_to"] = effect.up_to
    if effect.temple_factor >= 0:
        factors = [COLOURS[effect.temple_factor], RESOURCES[effect.resource_factor]]
        data["product"] = factors
        data["max"] = effect.max
    if effect.size:
        data["size"] = effect.size
    needs: Data = {c.classes[n]: count for n, count in enumerate(effect.needs) if count}
    needs.update({f"size{n}": count for n, count in enumerate(effect.needs_size) if count})
    if needs:
        data["needs"] = needs
    return data


def _rewards(c: Components, board: Board) -> Data:
    return {SPACE_NAMES[space]: _reward(c, board.rewards[space]) for space in range(UPPER)}


def _reward(c: Components, reward: Reward | None) -> Data | None:
    if reward is None:
        return None
    data: Data = {"vp": reward.vp}
    if reward.build:
        data["build"] = [c.classes[number] for number in reward.build]
    if reward.temple >= 0:
        data["temple"] = COLOURS[reward.temple]
    if reward.size:
        data["size"] = reward.size
    if reward.worship:
        data["worship"] = reward.worship
    return data
