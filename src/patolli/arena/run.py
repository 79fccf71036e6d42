"""Playing all games of a match: here, in worker processes, or on a Ray cluster; with resume."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from patolli.arena.engines import check_engine, spread_on
from patolli.arena.match import BadMatch, Match
from patolli.arena.play import Played, play


def run(
    match: Match,
    jobs: int = 1,
    engine: str = "processes",
    log: Path | None = None,
    progress: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play a match. What `log` holds already is not played again; each game is added at once."""
    check_engine(engine, jobs)
    done = _resume(match, log)
    for played in done.values():
        if progress is not None:
            progress(played)
    tasks = [task for task in match.tasks() if task.index not in done]
    for played in spread_on(engine, partial(play, match), tasks, jobs):
        done[played.index] = played
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played.json(), separators=(",", ":")) + "\n")
        if progress is not None:
            progress(played)
    return [done[index] for index in sorted(done)]


def read(log: Path) -> tuple[dict[str, object], list[Played]]:
    """The match (as JSON) and the games of a log; a line cut off by a crash is left out."""
    lines = log.read_text(encoding="utf-8").splitlines()
    try:
        head = json.loads(lines[0])
    except (IndexError, json.JSONDecodeError):
        raise BadMatch(f"{log} is not a log of the arena") from None
    played: list[Played] = []
    for line in lines[1:]:
        try:
            played.append(Played.read(json.loads(line)))
        except (json.JSONDecodeError, TypeError):
            continue
    return head, played


def _resume(match: Match, log: Path | None) -> dict[int, Played]:
    """The games already played; begins the log where there is none."""
    if log is None:
        return {}
    if not log.exists():
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(json.dumps(match.json()) + "\n", encoding="utf-8")
        return {}
    head, played = read(log)
    if {**head, "games": 0} != {**match.json(), "games": 0}:
        raise BadMatch(f"{log} is of another match; take another file or the same match")
    if log.read_bytes()[-1:] != b"\n":
        with log.open("a", encoding="utf-8") as file:
            file.write("\n")
    return {game.index: game for game in played if game.index < match.games}
