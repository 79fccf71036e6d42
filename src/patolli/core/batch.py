"""Many states carried on and shown by one call, without leaving the engine in between."""

from __future__ import annotations

from patolli.core.rng import Rng
from patolli.core.state import State


def illegal(states: list[State], actions: list[int]) -> int:
    """The first state in which its action is not allowed; -1 if all are."""
    for i in range(len(states)):
        if actions[i] not in states[i].answers:
            return i
    return -1


def carry_out(states: list[State], actions: list[int]) -> list[int]:
    """Carry out one legal action in each state; which of them are over now."""
    over: list[int] = []
    for i in range(len(states)):
        state = states[i]
        state.carry_out(actions[i])
        if not state.stack:
            over.append(i)
    return over


def show(states: list[State], seats: list[int], legal: list[int], counts: list[int]) -> bytes:
    """What the deciding seats see, one after another.

    The seats, all legal actions and how many each state has are added to the three lists.
    """
    seen: list[bytes] = []
    for state in states:
        seat = state.stack[-1].seat
        seats.append(seat)
        answers = state.answers
        legal.extend(answers)
        counts.append(len(answers))
        seen.append(state.game.encode(state, seat))
    return b"".join(seen)


def sample(states: list[State], rng: Rng) -> list[int]:
    """A random legal action for each state."""
    chosen: list[int] = []
    for state in states:
        answers = state.answers
        chosen.append(answers[rng.below(len(answers))])
    return chosen


def random_until(state: State, seat: int, rng: Rng) -> None:
    """Random legal actions until a seat must decide or the game is over."""
    while state.stack and state.stack[-1].seat != seat:
        answers = state.answers
        state.carry_out(answers[rng.below(len(answers))])


def mask(answers: list[int], actions: int) -> bytearray:
    """The legal actions among all, as ones and zeros."""
    array = bytearray(actions)
    for action in answers:
        array[action] = 1
    return array
