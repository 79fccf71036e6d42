"""A game: its catalogue, options and frames, and the ways to get a state of it."""

from __future__ import annotations

import secrets
import tomllib
from pathlib import Path
from typing import Any, Final, cast

from patolli.core.catalogue import Catalogue
from patolli.core.description import Description, describe_frame
from patolli.core.editions import other_rules
from patolli.core.encoding import Encoding
from patolli.core.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    UnknownAction,
)
from patolli.core.frame import Frame
from patolli.core.message import Data
from patolli.core.native import mypyc_attr
from patolli.core.options import Option, Value, settle
from patolli.core.position import Spec, read_frame
from patolli.core.record import Record
from patolli.core.rng import WORD, Rng
from patolli.core.state import Rules, Start, State, plain

LARGEST_SEED: Final = 10**30


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """The rules of one game.

    A game subclasses it and says how it begins (`blank`, `setup`, `begin_turn`), how a written
    position is laid out (`place`) and a state written down (`tell`), and what holds of a state
    (`view`, `redeal`, `outcome`, `check`). With `tabulate` and `encode` its states can be had as
    bytes.
    """

    def __init__(
        self,
        id: str,
        rules_version: int,
        seats: list[int],
        actions: Catalogue,
        options: list[Option],
        frames: list[type[Frame[Any]]],
        longest: int,
    ) -> None:
        super().__init__(id, rules_version, actions)
        self.seats = seats
        self.options = options
        self.frames: dict[str, type[Frame[Any]]] = {}
        self.longest = longest  # no game takes more decisions than this
        self.edition = ""  # what its printed figures are called, where there can be others
        self.components_file: Path | None = None  # where they stand
        self.encodings: dict[int, Encoding] = {}
        for frame in frames:
            if frame.name in self.frames or not frame.name:
                raise ValueError(f"frame {frame.__name__} needs a name of its own")
            self.frames[frame.name] = frame

    # -- what a game defines -------------------------------------------------------------------

    def blank(self, start: Start, events: bool) -> State:
        """A state of this game with no content yet."""
        raise TypeError(f"{type(self).__name__} does not say what its state is")

    def setup(self, state: State) -> None:
        """Set the game up, and push what is decided first."""
        raise TypeError(f"{type(self).__name__} does not say how it is set up")

    def players(self, seats: int) -> int:
        """How many take turns: the seats, and more where the game plays some itself."""
        return seats

    def begin_turn(self, state: State, seat: int) -> None:
        """Push the frames of an ordinary turn of a seat (for hand-written positions)."""
        raise TypeError(f"{type(self).__name__} does not say how a turn begins")

    def place(self, state: State, spec: Spec) -> None:
        """Put what a hand-written position says into a state that was just set up."""

    def tell(self, state: State, said: Description) -> None:
        """Say all that `place` needs to make a state equal to this one."""
        raise TypeError(f"{type(self).__name__} does not say how a state is written down")

    def with_components(self, file: Path) -> Game:
        """The game with the figures of another component file; BadComponents says what is wrong."""
        raise BadComponents(str(file), [f"{self.id} has no other editions"])

    def printed_names(self) -> list[str]:
        """The message keys that name what its component file names."""
        return []

    def check_options(self, options: dict[str, Value], seats: int) -> None:
        """Raise BadOption when options that are fine alone do not go together."""

    def tabulate(self, seats: int) -> Encoding:
        """The table of the fields that the game's `encode` writes for so many seats."""
        raise TypeError(f"{type(self).__name__} does not say how a state is encoded")

    # -- the contract --------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: dict[str, Value] | None = None,
        events: bool = True,
    ) -> State:
        """A game ready for its first decision. Without a seed, one is drawn."""
        state = self._begin(seats, seed, options, events)
        self.setup(state)
        state.settle()
        return state

    def encoding(self, seats: int) -> Encoding:
        """The named fields of `state.encode(seat)` for so many seats."""
        form = self.encodings.get(seats)
        if form is None:
            if seats not in self.seats:
                counts = ", ".join(str(count) for count in self.seats)
                raise BadOption(f"{self.id} has no game for {seats} seats; it takes {counts}")
            form = self.tabulate(seats)
            self.encodings[seats] = form
        return form

    def restore(self, data: Data, events: bool = False) -> State:
        """The state that a dump describes, exactly."""
        if data.get("game") != self.id:
            raise BadRecord(f"a dump of {data.get('game')!r}, not of {self.id!r}")
        version = data.get("rules_version")
        if not isinstance(version, int):
            raise BadRecord(f"a dump of {self.id} without its rules version")
        if version != self.rules_version:
            raise BadRecord(f"a dump {other_rules(self.id, version, self.rules_version)}")
        try:
            return self._restore(data, events)
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise BadRecord(
                f"a broken dump of {self.id}: {type(error).__name__}: {error}"
            ) from error

    def revive(self, data: Data) -> State:
        return self.restore(data)

    def replay(self, record: Record, to: int | None = None, events: bool = True) -> State:
        """The state after the record's actions (or the first `to` of them)."""
        if record.game != self.id:
            raise BadRecord(f"a record of {record.game!r}, not of {self.id!r}")
        if record.rules_version != self.rules_version:
            raise BadRecord(other_rules(self.id, record.rules_version, self.rules_version))
        if record.position is None:
            state = self.new(record.seats, record.seed, record.options, events)
        else:
            state = self.restore(record.position, events)
            began = cast(Data, plain(record.position))
            state.start = Start(self, record.seats, record.seed, state.options, began)
        for index, action in enumerate(record.actions[:to]):
            try:
                state.apply(action)
            except (IllegalAction, UnknownAction) as error:
                raise BadRecord(f"action {index} of the record: {error}") from None
        return state

    def position(self, spec: dict[str, Any] | str) -> State:
        """A state from a short description, as a dict or TOML text."""
        if isinstance(spec, str):
            try:
                spec = tomllib.loads(spec)
            except ValueError as error:  # also a number of thousands of digits
                raise BadPosition([f"not TOML: {error}"]) from None
        reader = Spec(spec)
        seats = reader.integer("seats", default=min(count for count in self.seats if count > 1))
        seed = reader.integer("seed", default=0, low=-LARGEST_SEED, high=LARGEST_SEED)
        options = reader.values("options")
        try:
            state = self._begin(seats, seed, options, events=True)
        except BadOption as error:
            raise BadPosition([*reader.errors, str(error)]) from None
        self.setup(state)
        state.stack = []
        state.turn = reader.integer("turns", default=0, low=0)
        turn = reader.integer("turn", default=0, low=0, high=self.players(seats) - 1)
        reveals = reader.integer("reveals", default=-1, low=0)
        over = reader.flag("over")
        decide = reader.items("decide")
        words = reader.integers("rng", [], low=0, high=WORD)
        if words and len(words) != len(state.rng.words()):
            reader.error("rng", f"{len(words)} numbers where {len(state.rng.words())} are wanted")
        self.place(state, reader)
        frames = [read_frame(self.frames, said, state, seats, reader) for said in decide]
        if over and (decide or state.stack):
            reader.error("over", "nothing is decided any more when the game is over")
        reader.finish()
        if reader.errors:
            raise BadPosition(list(dict.fromkeys(reader.errors)))
        if words:
            state.rng = Rng(words[0], words[1], words[2], words[3])
        if decide:
            state.stack = [frame for frame in frames if frame is not None]
        elif not over:
            self.begin_turn(state, turn)
        reasons = state.check()
        if reasons:
            raise BadPosition(reasons)
        said_frames = ", ".join(frame.text() for frame in state.stack)
        try:
            state.settle()
        except Exception as error:
            if not decide:
                raise
            raise BadPosition([f"decide: {said_frames} can't be asked here: {error!r}"]) from None
        reasons = state.check()  # of what has happened by itself
        if reasons:
            raise BadPosition(reasons)
        if reveals >= 0:
            state.reveals = reveals
        state.events.clear()
        state.start = Start(self, seats, seed, state.options, state.dump())
        return state

    def describe(self, state: State) -> str:
        """A state as the text of a position: `position` makes an equal state of it.

        What is behind (the actions so far) is not in it, nor is the seed where it is unknown.
        """
        said = Description()
        said.say("seats", state.seats)
        said.say("seed", state.seed)
        options = {option.key: option.default for option in self.options}
        chosen = said.table("options")
        for key, value in state.options.items():
            chosen.say(key, value, options[key])
        said.say("turns", state.turn, 0)
        said.say("reveals", state.reveals)
        said.say("rng", state.rng.words())
        said.say("over", state.over, False)
        said.say("decide", [describe_frame(frame, state) for frame in state.stack], [])
        self.tell(state, said)
        return said.text()

    # -- helpers -------------------------------------------------------------------------------

    def _begin(
        self, seats: int, seed: int | None, options: dict[str, Value] | None, events: bool
    ) -> State:
        if seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise BadOption(f"{self.id} has no game for {seats} seats; it takes {counts}")
        values = settle(self.options, options if options is not None else {}, seats)
        self.check_options(values, seats)
        number = secrets.randbits(48) if seed is None else seed
        state = self.blank(Start(self, seats, number, values), events)
        state.rng = Rng.seeded(number)
        return state

    def _restore(self, data: Data, events: bool) -> State:
        options = cast("dict[str, Value]", data["options"])
        seats = cast(int, data["seats"])
        start = Start(
            self,
            seats,
            cast("int | None", data["seed"]),
            settle(self.options, options, seats),
            cast("Data | None", plain(data["position"])),
        )
        state = self.blank(start, events)
        words = cast("list[int]", data["rng"])
        state.rng = Rng(words[0], words[1], words[2], words[3])
        state.actions = list(cast("list[int]", data["actions"]))
        state.turn = cast(int, data["turn"])
        state.reveals = cast(int, data["reveals"])
        for entry in cast("list[list[object]]", data["frames"]):
            args = [tuple(arg) if isinstance(arg, list) else arg for arg in entry[1:]]
            state.stack.append(self.frames[cast(str, entry[0])](*cast("list[Any]", args)))
        for field in type(state).fields:
            setattr(state, field, plain(data[field]))
        if state.stack:
            state.answers = state.stack[-1].legal(state)
        return state
