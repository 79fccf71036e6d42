"""Measure one thing about bots or environments: `python thinking.py WHAT GAME SECONDS ROUND`.

WHAT is a kind of bot (the nodes it visits), `steps` (of the Gymnasium environment; the GAME may be
`catanatron`) or `batches` (decisions of many games stepped by one call). Prints one JSON object
with the rate per CPU second; which engine is measured is whichever is first on PYTHONPATH.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time

BUDGET = 2000  # nodes of a bot at a decision
BATCH = 16  # games stepped by one call


def rate_of(seconds: float, act: Callable[[], int]) -> float:
    """What an act counts per CPU second, after a warm-up."""
    begun = process_time()
    while process_time() - begun < seconds / 5:
        act()
    count = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        count += act()
    return count / spent


def nodes(game: str, kind: str, seconds: float, seed: int) -> float:
    """Nodes a second of a bot that plays against one of its kind; all it does counts as time."""
    import patolli
    from patolli.bots import Budget, Knowledge, make

    rules = patolli.load(game)
    bots = [make(kind, seed + seat, Budget(nodes=BUDGET)) for seat in range(2)]
    states = [rules.new(2, seed, events=False)]

    def act() -> int:
        state = states[-1]
        seat = state.seat
        if seat is None:
            states.append(rules.new(2, seed + len(states), events=False))
            return 0
        state.apply(bots[seat].choose(Knowledge(state)))
        return bots[seat].nodes

    return rate_of(seconds, act)


def steps(game: str, seconds: float, seed: int) -> float:
    """Steps a second of one seat against a random rival: random legal actions."""
    from patolli.envs.gymnasium import PatolliGymEnv

    table = PatolliGymEnv(game, opponents="random")
    rng = random.Random(seed)
    table.reset(seed=seed)

    def act() -> int:
        _, _, ended, cut, _ = table.step(rng.choice(table.session.state.legal()))
        if ended or cut:
            table.reset()
        return 1

    return rate_of(seconds, act)


def catanatron_steps(seconds: float, seed: int) -> float:
    """The same of Catanatron's environment, whose rival is random, too."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv  # type: ignore[import-untyped]

    table = CatanatronEnv()
    rng = random.Random(seed)
    seen = [table.reset(seed=seed)[1]]

    def act() -> int:
        _, _, ended, cut, seen[0] = table.step(rng.choice(seen[0]["valid_actions"]))
        if ended or cut:
            seen[0] = table.reset()[1]
        return 1

    return rate_of(seconds, act)


def batches(game: str, seconds: float, seed: int) -> float:
    """Decisions a second of games that are stepped together, with random legal actions."""
    import numpy as np

    from patolli.envs.vector import VectorGames

    games = VectorGames(game, BATCH)
    games.reset(seed)
    rng = np.random.default_rng(seed)

    def act() -> int:
        games.step(games.sample(rng))
        return BATCH

    return rate_of(seconds, act)


def main() -> None:
    """Measure what the command line says."""
    what, game, seconds, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
    if game == "catanatron":
        print(json.dumps({"rate": catanatron_steps(seconds, seed), "compiled": False}))
        return
    if what == "steps":
        rate = steps(game, seconds, seed)
    elif what == "batches":
        rate = batches(game, seconds, seed)
    else:
        rate = nodes(game, what, seconds, seed)
    import patolli

    print(json.dumps({"rate": rate, "compiled": patolli.compiled}))


if __name__ == "__main__":
    main()
