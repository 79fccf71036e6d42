"""The displays, and what happens between two rounds."""

from __future__ import annotations

from patolli.core.native import i64
from patolli.games.founders import events
from patolli.games.founders.names import COLOURS, NONE, ZONES
from patolli.games.founders.state import FoundersState


def fill_displays(s: FoundersState) -> None:
    """Fill buildings, temples and pyramid tiles on display, as far as they go (FOU-ROUND-4)."""
    wanted = s.c.for_players(s.architects).buildings
    if s.lent:
        s.own_displays()
    number: i64
    for number in range(len(wanted)):
        fill_place(s.display, s.supply, number, wanted[number])
    colour: i64
    for colour in range(len(COLOURS)):
        fill_place(s.temple_display, s.temple_supply, colour, s.c.temple_display)
        fill_place(s.pyramid_display, s.pyramid_supply, colour, s.c.pyramid_display)


def fill_place(display: list[int], supply: list[int], number: i64, wanted: i64) -> None:
    """Fill one place of a display from the supply."""
    shown: i64 = display[number]
    if shown >= wanted:
        return
    left: i64 = supply[number]
    if left:
        moved = min(wanted - shown, left)
        display[number] = shown + moved
        supply[number] = left - moved


def deal_bonuses(s: FoundersState) -> None:
    """Shuffle all bonus discs and lay one on each open space (FOU-SETUP-5, FOU-ROUND-3)."""
    if s.lent:
        s.own_board()
    discs = s.c.bonus_pile.copy()
    s.rng.shuffle(discs)
    s.reveal()
    spaces: i64 = s.c.for_players(s.architects).spaces_per_zone  # the others stay closed
    per_zone: i64 = s.a.per_zone
    zone: i64
    space: i64
    top: i64 = len(discs) - 1
    for zone in range(len(ZONES)):
        for space in range(zone * per_zone, zone * per_zone + spaces):  # FOU-SETUP-6
            s.bonus[space] = discs[top]
            top -= 1


def clear_spaces(s: FoundersState) -> None:
    """Take all action discs off the board and hand out those of this round (FOU-ROUND-2)."""
    if s.lent:
        s.own_board()
        s.own_people()
    levels = s.c.most_height
    heights, stacks = s.heights, s.stacks
    space: i64
    level: i64
    for space in range(len(heights)):
        height: i64 = heights[space]
        if height:
            for level in range(space * levels, space * levels + height):
                stacks[level] = NONE
            heights[space] = 0
    discs = s.c.for_players(s.architects).discs[s.round]
    for seat in range(s.architects):
        s.passed[seat] = 0
        s.discs[seat] = discs


def new_round(s: FoundersState) -> None:
    """Prepare the next round (FOU-ROUND-1 to FOU-ROUND-5)."""
    s.round += 1
    clear_spaces(s)
    deal_bonuses(s)
    fill_displays(s)
    s.first = (s.first + 1) % s.architects
    if s.recording:
        events.round_begun(s)
        if s.first < s.seats:
            events.first_player(s, s.first)
