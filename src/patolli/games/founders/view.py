"""What a seat may see, well named: a board is drawn from it alone."""

from __future__ import annotations

from typing import Final, final

from patolli.core.message import Data
from patolli.games.founders.city.board import Board
from patolli.games.founders.city.grid import in_reach
from patolli.games.founders.city.pyramid import BASE_REACH, SPACE_NAMES, SPACES, UPPER
from patolli.games.founders.components import Components
from patolli.games.founders.names import (
    COLOURS,
    IN_BOX,
    INFLUENCES,
    MASKS,
    NONE,
    QUARTERS,
    RESOURCES,
    SIDES,
    SOURCES,
    WHITE,
    ZONES,
)
from patolli.games.founders.rules.final_scoring import quarter_points
from patolli.games.founders.solo.cards import BUILDINGS, LEVEL, LEVELS, PYRAMID, SQUARES, TEMPLES
from patolli.games.founders.solo.rival import harmony
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Reward
from patolli.games.founders.tiles.worship import form_of


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
        self.worship: Final[list[Data]] = [
            _printed_tile(c, tile) for tile in range(len(c.tile_names))
        ]
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


def _printed_tile(c: Components, tile: int) -> Data:
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


def pending(s: FoundersState) -> list[Data]:
    """The decisions and steps on the stack, the present one last."""
    found: list[Data] = []
    for frame in s.stack:
        numbers = [arg for arg in frame.args() if isinstance(arg, int)]
        entry: Data = {"decision": frame.name, "seat": frame.seat}
        entry.update(_held(s, frame.name, numbers))
        found.append(entry)
    return found


def _held(s: FoundersState, decision: str, numbers: list[int]) -> Data:
    """The tile, cubes or square that a decision is about."""
    if decision == "place":
        classes = len(s.c.classes)
        if numbers[1] < classes:
            return {"building": s.c.classes[numbers[1]]}
        return {"temple": COLOURS[numbers[1] - classes]}
    if decision == "set-pyramid":
        return {"pyramid_tile": COLOURS[numbers[1]]}
    if decision in ("give", "times", "return-tile", "earn"):
        return {"worship": s.c.tile_names[numbers[1]]}
    if decision == "pay":
        words = [*RESOURCES, "any"]
        return {"pay": {word: numbers[1 + kind] for kind, word in enumerate(words)}}
    if decision in ("replace", "cube-square"):
        return {"resource": RESOURCES[numbers[1]]}
    if decision == "produce":
        place = s.built[numbers[0]][numbers[1]]
        squares = [s.c.grid.names[square] for square in s.c.places.squares[place]]
        return {"squares": squares}
    if decision in ("discs", "act", "then-act"):
        return {"space": s.a.space_names[numbers[1]]}
    return {}


def seen(s: FoundersState, seat: int | None) -> Data:
    """Everything at the table is open but the order of the face-down piles."""
    c = s.c
    table = c.for_players(s.architects)
    faces = printed(c)
    data: Data = {
        "edition": c.edition,
        "round": s.round + 1,
        "rounds": table.rounds,
        "first": s.first,
        "phase": "play" if s.opened else "setup",
        "power": s.power,
        "stack_limit": c.stack_limit,
        "spaces": [_space(s, space) for space in range(len(s.a.space_names))],
        "buildings": [_building(s, faces, number) for number in range(len(c.classes))],
        "temples": [_temple(s, faces, colour) for colour in range(len(COLOURS))],
        "pyramid_tiles": _pyramid_tiles(s, faces),
        "worship": [_worship(s, faces, colour) for colour in range(len(COLOURS))],
        "masks": {word: _mask_pile(s, colour) for colour, word in enumerate(MASKS)},
        "favour_track": c.favour_vp.copy(),
        "city": faces.city,
        "players": [_player(s, faces, seat) for seat in range(s.seats)],
        "rival": _rival(s) if s.solo else None,
        "pending": pending(s),
    }
    return data


def _space(s: FoundersState, space: int) -> Data:
    levels = s.c.stack_limit - 1
    zone = space // s.a.per_zone
    disc = s.bonus[space]
    stack = s.stacks[space * levels : space * levels + s.heights[space]]
    return {
        "id": s.a.space_names[space],
        "zone": ZONES[zone],
        "construction": ZONES[zone],
        "influence": INFLUENCES[zone],
        "open": disc != NONE,
        "bonus": None if disc == NONE else s.c.bonuses[disc].name,
        "bonus_visible": disc != NONE and not stack,
        "stack": [seat if seat < s.seats else "rival" for seat in stack],
        "height": len(stack) + 1 if disc != NONE else 0,
    }


def _building(s: FoundersState, faces: Printed, number: int) -> Data:
    data = faces.buildings[number].copy()
    data["display"] = s.display[number]
    data["supply"] = s.supply[number]
    return data


def _temple(s: FoundersState, faces: Printed, colour: int) -> Data:
    data = faces.temples[colour].copy()
    data["display"] = s.temple_display[colour]
    data["supply"] = s.temple_supply[colour]
    return data


