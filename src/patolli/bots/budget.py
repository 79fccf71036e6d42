"""How long a bot may search: seconds, nodes (actions tried in a possible world), or both."""

from __future__ import annotations

from collections.abc import Callable
from os import environ
from time import perf_counter, process_time
from typing import Final, final

from patolli.core.errors import PatolliError

Clock = Callable[[], float]

CLOCKS: Final[dict[str, Clock]] = {"wall": perf_counter, "processor": process_time}


class BadBudget(PatolliError):
    """A budget that leaves no time to search, or is not a budget."""


def clock_named(name: str) -> Clock:
    """The clock that the seconds of budgets are read from.

    `processor` counts what this process has had of its core: on a machine with other work a
    measurement is as fair with it as on a quiet one. People wait by the clock on the wall.
    """
    if name not in CLOCKS:
        raise BadBudget(f"PATOLLI_CLOCK is {name!r}: it must be {' or '.join(CLOCKS)}")
    return CLOCKS[name]


now: Final[Clock] = clock_named(environ.get("PATOLLI_CLOCK", "wall"))


@final
class Budget:
    """A limit on one decision. With both limits, the first that is reached ends the search."""

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> None:
        if seconds is None and nodes is None:
            raise BadBudget("a budget needs seconds or nodes")
        if seconds is not None and not seconds > 0:
            raise BadBudget(f"a budget of {seconds} s leaves no time to think: it must be above 0")
        if nodes is not None and nodes < 1:
            raise BadBudget(f"a budget of {nodes} nodes is none: it must be at least 1")
        self.seconds: Final = seconds
        self.nodes: Final = nodes

    @staticmethod
    def parse(text: str) -> Budget:
        """A budget from its text: `0.2s`, `500ms` or `2000` (nodes)."""
        words = text.strip().lower()
        for ending, scale in (("ms", 0.001), ("s", 1.0)):
            if words.endswith(ending):
                number = _number(words[: -len(ending)], text)
                return Budget(seconds=number * scale)
        number = _number(words, text)
        if number != int(number):
            raise BadBudget(f"{text!r}: nodes are whole; write '0.2s' for seconds")
        return Budget(nodes=int(number))

    def __str__(self) -> str:
        parts: list[str] = []
        if self.seconds is not None:
            parts.append(f"{self.seconds:g}s")
        if self.nodes is not None:
            parts.append(f"{self.nodes}")
        return " or ".join(parts)

    def __repr__(self) -> str:
        return f"Budget(seconds={self.seconds}, nodes={self.nodes})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Budget)
            and self.seconds == other.seconds
            and self.nodes == other.nodes
        )

    def __hash__(self) -> int:
        return hash((self.seconds, self.nodes))


@final
class Meter:
    """What is spent of a budget during one decision."""

    def __init__(self, budget: Budget, most: int = 0) -> None:
        self.spent = 0
        limits = [limit for limit in (budget.nodes, most) if limit]
        self.limit: int = min(limits) if limits else 0
        seconds = budget.seconds
        self.begun: float = now()
        self.deadline: float = self.begun + seconds if seconds is not None else 0.0

    def visit(self) -> bool:
        """Count one node; False when the budget is used up."""
        self.spent += 1
        return self.left()

    def left(self) -> bool:
        """Whether there is budget left."""
        if self.limit and self.spent >= self.limit:
            return False
        return not self.deadline or now() < self.deadline

    def used(self) -> float:
        """The part of the budget that is used up, 0 to 1 or a little more."""
        part = 0.0
        if self.limit:
            part = self.spent / self.limit
        if self.deadline:
            whole = self.deadline - self.begun  # not above 0 where time was over from the start
            gone = now() - self.begun
            part = max(part, gone / whole if whole > 0.0 else 1.0)
        return part

    def portion(self, part: float) -> Meter:
        """A meter of its own that ends when `part` of this one's budget is used up."""
        inner = Meter(Budget(nodes=1))
        inner.limit = max(1, int(self.limit * part) - self.spent) if self.limit else 0
        if self.deadline:
            inner.deadline = self.begun + (self.deadline - self.begun) * part
        return inner


def _number(words: str, text: str) -> float:
    try:
        return float(words)
    except ValueError:
        raise BadBudget(
            f"{text!r} is not a budget: write seconds as '0.2s' or nodes as '2000'"
        ) from None
