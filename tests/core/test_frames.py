"""The stack of pending decisions: order, steps, single answers, effects within effects.

The little game here: a seat picks a feast; its courses are served in order, the cook asks before
each sweet one, and in the end one of them must say grace.
"""

from __future__ import annotations

from typing import ClassVar, cast

import pytest

from patolli.core.catalogue import Catalogue
from patolli.core.frame import Frame, Step
from patolli.core.game import Game
from patolli.core.message import Data, Message
from patolli.core.outcome import Outcome, ranked
from patolli.core.rng import Rng
from patolli.core.state import Start, State

ACTIONS = Catalogue()
PICK = ACTIONS.declare("pick", [["plain", "sweet", "long"]]).first
YES = ACTIONS.declare("yes").first
NO = ACTIONS.declare("no").first
GRACE = ACTIONS.declare("grace").first
ONLY = ACTIONS.declare("only").first


class Feast(State):
    fields: ClassVar[tuple[str, ...]] = ("eaten",)

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.eaten: list[str] = []

    def copy(self, events: bool = False) -> Feast:
        other = Feast(self.start)
        self.copy_base(other, events)
        other.eaten = self.eaten.copy()
        return other

    def scores(self) -> list[int]:
        return [len(self.eaten)] * self.seats

    def outcome(self) -> Outcome | None:
        return ranked(self.scores()) if self.over else None

    def view(self, seat: int | None) -> Data:
        return {"eaten": self.eaten.copy()}

    def redeal(self, seat: int | None, rng: Rng) -> None:
        return


class Pick(Frame[Feast]):
    name: ClassVar[str] = "pick"

    def legal(self, s: Feast) -> list[int]:
        return [PICK, PICK + 1, PICK + 2]

    def apply(self, s: Feast, action: int) -> None:
        courses = [["soup"], ["cake"], ["soup", "cake", "bread"]][action - PICK]
        for course in reversed(courses):  # the first to be served is pushed last
            s.push(Serve(self.seat, course))


class Serve(Step[Feast]):
    name: ClassVar[str] = "serve"

    def __init__(self, seat: int, course: str) -> None:
        super().__init__(seat)
        self.course = course

    def run(self, s: Feast) -> None:
        s.eaten.append(self.course)
        s.emit("feast-served", {"course": self.course})
        if self.course == "cake":
            s.push(More(1 - self.seat, (1, 2)))


