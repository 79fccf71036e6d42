"""Trust in a game: `check_game` plays random games and tests every promise of the contract.

    >>> import patolli
    >>> from patolli.testing import check_game
    >>> check_game(patolli.load("patolli"), games=3, seed=1).games
    3

A contributor runs it first; every game's tests run it over all seats and options. A broken promise
raises `BrokenPromise`, which tells how to see it again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product

from patolli.core.errors import BadOption, BadRecord, IllegalAction, UnknownAction
from patolli.core.game import Game
from patolli.core.message import Data, Message
from patolli.core.options import Value
from patolli.core.record import Record
from patolli.core.rng import Rng
from patolli.core.state import State

PROMISES = {
    "catalogue": "every action has one name, and the name leads back to it",
    "options": "defaults are accepted, what is not declared is refused",
    "positions": "an empty description is a sound position",
    "deterministic": "the same start and actions give the same state",
    "legal": "legal() is sorted, without doubles, in the catalogue, never empty before the end",
    "complete": "every legal action can be applied",
    "refused": "an illegal action is refused and leaves the state untouched",
    "copy": "a copy is equal, independent, and records no events unless asked",
    "dump": "dump is JSON, and restore gives the same state back",
    "replay": "a record replays to the same state and the same events",
    "words": "prompts, labels and events are message keys with JSON data",
    "observe": "an observation is JSON and shows neither seed nor generator",
    "determinize": "a determinized state is sound and looks the same to its seat",
    "dealt anew": "determinize deals anew what is hidden, and only that",
    "reveal": "an action that reveals nothing has one result in all worlds equal for its seat",
    "ends": "a game ends within its stated number of decisions",
    "sound": "check() finds nothing broken after any action",
    "outcome": "the outcome agrees with the scores",
}


class BrokenPromise(AssertionError):
    """A game broke its contract; the message tells which promise and how to see it again."""

    def __init__(self, promise: str, detail: str, where: str) -> None:
        super().__init__(
            f"broken promise {promise!r}: {PROMISES[promise]}\n  {detail}\n{where}".rstrip()
        )
        self.promise = promise
        self.detail = detail


@dataclass
class Report:
    """What a sound game went through."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    widest: int = 0


def check_game(
    game: Game,
    games: int = 20,
    seed: int = 0,
    seats: list[int] | None = None,
    options: dict[str, Value] | None = None,
    thorough: float = 0.1,
    progress: bool | None = None,
) -> Report:
    """Play random games over seats, options and seeds and test every promise.

    `seats` and `options` narrow what is played; `thorough` is the share of decisions at which the
    expensive promises are tested too. Progress is shown on a terminal unless told otherwise.
    """
    shown = sys.stderr.isatty() if progress is None else progress
    _check_catalogue(game)
    _check_options(game)
    _check_position(game)
    report = Report()
    dealt: set[str] = set()
    setups = _setups(game, Rng.seeded(seed), seats, options)
    for number in range(games):
        count, chosen = next(setups)
        run = _Run(game, count, chosen, seed + (number + 1) * 1_000_003, thorough, dealt)
        run.play()
        report.games += 1
        report.decisions += run.decisions
        report.longest = max(report.longest, run.decisions)
        report.widest = max(report.widest, run.widest)
        if shown:
            bar = "#" * (30 * (number + 1) // games)
            print(f"\r{game.id}: [{bar:<30}] {number + 1}/{games}", end="", file=sys.stderr)
    if shown:
        print(file=sys.stderr)
    if thorough > 0 and games >= 20 and seats is None and options is None:
        for name in _hidden_fields(game):
            if name not in dealt:
                raise BrokenPromise(
                    "dealt anew",
                    f"{name!r} is declared hidden and determinize never changed it",
                    f"  {games} games of {game.id} from seed {seed}",
                )
    return report


def play(state: State, *transcript: str) -> State:
    """Apply a transcript in notation: actions separated by `;` or line ends. For rule tests."""
    for text in transcript:
        for line in text.replace(";", "\n").splitlines():
            if line.strip():
                state.apply(state.game.actions.parse(line))
    return state


def random_game(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, Value] | None = None,
    until: Callable[[State], bool] | None = None,
    events: bool = False,
) -> State:
    """A game played at random to its end, or until a condition holds."""
    state = game.new(seats, seed, options, events)
    rng = Rng.seeded(seed + 1)
    if until is None:
        state.play_out(rng)
    while not state.over and not (until is not None and until(state)):
        state.apply(rng.pick(state.legal()))
    return state


