"""What a seat sees as bytes: the table of named fields, and what is the same in every game.

Every number is kept as its distance from the lowest one of its field, in one byte, in two (the
lower one first) where the range asks for it, or as one bit of a byte (the first flag is the lowest
bit). A game lists its fields in the order in which its `encode` writes them. The first ones belong
to every game: who looks and who decides, the options, and the decisions that are pending.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, final

from patolli.core.frame import Frame, argument_names
from patolli.core.options import Option, Value
from patolli.core.shown import Shown
from patolli.core.state import State

COUNT: Final = "count"  # how many, or how far: the size means something
INDEX: Final = "index"  # which one: only equal or not means something
FLAG: Final = "flag"  # yes or no

NO_SEAT: Final = 0  # a seat is written as 1 for one's own, 2 for the next in turn order ...
MOST_TURNS: Final = 1000
MOST_READY: Final = 4096  # frames of one class whose bytes are kept for a seat

# The parts of what a seat is shown: first those of every game.
ABOUT: Final = 0
DECISIONS: Final = 1
FIRST_PART: Final = 2


@final
class Field:
    """Numbers of one kind: `count` of them from `low` to `high`, from byte `offset` on.

    `bits` says how wide each is: 1, 8 or 16. `shape` is how they lie, `count` numbers in all.
    """

    def __init__(
        self, name: str, shape: list[int], kind: str, low: int, high: int, bits: int, offset: int
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.bits: Final = bits
        self.offset: Final = offset
        count = 1
        for size in shape:
            count *= size
        self.count: Final = count
        self.length: Final = (count * bits + 7) // 8

    def __repr__(self) -> str:
        return f"<field {self.name}: {self.count} from {self.low} to {self.high} at {self.offset}>"

    def __reduce__(self) -> tuple[object, ...]:
        first = (self.name, self.shape, self.kind, self.low, self.high)
        return Field, (*first, self.bits, self.offset)


@final
class FrameForm:
    """How the frames of one class are written: as `code`, and then these arguments (None: 0).

    Few different frames come up again and again, so that their bytes are kept `ready`: by the seat
    that looks, and by what is `told` of a frame, its seat and its arguments.
    """

    def __init__(self, code: int, kind: type[Frame[Any]], seats: int) -> None:
        self.code: Final = code
        self.arguments: Final = [
            None if name in kind.untold else name for name in argument_names(kind)[1:]
        ]
        names = [name for name in self.arguments if name is not None]
        self.told: Final[Callable[[Frame[Any]], object]] = attrgetter("seat", *names)
        self.ready: Final[list[dict[object, bytes]]] = [{} for _ in range(seats)]


@final
class Encoding:
    """The table of one game for one number of seats.

    `depth` says how many pending decisions are written, the one to be made now first, and `slots`
    the highest number in each of their arguments. An argument is written from 1 on, so that 0 says
    that there is none, or that it is not told; numbers come first, then the items of a tuple; texts
    are left out.
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: list[Option],
        frames: list[type[Frame[Any]]],
        depth: int,
        slots: list[int],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.frames: Final = frames
        self.depth: Final = depth
        self.slots: Final = slots
        self.fields: Final[list[Field]] = []
        self.length = 0
        self.frame_forms: Final[dict[type[Frame[Any]], FrameForm]] = {}
        for index, frame in enumerate(frames):
            self.frame_forms[frame] = FrameForm(index + 1, frame, seats)
        self.no_arguments: Final[list[int]] = [0] * (len(slots) + sum(top > 253 for top in slots))
        self.no_frame: Final[list[int]] = [0, 0, *self.no_arguments]
        self.no_frames: Final = [bytes(self.no_frame) * count for count in range(depth + 1)]
        self.add("viewer", [], INDEX, 0, seats - 1)
        self.add("turn", [], COUNT, 0, MOST_TURNS)
        for option in options:
            self._add_option(option)
        for place in range(depth):
            prefix = "decision" if place == 0 else f"pending.{place}"
            self.add(f"{prefix}.frame", [], INDEX, 0, len(frames))
            self.add(f"{prefix}.seat", [], INDEX, 0, seats)
            for slot, high in enumerate(slots):
                self.add(f"{prefix}.argument.{slot}", [], INDEX, -2, high)

    def add(self, name: str, shape: list[int], kind: str, low: int = 0, high: int = 1) -> None:
        """Add a field of whole bytes after the others."""
        bits = 8 if high - low <= 255 else 16
        self._append(Field(name, shape, kind, low, high, bits, self.length))

    def add_bits(self, name: str, shape: list[int]) -> None:
        """Add flags that are kept as bits."""
        self._append(Field(name, shape, FLAG, 0, 1, 1, self.length))

    def field(self, name: str) -> Field:
        """A field by its name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"{self.game} has no field {name!r}")

    def arguments(self, kind: type[Frame[Any]]) -> list[str]:
        """The names of a frame's arguments in the constructor's order, without the seat."""
        return argument_names(kind)[1:]

    def _append(self, field: Field) -> None:
        self.fields.append(field)
        self.length += field.length

    def _add_option(self, option: Option) -> None:
        if option.kind == "number":
            self.add(f"option.{option.key}", [], COUNT, option.low, option.high)
        else:
            kind = FLAG if option.kind == "flag" else INDEX
            self.add(f"option.{option.key}", [], kind, 0, len(option.choices) - 1)


def option_codes(options: list[Option], values: dict[str, Value]) -> list[int]:
    """The options as numbers: a choice is its place among the choices."""
    codes: list[int] = []
    for option in options:
        value = values[option.key]
        if option.kind == "number":
            codes.append(int(value) - option.low)
        else:
            codes.append(option.choices.index(value))
    return codes


def common(s: State, seat: int, form: Encoding) -> list[int]:
    """The bytes with which the encoding of every game begins; the game's own are added to them."""
    out = _about(s, seat, form)
    stack = s.stack
    at = len(stack) - 1
    for _step in range(form.depth):
        if at < 0:
            out.extend(form.no_frame)
        else:
            _add_frame(out, stack[at], seat, form)
        at -= 1
    return out


