"""Tuning the weights of an evaluation: `python -m patolli.arena.tune tikal`.

First the weights are fitted to games that the bot plays against itself (see fit.py), then CMA-ES
searches on from the better of these and the committed ones. A candidate is worth the mean margin in
points of a bot with its weights over the best of the same bots with the committed ones, over games
with each number of seats: it has one seat, they have the others, rotated, with the same seeds for
all candidates of a generation. The result is the mean of the last generation's search. It is
printed, and written to the weights' file if it wins last, longer matches with all numbers of seats.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from time import monotonic

from patolli.arena.fit import fitted, samples
from patolli.arena.match import BadMatch, Match, Player, Task
from patolli.arena.play import Played, play
from patolli.arena.statistics import Z95, standings
from patolli.arena.training.settings import seat_numbers
from patolli.bots import Budget, check
from patolli.bots.evaluation import evaluation_of, weights_file, weights_of
from patolli.bots.program import EXEC
from patolli.core.errors import PatolliError
from patolli.registry import load

FIXED = "points"  # points are what all else is measured in
WINNING = 20.0  # what winning is worth in points
FIRM = 4.0  # samples' worth of trust in the weights that a fit begins with

Weights = dict[str, float]


@dataclass(frozen=True)
class Tuning:
    """What is tuned and how: the game, the bot and its budget, games of a candidate with each
    number of seats, a seed."""

    game: str
    kind: str
    budget: str | None
    games: int
    seed: int
    seats: tuple[int, ...] = (2,)

    def check(self) -> None:
        """Refuse what can't be done."""
        game = load(self.game)
        if not weights_of(self.game):
            raise BadMatch(f"{self.game} has no evaluation with weights to tune")
        check(self.kind, self.game)
        if self.kind.startswith(EXEC):
            raise BadMatch(f"{self.kind!r} can't be given weights: take a kind or a level")
        if self.budget is not None:
            Budget.parse(self.budget)
        for seats in self.seats:
            game.new(seats, 0, events=False)
        if not self.seats or min(self.seats) < 2:
            raise BadMatch("a candidate plays against others: name numbers of seats from 2 on")
        if len(set(self.seats)) < len(self.seats):
            raise BadMatch("a number of seats is named twice: name each once")
        if self.games < 1:
            raise BadMatch(f"{self.games} games are no match: play at least 1")

    def matches(self, weights: Weights, games: int, seed: int) -> list[Match]:
        """The matches of a candidate against the committed weights, by number of seats."""
        players = (
            Player(self.kind, self.budget, "candidate", tuple(weights.items())),
            Player(self.kind, self.budget, "committed", tuple(weights_of(self.game).items())),
        )
        return [Match(self.game, seats, players, games, seed) for seats in self.seats]


def candidate(names: list[str], base: Weights, steps: list[float]) -> Weights:
    """The weights at a point of the search: steps are relative to the size of each weight."""
    found = {FIXED: 1.0}
    for name, step in zip(names, steps, strict=True):
        found[name] = base[name] + float(step) * max(0.2, abs(base[name]))
    return found


def margin_in_points(played: Played) -> int:
    """The points by which the candidate is ahead of its best rival at the end."""
    mine = played.seating.index(0)
    rivals = [points for seat, points in enumerate(played.scores) if seat != mine]
    return played.scores[mine] - max(rivals)


def margin(match: Match, task: Task) -> float:
    """The candidate's margin in one game, with a bonus for winning."""
    played = play(match, task)
    won = played.wins[played.seating.index(0)]
    return margin_in_points(played) + WINNING * (won - 1 / match.seats)


def margins(pool: Executor, candidates: Sequence[Sequence[Match]]) -> list[float]:
    """The mean margin of each candidate over its matches, all games of all of them at once."""
    jobs = [
        (number, match, task)
        for number, matches in enumerate(candidates)
        for match in matches
        for task in match.tasks()
    ]
    found = pool.map(margin, [job[1] for job in jobs], [job[2] for job in jobs])
    totals = [0.0] * len(candidates)
    for (number, match, _), value in zip(jobs, found, strict=True):
        totals[number] += value / match.games / len(candidates[number])
    return totals


