"""One game between bots, and what is kept of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from patolli.arena.match import Match, Player, Task
from patolli.bots import Bot, Budget, Knowledge
from patolli.bots import load as load_bot
from patolli.bots.evaluation import tuned
from patolli.registry import load


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
    thoughts: list[int]
    opening: list[str]
    sources: list[dict[str, int]]
    actions: list[int]

    def json(self) -> dict[str, Any]:
        """The game as JSON."""
        return asdict(self)

    @staticmethod
    def read(data: dict[str, Any]) -> Played:
        """The game from its JSON."""
        return Played(**data)


def play(match: Match, task: Task) -> Played:
    """Play one game of a match. The bots are seeded from the task: the same again is the same."""
    game = load(match.game)
    state = game.new(match.seats, task.seed, match.options, events=False)
    bots = [
        seated(match.players[player], match.game, task.seed * 31 + player * 7 + seat)
        for seat, player in enumerate(task.seating)
    ]
    seats = range(match.seats)
    decisions, thoughts = [0 for _ in seats], [0 for _ in seats]
    seconds, slowest = [0.0 for _ in seats], [0.0 for _ in seats]
    opening = ["" for _ in seats]
    sources: list[dict[str, int]] = [{} for _ in seats]
    scores = state.scores()
    while (seat := state.seat) is not None:
        knowledge = Knowledge(state)
        begun = perf_counter()
        action = bots[seat].choose(knowledge)
        spent = perf_counter() - begun
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        decisions[seat] += 1
        thoughts[seat] += bots[seat].thoughts
        opening[seat] = opening[seat] or game.actions.name(action)
        state.apply(action)
        now = state.scores()
        for who in seats:
            if now[who] != scores[who]:
                source = game.actions.word(action) if who == seat else "others"
                sources[who][source] = sources[who].get(source, 0) + now[who] - scores[who]
        scores = now
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    return Played(
        task.index,
        task.seed,
        list(task.seating),
        outcome.scores,
        outcome.ranks,
        [1 / len(winners) if seat in winners else 0.0 for seat in seats],
        outcome.rivals,
        decisions,
        seconds,
        slowest,
        thoughts,
        opening,
        sources,
        state.actions.copy(),
    )


def seated(player: Player, game: str, seed: int) -> Bot:
    """The bot of a player."""
    budget = Budget.parse(player.budget) if player.budget else None
    evaluation = tuned(game, dict(player.weights)) if player.weights else None
    return load_bot(player.kind, seed, budget, evaluation)
