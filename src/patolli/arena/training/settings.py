"""What is learned and how: everything that the result depends on."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from patolli.bots import Budget
from patolli.core.errors import PatolliError
from patolli.core.options import Value
from patolli.registry import load

SETTINGS = "training.json"


class BadTraining(PatolliError):
    """A training that can't be done, or is another than the folder holds."""


@dataclass(frozen=True)
class Training:
    """The games to learn from, the network, and the matches that decide.

    `games` are played with each number of `seats` by a `kind` of bot with a `budget`. A turn is
    played with weights of its own one time in `wander`: each is scaled by about `noise` (0.5: most
    by 0.6 to 1.6); one decision in `blunders` is any legal one. They are made in `rounds`: those of
    the second are played with what was learned from the first, and so on. `knots` are the stages
    with weights of their own, `hidden` the units of the network (0: least squares alone). `matches`
    games with each number of seats decide, played by `match_kind` with `match_budget`.
    """

    game: str
    seats: tuple[int, ...] = (2, 3, 4)
    games: int = 2000
    kind: str = "planner"
    budget: str = "600"
    wander: int = 2
    noise: float = 0.5
    blunders: int = 30
    rounds: int = 1
    knots: int = 4
    hidden: int = 0
    epochs: int = 60
    matches: int = 400
    match_kind: str = "searcher"
    match_budget: str = "1s"
    seed: int = 1

    def check(self) -> None:
        """Refuse what can't be done."""
        game = load(self.game)
        for seats in self.seats:
            game.new(seats, 0, events=False)
        for budget in (self.budget, self.match_budget):
            Budget.parse(budget)
        for name in ("games", "wander", "blunders", "rounds", "knots", "epochs", "matches"):
            if getattr(self, name) < 1:
                raise BadTraining(f"{name} is {getattr(self, name)}: it must be at least 1")
        if self.hidden < 0 or not self.seats:
            raise BadTraining("a training needs seats, and a network of no less than 0 units")

    def json(self) -> dict[str, object]:
        """The settings as JSON, with the rules that the games are played by."""
        return {**asdict(self), "rules_version": load(self.game).rules_version}

    def claim(self, folder: Path) -> None:
        """Begin in a folder, or go on where the same training was stopped."""
        path = folder / SETTINGS
        wanted = json.loads(json.dumps(self.json()))
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        elif json.loads(path.read_text(encoding="utf-8")) != wanted:
            raise BadTraining(f"{folder} holds another training: take another folder")


def variants(game: str, seats: int) -> list[dict[str, Value]]:
    """The options to play with: alone, every level of the automaton in turn."""
    if seats > 1:
        return [{}]
    for option in load(game).options:
        alone = option.seats is not None and list(option.seats) == [1]
        if alone and all(isinstance(value, str) for value in option.choices):
            return [{option.key: value} for value in option.choices]
    return [{}]
