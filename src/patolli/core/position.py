"""Hand-written positions: reading a table key by key and collecting everything wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast, final

from patolli.core.description import NOTHING
from patolli.core.errors import nearest
from patolli.core.frame import FLAG, Frame, argument_names
from patolli.core.options import Value

MOST: Final = 1_000_000  # of anything that is counted


@final
class Spec:
    """One table of a position. Every key that is read is known; `finish` reports the others.

    A reader never raises: it notes what is wrong and returns the default, so that one attempt
    reports every mistake.
    """

    def __init__(
        self, table: dict[str, Any], path: str = "", errors: list[str] | None = None
    ) -> None:
        self.data = table
        self.path = path
        self.errors: list[str] = errors if errors is not None else []
        self.known: list[str] = []
        self.children: list[Spec] = []

    def error(self, key: str, message: str) -> None:
        """Note what is wrong with a key."""
        self.errors.append(f"{self.path}{key}: {message}")

    def has(self, key: str) -> bool:
        """Whether the key is said at all."""
        self.known.append(key)
        return key in self.data

    def integer(self, key: str, default: int = 0, low: int = -MOST, high: int = MOST) -> int:
        """A whole number in a range."""
        self.known.append(key)
        if key not in self.data:
            return default
        value = self.data[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.error(key, f"{value!r} is not a whole number")
            return default
        if not low <= value <= high:
            self.error(key, f"{value} is out of range ({low} to {high})")
            return default
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        self.known.append(key)
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            self.error(key, f"{value!r} is neither true nor false")
            return default
        return value

    def text(self, key: str, default: str = "") -> str:
        """A text."""
        self.known.append(key)
        value = self.data.get(key, default)
        if not isinstance(value, str):
            self.error(key, f"{value!r} is not a text")
            return default
        return value

    def choice(self, key: str, names: Sequence[str], default: int = -1) -> int:
        """The index of a name in a list of names."""
        self.known.append(key)
        if key not in self.data:
            return default
        return self.index(key, self.data[key], names, default)

    def choices(self, key: str, names: Sequence[str]) -> list[int]:
        """A list of names, as their indices."""
        self.known.append(key)
        return [self.index(key, value, names, 0) for value in self._list(key)]

    def index(self, key: str, value: object, names: Sequence[str], default: int) -> int:
        """The index of a name; notes an error when there is no such name."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.error(key, f"{value!r} is unknown; {nearest(str(value), names)}")
        return default

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        self.known.append(key)
        values = self._list(key)
        wrong = [value for value in values if not isinstance(value, str)]
        if wrong:
            self.error(key, f"{wrong[0]!r} is not a text")
            return []
        return cast("list[str]", values)

    def integers(
        self, key: str, default: list[int], low: int = -MOST, high: int = MOST
    ) -> list[int]:
        """A list of whole numbers, as long as the default if that is not empty."""
        self.known.append(key)
        if key not in self.data:
            return default.copy()
        if not isinstance(self.data[key], list):
            self.error(key, f"{self.data[key]!r} is not a list")
            return default.copy()
        numbers: list[int] = []
        for value in self.data[key]:
            if not isinstance(value, int) or isinstance(value, bool):
                self.error(key, f"{value!r} is not a whole number")
                return default.copy()
            if not low <= value <= high:
                self.error(key, f"{value} is out of range ({low} to {high})")
                return default.copy()
            numbers.append(value)
        if default and len(numbers) != len(default):
            self.error(key, f"{len(numbers)} numbers where {len(default)} are wanted")
            return default.copy()
        return numbers

    def items(self, key: str) -> list[Any]:
        """A list of anything."""
        self.known.append(key)
        return self._list(key)

    def values(self, key: str) -> dict[str, Value]:
        """A table of options."""
        self.known.append(key)
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            self.error(key, "this must be a table")
            return {}
        for name, answer in value.items():
            if not isinstance(answer, bool | int | str):
                self.error(f"{key}.{name}", f"{answer!r} is no answer to an option")
        return {name: said for name, said in value.items() if isinstance(said, bool | int | str)}

    def table(self, key: str) -> Spec:
        """A table inside this one; empty when it is not said."""
        self.known.append(key)
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            self.error(key, "this must be a table")
            value = {}
        return self._child(value, f"{self.path}{key}.")

    def tables(self, key: str, most: int | None = None) -> list[Spec]:
        """A list of tables: `[[key]]` in TOML."""
        self.known.append(key)
        found: list[Spec] = []
        for i, value in enumerate(self._list(key)):
            if not isinstance(value, dict):
                self.error(key, f"entry {i} must be a table")
            elif most is not None and i >= most:
                self.error(key, f"more than {most} of them")
                break
            else:
                found.append(self._child(value, f"{self.path}{key}[{i}]."))
        return found

    def keys(self) -> list[str]:
        """All keys of this table, for tables whose keys are names; all count as known."""
        self.known.extend(self.data)
        return list(self.data)

    def finish(self) -> None:
        """Note every key that nothing has read, here and in the tables inside."""
        for key in self.data:
            if key not in self.known:
                self.error(key, f"unknown key; {nearest(key, self.known)}")
        for child in self.children:
            child.finish()

    def _child(self, table: dict[str, Any], path: str) -> Spec:
        child = Spec(table, path, self.errors)
        self.children.append(child)
        return child

    def _list(self, key: str) -> list[Any]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            self.error(key, f"{value!r} is not a list")
            return []
        return value


