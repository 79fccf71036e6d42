"""Measure one game of Patolli for every number of seats: `python ours.py GAME SECONDS ROUND`.

Prints one JSON object. Which engine is measured, interpreted or compiled, is whichever is first on
PYTHONPATH; the object says which it was.
"""

from __future__ import annotations

import json
import random
import sys
from functools import partial

from clock import play_for, repeat_for

import patolli
from patolli.core.game import Game
from patolli.core.rng import Rng
from patolli.core.state import State

SAMPLE_EVERY = 10  # a state of every tenth decision of a game is copied and observed


def random_game(game: Game, seats: int, seed: int) -> int:
    """Play a game at random inside the engine; how many decisions it took."""
    state = game.new(seats, seed=seed, events=False)
    state.play_out(Rng.seeded(seed))
    return len(state.actions)


def driven_game(game: Game, seats: int, seed: int) -> int:
    """The same, with every decision asked for and made from Python."""
    state = game.new(seats, seed=seed, events=False)
    draw = random.Random(seed).random
    while not state.over:
        answers = state.legal()
        state.apply(answers[int(draw() * len(answers))])
    return len(state.actions)


def sample(game: Game, seats: int, seed: int) -> tuple[list[State], float]:
    """States all along a random game, and the share of decisions with a single answer."""
    state = game.new(seats, seed=seed, events=False)
    draw = random.Random(seed).random
    states: list[State] = []
    single = 0
    while not state.over:
        if len(state.actions) % SAMPLE_EVERY == 0:
            states.append(state.copy())
        answers = state.legal()
        single += len(answers) == 1
        state.apply(answers[int(draw() * len(answers))])
    return states, single / len(state.actions)


def measure(game: Game, seats: int, seconds: float, first: int) -> dict[str, float]:
    """All that is measured of a game with that many seats."""
    decisions, games = play_for(
        seconds, lambda number: random_game(game, seats, first + number), seconds / 5
    )
    driven, _ = play_for(
        seconds / 2, lambda number: driven_game(game, seats, first + number), seconds / 5
    )
    states, single = sample(game, seats, first)
    copies = repeat_for(seconds / 4, [state.copy for state in states])
    looks = repeat_for(seconds / 4, [partial(state.observe, state.seat) for state in states])
    return {
        "decisions": decisions,
        "driven": driven,
        "games": games,
        "copies": copies,
        "observations": looks,
        "single": single,
    }


def main() -> None:
    """Measure and print."""
    game = patolli.load(sys.argv[1])
    seconds = float(sys.argv[2])
    first = 1_000_000 * int(sys.argv[3])
    module = sys.modules[type(game.new(max(game.seats), seed=0)).__module__]
    found = {
        "compiled": patolli.compiled and not str(module.__file__).endswith(".py"),
        "seats": {str(count): measure(game, count, seconds, first) for count in game.seats},
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
