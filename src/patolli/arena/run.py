"""Playing all games of a match: here, in worker processes, or on a Ray cluster; with resume."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from patolli.arena.match import BadMatch, Match, Task
from patolli.arena.play import Played, play
from patolli.bots.parallel import spread

ENGINES = ("processes", "ray")


def run(
    match: Match,
    jobs: int = 1,
    engine: str = "processes",
    log: Path | None = None,
    progress: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play a match. What `log` holds already is not played again; each game is added at once."""
    if engine not in ENGINES:
        raise BadMatch(f"no engine {engine!r}: it is {' or '.join(ENGINES)}")
    if jobs < 1:
        raise BadMatch(f"{jobs} jobs play nothing: take at least 1")
    done = _resume(match, log)
    for played in done.values():
        if progress is not None:
            progress(played)
    tasks = [task for task in match.tasks() if task.index not in done]
    for played in _games(match, tasks, jobs, engine):
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


def _games(match: Match, tasks: list[Task], jobs: int, engine: str) -> Iterator[Played]:
    if engine == "ray":
        yield from _on_ray(match, tasks)
    else:
        for _, played in spread(partial(play, match), tasks, jobs):
            yield played


def _on_ray(match: Match, tasks: list[Task]) -> Iterator[Played]:
    """Play on the Ray cluster of RAY_ADDRESS, or on this machine's cores where there is none."""
    try:
        import ray
    except ImportError:
        raise BadMatch("Ray is not installed: pip install 'patolli[cluster]'") from None
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    remote = ray.remote(play)
    shared = ray.put(match)
    waiting = [remote.remote(shared, task) for task in tasks]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for reference in ready:
            played: Played = ray.get(reference)
            yield played
