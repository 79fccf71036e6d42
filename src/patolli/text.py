"""Words: messages and events said in a language, from the Fluent files in `locales/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from patolli.core.errors import PatolliError
from patolli.core.message import Event, Message
from patolli.resources import find

DEFAULT_LANGUAGE = "en"
ENTRY_POINTS = (
    "patolli.games",
    "patolli.bots",
    "patolli.evaluations",
    "patolli.boards",
    "patolli.pictures",
)
"""The groups through which other distributions come in."""


class UnknownLanguage(PatolliError):
    """No words are installed for that language."""


class MissingWords(LookupError):
    """A message that a language lacks, or whose data does not fit its sentence."""


class Words:
    """Says messages in one language; `names` are the people at the table, by seat."""

    def __init__(self, language: str, names: Sequence[str] | None = None) -> None:
        self.language = language
        self.names = list(names or [])
        self.bundle = bundle(language)

    def say(self, message: Message | Event) -> str:
        """The sentence for a prompt, a label or an event."""
        return self.text(message.key, message.data)

    def text(self, key: str, data: Mapping[str, object] | None = None) -> str:
        """The sentence for a key and its data."""
        if not self.bundle.has_message(key):
            raise MissingWords(f"no words for {key!r} in {self.language!r}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{key!r} has no sentence of its own in {self.language!r}")
        values = {name: self.value(value) for name, value in (data or {}).items()}
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            wrong = "; ".join(str(error) for error in errors)
            raise MissingWords(f"{key!r} in {self.language!r} with {sorted(values)}: {wrong}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self.bundle.has_message(key)

    def field(self, game: str, name: str) -> str:
        """What a game calls a part of its view: `<game>-view-<part>`, or the part as it is."""
        key = view_key(game, name)
        return self.text(key) if self.has(key) else name.replace("_", " ")

    def seat(self, number: int) -> str:
        """The player in a seat: a name, or "Player 1"."""
        if 0 <= number < len(self.names):
            return self.names[number]
        return self.text("player", {"number": number + 1})

    def value(self, value: object) -> str | int | float:
        """A value of a message's data, ready for its sentence."""
        if isinstance(value, (int, float, str)) and not isinstance(value, bool):
            return value
        if isinstance(value, (list, tuple)):
            parts = [str(self.value(part)) for part in value]
            return format_list(parts, locale=self.language) if parts else self.text("nothing")
        if isinstance(value, dict) and len(value) == 1:
            name, number = value.get("name"), value.get("seat")
            if isinstance(name, str):
                return self.text(name)
            if isinstance(number, int):
                return self.seat(number)
        if isinstance(value, dict) and value.keys() == {"key", "data"}:
            return self.text(value["key"], value["data"])
        raise MissingWords(f"{value!r} is not a number, text, list, name, seat or message")


def view_key(game: str, name: str) -> str:
    """The key of the words for a part of a game's view."""
    return f"{game}-view-{name.replace('_', '-')}"


def languages() -> list[str]:
    """The languages that there are words for."""
    return sorted({path.name for folder in folders() for path in folder.iterdir() if path.is_dir()})


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    if not languages():
        raise UnknownLanguage("the folder locales is missing: install Patolli again")
    if language not in languages():
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
    messages = FluentBundle([language], use_isolating=False)
    for folder in folders():
        for path in sorted((folder / language).glob("*.ftl")):
            messages.add_resource(resource(path))
    return messages


def resource(path: Path) -> ast.Resource:
    """A Fluent file, parsed."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def folders() -> list[Path]:
    """The folders of words: ours, and `locales` in the packages of other distributions.

    A distribution may bring a game, a bot alone, or anything else that has an entry point.
    """
    ours = find("locales")
    found = [] if ours is None else [ours]
    for group in ENTRY_POINTS:
        for point in sorted(entry_points(group=group), key=lambda point: point.name):
            for folder in _packages(point.module):
                beside = folder / "locales"
                if beside.is_dir() and beside not in found:
                    found.append(beside)
    return found


def _packages(module: str) -> Iterator[Path]:
    """The folders of a module's packages, the outermost first."""
    words = module.split(".")
    for length in range(1, len(words) + 1):
        try:
            spec = find_spec(".".join(words[:length]))
        except ImportError:  # loading the entry point says so
            return
        for folder in (spec.submodule_search_locations or []) if spec is not None else []:
            yield Path(folder)
