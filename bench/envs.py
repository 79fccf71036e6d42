"""Measure the environments beside others: `python bench/envs.py` (after `make fast`).

Every measurement runs in a process of its own with the compiled engine. The subjects take turns
round after round; figures are medians, decisions per CPU second of one process (for the processes
of `AsyncGames`: per second). `python bench/envs.py --measure SUBJECT GAME SECONDS SEED` makes one.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
GAMES = ("founders", "patolli", "teotihuacan", "tikal")
BATCH = 64
OURS = {  # what is measured: its name in the table, and the rate it should have
    "pettingzoo": ("PettingZoo", 60_000),
    "gymnasium": ("Gymnasium", 60_000),
    "floats": ("PettingZoo, floats", 0),
    "vector": (f"{BATCH} games by one call", 150_000),
    "processes-1": (f"{BATCH} games, 1 process", 0),
    "processes-2": (f"{BATCH} games, 2 processes", 0),
}
RIVALS = {
    "openspiel-chess": "OpenSpiel chess, tensors",
    "openspiel-backgammon": "OpenSpiel backgammon, tensors",
    "connect-four": "PettingZoo connect four",
    "catanatron": "Catanatron, Gymnasium",
    "pgx-chess": "Pgx chess, CPU, 64 games",
}
NOTE = (
    "Decisions a second with observation and mask of every decision, random legal actions, two "
    "seats, the compiled engine; medians of {rounds}, the subjects taking turns. Of the Gymnasium "
    "environments the decisions of the random rival count, too, which nobody looks at. Per CPU "
    "second of one process; of the processes per second."
)


def rate_of(seconds: float, act: Callable[[], int], clock: Callable[[], float]) -> float:
    """What an act counts a second, after a warm-up."""
    begun = clock()
    while clock() - begun < seconds / 5:
        act()
    count = 0
    begun = clock()
    while (spent := clock() - begun) < seconds:
        count += act()
    return count / spent


def pettingzoo_game(table: Any, seed: int) -> Callable[[], int]:
    """Whole games of an AEC environment, each decision by the mask that was seen."""
    import numpy as np

    draw = random.Random(seed).random

    def act() -> int:
        table.reset(seed=int(draw() * 2**31))
        count = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[int(draw() * len(legal))]))
            count += 1
        return count

    return act


def ours(what: str, game: str, seconds: float, seed: int) -> float:
    """One of our environments."""
    import numpy as np

    if what in ("pettingzoo", "floats"):
        from patolli.envs.pettingzoo import env

        table = env(game, observation="floats" if what == "floats" else "bytes")
        return rate_of(seconds, pettingzoo_game(table, seed), process_time)
    if what == "gymnasium":
        return rate_of(seconds, gymnasium_steps(game, seed), process_time)
    if what == "vector":
        from patolli.envs.vector import VectorGames

        games = VectorGames(game, BATCH)
        games.reset(seed)

        def step() -> int:
            games.step(games.sample())
            return BATCH

        return rate_of(seconds, step, process_time)
    from patolli.envs.processes import AsyncGames

    workers = int(what.removeprefix("processes-"))
    rng = np.random.default_rng(seed)
    with AsyncGames(game, BATCH, workers) as shared:
        shared.reset(seed)

        def pass_on() -> int:
            worker, batch = shared.receive()
            noise = rng.random(batch.masks.shape, dtype=np.float32)
            shared.send(worker, (batch.masks * noise).argmax(axis=1))
            return BATCH // workers

        return rate_of(seconds, pass_on, perf_counter)


def gymnasium_steps(game: str, seed: int) -> Callable[[], int]:
    """Steps of one seat against a random rival; all decisions count."""
    import numpy as np

    from patolli.envs.gymnasium import PatolliGymEnv

    table = PatolliGymEnv(game, opponents="random")
    draw = random.Random(seed).random
    last = [table.reset(seed=seed)[0]]

    def act() -> int:
        legal = np.flatnonzero(last[0]["action_mask"])
        state = table.session.state
        before = len(state.actions)
        last[0], _, ended, _, _ = table.step(int(legal[int(draw() * len(legal))]))
        made = len(state.actions) - before
        if ended:
            last[0] = table.reset()[0]
        return made

    return act


def rival(what: str, seconds: float, seed: int) -> float:
    """Another library's environment."""
    import numpy as np

    draw = random.Random(seed).random
    if what.startswith("openspiel"):
        import pyspiel

        game = pyspiel.load_game(what.removeprefix("openspiel-"))

        def play() -> int:
            state = game.new_initial_state()
            count = 0
            while not state.is_terminal():
                answers = state.legal_actions()
                if not state.is_chance_node():
                    player = state.current_player()
                    np.array(state.observation_tensor(player), dtype=np.float32)
                    state.legal_actions_mask(player)
                    count += 1
                state.apply_action(answers[int(draw() * len(answers))])
            return count

        return rate_of(seconds, play, process_time)
    if what == "connect-four":
        from pettingzoo.classic import connect_four_v3

        return rate_of(seconds, pettingzoo_game(connect_four_v3.raw_env(), seed), process_time)
    if what == "catanatron":
        from catanatron_gym.envs.catanatron_env import CatanatronEnv  # type: ignore[import-untyped]

        table = CatanatronEnv()
        seen = [table.reset(seed=seed)[1]]

        def act() -> int:
            answers = seen[0]["valid_actions"]
            _, _, ended, cut, seen[0] = table.step(answers[int(draw() * len(answers))])
            if ended or cut:
                seen[0] = table.reset()[1]
            return 1

        return rate_of(seconds, act, process_time)
    return rate_of(seconds, pgx_steps(what.removeprefix("pgx-"), seed), process_time)


