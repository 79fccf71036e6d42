"""The Calendar: the light disc, and when it reaches the dark one."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.state import TeotihuacanState

# The round in which the discs meet is finished, then one more is played.
ROUNDS_TO_FINISH: Final = 2


def advance_light(s: TeotihuacanState) -> None:
    """Move the light disc one space towards the dark one, never beyond."""  # TEO-CALENDAR-4
    if s.light < s.dark:
        s.light += 1
        if s.recording:
            events.light_advanced(s, s.light, s.dark)
        if s.light == s.dark:
            _meet(s)


def complete_pyramid(s: TeotihuacanState) -> None:
    """The top tile brings the discs together; the next Eclipse is the last."""  # TEO-BUILD-8
    s.completed = True
    if s.recording:
        events.pyramid_completed(s, s.dark)
    if s.light < s.dark:
        s.light = s.dark
        _meet(s)


def _meet(s: TeotihuacanState) -> None:
    s.countdown = ROUNDS_TO_FINISH
    if s.recording:
        events.discs_met(s, s.dark)
