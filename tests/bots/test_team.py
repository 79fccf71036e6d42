"""The searcher on several cores."""

from __future__ import annotations

import pytest

import patolli
from patolli.bots import BadBudget, Budget, Knowledge, make
from patolli.bots.evaluation import tuned, weights_of
from patolli.bots.team import TeamBot, merged


def test_a_team_chooses_the_same_again_and_follows_its_line() -> None:
    budget = Budget(nodes=300)
    evaluation = tuned("tikal", weights_of("tikal"))
    played: list[list[int]] = []
    for given in (None, evaluation):
        state = patolli.load("tikal").new(2, 4, events=False)
        bot = make("searcher", 3, evaluation=given, jobs=2)
        assert isinstance(bot, TeamBot)
        nodes = 0
        for _ in range(3):
            state.apply(bot.choose(Knowledge(state), budget))
            nodes += bot.nodes
        assert nodes > 300  # both searched
        assert bot.explain()
        bot.close()
        played.append(state.actions)
    assert played[0] == played[1]


def test_notes_are_compared() -> None:
    one = [([1, 2], 5.0, [5.0], 9), ([3], 4.0, [4.0], 3)]
    two = [([3], 8.0, [8.0], 7), ([4], 1.0, [1.0], 2)]
    lines = {tuple(line.actions): line for line in merged([one, two])}
    assert lines[(1, 2)].utility == 3.0  # the second member's poorest was 1
    assert lines[(3,)].utility == 6.0
    assert lines[(3,)].points == [8.0]  # of the member that looked longest
    assert lines[(4,)].utility == 2.5


def test_a_team_without_members_is_refused() -> None:
    with pytest.raises(BadBudget, match="at least 1"):
        make("master", 1, jobs=0)
