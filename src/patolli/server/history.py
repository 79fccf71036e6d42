"""Looking back: any moment of a game, what happened since my last turn, records, numbers."""

from __future__ import annotations

from patolli.core.record import Record
from patolli.server import views
from patolli.server.desk import Desk
from patolli.server.entries import visible
from patolli.server.errors import Refused
from patolli.server.forms import Moment, Point, Since, Source, Stats
from patolli.server.live import Live


def moment(desk: Desk, person: str | None, at: int, seat: int | None = None) -> Moment:
    """The game after `at` actions, through the eyes of a person (over: of any seat)."""
    live = desk.live
    if live.started is None or not 0 <= at <= live.length:
        raise Refused("not_found")
    mine = live.seats_of(person)
    eyes = views.eyes_of(live, mine, None)
    if seat is not None:
        if not 0 <= seat < len(live.seats) or not (live.status == "finished" or seat in mine):
            raise Refused("forbidden")
        eyes = [seat]
    viewer = eyes[0] if eyes else None
    if at == live.length and not live.current_rules and live.final is not None:
        view = live.final
    else:
        view = live.at(at).observe(viewer)
    action = None
    if at:
        told = live.status == "finished" or live.marks[at - 1].seat in eyes
        action = live.line[at - 1] if told else None
    return Moment(
        at,
        live.length,
        viewer,
        view,
        action,
        live.game.actions.name(action) if action is not None else None,
        visible(live.story[at - 1] if at else live.setup_events, eyes),
    )


def since(desk: Desk, person: str) -> Since:
    """What happened after the last decision that this person made."""
    live = desk.live
    mine = live.seats_of(person)
    if not mine:
        raise Refused("forbidden")
    eyes = views.eyes_of(live, mine, None)
    at, version = 0, 0
    for index, mark in enumerate(live.marks):
        if mark.seat in mine:
            at, version = index + 1, mark.version
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
    sources: dict[tuple[str, int], Source] = {}
    by_version = {entry.version: entry for entry in live.entries}
    for index, mark in enumerate(live.marks):
        entry = by_version[mark.version]
        scores = list((entry.data or {}).get("scores", []))
        before = over_time[-1].scores if over_time else [0] * len(scores)
        over_time.append(Point(index + 1, mark.turn, scores))
        _credit(sources, live.story[index], before, scores)
    ordered = sorted(sources.values(), key=lambda source: (source.seat, -source.points))
    return Stats(live.length, live.turn, over_time, ordered, list(live.clocks.spent))


def _credit(
    sources: dict[tuple[str, int], Source],
    events: list[tuple[int, str, dict[str, object], list[int] | None]],
    before: list[int],
    after: list[int],
) -> None:
    """Say which events the change of the scores came from; the rest has the key `other`."""
    left = [new - old for old, new in zip(before, after, strict=True)]
    for _, key, data, _ in events:
        who, points = data.get("seat"), data.get("points")
        if isinstance(who, dict) and isinstance(points, int) and not isinstance(points, bool):
            seat = who.get("seat")
            if isinstance(seat, int) and 0 <= seat < len(left) and 0 < points <= left[seat]:
                left[seat] -= points
                _add(sources, key, seat, points)
    for seat, points in enumerate(left):
        if points:
            _add(sources, "other", seat, points)


def _add(sources: dict[tuple[str, int], Source], key: str, seat: int, points: int) -> None:
    source = sources.setdefault((key, seat), Source(key, seat, 0, 0))
    source.points += points
    source.times += 1
