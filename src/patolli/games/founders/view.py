"""What a seat may see, well named: a board is drawn from it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.message import Data
from patolli.games.founders.effects import form_of
from patolli.games.founders.geometry import BASE_REACH, SPACE_NAMES, SPACES, UPPER, in_reach
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
from patolli.games.founders.pending import pending
from patolli.games.founders.rival_cards import (
    BUILDINGS,
    LEVEL,
    LEVELS,
    PYRAMID,
    SQUARES,
    TEMPLES,
)
from patolli.games.founders.scoring import harmony, quarter_points

if TYPE_CHECKING:
    from patolli.games.founders.parts import Reward
    from patolli.games.founders.state import FoundersState


def seen(s: FoundersState, seat: int | None) -> Data:
    """Everything at the table is open but the order of the face-down piles."""
    c = s.c
    table = c.table(s.architects)
    data: Data = {
        "edition": c.edition,
        "round": s.round + 1,
        "rounds": table.rounds,
        "first": s.first,
        "phase": "play" if s.opened else "setup",
        "power": s.power,
        "stack_limit": c.stack_limit,
        "spaces": [_space(s, space) for space in range(len(s.a.space_names))],
        "buildings": [_building(s, number) for number in range(len(c.classes))],
        "temples": [_temple(s, colour) for colour in range(len(COLOURS))],
        "pyramid_tiles": _pyramid_tiles(s),
        "worship": [_worship(s, colour) for colour in range(len(COLOURS))],
        "masks": {word: _mask_pile(s, colour) for colour, word in enumerate(MASKS)},
        "favour_track": c.favour_vp.copy(),
        "city": {
            "rows": c.grid.rows,
            "cols": c.grid.cols,
            "pyramid": _names(s, c.grid.hole_squares()),
        },
        "players": [_player(s, who) for who in range(s.seats)],
        "rival": _rival(s) if s.solo else None,
        "pending": pending(s),
    }
    return data


def _names(s: FoundersState, squares: list[int]) -> list[str]:
    return [s.c.grid.names[square] for square in squares]


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
        "stack": [who if who < s.seats else "rival" for who in stack],
        "height": len(stack) + 1 if disc != NONE else 0,
    }


def _building(s: FoundersState, number: int) -> Data:
    building = s.c.buildings[number]
    return {
        "id": building.name,
        "resource": RESOURCES[building.resource],
        "size": building.size,
        "cells": [list(cell) for cell in building.cells],
        "display": s.display[number],
        "supply": s.supply[number],
    }


def _cost(cost: list[int]) -> Data:
    return {word: cost[kind] for kind, word in enumerate([*RESOURCES, "any"]) if cost[kind]}


def _temple(s: FoundersState, colour: int) -> Data:
    temple = s.c.temples[colour]
    return {
        "colour": COLOURS[colour],
        "size": temple.size,
        "cells": [list(cell) for cell in temple.cells],
        "cost": _cost(temple.cost),
        "missing_power": RESOURCES[temple.missing],
        "display": s.temple_display[colour],
        "supply": s.temple_supply[colour],
    }


def _pyramid_tiles(s: FoundersState) -> Data:
    return {
        "size": s.c.pyramid_size,
        "cost": _cost(s.c.pyramid_cost),
        "missing_power": RESOURCES[s.c.pyramid_missing],
        "vp_placed": s.c.vp_placed,
        "vp_base": s.c.vp_base,
        "vp_upper": s.c.vp_upper,
        "display": {word: s.pyramid_display[colour] for colour, word in enumerate(COLOURS)},
        "supply": {word: s.pyramid_supply[colour] for colour, word in enumerate(COLOURS)},
    }


def worship_tile(s: FoundersState, tile: int) -> Data | None:
    """A worship tile with everything printed on it; None where there is none."""
    if tile == NONE:
        return None
    effect = s.c.effects[s.c.tile_effect[tile]]
    data: Data = {
        "id": s.c.tile_names[tile],
        "colour": COLOURS[s.c.tile_colour[tile]],
        "effect": effect.name,
        "form": form_of(effect),
        "vp": effect.vp,
        "pay": _cost(effect.pay),
    }
    if effect.up_to:
        data["up_to"] = effect.up_to
    if effect.temple_factor >= 0:
        factors = [COLOURS[effect.temple_factor], RESOURCES[effect.resource_factor]]
        data["product"] = factors
        data["max"] = effect.max
    if effect.size:
        data["size"] = effect.size
    needs: Data = {s.c.classes[n]: count for n, count in enumerate(effect.needs) if count}
    needs.update({f"size{n}": count for n, count in enumerate(effect.needs_size) if count})
    if needs:
        data["needs"] = needs
    return data


def _worship(s: FoundersState, colour: int) -> Data:
    pile = s.piles[colour]
    known = pile[: s.known[colour]]
    unseen = sorted(pile[s.known[colour] :])
    return {
        "colour": COLOURS[colour],
        "beside": worship_tile(s, s.face_up[colour * 2]),
        "top": worship_tile(s, s.face_up[colour * 2 + 1]),
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


def _reward(s: FoundersState, reward: Reward | None) -> Data | None:
    if reward is None:
        return None
    data: Data = {"vp": reward.vp}
    if reward.build:
        data["build"] = [s.c.classes[number] for number in reward.build]
    if reward.temple >= 0:
        data["temple"] = COLOURS[reward.temple]
    if reward.size:
        data["size"] = reward.size
    if reward.worship:
        data["worship"] = reward.worship
    return data


def _player(s: FoundersState, who: int) -> Data:
    board = s.c.boards[s.boards[who]]
    sources = s.earned[who * len(SOURCES) : (who + 1) * len(SOURCES)]
    return {
        "seat": who,
        "board": board.name,
        "points": s.points[who],
        "points_by_source": {word: sources[number] for number, word in enumerate(SOURCES)},
        "discs": s.discs[who],
        "passed": bool(s.passed[who]),
        "architect": SIDES[s.architect[who]],
        "reach": _reach(s.architect[who]),
        "favour": s.favour[who],
        "cubes": _cubes(s, who),
        "buildings": [
            {
                "class": s.c.classes[s.built_class[who][index]],
                "squares": _names(s, s.c.places.squares[place]),
            }
            for index, place in enumerate(s.built[who])
        ],
        "temples": [
            {
                "colour": COLOURS[s.temple_colour[who][index]],
                "squares": _names(s, s.c.places.squares[place]),
                "quarters": [QUARTERS[quarter] for quarter in s.c.places.quarters[place]],
            }
            for index, place in enumerate(s.temples[who])
        ],
        "pyramid": {
            word: _tile_colour(s.pyramid[who * SPACES + space])
            for space, word in enumerate(SPACE_NAMES)
        },
        "rewards": {SPACE_NAMES[space]: _reward(s, board.rewards[space]) for space in range(UPPER)},
        "starting_tiles": [
            word for colour, word in enumerate(COLOURS) if s.starting[who * len(COLOURS) + colour]
        ],
        "mask_groups": [
            {
                "colour": MASKS[board.group_colour[group]],
                "squares": _names(s, board.group_squares[group]),
                "complete": bool(s.groups[who * s.c.most_groups + group]),
            }
            for group in range(len(board.group_names))
        ],
        "masks": _masks(s, who),
        "worship": [worship_tile(s, tile) for tile in s.hand[who]],
        # What the quarters would give if the game ended now.
        "quarters": {
            word: quarter_points(s, who, quarter) for quarter, word in enumerate(QUARTERS)
        },
    }


def _reach(side: int) -> Data:
    """The quarters and the spaces of the base nearest a side."""
    return {
        "quarters": [word for number, word in enumerate(QUARTERS) if in_reach(number, side)],
        "base": [SPACE_NAMES[space] for space in BASE_REACH[side]],
    }


def _tile_colour(colour: int) -> str | None:
    if colour == NONE:
        return None
    return "white" if colour == WHITE else COLOURS[colour]


def _cubes(s: FoundersState, who: int) -> Data:
    """The squares of the cubes, by kind."""
    cubes: Data = {}
    half = s.c.grid.half
    for kind, word in enumerate(RESOURCES):
        row = who * 3 + kind
        north, south = s.cubes_north[row], s.cubes_south[row]
        squares = [square for square in range(half) if north >> square & 1]
        rest = s.c.grid.squares - half
        squares += [half + square for square in range(rest) if south >> square & 1]
        cubes[word] = _names(s, squares)
    return cubes


def _masks(s: FoundersState, who: int) -> list[Data]:
    return [
        {"colour": MASKS[s.c.mask_colour[tile]], "vp": s.c.mask_vp[tile]}
        for tile, owner in enumerate(s.mask_owner)
        if owner == who and owner != IN_BOX
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
