"""The searcher with other settings or weights against itself with the committed ones.

    PYTHONPATH=build/compiled python bench/settings.py tikal --set rounds=1 planning=0.6 --games 60
    PYTHONPATH=build/compiled python bench/settings.py founders --weights other.toml --seats 1
    PYTHONPATH=build/compiled python bench/settings.py tikal --tables learned.json

One seat has the other settings, the rest the committed ones; seats rotate over the same seeds, and
all search the same nodes. Alone, both play the same seeds against the automaton, its levels in
turn (or the one that `--option` names).
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path

import patolli
from patolli.arena import wilson
from patolli.arena.training.settings import variants
from patolli.bots import Budget, make
from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Before, Evaluation
from patolli.bots.evaluation.tikal import TABLES
from patolli.bots.evaluation.tikal_temples import Tables
from patolli.bots.parallel import spread
from patolli.bots.selfplay import Agent, BotAgent, self_play
from patolli.core.options import Value
from patolli.core.state import State

SETTINGS = ("glances", "quick", "rounds", "planning", "rounds_alone", "planning_alone")
SWITCHES = ("looks_again", "at_once")
Z95 = 1.959964


class Changed(Evaluation):
    """An evaluation with other settings of the search."""

    def __init__(self, base: Evaluation, changes: Mapping[str, float]) -> None:
        settings = {name: getattr(base, name) for name in (*SETTINGS, *SWITCHES)}
        settings.update({name: type(settings[name])(changes[name]) for name in changes})
        super().__init__(base.names, base.weights, base.scale, base.bonus, **settings)
        self.base = base

    def terms(self, state: State) -> list[list[float]]:
        return self.base.terms(state)

    def points(self, state: State) -> list[float]:
        return self.base.points(state)

    def points_after(self, state: State, before: Before, seat: int) -> list[float]:
        return self.base.points_after(state, before, seat)

    def final(self, state: State) -> list[float]:
        return self.base.final(state)


@dataclass(frozen=True)
class Trial:
    """What is tried, and how."""

    game: str
    seats: int
    kind: str
    budget: str
    budget_old: str
    seed: int
    changes: tuple[tuple[str, float], ...]
    weights: Path | None
    tables: Path | None
    options: tuple[tuple[str, Value], ...]

    def evaluation(self, new: bool) -> Evaluation:
        """The evaluation of the seat that tries, or the committed one."""
        if not new or self.weights is None:
            base = evaluation_of(self.game)
        else:
            found = tomllib.loads(self.weights.read_text(encoding="utf-8"))["weights"]
            base = tuned(self.game, {**weights_of(self.game), **found})
        return Changed(base, dict(self.changes) if new else {})


class WithTables:
    """An agent that decides by tables of Tikal's temples of its own: the engine knows one place."""

    def __init__(self, agent: Agent, name: str) -> None:
        self.agent = agent
        self.tables = Tables.read(name)

    def __call__(self, state: State) -> int:
        TABLES.soon[:] = self.tables.soon
        TABLES.after[:] = self.tables.after
        return self.agent(state)


@dataclass(frozen=True)
class End:
    """How a game ended for the seat that tries: its wins, its margin, the points."""

    win: float
    margin: float
    points: int
    others: float


def play(trial: Trial, index: int) -> tuple[End, End | None]:
    """One game; alone one with each settings on the same seed."""
    if trial.seats == 1:
        return game(trial, index, [True]), game(trial, index, [False])
    group, place = divmod(index, trial.seats)
    return game(trial, group, [seat == place for seat in range(trial.seats)]), None


def game(trial: Trial, group: int, new: Sequence[bool]) -> End:
    """One game in which these seats have the other settings."""
    ways = variants(trial.game, trial.seats)
    options = {**ways[group % len(ways)], **dict(trial.options)}
    seed = trial.seed * 1_000_003 + group
    state = patolli.load(trial.game).new(trial.seats, seed, options, events=False)
    agents = [agent(trial, is_new, seed * 31 + seat) for seat, is_new in enumerate(new)]
    self_play(state, agents, [])
    outcome = state.outcome()
    assert outcome is not None
    mine = new.index(True) if True in new else 0
    others = [score for seat, score in enumerate(outcome.scores) if seat != mine] + outcome.rivals
    win = 1 / len(outcome.winners) if mine in outcome.winners else 0.0
    points = outcome.scores[mine]
    return End(win, float(points - max(others)), points, sum(others) / len(others))


def agent(trial: Trial, new: bool, seed: int) -> Agent:
    """The bot of a seat."""
    budget = Budget.parse(trial.budget if new else trial.budget_old)
    bot = BotAgent(make(trial.kind, seed, budget, trial.evaluation(new)))
    if trial.tables is None:
        return bot
    return WithTables(bot, str(trial.tables.resolve()) if new else "tikal_temples.json")


def row(trial: Trial, played: Sequence[tuple[End, End | None]]) -> str:
    """What the games say, as a row of a table."""
    count = len(played)
    wins = sum(new.win for new, _ in played)
    low, high = wilson(wins, count)
    margins = [new.margin - (old.margin if old else 0.0) for new, old in played]
    mean = sum(margins) / count
    error = Z95 * sqrt(sum((each - mean) ** 2 for each in margins) / max(1, count - 1) / count)
    points = sum(new.points for new, _ in played) / count
    others = sum(new.others for new, _ in played) / count
    before = ""
    if trial.seats == 1:
        before = f" (before {sum(old.win for _, old in played if old) / count:.1%})"
    return (
        f"| {trial.game} | {trial.seats} | {count} | {wins / count:.1%}{before} "
        f"| {low:.1%} – {high:.1%} | {mean:+.1f} ± {error:.1f} | {points:.0f} : {others:.0f} |"
    )


def number(text: str) -> tuple[str, float]:
    """A setting from `rounds=1`."""
    name, _, value = text.partition("=")
    if name not in (*SETTINGS, *SWITCHES):
        raise argparse.ArgumentTypeError(
            f"{name!r} is no setting: {', '.join((*SETTINGS, *SWITCHES))}"
        )
    return name, float(value)


def option(text: str) -> tuple[str, Value]:
    """An option of the game from `difficulty=hard`."""
    key, _, value = text.partition("=")
    return key, value


def main() -> None:
    """Play, and print a row whenever some games are done."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=patolli.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--kind", default="searcher")
    parser.add_argument("--nodes", default="20000", help="or seconds, as 1s")
    parser.add_argument("--nodes-old", default="", help="of the committed one (default: the same)")
    parser.add_argument("--set", nargs="*", type=number, default=[], dest="changes")
    parser.add_argument("--weights", type=Path, help="a TOML file of other weights")
    parser.add_argument("--tables", type=Path, help="other tables of Tikal's temples")
    parser.add_argument("--option", nargs="*", type=option, default=[], dest="options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.tables is not None and given.game != "tikal":
        parser.error("only Tikal has tables of temples")
    if given.tables is not None and not given.tables.is_file():
        parser.error(f"{given.tables} is no file: learn tables first (docs/bots.md)")
    trial = Trial(
        given.game,
        given.seats,
        given.kind,
        given.nodes,
        given.nodes_old or given.nodes,
        given.seed,
        tuple(given.changes),
        given.weights,
        given.tables,
        tuple(given.options),
    )
    played: list[tuple[End, End | None]] = []
    for _, found in spread(partial(play, trial), range(given.games), given.jobs):
        played.append(found)
        if len(played) % 10 == 0 or len(played) == given.games:
            print(row(trial, played), flush=True)


if __name__ == "__main__":
    main()
