"""Where points came from: which events of an action tell of points, and to whom they went."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from patolli.core.message import Data
from patolli.table.entries import StoredEvent
from patolli.table.messages.parts import Source

OTHER = "other"  # the source of points that no event explains


class Told(NamedTuple):
    """Points that an event tells of. The `seat` of an automaton, which has none, counts the
    automata."""

    source: str
    seat: int
    points: int


def gains_of(scores: list[list[int]]) -> list[list[int]]:
    """What each action brought every seat, from the points before the first one on."""
    return [
        [new - old for old, new in zip(before, after, strict=True)]
        for before, after in pairwise(scores)
    ]


def point_sources(story: list[list[StoredEvent]], gains: list[list[int]]) -> list[Source]:
    """Which kinds of events the points of the seats came from."""
    return by_source(told_points(story, gains))


def by_source(told: list[list[Told]]) -> list[Source]:
    """What was told action by action as totals: seat by seat, the largest first."""
    found: dict[tuple[str, int], list[int]] = {}  # each gain by itself
    for source, seat, points in (one for action in told for one in action):
        found.setdefault((source, seat), []).append(points)
    sources = [Source(key, seat, sum(gained), len(gained)) for (key, seat), gained in found.items()]
    return sorted(sources, key=lambda source: (source.seat, -source.points))


def told_points(story: list[list[StoredEvent]], gains: list[list[int]]) -> list[list[Told]]:
    """The points of every action by kind of event; what no event explains is `OTHER`."""
    actions = list(zip(story, gains, strict=True))
    false = {
        key
        for events, gained in actions
        for key, seat, points in _claims(events)
        if not 0 <= seat < len(gained) or points > gained[seat]
    }
    found: list[list[Told]] = []
    for events, gained in actions:
        left = list(gained)
        told: list[Told] = []
        for one in _gains(events) + [
            claim for claim in _claims(events) if claim.source not in false
        ]:
            if 0 <= one.seat < len(left):  # automata have no seat
                left[one.seat] -= one.points
                told.append(one)
        told += [Told(OTHER, seat, points) for seat, points in enumerate(left) if points]
        found.append(told)
    return found


def rival_points(story: list[list[StoredEvent]], outcome: Data) -> list[list[Told]]:
    """The points of the automaton of a solo game, action by action: it has a name instead of a
    seat, or its events name no one. Without an automaton there are none."""
    totals = outcome.get("rivals")
    if not isinstance(totals, list) or len(totals) != 1:
        return [[] for _ in story]
    found: list[list[Told]] = []
    for events in story:
        told: list[Told] = []
        for _, key, data, _ in events:
            if _named(data.get("seat"), "seat") is not None:
                continue
            source, amount = _named(data.get("source"), "name"), data.get("amount")
            points = amount if data.get("what") == "vp" else data.get("points")
            if isinstance(points, int) and points:
                told.append(Told(source if isinstance(source, str) else key, 0, points))
        found.append(told)
    rest = totals[0] - sum(one.points for told in found for one in told)
    if rest:
        found[-1].append(Told(OTHER, 0, rest))
    return found


def _gains(events: list[StoredEvent]) -> list[Told]:
    """Events that say directly that a seat gained (or lost) an `amount` of points, paid `counters`
    to an `other` one, or a `bid` that won an auction."""
    gains: list[Told] = []
    for _, key, data, _ in events:
        seat, amount = _named(data.get("seat"), "seat"), data.get("amount")
        other, paid = _named(data.get("other"), "seat"), data.get("counters")
        bid = data.get("bid")
        named = _named(data.get("source"), "name")
        source = named if isinstance(named, str) else key
        if not isinstance(seat, int):
            continue
        if isinstance(amount, int) and data.get("what") == "vp":
            gains.append(Told(source, seat, amount))
        elif isinstance(amount, int) and key.endswith("-points-lost"):
            gains.append(Told(key, seat, -amount))
        elif isinstance(bid, int) and key.endswith("-won-auction"):
            gains.append(Told(key, seat, -bid))
        elif isinstance(other, int) and isinstance(paid, int):
            gains += [Told(source, seat, -paid), Told(source, other, paid)]
    return gains


def _claims(events: list[StoredEvent]) -> list[Told]:
    """Events with `points`. A kind of them counts only if it never claims more than its seat has
    gained: so the points of a throw, or those to act with, are left out."""
    claims: list[Told] = []
    for _, key, data, _ in events:
        seat, points = _named(data.get("seat"), "seat"), data.get("points")
        if isinstance(seat, int) and isinstance(points, int) and points > 0:
            claims.append(Told(key, seat, points))
    return claims


def _named(value: object, kind: str) -> object:
    return value.get(kind) if isinstance(value, dict) else None