def fit(tuning: Tuning, games: int, pool: Executor) -> Weights:
    """The better of the committed weights and those fitted to games of the bot with itself."""
    base = weights_of(tuning.game)
    itself = tuning.matches(base, games, tuning.seed + 500)
    jobs = [(match, task) for match in itself for task in match.tasks()]
    found = pool.map(samples, [job[0] for job in jobs], [job[1] for job in jobs])
    names = evaluation_of(tuning.game).names
    new = fitted(names, base, [sample for part in found for sample in part], FIXED, FIRM)
    (better,) = margins(pool, [tuning.matches(new, max(8, games // 4), tuning.seed + 600)])
    print(f"fitted to {games} games: margin {better:+.1f}, {rounded(new)}", flush=True)
    return new if better > 0 else base


def tune(
    tuning: Tuning,
    start: Weights,
    generations: int,
    population: int,
    seconds: float,
    pool: Executor,
) -> Weights:
    """Search for better weights from a start, for so many generations or seconds."""
    import cma

    names = [name for name in start if name != FIXED]
    search = cma.CMAEvolutionStrategy(
        [0.0] * len(names), 0.2, {"seed": tuning.seed, "verbose": -9, "popsize": population}
    )
    begun = monotonic()
    for generation in range(generations):
        points = search.ask()
        number = tuning.seed * 1000 + generation
        candidates = [
            tuning.matches(candidate(names, start, list(point)), tuning.games, number)
            for point in points
        ]
        values = margins(pool, candidates)
        search.tell(points, [-value for value in values])
        mean = sum(values) / len(values)
        print(f"generation {generation}: mean {mean:+.1f}, best {max(values):+.1f}", flush=True)
        took = (monotonic() - begun) / (generation + 1)
        if monotonic() - begun + took > seconds:
            break
    return candidate(names, start, list(search.result.xfavorite))


def prove(tuning: Tuning, weights: Weights, games: int, pool: Executor) -> bool:
    """Whether weights win the last matches: with each number of seats the whole 95 % interval of
    their win rate lies above chance."""
    wins = True
    for match in tuning.matches(weights, games, tuning.seed + 77):
        played = list(pool.map(play, repeat(match), match.tasks()))
        result = standings(match, played, rate=False)[0]
        values = [margin_in_points(game) for game in played]
        mean = sum(values) / games
        spread = (sum((value - mean) ** 2 for value in values) / max(1, games - 1) / games) ** 0.5
        print(
            f"candidate, {match.seats} seats: {result.win_rate:.1%} of {result.games} games "
            f"({result.win_rate_low:.1%} – {result.win_rate_high:.1%}), "
            f"margin {mean:+.1f} ± {Z95 * spread:.1f}",
            flush=True,
        )
        wins = wins and result.win_rate_low > 1 / match.seats
    return wins


def rewrite(path: Path, weights: Weights) -> None:
    """Put new weights into a weights' file; its comments stay where they are."""
    text = path.read_text(encoding="utf-8")
    for name, value in weights.items():
        found = re.search(rf"(?m)^{name}\s*=\s*(-?[\d.e-]+ *)", text)
        if found is not None:
            shown = f"{value:.3g}".ljust(len(found[1]))
            text = text[: found.start(1)] + shown + text[found.end(1) :]
    path.write_text(text, encoding="utf-8")


def rounded(weights: Weights) -> dict[str, float]:
    """The weights, rounded."""
    return {name: round(value, 3) for name, value in weights.items()}


def at_least(least: int) -> Callable[[str], int]:
    """A whole number that is not too small."""

    def whole(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r}: it must be a whole number from {least} on")
        return int(text)

    return whole


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line of `python -m patolli.arena.tune`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.arena.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--kind", default="planner")
    parser.add_argument("--budget", default="1500")
    parser.add_argument(
        "--seats", default="2", help="numbers of seats, one for the candidate: 2,3,4"
    )
    parser.add_argument(
        "--fit", type=at_least(0), default=200, help="games to fit to first; 0: none"
    )
    parser.add_argument(
        "--games", type=int, default=12, help="games of each candidate with each number of seats"
    )
    parser.add_argument(
        "--population", type=at_least(2), default=12, help="candidates of a generation"
    )
    parser.add_argument("--generations", type=at_least(0), default=20)
    parser.add_argument("--seconds", type=float, default=1e9, help="the longest search")
    parser.add_argument(
        "--proof", type=at_least(1), default=200, help="games of each of the last matches"
    )
    parser.add_argument("--jobs", type=at_least(1), default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help="the weights' file to write (the committed one)")
    options = parser.parse_args(arguments)
    try:
        seats = seat_numbers(options.seats)
        tuning = Tuning(
            options.game, options.kind, options.budget, options.games, options.seed, seats
        )
        tuning.check()
    except PatolliError as error:
        parser.error(str(error))
    if options.into is not None and not options.into.is_file():
        parser.error(f"{options.into} is no file: name a copy of the game's file of weights")
    with ProcessPoolExecutor(options.jobs) as pool:
        start = fit(tuning, options.fit, pool) if options.fit else weights_of(options.game)
        found = start
        if options.generations:
            found = tune(
                tuning, start, options.generations, options.population, options.seconds, pool
            )
        print(rounded(found), flush=True)
        if prove(tuning, found, options.proof, pool):
            path = options.into or weights_file(options.game)
            assert path is not None  # a game with weights has a file of them
            rewrite(path, found)
            print("better: written")


if __name__ == "__main__":
    main()
