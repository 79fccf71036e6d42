"""What is learned and how: everything that the result depends on."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path

from patolli.bots import Budget, check
from patolli.bots.evaluation import evaluation_of
from patolli.bots.program import EXEC
from patolli.core.errors import PatolliError, nearest
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
    with weights of their own, `hidden` the units of the network (0: least squares alone). The terms
    named in `fixed` keep their committed weights; `hold` draws all others to theirs, with so many
    samples' worth of trust. Alone, what the automaton will have is always learned beside the own
    points, so that luck that both share is not taken for a merit; the network keeps it only with
    `automaton`. `matches` games with each number of seats decide, played by `match_kind` with
    `match_budget`.
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
    fixed: tuple[str, ...] = ()
    hold: float = 0.0
    automaton: bool = False
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
        for kind in (self.kind, self.match_kind):
            check(kind, self.game)
            if kind.startswith(EXEC):
                raise BadTraining(f"{kind!r} can't be given what was learned: take a kind or level")
        playing = [self.match_kind, *([self.kind] if self.rounds > 1 else [])]
        if self.automaton and "greedy" in playing:
            raise BadTraining("greedy can't weigh an automaton: take the planner or the searcher")
        for name in ("games", "wander", "blunders", "rounds", "knots", "epochs", "matches"):
            if getattr(self, name) < 1:
                raise BadTraining(f"{name} is {getattr(self, name)}: it must be at least 1")
        names = evaluation_of(self.game).names
        for name in self.fixed:
            if name not in names:
                raise BadTraining(f"{self.game} has no term {name!r}: {nearest(name, names)}")
        if not 0.0 <= self.hold < inf:
            raise BadTraining(f"hold is {self.hold}: it must be a number of samples, at least 0")
        if self.hidden < 0 or not self.seats:
            raise BadTraining("a training needs seats, and a network of no less than 0 units")
        if len(set(self.seats)) < len(self.seats):
            raise BadTraining("a number of seats is named twice: name each once")
        if self.games < 2 * self.rounds:
            raise BadTraining(
                f"{self.games} games in {self.rounds} rounds are too few: one is held back, so a "
                "round needs at least 2"
            )

    def json(self) -> dict[str, object]:
        """The settings as JSON, with the rules that the games are played by."""
        return {**asdict(self), "rules_version": load(self.game).rules_version}

    def claim(self, folder: Path) -> None:
        """Begin in a folder, or go on where the same training was stopped."""
        if folder.exists() and not folder.is_dir():
            raise BadTraining(f"{folder} is a file: name a folder")
        path = folder / SETTINGS
        wanted = json.loads(json.dumps(self.json()))
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        elif json.loads(path.read_text(encoding="utf-8")) != wanted:
            raise BadTraining(f"{folder} holds another training: take another folder")


def seat_numbers(text: str) -> tuple[int, ...]:
    """Numbers of seats from `2,3,4`."""
    try:
        return tuple(int(word) for word in text.split(","))
    except ValueError:
        raise BadTraining(f"{text!r} are no numbers of seats: write 2,3,4") from None


def variants(game: str, seats: int) -> list[dict[str, Value]]:
    """The options to play with: alone, every level of the automaton in turn."""
    if seats > 1:
        return [{}]
    for option in load(game).options:
        alone = option.seats is not None and list(option.seats) == [1]
        if alone and all(isinstance(value, str) for value in option.choices):
            return [{option.key: value} for value in option.choices]
    return [{}]
