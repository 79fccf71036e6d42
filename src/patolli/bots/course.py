"""The course a bot follows: the rest of a planned turn, as long as nothing new comes to light."""

from __future__ import annotations

from typing import Final, final

from patolli.bots.knowledge import Knowledge
from patolli.core.state import State


@final
class Line:
    """A sequence of decisions that was weighed: its worth and the points expected of it."""

    def __init__(
        self, actions: list[int], utility: float, points: list[float], thoughts: int
    ) -> None:
        self.actions = actions
        self.utility = utility
        self.points = points
        self.thoughts = thoughts


@final
class Course:
    """The lines of a turn, best first, and where along the best of them the bot is.

    It is followed only where the seat sees exactly what was foreseen: the same turn, nothing
    hidden brought to light, no other decision taken in between.
    """

    def __init__(self, world: State, seat: int, lines: list[Line]) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.turn: Final = world.turn
        self.reveals: Final = world.reveals
        self.lines = lines
        self.made = 0  # decisions of the lines that are taken

    def take(self, action: int) -> bool:
        """Go on by one decision; whether anything is left to follow."""
        world = self.world
        if action not in world.answers:
            return False
        world.apply(action)
        kept: list[Line] = []
        for line in self.lines:
            if len(line.actions) > self.made + 1 and line.actions[self.made] == action:
                kept.append(line)
        self.lines = kept
        self.made += 1
        return (
            len(kept) > 0
            and len(world.stack) > 0
            and world.turn == self.turn
            and world.reveals == self.reveals
            and world.stack[-1].seat == self.seat
        )

    def foreseen(self, knowledge: Knowledge) -> bool:
        """Whether the seat sees what this course expected."""
        world = self.world
        if knowledge.seat != self.seat or knowledge.legal() != world.answers:
            return False
        return knowledge.game is world.game and knowledge.observe() == world.observe(self.seat)

    def next_lines(self) -> list[tuple[int, Line]]:
        """For each next decision, the best line that goes on with it."""
        found: list[tuple[int, Line]] = []
        known: set[int] = set()
        for line in self.lines:
            action = line.actions[self.made]
            if action not in known:
                known.add(action)
                found.append((action, line))
        return found
