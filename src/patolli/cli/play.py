"""`patolli play`: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import patolli
from patolli.bots import check
from patolli.cli.replay import read_record
from patolli.cli.shared.arguments import (
    GameId,
    Language,
    Options,
    Seats,
    Seed,
    read_options,
    seats_or_usual,
)
from patolli.cli.shared.players import USUAL, NoPlayer
from patolli.cli.terminal.table import TerminalTable
from patolli.core.errors import BadRecord
from patolli.core.game import Game
from patolli.core.state import State
from patolli.text import Words


def play(
    game: GameId,
    lang: Language,
    seats: Seats = None,
    people: Annotated[int, typer.Option(min=0, help="cli-help-play-people")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            help="cli-help-play-bots",
            show_default="cli-help-play-bots-default",
        ),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    names: Annotated[str, typer.Option(help="cli-help-play-names")] = "",
    record: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-play-record")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="cli-metavar-file", help="cli-help-play-save"),
    ] = None,
) -> None:
    """Play at a table in the terminal.

    Choose by number, by notation, or type a word to see only the choices that contain it.
    """
    rules = patolli.load(game)
    state = _state(rules, record, seats, option, seed)
    if people > state.seats:
        raise NoPlayer(f"{people} people for {state.seats} seats")
    known = [name.strip() for name in names.split(",") if name.strip()]
    robots = [name.strip() for name in (bots or USUAL).split(",")]
    if len(robots) > 1 and len(robots) != state.seats - people:
        raise NoPlayer(f"{len(robots)} bots for {state.seats - people} seats: name one, or each")
    seated = [robots[min(i, len(robots) - 1)] for i in range(state.seats - people)]
    for name in seated:
        check(name, game)
    path = save or record or Path(f"{game}-{state.seed}.json")
    TerminalTable(state, people, seated, Words(lang, known), path).run()


def _state(
    rules: Game,
    record: Path | None,
    seats: int | None,
    option: list[str] | None,
    seed: int | None,
) -> State:
    if record is None:
        return rules.new(seats_or_usual(rules, seats), seed, read_options(rules, option))
    if seats is not None or option or seed is not None:
        raise BadRecord("--record has its own seats, options and seed")
    return rules.replay(read_record(record))
