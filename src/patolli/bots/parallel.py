"""Work spread over worker processes; what is done comes back at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, in the order in which they are done.

    With one job the work is done here. A task is taken from `tasks` only when a process is free
    for it, so that an iterator can decide late what comes next, or that nothing more does.
    """
    if jobs == 1:
        for task in tasks:
            yield task, function(task)
        return
    waiting = iter(tasks)
    running: dict[Future[Result], Task] = {}
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=end_with_parent) as pool:
        while True:
            while len(running) < jobs:
                try:
                    task = next(waiting)
                except StopIteration:
                    break
                running[pool.submit(function, task)] = task
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()


def end_with_parent() -> None:
    """Let a worker end when the process that started it was killed; else it would wait forever."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
