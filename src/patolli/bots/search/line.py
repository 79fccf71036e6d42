"""The line a bot follows: its planned turn, as long as the seat sees what was foreseen."""

from __future__ import annotations

from typing import Final, final

from patolli.bots.knowledge import Knowledge
from patolli.core.state import State


@final
class Variation:
    """A sequence of decisions that was searched: its worth and the points expected of it."""

    def __init__(self, actions: list[int], utility: float, points: list[float], nodes: int) -> None:
        self.actions = actions
        self.utility = utility
        self.points = points
        self.nodes = nodes


@final
class Line:
    """The principal variation of a turn with the next best ones, and how far it is played.

    It is followed only where the seat sees exactly what was foreseen: the same turn, nothing
    hidden brought to light, no other decision taken in between.
    """

    def __init__(self, world: State, seat: int, variations: list[Variation]) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.turn: Final = world.turn
        self.reveals: Final = world.reveals
        self.variations = variations  # best first
        self.played = 0  # decisions of the variations that are taken

    def take(self, action: int) -> bool:
        """Go on by one decision; whether anything is left to follow."""
        world = self.world
        if action not in world.answers:
            return False
        world.apply(action)
        kept: list[Variation] = []
        for variation in self.variations:
            actions = variation.actions
            if len(actions) > self.played + 1 and actions[self.played] == action:
                kept.append(variation)
        self.variations = kept
        self.played += 1
        return (
            len(kept) > 0 and world.reveals == self.reveals and goes_on(world, self.turn, self.seat)
        )

    def foreseen(self, knowledge: Knowledge) -> bool:
        """Whether the seat sees what this line expected."""
        world = self.world
        if knowledge.seat != self.seat or knowledge.legal() != world.answers:
            return False
        return knowledge.game is world.game and knowledge.observe() == world.observe(self.seat)

    def by_next_action(self) -> list[tuple[int, Variation]]:
        """For each next decision, the best variation that goes on with it."""
        found: list[tuple[int, Variation]] = []
        known: set[int] = set()
        for variation in self.variations:
            action = variation.actions[self.played]
            if action not in known:
                known.add(action)
                found.append((action, variation))
        return found


def goes_on(state: State, turn: int, seat: int) -> bool:
    """Whether the seat still decides in the same turn."""
    return len(state.stack) > 0 and state.turn == turn and state.stack[-1].seat == seat
