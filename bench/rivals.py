"""Measure the simulators that Patolli is compared with: `python rivals.py NAME SECONDS ROUND`.

Prints one JSON object. Every rival is driven from Python, as its users drive it.
"""

from __future__ import annotations

import json
import random
import sys
from functools import partial
from typing import Any

from clock import play_for, repeat_for

SAMPLE_EVERY = 10


def catanatron(seconds: float, first: int) -> dict[str, float]:
    """Catanatron: four of its random players; every action that one of them chose counts."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]

    def begin(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play(number: int) -> int:
        game = begin(first + number + 1)
        game.play()
        return len(game.state.actions)

    decisions, games = play_for(seconds, play, seconds / 5)
    game = begin(first + 1)
    states: list[Any] = []
    single = 0
    while game.winning_color() is None:
        single += len(game.state.playable_actions) == 1
        if len(game.state.actions) % SAMPLE_EVERY == 0:
            states.append(game.copy())
        game.play_tick()
    return {
        "decisions": decisions,
        "games": games,
        "copies": repeat_for(seconds / 4, [state.copy for state in states]),
        "single": single / len(game.state.actions),
    }


def open_spiel(name: str, seconds: float, first: int) -> dict[str, float]:
    """A game of OpenSpiel through pyspiel; dice are thrown for it and are no decisions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(number: int, states: list[Any] | None = None) -> int:
        state = game.new_initial_state()
        draw = random.Random(first + number).random
        decisions = 0
        while not state.is_terminal():
            if states is not None and decisions % SAMPLE_EVERY == 0 and not state.is_chance_node():
                states.append(state.clone())
            answers = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(answers[int(draw() * len(answers))])
        return decisions

    decisions, games = play_for(seconds, play, seconds / 5)
    states: list[Any] = []
    play(0, states)
    looks = [partial(state.observation_tensor, state.current_player()) for state in states]
    return {
        "decisions": decisions,
        "games": games,
        "copies": repeat_for(seconds / 4, [state.clone for state in states]),
        "observations": repeat_for(seconds / 4, looks),
    }


def main() -> None:
    """Measure and print."""
    name, seconds, first = sys.argv[1], float(sys.argv[2]), 1_000_000 * int(sys.argv[3])
    if name == "catanatron":
        found = catanatron(seconds, first)
    else:
        found = open_spiel(name.removeprefix("open_spiel_"), seconds, first)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
