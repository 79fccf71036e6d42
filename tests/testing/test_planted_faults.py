"""check_game catches a deliberately broken game, one fault per promise."""

from __future__ import annotations

import itertools
from typing import Any, ClassVar, cast

import pytest

from patolli.core.description import Description
from patolli.core.message import Data, Message, player
from patolli.core.options import Value
from patolli.core.outcome import Outcome, ranked
from patolli.core.position import Spec
from patolli.core.rng import Rng
from patolli.core.state import Start, State
from patolli.testing import PROMISES, BrokenPromise, Report, check_game
from tests.testing.pearls import LAY, PEARLS, Choose, PearlGame, PearlState

_counter = itertools.count()
KEPT: dict[str, Data] = {}  # what games hand out again and again, though callers change it


class SaysThatAllIsOpen(PearlGame):
    """observe"""

    def open_view(self, state: State) -> Data:
        return self.view(state, 0)


class TwoNames(PearlGame):
    """catalogue"""

    def __init__(self) -> None:
        super().__init__()
        self.actions = type(self.actions)()
        self.actions.declare("draw")
        self.actions.declare("lay", [[str(value) for value in range(12)]])
        self.actions.names[3] = "lay 3"


class AnyOption(PearlGame):
    """options"""

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: dict[str, Value] | None = None,
        events: bool = True,
    ) -> State:
        known = {option.key for option in self.options}
        given = {key: value for key, value in (options or {}).items() if key in known}
        return super().new(seats, seed, given, events)


class NoPosition(PearlGame):
    """positions"""

    def begin_turn(self, state: State, seat: int) -> None:
        return


class GlobalRandomness(PearlGame):
    """deterministic"""

    def setup(self, state: State) -> None:
        super().setup(state)
        assert isinstance(state, PearlState)
        if next(_counter) % 2:
            state.pile.reverse()


def faulty_frame(**methods: Any) -> type[PearlGame]:
    frame = type("FaultyChoose", (Choose,), methods)
    return type("FaultyGame", (PearlGame,), {"frame": frame})


def faulty_state(**methods: Any) -> type[PearlGame]:
    state = type("FaultyState", (PearlState,), methods)
    return type("FaultyGame", (PearlGame,), {"state": state})


def unsorted_legal(self: Choose, s: PearlState) -> list[int]:
    return Choose.legal(self, s)[::-1]


def too_much_legal(self: Choose, s: PearlState) -> list[int]:
    return sorted({*Choose.legal(self, s), LAY + 5})


class HalfDone(PearlState):
    """refused"""

    def apply(self, action: int) -> None:
        if action not in self.answers:
            self.turn += 1
        super().apply(action)


def shallow_copy(self: PearlState, events: bool = False) -> PearlState:
    other = PearlState.copy(self, events)
    other.hands = self.hands
    return other


class ForgetfulDump(PearlState):
    """declared"""

    fields: ClassVar[tuple[str, ...]] = ("pile", "hands")

    def broken(self) -> list[str]:
        return []

    def scores(self) -> list[int]:
        return [sum(laid) for laid in self.laid] or [0] * self.seats

    def view(self, seat: int | None) -> Data:
        return {"laid": [laid.copy() for laid in self.laid]}


class Lucky(PearlState):
    """declared: a field that only shows later"""

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.lucky = -1

    def copy(self, events: bool = False) -> PearlState:
        other = super().copy(events)
        assert isinstance(other, Lucky)
        other.lucky = self.lucky
        return other


class LuckyChoose(Choose):
    def apply(self, s: PearlState, action: int) -> None:
        assert isinstance(s, Lucky)
        if action == s.lucky:
            s.turn += 1
        s.lucky = action + 1
        super().apply(s, action)


class Undeclared(Choose):
    """declared: a frame that the game does not name"""

    name: ClassVar[str] = "undeclared"

    def go_on(self, s: PearlState) -> None:
        return


class PushesUndeclared(Choose):
    def apply(self, s: PearlState, action: int) -> None:
        super().apply(s, action)
        if s.stack:
            s.stack.append(Undeclared(s.stack[-1].seat))


