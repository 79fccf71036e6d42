"""A bot: it is asked for a choice and can say what it expects of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.budget import Budget
from patolli.bots.course import Course, Line
from patolli.bots.evaluation import evaluation_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.message import Data, Message
from patolli.core.native import mypyc_attr
from patolli.core.rng import Rng
from patolli.core.state import State

EXPLAINED: Final = 3  # the choice and the two next best


@final
class Judgement:
    """What a bot thinks of one action: a utility to rank by and the final points it expects."""

    def __init__(self, action: int, utility: float, points: list[float], thoughts: int) -> None:
        self.action = action
        self.utility = utility
        self.points = points
        self.thoughts = thoughts

    def __repr__(self) -> str:
        points = ", ".join(f"{value:.1f}" for value in self.points)
        return f"Judgement({self.action}, {self.utility:.3f}, [{points}], {self.thoughts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent. The same seed and the same budget of thoughts give the same choices."""

    kind: ClassVar[str] = "bot"

    def __init__(self, seed: int, budget: Budget, evaluation: Evaluation | None = None) -> None:
        self.rng = Rng.seeded(seed)
        self.budget: Final = budget
        self.given: Final = evaluation
        self.judgements: list[Judgement] = []
        self.asked: Knowledge | None = None
        self.thoughts = 0
        self.course: Course | None = None

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> int:
        """The action this bot takes; its own budget counts when none is given."""
        legal = knowledge.legal()
        if not knowledge.decides or not legal:
            raise ValueError(f"seat {knowledge.seat} has nothing to decide")
        self.asked = knowledge
        self.thoughts = 0
        rng = self.rng.spawn()
        if self.course is not None and not self.course.foreseen(knowledge):
            self.course = None
        if len(legal) == 1:
            self.judgements = [Judgement(legal[0], 0.0, [], 0)]
        elif self.course is not None:
            self.judgements = self.course_judgements(self.course)
        else:
            self.judgements = self.judge(knowledge, budget or self.budget, rng)
        self.judgements.sort(key=_rank)
        action = self.judgements[0].action
        if self.course is not None and not self.course.take(action):
            self.course = None
        return action

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        """What the bot thinks of the legal actions (at least of one); called by `choose`."""
        raise TypeError(f"{type(self).__name__} does not judge")

    def set_course(self, world: State, seat: int, lines: list[Line]) -> None:
        """Follow the best of these lines (they are ordered here) after the decision of now."""
        lines.sort(key=_best_line)
        self.course = Course(world, seat, lines)

    def course_judgements(self, course: Course) -> list[Judgement]:
        """What was thought of the next decisions when the turn was planned."""
        found: list[Judgement] = []
        for action, line in course.next_lines():
            found.append(Judgement(action, line.utility, line.points, line.thoughts))
        return found

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
        notation = self.asked.game.actions.name(judgement.action)
        data: Data = {
            "choice": notation,
            "action": judgement.action,
        }
        if not judgement.points:
            return Message("bots-only" if len(self.judgements) == 1 else "bots-random", data)
        seat = self.asked.seat
        data["points"] = round(judgement.points[seat])
        rivals = [value for who, value in enumerate(judgement.points) if who != seat]
        kind = "choice" if place == 0 else "other"
        if not rivals:
            return Message(f"bots-{kind}-alone", data)
        data["rival"] = round(max(rivals))
        return Message(f"bots-{kind}", data)


def _best_line(line: Line) -> float:
    return -line.utility


def _rank(judgement: Judgement) -> tuple[float, int]:
    return (-judgement.utility, judgement.action)
