"""What is asked beside the game, by name: new tables, looking back, records."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from patolli.browser.effects import ME
from patolli.browser.tables import Tables
from patolli.core.errors import PatolliError
from patolli.core.message import Data
from patolli.table import history, making, play, records
from patolli.table.entries import Rematched, Seat, Terms
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.messages.history import Moment, Since, Stats
from patolli.table.messages.parts import Pace, TableInfo
from patolli.table.names import printable
from patolli.table.seats import rematch_seat
from patolli.table.table import Table

LEVEL: Final = "apprentice"  # of a bot whose level is not said
HERE: Final = ("me", "hotseat", "bot")  # who can sit at a table without a server
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
Form = dict[str, Any]


def _new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def _seats(game: str, forms: list[Form], name: str) -> list[Seat]:
    for form in forms:
        if form["kind"] not in HERE:
            raise Refused("bad_option", detail=f"no seat {form['kind']!r} without a server")
    seats = []
    for form in forms:
        given = printable(form.get("name") or "")
        called = given or name if form["kind"] == "me" else given
        level, style = form.get("level") or LEVEL, form.get("style")
        seats.append(making.seat(game, form["kind"], ME, called, level, style))
    return seats


def _make(
    tables: Tables, terms: Terms, seats: list[Seat], seed: int, position: Data | None
) -> Table:
    """A new table, begun at once: all its people are here."""
    table = play.create(_new_id(), terms, seats, seed, position, tables.now())
    fold(table, *play.start(table, ME, tables.now()))
    tables.add(table)
    tables.drive(table)
    return table


def open_table(tables: Tables, form: Form, name: str) -> TableInfo:
    """A new table."""
    terms = making.agree(
        form["game"],
        len(form["seats"]),
        form.get("options") or {},
        host=ME,
        visibility="private",
        undo=form.get("undo", "free"),
        hints=form.get("hints", True),
        curtain=form.get("curtain", True),
        shuffle=form.get("shuffle", False),
        pace=Pace(),
    )
    seats = _seats(terms.game, form["seats"], name)
    seed = form.get("seed")
    table = _make(tables, terms, seats, secrets.randbits(47) if seed is None else seed, None)
    return tables.info(table)


def show(tables: Tables, table_id: str) -> TableInfo:
    """A table without its game."""
    return tables.info(tables.get(table_id))


def close(tables: Tables, table_id: str) -> TableInfo:
    """End a table that will not be played to its end."""
    table = tables.get(table_id)
    tables.append(table, play.close(table, ME, tables.now()))
    return tables.info(table)


def rematch(tables: Tables, table_id: str) -> TableInfo:
    """The same table again."""
    table = tables.get(table_id)
    terms = making.rematch_terms(table, ME)
    seats = [rematch_seat(seat, ME, "") for seat in table.seats]
    new = _make(tables, terms, seats, secrets.randbits(47), None)
    version = table.version + 1
    tables.append(table, Rematched(version=version, at=tables.now(), person=ME, table=new.id))
    return tables.info(new)


def fork(tables: Tables, table_id: str, form: Form, name: str) -> TableInfo:
    """A new table from a point of this one."""
    table = tables.get(table_id)
    seats = _seats(table.terms.game, form["seats"], name)
    terms, state = making.fork(table, ME, form["at"], len(seats), secrets.randbits(47))
    seed = secrets.randbits(47)
    new = _make(tables, replace(terms, host=ME), seats, seed, records.position_of(state, seed))
    return tables.info(new)


def moment(tables: Tables, table_id: str, at: int) -> Moment:
    """The game after that many actions."""
    return history.moment(tables.get(table_id), ME, at)


def since(tables: Tables, table_id: str) -> Since:
    """What happened since my last turn."""
    return history.since(tables.get(table_id), ME)


def stats(tables: Tables, table_id: str) -> Stats:
    """A finished game in numbers."""
    return history.stats(tables.get(table_id))


def record(tables: Tables, table_id: str, format: str) -> str:
    """The record as text; of a running game too, to go on with it elsewhere."""
    found = records.record_of(tables.get(table_id), running=True)
    return records.to_text(found) if format == "text" else found.text()


def upload(tables: Tables, text: str) -> TableInfo:
    """A table that shows a record, to be looked at and forked."""
    try:
        found = records.from_text(text)
        faults = records.faults(found.json()) if found.position is not None else []
        if faults:
            raise Refused("bad_record", detail="; ".join(faults)[:500])
        table = records.table_of(found, _new_id(), ME, tables.now())
    except PatolliError as error:
        raise Refused("bad_record", detail=str(error)[:500]) from None
    tables.add(table)
    return tables.info(table)


REQUESTS: Final[dict[str, Callable[..., Data | object]]] = {
    "open": open_table,
    "table": show,
    "close": close,
    "rematch": rematch,
    "fork": fork,
    "moment": moment,
    "since": since,
    "stats": stats,
    "record": record,
    "upload": upload,
}
