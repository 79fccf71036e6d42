"""No bot can know what its seat can't: equal knowledge and seed give equal choices."""

from __future__ import annotations

import gc

import pytest

import patolli
from patolli import Rng
from patolli.bots import KINDS, Budget, Knowledge, make
from patolli.core.state import State
from tests.bots.games import GAMES


def states(game: str, seats: int, seed: int, every: int) -> list[State]:
    """Some states of a random game."""
    state = patolli.load(game).new(seats, seed, events=False)
    rng = Rng.seeded(seed)
    found: list[State] = []
    while not state.over:
        if len(state.actions) % every == 0:
            found.append(state.copy())
        state.apply(rng.pick(state.legal()))
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_equal_knowledge_and_seed_give_equal_choices(game: str, kind: str) -> None:
    budget = Budget(nodes=60)
    for state in states(game, 3, seed=2, every=40):
        seat = state.seat
        assert seat is not None
        other = state.determinize(seat, Rng.seeded(77))
        assert other.observe(seat) == state.observe(seat)
        one = make(kind, 5).choose(Knowledge(state), budget)
        assert make(kind, 5).choose(Knowledge(other), budget) == one


@pytest.mark.parametrize("game", GAMES)
def test_knowledge_of_equal_states_is_equal(game: str) -> None:
    for state in states(game, 2, seed=3, every=15):
        seat = state.seat
        assert seat is not None
        other = state.determinize(seat, Rng.seeded(8))
        assert Knowledge(state).dump() == Knowledge(other).dump()


@pytest.mark.parametrize("game", GAMES)
def test_knowledge_shows_what_the_seat_sees(game: str) -> None:
    for state in states(game, 2, seed=4, every=15):
        knowledge = Knowledge(state)
        assert knowledge.observe() == state.observe(state.seat)
        assert knowledge.legal() == state.legal()
        assert knowledge.determinize(Rng.seeded(1)).observe(state.seat) == state.observe(state.seat)
        for action in state.legal()[:3]:
            assert knowledge.label(action) == state.label(action)


def test_knowledge_does_not_hold_the_state() -> None:
    state = patolli.load("patolli").new(2, 1, events=False)
    knowledge = Knowledge(state)
    reached: list[object] = [knowledge]
    seen: set[int] = set()
    while reached:
        thing = reached.pop()
        if id(thing) in seen or isinstance(thing, type):
            continue
        seen.add(id(thing))
        assert thing is not state
        if type(thing).__module__.startswith("patolli") or isinstance(thing, (list, dict)):
            reached += gc.get_referents(thing)


def test_knowledge_has_no_seed_and_no_past() -> None:
    state = patolli.load("tikal").new(2, 9, events=False)
    state.apply(state.legal()[0])
    world = Knowledge(state).determinize(Rng.seeded(1))
    assert world.seed is None
    assert world.actions == []


def test_knowledge_travels() -> None:
    state = patolli.load("tikal").new(2, 9, events=False)
    knowledge = Knowledge(state)
    again = Knowledge.restore(knowledge.dump())
    assert again.dump() == knowledge.dump()
    bots = [make("planner", 3), make("planner", 3)]
    budget = Budget(nodes=100)
    assert bots[0].choose(knowledge, budget) == bots[1].choose(again, budget)


def test_a_bot_never_changes_the_state() -> None:
    state = patolli.load("tikal").new(2, 9, events=False)
    before = state.dump()
    for kind in KINDS:
        make(kind, 1).choose(Knowledge(state), Budget(nodes=200))
    assert state.dump() == before
