"""Many games in several processes, in batches that come back as they are ready.

Every worker steps games of its own and writes what they show to memory that all processes share;
only a word goes through a pipe. While the learner works on one batch, the others play on:

    with AsyncGames("tikal", 64, workers=2) as games:
        games.reset(seed=1)
        for _ in range(100):
            worker, batch = games.receive()
            games.send(worker, choose(batch.observations, batch.masks))
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, cast
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from patolli.core.errors import BadOption, IllegalAction, PatolliError
from patolli.core.options import Value
from patolli.envs.given import actions_of, whole
from patolli.envs.vector import Batch, VectorGames

ALIGNED = 64  # bytes at which every array begins
READY = "ready"
PATIENCE = 60.0  # seconds to wait for a batch before something must be wrong


class WorkerLost(PatolliError):
    """A process that played games has ended or does not answer."""


class AsyncGames:
    """`count` games in `workers` processes, as many in each."""

    def __init__(
        self,
        game: str,
        count: int,
        workers: int = 2,
        seats: int = 2,
        options: dict[str, Value] | None = None,
        reward: str = "outcome",
        illegal: str = "raise",
    ) -> None:
        count, workers = whole(count, "count"), whole(workers, "workers")
        if workers < 1 or count < workers or count % workers:
            raise BadOption(f"{count} games can't be shared evenly by {workers} workers")
        each = count // workers
        one = VectorGames(game, each, seats, options, reward, illegal)  # it says what is wrong
        seats = one.seats
        self.count, self.workers, self.seats = count, workers, seats
        self.actions, self.size = one.actions, one.size
        shapes = Batch.shapes(each, seats, one.size, one.actions)
        self.memory = [SharedMemory(create=True, size=_room(shapes, each)) for _ in range(workers)]
        laid = [_arrays(memory, shapes, each) for memory in self.memory]
        self.batches = [batch for batch, _ in laid]
        self.chosen = [actions for _, actions in laid]
        self.waiting: set[int] = set()
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self._end = finalize(self, _end, self.pipes, self.processes, self.memory)
        given = (game, each, seats, options, reward, illegal)
        for number, memory in enumerate(self.memory):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, memory.name, given, number, workers), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def __reduce__(self) -> tuple[object, ...]:
        raise BadOption("AsyncGames can't be pickled or copied: make it where it is used")

    def reset(self, seed: int = 0) -> None:
        """Begin all games; `receive` brings the first batches."""
        self._check_open()
        seed = whole(seed, "seed")
        while self.waiting:
            self.receive()
        for worker in range(self.workers):
            self._tell(worker, seed)

    def send(self, worker: int, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """One decision in every game of a worker whose batch was received."""
        self._check_open()
        worker = whole(worker, "worker")
        if not 0 <= worker < self.workers:
            raise BadOption(f"there is no worker {worker}: they are 0 to {self.workers - 1}")
        if worker in self.waiting:
            raise BadOption(f"worker {worker} is still playing: receive its batch first")
        self.chosen[worker][:] = actions_of(actions, self.count // self.workers)
        self._tell(worker, None)

    def receive(self) -> tuple[int, Batch]:
        """The next worker that is ready and its batch, which lasts until its next decisions."""
        self._check_open()
        if not self.waiting:
            raise BadOption("no worker is playing: reset or send first")
        ready = wait([self.pipes[worker] for worker in self.waiting], PATIENCE)
        if not ready:
            raise WorkerLost(f"no batch within {PATIENCE:g} seconds")
        worker = self.pipes.index(cast("Connection", ready[0]))
        try:
            said = self.pipes[worker].recv()
        except (EOFError, OSError):
            raise WorkerLost(f"worker {worker} has ended") from None
        self.waiting.discard(worker)
        if said != READY:
            raise IllegalAction(f"worker {worker}: {said}")
        return worker, self.batches[worker]

    def close(self) -> None:
        """End the processes and give the memory back."""
        self.batches, self.chosen = [], []
        self.waiting = set()
        self._end()

    def _tell(self, worker: int, seed: int | None) -> None:
        """Let a worker begin its games from a seed, or step them."""
        try:
            self.pipes[worker].send(seed)
        except OSError:
            raise WorkerLost(f"worker {worker} has ended") from None
        self.waiting.add(worker)

    def _check_open(self) -> None:
        if not self._end.alive:
            raise BadOption("these games are closed: make new ones")

    def __enter__(self) -> AsyncGames:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _end(pipes: list[Connection], processes: list[Any], memory: list[SharedMemory]) -> None:
    """End the processes and give the memory back; where nobody closed the games, at their end."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(5)
        if process.is_alive():
            process.terminate()
            process.join()
    for shared in memory:
        with suppress(BufferError):  # an array of it is still used: it goes with the process
            shared.close()
        shared.unlink()


def _layout(shapes: dict[str, Any], count: int) -> list[tuple[str, Any, Any, int]]:
    """Name, shape, type and first byte of every array, the actions last."""
    found: list[tuple[str, Any, Any, int]] = []
    at = 0
    for name, (shape, kind) in {**shapes, "actions": ((count,), np.int64)}.items():
        found.append((name, shape, kind, at))
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        at += -(-size // ALIGNED) * ALIGNED
    found.append(("", (0,), np.uint8, at))
    return found


def _room(shapes: dict[str, Any], count: int) -> int:
    return _layout(shapes, count)[-1][3]


def _arrays(
    memory: SharedMemory, shapes: dict[str, Any], count: int
) -> tuple[Batch, NDArray[np.int64]]:
    made = {
        name: np.ndarray(shape, kind, memory.buf, at)
        for name, shape, kind, at in _layout(shapes, count)[:-1]
    }
    actions = made.pop("actions")
    return Batch(**made), actions


def _work(pipe: Connection, name: str, given: tuple[Any, ...], number: int, workers: int) -> None:
    """The life of a worker: a seed begins all games, None steps them, the end of the pipe ends."""
    game, count, seats, options, reward, illegal = given
    memory = SharedMemory(name=name)
    plain = VectorGames(game, count, seats, options, reward, illegal)
    shapes = Batch.shapes(count, seats, plain.size, plain.actions)
    batch, actions = _arrays(memory, shapes, count)
    games = VectorGames(game, count, seats, options, reward, illegal, batch, stride=workers)
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            seed = pipe.recv()
            said = READY
            try:
                if seed is None:
                    games.step(actions)
                else:
                    games.reset(seed + number)
            except ValueError as error:
                said = str(error)
            pipe.send(said)
