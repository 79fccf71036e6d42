"""The displays, and what happens between two rounds."""

from __future__ import annotations

from patolli.core.message import seat
from patolli.games.founders.names import COLOURS, NONE
from patolli.games.founders.state import FoundersState


def fill_displays(s: FoundersState) -> None:
    """Fill buildings, temples and pyramid tiles on display, as far as they go (FOU-ROUND-4)."""
    wanted = s.c.table(s.architects).buildings
    for number, count in enumerate(wanted):
        moved = min(max(0, count - s.display[number]), s.supply[number])
        s.display[number] += moved
        s.supply[number] -= moved
    for colour in range(len(COLOURS)):
        moved = min(max(0, s.c.temple_display - s.temple_display[colour]), s.temple_supply[colour])
        s.temple_display[colour] += moved
        s.temple_supply[colour] -= moved
        wanted_tiles = max(0, s.c.pyramid_display - s.pyramid_display[colour])
        moved = min(wanted_tiles, s.pyramid_supply[colour])
        s.pyramid_display[colour] += moved
        s.pyramid_supply[colour] -= moved


def deal_bonuses(s: FoundersState) -> None:
    """Shuffle all bonus discs and lay one on each open space (FOU-SETUP-5, FOU-ROUND-3)."""
    discs: list[int] = []
    for disc, bonus in enumerate(s.c.bonuses):
        discs.extend([disc] * bonus.count)
    s.rng.shuffle(discs)
    s.reveal()
    spaces = s.c.table(s.architects).spaces_per_zone
    for space in range(len(s.bonus)):
        s.bonus[space] = discs.pop() if space % s.a.per_zone < spaces else NONE  # FOU-SETUP-6


def clear_spaces(s: FoundersState) -> None:
    """Take all action discs off the board and hand out those of this round (FOU-ROUND-2)."""
    s.heights = [0] * len(s.heights)
    s.stacks = [NONE] * len(s.stacks)
    s.passed = [0] * s.architects
    s.discs = [s.c.table(s.architects).discs[s.round]] * s.architects


def new_round(s: FoundersState) -> None:
    """Prepare the next round (FOU-ROUND-1 to FOU-ROUND-5)."""
    s.round += 1
    clear_spaces(s)
    deal_bonuses(s)
    fill_displays(s)
    s.first = (s.first + 1) % s.architects
    if s.recording:
        s.emit("founders-round", {"round": s.round + 1})
        if s.first < s.seats:
            s.emit("founders-first-player", {"seat": seat(s.first)})
