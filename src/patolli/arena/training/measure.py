"""Measuring an evaluation in play: one seat with it against others with the committed one.

Seats rotate over the same seeds. Alone, both play the same seeds against the automaton.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path

from patolli.arena.engines import spread_on
from patolli.arena.statistics import Z95, wilson
from patolli.arena.training.evaluations import COMMITTED, evaluation_in
from patolli.arena.training.games import write
from patolli.arena.training.settings import variants
from patolli.bots import Bot, Budget
from patolli.bots import make as make_bot
from patolli.bots.selfplay import BotAgent, Hook, self_play
from patolli.core.state import State
from patolli.registry import load


@dataclass(frozen=True)
class Duel:
    """A match of a network against another, or against the committed evaluation."""

    game: str
    seats: int
    new: str
    old: str = COMMITTED
    kind: str = "planner"
    budget: str = "600"
    seed: int = 1


@dataclass(frozen=True)
class Game:
    """How one game ended for the seat with the new evaluation (alone: and for the old one)."""

    index: int
    win: float
    margin: float
    seconds: float
    seconds_old: float
    old_win: float = 0.0
    old_margin: float = 0.0


@dataclass(frozen=True)
class Verdict:
    """What the games of a duel say. Alone, the rate is the gain over the old evaluation's."""

    seats: int
    games: int
    rate: float
    low: float
    high: float
    chance: float
    margin: float
    margin_spread: float
    seconds: float
    seconds_old: float
    old_rate: float | None

    @property
    def wins(self) -> bool:
        """Whether the whole interval lies above chance."""
        return self.low > self.chance

    def json(self) -> dict[str, object]:
        """The verdict as JSON."""
        return {**asdict(self), "wins": self.wins}


class Time(Hook):
    """How many seconds each seat has spent thinking."""

    def __init__(self, agents: Sequence[BotAgent]) -> None:
        self.agents = agents
        self.seconds = [0.0] * len(agents)

    def decided(self, state: State, seat: int, action: int) -> None:
        self.seconds[seat] += self.agents[seat].seconds


def play(duel: Duel, index: int) -> Game:
    """One game of a duel; alone, two."""
    if duel.seats == 1:
        new = _played(duel, index, [True])
        old = _played(duel, index, [False])
        return Game(index, new[0], new[1], new[2], old[3], old[0], old[1])
    group, place = divmod(index, duel.seats)
    found = _played(duel, group, [seat == place for seat in range(duel.seats)])
    return Game(index, found[0], found[1], found[2], found[3])


def _played(duel: Duel, group: int, new: Sequence[bool]) -> tuple[float, float, float, float]:
    """The win and the margin of the first seat with the new evaluation, the seconds of both."""
    ways = variants(duel.game, duel.seats)
    seed = duel.seed * 1_000_003 + group
    state = load(duel.game).new(duel.seats, seed, ways[group % len(ways)], events=False)
    agents = [
        BotAgent(_bot(duel, duel.new if is_new else duel.old, seed * 31 + seat))
        for seat, is_new in enumerate(new)
    ]
    time = Time(agents)
    self_play(state, agents, [time])
    outcome = state.outcome()
    assert outcome is not None
    mine = new.index(True) if True in new else 0
    others = [score for seat, score in enumerate(outcome.scores) if seat != mine] + outcome.rivals
    win = 1 / len(outcome.winners) if mine in outcome.winners else 0.0
    old = [spent for spent, is_new in zip(time.seconds, new, strict=True) if not is_new]
    return (
        win,
        float(outcome.scores[mine] - max(others, default=0)),
        time.seconds[mine],
        sum(old) / len(old) if old else 0.0,
    )


def _bot(duel: Duel, network: str, seed: int) -> Bot:
    return make_bot(duel.kind, seed, Budget.parse(duel.budget), evaluation_in(duel.game, network))


def run(
    duel: Duel,
    games: int,
    jobs: int = 1,
    engine: str = "processes",
    log: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Game]:
    """Play a duel. What `log` holds already is not played again; each game is added at once."""
    done = _resume(duel, games, log) if log is not None else {}
    missing = [index for index in range(games) if index not in done]
    for game in spread_on(engine, partial(play, duel), missing, jobs):
        done[game.index] = game
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")
        if progress is not None:
            progress(len(done), games)
    return [done[index] for index in sorted(done)]


def _resume(duel: Duel, games: int, log: Path) -> dict[int, Game]:
    """The games of this duel that were played, with which the log begins again.

    A line cut off by a crash is left out, and so are games of another network.
    """
    head = json.dumps({**asdict(duel), "new": digest(duel.new), "old": digest(duel.old)})
    done: dict[int, Game] = {}
    if log.exists():
        lines = log.read_text(encoding="utf-8").splitlines()
        if lines and lines[0] == head:
            found = [Game(**json.loads(line)) for line in lines[1:] if line.endswith("}")]
            done = {game.index: game for game in found if game.index < games}
    log.parent.mkdir(parents=True, exist_ok=True)
    kept = [head, *(json.dumps(asdict(game)) for game in done.values())]
    write(log, ("\n".join(kept) + "\n").encode())
    return done


def digest(network: str) -> str:
    """A network in short, as logs name it."""
    return sha256(network.encode()).hexdigest()[:16] if network != COMMITTED else COMMITTED


def verdict(duel: Duel, games: Sequence[Game]) -> Verdict:
    """What the games say, with a 95 % interval."""
    count = len(games)
    wins = sum(game.win for game in games)
    margins = [game.margin - game.old_margin for game in games]
    mean = sum(margins) / max(1, count)
    squares = sum((value - mean) ** 2 for value in margins)
    spread = Z95 * sqrt(squares / max(1, count - 1) / max(1, count))
    old_rate: float | None = None
    if duel.seats == 1:  # the same seeds: what the new one wins more often
        gains = [game.win - game.old_win for game in games]
        rate = sum(gains) / max(1, count)
        error = sqrt(sum((gain - rate) ** 2 for gain in gains) / max(1, count - 1) / max(1, count))
        low, high, chance = rate - Z95 * error, rate + Z95 * error, 0.0
        old_rate = sum(game.old_win for game in games) / max(1, count)
    else:
        rate = wins / max(1, count)
        low, high = wilson(wins, count)
        chance = 1 / duel.seats
    return Verdict(
        duel.seats,
        count,
        rate,
        low,
        high,
        chance,
        mean,
        spread,
        sum(game.seconds for game in games) / max(1, count),
        sum(game.seconds_old for game in games) / max(1, count),
        old_rate,
    )
