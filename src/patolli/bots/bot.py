"""A bot: it is asked for a choice and can say what it expects of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.budget import Budget
from patolli.bots.evaluation import evaluation_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.search.line import Line, Variation
from patolli.core.message import Data, Message
from patolli.core.native import mypyc_attr
from patolli.core.rng import Rng
from patolli.core.state import State

NODES: Final = 1000  # the budget of a bot that is given none
EXPLAINED: Final = 3  # the choice and the two next best


@final
class Judgement:
    """What a bot thinks of one action: a utility to rank by and the final points it expects."""

    def __init__(self, action: int, utility: float, points: list[float], nodes: int) -> None:
        self.action = action
        self.utility = utility
        self.points = points
        self.nodes = nodes

    def __repr__(self) -> str:
        points = ", ".join(f"{value:.1f}" for value in self.points)
        return f"Judgement({self.action}, {self.utility:.3f}, [{points}], {self.nodes})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent. The same seed and the same budget of nodes give the same choices.

    A bot of your own is a subclass with a `judge`; `patolli.bots.make` calls the class with the
    seed, the budget and the evaluation (None where the usual ones are wanted).
    """

    kind: ClassVar[str] = "bot"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        self.rng = Rng.seeded(seed)
        self.budget: Final = budget or Budget(nodes=NODES)
        self.given: Final = evaluation
        self.judgements: list[Judgement] = []
        self.asked: Knowledge | None = None
        self.nodes = 0  # visited for the last choice
        self.line: Line | None = None  # what is left of the planned turn

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> int:
        """The action this bot takes; its own budget counts when none is given."""
        legal = knowledge.legal()
        if not knowledge.decides or not legal:
            raise ValueError(f"seat {knowledge.seat} has nothing to decide")
        self.asked = knowledge
        self.nodes = 0
        rng = self.rng.spawn()
        if self.line is not None and not self.line.foreseen(knowledge):
            self.line = None
        if len(legal) == 1:
            self.judgements = [Judgement(legal[0], 0.0, [], 0)]
        elif self.line is not None:
            self.judgements = line_judgements(self.line)
        else:
            self.judgements = self.judge(knowledge, budget or self.budget, rng)
        self.judgements.sort(key=_rank)
        action = self.judgements[0].action
        if self.line is not None and not self.line.take(action):
            self.line = None
        return action

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        """What the bot thinks of the legal actions (at least of one); called by `choose`."""
        raise TypeError(f"{type(self).__name__} does not judge")

    def follow(self, world: State, seat: int, variations: list[Variation]) -> list[Judgement]:
        """Follow the best of these variations (they are ordered here) from the decision of now on.

        What the variations say of that decision comes back.
        """
        variations.sort(key=_best_variation)
        self.line = Line(world, seat, variations)
        return line_judgements(self.line)

    def evaluation(self, knowledge: Knowledge) -> Evaluation:
        """The evaluation it was given, or else the one of the game."""
        return self.given if self.given is not None else evaluation_of(knowledge.game.id)

    def explain(self) -> list[Message]:
        """A message about the last choice, then one about each of the two next best."""
        messages: list[Message] = []
        for place, judgement in enumerate(self.judgements[:EXPLAINED]):
            messages.append(self.expects(place, judgement))
        return messages

    def expects(self, place: int, judgement: Judgement) -> Message:
        """What the bot expects of the action in the given place of its ranking."""
        assert self.asked is not None
        data: Data = {
            "choice": self.asked.label(judgement.action).json(),
            "action": judgement.action,
        }
        if not judgement.points:
            return Message("bots-only" if len(self.judgements) == 1 else "bots-random", data)
        seat = self.asked.seat
        data["points"] = round(judgement.points[seat])
        rivals = [value for other, value in enumerate(judgement.points) if other != seat]
        kind = "choice" if place == 0 else "other"
        if not rivals:
            return Message(f"bots-{kind}-alone", data)
        data["rival"] = round(max(rivals))
        return Message(f"bots-{kind}", data)


def line_judgements(line: Line) -> list[Judgement]:
    """What the bot made of the next decisions when it planned the turn."""
    found: list[Judgement] = []
    for action, variation in line.by_next_action():
        found.append(Judgement(action, variation.utility, variation.points, variation.nodes))
    return found


def _best_variation(variation: Variation) -> float:
    return -variation.utility


def _rank(judgement: Judgement) -> tuple[float, int]:
    return (-judgement.utility, judgement.action)
