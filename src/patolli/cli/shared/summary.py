"""The figures of many games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import fmean, pstdev


@dataclass(frozen=True)
class Simulated:
    """One finished game of a simulation."""

    seed: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    turns: int
    seconds: float

    def json(self) -> dict[str, object]:
        """The game as JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Spread:
    """How a figure is spread over the games."""

    mean: float
    deviation: float
    lowest: int
    highest: int

    @staticmethod
    def of(values: list[int]) -> Spread:
        """The spread of some values."""
        return Spread(fmean(values), pstdev(values), min(values), max(values))


@dataclass(frozen=True)
class Summary:
    """What many games have in common; `wins` is the share of each seat, shared wins divided."""

    games: int
    seconds: float
    wins: list[float]
    points: list[Spread]
    decisions: Spread
    turns: Spread
    games_per_second: float
    decisions_per_second: float

    def json(self) -> dict[str, object]:
        """The figures as JSON."""
        return asdict(self)


def summarise(played: list[Simulated], seconds: float) -> Summary:
    """The figures of games that took some seconds together."""
    seats = len(played[0].scores)
    wins = [0.0] * seats
    for one in played:
        winners = [seat for seat, rank in enumerate(one.ranks) if rank == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners) / len(played)
    decisions = [one.decisions for one in played]
    return Summary(
        games=len(played),
        seconds=seconds,
        wins=wins,
        points=[Spread.of([one.scores[seat] for one in played]) for seat in range(seats)],
        decisions=Spread.of(decisions),
        turns=Spread.of([one.turns for one in played]),
        games_per_second=len(played) / seconds,
        decisions_per_second=sum(decisions) / seconds,
    )
