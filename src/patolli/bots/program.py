"""Any program as a bot: it is told what its seat may know in lines of text, and answers in one.

docs/bots.md describes the protocol. A program that fails once (silence, an illegal action, a crash,
a flood of output) is ended, and any legal action is taken in its place from then on.
"""

from __future__ import annotations

import json
import math
import shlex
import shutil
import tomllib
import warnings
from time import monotonic
from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget
from patolli.bots.child import Child, ChildFault
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.errors import PatolliError, UnknownAction
from patolli.core.message import Message
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.core.state import State

EXEC: Final = "exec:"  # how the name of such a bot begins
PROTOCOL: Final = 1
SECONDS: Final = 1.0  # the budget of a program that is given none
LONGEST: Final = 10.0  # seconds where the budget only counts nodes
START: Final = 10.0  # seconds until it must be ready
MARGIN: Final = 1.0  # seconds beyond the budget until the answer is late
GRACE: Final = 1.0  # seconds that it has to quit
SHOWN: Final = 80  # characters of a wrong answer that a fault repeats


@final
class NoProgram(PatolliError):
    """A command that names no program."""


class ProgramFailed(RuntimeWarning):
    """A program was ended because it failed; the game goes on without it."""


@final
class Info:
    """What a program says of its answer: the points it expects by seat, and its best line."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self.nodes = 0
        self.line: list[str] = []

    def read(self, words: list[str], seats: int) -> None:
        """Take in the words of an `info` line; those that make no sense are passed over."""
        while words:
            key = words.pop(0)
            if key == "points" and len(words) >= seats:
                points = [_number(word) for word in words[:seats]]
                self.points = points if all(map(math.isfinite, points)) else []
                del words[:seats]
            elif key == "nodes" and words:
                nodes = _number(words.pop(0))
                self.nodes = int(nodes) if 0 <= nodes < 1 << 53 else 0
            elif key == "pv":
                self.line = [part.strip() for part in " ".join(words).split(";")]
                return


@final
class ProgramBot(Bot):
    """A program of any language in a seat; `close` ends it."""

    kind: ClassVar[str] = "exec"

    def __init__(
        self,
        command: str,
        seed: int,
        budget: Budget | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(seed, budget or Budget(seconds=SECONDS), evaluation)
        self.command: Final = split(command)
        self.seed: Final = seed
        self.child: Child | None = None  # started when it is first asked
        self.fault = ""  # why it was ended; any legal action is taken from then on
        self.told = ""  # the game and the seat that it knows of
        self.info = Info()

    def close(self) -> None:
        """Let the program quit, or end it."""
        self._end(GRACE)

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        if not self.fault:
            try:
                action = self._ask(knowledge, budget, rng)
            except ChildFault as fault:
                self.fault = str(fault)
                self._end(0.0)
                text = f"{shlex.join(self.command)} {fault}: any legal action is taken for it"
                warnings.warn(text, ProgramFailed, stacklevel=2)
            else:
                self.nodes = self.info.nodes
                return [Judgement(action, 0.0, self.info.points, self.nodes)]
        legal = knowledge.legal()
        rng.shuffle(legal)
        return [Judgement(action, -float(place), [], 0) for place, action in enumerate(legal)]

    def expects(self, place: int, judgement: Judgement) -> Message:
        said = super().expects(place, judgement)
        if said.key == "bots-only" and self.asked is not None and len(self.asked.legal()) > 1:
            return Message("bots-unexplained", said.data)
        return said

    def _ask(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> int:
        """The program's answer, checked; ChildFault if there is none that counts."""
        child = self.child or self._start()
        seconds = budget.seconds if budget.seconds is not None else LONGEST
        lines: list[str] = []
        world = knowledge.determinize(rng)
        table = beginning(world, knowledge.seat, self.seed)
        if "\n".join(table) != self.told:
            self.told = "\n".join(table)
            lines += table
        lines += question(knowledge, world)
        lines.append(f"go seconds {seconds:g}" + (f" nodes {budget.nodes}" if budget.nodes else ""))
        deadline = monotonic() + seconds + MARGIN
        child.send("\n".join(lines) + "\n", deadline)
        self.info = Info()
        while True:
            word, rest = _said(child.line(deadline))
            if word == "info":
                self.info.read(rest.split(), knowledge.seats)
            elif word == "bestmove":
                return checked(knowledge, rest)

    def _start(self) -> Child:
        """Start the program, and wait until it is ready; ChildFault if it is not."""
        child = self.child = Child(self.command)
        deadline = monotonic() + START
        try:
            child.send(f"patolli {PROTOCOL}\n", deadline)
            while _said(child.line(deadline))[0] != "ready":
                pass
        except ChildFault as fault:
            if monotonic() < deadline:
                raise
            text = f"did not answer 'patolli {PROTOCOL}' with 'ready' in time"
            raise ChildFault(text) from fault
        self.told = ""
        return child

    def _end(self, grace: float) -> None:
        if self.child is not None:
            self.child.end(grace)
            self.child = None


def split(command: str) -> list[str]:
    """The words of a command, as a shell reads them; NoProgram if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NoProgram(f"the command {command!r} can't be read: {error}") from None
    if not words:
        raise NoProgram("exec: names no command: write exec:COMMAND")
    if shutil.which(words[0]) is None:
        raise NoProgram(f"there is no program {words[0]!r} to run: is it on PATH, and executable?")
    return words


def beginning(state: State, seat: int, seed: int) -> list[str]:
    """The lines that say what is played, and by whom."""
    game = state.game
    lines = [
        f"game {game.id} rules {game.rules_version} seats {state.seats} seat {seat} seed {seed}"
    ]
    lines += [f"option {key} {written(value)}" for key, value in state.options.items()]
    return lines


def question(knowledge: Knowledge, world: State) -> list[str]:
    """The lines that say what a seat may know: a possible world, what it sees, what it may do."""
    position = tomllib.loads(knowledge.game.describe(world))
    names = knowledge.game.actions
    return [
        f"position {_json(position)}",
        f"observation {_json(knowledge.observe())}",
        *[f"legal {names.name(action)}" for action in knowledge.legal()],
    ]


def written(value: Value) -> str:
    """The value of an option as one word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def checked(knowledge: Knowledge, answer: str) -> int:
    """The action that an answer names; ChildFault if it is none, or not legal."""
    try:
        action = knowledge.game.actions.parse(answer)
    except UnknownAction:
        action = -1
    if action not in knowledge.legal():
        raise ChildFault(f"answered {answer[:SHOWN]!r}, which is not legal")
    return action


def _said(line: str) -> tuple[str, str]:
    """The first word of a line and the rest; ChildFault if the program gives up."""
    word, _, rest = line.partition(" ")
    if word == "error":
        raise ChildFault(f"says: {rest[:SHOWN]}")
    return word, rest.strip()


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _number(word: str) -> float:
    try:
        return float(word)
    except ValueError:
        return math.nan
