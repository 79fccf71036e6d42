"""The state of a game in progress: what every game shares of the contract."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Final, cast, final

from patolli.core import notebook
from patolli.core.catalogue import Catalogue
from patolli.core.description import describe_frame
from patolli.core.errors import BadRecord, IllegalAction
from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Event, Message
from patolli.core.native import mypyc_attr
from patolli.core.options import Value
from patolli.core.outcome import Outcome
from patolli.core.record import Record
from patolli.core.rng import Rng
from patolli.core.shown import Shown

MOST_STEPS: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a state needs of its game: the catalogue, and what the game says about a state."""

    def __init__(self, id: str, rules_version: int, actions: Catalogue) -> None:
        self.id = id
        self.rules_version = rules_version
        self.actions = actions

    def open_view(self, state: State) -> Data | None:
        """The game's part of what everyone sees alike; None if a seat may see what others don't."""
        return None

    def view(self, state: State, seat: int | None) -> Data:
        """The game's part of what a seat may know (None: a spectator)."""
        seen = self.open_view(state)
        if seen is None:
            raise TypeError(f"{type(self).__name__} does not say what a seat sees")
        return seen

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        """Deal again, in place, all that the seat can't know."""
        raise TypeError(f"{type(self).__name__} does not say what is hidden")

    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""
        raise TypeError(f"{type(self).__name__} does not say the outcome")

    def check(self, state: State) -> list[str]:
        """Everything impossible about the game's own fields, as sentences."""
        return []

    def encode(self, state: State, seat: int) -> bytes:
        """What `view` says to a seat, and what is being decided, as bytes of a fixed length."""
        raise TypeError(f"{type(self).__name__} does not say how a state is encoded")

    def revive(self, data: Data) -> State:
        """The state that a dump describes."""
        raise TypeError(f"{type(self).__name__} does not read dumps")

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled as its name: the module that makes it, its id and its version."""
        return find_rules, (type(self).__module__, self.id, self.rules_version)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        return self


def find_rules(module: str, id: str, rules_version: int) -> Rules:
    """The game of that id that a module makes: how a pickled game is found again."""
    for value in vars(import_module(module)).values():
        if isinstance(value, Rules) and value.id == id and value.rules_version == rules_version:
            return value
    raise BadRecord(f"{module} makes no game {id!r} with rules version {rules_version}")


def revive(game: Rules, data: Data) -> State:
    """The state that was pickled."""
    return game.revive(data)


@final
class Start:
    """What a game began with; all copies of a state share it.

    `seed` is None when it must not be known (a determinized state). `position` is the dump of the
    first state when the game did not begin with the game's own setup.
    """

    def __init__(
        self,
        game: Rules,
        seats: int,
        seed: int | None,
        options: dict[str, Value],
        position: Data | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        self.codes: list[int] = []  # the options as numbers, once something was encoded

    def __reduce__(self) -> tuple[object, ...]:
        return Start, (self.game, self.seats, self.seed, self.options, self.position)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress.

    A game's own state adds flat fields (numbers, texts and lists of them), names them in `fields`,
    and defines `copy` and `scores`; what the game says about a state stands in its `Game`. `hidden`
    names the fields of which some seat can't know all: these, and the frames' arguments, are what
    the game's `redeal` may change, and must.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    hidden: ClassVar[tuple[str, ...]] = ()

    def __init__(self, start: Start, events: bool = False) -> None:
        self.start = start
        self.game = start.game
        self.seats = start.seats
        self.rng = Rng(0, 0, 0, 1)
        self.stack: list[Frame[Any]] = []
        self.actions: list[int] = []
        self.turn = 0
        self.reveals = 0
        self.recording = events
        self.events: list[Event] = []
        self.watch: Callable[[State], None] | None = None  # told of each event as it is recorded
        self.answers: list[int] = []
        self.shown: Shown | None = None  # only remembered: what `encode` wrote last

    # -- the contract -----------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def options(self) -> dict[str, Value]:
        """The options of this game, defaults included."""
        return self.start.options

    @property
    def seed(self) -> int | None:
        """The seed of this game; None when it must stay unknown."""
        return self.start.seed

    def legal(self) -> list[int]:
        """The actions allowed now, ascending; empty only when the game is over."""
        return self.answers.copy()

    def apply(self, action: int) -> None:
        """Carry out an action, in place. IllegalAction leaves the state untouched."""
        for answer in self.answers:  # faster than `in` when compiled
            if answer == action:
                self.carry_out(action)
                return
        raise IllegalAction(self.refusal(action))

    def play_out(self, rng: Rng) -> None:
        """Play on at random until the game is over: a playout, without leaving the engine."""
        while self.stack:
            answers = self.answers
            self.carry_out(answers[rng.below(len(answers))])

    def copy(self, events: bool = False) -> State:
        """An independent state, equal to this one; it records events only if asked."""
        raise TypeError(f"{type(self).__name__} does not say how to copy it")

    def scores(self) -> list[int]:
        """The points on the track now, by seat."""
        raise TypeError(f"{type(self).__name__} does not say the scores")

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return None if self.stack else self.game.outcome(self)

    def observe(self, seat: int | None) -> Data:
        """What that seat may know, as JSON; None: what a spectator may know."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, or None")
        return self._seen(self.game.view(self, seat), seat)

    def observe_openly(self) -> Data | None:
        """What every seat and every spectator sees alike: `observe` without "viewer"; None if a
        seat may see what others don't."""
        part = self.game.open_view(self)
        if part is None:
            return None
        seen = self._seen(part, None)
        del seen["viewer"]
        return seen

    def _seen(self, part: Data, seat: int | None) -> Data:
        """An observation: what every game says, and the game's part of it."""
        seen: Data = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "viewer": seat,
            "seat": self.seat,
            "deciding": self.deciding(),
            "turn": self.turn,
            "over": self.over,
            "scores": self.scores(),
        }
        seen.update(part)
        return seen

    def encode(self, seat: int) -> bytes:
        """What that seat may know and what is being decided, as bytes.

        Always as long as `game.encoding(seats)` says, which names every field.
        """
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        return self.game.encode(self, seat)

    def deciding(self) -> Data | None:
        """What is being decided, as a position names it, without what no one is told."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        said = describe_frame(frame, self)
        return {key: value for key, value in said.items() if key not in type(frame).untold}

    def determinize(self, seat: int | None, rng: Rng | int) -> State:
        """A full state, equal for that seat, with all it can't know dealt again."""
        if isinstance(rng, bool) or not isinstance(rng, (Rng, int)):
            raise TypeError(
                f"determinize takes a patolli.Rng or a seed (a whole number), not {rng!r}"
            )
        source = rng if isinstance(rng, Rng) else Rng.seeded(rng)
        world = self.copy()
        world.start = Start(self.game, self.seats, None, self.options)
        world.actions = []
        world.rng = source.spawn()
        self.game.redeal(world, seat, world.rng)
        if world.stack:
            world.answers = world.stack[-1].legal(world)
        return world

    def prompt(self) -> Message | None:
        """What is being asked; None when the game is over."""
        return self.stack[-1].prompt(self) if self.stack else None

    def label(self, action: int) -> Message:
        """What a legal action is called, with what it costs and brings."""
        if action not in self.answers:
            raise IllegalAction(self.refusal(action))
        label = self.stack[-1].label(self, action)
        if label.key == "action":
            return Message("action", {"notation": self.game.actions.name(action)})
        return label

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that seat may know of, from the `since`-th recorded one on."""
        return [event for event in self.events[since:] if event.visible_to(seat)]

    def dump(self) -> Data:
        """The whole state as JSON, hidden things included."""
        start = self.start
        data: Data = {
            "game": start.game.id,
            "rules_version": start.game.rules_version,
            "seats": start.seats,
            "seed": start.seed,
            "options": dict(start.options),
            "position": plain(start.position),
            "rng": self.rng.words(),
            "actions": self.actions.copy(),
            "turn": self.turn,
            "reveals": self.reveals,
            "frames": [[frame.name, *_plain_args(frame)] for frame in self.stack],
        }
        for field in type(self).fields:
            data[field] = plain(getattr(self, field))
        return data

    def record(self) -> Record:
        """The game so far as its start and the list of actions."""
        start = self.start
        if start.seed is None:
            raise BadRecord("a determinized state has no record: its seed is unknown")
        return Record(
            start.game.id,
            start.game.rules_version,
            start.seats,
            dict(start.options),
            start.seed,
            self.actions.copy(),
            cast("Data | None", plain(start.position)),
        )

    def check(self) -> list[str]:
        """Every broken invariant, as sentences; empty when the state is sound."""
        broken: list[str] = []
        for frame in self.stack:
            least = -1 if isinstance(frame, Step) else 0  # what happens may be no seat's doing
            if not least <= frame.seat < self.seats:
                broken.append(f"frame {frame!r} belongs to seat {frame.seat}, which is not there")
            else:
                broken.extend(frame.check(self))
        broken.extend(self.game.check(self))
        return broken

    def _repr_svg_(self) -> str | None:
        """The board in a notebook, as a spectator sees it; None where nothing can draw it."""
        return notebook.drawers[0](self) if notebook.drawers else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes and so has no hash; use its dump")

    def __reduce__(self) -> tuple[object, ...]:
        """A state is pickled as its dump; like a copy, the new one has no events."""
        return revive, (self.game, self.dump())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    # -- what frames and games use -------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        """Ask this next, before everything else that is pending."""
        self.stack.append(frame)

    def emit(self, key: str, data: Data, seats: list[int] | None = None) -> None:
        """Record an event. In hot code, guard it: `if s.recording: s.emit(...)`."""
        if self.recording:
            self.events.append(Event(len(self.actions) - 1, key, data, seats))
            if self.watch is not None:
                self.watch(self)

    def reveal(self) -> None:
        """Note that something hidden has come to light: undo stops here."""
        self.reveals += 1

    def carry_out(self, action: int) -> None:
        """Do what `apply` does with an action that is known to be legal."""
        frame = self.stack[-1]
        _take_off(self.stack)
        self.actions.append(action)
        frame.apply(self, action)
        self.settle()

    def settle(self) -> None:
        """Run steps and answer what has one possible answer, until a seat must decide."""
        for _step in range(MOST_STEPS):
            if not self.stack:
                self.answers = []
                return
            frame = self.stack[-1]
            answers = frame.legal(self)
            if len(answers) > 1 or (len(answers) == 1 and frame.asks_single(self)):
                self.answers = answers
                return
            _take_off(self.stack)
            if answers:
                frame.apply(self, answers[0])
            else:
                frame.run(self)
        raise AssertionError(f"{MOST_STEPS} steps without a decision: the game does not come back")

    def copy_base(self, other: State, events: bool) -> None:
        """Give a fresh state of the same start all that is not the game's own."""
        other.rng = self.rng.copy()
        other.stack = self.stack.copy()
        other.actions = self.actions.copy()
        other.turn = self.turn
        other.reveals = self.reveals
        other.answers = self.answers
        other.recording = events

    def refusal(self, action: int) -> str:
        """Why an action is not allowed now, and what is."""
        name = self.game.actions.name(action)
        if not self.stack:
            return f"{name!r} is not allowed: the game is over"
        shown = [repr(self.game.actions.name(answer)) for answer in self.answers[:8]]
        more = f" and {len(self.answers) - 8} more" if len(self.answers) > 8 else ""
        frame = self.stack[-1]
        return (
            f"{name!r} is not allowed now: seat {frame.seat} decides {frame.name!r}; "
            f"legal: {', '.join(shown)}{more}"
        )


def _take_off(stack: list[Any]) -> None:
    """Take the top frame off a stack."""
    if len(stack) == 1:
        stack.clear()  # cheaper than `pop`, which gives the memory back step by step
    else:
        stack.pop()


def _plain_args(frame: Frame[Any]) -> list[object]:
    return [list(arg) if isinstance(arg, tuple) else arg for arg in frame.args()]


def plain(value: object) -> object:
    """A deep copy of nested lists and dicts of numbers and texts."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value
