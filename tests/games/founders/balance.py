"""Measure the balance of the component file: `python -m tests.games.founders.balance --games 100`.

Bots play games with every number of players; the page docs/rules/founders-balance.md says what they
did: points by source, squares filled, masks, worship effects, rewards, first player, solo levels.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, cast

import patolli
from patolli.bots import Budget, Knowledge
from patolli.bots import make as load_bot
from patolli.games.founders.names import SOURCES
from patolli.games.founders.solo.cards import LEVELS
from patolli.games.founders.state import FoundersState


def play_one(job: tuple[int, int, str], bot: str, nodes: int) -> dict[str, Any]:
    """One game: seats, seed, and the board or (alone) the rival's level; what happened in it."""
    seats, seed, variant = job
    options: dict[str, Any] = {"level": variant} if seats == 1 else {"board": variant}
    game = patolli.load("founders")
    state = cast(FoundersState, game.new(seats, seed=seed, options=options))
    first = state.first
    bots = [load_bot(bot, seed * 10 + seat, Budget(nodes=nodes)) for seat in range(seats)]
    while not state.over:
        seat = cast(int, state.seat)
        state.apply(bots[seat].choose(Knowledge(state)))
    return {"seats": seats, "variant": variant, **harvest(state, first)}


def harvest(state: FoundersState, first: int) -> dict[str, Any]:
    """The figures of a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    seen = cast(list[dict[str, Any]], state.observe(None)["players"])
    offered = [str(e.data["tile"]) for e in state.events if e.key == "founders-offered"]
    taken = [str(e.data["tile"]) for e in state.events if e.key == "founders-worship-taken"]
    squares = state.c.grid.squares - len(state.c.grid.hole_squares())
    rewards: Counter[str] = Counter()
    open_rewards: Counter[str] = Counter()
    for player in seen:
        for space, reward in player["rewards"].items():
            if reward is not None:
                kind = reward_kind(reward)
                open_rewards[kind] += 1
                rewards[kind] += player["pyramid"][space] is not None
    covered = [
        (state.north[seat].bit_count() + state.south[seat].bit_count() - 16) / squares
        for seat in range(state.seats)
    ]
    return {
        "scores": outcome.scores,
        "rival": outcome.rivals,
        "won": 1 in outcome.ranks,
        "winners": outcome.winners,
        "first": first,
        "sources": [[one["points_by_source"][word] for word in SOURCES] for one in seen],
        "covered": covered,
        "masks": [len(one["masks"]) for one in seen],
        "temples": [len(one["temples"]) for one in seen],
        "buildings": [len(one["buildings"]) for one in seen],
        "tiles": [sum(tile is not None for tile in one["pyramid"].values()) for one in seen],
        "favour": [one["favour"] for one in seen],
        "offered": Counter(offered),
        "taken": Counter(taken),
        "cubes": [{kind: len(on) for kind, on in one["cubes"].items()} for one in seen],
        "rewards": rewards,
        "open_rewards": open_rewards,
    }


def reward_kind(reward: dict[str, Any]) -> str:
    """A reward in one word."""
    if "build" in reward:
        return "+".join(reward["build"])
    if "temple" in reward:
        return f"{reward['temple']} temple"
    if "size" in reward:
        return f"{reward['vp']} points and size {reward['size']}"
    return "worship tile" if "worship" in reward else f"{reward['vp']} points"


def main() -> None:
    """Play, and print one line of JSON for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="for each number of seats and board")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=Path("founders-balance.jsonl"))
    options = parser.parse_args()
    jobs: list[tuple[int, int, str]] = []
    for number in range(options.games):
        for seats in options.seats:
            for variant in LEVELS if seats == 1 else ["A", "B"]:
                jobs.append((seats, options.seed * 1_000_000 + len(jobs), variant))
        del number
    work = partial(play_one, bot=options.bot, nodes=options.nodes)
    with ProcessPoolExecutor(options.processes) as pool, options.into.open("w") as out:
        for found in pool.map(work, jobs):
            out.write(json.dumps(found) + "\n")
            out.flush()
    print(f"{len(jobs)} games in {options.into}", file=sys.stderr)


if __name__ == "__main__":
    main()
