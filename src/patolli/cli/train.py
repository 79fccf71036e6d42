"""The command `patolli train`: learn an evaluation, and keep it if it plays better."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from patolli.arena.training.pipeline import train as learn
from patolli.arena.training.settings import Training, seat_numbers
from patolli.cli.shared.arguments import GameId


def train(
    game: GameId,
    folder: Annotated[Path, typer.Option(help="cli-help-train-folder")],
    seats: Annotated[str, typer.Option(help="cli-help-train-seats")] = "2,3,4",
    games: Annotated[int, typer.Option(help="cli-help-train-games")] = 2000,
    kind: Annotated[str, typer.Option(help="cli-help-train-kind")] = "planner",
    budget: Annotated[str, typer.Option(help="cli-help-train-budget")] = "600",
    rounds: Annotated[int, typer.Option(help="cli-help-train-rounds")] = 1,
    knots: Annotated[int, typer.Option(help="cli-help-train-knots")] = 4,
    hidden: Annotated[int, typer.Option(help="cli-help-train-hidden")] = 0,
    epochs: Annotated[int, typer.Option(help="cli-help-train-epochs")] = 60,
    fix: Annotated[str, typer.Option(help="cli-help-train-fix")] = "",
    hold: Annotated[float, typer.Option(help="cli-help-train-hold")] = 0.0,
    automaton: Annotated[bool, typer.Option(help="cli-help-train-automaton")] = False,
    matches: Annotated[int, typer.Option(help="cli-help-train-matches")] = 400,
    match_kind: Annotated[str, typer.Option(help="cli-help-train-match-kind")] = "searcher",
    match_budget: Annotated[str, typer.Option(help="cli-help-train-match-budget")] = "1s",
    seed: Annotated[int, typer.Option(help="cli-help-arena-seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="cli-help-jobs")] = 1,
    engine: Annotated[str, typer.Option(help="cli-help-arena-engine")] = "processes",
    into: Annotated[Path | None, typer.Option(help="cli-help-train-into")] = None,
) -> None:
    """Make games, learn from them, measure what was learned in play."""
    training = Training(
        game,
        seat_numbers(seats),
        games,
        kind,
        budget,
        rounds=rounds,
        knots=knots,
        hidden=hidden,
        epochs=epochs,
        fixed=tuple(fix.split(",")) if fix else (),
        hold=hold,
        automaton=automaton,
        matches=matches,
        match_kind=match_kind,
        match_budget=match_budget,
        seed=seed,
    )
    command = f"patolli {shlex.join(sys.argv[1:])}"
    learn(training, folder, jobs, typer.echo, command, into, engine)
