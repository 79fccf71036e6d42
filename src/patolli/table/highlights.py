"""Which turns of a finished game are worth a picture: the best one, and the one that decided it.

The **best turn** is the one in which events tell of the most points for one seat. Two kinds of
points belong to no turn and are left out: those that a scoring brings to several players in one
action, and those that only the last action of the game brings. Where nothing else brought points,
they count.

The **turning point** is the last turn that began with someone ahead of the winner: from its end on
no one was. Where no one ever was ahead at the end of a turn, it is the turn in which the winner
gained most on the next best player.
"""

from __future__ import annotations

from itertools import chain, groupby
from typing import Literal, NamedTuple

from patolli.table.entries import visible
from patolli.table.messages.history import Highlight
from patolli.table.sources import Told
from patolli.table.table import Table


class Standings(NamedTuple):
    """The points of a game: those before the first action, and what each action brought."""

    first: list[int]
    gains: list[list[int]]
    told: list[list[Told]]
    rivals: list[list[Told]]


class Turn(NamedTuple):
    """A turn: its number, and the actions of it (the last one excluded)."""

    number: int
    begin: int
    end: int


class Found(NamedTuple):
    """A turn, what it is worth, and whose it is (None: the automaton's)."""

    kind: Literal["best_turn", "caught_up", "pulled_away"]
    turn: Turn
    seat: int | None
    points: int


def highlights(table: Table, standings: Standings) -> list[Highlight]:
    """The turning point and the best turn, as far as there are such."""
    turns = turns_of([mark.turn for mark in table.marks])
    outcome = table.outcome or {}
    ranks, rivals = outcome.get("ranks"), outcome.get("rivals")
    winner = ranks.index(1) if isinstance(ranks, list) and 1 in ranks else None
    lead = leads(turns, standings, winner, automaton=bool(rivals))
    found = [turning_point(turns, lead, winner), best_turn(turns, standings)]
    return [
        Highlight(
            one.kind,
            one.turn.number,
            one.turn.begin,
            one.turn.end,
            one.seat,
            one.points,
            visible(list(chain(*table.story[one.turn.begin : one.turn.end])), []),
        )
        for one in found
        if one is not None
    ]


def turns_of(numbers: list[int]) -> list[Turn]:
    """The turns of a game, from the number of the turn in which each action was made."""
    turns: list[Turn] = []
    for number, actions in groupby(numbers):
        begin = turns[-1].end if turns else 0
        turns.append(Turn(number, begin, begin + len(list(actions))))
    return turns


def leads(
    turns: list[Turn], standings: Standings, winner: int | None, *, automaton: bool
) -> list[int]:
    """How far the winner (None: the automaton) was ahead of the next best player at the end of
    each turn; empty where there is no one to be ahead of."""
    points = [*standings.first, *([0] if automaton else [])]
    if len(points) == 1:
        return []
    first = len(standings.first) if winner is None else winner
    found: list[int] = []
    for turn in turns:
        for action in range(turn.begin, turn.end):
            for seat, gained in enumerate(standings.gains[action]):
                points[seat] += gained
            for one in standings.rivals[action]:
                points[len(standings.first) + one.seat] += one.points
        found.append(points[first] - max(points[:first] + points[first + 1 :]))
    return found


def turning_point(turns: list[Turn], lead: list[int], winner: int | None) -> Found | None:
    """The turn that decided the game."""
    behind = [index for index, ahead in enumerate(lead) if ahead < 0]
    if behind and behind[-1] + 1 < len(lead):
        caught_up = behind[-1] + 1
        return Found("caught_up", turns[caught_up], winner, lead[caught_up])
    growth = [new - old for old, new in zip([0, *lead], lead, strict=False)]
    if not growth or max(growth) <= 0:
        return None
    most = growth.index(max(growth))
    return Found("pulled_away", turns[most], winner, growth[most])


def best_turn(turns: list[Turn], standings: Standings) -> Found | None:
    """The turn that brought one seat most."""
    told = standings.told
    without = shared(told, standings.rivals) | at_the_end(told)
    return most_told(turns, told, without) or most_told(turns, told, set())


def most_told(turns: list[Turn], told: list[list[Told]], without: set[str]) -> Found | None:
    """The turn with the most points for one seat, but for those of some sources."""
    best: Found | None = None
    for turn in turns:
        sums: dict[int, int] = {}
        for one in chain(*told[turn.begin : turn.end]):
            if one.source not in without:
                sums[one.seat] = sums.get(one.seat, 0) + one.points
        for seat, points in sums.items():
            if points > (best.points if best else 0):
                best = Found("best_turn", turn, seat, points)
    return best


def shared(told: list[list[Told]], rivals: list[list[Told]]) -> set[str]:
    """The sources that brought points to several players in one action."""
    found: set[str] = set()
    for action, others in zip(told, rivals, strict=True):
        gained = {(one.source, one.seat) for one in action if one.points > 0}
        gained |= {(one.source, -1) for one in others}
        sources = [source for source, _ in gained]
        found |= {source for source in sources if sources.count(source) > 1}
    return found


def at_the_end(told: list[list[Told]]) -> set[str]:
    """The sources of the last action that no other one had."""
    before = {one.source for action in told[:-1] for one in action}
    return {one.source for action in told[-1:] for one in action} - before
