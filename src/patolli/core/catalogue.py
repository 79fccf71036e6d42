"""The catalogue: every action of a game has a fixed id and a fixed name.

A game declares families of actions; a family spans the product of its axes. The name of an action
is the family's word and one word per axis, joined by single spaces: `move w2 b5`.
"""

from __future__ import annotations

from typing import final

from patolli.core.errors import UnknownAction, nearest


@final
class Catalogue:
    """The actions of one game, in the order in which their families were declared."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: dict[str, int] = {}
        self.families: dict[str, tuple[int, int]] = {}

    def family(self, word: str, axes: list[list[str]] | None = None) -> int:
        """Declare a family and return the id of its first action.

        The ids run in row-major order: with axes of 3 and 40 words, action (i, j) of the family
        is `first + i * 40 + j`.
        """
        first = len(self.names)
        names = [word]
        for axis in axes or []:
            names = [f"{name} {value}" for name in names for value in axis]
        for name in names:
            if name in self.ids:
                raise ValueError(f"two actions are named {name!r}")
            if not name or name != " ".join(name.split()) or not name.isascii():
                raise ValueError(f"{name!r} is not ASCII words with single spaces between")
            self.ids[name] = len(self.names)
            self.names.append(name)
        self.families[word] = (first, len(self.names))
        return first

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < len(self.names)

    def name(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self.names):
            raise UnknownAction(
                f"{action} is not an action: ids run from 0 to {len(self.names) - 1}"
            )
        return self.names[action]

    def parse(self, text: str) -> int:
        """The id of an action from its notation (spaces around and between are free)."""
        words = " ".join(text.split())
        action = self.ids.get(words, -1)
        if action < 0:
            raise UnknownAction(f"{text!r} is not an action: {nearest(words, self.names)}")
        return action

    def word(self, action: int) -> str:
        """The family of an action."""
        return self.name(action).split(" ", 1)[0]
