"""Statistics: the sources of the points add up to the points, in every game and seat count."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.table.test_secrets import running

import patolli
from patolli.resources import find
from patolli.table import play, presentation
from patolli.table.fold import fold
from patolli.table.history import since, stats
from patolli.testing_text import Sentences
from patolli.text import languages

GAMES = [*((game_id, {}) for game_id in patolli.games()), ("tikal", {"auction": True})]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_the_sources_add_up(game_id: str, options: dict[str, bool | int | str]) -> None:
    game = patolli.load(game_id)
    for seats in game.seats:
        table, state = running(game, seats, options, seed=seats)
        first = state.scores()
        chance = random.Random(seats)
        while table.status == "running":
            action = chance.choice(state.legal())
            assert table.asked is not None
            entry, state = play.act(table, table.asked, action, None, at=0)
            fold(table, entry, state)
        found = stats(table)
        assert found.length == len(found.over_time) == table.length
        assert found.over_time[-1].scores == state.scores()
        for seat in range(seats):
            total = sum(source.points for source in found.sources if source.seat == seat)
            assert first[seat] + total == state.scores()[seat]
        explained = sum(abs(s.points) for s in found.sources if s.key != "other")
        whole = sum(abs(s.points) for s in found.sources)
        assert explained >= 0.9 * whole, found.sources
        rivals = (table.outcome or {}).get("rivals")
        assert sum(source.points for source in found.rivals) == sum(rivals or [])  # type: ignore[call-overload]
        assert all(source.key != "other" for source in found.rivals)
        for one in found.highlights:
            assert {mark.turn for mark in table.marks[one.begin : one.at]} == {one.turn}
            assert all(one.begin <= event.action < one.at for event in one.events)
        for key in {source.key for source in found.sources + found.rivals} - {"other"}:
            assert is_name(key) or f'"{key}": "{game_id}-board-source-' in board(game_id), key


@pytest.mark.parametrize("game_id", ["teotihuacan", "founders"])
def test_what_an_automaton_did_since_my_last_turn(game_id: str) -> None:
    table, state = running(patolli.load(game_id), 1, {}, seed=3)
    chance = random.Random(1)
    turns = 0
    while table.status == "running" and turns < 8:
        turn, length = table.turn, table.length
        entry, state = play.act(table, 0, chance.choice(state.legal()), None, at=0)
        fold(table, entry, state)
        if table.turn - turn < 2:
            continue  # the person's turn goes on
        step = presentation.steps_since(table, entry.version - 1, [0])[0]
        whole = [event.key for event in step.events]
        if not any("-bot-" in key or "-rival-" in key for key in whole):
            continue  # an eclipse has a turn of its own
        turns += 1
        told = since(table, "p0")
        assert (told.at, told.length) == (length, table.length)
        assert [step.version for step in told.steps] == [entry.version]
        keys = [event.key for event in told.steps[0].events]
        assert keys == whole[-len(keys) :]
        assert any("-bot-" in key or "-rival-" in key for key in keys)
        first = told.steps[0].events[0].data.get("seat")
        assert first is None or "name" in str(first), "what I did myself is not told"
    assert turns == 8


def test_nothing_was_missed_before_the_automaton_s_first_turn() -> None:
    table, _ = running(patolli.load("founders"), 1, {}, seed=3)
    assert since(table, "p0").steps == []


def is_name(key: str) -> bool:
    """Whether a key is a name in every language: a text without anything to fill in."""
    return all(key in one.places and not one.placed(key) for one in sentences())


@cache
def sentences() -> list[Sentences]:
    """The sentences of every language."""
    return [Sentences(language) for language in languages()]


def board(game_id: str) -> str:
    """The source of a game's board in the browser: it names what is no name by itself."""
    folder = find(f"web/src/games/{game_id}")
    assert folder is not None
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ts")))
