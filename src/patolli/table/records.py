"""Records at a table: the record of a game, a table that shows a record, records as text, and
whether a record that a person uploads is sound.

A record without a position begins with the game's own setup and is checked by replaying it. One
with a position brings a whole state that has not been checked: it must look like a state of the
game, break none of its invariants, and be playable. A server checks that in a worker process, where
a state that makes the engine fail, or run for ever, does no harm.
"""

from __future__ import annotations

import json
from typing import Final

import patolli
from patolli.core.errors import BadRecord, PatolliError
from patolli.core.message import Data
from patolli.core.record import Record
from patolli.core.state import State
from patolli.table import play
from patolli.table.entries import Ended, Seat, Terms
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.messages import Pace
from patolli.table.table import Table

MOST_ITEMS: Final = 2000  # in one list of a position
LARGEST: Final = 2**63 - 1
FREE: Final = {"actions", "frames", "options", "position", "rng", "seed"}  # checked by `restore`

HEADERS: Final = ("game", "rules", "seats", "seed", "options", "position")


def record_of(table: Table, running: bool = False) -> Record:
    """The record of a game that is over; of a `running` one, which its seed gives away, only
    where all its people sit at one screen."""
    over = table.status in ("finished", "closed")
    if table.started is None or not (over or running):
        raise Refused("not_finished")
    if table.base:
        raise Refused("rules_changed", version=table.rules_version)
    return Record(
        table.game.id,
        table.rules_version,
        len(table.seats),
        dict(table.terms.options),
        table.seed,
        list(table.line),
        table.position,
    )


def table_of(record: Record, table_id: str, person: str, at: int) -> Table:
    """A table with a record's actions as if they had been played there, to look at and fork."""
    game = patolli.load(record.game)
    first = game.replay(record, to=0)
    terms = Terms(
        game=game.id,
        visibility="private",
        undo="off",
        hints=False,
        curtain=False,
        shuffle=False,
        pace=Pace(),
        options=dict(first.options),
        host=person,
        imported=True,
    )
    seats = [Seat("person") for _ in range(record.seats)]  # of no person: the game is over
    table = play.create(table_id, terms, seats, record.seed, record.position, at)
    started, state = play.start(table, seats, None, at)
    fold(table, started, state)
    for index, action in enumerate(record.actions):
        if action not in state.legal():
            raise BadRecord(f"action {index}: {action} is not allowed there")
        assert table.asked is not None
        acted, state = play.act(table, table.asked, action, None, at)
        fold(table, acted, state)
    if table.status == "running":
        fold(table, Ended(version=table.version + 1, at=at))
    return table


def position_of(state: State, seed: int) -> Data:
    """A state as the start of another game."""
    return state.dump() | {"actions": [], "position": None, "seed": seed}


# -- soundness -----------------------------------------------------------------------------------


def faults(data: Data) -> list[str]:
    """Everything wrong with a record that has a position; empty when it is sound."""
    try:
        record = Record.read(data)
        game = patolli.load(record.game)
        assert record.position is not None
        usual = game.new(record.seats, seed=0, options=dict(record.options)).dump()
        found = unlike(record.position, usual)
        if found:
            return found
        state = game.replay(record, to=0)
        found = state.check()
        if found:
            return found
        _ask_all(state)
        for action in record.actions:
            state.apply(action)
        _ask_all(state)
        return state.check()
    except PatolliError as error:
        return [str(error)]
    except Exception as error:  # any failure of the engine is the position's fault
        return [f"the position can't be played ({type(error).__name__})"]


def unlike(position: Data, usual: Data) -> list[str]:
    """In which fields a position does not look like a state of the game."""
    missing = sorted(usual.keys() - position.keys())
    if missing:
        return [f"position: {', '.join(missing)} missing"]
    return [
        f"position: {name} does not look like {usual[name]!r:.80}"
        for name in usual
        if name not in FREE and not _alike(position[name], [usual[name]])
    ]


def _alike(value: object, usual: list[object]) -> bool:
    """Whether a value has the type of some of the usual ones, and its items of their items."""
    if isinstance(value, list):
        lists = [one for one in usual if isinstance(one, list)]
        if not lists or len(value) > MOST_ITEMS:
            return False
        items = [item for one in lists for item in one]
        if not items:  # nothing lies there yet: numbers, or lists of them
            items = [0, [0]]
        return all(_alike(item, items) for item in value)
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        return False
    return any(type(value) is type(one) for one in usual)


def _ask_all(state: State) -> None:
    """Ask the state everything that a table will."""
    for seat in (None, *range(state.seats)):
        state.observe(seat)
    state.prompt()
    for action in state.legal():
        state.label(action)


# -- as text -------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """The record in text notation."""
    name = patolli.load(record.game).actions.name
    lines = [
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        f"seats: {record.seats}",
        f"seed: {record.seed}",
        f"options: {json.dumps(record.options, sort_keys=True)}",
    ]
    if record.position is not None:
        lines.append(f"position: {json.dumps(record.position, separators=(',', ':'))}")
    return "\n".join([*lines, "", *(name(action) for action in record.actions), ""])


def from_text(text: str) -> Record:
    """The record from JSON text or text notation; BadRecord says which line is wrong."""
    if text.lstrip().startswith("{"):
        return Record.read(text)
    heads: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].strip()
        key, colon, value = words.partition(":")
        if not words:
            continue
        if colon and not moves:
            if key.strip() not in HEADERS:
                raise BadRecord(f"line {number}: unknown header {key.strip()!r}")
            heads[key.strip()] = value.strip()
        else:
            moves.append((number, words))
    return Record.read(_fields(heads, moves))


def _fields(heads: dict[str, str], moves: list[tuple[int, str]]) -> dict[str, object]:
    missing = [key for key in HEADERS[:4] if key not in heads]
    if missing:
        raise BadRecord(f"header lines missing: {', '.join(missing)}")
    values: dict[str, object] = {"game": heads["game"]}
    for key, field in (("rules", "rules_version"), ("seats", "seats"), ("seed", "seed")):
        if not heads[key].isdecimal() or len(heads[key]) > 18:
            raise BadRecord(f"{key}: {heads[key][:40]!r} is not a whole number")
        values[field] = int(heads[key])
    for key in ("options", "position"):
        try:
            values[key] = json.loads(heads[key]) if key in heads else None
        except ValueError as error:
            raise BadRecord(f"{key}: not JSON: {error}") from None
    values["options"] = values["options"] or {}
    parse = patolli.load(heads["game"]).actions.parse
    actions: list[int] = []
    for number, words in moves:
        try:
            actions.append(parse(words))
        except PatolliError as error:
            raise BadRecord(f"line {number}: {error}") from None
    values["actions"] = actions
    return values