def _pyramid_tiles(s: FoundersState, faces: Printed) -> Data:
    return {
        "size": s.c.pyramid_size,
        "cost": faces.pyramid_cost,
        "missing_power": RESOURCES[s.c.pyramid_missing],
        "vp_placed": s.c.vp_placed,
        "vp_base": s.c.vp_base,
        "vp_upper": s.c.vp_upper,
        "display": {word: s.pyramid_display[colour] for colour, word in enumerate(COLOURS)},
        "supply": {word: s.pyramid_supply[colour] for colour, word in enumerate(COLOURS)},
    }


def _worship(s: FoundersState, faces: Printed, colour: int) -> Data:
    pile = s.piles[colour]
    beside, top = s.face_up[colour * 2], s.face_up[colour * 2 + 1]
    known = pile[: s.known[colour]]
    unseen = sorted(pile[s.known[colour] :])
    return {
        "colour": COLOURS[colour],
        "beside": faces.worship[beside] if beside != NONE else None,
        "top": faces.worship[top] if top != NONE else None,
        "pile": len(pile),
        # From the bottom up: tiles that went back in play and that everybody has seen.
        "known_at_bottom": [s.c.tile_names[tile] for tile in known],
        # In no order: what is still in the unseen part follows from what is not elsewhere.
        "unseen": [s.c.tile_names[tile] for tile in unseen],
    }


def _mask_pile(s: FoundersState, colour: int) -> list[int]:
    """The values left in a pile, the top one first."""
    return [
        s.c.mask_vp[tile]
        for tile, owner in enumerate(s.mask_owner)
        if owner == NONE and s.c.mask_colour[tile] == colour
    ]


def _player(s: FoundersState, faces: Printed, seat: int) -> Data:
    board = s.boards[seat]
    sources = s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {
        "seat": seat,
        "board": s.c.boards[board].name,
        "points": s.points[seat],
        "points_by_source": {word: sources[number] for number, word in enumerate(SOURCES)},
        "discs": s.discs[seat],
        "passed": bool(s.passed[seat]),
        "architect": SIDES[s.architect[seat]],
        "reach": REACH[s.architect[seat]],
        "favour": s.favour[seat],
        "cubes": _cubes(s, seat),
        "buildings": [
            {"class": s.c.classes[s.built_class[seat][index]], "squares": faces.squares[place]}
            for index, place in enumerate(s.built[seat])
        ],
        "temples": [
            {
                "colour": COLOURS[s.temple_colour[seat][index]],
                "squares": faces.squares[place],
                "quarters": faces.quarters[place],
            }
            for index, place in enumerate(s.temples[seat])
        ],
        "pyramid": {
            word: _tile_colour(s.pyramid[seat * SPACES + space])
            for space, word in enumerate(SPACE_NAMES)
        },
        "rewards": faces.rewards[board],
        "starting_tiles": [
            word for colour, word in enumerate(COLOURS) if s.starting[seat * len(COLOURS) + colour]
        ],
        "mask_groups": [
            {**group, "complete": bool(s.groups[seat * s.c.most_groups + number])}
            for number, group in enumerate(faces.groups[board])
        ],
        "masks": _masks(s, seat),
        "worship": [faces.worship[tile] for tile in s.hand[seat]],
        # What the quarters would give if the game ended now.
        "quarters": {
            word: quarter_points(s, seat, quarter) for quarter, word in enumerate(QUARTERS)
        },
    }


def _tile_colour(colour: int) -> str | None:
    if colour == NONE:
        return None
    return "white" if colour == WHITE else COLOURS[colour]


def _cubes(s: FoundersState, seat: int) -> Data:
    """The squares of the cubes, by kind."""
    cubes: Data = {}
    names = s.c.grid.names
    half = s.c.grid.half
    for kind, word in enumerate(RESOURCES):
        row = seat * 3 + kind
        north, south = s.cubes_north[row], s.cubes_south[row]
        squares: list[str] = []
        for square in range(north.bit_length()):
            if north >> square & 1:
                squares.append(names[square])
        for square in range(south.bit_length()):
            if south >> square & 1:
                squares.append(names[half + square])
        cubes[word] = squares
    return cubes


def _masks(s: FoundersState, seat: int) -> list[Data]:
    return [
        {"colour": MASKS[s.c.mask_colour[tile]], "vp": s.c.mask_vp[tile]}
        for tile, owner in enumerate(s.mask_owner)
        if owner == seat and owner != IN_BOX
    ]


def _rival(s: FoundersState) -> Data:
    """The Rival Architect of a solo game."""
    cards = s.c.rival
    card = s.intentions[-1] if s.intentions else NONE
    return {
        "level": LEVELS[s.rival[LEVEL]],
        "points": s.points[1],
        "discs": s.discs[1],
        "passed": bool(s.passed[1]),
        "favour": s.favour[1],
        "squares": s.rival[SQUARES],
        "mask_squares": cards.levels[s.rival[LEVEL]].mask_squares,
        "buildings": {word: s.rival[BUILDINGS + n] for n, word in enumerate(s.c.classes)},
        "temples": {word: s.rival[TEMPLES + colour] for colour, word in enumerate(COLOURS)},
        "pyramid_tiles": {word: s.rival[PYRAMID + colour] for colour, word in enumerate(COLOURS)},
        "masks": _masks(s, 1),
        "harmony": harmony(s),
        "intention": None if card == NONE else cards.names[card],
        "intention_discs": None if card == NONE else cards.discs[card],
        "intentions_left": sorted(cards.names[number] for number in s.intentions[:-1]),
    }
