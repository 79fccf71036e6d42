"""What a bot thinks of the turns of a finished game."""

from __future__ import annotations

import pytest
from tests.table.test_secrets import running

import patolli
from patolli import bots
from patolli.core.state import State
from patolli.table import play
from patolli.table.fold import fold
from patolli.table.review import judge, stretches
from patolli.table.table import Table


def played(game_id: str, players: list[bots.Bot], most: int, seed: int = 5) -> tuple[Table, State]:
    """A game of bots at a table in memory."""
    table, state = running(patolli.load(game_id), len(players), {}, seed=seed)
    while table.status == "running" and table.length < most:
        asked = table.asked
        assert asked is not None
        action = players[asked].choose(bots.Knowledge(state, asked))
        entry, state = play.act(table, asked, action, None, at=0)
        fold(table, entry, state)
    return table, state


@pytest.mark.parametrize("game_id", patolli.games())
def test_a_stretch_is_what_one_seat_knows_in_advance(game_id: str) -> None:
    table, _ = played(game_id, [bots.make("random", seat) for seat in range(2)], 250)
    spans = stretches(table)
    assert [start for start, _ in spans] == [0, *(end for _, end in spans[:-1])]
    assert spans[-1][1] == table.length
    for start, end in spans:
        state = table.at(start)
        seat, turn, reveals = state.seat, state.turn, state.reveals
        for action in table.line[start:end]:
            assert (state.seat, state.turn, state.reveals) == (seat, turn, reveals)
            state.apply(action)
        if end < table.length:
            assert (state.seat, state.turn, state.reveals) != (seat, turn, reveals)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["tikal", "founders", "teotihuacan"])
def test_who_plays_at_random_loses_more(game_id: str) -> None:
    table, _ = played(game_id, [bots.make("apprentice", 1), bots.make("random", 2)], 160)
    lost: list[list[float]] = [[], []]
    for number, (start, end) in enumerate(stretches(table)):
        state = table.at(start)
        assert state.seat is not None
        found = judge(bots.Knowledge(state), table.line[start:end], 200, number)
        assert found.played.actions == table.line[start:end]
        assert found.best.margin >= found.played.margin
        assert found == judge(bots.Knowledge(state), table.line[start:end], 200, number)
        assert found.reasons[0][1]["action"] == found.best.actions[0]
        lost[state.seat].append(found.best.margin - found.played.margin)
    careful, random_one = (sum(one) / len(one) for one in lost)
    assert random_one > 1.3 * careful, (careful, random_one)


def test_a_review_knows_no_more_than_its_seat() -> None:
    """Two worlds that are equal for the seat give the same review."""
    table, _ = played("tikal", [bots.make("random", seat) for seat in range(2)], 60)
    start, end = stretches(table)[-2]
    state = table.at(start)
    line = table.line[start:end]
    first = judge(bots.Knowledge(state), line, 200, 1)
    other = state.determinize(state.seat, patolli.Rng.seeded(99))
    assert judge(bots.Knowledge(other), line, 200, 1) == first
