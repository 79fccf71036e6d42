"""Which games of the proof are missing, and playing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

from patolli.arena.match import Match, Task
from patolli.arena.play import Played, play
from patolli.arena.proof.store import Store
from patolli.arena.proof.targets import Target
from patolli.bots.parallel import spread

Missing = tuple[Target, Match, Task]


def missing(
    targets: Sequence[Target], store: Store, games: int | None, share: int
) -> Iterator[Missing]:
    """The games that are missing, `share` of each target in turn, so that all of them grow."""
    queues: list[tuple[Target, Match, list[Task]]] = []
    for target in targets:
        match = target.match(games)
        done = {game.index for game in store.games(target)}
        tasks = [task for task in match.tasks() if task.index not in done]
        queues.append((target, match, tasks))
    while any(tasks for _, _, tasks in queues):
        for target, match, tasks in queues:
            for task in tasks[:share]:
                yield target, match, task
            del tasks[:share]


def prove(games: Iterator[Missing], store: Store, jobs: int, seconds: float) -> int:
    """Play the missing games until there are none or the time is over; how many were played."""
    count = 0
    for (target, _, _), played in spread(_play, _until(monotonic() + seconds, games), jobs):
        store.keep(target, played)
        count += 1
        print(f"{target.name}: {len(store.games(target))}", flush=True)
    return count


def _play(game: Missing) -> Played:
    _, match, task = game
    return play(match, task)


def _until(end: float, games: Iterator[Missing]) -> Iterator[Missing]:
    """The games as long as there is time."""
    while monotonic() < end:
        game = next(games, None)
        if game is None:
            return
        yield game
