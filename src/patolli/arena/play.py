"""One game of a match, and what is noted of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from patolli.arena.match import Match, Player, Task
from patolli.bots import Bot, Budget, make
from patolli.bots.evaluation import tuned
from patolli.bots.selfplay import BotAgent, Hook, self_play
from patolli.core.outcome import Outcome
from patolli.core.state import State
from patolli.registry import load

FORMER = {"thoughts": "nodes", "sources": "point_sources"}  # keys of logs written before


@dataclass(frozen=True)
class Played:
    """A finished game; every list is by seat."""

    index: int
    seed: int
    seating: list[int]
    scores: list[int]
    ranks: list[int]
    wins: list[float]
    rivals: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    nodes: list[int]
    opening: list[str]
    point_sources: list[dict[str, int]]
    actions: list[int]
    faults: list[str] = field(default_factory=list)  # why a seat's program lost the game, or ""

    def json(self) -> dict[str, object]:
        """The game as JSON."""
        return asdict(self)

    @staticmethod
    def read(data: Mapping[str, object]) -> Played:
        """The game from its JSON."""
        return Played(**{FORMER.get(key, key): value for key, value in data.items()})  # type: ignore[arg-type]


class Notes(Hook):
    """What is counted while a game is played, by seat."""

    def __init__(self, agents: list[BotAgent]) -> None:
        seats = range(len(agents))
        self.agents = agents
        self.decisions = [0 for _ in seats]
        self.nodes = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.slowest = [0.0 for _ in seats]
        self.opening = ["" for _ in seats]
        self.point_sources: list[dict[str, int]] = [{} for _ in seats]
        self.scores: list[int] = []

    def begin(self, state: State) -> None:
        self.scores = state.scores()

    def decided(self, state: State, seat: int, action: int) -> None:
        agent = self.agents[seat]
        self.seconds[seat] += agent.seconds
        self.slowest[seat] = max(self.slowest[seat], agent.seconds)
        self.decisions[seat] += 1
        self.nodes[seat] += agent.bot.nodes
        self.opening[seat] = self.opening[seat] or state.game.actions.name(action)

    def applied(self, state: State, seat: int, action: int) -> None:
        now = state.scores()
        for other, points in enumerate(now):
            if points != self.scores[other]:
                source = state.game.actions.word(action) if other == seat else "others"
                found = self.point_sources[other]
                found[source] = found.get(source, 0) + points - self.scores[other]
        self.scores = now


def play(match: Match, task: Task) -> Played:
    """Play one game of a match. The bots are seeded from the task: the same again is the same."""
    agents = seated(match, task)
    notes = Notes(agents)
    state = self_play(begun(match, task), agents, [notes])
    outcome = state.outcome()
    assert outcome is not None
    faults = [agent.fault for agent in agents]
    ranks = forfeited(outcome, faults)
    return Played(
        task.index,
        task.seed,
        list(task.seating),
        outcome.scores,
        ranks,
        [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks],
        outcome.rivals,
        notes.decisions,
        notes.seconds,
        notes.slowest,
        notes.nodes,
        notes.opening,
        notes.point_sources,
        state.actions.copy(),
        faults,
    )


def forfeited(outcome: Outcome, faults: list[str]) -> list[int]:
    """The places when every seat whose program failed has lost: it is last, whatever its points."""
    last = max(2, len(outcome.ranks) + len(outcome.rivals))
    failed = [rank for rank, fault in zip(outcome.ranks, faults, strict=True) if fault]
    places: list[int] = []
    for rank, fault in zip(outcome.ranks, faults, strict=True):
        places.append(last if fault else rank - sum(1 for before in failed if before < rank))
    return places


def begun(match: Match, task: Task) -> State:
    """A game of a match before its first decision."""
    return load(match.game).new(match.seats, task.seed, match.options, events=False)


def seated(match: Match, task: Task) -> list[BotAgent]:
    """The bots of a game, each in its seat."""
    return [
        BotAgent(bot_of(match.players[player], match.game, task.seed * 31 + player * 7 + seat))
        for seat, player in enumerate(task.seating)
    ]


def bot_of(player: Player, game: str, seed: int) -> Bot:
    """The bot of a player."""
    budget = Budget.parse(player.budget) if player.budget else None
    evaluation = tuned(game, dict(player.weights)) if player.weights else None
    return make(player.kind, seed, budget, evaluation)
