"""`patolli replay`: a recorded game, action by action."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import patolli
from patolli.cli.boards import board
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import out, print_json
from patolli.core.errors import BadRecord
from patolli.core.record import Record
from patolli.core.state import State
from patolli.pictures import BadPicture, Picture, save_gif
from patolli.text import Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-replay-file")],
    lang: Language,
    to: Annotated[int | None, typer.Option(min=0, help="cli-help-replay-to")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json-object")] = False,
    picture: Annotated[Path | None, typer.Option(help="cli-help-replay-picture")] = None,
    gif: Annotated[Path | None, typer.Option(help="cli-help-replay-gif")] = None,
) -> None:
    """Play a record again and show what happened and where it led."""
    record = read_record(file)
    if to is not None and to > len(record.actions):
        raise BadRecord(f"--to {to}: the record has {len(record.actions)} actions")
    state = patolli.replay(record, to)
    words = Words(lang)
    if picture is not None or gif is not None:
        if picture is not None:
            written(picture, lambda path: Picture(state, language=lang).save(path), words)
        if gif is not None:
            written(gif, lambda path: save_gif(record, path, to, language=lang), words)
        return
    if as_json:
        print_json(_json(record, state))
        return
    out.print(_log(state, words))
    out.print()
    out.print(board(state, None, words))
    out.print(result(state, words))


def written(path: Path, write: Callable[[Path], object], words: Words) -> None:
    """Write a picture, and say where it is."""
    try:
        write(path)
    except OSError as error:
        raise BadPicture(f"can't write {path}: {error.strerror or error}") from None
    out.print(words.text("cli-written", {"file": str(path)}), markup=False)


def read_record(path: Path) -> Record:
    """The record in a file."""
    return Record.read(read_text(path))


def read_text(path: Path) -> str:
    """The text of a file; - is standard input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"can't read {path}: {getattr(error, 'strerror', None) or error}") from None


def _log(state: State, words: Words) -> Table:
    """A row for each action with what it caused; the start's own events come first."""
    log = Table(box=None, pad_edge=False, show_header=False)
    log.add_column(justify="right", style="dim")
    log.add_column(style="cyan", no_wrap=True)
    log.add_column()
    said: dict[int, list[str]] = {}
    for event in state.events:
        said.setdefault(event.action, []).append(words.say(event))
    if -1 in said:
        log.add_row("0", "", Text("\n".join(said[-1])))
    for index, action in enumerate(state.actions):
        notation = state.game.actions.name(action)
        log.add_row(str(index + 1), notation, Text("\n".join(said.get(index, []))))
    return log


def result(state: State, words: Words) -> Text:
    """Who has won, or whose decision it is."""
    outcome = state.outcome()
    if outcome is None:
        assert state.seat is not None
        decides = words.text("cli-decides", {"seat": {"seat": state.seat}})
        prompt = state.prompt()
        return Text(f"{decides} {words.say(prompt) if prompt else ''}", "bold")
    lines: list[str] = []
    for seat in sorted(range(state.seats), key=lambda seat: outcome.ranks[seat]):
        data = {"rank": outcome.ranks[seat], "seat": {"seat": seat}, "points": outcome.scores[seat]}
        lines.append(words.text("cli-place", data))
    lines += [words.text("cli-rival", {"points": points}) for points in outcome.rivals]
    return Text("\n".join(lines), "bold")


def _json(record: Record, state: State) -> dict[str, object]:
    outcome = state.outcome()
    names = state.game.actions
    return {
        "record": record.json(),
        "applied": len(state.actions),
        "over": state.over,
        "seat": state.seat,
        "scores": state.scores(),
        "outcome": outcome.json() if outcome is not None else None,
        "legal": [names.name(action) for action in state.legal()],
        "actions": [names.name(action) for action in state.actions],
        "events": [event.json() for event in state.events],
        "state": state.dump(),
    }
