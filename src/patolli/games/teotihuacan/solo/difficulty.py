"""Teotibot's difficulty: the six knobs of the rulebook and the presets that turn them."""

from __future__ import annotations

from typing import Final

from patolli.core.options import Option, Value, choice
from patolli.games.teotihuacan.components import (
    KNOB_BONUS,
    KNOB_EXCHANGE,
    KNOB_GOODS,
    KNOB_POWER,
    KNOB_TECHNOLOGY,
    KNOB_WORSHIP,
    NORMAL_KNOBS,
    PRESET_KNOBS,
    PRESETS,
)
from patolli.games.teotihuacan.state import TeotihuacanState

SOLO: Final[list[int]] = [1]
AS_PRESET: Final = "preset"
STARTING_WORKERS: Final = 3
KNOB_KEYS: Final[list[str]] = [
    "bot_power",
    "bot_goods",
    "bot_exchange",
    "bot_worship",
    "bot_bonus",
    "bot_technology",
]
# How far the rulebook lets each knob be turned; power: how many of three workers, by one each.
TURNS_OF_KNOB: Final[list[list[Value]]] = [
    [-3, -2, -1, 0, 1, 2, 3],
    [-1, 0, 1],
    [-2, -1, 0, 1, 2],
    [-1, 0, 1],
    [-10, -5, 0, 5, 10],
    [-2, -1, 0, 1, 2],
]
# By preset how far it turns each knob from what the rulebook writes.
TURNS_OF_PRESET: Final[dict[str, list[int]]] = {
    preset: [turned - normal for turned, normal in zip(knobs, NORMAL_KNOBS, strict=True)]
    for preset, knobs in zip(PRESETS, PRESET_KNOBS, strict=True)
}


def knob_options() -> list[Option]:
    """The presets, and a knob of each kind that overrides them."""
    difficulty: list[Value] = []
    difficulty.extend(PRESETS)
    options = [choice("difficulty", difficulty, "normal", seats=SOLO)]
    for key, turns in zip(KNOB_KEYS, TURNS_OF_KNOB, strict=True):
        options.append(choice(key, [AS_PRESET, *turns], AS_PRESET, seats=SOLO))
    return options


def turn_of(s: TeotihuacanState, knob: int) -> int:
    """How far a knob is turned from what the rulebook writes."""
    said = s.options[KNOB_KEYS[knob]]
    if isinstance(said, int):
        return said
    turn = TURNS_OF_PRESET[str(s.options["difficulty"])][knob]
    return turn * STARTING_WORKERS if knob == KNOB_POWER else turn


def start_power(s: TeotihuacanState, k: int) -> int:
    """The power of Teotibot's k-th unlocked worker at the start."""  # TEO-KNOB-1
    turn = turn_of(s, KNOB_POWER)
    if k < abs(turn):
        return NORMAL_KNOBS[KNOB_POWER] + (1 if turn > 0 else -1)
    return NORMAL_KNOBS[KNOB_POWER]


def start_goods(s: TeotihuacanState) -> int:
    """What Teotibot has of each resource at the start."""  # TEO-KNOB-2
    return NORMAL_KNOBS[KNOB_GOODS] + turn_of(s, KNOB_GOODS)


def exchange_points(s: TeotihuacanState) -> int:
    """The points for ten cocoa."""  # TEO-KNOB-3
    return NORMAL_KNOBS[KNOB_EXCHANGE] + turn_of(s, KNOB_EXCHANGE)


def worship_steps(s: TeotihuacanState) -> int:
    """The steps of a Worship action."""  # TEO-KNOB-4
    return NORMAL_KNOBS[KNOB_WORSHIP] + turn_of(s, KNOB_WORSHIP)


def bonus_vp(s: TeotihuacanState) -> int:
    """The points for each temple bonus tile reached."""  # TEO-KNOB-5
    return NORMAL_KNOBS[KNOB_BONUS] + turn_of(s, KNOB_BONUS)


def technology_vp(s: TeotihuacanState) -> int:
    """The points for each technology."""  # TEO-KNOB-6
    return NORMAL_KNOBS[KNOB_TECHNOLOGY] + turn_of(s, KNOB_TECHNOLOGY)
