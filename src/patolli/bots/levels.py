"""The five levels that people choose from, and what each of them does.

A lower level sees less far and in some games misjudges, as people do; it plays nothing at random.
How much of it makes a fair step from one level to the next differs from game to game (`PLANNERS`).
Every level can play in one of the game's styles (`styles.py`).
In a game without an evaluation a tree search that needs none takes the place of the planner.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import BadBudget, Budget
from patolli.bots.evaluation import evaluation_of, evaluations
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.ismcts import IsmctsBot
from patolli.bots.knowledge import Knowledge
from patolli.bots.misjudging import MisjudgingBot
from patolli.bots.planner import PlannerBot
from patolli.bots.searcher import SearcherBot
from patolli.bots.styles import check_style
from patolli.bots.team import TeamBot
from patolli.core.rng import Rng

LEVELS: Final = ["novice", "apprentice", "artisan", "master", "grandmaster"]

# The longest that a level thinks of a decision.
SECONDS: Final[dict[str, float]] = {"master": 1.5, "grandmaster": 5.0}

# Where a game has no evaluation, the nodes of the tree search.
TREES: Final[dict[str, int]] = {"novice": 100, "apprentice": 1500}


@final
class Sight:
    """How far a planner looks (nodes, first beam, worlds) and how wide its error spreads."""

    def __init__(self, nodes: int, beam: int, worlds: int, error: float = 0.0) -> None:
        self.nodes: Final = nodes
        self.beam: Final = beam
        self.worlds: Final = worlds
        self.error: Final = error


ARTISAN: Final = Sight(3000, 4, 3)
# By game and level, for one number of seats where the others see as far ("tikal 4"); "" is any
# other game that has an evaluation.
PLANNERS: Final[dict[str, dict[str, Sight]]] = {
    "": {
        "novice": Sight(100, 1, 1, 0.3),
        "apprentice": Sight(300, 2, 1, 0.05),
        "artisan": ARTISAN,
    },
    "patolli": {
        "novice": Sight(100, 1, 1, 1.0),
        "apprentice": Sight(300, 2, 1, 0.3),
        "artisan": ARTISAN,
    },
    "tikal": {
        "novice": Sight(400, 2, 1),
        "apprentice": Sight(1000, 2, 1),
        "artisan": ARTISAN,
    },
    "tikal 2": {"novice": Sight(550, 2, 1)},
    "tikal 4": {"novice": Sight(400, 2, 1, 0.2)},
    "founders": {
        "novice": Sight(450, 2, 1),
        "apprentice": Sight(600, 3, 1),
        "artisan": ARTISAN,
    },
    "teotihuacan": {
        "novice": Sight(150, 1, 1),
        "apprentice": Sight(370, 2, 1),
        "artisan": ARTISAN,
    },
}


@final
class LevelBot(Bot):
    """A bot of a level: what plays depends on the game that it is asked about."""

    kind: ClassVar[str] = "level"

    def __init__(
        self,
        level: str,
        seed: int,
        budget: Budget | None,
        evaluation: Evaluation | None,
        jobs: int,
        style: str = "",
    ) -> None:
        if jobs < 1:
            raise BadBudget(f"{jobs} processes can't search: it must be at least 1")
        check_style(style)
        usual = Budget(seconds=SECONDS[level]) if level in SECONDS else None
        super().__init__(seed, budget or usual, evaluation)
        self.level: Final = level
        self.seed: Final = seed
        self.limit: Final = budget
        self.jobs: Final = jobs
        self.style: Final = style
        self.players: dict[str, Bot] = {}

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
        game = knowledge.game.id
        table = f"{game} {knowledge.seats}"
        if table not in self.players:
            check_style(self.style, game)
            known = self.given is not None or game in evaluations()
            player = self.planning(game, knowledge.seats) if known else self.by_rules_alone()
            self.players[table] = player
        return self.players[table]

    def planning(self, game: str, seats: int) -> Bot:
        """The player of this level in a game that has an evaluation."""
        evaluation = self.given
        if evaluation is None and self.style:
            evaluation = evaluation_of(game, self.style)
        if self.level in SECONDS:
            limit = self.limit or Budget(seconds=SECONDS[self.level])
            return searcher(self.seed, limit, evaluation, self.jobs)
        sight = sight_of(game, seats, self.level)
        limit = self.limit or Budget(nodes=sight.nodes)
        planner = PlannerBot(self.seed, limit, evaluation, sight.beam, sight.worlds)
        return MisjudgingBot(self.seed, planner, sight.error) if sight.error else planner

    def by_rules_alone(self) -> Bot:
        """The player of this level in a game that has none."""
        limit = self.limit
        if limit is None and self.level in SECONDS:
            limit = Budget(seconds=SECONDS[self.level])
        elif limit is None and self.level in TREES:
            limit = Budget(nodes=TREES[self.level])
        return IsmctsBot(self.seed, limit)


def sight_of(game: str, seats: int, level: str) -> Sight:
    """How far a level that plans sees in a game with so many seats."""
    for key in (f"{game} {seats}", game):
        sights = PLANNERS.get(key)
        if sights is not None and level in sights:
            return sights[level]
    return PLANNERS[""][level]


def searcher(seed: int, budget: Budget | None, evaluation: Evaluation | None, jobs: int) -> Bot:
    """The searcher in one process or in several."""
    if jobs == 1:
        return SearcherBot(seed, budget, evaluation)
    return TeamBot(seed, jobs, budget, evaluation)
