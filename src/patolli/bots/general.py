"""A bot for every game: where there is no evaluation, one plays that needs but the rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget
from patolli.bots.evaluation import evaluations
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng


@final
class GeneralBot(Bot):
    """`inner` in games that have an evaluation (or with one that it was given), else `general`."""

    kind: ClassVar[str] = "general"

    def __init__(self, seed: int, inner: Bot, general: Bot) -> None:
        super().__init__(seed, inner.budget, inner.given)
        self.inner: Final = inner
        self.general: Final = general

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> int:
        bot = self.of(knowledge)
        action = bot.choose(knowledge, budget)
        self.judgements = bot.judgements
        self.asked = bot.asked
        self.nodes = bot.nodes
        self.line = bot.line
        return action

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        bot = self.of(knowledge)
        judgements = bot.judge(knowledge, budget, rng)
        self.nodes = bot.nodes
        return judgements

    def of(self, knowledge: Knowledge) -> Bot:
        """The one that plays this game."""
        known = self.given is not None or knowledge.game.id in evaluations()
        return self.inner if known else self.general
