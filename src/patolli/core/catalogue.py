"""The catalogue: every action of a game has a fixed id and a fixed name.

A game declares families of actions; a family spans the product of its axes. The name of an action
is the family's word and one word per axis, joined by single spaces: `move w2 b5`.

A family encodes and decodes: `MOVE.first + piece * MOVE.width + space` is an id (one axis:
`MOVE.first + space`), `ACTIONS.of[action] is MOVE` tells the family of an id, `MOVE.index(action)`
its place in the family, `MOVE.row(action)` and `MOVE.column(action)` its place on two axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from patolli.core.errors import UnknownAction, nearest


@final
class Family:
    """Actions of one word: the ids from `first` up to but not including `end`.

    `width` is the number of words of the last axis: on two axes, row `i` begins at
    `first + i * width`.
    """

    def __init__(self, word: str, first: int, end: int, width: int) -> None:
        self.word: Final = word
        self.first: Final = first
        self.end: Final = end
        self.width: Final = width

    def __reduce__(self) -> tuple[object, ...]:
        return Family, (self.word, self.first, self.end, self.width)

    def __len__(self) -> int:
        return self.end - self.first

    def __repr__(self) -> str:
        return f"<family {self.word!r}: {self.first} to {self.end - 1}>"

    def has(self, action: int) -> bool:
        """Whether an action belongs to the family."""
        return self.first <= action < self.end

    def index(self, action: int) -> int:
        """The place of an action of the family, from 0."""
        return action - self.first

    def row(self, action: int) -> int:
        """The place on the first of two axes."""
        return (action - self.first) // self.width

    def column(self, action: int) -> int:
        """The place on the second of two axes."""
        return (action - self.first) % self.width

    def at(self, row: int, column: int) -> int:
        """The id of an action of a family with two axes."""
        return self.first + row * self.width + column


@final
class Catalogue:
    """The actions of one game, in the order in which their families were declared."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: dict[str, int] = {}
        self.families: dict[str, Family] = {}
        self.of: list[Family] = []  # the family of each action

    def declare(self, word: str, axes: Sequence[Sequence[str]] | None = None) -> Family:
        """Declare a family.

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
        family = Family(word, first, len(self.names), len(axes[-1]) if axes else 1)
        self.families[word] = family
        self.of.extend([family] * len(family))
        return family

    def __reduce__(self) -> tuple[object, ...]:
        return read_catalogue, (self.names, list(self.families.values()))

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


def read_catalogue(names: list[str], families: list[Family]) -> Catalogue:
    """The catalogue that was pickled."""
    catalogue = Catalogue()
    catalogue.names.extend(names)
    for id, name in enumerate(names):
        catalogue.ids[name] = id
    for family in families:
        catalogue.families[family.word] = family
        catalogue.of.extend([family] * len(family))
    return catalogue
