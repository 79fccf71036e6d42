"""`patolli simulate`: many games, their figures and their distributions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import patolli
from patolli.cli.arguments import GameId, Language, Options, Seats, read_options, seats_or_usual
from patolli.cli.console import err, out, print_json
from patolli.cli.parquet import write_parquet
from patolli.cli.players import named, player
from patolli.cli.plots import histogram
from patolli.cli.summary import Played, Summary, summarise
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.text import Words

CHUNK = 20  # games that a process plays before it reports


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
    names = named([name.strip() for name in players.split(",")], count)
    for name in names:
        player(name, 0)  # refuse an unknown one before the work begins
    setup = Setup(game, count, options, names)
    began = time.perf_counter()
    played = _all(setup, seed, games, jobs, quiet=as_json)
    summary = summarise(played, time.perf_counter() - began)
    if parquet is not None:
        write_parquet(parquet, setup.game, rules.rules_version, options, names, played)
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


def play_games(setup: Setup, first: int, games: int) -> list[Played]:
    """Play games in this process, from a seed on."""
    rules = patolli.load(setup.game)
    played: list[Played] = []
    for seed in range(first, first + games):
        began = time.perf_counter()
        state = rules.new(setup.seats, seed, setup.options, events=False)
        if set(setup.players) == {"random"}:
            state.play_out(Rng.seeded(seed << 8))
        seated = [player(name, (seed << 8) + seat + 1) for seat, name in enumerate(setup.players)]
        seat = state.seat
        while seat is not None:
            state.apply(seated[seat](state))
            seat = state.seat
        outcome = state.outcome()
        assert outcome is not None
        played.append(
            Played(
                seed,
                outcome.scores,
                outcome.ranks,
                len(state.actions),
                state.turn + 1,
                time.perf_counter() - began,
            )
        )
    return played


def _all(setup: Setup, seed: int, games: int, jobs: int, quiet: bool) -> list[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    played: list[Played] = []
    with Progress(
        *columns, TimeRemainingColumn(), console=err, transient=True, disable=quiet
    ) as bar:
        task = bar.add_task(setup.game, total=games)
        for chunk in _chunks(setup, seed, games, jobs):
            played += chunk
            bar.advance(task, len(chunk))
    played.sort(key=lambda one: one.seed)
    return played


def _chunks(setup: Setup, seed: int, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games in lots, in the order in which they are finished."""
    lots = [(first, min(CHUNK, seed + games - first)) for first in range(seed, seed + games, CHUNK)]
    if jobs == 1:
        for first, size in lots:
            yield play_games(setup, first, size)
        return
    with ProcessPoolExecutor(min(jobs, len(lots)), get_context("spawn")) as pool:
        futures = [pool.submit(play_games, setup, first, size) for first, size in lots]
        for future in as_completed(futures):
            yield future.result()


def _names(players: list[str], lang: str) -> list[str]:
    words = Words(lang)
    return [f"{words.seat(seat)} ({name})" for seat, name in enumerate(players)]


def _show(summary: Summary, played: list[Played], names: list[str], words: Words) -> None:
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
