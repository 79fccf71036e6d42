"""The displays, and what happens between two rounds."""

from __future__ import annotations

from patolli.core.native import i64
from patolli.games.founders import events
from patolli.games.founders.names import COLOURS, NONE
from patolli.games.founders.state import FoundersState


def fill_displays(s: FoundersState) -> None:
    """Fill buildings, temples and pyramid tiles on display, as far as they go (FOU-ROUND-4)."""
    wanted = s.c.for_players(s.architects).buildings
    for number in range(len(wanted)):
        fill_place(s.display, s.supply, number, wanted[number])
    for colour in range(len(COLOURS)):
        fill_place(s.temple_display, s.temple_supply, colour, s.c.temple_display)
        fill_place(s.pyramid_display, s.pyramid_supply, colour, s.c.pyramid_display)


def fill_place(display: list[int], supply: list[int], number: i64, wanted: i64) -> None:
    """Fill one place of a display from the supply."""
    shown: i64 = display[number]
    if shown >= wanted:
        return
    left: i64 = supply[number]
    moved = min(wanted - shown, left)
    display[number] = shown + moved
    supply[number] = left - moved


def deal_bonuses(s: FoundersState) -> None:
    """Shuffle all bonus discs and lay one on each open space (FOU-SETUP-5, FOU-ROUND-3)."""
    discs = s.c.bonus_pile.copy()
    s.rng.shuffle(discs)
    s.reveal()
    spaces: i64 = s.c.for_players(s.architects).spaces_per_zone
    per_zone: i64 = s.a.per_zone
    space: i64
    for space in range(len(s.bonus)):
        s.bonus[space] = discs.pop() if space % per_zone < spaces else NONE  # FOU-SETUP-6


def clear_spaces(s: FoundersState) -> None:
    """Take all action discs off the board and hand out those of this round (FOU-ROUND-2)."""
    s.heights = [0] * len(s.heights)
    s.stacks = [NONE] * len(s.stacks)
    s.passed = [0] * s.architects
    s.discs = [s.c.for_players(s.architects).discs[s.round]] * s.architects


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
