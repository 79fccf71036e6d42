"""Where games of a match or a training are played: worker processes here, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from patolli.arena.match import BadMatch
from patolli.bots.parallel import spread

ENGINES = ("processes", "ray")

Task = TypeVar("Task")
Result = TypeVar("Result")


def check_engine(engine: str, jobs: int) -> None:
    """Refuse an engine that there is not, or that nothing can be played on."""
    if engine not in ENGINES:
        raise BadMatch(f"no engine {engine!r}: it is {' or '.join(ENGINES)}")
    if jobs < 1:
        raise BadMatch(f"{jobs} jobs play nothing: take at least 1")
    if engine == "ray":
        ray_module()


def spread_on(
    engine: str, function: Callable[[Task], Result], tasks: Sequence[Task], jobs: int
) -> Iterator[Result]:
    """The result of each task, in the order in which they are done."""
    if engine == "ray":
        yield from _on_ray(function, tasks)
    else:
        for _, result in spread(function, tasks, jobs):
            yield result


def ray_module() -> Any:
    """Ray, or a sentence that says how to get it."""
    try:
        import ray
    except ImportError:
        raise BadMatch("Ray is not installed: pip install 'patolli[cluster]'") from None
    return ray


def _on_ray(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """Work on the Ray cluster of RAY_ADDRESS, or on this machine's cores where there is none."""
    ray = ray_module()
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    remote = ray.remote(_call)
    shared = ray.put(function)
    waiting = [remote.remote(shared, task) for task in tasks]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for reference in ready:
            result: Result = ray.get(reference)
            yield result


def _call(function: Callable[[Task], Result], task: Task) -> Result:
    return function(task)
