"""The Rival Architect of the solo game: our own rival, driven by a deck of intentions.

`s.rival` holds its level, the squares of its tiles, its temples and its pyramid tiles by colour,
and its buildings by class.
"""

from __future__ import annotations

from typing import Final

from patolli.core.native import i64
from patolli.games.founders import events
from patolli.games.founders.names import (
    COLOURS,
    FROM_BONUS,
    FROM_MASK,
    FROM_OFFERING,
    FROM_PYRAMID,
    FROM_REWARD,
    NONE,
    ZONES,
)
from patolli.games.founders.rules.bonus_discs import visible
from patolli.games.founders.rules.construction.masks import best_mask
from patolli.games.founders.rules.influence.favour import step_favour
from patolli.games.founders.rules.influence.worship_display import fill_display, put_under
from patolli.games.founders.rules.power import most_discs, put_discs
from patolli.games.founders.solo.cards import (
    BUILDINGS,
    LEVEL,
    PYRAMID,
    SQUARES,
    TEMPLES,
    Intention,
    Level,
)
from patolli.games.founders.state import FoundersState

RIVAL: Final = 1  # its place among the architects


def level_of(s: FoundersState) -> Level:
    """The level it plays at."""
    return s.c.rival.levels[s.rival[LEVEL]]


def shuffle_intentions(s: FoundersState) -> None:
    """Shuffle all intentions into a new deck; its open card is the last (FOU-SOLO-3)."""
    s.intentions = s.c.rival.deck.copy()
    s.rng.shuffle(s.intentions)
    s.reveal()


def play_rival(s: FoundersState) -> None:
    """Carry out the open intention (FOU-SOLO-4)."""
    if s.lent:
        s.own_rival()
    card = s.c.rival.cards[s.intentions.pop()]
    if s.intentions:
        s.reveal()
    else:
        shuffle_intentions(s)
    space = rival_space(s, card.zone)
    if space == NONE:  # FOU-SOLO-5
        if s.lent:
            s.own_people()
        s.passed[RIVAL] = 1
        if s.recording:
            events.rival_passed(s)
        return
    take_space(s, card, space)


def rival_space(s: FoundersState, wanted: i64) -> i64:
    """The tallest stack with room in the wanted zone, else in the next one (FOU-SOLO-5)."""
    if not s.discs[RIVAL]:
        return NONE
    heights, bonuses = s.heights, s.bonus
    zone = wanted
    per_zone: i64 = s.a.per_zone
    room = s.c.most_height
    for _step in range(len(ZONES)):
        best: i64 = NONE
        tallest: i64 = NONE
        space: i64
        for space in range(zone * per_zone, zone * per_zone + per_zone):
            height: i64 = heights[space]
            if height > tallest and height < room and bonuses[space] != NONE:
                best = space
                tallest = height
        if best != NONE:
            return best
        zone = zone + 1 if zone + 1 < len(ZONES) else 0
    return NONE


def take_space(s: FoundersState, card: Intention, space: i64) -> None:
    """Put the discs, score a visible bonus, and take a tile (FOU-SOLO-6)."""
    level = level_of(s)
    count = min(card.discs, most_discs(s, RIVAL, space))
    covered = visible(s, space)
    put_discs(s, RIVAL, space, count)
    if s.recording:
        events.rival_took_space(s, space, count)
    if covered != NONE:
        s.gain(RIVAL, level.bonus_vp, FROM_BONUS)
        if s.recording:
            events.rival_bonus(s, level.bonus_vp)
    per_zone: i64 = s.a.per_zone
    zone = space // per_zone
    wants = card.wants if zone == card.zone else 0
    took = take_tile(s, level, zone, wants)
    if not took and step_favour(s, RIVAL) and s.recording:  # FOU-SOLO-10
        events.rival_favour(s, s.c.favour_vp[s.favour[RIVAL] - 1])
    s.power = 0


