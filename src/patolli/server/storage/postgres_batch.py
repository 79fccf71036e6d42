"""A batch of entries as one statement of PostgreSQL: one way there and back, and a transaction of
its own.

While a busy event loop waits for an answer of the database it turns to other tasks first, so that
each further statement of a transaction would cost all its actions a turn of the loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg

from patolli.server.storage.append import ROW, Append, Written

_ARRAYS: Final = {
    "table_id": "text",
    "body": "text",
    "at": "int",
    "state": "bytea",
    "final": "bytea",
    "status": "text",
    "updated": "bigint",
    "deadline": "bigint",
    "waits_for_bot": "boolean",
    "free": "int",
    "asks": "text",
    "version": "int",
    "turn": "int",
    "card": "text",
}
_PLAYERS: Final = len(_ARRAYS) + 1  # the first parameter after the arrays

# All parts see the database as it was before the statement; `taken` are the entries whose version
# was free. NOTIFY wakes up every listener, so it is used only where other processes are listed;
# `listed` changes nothing, but waits for the lock of a process that is joining the list.
STORE: Final = f"""
WITH listed AS (
    UPDATE processes SET id = id WHERE false
), given AS (
    SELECT * FROM unnest({", ".join(f"${at}::{of}[]" for at, of in enumerate(_ARRAYS.values(), 1))})
    AS given ({", ".join(_ARRAYS)})
), added AS (
    INSERT INTO entries (table_id, version, body) SELECT table_id, version, body FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, version
), taken AS (
    SELECT given.* FROM given JOIN added USING (table_id, version)
), rows AS (
    UPDATE tables SET {", ".join(f"{name} = taken.{name}" for name in ROW)}
    FROM taken WHERE tables.id = taken.table_id
), newest AS (
    UPDATE snapshots
    SET state = taken.state, final = coalesce(taken.final, snapshots.final)
    FROM taken WHERE snapshots.table_id = taken.table_id AND taken.state IS NOT NULL
), begun AS (
    INSERT INTO turns (table_id, at, state)
    SELECT table_id, at, state FROM taken WHERE state IS NOT NULL
    ON CONFLICT (table_id, at) DO UPDATE SET state = excluded.state
), joined AS (
    INSERT INTO players (table_id, person)
    SELECT table_id, person FROM unnest(${_PLAYERS}::text[], ${_PLAYERS + 1}::text[])
    AS come (table_id, person) JOIN taken USING (table_id)
    ON CONFLICT DO NOTHING
), gone AS (
    DELETE FROM players
    USING unnest(${_PLAYERS + 2}::text[], ${_PLAYERS + 3}::text[]) AS went (table_id, person), taken
    WHERE players.table_id = went.table_id AND players.person = went.person
    AND taken.table_id = went.table_id
)
SELECT table_id, version, (
    SELECT pg_notify(${_PLAYERS + 4}, ${_PLAYERS + 5}) FROM processes
    WHERE id <> ${_PLAYERS + 6} LIMIT 1
) FROM added
"""


async def store(
    connection: asyncpg.Connection, batch: Sequence[Append], news: dict[str, str], process: str
) -> Written:
    """Write the entries whose version is free, and bring the projections up to date."""
    assert len({one.table_id for one in batch}) == len(batch), "a table's entries come one by one"
    joined = [(one.table_id, person) for one in batch for person in one.joined]
    left = [(one.table_id, person) for one in batch for person in one.left]
    rows = await connection.fetch(
        STORE,
        [one.table_id for one in batch],
        [one.body for one in batch],
        [one.length for one in batch],
        [one.snapshot for one in batch],
        [one.final for one in batch],
        *([one.row[name] for one in batch] for name in ROW),
        *_columns(joined),
        *_columns(left),
        news["channel"],
        news["body"],
        process,
    )
    return {(row[0], row[1]) for row in rows}


def _columns(pairs: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    return [table_id for table_id, _ in pairs], [person for _, person in pairs]