class Thrown(Choose):
    """told: how many pearls may be laid is drawn, and stands in the frame alone"""

    untold: ClassVar[tuple[str, ...]] = ("throw",)

    def __init__(self, seat: int, throw: int = 0) -> None:
        super().__init__(seat)
        self.throw = throw

    def legal(self, s: PearlState) -> list[int]:
        answers = super().legal(s)
        return answers[:2] if self.throw and len(answers) > 2 else answers

    def go_on(self, s: PearlState) -> None:
        super().go_on(s)
        if s.stack:
            s.reveal()
            s.push(Thrown(s.stack.pop().seat, s.rng.below(2)))


class Untold(PearlState):
    """told: a number that says what is legal, and that no one sees"""

    fields: ClassVar[tuple[str, ...]] = ("pile", "hands", "laid", "most")

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.most = 3

    def copy(self, events: bool = False) -> PearlState:
        other = super().copy(events)
        assert isinstance(other, Untold)
        other.most = self.most
        return other


class AtMost(Choose):
    def legal(self, s: PearlState) -> list[int]:
        assert isinstance(s, Untold)
        return super().legal(s)[: max(2, s.most)]


def turnless(self: Choose, s: PearlState) -> None:
    turn = s.turn
    Choose.go_on(self, s)
    s.turn = turn


def turns_back(self: Choose, s: PearlState) -> None:
    Choose.go_on(self, s)
    s.turn = s.turn if s.turn < 4 else 2


def boasts(self: Choose, s: PearlState, pearl: int) -> None:
    s.emit("pearls-laid", {"seat": player(self.seat), "what": "vp", "amount": pearl + 1})


def boasts_points(self: Choose, s: PearlState, pearl: int) -> None:
    s.emit("pearls-laid", {"seat": player(self.seat), "points": pearl + 1})


def reads_nothing(self: PearlGame, state: State, spec: Spec) -> None:
    return


def ignores(self: PearlGame, state: State, spec: Spec) -> None:
    spec.has("next")


def first_lead(self: PearlState) -> Outcome | None:
    if not self.over:
        return None
    scores = [score + 1 for score in self.scores()]
    return ranked(scores, [[len(laid)] for laid in self.laid])


class TupleDump(PearlState):
    """dump"""

    def dump(self) -> Data:
        return {**super().dump(), "extra": (1, 2)}


class EventsOnce(PearlState):
    """replay"""

    def emit(self, key: str, data: Data, seats: list[int] | None = None) -> None:
        n = next(_counter) if key == "pearls-drawn" else 0  # only an action that reveals
        super().emit(key, {**data, "n": n}, seats)


def wordless(self: Choose, s: PearlState) -> Message:
    return Message("")


class ShowsSeed(PearlState):
    """observe"""

    def view(self, seat: int | None) -> Data:
        return {**super().view(seat), "id": self.seed or 0}


class ShowsItself(PearlState):
    """own"""

    def view(self, seat: int | None) -> Data:
        return {**super().view(seat), "laid": self.laid}


class ShowsPrinted(PearlState):
    """own: what never changes is made once, and handed out to all"""

    def view(self, seat: int | None) -> Data:
        return {**super().view(seat), "printed": _kept("printed", {"colours": ["white", "black"]})}


def kept_scores(self: PearlState) -> list[int]:
    scores = PearlState.scores(self)
    return cast("list[int]", _kept(f"scores {scores}", {"scores": scores})["scores"])


def kept_prompt(self: Choose, s: PearlState) -> Message:
    return Message("pearls-prompt", _kept("prompt", {"pearl": {"name": "pearls-white"}}))


def kept_event(self: Choose, s: PearlState, pearl: int) -> None:
    data: Data = {"seat": player(self.seat), "what": "vp", "amount": pearl}
    s.emit("pearls-laid", _kept(f"{self.seat} {pearl}", data))


def _kept(what: str, data: Data) -> Data:
    """The same dict at every call."""
    return KEPT.setdefault(what, data)