class More(Frame[Feast]):
    name: ClassVar[str] = "more"

    def __init__(self, seat: int, sizes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.sizes = sizes

    def legal(self, s: Feast) -> list[int]:
        return [YES, NO]

    def apply(self, s: Feast, action: int) -> None:
        s.eaten.append("more" if action == YES else "enough")


class Forced(Frame[Feast]):
    """Has one possible answer, which is not asked."""

    name: ClassVar[str] = "forced"

    def legal(self, s: Feast) -> list[int]:
        return [ONLY]

    def apply(self, s: Feast, action: int) -> None:
        s.eaten.append("forced")


class Grace(Frame[Feast]):
    """Has one possible answer, which is still a choice in the player's eyes."""

    name: ClassVar[str] = "grace"

    def legal(self, s: Feast) -> list[int]:
        return [GRACE]

    def asks_single(self, s: Feast) -> bool:
        return True

    def apply(self, s: Feast, action: int) -> None:
        s.eaten.append("grace")


class Stuck(Frame[Feast]):
    name: ClassVar[str] = "stuck"

    def legal(self, s: Feast) -> list[int]:
        return []


class Loop(Step[Feast]):
    name: ClassVar[str] = "loop"

    def run(self, s: Feast) -> None:
        s.push(Loop(self.seat))


class FeastGame(Game):
    def blank(self, start: Start, events: bool) -> Feast:
        return Feast(start, events)

    def setup(self, state: State) -> None:
        state.push(Grace(1))
        state.push(Forced(0))
        state.push(Pick(0))

    def begin_turn(self, state: State, seat: int) -> None:
        state.push(Pick(seat))

    def view(self, state: State, seat: int | None) -> Data:
        return cast(Feast, state).view(seat)

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        cast(Feast, state).redeal(seat, rng)


GAME = FeastGame("feast", 1, [2], ACTIONS, [], [Pick, Serve, More, Forced, Grace, Stuck, Loop], 20)


def feast() -> Feast:
    state = GAME.new(2, seed=0)
    assert isinstance(state, Feast)
    return state


def apply(state: Feast, *names: str) -> None:
    for name in names:
        state.apply(ACTIONS.parse(name))


def test_what_is_pushed_last_is_resolved_first_and_what_lies_below_waits() -> None:
    state = feast()
    apply(state, "pick long")
    assert state.eaten == ["soup", "cake"]  # the cook asks before the bread is served
    assert state.seat == 1
    apply(state, "no")
    assert state.eaten == ["soup", "cake", "enough", "bread", "forced"]


def test_a_single_answer_is_given_by_itself_and_not_recorded() -> None:
    state = feast()
    apply(state, "pick plain")
    assert state.eaten == ["soup", "forced"]
    assert state.record().actions == [PICK]


def test_a_single_answer_that_is_a_choice_is_asked() -> None:
    state = feast()
    apply(state, "pick plain")
    assert state.seat == 1
    assert state.legal() == [GRACE]
    apply(state, "grace")
    assert state.over


def test_an_empty_stack_is_the_end() -> None:
    state = feast()
    apply(state, "pick sweet", "yes", "grace")
    assert state.over
    assert state.outcome() == Outcome([1, 1], [4, 4], [[], []])


def test_frames_are_values() -> None:
    assert More(0, (1, 2)) == More(0, (1, 2))
    assert hash(More(0, (1, 2))) == hash(More(0, (1, 2)))
    assert More(0, (1, 2)) != More(1, (1, 2))
    assert More(0, (1, 2)) != Pick(0)
    assert repr(More(0, (1, 2))) == "More(0, (1, 2))"


def test_a_copy_shares_frames_and_goes_its_own_way() -> None:
    state = feast()
    apply(state, "pick long")
    copy = state.copy()
    assert copy.stack[0] is state.stack[0]
    copy.apply(YES)
    assert state.eaten == ["soup", "cake"]
    assert copy.eaten == ["soup", "cake", "more", "bread", "forced"]


def test_pending_frames_are_dumped_and_restored() -> None:
    state = feast()
    apply(state, "pick long")
    frames = state.dump()["frames"]
    assert frames == [["grace", 1], ["forced", 0], ["serve", 0, "bread"], ["more", 1, [1, 2]]]
    again = GAME.restore(state.dump())
    assert again.stack == state.stack
    again.apply(NO)
    state.apply(NO)
    assert again == state


def test_pending_frames_are_written_by_hand() -> None:
    state = GAME.position({"decide": ["grace 1", "serve 0 bread", "more 1 1,2"]})
    assert state.stack == [Grace(1), Serve(0, "bread"), More(1, (1, 2))]
    assert GAME.position({"decide": ["more 1 ,"]}).stack == [More(1, ())]


def test_a_position_without_a_decision_begins_a_turn() -> None:
    state = GAME.position({"turn": 1})
    assert state.stack == [Pick(1)]


def test_a_decision_without_an_answer_is_a_fault_of_the_game() -> None:
    state = feast()
    state.push(Stuck(0))
    with pytest.raises(AssertionError, match=r"Stuck\(0\) is asked and has no legal answer"):
        state.settle()


def test_a_game_that_does_not_come_back_is_a_fault_of_the_game() -> None:
    state = feast()
    state.push(Loop(0))
    with pytest.raises(AssertionError, match="steps without a decision"):
        state.settle()


def test_a_frame_of_a_seat_that_is_not_there_is_found() -> None:
    state = feast()
    state.push(Pick(5))
    assert state.check() == ["frame Pick(5) belongs to seat 5, which is not there"]


def test_the_usual_words_of_a_frame() -> None:
    state = feast()
    assert state.prompt() == Message("prompt-pick")
    assert state.label(PICK) == Message("action", {"notation": "pick plain"})


def test_two_frames_never_have_one_name() -> None:
    with pytest.raises(ValueError, match="frame Pick needs a name of its own"):
        FeastGame("feast", 1, [2], ACTIONS, [], [Pick, Pick], 20)


@pytest.mark.parametrize("method", ["copy", "scores", "outcome"])
def test_what_a_state_does_not_say_is_named(method: str) -> None:
    bare = State(feast().start)
    with pytest.raises(TypeError, match="does not say"):
        getattr(bare, method)()
