"""What happens at a table, as the entries to store: made, started, played, closed.

Each function checks what is asked for and returns the entry (and the game after it, where it
moves); the table itself changes when the entry is folded. Times are passed in, in milliseconds.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

import patolli
from patolli.core.editions import other_rules
from patolli.core.errors import PatolliError
from patolli.core.message import Data
from patolli.core.state import State
from patolli.table import deals
from patolli.table.entries import (
    Acted,
    Created,
    Ended,
    RulesChanged,
    Seat,
    Started,
    Terms,
    TimedOut,
    standing,
    stored,
)
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.messages.parts import Pace
from patolli.table.presentation import eyes_of
from patolli.table.table import Table

MOST_MINUTES: Final = 1440
MOST_INCREMENT: Final = 3600
MOST_DAYS: Final = 60


def create(
    table_id: str,
    terms: Terms,
    seats: list[Seat],
    seed: int,
    position: Data | None,
    at: int,
    secret: str = "",
) -> Table:
    """A new table, with its first entry."""
    table = Table(table_id, seed, position)
    entry = Created(
        version=1,
        at=at,
        person=terms.host,
        terms=terms,
        seats=seats,
        rules_version=patolli.load(terms.game).rules_version,
        secret=secret,
    )
    fold(table, entry)
    return table


def bad_pace() -> Refused:
    """The refusal of a pace, and what would be right."""
    return Refused("bad_pace", minutes=MOST_MINUTES, increment=MOST_INCREMENT, days=MOST_DAYS)


def check_pace(pace: Pace) -> Pace:
    """A pace within reason, for a new table."""
    if not (
        0 < pace.bank <= 60 * MOST_MINUTES
        and 0 <= pace.increment <= MOST_INCREMENT
        and 1 <= pace.days <= MOST_DAYS
    ):
        raise bad_pace()
    return replace(pace, per="turn")


def start(table: Table, person: str | None, at: int) -> tuple[Started, State]:
    """Begin the game: a fair deal, and the order of the seats, are drawn now."""
    seats = list(table.seats)
    parts: list[str] = []
    seed: int | None = None
    if table.terms.deal == "fair":
        parts = [seat.part for seat in seats]
        seed = deals.seed_of(table.id, table.secret, parts, table.terms.deal_scheme)
    elif table.terms.deal == "drawn" and _people(seats) > 1:
        seed = secrets.randbits(deals.SEED_BITS)  # its host may have chosen the old one
    if table.terms.shuffle and table.terms.deal == "fair":
        order = deals.order_of(table.id, table.secret, parts, table.terms.deal_scheme)
        seats = [seats[number] for number in order]
    elif table.terms.shuffle:
        secrets.SystemRandom().shuffle(seats)
    try:
        state = table.origin(seed)
    except PatolliError as error:
        raise Refused("bad_option", detail=str(error)) from None
    entry = Started(
        version=table.version + 1,
        at=at,
        person=person,
        standing=standing(state),
        seats=seats,
        rules_version=table.game.rules_version,
        events=stored(state.events),
        seed=seed,
        parts=parts,
    )
    state.events = []
    return entry, state


def _people(seats: list[Seat]) -> int:
    return len({seat.person for seat in seats if seat.person is not None})


def act(table: Table, seat: int, action: int, person: str | None, at: int) -> tuple[Acted, State]:
    """Answer what the seat is asked."""
    after, events = table.prepare(action)
    entry = Acted(
        version=table.version + 1,
        at=at,
        person=person,
        standing=standing(after),
        seat=seat,
        action=action,
        events=events,
    )
    return entry, after


def own_seats(table: Table, person: str | None, version: int) -> list[int]:
    """The seats of a person who speaks about the newest version of a running game."""
    mine = table.seats_of(person)
    if not mine:
        raise Refused("not_signed_in" if person is None else "forbidden")
    if table.status != "running" or table.state is None:
        raise Refused("not_running")
    if version != table.version:
        raise Refused("stale", version=table.version)
    return mine


def asked_seat(table: Table, person: str | None, looking: int | None, version: int) -> int:
    """The seat that is asked, if the person plays it and looks at it."""
    mine = own_seats(table, person, version)
    if table.asked is None or table.asked not in mine:
        raise Refused("not_your_turn")
    if table.asked not in eyes_of(table, mine, looking):
        raise Refused("forbidden")
    return table.asked


def time_out(table: Table, level: str, at: int) -> TimedOut | None:
    """What the table has agreed for an empty clock; None if none is empty."""
    deadline = table.clocks.deadline() if table.status == "running" else None
    seat = table.clocks.running
    if deadline is None or deadline > at or seat is None:
        return None
    sits = replace(table.seats[seat], overdue=True)
    if table.terms.pace.timeout == "bot":
        sits = sits.played_by_bot(level)
    return TimedOut(version=table.version + 1, at=at, seat=seat, sits=sits)


def close(table: Table, person: str, at: int) -> Ended:
    """End a table that will not be played to its end."""
    check_unfinished(table)
    if table.status == "open":
        allowed = table.terms.host == person
    else:
        others = [seat for seat in table.seats if seat.person not in (None, person)]
        gone = any(seat.left or seat.overdue for seat in others)
        allowed = bool(table.seats_of(person)) and (gone or not others)
    if not allowed:
        raise Refused("forbidden")
    return Ended(version=table.version + 1, at=at, person=person)


def check_unfinished(table: Table) -> None:
    """Refuse what makes no sense after the end."""
    if table.status not in ("open", "running"):
        raise Refused("not_open")


def renew_rules(table: Table, at: int) -> tuple[RulesChanged, State]:
    """Go on under newer rules: from the snapshot, as far as they allow. PatolliError if not."""
    if table.snapshot is None:
        raise PatolliError("there is no snapshot")
    game = table.game
    if not table.current_edition:
        raise PatolliError(other_rules(game.id, table.rules_version, game.rules_version))
    state = game.restore({**table.snapshot, "rules_version": game.rules_version})
    broken = state.check()
    if broken:
        raise PatolliError("; ".join(broken))
    done = len(state.actions)
    if state.actions == table.line[:done]:
        for action in table.line[done:]:
            if action not in state.legal():
                break
            state.apply(action)
    entry = RulesChanged(
        version=table.version + 1,
        at=at,
        standing=standing(state),
        to=len(state.actions),
        rules_from=table.rules_version,
        rules_version=game.rules_version,
        dump=state.dump(),
    )
    return entry, state
