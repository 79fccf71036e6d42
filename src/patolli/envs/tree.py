"""The columns of a layout in the shape of the observation, and how an observation fills them."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import final

ABSENT = -1.0  # what stands for null, and for what is not there
Codes = dict[str, float]
Values = MutableSequence[float]


@final
class Tree:
    """The columns of one part of an observation: a leaf's own, those of its keys or its items.

    `first` to `end` are all columns of the part; they stand together.
    """

    def __init__(self) -> None:
        self.column = -1
        self.first = -1
        self.end = 0
        self.keys: dict[str, Tree] = {}
        self.items: list[Tree] = []

    def place(self, words: list[str], column: int) -> None:
        """Give a leaf, named by its path, its column; columns come in ascending order."""
        tree = self
        tree._reach(column)
        for word in words:
            if word.isdigit():
                while len(tree.items) <= int(word):
                    tree.items.append(Tree())
                tree = tree.items[int(word)]
            else:
                tree = tree.keys.setdefault(word.strip("'"), Tree())
            tree._reach(column)
        tree.column = column

    def write(self, value: object, codes: Codes, values: Values) -> None:
        """Fill the part's columns; all of them must be ABSENT before."""
        pairs: Iterable[tuple[Tree, object]]
        if isinstance(value, dict):
            keys = self.keys
            pairs = [(keys[key], inner) for key, inner in value.items() if key in keys]
        elif isinstance(value, str) and self.column >= 0:
            values[self.column] = codes.get(value, ABSENT)
            return
        elif isinstance(value, (list, tuple, str)):  # a long text is read letter by letter
            pairs = zip(self.items, value, strict=False)
        else:
            if isinstance(value, (int, float)) and self.column >= 0:
                values[self.column] = value
            return
        for place, inner in pairs:
            kind = type(inner)
            if (kind is int or kind is bool) and place.column >= 0:
                values[place.column] = inner  # type: ignore[call-overload]
            elif kind is str and place.column >= 0:
                values[place.column] = codes.get(str(inner), ABSENT)
            elif inner is not None:
                place.write(inner, codes, values)

    def change(self, old: object, new: object, codes: Codes, values: Values) -> None:
        """Bring the columns, filled from `old`, up to date with `new`, which differs from it."""
        if isinstance(new, dict) and isinstance(old, dict):
            keys = self.keys
            for key, inner in new.items():
                before = old.get(key)
                if inner != before and key in keys:
                    keys[key].change(before, inner, codes, values)
            if len(old) > len(new) or old.keys() != new.keys():
                for key in old.keys() - new.keys():
                    if key in keys:
                        keys[key].clear(values)
        elif isinstance(new, list) and isinstance(old, list):
            items = self.items
            for place, before, inner in zip(items, old, new, strict=False):
                if inner != before:
                    place.change(before, inner, codes, values)
            for place in items[len(new) : len(old)]:
                place.clear(values)
            for place, inner in zip(items[len(old) :], new[len(old) :], strict=False):
                place.write(inner, codes, values)
        elif isinstance(new, int) and self.column >= 0 and self.end == self.first + 1:
            values[self.column] = new
        else:
            if old is not None:
                self.clear(values)
            self.write(new, codes, values)

    def clear(self, values: Values) -> None:
        """Make all columns of the part ABSENT."""
        for column in range(self.first, self.end):
            values[column] = ABSENT

    def _reach(self, column: int) -> None:
        if self.first < 0:
            self.first = column
        elif self.end != column:
            raise ValueError(f"column {column} does not stand beside those of the same part")
        self.end = column + 1
