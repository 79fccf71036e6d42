"""Bots by name: a kind, a level, an entry point of another distribution, any class or program.

A level may have a style of the game behind it: `artisan:temples` (`styles.py`).
A class of another distribution gets a name of its own through an entry point in the group
`patolli.bots`; without one it is named `package.module:Class`. A program is named `exec:COMMAND`.
"""

from __future__ import annotations

from typing import Final, final

from patolli.bots.bot import Bot
from patolli.bots.budget import Budget
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.greedy import GreedyBot
from patolli.bots.ismcts import IsmctsBot
from patolli.bots.levels import LEVELS, LevelBot, searcher
from patolli.bots.planner import PlannerBot
from patolli.bots.plugins import BOTS, BadPlugin, named, plugin, plugins
from patolli.bots.program import EXEC, NoProgram, ProgramBot
from patolli.bots.random import RandomBot
from patolli.bots.searcher import SearcherBot
from patolli.bots.styles import check_style, split
from patolli.core.errors import PatolliError, nearest

OURS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "searcher": SearcherBot,
    "ismcts": IsmctsBot,
}
KINDS: Final = list(OURS)


@final
class UnknownBot(PatolliError):
    """No kind and no level of bot has that name."""


def kinds() -> list[str]:
    """The kinds of bots, those of other distributions after ours."""
    ours = KINDS + LEVELS
    return KINDS + [point.name for point in plugins(BOTS) if point.name not in ours]


def levels() -> list[str]:
    """The levels, from the mildest to the strongest."""
    return list(LEVELS)


def kind_class(name: str) -> type[Bot]:
    """The class of a kind, or of `package.module:Class`."""
    if name in OURS:
        return OURS[name]
    if name.partition(":")[0] in OURS:
        raise UnknownBot(f"no bot {name!r}: only levels have styles: {', '.join(LEVELS)}")
    try:
        found = named(name) if ":" in name else plugin(BOTS, name)
    except BadPlugin as error:
        raise UnknownBot(f"no bot {name!r}: {error}") from error
    if found is None:
        known = [*kinds(), *LEVELS]
        raise UnknownBot(
            f"no bot {name!r}: {nearest(name, known)} Known: {', '.join(known)}; "
            "any other class is named package.module:Class, any program exec:COMMAND"
        )
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{name!r} is no bot: it must be a subclass of patolli.bots.Bot")
    return found


def split_budget(text: str) -> tuple[str, str | None]:
    """The bot and the budget of `searcher@0.5s`; None where no budget is named."""
    name, at, budget = text.rpartition("@")
    return (name, budget) if at else (text, None)


def check(name: str, game: str) -> None:
    """Refuse a name that is no bot's, or a level's style that the game does not have."""
    level, style = split(name)
    if level in LEVELS:
        check_style(style, game)
    make(name)


def make(
    name: str,
    seed: int = 0,
    budget: Budget | None = None,
    evaluation: Evaluation | None = None,
    jobs: int = 1,
) -> Bot:
    """A bot by the name of its kind (`planner`), level (`artisan`, `artisan:temples`), class or
    program.

    Without a budget it takes the usual one of its kind or level, without an evaluation the
    committed one of the game that it is asked about. `jobs` are the processes of a searcher.
    """
    level, style = split(name)
    if level in LEVELS:
        return LevelBot(level, seed, budget, evaluation, jobs, style)
    if name == "searcher":
        return searcher(seed, budget, evaluation, jobs)
    if name.startswith(EXEC):
        try:
            return ProgramBot(name.removeprefix(EXEC), seed, budget, evaluation)
        except NoProgram as error:
            raise UnknownBot(f"no bot {name!r}: {error}") from error
    made = kind_class(name)
    try:
        return made(seed, budget, evaluation)
    except TypeError as error:
        raise UnknownBot(
            f"{name!r} can't be made: {made.__name__}(seed, budget, evaluation) fails with: {error}"
        ) from error
