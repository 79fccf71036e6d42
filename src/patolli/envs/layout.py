"""The layout of a game's observation as one flat array: every number and text has a fixed place.

A layout is found by playing games and noting every leaf of `observe`; the layouts of our games are
committed in `layouts/` (`python -m patolli.envs.layout GAME` writes or widens one).
"""

from __future__ import annotations

import argparse
import json
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from patolli.bots import make
from patolli.bots.selfplay import BotAgent, Hook, self_play
from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.options import Value
from patolli.core.state import State
from patolli.envs.tree import ABSENT, Tree
from patolli.registry import load

FOLDER = Path(__file__).parent / "layouts"
FORMAT = 1
GAMES = 1  # games that are played to find a layout, for each way to set the game up
LONG = 24  # letters from which on a text is read letter by letter, like a map
EVERY = 3  # decisions after which an observation is noted
# The same in every observation of a game, or told by the mask of legal actions.
LEFT_OUT = ("game", "rules_version", "printed", "deciding")


class LayoutJson(TypedDict):
    """A layout as it is committed."""

    format: int
    game: str
    rules_version: int
    columns: list[str]
    texts: list[str]


class Layout:
    """The columns of a game's observations, and the way to fill them."""

    def __init__(self, game: str, rules_version: int, columns: list[str], texts: list[str]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.columns = columns
        self.texts = texts
        self.codes = {text: float(code) for code, text in enumerate(texts)}
        self.tree = Tree()
        for index, column in enumerate(columns):
            self.tree.place(column.split("."), index)

    def __len__(self) -> int:
        return len(self.columns)

    def blank(self) -> array[float]:
        """The numbers of an observation in which nothing is there."""
        return array("f", [ABSENT]) * len(self.columns)

    def values(self, observation: Data) -> array[float]:
        """An observation as numbers, one for each column; a text is its place among `texts`."""
        values = self.blank()
        self.tree.write(observation, self.codes, values)
        return values

    def outside(self, observation: Data) -> list[str]:
        """The leaves of an observation that have no column, and the texts that are not known."""
        known = set(self.columns)
        found: list[str] = []
        for name, leaf in leaves(observation):
            if name not in known:
                found.append(name)
            elif isinstance(leaf, str) and leaf not in self.codes:
                found.append(f"{name}={leaf}")
        return found

    def json(self) -> LayoutJson:
        """The layout as JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "columns": self.columns,
            "texts": self.texts,
        }

    @staticmethod
    def read(data: LayoutJson) -> Layout:
        """The layout from its JSON."""
        return Layout(data["game"], data["rules_version"], data["columns"], data["texts"])


def leaves(value: object, name: str = "") -> list[tuple[str, object]]:
    """Every number and text in an observation, with its path."""
    found: list[tuple[str, object]] = []
    if isinstance(value, str) and len(value) >= LONG:
        value = list(value)
    if isinstance(value, dict):
        for key, inner in value.items():
            if name or key not in LEFT_OUT:
                found += leaves(inner, f"{name}.{_word(str(key))}" if name else _word(str(key)))
    elif isinstance(value, (list, tuple)):
        for index, inner in enumerate(value):
            found += leaves(inner, f"{name}.{index}")
    elif value is not None:
        found.append((name, value))
    return found


def discover(game: Game, games: int = GAMES, known: Layout | None = None) -> Layout:
    """The layout of a game, found by playing it in every way it can be set up.

    A known layout is widened: nothing of it is lost.
    """
    shape = Shape()
    for column in known.columns if known is not None else []:
        shape.name(column.split("."))
    seed = 0
    for seats, options in setups(game):
        for _ in range(games):
            seed += 1
            kind = "greedy" if seed % 2 else "random"
            agents = [BotAgent(make(kind, seed * 10 + seat)) for seat in range(seats)]
            self_play(game.new(seats, seed, options, events=False), agents, [Noting(shape)])
    texts = set(known.texts) if known is not None else set()
    for key in LEFT_OUT:
        left_out = shape.keys.pop(key, Shape())
        left_out.columns(key, texts)  # words that a rare position may show elsewhere
    texts.discard(game.id)
    columns = shape.columns("", texts)
    return Layout(game.id, game.rules_version, columns, sorted(texts))


@dataclass
class Shape:
    """What observations look like at one place; all items of a list share one shape."""

    leaf: bool = False
    texts: set[str] = field(default_factory=set)
    keys: dict[str, Shape] = field(default_factory=dict)
    item: Shape | None = None
    length: int = 0

    def note(self, value: object) -> None:
        """Widen the shape so that the value fits in."""
        if isinstance(value, str) and len(value) >= LONG:
            value = list(value)
        if isinstance(value, dict):
            for key, inner in value.items():
                self.keys.setdefault(key, Shape()).note(inner)
        elif isinstance(value, (list, tuple)):
            self.item = self.item or Shape()
            self.length = max(self.length, len(value))
            for inner in value:
                self.item.note(inner)
        elif value is not None:
            self.leaf = True
            if isinstance(value, str):
                self.texts.add(value)

    def name(self, words: list[str]) -> None:
        """Widen the shape so that the column of this path is in it."""
        if not words:
            self.leaf = True
        elif words[0].isdigit():
            self.item = self.item or Shape()
            self.length = max(self.length, int(words[0]) + 1)
            self.item.name(words[1:])
        else:
            self.keys.setdefault(words[0].strip("'"), Shape()).name(words[1:])

    def columns(self, name: str, texts: set[str]) -> list[str]:
        """The columns of the shape, in the order of their names; adds its texts."""
        texts |= self.texts
        found = [name] if self.leaf else []
        for key in sorted(self.keys):
            word = _word(key)
            found += self.keys[key].columns(f"{name}.{word}" if name else word, texts)
        if self.item is not None:
            for index in range(self.length):
                found += self.item.columns(f"{name}.{index}", texts)
        return found


class Noting(Hook):
    """Notes what the seats see every few decisions, and the end."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def decided(self, state: State, seat: int, action: int) -> None:
        if len(state.actions) % EVERY == 0:
            self.shape.note(state.observe(seat))

    def end(self, state: State) -> None:
        self.shape.note(state.observe(0))


def setups(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of seats with the defaults, and with each other answer of each option."""
    found: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        found.append((seats, {}))
        for option in game.options:
            answers: list[Value] = option.choices or [option.low, option.high]
            for answer in answers:
                if answer != option.default and _allowed(game, seats, {option.key: answer}):
                    found.append((seats, {option.key: answer}))
    return found


def _allowed(game: Game, seats: int, options: dict[str, Value]) -> bool:
    try:
        game.new(seats, 0, options, events=False)
    except ValueError:
        return False
    return True


def _word(key: str) -> str:
    """A key as a part of a path: a key of digits must not look like an index."""
    return f"'{key}'" if key.isdigit() else key


def committed(game: Game) -> Layout | None:
    """The committed layout of a game; None if there is none for its rules."""
    path = FOLDER / f"{game.id}.json"
    if not path.exists():
        return None
    found = Layout.read(json.loads(path.read_text(encoding="utf-8")))
    return found if found.rules_version == game.rules_version else None


def main() -> None:
    """The command line: write the layouts of games, or widen those that are there."""
    parser = argparse.ArgumentParser(prog="python -m patolli.envs.layout", description=main.__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=GAMES, help="for each way to set it up")
    parser.add_argument("--fresh", action="store_true", help="forget the layout that is there")
    options = parser.parse_args()
    for id in options.game:
        game = load(id)
        layout = discover(game, options.games, None if options.fresh else committed(game))
        path = FOLDER / f"{id}.json"
        path.write_text(json.dumps(layout.json(), indent=0) + "\n", encoding="utf-8")
        print(f"{path}: {len(layout)} columns")


if __name__ == "__main__":
    main()