def option_sets(game: Game, seats: int, most: int = 10_000) -> list[dict[str, Value]]:
    """Every combination of option values that this number of seats allows, numbers by bounds."""
    axes: list[list[tuple[str, Value]]] = []
    for option in game.options:
        values: list[Value] = list(option.choices)
        if option.kind == "number":
            values = sorted({option.low, option.high, int(option.default)})
        if option.seats is not None and seats not in option.seats:
            values = [option.default]
        axes.append([(option.key, value) for value in values])
    found: list[dict[str, Value]] = []
    for combination in product(*axes):
        chosen = dict(combination)
        try:
            game.check_options(chosen, seats)
        except BadOption:
            continue
        found.append(chosen)
        if len(found) >= most:
            break
    return found


# -- one game ------------------------------------------------------------------------------------


@dataclass
class _Run:
    """One random game and the promises tested along the way."""

    game: Game
    seats: int
    options: dict[str, Value]
    seed: int
    thorough: float
    dealt: set[str]
    decisions: int = 0
    widest: int = 0
    kept: list[tuple[State, str]] = field(default_factory=list)

    def play(self) -> None:
        self.state = self.game.new(self.seats, self.seed, self.options)
        self.rng = Rng.seeded(self.seed + 7)
        self._sound(self.state)
        while not self.state.over:
            if self.decisions >= self.game.longest:
                self.fail("ends", f"still going after {self.decisions} decisions")
            legal = self._legal()
            self.widest = max(self.widest, len(legal))
            action = self.rng.pick(legal)
            if self.rng.below(1000) < self.thorough * 1000:
                self._thorough(legal, action)
            self._apply(self.state, action)
            self.decisions += 1
            self._sound(self.state)
        self._ended()
        self._replayed()
        for copy, before in self.kept:
            if _text(copy.dump()) != before:
                self.fail("copy", "a copy made earlier changed while the game went on")

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
            self.fail("legal", f"it is nobody's decision: seat {seat}")
        return legal

    def _sound(self, state: State) -> None:
        broken = state.check()
        if broken:
            self.fail("sound", "; ".join(broken))
        for event in state.events[-3:]:
            if not -1 <= event.action < max(1, len(state.actions)) or not event.key:
                self.fail("words", f"an event that knows no action: {event!r}")

    def _thorough(self, legal: list[int], action: int) -> None:
        before = _text(self._json("dump", self.state.dump()))
        self._copies(before)
        self._restored(before)
        self._refusals(legal, before)
        self._applies(legal, before)
        self._words(legal)
        for seat in [*range(self.seats), None]:
            self._worlds(seat, action)
        if _text(self.state.dump()) != before:
            self.fail("copy", "looking at the state changed it")

    def _copies(self, before: str) -> None:
        copy = self.state.copy()
        if _text(copy.dump()) != before:
            self.fail("copy", f"not equal: {_difference(self.state.dump(), copy.dump())}")
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
        again = self.game.restore(json.loads(before))
        if _text(again.dump()) != before:
            self.fail("dump", f"restored: {_difference(self.state.dump(), again.dump())}")
        if again.legal() != self.state.legal() or again.seat != self.state.seat:
            self.fail("dump", "other actions are legal in the restored state")
        for seat in [*range(self.seats), None]:
            if _text(again.observe(seat)) != _text(self.state.observe(seat)):
                detail = _difference(self.state.observe(seat), again.observe(seat))
                self.fail("dump", f"seat {seat} sees the restored state differently: {detail}")

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

    def _worlds(self, seat: int | None, action: int) -> None:
        seen = _text(self._json("observe", self.state.observe(seat)))
        secrets = {self.seed, *self.state.rng.words()[:3]}
        if secrets & set(_numbers(json.loads(seen))):
            self.fail("observe", f"seat {seat} sees the seed or the generator")
        world = self.state.determinize(seat, Rng.seeded(self.rng.next()))
        if _text(world.observe(seat)) != seen:
            detail = _difference(self.state.observe(seat), world.observe(seat))
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
        self._dealt_anew(world)
        if seat is not None and seat == self.state.seat:
            if world.legal() != self.state.legal():
                self.fail("determinize", f"seat {seat} has other legal actions")
            self._reveals(seat, world, action)

    def _dealt_anew(self, world: State) -> None:
        hidden = type(self.state).hidden
        here, there = self.state.dump(), world.dump()
        for name in type(self.state).fields:
            if here[name] != there[name]:
                if name not in hidden:
                    self.fail("dealt anew", f"{name!r} changed and is not declared hidden")
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
            detail = _difference(here.observe(seat), there.observe(seat))
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
            detail = _difference(self.state.dump(), again.dump())
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


