"""What every kind and level of bot does: legal, repeatable, within its budget, explained."""

from __future__ import annotations

from time import perf_counter, sleep

import pytest

import patolli
from patolli import Message
from patolli.bots import KINDS, LEVELS, BadBudget, Budget, Knowledge, UnknownBot, make
from patolli.bots.bot import Judgement
from patolli.bots.budget import clock_named
from patolli.core.state import State
from patolli.text import Words
from tests.bots.games import GAMES

LITTLE = Budget(nodes=25)


def played(game: str, seats: int, kinds: list[str], seed: int, budget: Budget) -> State:
    """A game between bots."""
    state = patolli.load(game).new(seats, seed, events=False)
    bots = [make(kind, seed + seat) for seat, kind in enumerate(kinds)]
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(Knowledge(state), budget))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_all_kinds_sit_at_every_table(game: str) -> None:
    for seats in patolli.load(game).seats:
        kinds = [KINDS[(seats + seat) % len(KINDS)] for seat in range(seats)]
        state = played(game, seats, kinds, seed=seats, budget=LITTLE)
        assert state.over
        assert state.check() == []


@pytest.mark.parametrize("kind", KINDS)
def test_same_seed_and_nodes_give_the_same_game(kind: str) -> None:
    one, two = (played("patolli", 2, [kind, "random"], 3, LITTLE) for _ in range(2))
    assert one.actions == two.actions


def test_another_seed_is_another_game() -> None:
    state = patolli.load("tikal").new(2, 3, events=False)
    choices = {make("random", seed).choose(Knowledge(state)) for seed in range(30)}
    assert len(choices) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["planner", "searcher"])
def test_time_is_kept(game: str, kind: str) -> None:
    state = patolli.load(game).new(2, 6, events=False)
    begun = perf_counter()
    make(kind, 1).choose(Knowledge(state), Budget(seconds=0.1))
    assert perf_counter() - begun < 1.5  # a slow machine may oversleep, a runaway would not end


@pytest.mark.parametrize("kind", ["planner", "searcher"])
def test_more_nodes_search_more(kind: str) -> None:
    state = patolli.load("tikal").new(2, 6, events=False)
    little, much = make(kind, 1), make(kind, 1)
    little.choose(Knowledge(state), Budget(nodes=50))
    much.choose(Knowledge(state), Budget(nodes=2000))
    assert little.nodes < much.nodes <= 4000


def test_one_possible_answer_needs_no_search() -> None:
    state = patolli.load("patolli").position({"decide": ["move 0 0"]})
    if state.seat is not None and len(state.legal()) == 1:
        bot = make("searcher", 1)
        assert bot.choose(Knowledge(state)) == state.legal()[0]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_explained_in_both_languages(kind: str, language: str) -> None:
    state = patolli.load("tikal").new(3, 6, events=False)
    bot = make(kind, 1)
    action = bot.choose(Knowledge(state), Budget(nodes=300))
    messages = bot.explain()
    words = Words(language)
    assert words.say(state.label(action)) in words.say(messages[0])
    assert 2 <= len(messages) <= 3
    for message in messages:
        assert isinstance(message, Message)
        assert words.say(message)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_of_the_bots_can_be_said(language: str) -> None:
    words = Words(language)
    data = {"choice": "pass", "points": 3, "rival": 4}
    for key in ("random", "only", "choice", "choice-alone", "other", "other-alone"):
        assert words.text(f"bots-{key}", data)
    for level in LEVELS:
        assert words.text(f"bots-{level}")
        assert words.text(f"bots-{level}-about")


def test_choices_are_ranked() -> None:
    state = patolli.load("tikal").new(2, 6, events=False)
    bot = make("planner", 1)
    bot.choose(Knowledge(state))
    utilities = [judgement.utility for judgement in bot.judgements]
    assert utilities == sorted(utilities, reverse=True)
    assert all(isinstance(judgement, Judgement) for judgement in bot.judgements)


def test_asked_out_of_turn() -> None:
    state = patolli.load("tikal").new(2, 6, events=False)
    assert state.seat is not None
    with pytest.raises(ValueError, match="nothing to decide"):
        make("random", 1).choose(Knowledge(state, 1 - state.seat))
    with pytest.raises(ValueError, match="no seat 7"):
        Knowledge(state, 7)


def test_no_seat_decides_when_it_is_over() -> None:
    state = played("patolli", 2, ["random", "random"], 1, LITTLE)
    with pytest.raises(ValueError, match="over"):
        Knowledge(state)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="planner"):
        make("plannner")


@pytest.mark.parametrize("text", ["0", "0s", "-1s", "soon", "1.5", "", "-4", "nans"])
def test_bad_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        Budget.parse(text)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("0.2s", Budget(seconds=0.2)),
        ("500ms", Budget(seconds=0.5)),
        ("2000", Budget(nodes=2000)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


def test_a_budget_needs_a_limit() -> None:
    with pytest.raises(BadBudget, match="seconds or nodes"):
        Budget()


def test_the_processor_clock_does_not_count_what_others_use() -> None:
    wall, processor = clock_named("wall"), clock_named("processor")
    begun = wall(), processor()
    sleep(0.1)
    assert wall() - begun[0] >= 0.1
    assert processor() - begun[1] < 0.1


def test_an_unknown_clock_is_refused() -> None:
    with pytest.raises(BadBudget, match="'sundial': it must be wall or processor"):
        clock_named("sundial")


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play(level: str) -> None:
    state = patolli.load("tikal").new(4, 2, events=False)
    assert make(level, 2).choose(Knowledge(state), Budget(nodes=100)) in state.legal()


@pytest.mark.parametrize("game", GAMES)
def test_master_thinks_two_seconds_at_most(game: str) -> None:
    state = patolli.load(game).new(2, 12, events=False)
    master = make("master", 1)
    assert master.budget.seconds is not None
    assert master.budget.seconds <= 2
    begun = perf_counter()
    master.choose(Knowledge(state))
    assert perf_counter() - begun < 4  # twice the two seconds, for a busy machine
