"""`check_words(game)`: every sentence of a game exists in all languages, fits and is used.

It plays random games over seats and options and takes note of every event, prompt and label, and it
reads the game's source for what chance may not have shown.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.message import Event, Message
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.keys import Keys, keys_in
from patolli.resources import PACKAGE, find
from patolli.text import MissingWords, Words, folders, languages, resource, view_key


@final
class Sentences:
    """The messages of one language: what each one places, and which others it quotes."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.places: dict[str, set[str]] = {}
        self.quotes: dict[str, set[str]] = {}
        self.files: dict[str, str] = {}
        self.faults: list[str] = []
        for folder in folders():
            for path in sorted((folder / language).glob("*.ftl")):
                self.read(path)

    def read(self, path: Path) -> None:
        """Add a file; note broken entries and second sentences for the same key."""
        for entry in resource(path).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().split("\n")[0]
                self.faults.append(f"{self.language}/{path.name}: can't be read: {line!r}")
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            if key in self.files:
                self.faults.append(f"{self.language}/{path.name}: {key!r} is there twice")
            found = _Placed()
            found.visit(entry)
            self.files[key] = path.stem
            self.places[key] = found.variables
            self.quotes[key] = found.messages

    def placed(self, key: str) -> set[str]:
        """The names that the data of a message must carry."""
        placed = set(self.places[key])
        for quoted in self.quotes[key]:
            placed |= self.placed(quoted) if quoted in self.places else set()
        return placed


class _Placed(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def check_words(game: Game, games: int = 1, seed: int = 0) -> None:
    """Raise AssertionError with everything wrong with the words of a game."""
    faults = word_faults(game, games, seed)
    if faults:
        raise AssertionError(f"the words of {game.id}:\n  " + "\n  ".join(faults))


def word_faults(game: Game, games: int = 1, seed: int = 0) -> list[str]:
    """Everything wrong with the words of a game; empty when they are sound."""
    keys = game_keys(game)
    said: dict[tuple[str, frozenset[str]], Message] = {}
    for message in play(game, games, seed):
        said.setdefault((message.key, frozenset(message.data)), message)
    return source_faults(keys, required(game), list(said.values()))


def game_keys(game: Game) -> Keys:
    """The keys that the source of a game uses: its rules, and its boards."""
    module = sys.modules[type(game).__module__]
    keys = keys_in(Path(module.__file__ or "").parent, game.id)
    for folder in (PACKAGE / "cli" / "boards", find(f"web/src/games/{game.id}")):
        if folder is not None:
            keys.add(keys_in(folder, game.id))
    for shared in (find("web/src/ui"), find("web/src/table/board")):
        if shared is not None:
            keys.words |= keys_in(shared, game.id).words
    return keys


def source_faults(keys: Keys, needed: list[str], said: list[Message]) -> list[str]:
    """What is used (in source, by the contract, in play) against what every language has."""
    built = keys.built()
    faults: list[str] = []
    for sentences in [Sentences(language) for language in languages()]:
        language = sentences.language
        faults += sentences.faults
        used = set(needed) | set(keys.literals) | {message.key for message in said}
        for key in sorted(used - sentences.places.keys()):
            where = keys.literals.get(key, "in play" if key not in needed else "by the contract")
            faults.append(f"{language}: no words for {key!r} (used {where})")
        for call in keys.calls:
            if call.key in sentences.places:
                faults += _uncarried(sentences, call.key, call.carried, call.where)
        for message in said:
            if message.key in sentences.places:
                faults += _uncarried(sentences, message.key, frozenset(message.data), "in play")
        for quoted in sentences.quotes.values():
            used |= quoted
        own = [key for key, file in sentences.files.items() if file == keys.prefix]
        for key in own:
            if key not in used and not built.fullmatch(key):
                faults.append(f"{language}: {key!r} is never used")
        if not faults:
            faults += _unsayable(language, said)
    return faults


def _uncarried(
    sentences: Sentences, key: str, carried: frozenset[str], where: str
) -> Iterator[str]:
    for name in sorted(sentences.placed(key) - carried):
        yield f"{sentences.language}: {key!r} places ${name}, which its data lacks ({where})"


def _unsayable(language: str, said: list[Message]) -> Iterator[str]:
    """Say everything once: names inside the data, numbers and lists must come out too."""
    words = Words(language)
    for message in said:
        try:
            words.say(message)
        except MissingWords as error:
            yield str(error)


def required(game: Game) -> list[str]:
    """The keys that the contract asks of every game."""
    needed = [game.id, f"{game.id}-about", *view_words(game)]
    for option in game.options:
        key = f"{game.id}-option-{option.key}"
        needed += [key, f"{key}-about"]
        if option.kind == "choice":
            needed += [f"{key}-{choice}" for choice in option.choices]
    return needed


def view_words(game: Game) -> list[str]:
    """The keys of the parts of a view that have words in some language: then in every one."""
    seen = game.view(game.new(game.seats[0], seed=0), None)
    known = [Sentences(language) for language in languages()]
    keys = [view_key(game.id, name) for name in seen]
    return [key for key in keys if any(key in sentences.places for sentences in known)]


def play(game: Game, games: int, seed: int) -> Iterator[Message]:
    """Random games with every number of seats and every answer to every option."""
    rng = Rng.seeded(seed)
    for seats in game.seats:
        for options in _tables(game, seats):
            for _ in range(games):
                yield from _one_game(game, seats, options, rng)


def _tables(game: Game, seats: int) -> Iterator[dict[str, Value]]:
    """The defaults, then the other answers to each option, one at a time."""
    yield {}
    for option in game.options:
        if option.seats is not None and seats not in option.seats:
            continue
        for answer in option.choices or [option.low, option.high]:
            if answer == option.default:
                continue
            try:
                game.new(seats, seed=0, options={option.key: answer})
            except BadOption:
                continue  # it goes together with another option only
            yield {option.key: answer}


def _one_game(game: Game, seats: int, options: dict[str, Value], rng: Rng) -> Iterator[Message]:
    state = game.new(seats, seed=rng.next(), options=options)
    while not state.over:
        prompt = state.prompt()
        if prompt is not None:
            yield prompt
        legal = state.legal()
        for action in legal:
            yield state.label(action)
        state.apply(rng.pick(legal))
    for event in state.events:
        yield _as_message(event)


def _as_message(event: Event) -> Message:
    return Message(event.key, event.data)
