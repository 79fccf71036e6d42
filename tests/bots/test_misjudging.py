"""Lower levels misjudge: they take what is nearly as good, and never what is absurd."""

from __future__ import annotations

import patolli
from patolli.bots import Budget, Knowledge, make
from patolli.bots.bot import Bot, Judgement
from patolli.bots.misjudging import MisjudgingBot, bell
from patolli.core.rng import Rng


class Fixed(Bot):
    """Three actions: the best, one nearly as good, one that is absurd."""

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        return [
            Judgement(action, worth, [], 1) for action, worth in ((0, 10.0), (1, 9.5), (2, 0.0))
        ]


def test_errors_spread_around_nothing() -> None:
    rng = Rng.seeded(4)
    throws = [bell(rng) for _ in range(4000)]
    mean = sum(throws) / len(throws)
    spread = (sum((throw - mean) ** 2 for throw in throws) / len(throws)) ** 0.5
    assert abs(mean) < 0.06
    assert 0.95 < spread < 1.05


def test_a_small_error_changes_only_what_is_about_as_good() -> None:
    knowledge = Knowledge(patolli.load("founders").new(2, 5, events=False))
    chosen: set[int] = set()
    for seed in range(60):
        bot = MisjudgingBot(seed, Fixed(seed), 0.05)  # 0.6 points in this game
        judgements = bot.judge(knowledge, Budget(nodes=1), Rng.seeded(seed))
        chosen.add(max(judgements, key=lambda judgement: judgement.utility).action)
    assert chosen == {0, 1}


def test_the_same_seed_misjudges_alike() -> None:
    state = patolli.load("tikal").new(2, 3, events=False)
    first, second = (make("novice", 9).choose(Knowledge(state)) for _ in range(2))
    assert first == second
