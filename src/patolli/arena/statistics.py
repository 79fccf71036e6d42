"""What the games of a match say about its players: rates with intervals, points, ratings."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt

from patolli.arena.match import Match
from patolli.arena.play import Played

Z95 = 1.959964  # the 97.5th percentile of the normal distribution


@dataclass(frozen=True)
class Standing:
    """How a player did. A player with several seats at a table counts once for each."""

    player: str
    games: int
    wins: float
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_points: float
    mean_rank: float
    mean_thinking_seconds: float
    slowest_seconds: float
    mean_nodes: float
    faults: int  # games lost because its program failed
    rating: float | None = None
    rating_low: float | None = None
    rating_high: float | None = None

    def json(self) -> dict[str, object]:
        """The standing as JSON."""
        return asdict(self)


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a rate: where it lies, 95 times in 100."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / spread
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / spread
    return max(0.0, centre - half), min(1.0, centre + half)


def standings(match: Match, played: list[Played], rate: bool = True) -> list[Standing]:
    """One standing per player, in the order of the match; with ratings where openskill is."""
    ratings = ladder(match, played) if rate else {}
    found: list[Standing] = []
    for number, player in enumerate(match.players):
        rows = [
            (game, seat)
            for game in played
            for seat, entered in enumerate(game.seating)
            if entered == number
        ]
        count = len(rows)
        wins = sum(game.wins[seat] for game, seat in rows)
        low, high = wilson(wins, count)
        decisions = sum(game.decisions[seat] for game, seat in rows) or 1
        rating = ratings.get(number)
        found.append(
            Standing(
                player.name,
                count,
                wins,
                wins / count if count else 0.0,
                low,
                high,
                _mean([game.scores[seat] for game, seat in rows]),
                _mean([game.ranks[seat] for game, seat in rows]),
                sum(game.seconds[seat] for game, seat in rows) / decisions,
                max((game.slowest[seat] for game, seat in rows), default=0.0),
                sum(game.nodes[seat] for game, seat in rows) / decisions,
                sum(1 for game, seat in rows if game.faults and game.faults[seat]),
                rating[0] if rating else None,
                rating[1] if rating else None,
                rating[2] if rating else None,
            )
        )
    return found


def ladder(match: Match, played: list[Played]) -> dict[int, tuple[float, float, float]]:
    """The OpenSkill rating (Plackett-Luce) of every player with its 95 % interval.

    Empty where openskill is not installed. A player with several seats gets the mean of them.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings = {number: model.rating() for number in range(len(match.players))}
    for game in sorted(played, key=lambda game: game.index):
        if len(set(game.seating)) < 2:
            continue
        rated = model.rate(
            [[ratings[player]] for player in game.seating],
            ranks=[float(rank) for rank in game.ranks],
        )
        for player in set(game.seating):
            seats = [seat for seat, entered in enumerate(game.seating) if entered == player]
            mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
            sigma = sum(rated[seat][0].sigma for seat in seats) / len(seats)
            ratings[player] = model.rating(mu=mu, sigma=sigma)
    return {
        number: (rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma)
        for number, rating in ratings.items()
    }


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0
