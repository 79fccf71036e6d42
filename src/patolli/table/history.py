"""Looking back: any moment of a game, what happened since my last turn, statistics."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import cast

from patolli.core.errors import PatolliError
from patolli.core.message import Data
from patolli.core.state import State
from patolli.table import automaton, presentation
from patolli.table.entries import Move, Started, visible
from patolli.table.errors import Refused
from patolli.table.highlights import Standings, highlights
from patolli.table.messages.history import Moment, Point, Since, Stats
from patolli.table.sources import by_source, gains_of, rival_points, told_points
from patolli.table.table import Table


def needs_dumps(table: Table, at: int) -> bool:
    """Whether a moment was played under rules that are gone, and can be shown from a dump only."""
    if not 0 <= at <= table.length:
        return False  # there is no such moment
    if at == table.length and not table.current_rules and table.final is not None:
        return False
    return not table.current_rules or at < table.base


def moment(
    table: Table,
    person: str | None,
    at: int,
    seat: int | None = None,
    dumps: list[Data] | None = None,
) -> Moment:
    """The game after `at` actions, as a person may see it (a finished one: as any seat).

    `dumps` are states at the beginning of turns up to then, newest first; see `needs_dumps`.
    """
    if table.started is None or not 0 <= at <= table.length:
        raise Refused("not_found")
    mine = table.seats_of(person)
    eyes = presentation.eyes_of(table, mine, None)
    if seat is not None:
        if not 0 <= seat < len(table.seats) or not (table.status == "finished" or seat in mine):
            raise Refused("forbidden")
        eyes = [seat]
    viewer = eyes[0] if eyes else None
    shown = at
    if needs_dumps(table, at):
        state = _turn_before(table, dumps or [])
        view, shown = state.observe(viewer), len(state.actions)
    elif not table.current_rules and table.final is not None:
        view = table.final
    else:
        view = table.at(at).observe(viewer)
    action = None
    if at and (table.status == "finished" or table.marks[at - 1].seat in eyes):
        action = table.line[at - 1]
    return Moment(
        at,
        shown,
        table.length,
        viewer,
        view,
        action,
        table.game.actions.name(action) if action is not None else None,
        visible(table.story[at - 1] if at else table.setup_events, eyes),
        automaton.scenes(table, at, viewer) if at else [],
    )


def _turn_before(table: Table, dumps: list[Data]) -> State:
    """How the game stood at the beginning of a turn that was played under older rules."""
    for dump in dumps if table.current_edition else []:
        actions = cast("list[int]", dump["actions"])
        if actions == table.line[: len(actions)]:  # it was not taken back
            with contextlib.suppress(PatolliError):
                return table.game.restore(dump | {"rules_version": table.game.rules_version})
    raise table.other_rules()


def since(table: Table, person: str) -> Since:
    """What the others did since this person's last turn, and what this person has begun after."""
    mine = table.seats_of(person)
    if not mine:
        raise Refused("forbidden")
    eyes = presentation.eyes_of(table, mine, None)
    if len(table.seats) == 1:
        return _since_the_automaton(table, eyes)
    begun = table.length
    while begun and table.marks[begun - 1].seat in mine:
        begun -= 1
    at = begun
    while at and table.marks[at - 1].seat not in mine:
        at -= 1
    if at == begun:  # no other seat has acted yet: nothing was missed
        at = table.length
    version = table.marks[at - 1].version if at else 0
    return Since(at, table.length, presentation.steps_since(table, version, eyes))


def _since_the_automaton(table: Table, eyes: list[int]) -> Since:
    """Alone the automaton plays within the person's own last decision of a turn: what it did then,
    and what the person has begun after."""
    begun = table.length
    while begun and table.marks[begun - 1].turn == table.turn:
        begun -= 1
    if not begun:
        return Since(table.length, table.length, [])
    named = [at for at in range(begun) if automaton.named(table.story[at]) is not None]
    at = named[-1] if named else begun - 1
    first, *more = presentation.steps_since(table, table.marks[at].version - 1, eyes)
    return Since(at, table.length, [replace(first, events=automaton.own(first.events)), *more])


def stats(table: Table) -> Stats:
    """A finished game in numbers, from its entries."""
    if table.status != "finished":
        raise Refused("not_finished")
    over_time: list[Point] = []
    by_version = {entry.version: entry for entry in table.entries}
    for index, mark in enumerate(table.marks):
        entry = by_version[mark.version]
        scores = (entry.standing.scores if isinstance(entry, Move) else None) or []
        over_time.append(Point(index + 1, mark.turn, scores))
    first = _first_scores(table, len(table.seats))
    gains = gains_of([first, *(point.scores for point in over_time)])
    told = told_points(table.story, gains)
    rivals = rival_points(table.story, table.outcome or {})
    return Stats(
        table.length,
        table.turn,
        over_time,
        by_source(told),
        by_source(rivals),
        list(table.clocks.spent),
        highlights(table, Standings(first, gains, told, rivals)),
    )


def _first_scores(table: Table, seats: int) -> list[int]:
    start = next(entry for entry in table.entries if isinstance(entry, Started))
    return start.standing.scores or [0] * seats
