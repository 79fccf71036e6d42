"""Looking back: any moment of a game, what happened since my last turn, records, numbers."""

from __future__ import annotations

import contextlib

import msgspec

from patolli.core.errors import PatolliError
from patolli.core.record import Record
from patolli.core.state import State
from patolli.server.http.errors import Refused
from patolli.server.http.forms import Moment, Point, Since, Source, Stats
from patolli.server.sockets.room import Room
from patolli.server.storage.storage import Storage
from patolli.table import presentation as views
from patolli.table.entries import StoredEvent, visible
from patolli.table.table import Live


async def moment(
    storage: Storage, room: Room, person: str | None, at: int, seat: int | None = None
) -> Moment:
    """The game after `at` actions, through the eyes of a person (over: of any seat)."""
    live = room.live
    if live.started is None or not 0 <= at <= live.length:
        raise Refused("not_found")
    mine = live.seats_of(person)
    eyes = views.eyes_of(live, mine, None)
    if seat is not None:
        if not 0 <= seat < len(live.seats) or not (live.status == "finished" or seat in mine):
            raise Refused("forbidden")
        eyes = [seat]
    viewer = eyes[0] if eyes else None
    shown = at
    if at == live.length and not live.current_rules and live.final is not None:
        view = live.final
    elif live.current_rules and at >= live.base:
        view = live.at(at).observe(viewer)
    else:
        state = await _turn_before(storage, live, at)
        view, shown = state.observe(viewer), len(state.actions)
    action = None
    if at:
        told = live.status == "finished" or live.marks[at - 1].seat in eyes
        action = live.line[at - 1] if told else None
    return Moment(
        at,
        shown,
        live.length,
        viewer,
        view,
        action,
        live.game.actions.name(action) if action is not None else None,
        visible(live.story[at - 1] if at else live.setup_events, eyes),
    )


async def _turn_before(storage: Storage, live: Live, at: int) -> State:
    """How the game stood at the beginning of a turn that was played under older rules."""
    for dump in await storage.turns_before(live.id, at):
        data = msgspec.json.decode(dump)
        if data["actions"] == live.line[: len(data["actions"])]:  # it was not taken back
            with contextlib.suppress(PatolliError):
                return live.game.restore(data | {"rules_version": live.game.rules_version})
    raise Refused("rules_changed", version=live.rules_version)


def since(room: Room, person: str) -> Since:
    """What the others did since this person's last turn, and what this person has begun after."""
    live = room.live
    mine = live.seats_of(person)
    if not mine:
        raise Refused("forbidden")
    eyes = views.eyes_of(live, mine, None)
    begun = live.length
    while begun and live.marks[begun - 1].seat in mine:
        begun -= 1
    at = begun
    while at and live.marks[at - 1].seat not in mine:
        at -= 1
    if at == begun:  # nobody else has acted yet: nothing was missed
        at = live.length
    version = live.marks[at - 1].version if at else 0
    return Since(at, live.length, views.steps_since(live, version, eyes))


def record(live: Live) -> Record:
    """The record of a game that is over."""
    if live.status not in ("finished", "closed") or live.started is None:
        raise Refused("not_finished")
    if live.base:
        raise Refused("rules_changed", version=live.rules_version)
    return Record(
        live.game.id,
        live.rules_version,
        len(live.seats),
        dict(live.terms.options),
        live.seed,
        list(live.line),
        live.position,
    )


def stats(live: Live) -> Stats:
    """A finished game in numbers, from its entries."""
    if live.status != "finished":
        raise Refused("not_finished")
    over_time: list[Point] = []
    gains: list[list[int]] = []
    by_version = {entry.version: entry for entry in live.entries}
    for index, mark in enumerate(live.marks):
        entry = by_version[mark.version]
        scores = list((entry.data or {}).get("scores", []))
        before = over_time[-1].scores if over_time else _first_scores(live, len(scores))
        over_time.append(Point(index + 1, mark.turn, scores))
        gains.append([new - old for old, new in zip(before, scores, strict=True)])
    sources = _sources(live.story, gains)
    return Stats(live.length, live.turn, over_time, sources, list(live.clocks.spent))


def _first_scores(live: Live, seats: int) -> list[int]:
    start = next(entry for entry in live.entries if entry.kind == "start")
    return list((start.data or {}).get("scores", [0] * seats))


def _sources(story: list[list[StoredEvent]], gains: list[list[int]]) -> list[Source]:
    """Which kinds of events the points came from; what no event explains has the key `other`."""
    turns = list(zip(story, gains, strict=True))
    false = {
        key
        for events, gained in turns
        for key, seat, points in _claims(events)
        if not 0 <= seat < len(gained) or points > gained[seat]
    }
    found: dict[tuple[str, int], Source] = {}
    for events, gained in turns:
        left = list(gained)
        claims = [claim for claim in _claims(events) if claim[0] not in false]
        for key, seat, points in _gains(events) + claims:
            if 0 <= seat < len(left):  # automata have no seat
                left[seat] -= points
                _add(found, key, seat, points)
        for seat, points in enumerate(left):
            if points:
                _add(found, "other", seat, points)
    return sorted(found.values(), key=lambda source: (source.seat, -source.points))


def _gains(events: list[StoredEvent]) -> list[tuple[str, int, int]]:
    """Events that say in so many words that a seat gained (or lost) an `amount` of points, or paid
    `counters` to an `other` one."""
    gains: list[tuple[str, int, int]] = []
    for _, key, data, _ in events:
        seat, amount = _named(data.get("seat"), "seat"), data.get("amount")
        other, paid = _named(data.get("other"), "seat"), data.get("counters")
        named = _named(data.get("source"), "name")
        source = named if isinstance(named, str) else key
        if not isinstance(seat, int):
            continue
        if isinstance(amount, int) and data.get("what") == "vp":
            gains.append((source, seat, amount))
        elif isinstance(amount, int) and key.endswith("-points-lost"):
            gains.append((key, seat, -amount))
        elif isinstance(other, int) and isinstance(paid, int):
            gains += [(source, seat, -paid), (source, other, paid)]
    return gains


def _claims(events: list[StoredEvent]) -> list[tuple[str, int, int]]:
    """Events with `points`. A kind of them counts only if it never claims more than its seat has
    gained: so the points of a throw, or those to act with, are left out."""
    claims: list[tuple[str, int, int]] = []
    for _, key, data, _ in events:
        seat, points = _named(data.get("seat"), "seat"), data.get("points")
        if isinstance(seat, int) and isinstance(points, int) and points > 0:
            claims.append((key, seat, points))
    return claims


def _named(value: object, kind: str) -> object:
    return value.get(kind) if isinstance(value, dict) else None


def _add(sources: dict[tuple[str, int], Source], key: str, seat: int, points: int) -> None:
    source = sources.setdefault((key, seat), Source(key, seat, 0, 0))
    source.points += points
    source.times += 1
