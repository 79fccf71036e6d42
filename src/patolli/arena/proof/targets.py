"""The targets of the bots: the matches that are played, and the win rates that are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from patolli.arena.match import Match
from patolli.core.options import Value

GAMES = ("tikal", "founders", "teotihuacan")
BEFORE = (
    "baselines.searcher_1:Searcher1"  # the searcher before anything was learned: bench/baselines
)


@dataclass(frozen=True)
class Target:
    """A match, the rate that its first player should reach (None: none is set), and games."""

    game: str
    seats: int
    players: tuple[str, ...]
    wanted: float | None
    games: int
    options: tuple[tuple[str, Value], ...] = ()

    def match(self, games: int | None = None) -> Match:
        """The match that tests it."""
        return Match.of(
            self.game, self.seats, self.players, games or self.games, options=dict(self.options)
        )

    @property
    def kinds(self) -> list[str]:
        """The kinds of bots that play."""
        return [player.partition("@")[0] for player in self.players]

    @property
    def name(self) -> str:
        """A short name, good for a file."""
        words = [self.game, str(self.seats), *self.players]
        words += [str(value) for _, value in self.options]
        return "-".join(words).replace("@", "_").replace(":", "_")

    @property
    def against(self) -> str:
        """Who the first player meets."""
        if len(self.players) > 1:
            return f"{self.seats - 1} × {self.players[1]}" if self.seats > 2 else self.players[1]
        rival = "Teotibot" if self.game == "teotihuacan" else "Rival Architect"
        return " ".join([rival, *(str(value) for _, value in self.options)])


def targets(searchers: Sequence[str]) -> list[Target]:
    """All targets, with the searcher at these budgets."""
    found: list[Target] = []
    for game in GAMES:
        found.append(Target(game, 2, ("greedy", "random"), 0.99, 400))
        found.append(Target(game, 2, ("planner", "greedy"), 0.80, 400))
        for searcher in searchers:
            found.append(Target(game, 2, (searcher, "planner"), 0.65, 400))
    for game in GAMES:
        for seats in (3, 4):
            found.append(Target(game, seats, ("greedy", "random"), None, 120))
            found.append(Target(game, seats, ("planner", "greedy"), None, 120))
            for searcher in searchers:
                found.append(Target(game, seats, (searcher, "planner"), None, 120))
    for player in ("planner", "master"):
        normal = (("difficulty", "normal"),)
        found.append(Target("teotihuacan", 1, (player,), None, 100, normal))
        for level in ("apprentice", "master", "founder"):
            found.append(Target("founders", 1, (player,), None, 100, (("level", level),)))
    return found


def strength(searchers: Sequence[str]) -> list[Target]:
    """How far the searcher has come: against the one of before, and against the automata."""
    found: list[Target] = []
    for searcher in searchers:
        _, at, budget = searcher.partition("@")
        for game in GAMES:
            for seats, wanted in ((2, 0.75), (3, 1.6 / 3), (4, 1.6 / 4)):
                found.append(Target(game, seats, (searcher, BEFORE + at + budget), wanted, 200))
        for difficulty, wanted in (("normal", 0.95), ("hard", 0.65), ("ruthless", 0.45)):
            options = (("difficulty", difficulty),)
            found.append(Target("teotihuacan", 1, (searcher,), wanted, 200, options))
        found.append(Target("founders", 1, (searcher,), 0.97, 200, (("level", "founder"),)))
    return found