class ShowsPile(PearlState):
    """determinize"""

    def view(self, seat: int | None) -> Data:
        return {**super().view(seat), "next": self.pile[-1:]}


class KeepsGenerator(PearlState):
    """determinize"""

    def determinize(self, seat: int | None, rng: Rng | int) -> State:
        world = super().determinize(seat, rng)
        world.rng = self.rng.copy()
        return world


def shorter(self: PearlGame, state: State, seat: int) -> bytes:
    return PearlGame.encode(self, state, seat)[: -1 if state.turn > 3 else None]


def above(self: PearlGame, state: State, seat: int) -> bytes:
    return PearlGame.encode(self, state, seat)[:-1] + bytes([99])


def leaks(self: PearlGame, state: State, seat: int) -> bytes:
    """What the other one holds stands where one's own last laid pearl would."""
    other = cast(PearlState, state).hands[(seat + 1) % state.seats]
    return PearlGame.encode(self, state, seat)[:-1] + bytes([sum(other) % PEARLS])


def stale(self: PearlGame, state: State, seat: int) -> bytes:
    """The pile is written once and for all."""
    at = self.encoding(state.seats).field("pile").offset
    data = PearlGame.encode(self, state, seat)
    kept = cast("Any", state).__dict__.setdefault("written", data[at : at + 1])
    return data[:at] + cast(bytes, kept) + data[at + 1 :]


def silent(self: PearlGame, state: State, seat: int) -> bytes:
    return bytes(self.encoding(state.seats).length)


class KeepsPile(PearlState):
    """dealt again"""

    def redeal(self, seat: int | None, rng: Rng) -> None:
        return


class ShufflesOn(PearlState):
    """dealt again"""

    def redeal(self, seat: int | None, rng: Rng) -> None:
        rng.shuffle(self.pile)  # the same shuffle of another pile is another pile


class DealsTooMuch(PearlState):
    """dealt again"""

    hidden: ClassVar[tuple[str, ...]] = ("hands",)


def silent_draw(self: Choose, s: PearlState, action: int) -> None:
    before = s.reveals
    Choose.apply(self, s, action)
    s.reveals = before


def never_ends(self: Choose, s: PearlState, action: int) -> None:
    s.push(self)


def loses_a_pearl(self: Choose, s: PearlState, action: int) -> None:
    Choose.apply(self, s, action)
    s.pile = s.pile[:-1]


def first_seat_wins(self: PearlState) -> Outcome | None:
    if not self.over:
        return None
    return Outcome(list(range(1, self.seats + 1)), self.scores(), [[] for _ in range(self.seats)])


def forgets_laid(self: PearlGame, state: State, said: Description) -> None:
    PearlGame.tell(self, state, said)
    for table in cast("list[dict[str, object]]", said.data["seat"]):
        table.pop("laid", None)


