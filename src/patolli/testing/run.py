"""One random game and the promises tested along the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Any, cast

from patolli.core.errors import BadRecord, IllegalAction, UnknownAction
from patolli.core.game import Game
from patolli.core.message import Data, Event, Message
from patolli.core.options import Value
from patolli.core.record import Record
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.testing.descriptions import NotReadBack, difference, read_back
from patolli.testing.encoded import fault, writes_bytes
from patolli.testing.owned import faults_when_wrecked
from patolli.testing.promises import BrokenPromise

WORLDS = 4  # in which an action is tried, to compare what the next seat sees
CHANGES = 20  # of a state, to see whether the seat can tell
LOOK_AHEAD = 6  # decisions in which a restored state must not miss anything
#: What `State` itself keeps.
EVERY_STATE = (
    "start", "game", "seats", "rng", "stack", "actions", "turn", "reveals", "recording", "events",
    "answers", "shown",
)  # fmt: skip


@dataclass
class Run:
    """A random game, played to its end by `play`; BrokenPromise tells the first broken promise."""

    game: Game
    seats: int
    options: dict[str, Value]
    seed: int
    thorough: float
    dealt: set[str]
    decisions: int = 0
    widest: int = 0
    kept: list[tuple[State, str]] = field(default_factory=list)
    looks: list[tuple[Data, str]] = field(default_factory=list)
    this_turn: list[int] = field(default_factory=list)  # the seats that have decided in it
    shown: dict[bytes, str] = field(default_factory=dict)  # what seats saw, by its encoding

    def play(self) -> None:
        self.state = self.game.new(self.seats, self.seed, self.options)
        self.rng = Rng.seeded(self.seed + 7)
        self._sound(self.state)
        self._turned(self.state.turn)
        while not self.state.over:
            if self.decisions >= self.game.longest:
                self.fail("ends", f"still going after {self.decisions} decisions")
            legal = self._legal()
            self.widest = max(self.widest, len(legal))
            action = self.rng.pick(legal)
            self._declared_frames()
            if self.rng.below(1000) < int(self.thorough * 1000):
                self._thorough(legal, action)
            turn, scores, events = self.state.turn, self.state.scores(), len(self.state.events)
            self._apply(self.state, action)
            self.decisions += 1
            self._sound(self.state)
            self._turned(turn)
            self._points(scores, events)
        self._ended()
        self._replayed()
        for copy, before in self.kept:
            if _text(copy.dump()) != before:
                self.fail("copy", "a copy made earlier changed while the game went on")
        for seen, before in self.looks:
            if _text(seen) != before:
                self.fail("observe", "an observation made earlier changed while the game went on")

    def fail(self, promise: str, detail: str) -> None:
        names = [self.game.actions.name(action) for action in self.state.actions]
        where = (
            f"  game {self.game.id!r}, {self.seats} seats, options {self.options}, "
            f"seed {self.seed}, decision {len(names)}\n"
            f"  see it again: patolli.load({self.game.id!r}).new({self.seats}, "
            f"seed={self.seed}, options={self.options}), then\n  {'; '.join(names)}"
        )
        raise BrokenPromise(promise, detail, where)

    def _apply(self, state: State, action: int) -> None:
        try:
            state.apply(action)
        except Exception as error:
            name = self.game.actions.name(action)
            self.fail("complete", f"{name!r} is legal and fails: {error!r}")

    def _legal(self) -> list[int]:
        legal = self.state.legal()
        if not legal:
            self.fail("legal", f"nothing is legal and the game is not over: {self.state.stack}")
        if legal != sorted(set(legal)):
            self.fail("legal", f"not ascending without doubles: {legal}")
        if legal[0] < 0 or legal[-1] >= len(self.game.actions):
            self.fail("legal", f"not in the catalogue: {legal}")
        seat = self.state.seat
        if seat is None or not 0 <= seat < self.seats:
            self.fail("legal", f"no such seat can decide: {seat}")
        return legal

    def _sound(self, state: State) -> None:
        broken = state.check()
        if broken:
            self.fail("sound", "; ".join(broken))
        for event in state.events[-3:]:
            if not -1 <= event.action < max(1, len(state.actions)) or not event.key:
                self.fail("words", f"an event that knows no action: {event!r}")

    def _declared_frames(self) -> None:
        for frame in self.state.stack:
            if self.game.frames.get(frame.name) is not type(frame):
                made = type(frame).__name__
                self.fail("declared", f"{made} ({frame.name!r}) is not among the game's frames")

    def _turned(self, before: int) -> None:
        """A seat that decides again after another does so in a later turn."""
        state = self.state
        if state.turn < before:
            self.fail("turn", f"turn went from {before} back to {state.turn}")
        if state.turn > before:
            self.this_turn = []
        if state.seat is None:
            return
        if state.seat in self.this_turn[:-1]:
            detail = f"seats {[*self.this_turn, state.seat]} decide and it is still turn {before}"
            self.fail("turn", detail)
        if state.seat not in self.this_turn:
            self.this_turn.append(state.seat)

    def _points(self, before: list[int], since: int) -> None:
        """Of a seat of whose points an action told, the score changed by just these."""
        told: dict[int, int] = {}
        for event in self.state.events[since:]:
            for seat, points in told_points(event):
                told[seat] = told.get(seat, 0) + points
        now = self.state.scores()
        for seat, points in told.items():
            if 0 <= seat < self.seats and now[seat] - before[seat] != points:
                change = now[seat] - before[seat]
                self.fail("points", f"events tell seat {seat} of {points}, its score of {change}")

    def _thorough(self, legal: list[int], action: int) -> None:
        before = _text(self._json("dump", self.state.dump()))
        self._copies(before)
        self._restored(before)
        self._described()
        self._refusals(legal, before)
        self._applies(legal, before)
        self._words(legal)
        self._owned(legal, action)
        for seat in [*range(self.seats), None]:
            self._worlds(seat, action)
        if _text(self.state.dump()) != before:
            self.fail("copy", "looking at the state changed it")

    def _copies(self, before: str) -> None:
        copy = self.state.copy()
        if _text(copy.dump()) != before:
            self.fail("copy", f"not equal: {difference(self.state.dump(), copy.dump())}")
        if copy.events or copy.recording:
            self.fail("copy", "a copy records events without being asked")
        if not self.state.copy(events=True).recording:
            self.fail("copy", "copy(events=True) records none")
        if copy.legal() != self.state.legal():
            self.fail("copy", "other actions are legal in the copy")
        self.kept.append((copy, before))
        moved = self.state.copy()
        for _ in range(3):
            if not moved.over:
                moved.apply(self.rng.pick(moved.legal()))
        if _text(self.state.dump()) != before:
            self.fail("copy", "playing on in a copy changed the original")

    def _restored(self, before: str) -> None:
        try:
            again = self.game.restore(json.loads(before))
        except Exception as error:
            self.fail("dump", f"restore refuses it: {error}")
            return
        self._declared_fields(again)
        if _text(again.dump()) != before:
            self.fail("dump", f"restored: {difference(self.state.dump(), again.dump())}")
        if again.legal() != self.state.legal() or again.seat != self.state.seat:
            self.fail("dump", "other actions are legal in the restored state")
        for seat in [*range(self.seats), None]:
            if _text(again.observe(seat)) != _text(self.state.observe(seat)):
                detail = difference(self.state.observe(seat), again.observe(seat))
                self.fail("dump", f"seat {seat} sees the restored state differently: {detail}")

    def _described(self) -> None:
        if type(self.game).tell is Game.tell:
            return  # it does not write positions
        try:
            read_back(self.game, self.state)
        except NotReadBack as error:
            self.fail("described", str(error))

    def _declared_fields(self, again: State) -> None:
        """Name what a restored state has lost and misses, because it stands in no field."""
        lost: list[str] = []
        for name in _attributes(self.state):
            kept, found = getattr(self.state, name, None), getattr(again, name, None)
            if isinstance(kept, int | str | list | dict | tuple) and kept != found:
                lost.append(name)
        lost = [name for name in lost if name not in type(self.state).fields]
        if not lost:
            return
        here, there = self.state.copy(), again.copy()
        for _ in range(LOOK_AHEAD):  # what can be worked out again is not missed
            if not self._alike(here, there):
                names = ", ".join(repr(name) for name in lost)
                self.fail("declared", f"a restored state lacks {names}: not in `fields`")
            if here.over:
                return
            action = self.rng.pick(here.legal())
            here.apply(action)
            there.apply(action)

    def _alike(self, one: State, other: State) -> bool:
        """Whether two states are the same to all who look at them."""
        if one.legal() != other.legal() or one.seat != other.seat or one.dump() != other.dump():
            return False
        return all(
            _text(one.observe(seat)) == _text(other.observe(seat))
            for seat in [*range(self.seats), None]
        )

    def _refusals(self, legal: list[int], before: str) -> None:
        total = len(self.game.actions)
        tried = [self.rng.below(total) for _ in range(8)] + [legal[0] - 1, legal[-1] + 1, -1, total]
        allowed = set(legal)
        for action in tried:
            if action in allowed:
                continue
            try:
                self.state.apply(action)
            except (IllegalAction, UnknownAction):
                pass
            else:
                self.fail("refused", f"action {action} is not legal and was accepted")
            if _text(self.state.dump()) != before:
                self.fail("refused", f"refusing action {action} changed the state")

    def _applies(self, legal: list[int], before: str) -> None:
        for action in legal if len(legal) <= 40 else [self.rng.pick(legal) for _ in range(40)]:
            other = self.state.copy()
            self._apply(other, action)
            broken = other.check()
            if broken:
                self.fail("sound", f"after {self.game.actions.name(action)!r}: {broken}")

    def _words(self, legal: list[int]) -> None:
        prompt = self.state.prompt()
        if not isinstance(prompt, Message) or not prompt.key:
            self.fail("words", f"the prompt is {prompt!r}")
        self._json("words", prompt.json() if prompt is not None else {})
        for action in legal[:20]:
            label = self.state.label(action)
            if not isinstance(label, Message) or not label.key:
                self.fail("words", f"the label of {self.game.actions.name(action)!r} is {label!r}")
            self._json("words", label.json())
        for event in self.state.events[-20:]:
            self._json("words", event.json())

    def _owned(self, legal: list[int], action: int) -> None:
        """What a state hands out is changed in place; it says the same again, and so do others."""
        state, copy = self.state, self.state.copy()
        other = self.game.restore(state.dump())

        def happened() -> Data:
            after = state.copy(events=True)
            after.apply(action)
            return {"events": [[event.json(), event.seats] for event in after.events]}

        asked: list[tuple[str, list[Callable[[], object]]]] = [
            ("the legal actions", [state.legal, copy.legal]),
            ("the scores", [state.scores, copy.scores]),
            ("a dump", [state.dump, copy.dump]),
            ("the record", [lambda: state.record().json(), lambda: copy.record().json()]),
            ("a prompt", [lambda: _said(state.prompt()), lambda: _said(copy.prompt())]),
            ("what all see", [state.observe_openly, copy.observe_openly, other.observe_openly]),
            ("the events", [happened]),
        ]
        for seat in [*range(self.seats), None]:
            looks = [partial(one.observe, seat) for one in (state, copy, other)]
            asked.append((f"the observation of seat {seat}", [*looks]))
        for answer in legal[:20]:
            name = self.game.actions.name(answer)
            labels = [partial(_label, one, answer) for one in (state, copy)]
            asked.append((f"the label of {name!r}", [*labels]))
        for what, asks in asked:
            wrong = faults_when_wrecked(asks)
            if wrong:
                self.fail("own", f"{what}, changed in place, spoils what is told next: {wrong}")

    def _worlds(self, seat: int | None, action: int) -> None:
        look = self._json("observe", self.state.observe(seat))
        seen = _text(look)
        self.looks.append((look, seen))
        secrets = {self.seed, *self.state.rng.words()[:3]}
        if secrets & set(_numbers(json.loads(seen))):
            self.fail("observe", f"seat {seat} sees the seed or the generator")
        openly = self.state.observe_openly()
        if openly is not None and _text({**openly, "viewer": seat}) != seen:
            detail = difference(self.state.observe(seat), {**openly, "viewer": seat})
            self.fail("observe", f"seat {seat} does not see what all are said to see: {detail}")
        seed = self.rng.next()
        world = self.state.determinize(seat, Rng.seeded(seed))
        if _text(world.observe(seat)) != seen:
            detail = difference(self.state.observe(seat), world.observe(seat))
            self.fail("determinize", f"seat {seat} can tell the worlds apart: {detail}")
        broken = world.check()
        if broken:
            self.fail("determinize", f"for seat {seat}: {broken}")
        try:
            world.record()
        except BadRecord:
            pass
        else:
            self.fail("determinize", "a determinized state gives its record away")
        if world.rng.words() == self.state.rng.words() or world.seed is not None:
            self.fail("determinize", "the generator was not changed: the future can be seen")
        other = self.state.determinize(seat, Rng.seeded(seed + 1))
        there = other.determinize(seat, Rng.seeded(seed)).dump()
        if there != world.dump():
            detail = difference(world.dump(), there)
            self.fail("dealt again", f"what is dealt to seat {seat} tells what was there: {detail}")
        self._dealt_anew(world)
        if seat is not None and writes_bytes(self.game):
            self._encoded(seat, seen, world)
        if seat is not None and seat == self.state.seat:
            if world.legal() != self.state.legal():
                self.fail("determinize", f"seat {seat} has other legal actions")
            self._reveals(seat, world, action)
            self._told(seat, action)
            self._told_apart(seat, seen)

    def _encoded(self, seat: int, seen: str, world: State) -> None:
        equals = {
            "a copy": self.state.copy(),
            "a restored state": self.game.restore(self.state.dump()),
            "a determinized state": world,
        }
        wrong = fault(self.game.encoding(self.seats), self.state, seat, equals)
        if wrong:
            self.fail("encoded", wrong)
        if self.shown.setdefault(self.state.encode(seat), seen) != seen:
            self.fail("encoded", f"seat {seat} saw something else that has the same bytes")

    def _told(self, seat: int, action: int) -> None:
        """Go on in several worlds: where the next seat sees the same, the same must be legal."""
        told: dict[str, list[int]] = {}
        for _ in range(WORLDS):
            world = self.state.determinize(seat, Rng.seeded(self.rng.next()))
            world.apply(action)
            if world.seat is None:
                continue
            seen = _text(world.observe(world.seat))
            legal = told.setdefault(seen, world.legal())
            if legal != world.legal():
                names = [[self.game.actions.name(a) for a in one] for one in (legal, world.legal())]
                detail = f"seat {world.seat} sees the same and may do {names[0]} or {names[1]}"
                self.fail("told", f"after {self.game.actions.name(action)!r}, {detail}")

    def _told_apart(self, seat: int, seen: str) -> None:
        """Change a number somewhere: where the seat sees no difference, none is legal either."""
        for _ in range(CHANGES):
            data = self.state.dump()
            place = _changed(data, type(self.state).fields, self.rng)
            try:
                other = self.game.restore(data)
                if other.check() or other.seat != seat or _text(other.observe(seat)) != seen:
                    continue
            except Exception:
                continue  # not a state at all
            if other.legal() != self.state.legal():
                detail = f"seat {seat} sees the same and may do other things"
                self.fail("told", f"{detail} with another {place}")

    def _dealt_anew(self, world: State) -> None:
        hidden = type(self.state).hidden
        here, there = self.state.dump(), world.dump()
        for name in type(self.state).fields:
            if here[name] != there[name]:
                if name not in hidden:
                    self.fail("dealt again", f"{name!r} changed and is not declared hidden")
                self.dealt.add(name)

    def _reveals(self, seat: int, world: State, action: int) -> None:
        here = self.state.copy(events=True)
        here.apply(action)
        if here.reveals != self.state.reveals:
            return
        there = world.copy(events=True)
        there.apply(action)
        name = self.game.actions.name(action)
        if there.reveals != world.reveals:
            self.fail("reveal", f"{name!r} reveals something in one world and not in another")
        if _text(here.observe(seat)) != _text(there.observe(seat)):
            detail = difference(here.observe(seat), there.observe(seat))
            self.fail("reveal", f"{name!r} reveals nothing, yet: {detail}")
        mine = [event.key + _text(event.data) for event in here.events_for(seat)]
        theirs = [event.key + _text(event.data) for event in there.events_for(seat)]
        if mine != theirs:
            self.fail("reveal", f"{name!r} reveals nothing, yet the events differ")

    def _ended(self) -> None:
        state = self.state
        outcome = state.outcome()
        if state.legal() or state.seat is not None or state.prompt() is not None:
            self.fail("outcome", "the game is over and something is still asked")
        if outcome is None:
            self.fail("outcome", "the game is over without an outcome")
            return
        if outcome.scores != state.scores() or len(outcome.scores) != self.seats:
            self.fail("outcome", f"scores {state.scores()}, outcome {outcome}")
        if len(outcome.ranks) != self.seats or len(outcome.tie_breaks) != self.seats:
            self.fail("outcome", f"not one place per seat: {outcome}")
        for one, other in product(range(self.seats), repeat=2):
            mine = (outcome.scores[one], outcome.tie_breaks[one])
            theirs = (outcome.scores[other], outcome.tie_breaks[other])
            if (mine > theirs) != (outcome.ranks[one] < outcome.ranks[other]):
                self.fail("outcome", f"seats {one} and {other} are in the wrong order: {outcome}")
        try:
            state.apply(0)
        except (IllegalAction, UnknownAction):
            pass
        else:
            self.fail("outcome", "an action was accepted after the end")

    def _replayed(self) -> None:
        record = Record.read(json.loads(self.state.record().text()))
        try:
            again = self.game.replay(record)
        except BadRecord as error:
            self.fail("deterministic", str(error))
            return
        if again.dump() != self.state.dump():
            detail = difference(self.state.dump(), again.dump())
            self.fail("deterministic", f"the same actions led elsewhere: {detail}")
        if again.events != self.state.events:
            self.fail("replay", "a replay tells other events")

    def _json(self, promise: str, data: Data) -> Data:
        try:
            exact = json.loads(json.dumps(data)) == data
        except (TypeError, ValueError) as error:
            self.fail(promise, f"not JSON: {error}")
        if not exact:
            self.fail(promise, "JSON does not give the same data back (tuples, or keys not texts?)")
        return data


# -- helpers -------------------------------------------------------------------------------------


def _changed(data: Data, fields: tuple[str, ...], rng: Rng) -> str:
    """Change one number of a frame or a field of a dump, or swap two; the name of what it is in."""
    frames = cast("list[list[object]]", data["frames"])
    names = [*fields, *["frames"] * len(fields)]
    name = names[rng.below(len(names))]
    inside: Any = frames[rng.below(len(frames))] if name == "frames" else data
    at: Any = rng.below(len(inside)) if name == "frames" else name
    while isinstance(inside[at], list) and inside[at]:
        inside, at = inside[at], rng.below(len(inside[at]))
    if isinstance(inside[at], int) and not isinstance(inside[at], bool):
        if isinstance(inside, list) and name != "frames" and rng.below(2):
            other = rng.below(len(inside))
            inside[at], inside[other] = inside[other], inside[at]
        else:
            inside[at] += 1 if rng.below(2) else -1
    return name


def told_points(event: Event) -> list[tuple[int, int]]:
    """The points that an event tells of, by seat.

    It gains `points` (but those of a throw, `…-thrown`, are no score) or an `amount` of `what` =
    "vp", loses an `amount` (`…-points-lost`), or pays `counters` to an `other` seat.
    """
    data = event.data
    seat, other = (_seat(data.get(key)) for key in ("seat", "other"))
    points, amount, counters = data.get("points"), data.get("amount"), data.get("counters")
    if seat is None:
        return []
    if isinstance(points, int) and not event.key.endswith("-thrown"):
        return [(seat, points)]
    if isinstance(amount, int) and data.get("what") == "vp":
        return [(seat, amount)]
    if isinstance(amount, int) and event.key.endswith("-points-lost"):
        return [(seat, -amount)]
    if other is not None and isinstance(counters, int):
        return [(seat, -counters), (other, counters)]
    return []


def _seat(value: object) -> int | None:
    seat = value.get("seat") if isinstance(value, dict) else None
    return seat if isinstance(seat, int) else None


def _attributes(state: State) -> list[str]:
    """The names of what a state keeps of its own, also when it is compiled."""
    names = list(getattr(state, "__dict__", {}))
    for made in type(state).__mro__:
        names += getattr(made, "__mypyc_attrs__", ())
    return [name for name in dict.fromkeys(names) if name not in EVERY_STATE]


def _said(message: Message | None) -> Data:
    return message.json() if message is not None else {}


def _label(state: State, action: int) -> Data:
    return state.label(action).json()


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def _numbers(data: object) -> Iterator[int]:
    """Every number in nested data that is too large to be there by chance."""
    if isinstance(data, dict):
        for value in data.values():
            yield from _numbers(value)
    elif isinstance(data, list):
        for value in data:
            yield from _numbers(value)
    elif isinstance(data, int) and not isinstance(data, bool) and abs(data) > 1_000_000:
        yield data
