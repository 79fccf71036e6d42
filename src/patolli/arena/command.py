"""The command `patolli arena`: a match or round robin between bots."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from patolli.arena import parquet, report
from patolli.arena.match import BadMatch, Match
from patolli.arena.play import Played
from patolli.arena.run import run
from patolli.arena.statistics import Standing, standings
from patolli.core.options import Value


def arena(
    players: Annotated[list[str], typer.Argument(help="cli-help-arena-players")],
    game: Annotated[str, typer.Option(help="cli-help-game")],
    seats: Annotated[int, typer.Option(help="cli-help-arena-seats")] = 2,
    games: Annotated[int, typer.Option(help="cli-help-simulate-games")] = 100,
    budget: Annotated[str | None, typer.Option(help="cli-help-arena-budget")] = None,
    seed: Annotated[int, typer.Option(help="cli-help-arena-seed")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="cli-help-arena-option")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="cli-help-jobs")] = 1,
    engine: Annotated[str, typer.Option(help="cli-help-arena-engine")] = "processes",
    log: Annotated[
        Path | None,
        typer.Option(help="cli-help-arena-log"),
    ] = None,
    table: Annotated[Path | None, typer.Option("--parquet", help="cli-help-arena-parquet")] = None,
    plots: Annotated[Path | None, typer.Option("--report", help="cli-help-arena-report")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json-object")] = False,
) -> None:
    """Let bots play each other: rotated seats, paired seeds, rates with 95 % intervals."""
    match = Match.of(game, seats, players, games, seed, budget, read_options(option or []))
    played = _played(match, jobs, engine, log, quiet=as_json)
    found = standings(match, played)
    if table is not None:
        parquet.write_match(match, played, table)
    if plots is not None:
        report.write(match, played, plots)
    if as_json:
        whole = {**match.json(), "standings": [standing.json() for standing in found]}
        print(json.dumps(whole))
    else:
        Console().print(shown(match, found))
        for line in failures(match, played):
            Console().print(line, markup=False, highlight=False)


def read_options(texts: list[str]) -> dict[str, Value]:
    """Options from `key=value` texts; true, false and whole numbers are read as such."""
    values: dict[str, Value] = {}
    for text in texts:
        key, found, value = text.partition("=")
        if not found:
            raise BadMatch(f"{text!r} is not an option: write key=value")
        if value.lower() in ("true", "false"):
            values[key] = value.lower() == "true"
        elif value.lstrip("-").isdigit():
            values[key] = int(value)
        else:
            values[key] = value
    return values


def shown(match: Match, found: list[Standing]) -> Table:
    """The standings as a table for the terminal."""
    table = Table(title=f"{match.game}, {match.seats} seats (chance {1 / match.seats:.0%})")
    for head in ("player", "games", "wins", "win rate", "95 %", "points", "s/decision", "rating"):
        table.add_column(head, justify="left" if head == "player" else "right")
    for standing in found:
        table.add_row(
            Text(standing.player),
            str(standing.games),
            f"{standing.wins:g}",
            f"{standing.win_rate:.1%}",
            f"{standing.win_rate_low:.1%} – {standing.win_rate_high:.1%}",
            f"{standing.mean_points:.1f}",
            f"{standing.mean_thinking_seconds:.4f}",
            "–" if standing.rating is None else f"{standing.rating:.1f}",
        )
    return table


def failures(match: Match, played: list[Played]) -> list[str]:
    """Each way in which a program failed, and in how many games that lost it the game."""
    found: Counter[str] = Counter()
    for game in played:
        for seat, fault in enumerate(game.faults):
            if fault:
                found[f"{match.players[game.seating[seat]].name} {fault}"] += 1
    return [f"lost by failure, {count} games: {text}" for text, count in found.most_common()]


def _played(match: Match, jobs: int, engine: str, log: Path | None, quiet: bool) -> list[Played]:
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(f"{match.game}", total=match.games)
        return run(match, jobs, engine, log, lambda _: bar.advance(task))
