"""Final scoring: how well quarters and pyramid go together."""

from __future__ import annotations

from patolli.core.native import i64
from patolli.core.outcome import Outcome, ranked
from patolli.games.founders import events
from patolli.games.founders.city.pyramid import QUARTER_SPACES, SPACES, UPPER
from patolli.games.founders.names import (
    FROM_QUARTERS,
    NONE,
    QUARTERS,
)
from patolli.games.founders.solo.rival import RIVAL, harmony
from patolli.games.founders.state import FoundersState


def quarter_points(s: FoundersState, seat: i64, quarter: i64) -> i64:
    """What a quarter is worth at the end of the game (FOU-FINAL-1 to FOU-FINAL-5).

    Every temple that lies at least partly in it counts (FOU-FINAL-4).
    """
    points: i64 = 0
    temples = s.temples[seat]
    bits = s.c.places.quarter_bits
    index: i64
    for index in range(len(temples)):
        if bits[temples[index]] >> quarter & 1:
            points += temple_points(s, seat, quarter, s.temple_colour[seat][index])
    return points


def temple_points(s: FoundersState, seat: i64, quarter: i64, colour: i64) -> i64:
    """What a temple is worth in a quarter: its pyramid tiles of the same colour."""
    points: i64 = 0
    first = seat * SPACES
    space: i64
    for space in QUARTER_SPACES[quarter]:
        if s.pyramid[first + space] == colour:
            points += s.c.vp_base if space < UPPER else s.c.vp_upper
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
            if points:
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
