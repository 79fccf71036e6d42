"""Play many random games and check every state: `python -m tests.games.founders.random_games`."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import patolli
from patolli.core.rng import Rng
from patolli.testing import option_sets

GAME = patolli.load("founders")


def play_one(number: int) -> int:
    """One game with a table of its own, checked after every action; how many decisions it took."""
    tables = [
        (seats, options)
        for seats in GAME.seats
        for options in option_sets(GAME, seats)
        if options["first_player"] == "drawn"
    ]
    seats, options = tables[number % len(tables)]
    state = GAME.new(seats, seed=number, options=options, events=False)
    rng = Rng.seeded(number + 1)
    while not state.over:
        legal = state.legal()
        # Passing is chosen a quarter as often as chance would, so that games grow long.
        action = rng.pick(legal)
        if action == legal[0] and rng.below(4):
            action = rng.pick(legal)
        state.apply(action)
        broken = state.check()
        if broken:
            raise AssertionError(f"game {number}: {state.record().text()}: {broken}")
    return len(state.actions)


def main() -> None:
    """Play and say how many decisions were sound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.processes) as pool:
        decisions = list(pool.map(play_one, range(options.games), chunksize=20))
    print(
        f"{len(decisions)} games, {sum(decisions)} decisions, longest {max(decisions)}: all sound"
    )


if __name__ == "__main__":
    main()
