"""How good the plans of a turn are: a last beam that fills the budget against one that does not.

    PYTHONPATH=build/compiled python bench/plans.py tikal 8000 36000

Positions of games with 2, 3 and 4 seats are planned with the same nodes by both; what counts is the
margin of the best plan, as the game's tuned weights judge it.
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev

import patolli
from patolli import Rng
from patolli.bots import Budget, Knowledge, make
from patolli.bots.budget import Meter
from patolli.bots.evaluation import tuned, weights_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.search.beam import plan_widely
from patolli.core.state import State

TABLES = (2, 2, 3, 4)  # seats of the games that the positions are from
EVERY = 5  # turns from one position to the next
BEAM = 4


def positions(game: str, evaluation: Evaluation) -> list[State]:
    """Beginnings of turns, each in one possible world."""
    found: list[State] = []
    for number, seats in enumerate(TABLES):
        state = patolli.load(game).new(seats, 7000 + number, events=False)
        bots = [
            make("planner", seat + number, Budget(nodes=300), evaluation) for seat in range(seats)
        ]
        turn, turns = -1, 0
        while (seat := state.seat) is not None:
            if state.turn != turn:
                turn = state.turn
                turns += 1
                if turns % EVERY == number and len(state.legal()) > 1:
                    found.append(Knowledge(state).determinize(Rng.seeded(turns)))
            state.apply(bots[seat].choose(Knowledge(state)))
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("nodes", type=int, nargs="+")
    options = parser.parse_args()
    evaluation = tuned(options.game, weights_of(options.game))
    worlds = positions(options.game, evaluation)
    for nodes in options.nodes:
        margins: dict[bool, list[float]] = {False: [], True: []}
        used: dict[bool, list[float]] = {False: [], True: []}
        for number, world in enumerate(worlds):
            for fill in (False, True):
                meter = Meter(Budget(nodes=nodes))
                plans = plan_widely(world, evaluation, Rng.seeded(number), BEAM, meter, fill)
                margins[fill].append(plans[0].margin)
                used[fill].append(meter.used())
        gains = [new - old for old, new in zip(margins[False], margins[True], strict=True)]
        error = 1.96 * stdev(gains) / len(gains) ** 0.5
        better, worse = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
        print(
            f"{nodes} nodes, {len(gains)} positions: {mean(gains):+.2f} ± {error:.2f} points "
            f"(better in {better}, worse in {worse}), "
            f"used {mean(used[False]):.0%} and {mean(used[True]):.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