def read_frame(
    frames: dict[str, type[Frame[Any]]], said: object, s: object, seats: int, spec: Spec
) -> Frame[Any] | None:
    """A pending decision: a table of its name and arguments, or a text with them in order."""
    if isinstance(said, dict):
        return _frame_of_table(frames, said, s, seats, spec)
    if isinstance(said, str):
        return _frame_of_text(frames, said, seats, spec)
    spec.error("decide", f"{said!r} is not a decision, like {{ frame = ..., seat = 0 }}")
    return None


def _frame_of_table(
    frames: dict[str, type[Frame[Any]]], said: dict[str, Any], s: object, seats: int, spec: Spec
) -> Frame[Any] | None:
    """A frame from `{ frame = "name", seat = 0, argument = ... }`."""
    name = said.get("frame")
    if not isinstance(name, str) or name not in frames:
        spec.error("decide", f"no decision {name!r}; {nearest(str(name), list(frames))}")
        return None
    made = frames[name]
    before = len(spec.errors)
    things = made.things(s)
    args: list[object] = []
    wanted = argument_names(made)
    for key in wanted:
        if key in said:
            args.append(_told(spec, f"{name}.{key}", said[key], things.get(key)))
        else:
            spec.error("decide", f"{name}: its {key} is not said")
    for key in said:
        if key not in wanted and key != "frame":
            spec.error("decide", f"{name}: unknown {key!r}; {nearest(key, wanted)}")
    return _made(made, args, name, seats, spec) if len(spec.errors) == before else None


def _told(spec: Spec, path: str, value: object, names: list[str] | None) -> object:
    """An argument as the frame keeps it: things by their numbers, lists as tuples."""
    if isinstance(value, list):
        return tuple([_told(spec, path, part, names) for part in value])
    if names is FLAG:
        if not isinstance(value, bool):
            spec.error("decide", f"{path}: {value!r} is neither true nor false")
        return 1 if value else 0
    if names is not None:
        return -1 if value == NOTHING else spec.index(f"decide: {path}", value, names, 0)
    if isinstance(value, bool) or not isinstance(value, int | str):
        spec.error("decide", f"{path} can't be {value!r}")
    return value


def _frame_of_text(
    frames: dict[str, type[Frame[Any]]], text: str, seats: int, spec: Spec
) -> Frame[Any] | None:
    """A frame from `name argument argument…`; `1,2` is a tuple and `,` an empty one."""
    words = text.split()
    if not words or words[0] not in frames:
        spec.error("decide", f"no decision {text!r}; {nearest(text, list(frames))}")
        return None
    args = [_argument(word) for word in words[1:]]
    return _made(frames[words[0]], args, repr(text), seats, spec)


def _made(
    made: type[Frame[Any]], args: list[object], shown: str, seats: int, spec: Spec
) -> Frame[Any] | None:
    """The frame with these arguments, or None when it does not take them."""
    wrong = _wrong_argument(made, args)
    if wrong:
        spec.error("decide", f"{shown}: {wrong}")
        return None
    try:
        frame = made(*cast("list[Any]", args))
    except TypeError as error:
        spec.error("decide", f"{shown}: {error}")
        return None
    if not -1 <= frame.seat < seats:
        spec.error("decide", f"{shown}: there is no seat {frame.seat}")
        return None
    return frame


def _argument(word: str) -> object:
    """A whole number, a tuple of them, or else the word itself."""
    parts = [part for part in word.split(",") if part]
    for part in parts:
        if not part.isascii() or not part.removeprefix("-").isdigit():
            return word
    if "," in word:
        return tuple([int(part) for part in parts])
    return int(word)


def _wrong_argument(made: type[Frame[Any]], args: list[object]) -> str:
    """What is wrong with the kind of an argument, by the annotations of the frame's constructor.

    Compiled frames have none: they check for themselves.
    """
    hints = getattr(made.__init__, "__annotations__", {})
    kinds = {"int": int, "str": str, "tuple[int, ...]": tuple}
    named = [(name, hint) for name, hint in hints.items() if name != "return"]
    for (name, hint), arg in zip(named, args, strict=False):
        kind = kinds.get(str(hint))
        if kind is not None and not isinstance(arg, kind):
            return f"{name} can't be {arg!r}"
    return ""
