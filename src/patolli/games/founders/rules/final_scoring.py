"""Final scoring: how well quarters and pyramid go together."""

from __future__ import annotations

from patolli.core.outcome import Outcome, ranked
from patolli.games.founders import events
from patolli.games.founders.city.pyramid import SPACE_QUARTER_BITS, SPACES, UPPER
from patolli.games.founders.names import (
    BLUE,
    COLOURS,
    FROM_QUARTERS,
    GREEN,
    NONE,
    QUARTERS,
    RED,
    WHITE,
)
from patolli.games.founders.solo.rival import RIVAL, harmony
from patolli.games.founders.state import FoundersState


def quarter_temples(s: FoundersState, seat: int, quarter: int) -> list[int]:
    """The temples of each colour that lie at least partly in a quarter (FOU-FINAL-4)."""
    found = [0] * len(COLOURS)
    temples = s.temples[seat]
    colours = s.temple_colour[seat]
    bits = s.c.places.quarter_bits
    for index in range(len(temples)):
        if bits[temples[index]] >> quarter & 1:
            colour = colours[index]
            found[colour] = found[colour] + 1
    return found


def quarter_points(s: FoundersState, seat: int, quarter: int) -> int:
    """What a quarter is worth at the end of the game (FOU-FINAL-1 to FOU-FINAL-5)."""
    temples = quarter_temples(s, seat, quarter)
    points = 0
    if not (temples[GREEN] or temples[BLUE] or temples[RED]):
        return points
    first = seat * SPACES
    for space in range(SPACES):
        colour = s.pyramid[first + space]
        if colour in (NONE, WHITE) or not SPACE_QUARTER_BITS[space] >> quarter & 1:
            continue
        each = s.c.vp_base if space < UPPER else s.c.vp_upper
        points += each * temples[colour]
    return points


def all_quarters(s: FoundersState, seat: int) -> int:
    """What all four quarters are worth."""
    points = 0
    for quarter in range(len(QUARTERS)):
        points += quarter_points(s, seat, quarter)
    return points


def score_quarters(s: FoundersState) -> None:
    """All quarters give their points; nothing follows (FOU-FINAL-1)."""
    for seat in range(s.seats):
        for quarter in range(len(QUARTERS)):
            points = quarter_points(s, seat, quarter)
            s.gain(seat, points, FROM_QUARTERS)
            if s.recording:
                events.quarter_scored(s, seat, quarter, points)
    if s.solo:
        points = harmony(s)
        s.gain(RIVAL, points, FROM_QUARTERS)
        if s.recording:
            events.rival_harmony(s, points)


def pyramid_tiles(s: FoundersState, seat: int) -> int:
    """The pyramid tiles of a player, the white one included."""
    return SPACES - s.pyramid[seat * SPACES : seat * SPACES + SPACES].count(NONE)


def outcome(s: FoundersState) -> Outcome:
    """Most points, then most pyramid tiles, then a shared place (FOU-FINAL-6)."""
    breaks = [[pyramid_tiles(s, seat)] for seat in range(s.seats)]
    rivals = [s.points[RIVAL]] if s.solo else None
    return ranked(s.points[: s.seats], breaks, rivals)
