"""What a person may see of a table, as messages.

`eyes` are the seats that the receiver sees for: none for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from patolli.core.editions import edition_of, rules_of
from patolli.core.message import Data, Message
from patolli.core.state import State
from patolli.table import automaton, undo
from patolli.table.deals import commitment_of, waits_for
from patolli.table.entries import (
    AnyEntry,
    Decision,
    RulesChanged,
    SeatChange,
    Started,
    UndoAgreed,
    UndoAsked,
    UndoRefused,
    WayBack,
    visible,
)
from patolli.table.messages.parts import (
    Choice,
    EventOut,
    SeatOut,
    StepOut,
    TableInfo,
    Text,
    UndoInfo,
)
from patolli.table.messages.replies import Update
from patolli.table.names import call, sitting, titles
from patolli.table.preview import Worlds
from patolli.table.table import Table

MOST_SHOWN: Final = 4  # sets of people that were there, of which a table remembers the seats


@dataclass(slots=True)
class Presence:
    """Who is connected to a table, and which bots think."""

    people: set[str] = field(default_factory=set)
    spectators: int = 0
    thinking: list[int] = field(default_factory=list)


def table_info(table: Table, person: str | None, presence: Presence, invite: str) -> TableInfo:
    """The table without the game."""
    terms = table.terms
    mine = table.seats_of(person)
    inside = bool(mine) or (person is not None and person == terms.host)
    return TableInfo(
        id=table.id,
        game=terms.game,
        rules_version=table.rules_version,
        edition=table.edition,
        status=table.status,
        visibility=terms.visibility,
        host=terms.host,
        seats=_seats(table, presence),
        options=dict(terms.options),
        undo=terms.undo,
        hints=terms.hints,
        curtain=terms.curtain,
        pace=terms.pace,
        created=table.created,
        started=table.started,
        finished=table.finished,
        version=table.version,
        length=table.length,
        asked=table.asked,
        asked_since=table.clocks.since if table.asked is not None else None,
        my_seats=mine,
        my_turn=table.asked is not None and table.asked in mine,
        scores=table.scores,
        outcome=table.outcome,
        invite=invite if inside else None,
        rematch=table.rematch,
        forked_from=terms.forked_from,
        rematch_of=terms.rematch_of,
        notice=_notice(table),
        spectators=presence.spectators,
        deal=terms.deal,
        commitment=(
            commitment_of(table.id, table.secret, terms.deal_scheme) if table.secret else None
        ),
        dealing=waits_for(table) if table.dealing else None,
        deal_round=len(table.earlier_deals) + 1,
    )


def _seats(table: Table, presence: Presence) -> list[SeatOut]:
    """Who sits there; found once for as long as the same people sit there and are connected."""
    there = frozenset(presence.people)
    sits = table.status, tuple(table.seats)
    known = table.shown_seats.get(there)
    if known is None or known[0] != sits:
        if len(table.shown_seats) > MOST_SHOWN:
            table.shown_seats.clear()
        called = titles(tuple(sitting(seat, table.terms.game) for seat in table.seats))
        known = table.shown_seats[there] = (
            sits,
            [_seat(table, number, called[number], there) for number in range(len(called))],
        )
    return known[1]


def _seat(table: Table, number: int, called: Text, there: frozenset[str]) -> SeatOut:
    seat = table.seats[number]
    return SeatOut(
        number,
        seat.kind,
        seat.name,
        seat.person,
        seat.level,
        seat.style,
        seat.person in there,
        seat.overdue,
        seat.left,
        seat.hotseat,
        seat.handed_over,
        seat.part_hash if table.status == "open" else "",
        seat.renews,
        called,
    )


def _notice(table: Table) -> Text | None:
    """What people should know about the rules and the deal they play with."""
    if table.rules_from is not None:
        data: Data = {
            "from": rules_of(table.rules_from),
            "version": rules_of(table.rules_version),
        }
        return Text("server-notice-rules", data)
    if table.started is not None and not table.current_edition:
        installed = table.game.edition or edition_of(table.game.rules_version)
        return Text(
            "server-notice-other-edition", {"edition": table.edition, "installed": installed}
        )
    if table.started is not None and not table.current_rules:
        return Text("server-notice-old-rules", {"version": rules_of(table.rules_version)})
    if table.terms.deal == "known" and not table.terms.imported and _others_may_play(table):
        return Text("server-notice-known-deal")
    return None


def _others_may_play(table: Table) -> bool:
    host = table.terms.host
    return any(seat.free or seat.person not in (None, host) for seat in table.seats)


def info_for(info: TableInfo, person: str | None) -> TableInfo:
    """A table of a list as a person sees it."""
    mine = [
        seat.seat
        for seat in info.seats
        if person is not None and seat.person == person and seat.kind == "person" and not seat.left
    ]
    turn = info.asked is not None and info.asked in mine
    return replace(info, seats=call(info.seats, info.game), my_seats=mine, my_turn=turn)


def step(table: Table, entry: AnyEntry, eyes: list[int]) -> StepOut:
    """An entry as its receiver may know it."""
    seat = action = to = None
    events: list[EventOut] = []
    if isinstance(entry, SeatChange | Decision | WayBack | UndoAsked | UndoAgreed | UndoRefused):
        seat = entry.seat
    if isinstance(entry, Decision) and (entry.seat in eyes or table.status == "finished"):
        action = entry.action
    if isinstance(entry, WayBack | UndoAsked | RulesChanged):
        to = entry.to
    if isinstance(entry, Started | Decision):
        events = visible(entry.events, eyes)
    return StepOut(
        version=entry.version,
        kind=entry.kind,
        at=entry.at,
        seat=seat,
        action=action,
        notation=table.game.actions.name(action) if action is not None else None,
        to=to,
        events=events,
    )


def steps_since(table: Table, version: int, eyes: list[int]) -> list[StepOut]:
    """The entries after a version."""
    return [step(table, entry, eyes) for entry in table.entries[version:]]


def _newest_steps(table: Table, base: int, eyes: list[int], viewer: int | None) -> list[StepOut]:
    """The entries after a version; a decision that is the only one, with an automaton's scenes."""
    steps = steps_since(table, base, eyes)
    if len(steps) == 1 and isinstance(table.entries[-1], Decision):
        scenes = automaton.scenes(table, table.length, viewer)
        return [replace(steps[0], scenes=scenes)] if scenes else steps
    return steps


