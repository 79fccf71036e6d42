"""What is played: who against whom, how often, in which seats and with which seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from patolli.bots import Budget, check, make, split_budget
from patolli.core.errors import PatolliError
from patolli.core.options import Value
from patolli.registry import load


class BadMatch(PatolliError):
    """A match that can't be played."""


@dataclass(frozen=True)
class Player:
    """A bot by its kind, level or class, with its budget (None: its usual one) and a name."""

    kind: str
    budget: str | None = None
    name: str = ""
    weights: tuple[tuple[str, float], ...] = ()

    @staticmethod
    def parse(text: str, budget: str | None = None) -> Player:
        """A player from `planner`, `searcher@0.5s`, `artisan:temples`,
        `package.module:Class@2000` or `exec:COMMAND`.

        `budget` is for those that name none.
        """
        kind, own = split_budget(text)
        chosen = own or budget
        make(kind)
        if chosen is not None:
            Budget.parse(chosen)
        return Player(kind, chosen, text)


@dataclass(frozen=True)
class Task:
    """One game of a match: its seed, and the index of the player in each seat."""

    index: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """A match or round robin. The same seed is played once in every rotation of the seats.

    As many players as seats: one each. Fewer: the last one fills the seats that are left.
    More: every choice of as many players as there are seats meets equally often.
    """

    game: str
    seats: int
    players: tuple[Player, ...]
    games: int
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)

    @staticmethod
    def of(
        game: str,
        seats: int,
        players: Sequence[str],
        games: int,
        seed: int = 1,
        budget: str | None = None,
        options: dict[str, Value] | None = None,
    ) -> Match:
        """A match from names, checked: BadMatch or another PatolliError says what is wrong."""
        if games < 1:
            raise BadMatch(f"{games} games are no match: play at least 1")
        if not players:
            raise BadMatch("a match needs players: name kinds, levels or classes of bots")
        load(game).new(seats, 0, options, events=False)
        entered = tuple(_named([Player.parse(text, budget) for text in players]))
        for player in entered:
            check(player.kind, game)
        return Match(game, seats, entered, games, seed, dict(options or {}))

    def tasks(self) -> list[Task]:
        """Every game to be played, in order."""
        lineups = self.lineups()
        tasks: list[Task] = []
        for index in range(self.games):
            group, rotation = divmod(index, self.seats)
            lineup = lineups[group % len(lineups)]
            seating = tuple(lineup[(seat - rotation) % self.seats] for seat in range(self.seats))
            seed = self.seed * 1_000_003 + group // len(lineups)
            tasks.append(Task(index, seed, seating))
        return tasks

    def lineups(self) -> list[tuple[int, ...]]:
        """The groups of players that meet."""
        count = len(self.players)
        if count > self.seats:
            return list(combinations(range(count), self.seats))
        return [(*range(count), *[count - 1] * (self.seats - count))]

    def json(self) -> dict[str, object]:
        """The match as JSON: two matches with equal JSON play the same games."""
        return {
            "game": self.game,
            "rules_version": load(self.game).rules_version,
            "seats": self.seats,
            "players": [
                {
                    "name": player.name,
                    "kind": player.kind,
                    "budget": player.budget,
                    "weights": dict(player.weights),
                }
                for player in self.players
            ],
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
        }


def _named(players: list[Player]) -> list[Player]:
    """The players with distinct names: `random`, `random#2`."""
    seen: dict[str, int] = {}
    named: list[Player] = []
    for player in players:
        seen[player.name] = seen.get(player.name, 0) + 1
        count = seen[player.name]
        name = player.name if count == 1 else f"{player.name}#{count}"
        named.append(Player(player.kind, player.budget, name, player.weights))
    return named
