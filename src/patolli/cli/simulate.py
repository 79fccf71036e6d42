"""`patolli simulate`: many games, their figures and their distributions."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import patolli
from patolli.bots import check
from patolli.bots.parallel import spread
from patolli.bots.selfplay import self_play
from patolli.cli.shared.arguments import (
    GameId,
    Language,
    Options,
    Seats,
    read_options,
    seats_or_usual,
)
from patolli.cli.shared.console import err, out, print_json
from patolli.cli.shared.players import agent, by_seat
from patolli.cli.shared.plots import histogram
from patolli.cli.shared.summary import Simulated, Summary, summarise
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.text import Words

CHUNK = 20  # games that a process plays before it reports
SCHEMA = "patolli-simulate-1"  # of the Parquet file


@dataclass(frozen=True)
class Setup:
    """What every game of a simulation has in common; it travels to the worker processes."""

    game: str
    seats: int
    options: dict[str, Value]
    players: list[str]


def simulate(
    game: GameId,
    lang: Language,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="cli-help-simulate-games")
    ] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="cli-help-jobs")] = 1,
    seats: Seats = None,
    option: Options = None,
    players: Annotated[
        str,
        typer.Option(help="cli-help-simulate-players"),
    ] = "random",
    seed: Annotated[int, typer.Option(help="cli-help-simulate-seed")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json-object")] = False,
    parquet: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-simulate-parquet")
    ] = None,
) -> None:
    """Play many games and show how they end."""
    rules = patolli.load(game)
    count = seats_or_usual(rules, seats)
    options = rules.new(count, 0, read_options(rules, option), events=False).options
    names = by_seat([name.strip() for name in players.split(",")], count)
    for name in names:
        check(name, game)  # refuse an unknown one before the work begins
    setup = Setup(game, count, options, names)
    began = time.perf_counter()
    played = _all(setup, seed, games, jobs, quiet=as_json)
    summary = summarise(played, time.perf_counter() - began)
    if parquet is not None:
        _write(parquet, setup, rules.rules_version, played)
    if as_json:
        print_json(
            {
                "game": game,
                "rules_version": rules.rules_version,
                "compiled": patolli.compiled,
                "seats": count,
                "options": options,
                "players": names,
                "seed": seed,
                **summary.json(),
                "played": [one.json() for one in played],
            }
        )
    else:
        _show(summary, played, names, Words(lang, _names(names, lang)))


def play_game(setup: Setup, seed: int) -> Simulated:
    """Play the game of a seed."""
    began = time.perf_counter()
    state = patolli.load(setup.game).new(setup.seats, seed, setup.options, events=False)
    if set(setup.players) == {"random"}:
        state.play_out(Rng.seeded(seed << 8))  # the engine's own loop: many times faster
    agents = [agent(name, (seed << 8) + seat + 1) for seat, name in enumerate(setup.players)]
    self_play(state, agents)
    outcome = state.outcome()
    assert outcome is not None
    return Simulated(
        seed,
        outcome.scores,
        outcome.ranks,
        len(state.actions),
        state.turn + 1,
        time.perf_counter() - began,
    )


def play_games(setup: Setup, seeds: range) -> list[Simulated]:
    """Play the games of some seeds in this process."""
    return [play_game(setup, seed) for seed in seeds]


def _all(setup: Setup, seed: int, games: int, jobs: int, quiet: bool) -> list[Simulated]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    played: list[Simulated] = []
    end = seed + games
    chunks = [range(first, min(first + CHUNK, end)) for first in range(seed, end, CHUNK)]
    with Progress(
        *columns, TimeRemainingColumn(), console=err, transient=True, disable=quiet
    ) as bar:
        task = bar.add_task(setup.game, total=games)
        for _, chunk in spread(partial(play_games, setup), chunks, min(jobs, len(chunks))):
            played += chunk
            bar.advance(task, len(chunk))
    played.sort(key=lambda one: one.seed)
    return played


def _write(path: Path, setup: Setup, rules_version: int, played: list[Simulated]) -> None:
    """Write the games as a Parquet file, a row for each; what they share is in the metadata."""
    from patolli.arena.parquet import write

    rows: list[Mapping[str, object]] = []
    for one in played:
        row: dict[str, object] = {
            "seed": one.seed,
            "decisions": one.decisions,
            "turns": one.turns,
            "seconds": one.seconds,
        }
        for seat in range(setup.seats):
            row[f"points_{seat}"] = one.scores[seat]
            row[f"rank_{seat}"] = one.ranks[seat]
        rows.append(row)
    metadata = {
        "schema": SCHEMA,
        "game": setup.game,
        "rules_version": str(rules_version),
        "options": json.dumps(setup.options),
        "players": json.dumps(setup.players),
    }
    write(path, [rows], metadata)


def _names(players: list[str], lang: str) -> list[str]:
    words = Words(lang)
    return [f"{words.seat(seat)} ({name})" for seat, name in enumerate(players)]


def _show(summary: Summary, played: list[Simulated], names: list[str], words: Words) -> None:
    figures = Table(box=None, pad_edge=False, header_style="bold")
    figures.add_column("")
    for head in ("wins", "mean", "deviation", "lowest", "highest"):
        figures.add_column(words.text(f"cli-{head}"), justify="right")
    for seat, points in enumerate(summary.points):
        figures.add_row(
            words.seat(seat),
            f"{summary.wins[seat]:.1%}",
            f"{points.mean:.2f}",
            f"{points.deviation:.2f}",
            str(points.lowest),
            str(points.highest),
        )
    out.print(figures)
    out.print()
    width = min(out.width, 90)
    scores = [points for one in played for points in one.scores]
    for title, values in (
        ("cli-plot-points", scores),
        ("cli-plot-decisions", [one.decisions for one in played]),
    ):
        out.print(Text.from_ansi(histogram(values, words.text(title), width)))
    out.print(
        words.text(
            "cli-simulated",
            {
                "games": summary.games,
                "decisions": round(summary.decisions.mean),
                "seconds": round(summary.seconds, 1),
                "speed": round(summary.decisions_per_second),
            },
        ),
        markup=False,
    )
