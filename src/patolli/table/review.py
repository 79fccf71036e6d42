"""What a bot thinks of a turn that was played: what it would have done, and what the turn lost.

A stretch is the run of decisions that one seat makes in a turn, up to the first that brings
something hidden to light: so far the player knew what would come. The bot plans it in a few worlds
that are possible for the seat, and the stretch that was played is one of its plans: all of them
are followed in the same worlds and ended by the same bot, so that luck counts for nobody.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from patolli.bots import Budget, Judgement, Knowledge, load
from patolli.bots.beam import plan_turn
from patolli.bots.budget import Meter
from patolli.bots.evaluation import evaluation_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.rng import Rng
from patolli.core.state import State

WORLDS: Final = 3
BEAM: Final = 4
RIVALS: Final = 4  # plans of each world that are compared with what was played
AFTERWARDS: Final = 20  # the share of the thoughts (one in so many) that ends a plan in one world


class Line(Struct):
    """Decisions in a row, and the points every seat can expect at the end of the game."""

    actions: list[int]
    points: list[float]
    lead: float
    hope: float


class Judged(Struct):
    """The best line that the bot found, the one that was played, and what the bot says."""

    best: Line
    played: Line
    reasons: list[tuple[str, dict[str, Any]]]


def judge(knowledge: Knowledge, played: list[int], thoughts: int, seed: int) -> Judged:
    """What a bot that may think so much thinks of a stretch; `played` is never above `best`."""
    rng = Rng.seeded(seed)
    evaluation = evaluation_of(knowledge.game.id)
    lines: list[list[int]] = [played]
    worlds: list[State] = []
    for _ in range(WORLDS):
        world = knowledge.determinize(rng)
        worlds.append(world)
        meter = Meter(Budget(thoughts=max(1, thoughts // (2 * WORLDS))))
        plans = plan_turn(world.copy(), evaluation, rng, BEAM, meter)
        for plan in plans[:RIVALS]:
            line = plan.actions[: plan.sure]
            if line not in lines:
                lines.append(line)
        if all(plan.state.reveals == world.reveals for plan in plans):
            break  # what is hidden does not matter here
    judged = [
        _follow(line, worlds, evaluation, knowledge.seat, thoughts // AFTERWARDS) for line in lines
    ]
    ranked = sorted(judged, key=lambda line: -line.lead)  # of equals first what was played
    return Judged(ranked[0], judged[0], _explained(knowledge, ranked, seed))


def _explained(
    knowledge: Knowledge, ranked: list[Line], seed: int
) -> list[tuple[str, dict[str, Any]]]:
    """The planner's words about the first decisions of the lines, best first."""
    bot = load("planner", seed)
    bot.asked = knowledge
    first: dict[int, Judgement] = {}
    for line in ranked:
        action = line.actions[0]
        first.setdefault(action, Judgement(action, line.lead, line.points, 0))
    bot.judgements = list(first.values())
    return [(message.key, message.data) for message in bot.explain()]


def _follow(
    line: list[int], worlds: list[State], evaluation: Evaluation, seat: int, thoughts: int
) -> Line:
    """What a line leads to, on the average of the worlds."""
    count = len(worlds)
    points = [0.0] * worlds[0].seats
    lead = hope = 0.0
    for number, world in enumerate(worlds):
        end = world.copy()
        for action in line:
            if action not in end.answers:
                break  # in this world something else came to light
            end.apply(action)
        found = evaluation.points(end)
        if end.seat == seat and end.turn == world.turn:
            # the same chances for every line
            rng, meter = Rng.seeded(number), Meter(Budget(thoughts=max(1, thoughts)))
            found = plan_turn(end, evaluation, rng, 1, meter)[0].points
        for who, value in enumerate(found):
            points[who] += value / count
        lead += evaluation.lead(found, seat) / count
        hope += evaluation.hope(found, seat) / count
    return Line(line, points, lead, hope)
