"""Making games to learn from: a bot plays itself and tries other ways now and then.

At the end of every turn the features of all seats are kept; the points of the end come with them.
Games are made in chunks, each of which is a file: what is there is not played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np

from patolli.arena.training.evaluations import COMMITTED, evaluation_in
from patolli.arena.training.settings import Training, variants
from patolli.bots import Bot, Budget, Knowledge
from patolli.bots import make as make_bot
from patolli.bots.evaluation import tuned
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.learned import features_of
from patolli.bots.evaluation.network import Network, NetworkEvaluation
from patolli.bots.selfplay import Hook, self_play
from patolli.core.state import State
from patolli.registry import load

CHUNK = 16  # games in a file
WAYS = 6  # other ways to play that are drawn for one game


@dataclass(frozen=True)
class Chunk:
    """Some games with the same number of seats, and the file that they go into."""

    training: Training
    seats: int
    first: int
    count: int
    path: Path
    network: str = COMMITTED  # the file of the evaluation that plays


@dataclass
class Sample:
    """A situation at the end of a turn: its stage, the terms by seat, what the automaton has."""

    stage: float
    terms: list[list[float]]
    automaton: list[float]


def chunks(training: Training, folder: Path, number: int, network: str) -> Iterator[Chunk]:
    """The chunks of a round (from 0) that are not there yet, numbers of seats in turn."""
    begin = training.games * number // training.rounds
    end = training.games * (number + 1) // training.rounds
    for first in range(begin, end, CHUNK):
        for seats in training.seats:
            path = folder / "games" / f"{seats}-{first:06}.npz"
            if not path.exists():
                count = min(CHUNK, end - first)
                yield Chunk(training, seats, first, count, path, network)


def make(
    training: Training,
    folder: Path,
    jobs: int,
    seconds: float = 1e9,
    progress: Callable[[int], None] | None = None,
    number: int = 0,
    network: str = COMMITTED,
) -> None:
    """Play what is missing of a round with an evaluation; none is begun after so many seconds."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    missing = list(chunks(training, folder, number, network))
    until = monotonic() + seconds
    if jobs == 1:
        for chunk in missing:
            if monotonic() < until:
                play_chunk(chunk, until)
                _tell(progress, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(play_chunk, chunk, until): chunk for chunk in missing}
        for future in as_completed(futures):
            future.result()
            _tell(progress, futures[future])


def _tell(progress: Callable[[int], None] | None, chunk: Chunk) -> None:
    if progress is not None:
        progress(chunk.count)


def play_chunk(chunk: Chunk, until: float) -> None:
    """Play the games of a chunk and write them, if there is time to begin."""
    if monotonic() >= until:
        return
    samples: list[Sample] = []
    games: list[int] = []
    scores: list[list[int]] = []
    rivals: list[list[int]] = []
    for number in range(chunk.count):
        found, points, automata = play(
            chunk.training, chunk.seats, chunk.first + number, chunk.network
        )
        samples += found
        games += [number] * len(found)
        scores.append(points)
        rivals.append(automata)
    part = chunk.path.with_name(f".{chunk.path.name}")
    np.savez_compressed(
        part,
        stage=np.array([sample.stage for sample in samples], np.float32),
        terms=np.array([sample.terms for sample in samples], np.float32),
        automaton=np.array([sample.automaton for sample in samples], np.float32),
        game=np.array(games, np.int32) + chunk.first,
        scores=np.array([scores[game] for game in games], np.float32),
        rivals=np.array([rivals[game] for game in games], np.float32),
    )
    part.rename(chunk.path)


class Explorer(Hook):
    """It decides for all seats, tries other ways now and then, and keeps the ends of turns."""

    def __init__(self, training: Training, seats: int, random: Random, base: Evaluation) -> None:
        self.training = training
        self.random = random
        self.base: Evaluation = base
        self.features: Features = features_of(training.game)
        self.usual = [_bot(training, random, base) for _ in range(seats)]
        self.others = [
            _bot(training, random, other_way(training, base, random)) for _ in range(WAYS)
        ]
        self.bots = self.usual  # of this turn, by seat
        self.turn = 0
        self.samples: list[Sample] = []

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
        self.samples.append(
            Sample(
                self.features.stage(state), self.base.terms(state), self.features.automaton(state)
            )
        )
        wanders = self.random.randrange(self.training.wander) == 0
        self.bots = [self.random.choice(self.others)] * state.seats if wanders else self.usual


def play(
    training: Training, seats: int, number: int, network: str = COMMITTED
) -> tuple[list[Sample], list[int], list[int]]:
    """One game: what was seen at the ends of turns, the points by seat, and of automata."""
    random = Random(f"{training.seed} {training.game} {seats} {number}")
    ways = variants(training.game, seats)
    state = load(training.game).new(
        seats, random.getrandbits(48), ways[number % len(ways)], events=False
    )
    explorer = Explorer(training, seats, random, evaluation_in(training.game, network))
    self_play(state, [explorer.choose] * seats, [explorer])
    outcome = state.outcome()
    assert outcome is not None
    return explorer.samples, outcome.scores, outcome.rivals


def other_way(training: Training, base: Evaluation, random: Random) -> Evaluation:
    """The evaluation with every weight but that of points scaled at random."""
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
