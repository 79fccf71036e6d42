"""`patolli engine`: a bot that other programs talk to, in the lines that docs/bots.md describes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

import patolli
from patolli.bots import Bot, Budget, Knowledge, make
from patolli.bots.program import PROTOCOL
from patolli.cli.shared.arguments import read_value
from patolli.core.errors import BadPosition, PatolliError
from patolli.core.game import Game
from patolli.core.options import Value, settle
from patolli.core.state import State


class BadLine(PatolliError):
    """A line that is not of the protocol."""


def engine(bot: Annotated[str, typer.Option(help="cli-help-engine-bot")] = "master") -> None:
    """Speak the protocol of programs that play on stdin and stdout."""
    made = Engine(bot)
    for line in sys.stdin:
        if line.split() == ["quit"]:
            break
        try:
            for answer in made.hear(line):
                print(answer, flush=True)
        except (PatolliError, ValueError) as error:
            print("error", " ".join(str(error).split()), flush=True)


class Engine:
    """One bot and what it was told; a line goes in, and lines come out."""

    def __init__(self, kind: str) -> None:
        make(kind)  # refuse an unknown one at once
        self.kind = kind
        self.bot: Bot | None = None
        self.game: Game | None = None
        self.seats = 0
        self.seat = 0
        self.seed = 0
        self.options: dict[str, Value] = {}
        self.state: State | None = None

    def hear(self, line: str) -> Iterator[str]:
        """Take in a line and answer it; what is unknown is passed over, as UCI does."""
        word, _, rest = line.strip().partition(" ")
        if word == "patolli":
            yield f"id name Patolli {patolli.__version__} {self.kind}"
            yield "ready" if rest == str(PROTOCOL) else f"error only protocol {PROTOCOL} is spoken"
        elif word == "game":
            self.begin(rest.split())
        elif word == "option":
            self.option(*rest.split(" ", 1))
        elif word == "position":
            self.state = self.position(rest)
        elif word == "go":
            yield from self.go(pairs(rest.split()))

    def begin(self, words: list[str]) -> None:
        """`tikal rules 2 seats 2 seat 0 seed 7`: a game in which the bot knows nothing yet."""
        self.game = patolli.load(words[0]) if words else None
        said = pairs(words[1:])
        if self.game is None or "seats" not in said:
            raise BadLine("write: game GAME rules VERSION seats SEATS seat SEAT seed SEED")
        version = self.game.rules_version
        if whole("rules", said.get("rules", str(version))) != version:
            raise BadLine(f"rules version {version} of {self.game.id} is played here")
        self.seats = whole("seats", said["seats"])
        self.seat = whole("seat", said.get("seat", "0"))
        self.seed = whole("seed", said.get("seed", "0"))
        self.options = {}
        self.state = None
        self.bot = None

    def option(self, key: str, text: str = "") -> None:
        """An option of the game; the game itself checks it."""
        for option in self.playing().options:
            if option.key == key:
                wanted = {**self.options, key: read_value(option, text)}
                settle(self.playing().options, wanted, self.seats)
                self.options = wanted
                return
        raise BadLine(f"{self.playing().id} has no option {key!r}")

    def position(self, text: str) -> State:
        """A position as JSON, or `seed 7` with `moves a; b` behind it."""
        game = self.playing()
        if text.startswith("{"):
            try:
                spec = json.loads(text)
            except json.JSONDecodeError as error:
                raise BadPosition([f"this is not JSON: {error}"]) from None
            return game.position(spec)
        words, _, moves = text.partition("moves")
        key, _, seed = words.strip().partition(" ")
        if key != "seed":
            raise BadPosition(["write: position JSON, or position seed SEED moves MOVE; MOVE"])
        state = game.new(self.seats, whole(key, seed), self.options, events=False)
        for move in moves.split(";") if moves.strip() else []:
            state.apply(game.actions.parse(move.strip()))
        return state

    def go(self, said: dict[str, str]) -> Iterator[str]:
        """Think, and answer."""
        if self.state is None:
            raise BadLine("go without a position")
        knowledge = Knowledge(self.state, self.seat)
        if not knowledge.decides:
            raise BadLine(f"seat {self.seat} has nothing to decide")
        if self.bot is None:
            self.bot = make(self.kind, self.seed)
        seconds = number("seconds", said["seconds"]) if "seconds" in said else None
        nodes = whole("nodes", said["nodes"]) if "nodes" in said else None
        budget = Budget(seconds, nodes) if said else None
        action = self.bot.choose(knowledge, budget)
        yield from self.info(self.bot, action)
        yield f"bestmove {self.playing().actions.name(action)}"

    def info(self, bot: Bot, action: int) -> Iterator[str]:
        """What the bot expects, and how it means to go on."""
        best = bot.judgements[0]
        if not best.points:
            return
        points = " ".join(f"{value:.1f}" for value in best.points)
        line = [action]
        if bot.line is not None:
            line += bot.line.variations[0].actions[bot.line.played :]
        names = "; ".join(self.playing().actions.name(one) for one in line)
        yield f"info points {points} nodes {bot.nodes} pv {names}"

    def playing(self) -> Game:
        """The game that is played."""
        if self.game is None:
            raise BadLine("no game was named yet: write game GAME seats SEATS seat SEAT")
        return self.game


def pairs(words: list[str]) -> dict[str, str]:
    """What stands behind each key of `key value key value`."""
    if len(words) % 2:
        raise BadLine(f"{' '.join(words)!r}: a value is missing; each word needs one behind it")
    return dict(zip(words[::2], words[1::2], strict=True))


def whole(key: str, text: str) -> int:
    """The whole number behind a key."""
    try:
        return int(text)
    except ValueError:
        raise BadLine(f"{key} {text}: a whole number is needed behind {key}") from None


def number(key: str, text: str) -> float:
    """The number behind a key."""
    try:
        return float(text)
    except ValueError:
        raise BadLine(f"{key} {text}: a number is needed behind {key}") from None
