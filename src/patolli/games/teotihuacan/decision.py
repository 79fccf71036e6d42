"""The base of every decision: in one's own turn, unlocking and tiles may come in between."""

from __future__ import annotations

from typing import cast

from patolli.core.frame import Frame
from patolli.core.game import Game
from patolli.core.message import Message
from patolli.games.teotihuacan.actions import IS_ANYTIME
from patolli.games.teotihuacan.components import WORKERS
from patolli.games.teotihuacan.frame_arguments import THINGS
from patolli.games.teotihuacan.labels import label
from patolli.games.teotihuacan.state import TURNS, TeotihuacanState


class AnytimeGame(Game):
    """A game that says what may be done at any time of a turn.

    A tile used in between may ask anything, so its effect stands above all decisions; decisions
    reach it through their game.
    """

    def with_anytime(self, s: TeotihuacanState, seat: int, answers: list[int]) -> list[int]:
        """Answers and what may be done at any time of a player's turn and would change something.

        The list given stays as it is: many decisions share theirs.
        """
        raise TypeError(f"{type(self).__name__} does not say what may be done at any time")

    def use_anytime(self, s: TeotihuacanState, seat: int, action: int) -> None:
        """Carry out such an action."""
        raise TypeError(f"{type(self).__name__} does not say what may be done at any time")


class Decision(Frame[TeotihuacanState]):
    """A decision of this game.

    A subclass lists its own `options` and says what each does in `answer`. `blocked` tells that
    more options would open with more goods: then even a single one is asked, if a tile may help.
    """

    @classmethod
    def things(cls, s: TeotihuacanState) -> dict[str, list[str]]:
        return THINGS

    def options(self, s: TeotihuacanState) -> list[int]:
        """The answers to this question itself, ascending, at least one; no one changes them."""
        raise TypeError(f"{type(self).__name__} has no options")

    def answer(self, s: TeotihuacanState, action: int) -> None:
        """Carry out one of the options."""
        raise TypeError(f"{type(self).__name__} does not take an answer")

    def blocked(self, s: TeotihuacanState) -> bool:
        """Whether something can't be chosen now for want of goods."""
        return False

    def resumed(self) -> Decision:
        """What is asked after an unlock or a tile has come in between."""
        return self

    def legal(self, s: TeotihuacanState) -> list[int]:
        answers = self.options(s)
        if s.phase == TURNS and (len(answers) > 1 or self.blocked(s)):
            return cast(AnytimeGame, s.game).with_anytime(s, self.seat, answers)
        return answers

    def apply(self, s: TeotihuacanState, action: int) -> None:
        if s.phase == TURNS and IS_ANYTIME[action]:
            s.push(self.resumed())
            cast(AnytimeGame, s.game).use_anytime(s, self.seat, action)
        else:
            self.answer(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(f"teotihuacan-prompt-{self.name}")

    def label(self, s: TeotihuacanState, action: int) -> Message:
        return label(s, self.seat, action)


def outside(
    frame: Frame[TeotihuacanState], what: str, value: int, low: int, high: int
) -> list[str]:
    """What is wrong with an argument of a frame that must lie in a range."""
    if low <= value <= high:
        return []
    return [f"{frame.name}: {what} {value} is not one of {low} to {high}"]


def not_own(frame: Frame[TeotihuacanState], worker: int) -> list[str]:
    """What is wrong with a worker that must be one of the frame's player."""
    first = frame.seat * WORKERS
    return outside(frame, "worker", worker, first, first + WORKERS - 1)
