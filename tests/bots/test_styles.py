"""Styles: what terms are worth to a bot beyond their weight, and how that shows in its play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import patolli
from patolli import bots
from patolli.arena import BadMatch, Match
from patolli.bots import Budget, Knowledge, UnknownStyle, make
from patolli.bots.evaluation import evaluation_of, evaluations, styles_of
from patolli.core.errors import PatolliError
from patolli.core.state import State
from patolli.games.patolli.components import SECTION
from patolli.games.patolli.state import HAND, HOME, PatolliState
from patolli.text import Words, languages

ALL = [(game, style) for game in evaluations() for style in bots.styles(game)]


def random_game(game: str, seats: int) -> Iterator[State]:
    """A game of decisions at random, again and again until it is over."""
    state = patolli.load(game).new(seats, 4, events=False)
    bot = make("random", 4)
    while not state.over:
        yield state
        state.apply(bot.choose(Knowledge(state)))
    yield state


@pytest.mark.parametrize("game", ["founders", "patolli", "teotihuacan", "tikal"])
def test_every_game_of_ours_has_two_styles_with_words(game: str) -> None:
    assert len(bots.styles(game)) == 2
    for language in languages():
        words = Words(language)
        for style in bots.styles(game):
            for key in (f"bots-style-{game}-{style}", f"bots-style-{game}-{style}-about"):
                assert words.has(key), (language, key)


@pytest.mark.parametrize(("game", "style"), ALL)
@pytest.mark.parametrize("seats", [2, 3])  # two seats of Teotihuacan are judged by a network
def test_a_style_adds_its_points_to_the_terms(game: str, style: str, seats: int) -> None:
    plain, styled = evaluation_of(game), evaluation_of(game, style)
    more = styles_of(game)[style]
    differ = False
    for state in random_game(game, seats):
        if state.over:
            break
        rows = zip(plain.points(state), styled.points(state), plain.terms(state), strict=True)
        for before, after, terms in rows:
            own = dict(zip(plain.names, terms, strict=True))
            added = sum(points * own[name] for name, points in more.items())
            assert after - before == pytest.approx(added)
            differ = differ or after != before
    assert differ


@pytest.mark.parametrize(("game", "style"), ALL)
def test_the_end_of_a_game_is_worth_the_same_to_every_style(game: str, style: str) -> None:
    *_, state = random_game(game, 2)
    assert evaluation_of(game, style).points(state) == evaluation_of(game).points(state)


def test_a_style_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(UnknownStyle, match=r"'houses' in tikal.*temples, treasures"):
        bots.check("artisan:houses", "tikal")
    with pytest.raises(UnknownStyle, match=r"'bold' in tikal"):
        Match.of("tikal", 2, ["artisan:bold", "artisan"], 1)
    with pytest.raises(UnknownStyle, match=r"teotihuacan: temples, pyramid"):
        make("artisan:houses")
    other = make("novice:bold")  # a style of Patolli
    with pytest.raises(UnknownStyle, match=r"temples, treasures"):
        other.choose(Knowledge(patolli.load("tikal").new(2, 1, events=False)))
    with pytest.raises(PatolliError):
        bots.check("planner:temples", "tikal")  # only levels have styles


def test_a_match_takes_styles_and_budgets_together() -> None:
    match = Match.of("patolli", 2, ["artisan:bold@50", "artisan"], 2)
    assert [(player.kind, player.budget) for player in match.players] == [
        ("artisan:bold", "50"),
        ("artisan", None),
    ]
    with pytest.raises(BadMatch):
        Match.of("patolli", 2, [], 2)


def exposed(state: State, seat: int) -> int:
    """The pieces of a seat on centre squares, where they can be captured."""
    assert isinstance(state, PatolliState)
    places = [at for at in state.progress[seat] if at not in (HAND, HOME)]
    return sum(state.square(seat, at) % SECTION == 0 for at in places)


def test_the_bold_stand_where_the_careful_do_not() -> None:
    stood = {"bold": 0, "careful": 0}
    for number in range(12):
        state = patolli.load("patolli").new(2, 100 + number // 2, events=False)
        names = ["bold", "careful"] if number % 2 else ["careful", "bold"]
        players = [make(f"apprentice:{name}", number) for name in names]
        while not state.over:
            seat = state.stack[-1].seat
            state.apply(players[seat].choose(Knowledge(state), Budget(nodes=60)))
            stood[names[seat]] += exposed(state, seat)
    assert stood["bold"] > 1.5 * stood["careful"]


def test_a_kind_has_no_styles() -> None:
    with pytest.raises(bots.UnknownBot, match="only levels have styles"):
        bots.make("random:temples")
