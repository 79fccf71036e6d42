"""How long a bot may think: seconds, thoughts (actions tried in an imagined world), or both."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from patolli.core.errors import PatolliError


class BadBudget(PatolliError):
    """A budget that gives no time to think, or is not a budget."""


@final
class Budget:
    """A limit on one decision. With both limits, the first that is reached ends the thinking."""

    def __init__(self, seconds: float | None = None, thoughts: int | None = None) -> None:
        if seconds is None and thoughts is None:
            raise BadBudget("a budget needs seconds or thoughts")
        if seconds is not None and not seconds > 0:
            raise BadBudget(f"a budget of {seconds} s leaves no time to think: it must be above 0")
        if thoughts is not None and thoughts < 1:
            raise BadBudget(f"a budget of {thoughts} thoughts is none: it must be at least 1")
        self.seconds: Final = seconds
        self.thoughts: Final = thoughts

    @staticmethod
    def parse(text: str) -> Budget:
        """A budget from its text: `0.2s`, `500ms` or `2000` (thoughts)."""
        words = text.strip().lower()
        for ending, scale in (("ms", 0.001), ("s", 1.0)):
            if words.endswith(ending):
                number = _number(words[: -len(ending)], text)
                return Budget(seconds=number * scale)
        number = _number(words, text)
        if number != int(number):
            raise BadBudget(f"{text!r}: thoughts are whole; write '0.2s' for seconds")
        return Budget(thoughts=int(number))

    def __str__(self) -> str:
        parts: list[str] = []
        if self.seconds is not None:
            parts.append(f"{self.seconds:g}s")
        if self.thoughts is not None:
            parts.append(f"{self.thoughts}")
        return " or ".join(parts)

    def __repr__(self) -> str:
        return f"Budget(seconds={self.seconds}, thoughts={self.thoughts})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Budget)
            and self.seconds == other.seconds
            and self.thoughts == other.thoughts
        )

    def __hash__(self) -> int:
        return hash((self.seconds, self.thoughts))


@final
class Meter:
    """What is spent of a budget during one decision."""

    def __init__(self, budget: Budget, most: int = 0) -> None:
        self.spent = 0
        limits = [limit for limit in (budget.thoughts, most) if limit]
        self.limit: int = min(limits) if limits else 0
        seconds = budget.seconds
        self.begun: float = perf_counter()
        self.deadline: float = self.begun + seconds if seconds is not None else 0.0

    def think(self) -> bool:
        """Count one thought; False when the budget is used up."""
        self.spent += 1
        return self.left()

    def left(self) -> bool:
        """Whether there is budget left."""
        if self.limit and self.spent >= self.limit:
            return False
        return not self.deadline or perf_counter() < self.deadline

    def used(self) -> float:
        """The part of the budget that is used up, 0 to 1 or a little more."""
        part = 0.0
        if self.limit:
            part = self.spent / self.limit
        if self.deadline:
            whole = self.deadline - self.begun  # not above 0 where time was over from the start
            gone = perf_counter() - self.begun
            part = max(part, gone / whole if whole > 0.0 else 1.0)
        return part

    def portion(self, part: float) -> Meter:
        """A meter of its own that ends when `part` of this one's budget is used up."""
        inner = Meter(Budget(thoughts=1))
        inner.limit = max(1, int(self.limit * part) - self.spent) if self.limit else 0
        if self.deadline:
            inner.deadline = self.begun + (self.deadline - self.begun) * part
        return inner


def _number(words: str, text: str) -> float:
    try:
        return float(words)
    except ValueError:
        raise BadBudget(
            f"{text!r} is not a budget: write seconds as '0.2s' or thoughts as '2000'"
        ) from None
