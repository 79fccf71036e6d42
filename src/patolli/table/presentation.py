"""What somebody may see of a table, as the messages of the protocol.

`eyes` are the seats through which the receiver looks: none for a spectator.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from patolli.core.state import State
from patolli.table import undo
from patolli.table.entries import Entry, now, visible
from patolli.table.messages import (
    Choice,
    EventOut,
    SeatOut,
    StepOut,
    Table,
    Text,
    UndoInfo,
    Update,
)
from patolli.table.table import Live


class Presence(msgspec.Struct):
    """Who is connected to a table, and which bots think."""

    people: set[str] = msgspec.field(default_factory=set)
    spectators: int = 0
    thinking: list[int] = msgspec.field(default_factory=list)


def table_out(live: Live, person: str | None, presence: Presence, invite: str) -> Table:
    """The table without the game."""
    terms = live.terms
    mine = live.seats_of(person)
    notice = None
    if live.rules_from is not None:
        notice = Text(
            "server-notice-rules", {"from": live.rules_from, "version": live.rules_version}
        )
    elif live.started is not None and not live.current_rules:
        notice = Text("server-notice-old-rules", {"version": live.rules_version})
    inside = bool(mine) or (person is not None and person == terms.host)
    return Table(
        id=live.id,
        game=terms.game,
        rules_version=live.rules_version,
        status=live.status,
        visibility="public" if terms.visibility == "public" else "private",
        host=terms.host,
        seats=[
            SeatOut(
                number,
                seat.kind,
                seat.name,
                seat.person,
                seat.level,
                seat.person in presence.people if seat.person is not None else False,
                seat.overdue,
                seat.left,
            )
            for number, seat in enumerate(live.seats)
        ],
        options=dict(terms.options),
        undo=msgspec.convert(terms.undo, Any),
        hints=terms.hints,
        curtain=terms.curtain,
        pace=terms.pace,
        created=live.created,
        started=live.started,
        finished=live.finished,
        version=live.version,
        length=live.length,
        asked=live.asked,
        asked_since=live.clocks.since if live.asked is not None else None,
        my_seats=mine,
        my_turn=live.asked is not None and live.asked in mine,
        scores=live.scores,
        outcome=live.outcome,
        invite=invite if inside else None,
        rematch=live.rematch,
        forked_from=terms.forked_from,
        rematch_of=terms.rematch_of,
        notice=notice,
        spectators=presence.spectators,
    )


def step_out(live: Live, entry: Entry, eyes: list[int]) -> StepOut:
    """An entry as its receiver may know it."""
    told = entry.action is not None and (entry.seat in eyes or live.status == "finished")
    return StepOut(
        version=entry.version,
        kind=entry.kind,
        at=entry.at,
        seat=entry.seat,
        action=entry.action if told else None,
        notation=live.game.actions.name(entry.action or 0) if told else None,
        to=entry.to,
        events=visible(entry.events, eyes),
    )


def steps_since(live: Live, version: int, eyes: list[int]) -> list[StepOut]:
    """The entries after a version."""
    return [step_out(live, entry, eyes) for entry in live.entries[version:]]


def log(live: Live, eyes: list[int]) -> list[EventOut]:
    """The whole story of the game as it stands."""
    events = visible(live.setup_events, eyes)
    for part in live.story:
        events.extend(visible(part, eyes))
    return events


def eyes_of(live: Live, mine: list[int], looking: int | None) -> list[int]:
    """Through which seats a person looks who plays `mine` and has chosen `looking`."""
    if len(mine) < 2 or not needs_curtain(live, mine):
        return mine
    return [looking] if looking in mine and looking is not None else []


def needs_curtain(live: Live, mine: list[int]) -> bool:
    """Whether the seats of one person hold different secrets that the table keeps apart."""
    if live.state is None or not live.terms.curtain:
        return False
    first = _seen(live.state, mine[0])
    return any(_seen(live.state, seat) != first for seat in mine[1:])


def _seen(state: State, seat: int) -> dict[str, Any]:
    seen = state.observe(seat)
    del seen["viewer"]
    return seen


def update_out(
    live: Live,
    person: str | None,
    looking: int | None,
    base: int,
    presence: Presence,
    invite: str,
) -> Update:
    """The table now, for one receiver, and the steps since `base`."""
    mine = live.seats_of(person)
    eyes = eyes_of(live, mine, looking)
    asked = live.asked
    curtain = asked if asked in mine and asked not in eyes else None
    viewer: int | None = None
    if curtain is None and eyes:
        viewer = asked if asked in eyes else eyes[0]
        if looking in eyes and asked not in eyes:
            viewer = looking
    view: dict[str, Any] | None = None
    prompt = None
    choices: list[Choice] = []
    state = live.state
    if state is not None:
        view = state.observe(viewer)
        if viewer is not None and viewer == asked and live.status == "running":
            prompt, choices = question(state)
    elif live.final is not None:
        view = live.final
    return Update(
        base=base,
        version=live.version,
        now=now(),
        table=table_out(live, person, presence, invite),
        steps=steps_since(live, base, eyes),
        length=live.length,
        view=view,
        viewer=viewer,
        curtain=curtain,
        asked=asked,
        prompt=prompt,
        choices=choices,
        clocks=live.clocks.show(now()),
        undo=undo.info(live, mine) if live.started is not None else UndoInfo(),
        thinking=presence.thinking,
    )


def question(state: State) -> tuple[Text | None, list[Choice]]:
    """What is asked, and the legal answers."""
    asked = state.prompt()
    if asked is None:
        return None, []
    name = state.game.actions.name
    choices: list[Choice] = []
    for action in state.legal():
        label = state.label(action)
        choices.append(Choice(action, name(action), Text(label.key, label.data)))
    return Text(asked.key, asked.data), choices


def new_id() -> str:
    """An id that nobody guesses and everybody can type."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(12))
