"""How the rule tests write positions and look at them."""

from __future__ import annotations

from typing import Any, cast

import patolli
from patolli.games.teotihuacan import GAME
from patolli.games.teotihuacan.components import KIND_NAMES, KINDS, TECHNOLOGY_NUMBER
from patolli.games.teotihuacan.geometry import SLOT_NAMES
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.testing import play as play_transcript

# No discovery tile lies anywhere unless a test says so.
NO_TILES: dict[str, Any] = {
    **dict.fromkeys(("palace", "forest", "quarry", "gold", "decorations"), "none"),
    **{
        stash: []
        for stash in ("blue4", "red5", "green3", "green6", "avenue3", "avenue6", "avenue8")
    },
}

# A Pyramid with its top tile.
COMPLETED: dict[str, Any] = {
    "pyramid_completed": True,
    "pyramid": {"tiles": [f"{slot} {tile} 0" for tile, slot in enumerate(SLOT_NAMES)]},
}


def table(
    seats: int = 4, discoveries: dict[str, Any] | None = None, **spec: Any
) -> TeotihuacanState:
    """A position: four players (so no neutral workers) and no discovery tiles by default."""
    tiles = {**NO_TILES, **(discoveries or {})}
    said = {"seats": seats, "discoveries": tiles, **spec}
    return cast(TeotihuacanState, GAME.position(said))


def new(seats: int, seed: int = 1, **options: Any) -> TeotihuacanState:
    """A fresh game."""
    return cast(TeotihuacanState, patolli.load("teotihuacan").new(seats, seed, options))


def play(state: TeotihuacanState, *transcript: str) -> TeotihuacanState:
    """Apply a transcript."""
    play_transcript(state, *transcript)
    return state


def legal(state: TeotihuacanState) -> list[str]:
    """The notation of everything that is legal."""
    return [GAME.actions.name(action) for action in state.legal()]


def asked(state: TeotihuacanState) -> str:
    """What is being decided."""
    return state.stack[-1].name if state.stack else "over"


def goods(state: TeotihuacanState, player: int = 0) -> tuple[int, int, int]:
    """Wood, stone and gold of a player."""
    wood, stone, gold = state.goods[player * 3 : player * 3 + 3]
    return wood, stone, gold


def temples(state: TeotihuacanState, player: int = 0) -> tuple[int, int, int]:
    """The blue, red and green step of a player."""
    blue, red, green = state.temple[player * 3 : player * 3 + 3]
    return blue, red, green


def tiles(state: TeotihuacanState, player: int = 0) -> list[str]:
    """The face-up discovery tiles of a player."""
    return _kinds(state.hand, player)


def used(state: TeotihuacanState, player: int = 0) -> list[str]:
    """The face-down discovery tiles of a player."""
    return _kinds(state.used, player)


def _kinds(counts: list[int], player: int) -> list[str]:
    return [
        name for kind, name in enumerate(KIND_NAMES) for _ in range(counts[player * KINDS + kind])
    ]


def locked(state: TeotihuacanState, worker: int, player: int = 0) -> bool:
    """Whether a worker (1 to 4) of a player is locked."""
    return state.place[player * 4 + worker - 1] > 8


def board(state: TeotihuacanState, worker: int, player: int = 0) -> int:
    """The place of a worker (1 to 4): a board, 0 for the wheel, above 8 when locked."""
    return state.place[player * 4 + worker - 1]


def power(state: TeotihuacanState, worker: int, player: int = 0) -> int:
    """The power of a worker (1 to 4)."""
    return state.power[player * 4 + worker - 1]


def events(state: TeotihuacanState, key: str) -> list[dict[str, Any]]:
    """The data of all events with a key."""
    return [event.data for event in state.events if event.key == f"teotihuacan-{key}"]


def gains(state: TeotihuacanState) -> list[dict[str, Any]]:
    """The data of all events in which a player gained something."""
    return [event.data for event in state.events if event.key.startswith("teotihuacan-gained-")]


def salaries(state: TeotihuacanState) -> TeotihuacanState:
    """Let everybody pay as much salary as possible."""
    while asked(state) == "salary":
        state.apply(
            [action for action in state.legal() if GAME.actions.word(action) == "salary"][-1]
        )
    return state


def technologies(*numbers: int) -> int:
    """The technologies with these numbers, as a player's markers."""
    return sum(1 << TECHNOLOGY_NUMBER.index(number) for number in numbers)
