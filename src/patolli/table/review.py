"""Review of a finished game: what a bot would have played, and what each turn lost against it.

A stretch is the run of decisions that one seat makes in a turn, up to the first that reveals
something hidden: so far the player knew what would come. The bot plans it in a few worlds that are
possible for the seat, and compares its plans with what was played, in the same worlds and with the
same play afterwards, so that luck does not count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from patolli.bots import Budget, Judgement, Knowledge, make
from patolli.bots.budget import Meter
from patolli.bots.evaluation import evaluation_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.reasons import compared
from patolli.bots.search.beam import plan_turn
from patolli.core.message import Data
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table.errors import Refused
from patolli.table.messages.history import LineOut
from patolli.table.messages.parts import Choice, Text
from patolli.table.presentation import choice
from patolli.table.table import Mark, Table

WORLDS: Final = 3
BEAM: Final = 4
RIVALS: Final = 4  # plans of each world that are compared with what was played
AFTERWARDS: Final = 20  # the share of the nodes (one in so many) that ends a plan in one world


Reasons = list[tuple[str, Data]]


@dataclass(frozen=True, slots=True)
class RatedLine:
    """Decisions in a row, the final points that every seat can expect of them, and what these mean
    for the seat that decides: its margin over the best other seat and its win probability."""

    actions: list[int]
    points: list[float]
    margin: float
    win_probability: float


@dataclass(frozen=True, slots=True)
class Judged:
    """The best line that the bot found, the one that was played, and what the bot says."""

    best: RatedLine
    played: RatedLine
    reasons: Reasons


def read_judged(data: Data) -> Judged:
    """What was judged, from JSON."""
    found: dict[str, Any] = data
    reasons = [(key, values) for key, values in found["reasons"]]
    return Judged(RatedLine(**found["best"]), RatedLine(**found["played"]), reasons)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What a bot thinks of the decisions `start` up to `end`; see docs/protocol.md."""

    turn: int
    seat: int
    start: int
    end: int
    forced: bool
    same: bool
    lost: float
    chance_lost: float
    played: LineOut
    best: LineOut
    reasons: list[Text]


def check_reviewable(table: Table) -> None:
    """Only a game that is over, and whose rules are still installed, can be reviewed."""
    if table.started is None or not (table.status == "finished" or table.terms.imported):
        raise Refused("not_finished")
    if not table.current_rules:
        raise table.other_rules()


def stretches(table: Table) -> list[tuple[int, int]]:
    """The game in stretches: from so many actions on, up to so many."""
    found: list[tuple[int, int]] = []
    start = table.base
    for index in range(table.base + 1, table.length + 1):
        if index < table.length:
            last, mark = table.marks[index - 1], table.marks[index]
            if last.seat == mark.seat and last.turn == mark.turn and not last.reveals:
                continue
        found.append((start, index))
        start = index
    return found


def forced(before: State, played: list[int]) -> bool:
    """Whether nothing could be chosen in a stretch."""
    state = before.copy()
    for action in played:
        if len(state.legal()) > 1:
            return False
        state.apply(action)
    return True


def turn_review(
    before: State, mark: Mark, start: int, played: list[int], judged: Judged | None
) -> TurnReview:
    """The review of a stretch; `judged` is None where nothing could be chosen."""
    end = start + len(played)
    if judged is None:
        line = _line(before, RatedLine(played, [], 0.0, 0.0))
        return TurnReview(mark.turn, mark.seat, start, end, True, True, 0.0, 0.0, line, line, [])
    best, made = judged.best, judged.played
    return TurnReview(
        mark.turn,
        mark.seat,
        start,
        end,
        False,
        best.actions == made.actions,
        round(best.margin - made.margin, 2),
        round(best.win_probability - made.win_probability, 4),
        _line(before, made),
        _line(before, best),
        [Text(key, data) for key, data in judged.reasons],
    )


def _line(before: State, line: RatedLine) -> LineOut:
    """A line with the names of its decisions."""
    state = before.copy()
    choices: list[Choice] = []
    for action in line.actions:
        after = state.copy()
        after.apply(action)
        choices.append(choice(state, action, after.turn != state.turn or after.over))
        state = after
    return LineOut(choices, [round(value, 1) for value in line.points])


def judge(knowledge: Knowledge, played: list[int], nodes: int, seed: int) -> Judged:
    """Compare a stretch with a bot's plans, within so many nodes; `best` is not below it."""
    rng = Rng.seeded(seed)
    evaluation = evaluation_of(knowledge.game.id)
    lines: list[list[int]] = [played]
    worlds: list[State] = []
    for _ in range(WORLDS):
        world = knowledge.determinize(rng)
        worlds.append(world)
        meter = Meter(Budget(nodes=max(1, nodes // (2 * WORLDS))))
        plans = plan_turn(world.copy(), evaluation, rng, BEAM, meter)
        for plan in plans[:RIVALS]:
            line = plan.actions[: plan.sure]
            if line not in lines:
                lines.append(line)
        if all(plan.reveals == world.reveals for plan in plans):
            break  # what is hidden does not matter here
    judged = [
        _follow(line, worlds, evaluation, knowledge.seat, nodes // AFTERWARDS) for line in lines
    ]
    ranked = sorted(judged, key=lambda line: -line.margin)  # of equals first what was played
    reasons = _explained(knowledge, ranked, seed)
    if ranked[0] is not judged[0]:
        ends = [_end(worlds[0], line.actions) for line in (ranked[0], judged[0])]
        told = compared(ends[0], ends[1], knowledge.seat)
        reasons += [(message.key, message.data) for message in told]
    return Judged(ranked[0], judged[0], reasons)


def _explained(knowledge: Knowledge, ranked: list[RatedLine], seed: int) -> Reasons:
    """The planner's words about the first decisions of the lines, best first."""
    bot = make("planner", seed)
    bot.asked = knowledge
    first: dict[int, Judgement] = {}
    for line in ranked:
        action = line.actions[0]
        first.setdefault(action, Judgement(action, line.margin, line.points, 0))
    bot.judgements = list(first.values())
    return [(message.key, message.data) for message in bot.explain()]


def _end(world: State, line: list[int]) -> State:
    """Where a line leads to in a world, as far as it can be played there."""
    end = world.copy()
    for action in line:
        if action not in end.answers:
            break  # in this world something else was revealed
        end.apply(action)
    return end


def _follow(
    line: list[int], worlds: list[State], evaluation: Evaluation, seat: int, nodes: int
) -> RatedLine:
    """What a line leads to, on the average of the worlds."""
    count = len(worlds)
    points = [0.0] * worlds[0].seats
    margin = win_probability = 0.0
    for number, world in enumerate(worlds):
        end = _end(world, line)
        found = evaluation.points(end)
        if end.seat == seat and end.turn == world.turn:
            # the same chances for every line
            rng, meter = Rng.seeded(number), Meter(Budget(nodes=max(1, nodes)))
            found = plan_turn(end, evaluation, rng, 1, meter)[0].points
        for other, value in enumerate(found):
            points[other] += value / count
        margin += evaluation.margin(found, seat) / count
        win_probability += evaluation.win_probability(found, seat) / count
    return RatedLine(line, points, margin, win_probability)