def take_tile(s: FoundersState, level: Level, zone: i64, wants: i64) -> bool:
    """A tile of a zone, by its number in ZONES; whether there is one."""
    if zone == 0:
        return take_building(s, level, wants)
    return take_temple(s, level, wants) if zone == 1 else take_pyramid(s, wants)


def take_building(s: FoundersState, level: Level, wants: i64) -> bool:
    """The largest building its power allows, of its resource if it can choose (FOU-SOLO-7)."""
    power: i64 = s.power
    number: i64
    for number in s.c.rival_classes[wants]:
        size: i64 = s.c.class_size[number]
        if size <= power and s.display[number]:
            if s.lent:
                s.own_displays()
            s.display[number] = s.display[number] - 1
            s.rival[BUILDINGS + number] = s.rival[BUILDINGS + number] + 1
            points = size * level.square_vp
            s.gain(RIVAL, points, FROM_REWARD)
            if s.recording:
                events.rival_building(s, number, points)
            count_squares(s, level, size)
            return True
    return False


def take_temple(s: FoundersState, level: Level, wants: i64) -> bool:
    """A temple of its colour, else of the next; its worship tile goes under the pile."""
    colour = wanted_colour(s.temple_display, wants)
    if colour == NONE:
        return False
    if s.lent:
        s.own_displays()
    s.temple_display[colour] = s.temple_display[colour] - 1
    s.rival[TEMPLES + colour] = s.rival[TEMPLES + colour] + 1
    s.gain(RIVAL, level.offering_vp, FROM_OFFERING)
    if s.recording:
        events.rival_temple(s, colour, level.offering_vp)
    count_squares(s, level, s.c.temple_size[colour])
    tile = s.face_up[colour * 2]
    if tile != NONE:  # FOU-SOLO-8
        if s.lent:
            s.own_worship()
        s.face_up[colour * 2] = NONE
        fill_display(s, colour)
        put_under(s, tile)
    return True


def take_pyramid(s: FoundersState, wants: i64) -> bool:
    """A pyramid tile of its colour, else of the next, for its points (FOU-SOLO-9)."""
    colour = wanted_colour(s.pyramid_display, wants)
    if colour == NONE:
        return False
    if s.lent:
        s.own_displays()
    s.pyramid_display[colour] = s.pyramid_display[colour] - 1
    s.rival[PYRAMID + colour] = s.rival[PYRAMID + colour] + 1
    s.gain(RIVAL, s.c.vp_placed, FROM_PYRAMID)
    if s.recording:
        events.rival_pyramid(s, colour, s.c.vp_placed)
    return True


def wanted_colour(display: list[int], wants: i64) -> i64:
    """The wanted colour if it is on display, else the next one that is, or NONE."""
    colour = wants
    for _step in range(len(COLOURS)):
        if display[colour]:
            return colour
        colour = colour + 1 if colour + 1 < len(COLOURS) else 0
    return NONE


def count_squares(s: FoundersState, level: Level, squares: i64) -> None:
    """Count the squares of its tiles; each full measure takes a mask tile (FOU-SOLO-11)."""
    measure = level.mask_squares
    before: i64 = s.rival[SQUARES]
    s.rival[SQUARES] = before + squares
    due = before % measure + squares
    while due >= measure:
        due -= measure
        best = best_mask(s)
        if best != NONE:
            if s.lent:
                s.own_cities()
            s.mask_owner[best] = RIVAL
            s.gain(RIVAL, s.c.mask_vp[best], FROM_MASK)
            if s.recording:
                events.rival_mask(s, s.c.mask_colour[best], s.c.mask_vp[best])


def harmony(s: FoundersState) -> int:
    """What the rival's temples and pyramid tiles are worth at the end (FOU-SOLO-12)."""
    level = level_of(s)
    pairs = 0
    for colour in range(len(COLOURS)):
        pairs += s.rival[TEMPLES + colour] * s.rival[PYRAMID + colour]
    return pairs * level.harmony_vp
