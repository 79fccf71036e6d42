"""How everything is timed here: CPU seconds of one process, after a warm-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

Play = Callable[[int], int]  # plays the game with that number, returns how many decisions it took
Act = Callable[[], object]


def play_for(seconds: float, play: Play, warm_up: float) -> tuple[float, float]:
    """Decisions and games per CPU second, over whole games."""
    number = 0
    begun = process_time()
    while process_time() - begun < warm_up:
        play(number)
        number += 1
    decisions = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += play(number)
        games += 1
        number += 1
    return decisions / spent, games / spent


def repeat_for(seconds: float, acts: Sequence[Act]) -> float:
    """How often per CPU second, one act after the other in turn."""
    for act in acts:
        act()
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for act in acts:
            act()
        done += len(acts)
    return done / spent
