"""The database: people, and tables as append-only lists of entries with projections of them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(40), nullable=True, unique=True),
    Column("password", String(200), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Column("device", String(40), nullable=False, server_default=""),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

#: `card` is a projection of the entries, for lists; `free` are the seats that are open to all,
#: `asks` is the person whose turn it is.
tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("status", String(12), nullable=False),
    Column("visibility", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=True, index=True),
    Column("waits_for_bot", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("asks", String(24), nullable=True, index=True),
    Column("version", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("position", LargeBinary, nullable=True),
    Column("invite", String(40), nullable=False),
    Index(None, "status", "visibility", "created"),
)

#: The dump of a recent state, and what a spectator saw at the end.
snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", LargeBinary, nullable=True),
    Column("final", LargeBinary, nullable=True),
)

#: The dump of the state at the beginning of each turn, so that a game can be looked at when its
#: rules are no longer installed. What was taken back is overwritten, or left and not shown.
turns = Table(
    "turns",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

#: What a bot thinks of the turns of a finished game, by the number of the stretch.
reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

#: Who plays at which table, for "my tables".
players = Table(
    "players",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("audience", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

#: The server processes that share the database, when each was last alive, and how many sockets
#: people and addresses have there.
processes = Table(
    "processes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("sockets", Text, nullable=True),
)

#: The limits that all processes share: what is left to a person or an address (as a hash).
limits = Table(
    "limits",
    METADATA,
    Column("kind", String(24), primary_key=True),
    Column("taker", String(80), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

#: What a worker has found, until the process that waits for it takes it (see `jobs`).
results = Table(
    "results",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

#: Secrets that all processes share (the key of the CSRF tokens).
secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", String(80), nullable=False),
)
