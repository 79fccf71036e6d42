"""Tuning the weights of an evaluation with CMA-ES: `python -m patolli.arena.tune tikal`.

A candidate is worth the mean lead in points of a bot with its weights over the same bot with the
committed ones, over games with rotated seats and the same seeds for all candidates of a
generation. The result is printed, and written to the weights' file if it wins a last, longer match.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from patolli.arena.match import Match, Player
from patolli.arena.play import play
from patolli.arena.run import run
from patolli.arena.statistics import standings
from patolli.bots.evaluation import FOLDER, weights_of

FIXED = "points"  # points are what all else is measured in


def candidate(names: list[str], base: dict[str, float], steps: list[float]) -> dict[str, float]:
    """The weights at a point of the search: steps are relative to the size of each weight."""
    found = {FIXED: 1.0}
    for name, step in zip(names, steps, strict=True):
        found[name] = base[name] + step * max(0.2, abs(base[name]))
    return found


def challenge(
    game: str, weights: dict[str, float], kind: str, budget: str | None, games: int, seed: int
) -> Match:
    """A match of the candidate against the committed weights."""
    players = (
        Player(kind, budget, "candidate", tuple(weights.items())),
        Player(kind, budget, "committed", tuple(weights_of(game).items())),
    )
    return Match(game, 2, players, games, seed)


def lead(match: Match) -> float:
    """The candidate's mean lead, with a bonus for winning."""
    total = 0.0
    for task in match.tasks():
        played = play(match, task)
        mine = played.seating.index(0)
        total += played.scores[mine] - played.scores[1 - mine] + 20.0 * (played.wins[mine] - 0.5)
    return total / match.games


def tune(
    game: str, kind: str, budget: str | None, games: int, generations: int, jobs: int, seed: int
) -> dict[str, float]:
    """Search for better weights."""
    import cma

    base = weights_of(game)
    names = [name for name in base if name != FIXED]
    search = cma.CMAEvolutionStrategy(
        [0.0] * len(names), 0.3, {"seed": seed, "verbose": -9, "popsize": 8}
    )
    with ProcessPoolExecutor(jobs) as pool:
        for generation in range(generations):
            points = search.ask()
            matches = [
                challenge(game, candidate(names, base, list(point)), kind, budget, games, number)
                for point in points
                for number in [seed * 1000 + generation]
            ]
            leads = list(pool.map(lead, matches))
            search.tell(points, [-value for value in leads])
            mean = sum(leads) / len(leads)
            print(f"generation {generation}: mean {mean:+.1f}, best {max(leads):+.1f}", flush=True)
    return candidate(names, base, list(search.result.xfavorite))


def rewrite(path: Path, weights: dict[str, float]) -> None:
    """Put new weights into a weights' file; its comments stay."""
    text = path.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"(?m)^({name}\s*=\s*)-?[\d.]+", rf"\g<1>{value:.3g}", text)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """The command line of `python -m patolli.arena.tune`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.arena.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--kind", default="planner")
    parser.add_argument("--budget", default="1500")
    parser.add_argument("--games", type=int, default=8, help="games of each candidate")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--proof", type=int, default=100, help="games of the last match")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help="the weights' file to write (the committed one)")
    options = parser.parse_args()
    found = tune(
        options.game,
        options.kind,
        options.budget,
        options.games,
        options.generations,
        options.jobs,
        options.seed,
    )
    print({name: round(value, 3) for name, value in found.items()})
    match = challenge(
        options.game, found, options.kind, options.budget, options.proof, options.seed + 77
    )
    result = standings(match, run(match, options.jobs), rate=False)[0]
    print(
        f"candidate: {result.win_rate:.1%} of {result.games} games "
        f"({result.win_rate_low:.1%} – {result.win_rate_high:.1%})"
    )
    if result.win_rate_low > 0.5:
        rewrite(options.into or FOLDER / f"{options.game}.toml", found)
        print("better: written")


if __name__ == "__main__":
    main()
