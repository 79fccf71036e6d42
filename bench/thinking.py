"""Measures one thing about the bots or environments, in a process of its own, and prints JSON.

`thinking.py thoughts GAME KIND SECONDS` or `thinking.py steps GAME SECONDS`, where `catanatron` is
a game, too.
"""

from __future__ import annotations

import json
import random
import sys
from time import perf_counter


def thoughts(game: str, kind: str, seconds: float) -> dict[str, object]:
    """Thoughts a second of a bot over the decisions of a game that it plays against itself."""
    import patolli
    from patolli.bots import Budget, Knowledge, load

    rules = patolli.load(game)
    bot = load(kind, 1)
    budget = Budget(thoughts=4000)
    total, spent, seed = 0, 0.0, 0
    state = rules.new(2, seed, events=False)
    while spent < seconds:
        if state.over:
            seed += 1
            state = rules.new(2, seed, events=False)
        begun = perf_counter()
        action = bot.choose(Knowledge(state), budget)
        spent += perf_counter() - begun
        total += bot.thoughts if len(state.legal()) > 1 else 0
        state.apply(action)
    return {"rate": total / spent, "compiled": patolli.compiled}


def steps(game: str, seconds: float) -> dict[str, object]:
    """Steps a second of a Gymnasium environment with random legal actions and a random rival."""
    rng = random.Random(1)
    if game == "catanatron":
        from catanatron_gym.envs.catanatron_env import (  # type: ignore[import-untyped]
            CatanatronEnv,
        )

        theirs = CatanatronEnv()
        _, info = theirs.reset()
        count, begun = 0, perf_counter()
        while perf_counter() - begun < seconds:
            _, _, done, cut, info = theirs.step(rng.choice(info["valid_actions"]))
            count += 1
            if done or cut:
                _, info = theirs.reset()
        return {"rate": count / (perf_counter() - begun), "compiled": False}
    import patolli
    from patolli.envs.gymnasium import PatolliGymEnv

    table = PatolliGymEnv(game, opponents="random")
    table.reset(seed=1)
    count, begun = 0, perf_counter()
    while perf_counter() - begun < seconds:
        _, _, done, cut, _ = table.step(rng.choice(table.session.state.legal()))
        count += 1
        if done or cut:
            table.reset()
    return {"rate": count / (perf_counter() - begun), "compiled": patolli.compiled}


def main() -> None:
    """Measure what the command line says."""
    if sys.argv[1] == "thoughts":
        print(json.dumps(thoughts(sys.argv[2], sys.argv[3], float(sys.argv[4]))))
    else:
        print(json.dumps(steps(sys.argv[2], float(sys.argv[3]))))


if __name__ == "__main__":
    main()
