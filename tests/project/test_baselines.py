"""The bots that were kept to measure others against still play."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.bots import Budget, Knowledge, make
from patolli.bots.selfplay import BotAgent, RandomAgent, self_play
from patolli.registry import load as load_game

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.mark.parametrize(("game", "seats"), [("patolli", 3), ("tikal", 2)])
def test_the_first_searcher_plays_a_legal_game(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    bot = make("baselines.searcher_1:Searcher1", 7, Budget.parse("15"))
    state = load_game(game).new(seats, 4, events=False)
    others = [RandomAgent(seat) for seat in range(1, seats)]
    outcome = self_play(state, [BotAgent(bot), *others]).outcome()
    assert outcome is not None
    if game == "tikal":
        assert outcome.winners == [0]


@pytest.mark.parametrize("game", ["founders", "teotihuacan"])
def test_the_first_searcher_knows_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    state = load_game(game).new(2, 4, events=False)
    bot = make("baselines.searcher_1:Searcher1", 7, Budget.parse("60"))
    for _ in range(12):
        seat = state.seat
        assert seat is not None
        state.apply(bot.choose(Knowledge(state)))
    assert bot.judgements[0].points == [] or len(bot.judgements[0].points) == 2