FAULTS: list[tuple[str, type[PearlGame]]] = [
    ("catalogue", TwoNames),
    ("options", AnyOption),
    ("positions", NoPosition),
    ("positions", type("SilentPlace", (PearlGame,), {"place": reads_nothing})),
    ("positions", type("IgnoringPlace", (PearlGame,), {"place": ignores})),
    ("described", type("ForgetsLaidGame", (PearlGame,), {"tell": forgets_laid})),
    ("declared", type("ForgetfulGame", (PearlGame,), {"state": ForgetfulDump})),
    ("declared", type("LuckyGame", (PearlGame,), {"state": Lucky, "frame": LuckyChoose})),
    ("declared", type("UndeclaredGame", (PearlGame,), {"frame": PushesUndeclared})),
    ("deterministic", GlobalRandomness),
    ("legal", faulty_frame(legal=unsorted_legal)),
    ("complete", faulty_frame(legal=too_much_legal)),
    ("refused", type("HalfDoneGame", (PearlGame,), {"state": HalfDone})),
    ("copy", faulty_state(copy=shallow_copy)),
    ("dump", type("TupleGame", (PearlGame,), {"state": TupleDump})),
    ("replay", type("EventsGame", (PearlGame,), {"state": EventsOnce})),
    ("words", faulty_frame(prompt=wordless)),
    ("observe", type("SeedGame", (PearlGame,), {"state": ShowsSeed})),
    ("own", type("SharedGame", (PearlGame,), {"state": ShowsItself})),
    ("own", type("PrintedGame", (PearlGame,), {"state": ShowsPrinted})),
    ("own", faulty_state(scores=kept_scores)),
    ("own", faulty_frame(prompt=kept_prompt)),
    ("own", faulty_frame(tell=kept_event)),
    ("observe", SaysThatAllIsOpen),
    ("determinize", type("PileGame", (PearlGame,), {"state": ShowsPile})),
    ("determinize", type("GeneratorGame", (PearlGame,), {"state": KeepsGenerator})),
    ("dealt again", type("KeepsGame", (PearlGame,), {"state": KeepsPile})),
    ("dealt again", type("ShuffleGame", (PearlGame,), {"state": ShufflesOn})),
    ("dealt again", type("TooMuchGame", (PearlGame,), {"state": DealsTooMuch})),
    *[
        ("encoded", type("EncodesGame", (PearlGame,), {"encode": encode}))
        for encode in (shorter, above, leaks, stale, silent)
    ],
    ("reveal", faulty_frame(apply=silent_draw)),
    ("told", type("ThrowGame", (PearlGame,), {"frame": Thrown})),
    ("told", type("AtMostGame", (PearlGame,), {"state": Untold, "frame": AtMost})),
    ("turn", faulty_frame(go_on=turnless)),
    ("turn", faulty_frame(go_on=turns_back)),
    ("points", faulty_frame(tell=boasts)),
    ("points", faulty_frame(tell=boasts_points)),
    ("ends", faulty_frame(apply=never_ends)),
    ("sound", faulty_frame(apply=loses_a_pearl)),
    ("outcome", faulty_state(outcome=first_seat_wins)),
    ("outcome", faulty_state(outcome=first_lead)),
]


def test_the_sound_game_passes() -> None:
    report = check_game(PearlGame(), games=30, seed=3, thorough=0.5)
    assert isinstance(report, Report)
    assert report.games == 30
    assert report.decisions > 300


@pytest.mark.parametrize(
    ("promise", "game"), FAULTS, ids=[f"{promise}-{i}" for i, (promise, _) in enumerate(FAULTS)]
)
def test_a_planted_fault_is_caught(promise: str, game: type[PearlGame]) -> None:
    with pytest.raises(BrokenPromise) as caught:
        check_game(game(), games=30, seed=3, thorough=0.5)
    assert caught.value.promise == promise, str(caught.value)


@pytest.mark.parametrize(
    ("game", "named"),
    [
        (type("ForgetfulGame", (PearlGame,), {"state": ForgetfulDump}), "'laid'"),
        (type("LuckyGame", (PearlGame,), {"state": Lucky, "frame": LuckyChoose}), "'lucky'"),
        (type("UndeclaredGame", (PearlGame,), {"frame": PushesUndeclared}), "'undeclared'"),
    ],
)
def test_a_missing_field_or_frame_is_named(game: type[PearlGame], named: str) -> None:
    with pytest.raises(BrokenPromise, match=named):
        check_game(game(), games=30, seed=3, thorough=0.5)


def test_every_promise_has_a_planted_fault() -> None:
    assert {promise for promise, _ in FAULTS} == set(PROMISES)


def test_the_report_tells_how_to_see_it_again() -> None:
    game = faulty_frame(apply=loses_a_pearl)()
    with pytest.raises(BrokenPromise) as caught:
        check_game(game, games=5, seed=3)
    text = str(caught.value)
    assert "game 'pearls'" in text
    assert "seed 1000006" in text
    assert "options {}" in text
    assert text.splitlines()[-1].strip() in {"draw", *(f"lay {n}" for n in range(12))}


def test_start_is_shared_by_copies() -> None:
    state = PearlGame().new(2, seed=1)
    assert isinstance(state.start, Start)
    assert state.copy().start is state.start