# -- promises that need no play ------------------------------------------------------------------


def _check_catalogue(game: Game) -> None:
    for action in range(len(game.actions)):
        name = game.actions.name(action)
        if game.actions.parse(name) != action or game.actions.parse(f"  {name} ") != action:
            raise BrokenPromise("catalogue", f"{name!r} does not lead back to {action}", "")
    for bad in (-1, len(game.actions)):
        try:
            game.actions.name(bad)
        except UnknownAction:
            continue
        raise BrokenPromise("catalogue", f"{bad} has a name", "")


def _check_options(game: Game) -> None:
    for count in game.seats:
        game.new(count, seed=0)
        wrong: list[dict[str, Value]] = [{"no such option": True}]
        wrong += [{option.key: "no such value"} for option in game.options]
        for given in wrong:
            _refused(game, count, given)
    _refused(game, max(game.seats) + 1, {})
    _refused(game, 0, {})


def _refused(game: Game, seats: int, options: dict[str, Value]) -> None:
    try:
        game.new(seats, seed=0, options=options)
    except BadOption:
        return
    raise BrokenPromise("options", f"{seats} seats with {options} was accepted", "")


def _check_position(game: Game) -> None:
    for count in game.seats:
        state = game.position({"seats": count})
        if state.check() or state.over:
            raise BrokenPromise("positions", f"{count} seats: {state.check() or 'over'}", "")


# -- helpers -------------------------------------------------------------------------------------


def _setups(
    game: Game, rng: Rng, seats: list[int] | None, options: dict[str, Value] | None
) -> Iterator[tuple[int, dict[str, Value]]]:
    """Seat counts in turn; for each, the defaults first and then any allowed combination."""
    counts = seats if seats is not None else game.seats
    sets = {count: option_sets(game, count) for count in counts}
    rounds = 0
    while True:
        for count in counts:
            if options is not None:
                yield count, options
            elif rounds == 0 or not sets[count]:
                yield count, {}
            else:
                yield count, sets[count][rng.below(len(sets[count]))]
        rounds += 1


def _hidden_fields(game: Game) -> tuple[str, ...]:
    return type(game.new(max(game.seats), seed=0)).hidden


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


def _difference(one: object, other: object, path: str = "") -> str:
    """The first place where two nested values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return _difference(a, b, f"{path}[{i}]")
    return f"{path.lstrip('.')}: {str(one)[:120]} and {str(other)[:120]}"
