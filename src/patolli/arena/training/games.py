"""Making games to learn from: a bot plays itself and tries other ways now and then.

Their records are kept, so that other terms can be learned from the same games (samples.py).
Games are made in chunks, each of which is a file: what is there is not played again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random

from patolli.arena.engines import spread_on
from patolli.arena.training.evaluations import COMMITTED, evaluation_in
from patolli.arena.training.settings import Training, variants
from patolli.bots import Bot, Budget, Knowledge
from patolli.bots import make as make_bot
from patolli.bots.evaluation import tuned
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.network import Network, NetworkEvaluation
from patolli.bots.selfplay import Hook, self_play
from patolli.core.record import Record
from patolli.core.state import State
from patolli.registry import load

CHUNK = 16  # games in a file
WAYS = 6  # other ways to play that are drawn for one game


@dataclass(frozen=True)
class Chunk:
    """Some games with the same number of seats, and the name of the file that they go into."""

    training: Training
    seats: int
    first: int
    count: int
    name: str
    network: str = COMMITTED  # the evaluation that plays


def chunks(training: Training, folder: Path, number: int, network: str) -> Iterator[Chunk]:
    """The chunks of a round (from 0) that are not there yet, numbers of seats in turn."""
    begin = training.games * number // training.rounds
    end = training.games * (number + 1) // training.rounds
    for first in range(begin, end, CHUNK):
        for seats in training.seats:
            name = f"{seats}-{first:06}.jsonl.gz"
            if not (folder / "games" / name).exists():
                yield Chunk(training, seats, first, min(CHUNK, end - first), name, network)


def make(
    training: Training,
    folder: Path,
    jobs: int = 1,
    engine: str = "processes",
    progress: Callable[[int, int], None] | None = None,
    number: int = 0,
    network: str = COMMITTED,
) -> None:
    """Play what is missing of a round with an evaluation; `progress` hears how many of them."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    missing = list(chunks(training, folder, number, network))
    wanted = sum(chunk.count for chunk in missing)
    made = 0
    for chunk, packed in spread_on(engine, play_chunk, missing, jobs):
        write(folder / "games" / chunk.name, packed)
        made += chunk.count
        if progress is not None:
            progress(made, wanted)


def play_chunk(chunk: Chunk) -> tuple[Chunk, bytes]:
    """Play the games of a chunk: what goes into its file."""
    lines: list[str] = []
    for number in range(chunk.first, chunk.first + chunk.count):
        record = play(chunk.training, chunk.seats, number, chunk.network)
        lines.append(json.dumps({"number": number, **record.json()}, separators=(",", ":")))
    return chunk, gzip.compress("\n".join(lines).encode(), mtime=0)


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: what is there was finished."""
    part = path.with_name(f".{path.name}")
    part.write_bytes(data)
    part.replace(path)


class Explorer(Hook):
    """It decides for all seats, and tries other ways now and then."""

    def __init__(self, training: Training, seats: int, random: Random, base: Evaluation) -> None:
        self.training = training
        self.random = random
        self.usual = [_bot(training, random, base) for _ in range(seats)]
        self.others = [
            _bot(training, random, other_way(training, seats, base, random)) for _ in range(WAYS)
        ]
        self.bots = self.usual  # of this turn, by seat
        self.turn = 0

    def begin(self, state: State) -> None:
        self.turn = state.turn

    def choose(self, state: State) -> int:
        """The choice of the seat that decides."""
        assert state.seat is not None
        if self.random.randrange(self.training.blunders) == 0:
            return self.random.choice(state.legal())
        return self.bots[state.seat].choose(Knowledge(state))

    def applied(self, state: State, seat: int, action: int) -> None:
        if state.seat is None or state.turn == self.turn:
            return
        self.turn = state.turn
        wanders = self.random.randrange(self.training.wander) == 0
        self.bots = [self.random.choice(self.others)] * state.seats if wanders else self.usual


def play(training: Training, seats: int, number: int, network: str = COMMITTED) -> Record:
    """One game, as its record."""
    random = Random(f"{training.seed} {training.game} {seats} {number}")
    ways = variants(training.game, seats)
    state = load(training.game).new(
        seats, random.getrandbits(48), ways[number % len(ways)], events=False
    )
    explorer = Explorer(training, seats, random, evaluation_in(training.game, network))
    self_play(state, [explorer.choose] * seats, [explorer])
    return state.record()


def other_way(training: Training, seats: int, base: Evaluation, random: Random) -> Evaluation:
    """What judges so many seats, with every weight but that of points scaled at random."""
    while isinstance(base, NetworkEvaluation) and not base.tables[seats]:
        base = base.base
    scales = [exp(random.gauss(0.0, training.noise)) for _ in base.names]
    scales[0] = 1.0
    if not isinstance(base, NetworkEvaluation):
        names = base.names
        return tuned(
            training.game,
            {names[i]: base.weights[i] * scales[i] for i in range(len(names))},
        )
    numbers = base.network.json()
    numbers["linear"] = [
        [weight * scale for weight, scale in zip(line, scales, strict=True)]
        for line in base.network.linear
    ]
    tables = [seats for seats, good in enumerate(base.tables) if good]
    return NetworkEvaluation(base.base, base.features, Network.read(numbers), tables)


def _bot(training: Training, random: Random, evaluation: Evaluation) -> Bot:
    budget = Budget.parse(training.budget)
    return make_bot(training.kind, random.getrandbits(32), budget, evaluation)
