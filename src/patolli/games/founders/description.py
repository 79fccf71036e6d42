"""A state written down as a position: the counterpart of position.py."""

from __future__ import annotations

from patolli.core.description import Description
from patolli.games.founders.city.pyramid import CENTRE, SPACE_NAMES
from patolli.games.founders.city.squares import cube_on
from patolli.games.founders.names import COLOURS, NONE, PHASES, RESOURCES, SIDES, SOURCES, WHITE
from patolli.games.founders.solo.cards import BUILDINGS, PYRAMID, SQUARES, TEMPLES
from patolli.games.founders.solo.rival import RIVAL
from patolli.games.founders.state import FoundersState


def tell_position(s: FoundersState, said: Description) -> None:
    """Say all that a position needs to make this state."""
    said.say("round", s.round + 1, 1)
    said.say("first", s.first, 0)
    said.say("phase", PHASES[s.opened], PHASES[1])
    said.say("power", s.power, 0)
    _tell_spaces(s, said.table("spaces"))
    _tell_displays(s, said)
    worship = said.table("worship")
    for colour, word in enumerate(COLOURS):
        _tell_worship(s, colour, worship.table(word))
    for seat, table in enumerate(said.tables("seat", s.seats)):
        _tell_seat(s, seat, table)
    if s.solo:
        _tell_rival(s, said.table("rival"))


def _tell_spaces(s: FoundersState, said: Description) -> None:
    levels = s.c.stack_limit - 1
    for space, word in enumerate(s.a.space_names):
        if s.bonus[space] != NONE:
            table = said.table(word)
            table.say("bonus", s.c.bonuses[s.bonus[space]].name)
            first = space * levels
            table.say("stack", s.stacks[first : first + s.heights[space]], [])


def _tell_displays(s: FoundersState, said: Description) -> None:
    wanted = s.c.for_players(s.architects).buildings
    display = said.table("display")
    for number, word in enumerate(s.c.classes):
        left = s.display[number] + s.supply[number]
        display.say(word, s.display[number], min(wanted[number], left))
    temples, tiles = said.table("temples"), said.table("pyramid_tiles")
    for colour, word in enumerate(COLOURS):
        left = s.temple_display[colour] + s.temple_supply[colour]
        temples.say(word, s.temple_display[colour], min(s.c.temple_display, left))
        left = s.pyramid_display[colour] + s.pyramid_supply[colour]
        tiles.say(word, s.pyramid_display[colour], min(s.c.pyramid_display, left))


def _tell_worship(s: FoundersState, colour: int, said: Description) -> None:
    names = s.c.tile_names
    beside, top = s.face_up[colour * 2], s.face_up[colour * 2 + 1]
    said.say("beside", names[beside] if beside != NONE else None)
    said.say("top", names[top] if top != NONE else None)
    pile, known = s.piles[colour], s.known[colour]
    said.say("pile", [names[tile] for tile in reversed(pile[known:])], [])
    said.say("under", [names[tile] for tile in reversed(pile[:known])], [])


def _tell_architect(s: FoundersState, architect: int, said: Description) -> None:
    """What a player and the rival both have."""
    if s.options["board"] == "B":
        said.say("board", s.c.boards[s.boards[architect]].name)
    side = (architect - s.first) % s.architects
    said.say("architect", SIDES[s.architect[architect]], SIDES[side])
    earned = said.table("earned")
    first = architect * len(SOURCES)
    for source, word in enumerate(SOURCES):
        earned.say(word, s.earned[first + source], 0)
    said.say("favour", s.favour[architect], 0)
    said.say("passed", s.passed[architect] == 1, False)
    masks = [s.c.mask_names[tile] for tile, owner in enumerate(s.mask_owner) if owner == architect]
    said.say("masks", masks, [])


def _tell_seat(s: FoundersState, seat: int, said: Description) -> None:
    names = s.c.places.names
    _tell_architect(s, seat, said)
    buildings = zip(s.built_class[seat], s.built[seat], strict=True)
    said.say("buildings", [f"{s.c.classes[one]} {names[place]}" for one, place in buildings], [])
    temples = zip(s.temple_colour[seat], s.temples[seat], strict=True)
    said.say("temples", [f"{COLOURS[colour]} {names[place]}" for colour, place in temples], [])
    cubes = said.table("cubes")
    for kind, resource in enumerate(RESOURCES):
        squares = range(s.c.grid.squares)
        on = [s.c.grid.names[square] for square in squares if cube_on(s, seat, square) == kind]
        cubes.say(resource, on, [])
    pyramid = said.table("pyramid")
    for space, where in enumerate(SPACE_NAMES):
        colour = s.tile_at(seat, space)
        if colour != (WHITE if space == CENTRE else NONE):
            pyramid.say(where, COLOURS[colour])
    if not s.opened:
        first = seat * len(COLOURS)
        said.say("starting", [word for n, word in enumerate(COLOURS) if s.starting[first + n]])
    said.say("worship", [s.c.tile_names[tile] for tile in s.hand[seat]], [])


def _tell_rival(s: FoundersState, said: Description) -> None:
    _tell_architect(s, RIVAL, said)
    said.say("squares", s.rival[SQUARES], 0)
    buildings = said.table("buildings")
    for number, word in enumerate(s.c.classes):
        buildings.say(word, s.rival[BUILDINGS + number], 0)
    temples, tiles = said.table("temples"), said.table("pyramid_tiles")
    for colour, word in enumerate(COLOURS):
        temples.say(word, s.rival[TEMPLES + colour], 0)
        tiles.say(word, s.rival[PYRAMID + colour], 0)
    said.say("intentions", [s.c.rival.names[card] for card in reversed(s.intentions)])
    said.say("left", len(s.intentions))