def shown_of(s: State, lists: int, parts: int) -> Shown:
    """What was written of a state the last time; the game has so many lists, and parts of its own.

    The parts of a game are numbered from FIRST_PART on.
    """
    shown = s.shown
    if shown is None:
        shown = Shown(s.seats, lists, FIRST_PART + parts)
        s.shown = shown
    return shown


def seen(s: State, seat: int, form: Encoding, shown: Shown) -> bytes:
    """What a seat sees, once the game has written its parts: what `common` gives, and these."""
    if shown.turn != s.turn:
        shown.turn = s.turn
        for viewer, parts in enumerate(shown.parts):
            parts[ABOUT] = bytes(_about(s, viewer, form))
    own = shown.parts[seat]
    own[DECISIONS] = _decisions(s, seat, form, shown)
    return b"".join(own)


def _decisions(s: State, seat: int, form: Encoding, shown: Shown) -> bytes:
    """The pending decisions, the one to be made now first; those that wait on are known."""
    stack = s.stack
    if form.depth == 1 and stack:
        return _frame_bytes(stack[-1], seat, form)
    frames, pending = shown.frames[seat], shown.pending[seat]
    size = len(stack)
    known = 0
    while known < size and known < len(frames) and frames[known] is stack[known]:
        known += 1
    while len(frames) > known:
        frames.pop()
        pending.pop()
    below = pending[-1] if known else b""
    for i in range(known, size):
        frames.append(stack[i])
        below = _frame_bytes(stack[i], seat, form) + below
        pending.append(below)
    if size > form.depth:
        return below[: len(form.no_frames[form.depth])]
    return below + form.no_frames[form.depth - size]


def _about(s: State, seat: int, form: Encoding) -> list[int]:
    """Who looks, the turn and the options."""
    start = s.start
    if not start.codes and form.options:
        start.codes = option_codes(form.options, start.options)
    out = [seat, s.turn & 255, s.turn >> 8]
    out.extend(start.codes)
    return out


def _frame_bytes(frame: Frame[Any], seat: int, form: Encoding) -> bytes:
    how = form.frame_forms[type(frame)]
    ready = how.ready[seat]
    told = how.told(frame)
    data = ready.get(told)
    if data is None:
        out: list[int] = []
        _add_frame(out, frame, seat, form)
        data = bytes(out)
        if len(ready) == MOST_READY:
            ready.clear()
        ready[told] = data
    return data


def _add_frame(out: list[int], frame: Frame[Any], seat: int, form: Encoding) -> None:
    how = form.frame_forms[type(frame)]
    out.append(how.code)
    out.append((frame.seat - seat) % form.seats + 1 if frame.seat >= 0 else NO_SEAT)
    if not how.arguments:
        out.extend(form.no_arguments)
        return
    numbers: list[int] = []
    tail: list[int] = []
    for name in how.arguments:
        if name is None:
            numbers.append(0)
            continue
        value = getattr(frame, name)
        if isinstance(value, int):
            numbers.append(value + 2)
        elif isinstance(value, tuple):
            for item in value:
                tail.append(item + 2)
    numbers.extend(tail)
    count = len(numbers)
    for slot, high in enumerate(form.slots):
        number = numbers[slot] if slot < count else 0
        if high > 253:
            out.append(number & 255)
            out.append(number >> 8)
        else:
            out.append(number)


def add_words(out: list[int], numbers: list[int], low: int = 0) -> None:
    """Add numbers that take two bytes each."""
    for number in numbers:
        distance = number - low
        out.append(distance & 255)
        out.append(distance >> 8)


def add_from(out: list[int], numbers: list[int], low: int) -> None:
    """Add numbers of which the lowest possible one is not 0."""
    for number in numbers:
        out.append(number - low)


def relative(owner: int, seat: int, seats: int) -> int:
    """A seat as one looks at it: 1 for oneself, 2 for the next in turn order ...; 0 for none."""
    return (owner - seat) % seats + 1 if owner >= 0 else NO_SEAT