def whole_log(table: Table, eyes: list[int]) -> list[EventOut]:
    """All events of the game as it stands."""
    events = visible(table.setup_events, eyes)
    for part in table.story:
        events.extend(visible(part, eyes))
    return events


def eyes_of(table: Table, mine: list[int], looking: int | None) -> list[int]:
    """The seats whose view a person gets who plays `mine` and has chosen `looking`."""
    if len(mine) < 2 or not needs_curtain(table, mine):
        return mine
    return [looking] if looking in mine and looking is not None else []


def needs_curtain(table: Table, mine: list[int]) -> bool:
    """Whether the seats of one person hold different secrets that the table keeps apart."""
    if table.state is None or not table.terms.curtain:
        return False
    first = _seen(table.state, mine[0])
    return any(_seen(table.state, seat) != first for seat in mine[1:])


def _seen(state: State, seat: int) -> Data:
    seen = state.observe(seat)
    del seen["viewer"]
    return seen


def update(
    table: Table,
    person: str | None,
    looking: int | None,
    base: int,
    presence: Presence,
    invite: str,
    now: int,
    ref: str | int | None = None,
    observe: Callable[[State, int | None], Data] = State.observe,
) -> Update:
    """The table now, for one receiver, and the steps since `base`."""
    mine = table.seats_of(person)
    eyes = eyes_of(table, mine, looking)
    asked = table.asked
    curtain = asked if asked in mine and asked not in eyes else None
    viewer: int | None = None
    if curtain is None and eyes:
        viewer = asked if asked in eyes else eyes[0]
        if looking in eyes and asked not in eyes:
            viewer = looking
    prompt: Text | None = None
    choices: list[Choice] = []
    view = table.final
    if table.state is not None:
        view = observe(table.state, viewer)
        if viewer is not None and viewer == asked and table.status == "running":
            prompt, choices = _question(table, table.state)
    return Update(
        ref=ref,
        base=base,
        version=table.version,
        now=now,
        table=table_info(table, person, presence, invite),
        steps=_newest_steps(table, base, eyes, viewer),
        length=table.length,
        view=view,
        viewer=viewer,
        curtain=curtain,
        asked=asked,
        prompt=prompt,
        choices=choices,
        clocks=table.clocks.show(now),
        undo=undo.info(table, mine) if table.started is not None else UndoInfo(),
        thinking=presence.thinking,
    )


def _question(table: Table, state: State) -> tuple[Text | None, list[Choice]]:
    """What is asked now; found once, however many clients are told."""
    if table.question is None or table.question[0] is not state:
        table.question = (state, *question(state))
    return table.question[1], table.question[2]


def question(state: State) -> tuple[Text | None, list[Choice]]:
    """What is asked, and the legal answers."""
    asked = state.prompt()
    if asked is None or state.seat is None:
        return None, []
    worlds = Worlds(state, state.seat)
    return text_of(asked), [
        choice(state, action, worlds.ends_turn(action)) for action in state.legal()
    ]


def choice(state: State, action: int, ends_turn: bool) -> Choice:
    """A legal answer with its notation and its label."""
    return Choice(action, state.game.actions.name(action), text_of(state.label(action)), ends_turn)


def text_of(message: Message) -> Text:
    """A message of the engine."""
    return Text(message.key, message.data)