def pgx_steps(game: str, seed: int) -> Callable[[], int]:
    """Batches of Pgx on the CPU, compiled by JAX."""
    import jax  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]

    env = pgx.make(game)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = [jax.random.PRNGKey(seed)]
    state = [begin(jax.random.split(key[0], BATCH))]

    def act() -> int:
        key[0], now = jax.random.split(key[0])
        logits = jax.numpy.log(state[0].legal_action_mask.astype(jax.numpy.float32))
        state[0] = step(state[0], jax.random.categorical(now, logits, axis=1))
        state[0].observation.block_until_ready()
        return BATCH

    return act


def measured(what: str, game: str, seconds: float, seed: int, package: Path) -> float | str:
    """The rate that a process of its own found, or why there is none."""
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / "envs.py"), "--measure", what, game]
    command += [str(seconds), str(seed)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["no answer"])[-1]
    return float(json.loads(done.stdout.splitlines()[-1])["rate"])


def main() -> None:
    """Measure all in turns, show and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games (default: all)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--package", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--results", type=Path, default=HERE / "results")
    parser.add_argument("--no-keep", action="store_true")
    parser.add_argument("--measure", nargs=4, metavar=("SUBJECT", "GAME", "SECONDS", "SEED"))
    given = parser.parse_args()
    if given.measure:
        what, game, seconds, seed = given.measure
        known = what in OURS
        found = (
            ours(what, game, float(seconds), int(seed))
            if known
            else rival(what, float(seconds), int(seed))
        )
        print(json.dumps({"rate": found}))
        return
    subjects = [(what, "") for what in RIVALS]
    subjects += [(what, game) for what in OURS for game in given.games or GAMES]
    rates: dict[tuple[str, str], list[float]] = {}
    absent: dict[str, str] = {}
    for seed in range(1, given.rounds + 1):
        for what, game in subjects:
            rate = measured(what, game, given.seconds, seed, given.package.resolve())
            if isinstance(rate, str):
                absent[OURS[what][0] + ", " + game if game else RIVALS[what]] = rate
            else:
                rates.setdefault((what, game), []).append(rate)
    text = page(rates, absent, given.rounds)
    print(text)
    if not given.no_keep:
        given.results.mkdir(parents=True, exist_ok=True)
        (given.results / "envs-latest.md").write_text(text, encoding="utf-8")


def page(rates: dict[tuple[str, str], list[float]], absent: dict[str, str], count: int) -> str:
    """The table, with the machine it was measured on."""
    from report import machine

    where = machine()
    lines = [
        f"{where['date']}, commit `{where['commit']}`: {where['cpu']}, {where['cores']} cores, "
        f"{where['system']}, Python {where['python']}; load average {where['load']} at the end.",
        "",
        "| environment | game | decisions/s | target |",
        "|---|---|---:|---:|",
    ]
    for (what, game), found in rates.items():
        name, target = OURS.get(what, (RIVALS.get(what, what), 0))
        wanted = f"{target:,}" if target else "–"
        lines.append(f"| {name} | {game or '–'} | {median(found):,.0f} | {wanted} |")
    lines += ["", NOTE.format(rounds="1 round" if count == 1 else f"{count} rounds")]
    lines += ["", *[f"- not measured: {what}: {why}" for what, why in absent.items()]]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    main()
