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
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

OVER = text("status IN ('finished', 'closed')")

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

#: Whom a person does not want to read, be invited by, or have at their tables.
blocks = Table(
    "blocks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(24), primary_key=True, index=True),
)

#: Who may use the page of moderation; `patolli admin moderator` alone changes it.
moderators = Table(
    "moderators",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

#: Who may not chat (`mute`) or play (`ban`), until when (None: for good) and why.
sanctions = Table(
    "sanctions",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", BigInteger, nullable=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: What people have reported: a person, a line of a chat (with what it said) or a table. A report
#: that was handled has a `note`.
reports = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(24), nullable=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), nullable=True, index=True),
    Column("table_id", String(24), nullable=True),
    Column("line", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("handled", BigInteger, nullable=True, index=True),
    Column("handler", String(24), nullable=True),
    Column("note", Text, nullable=False),
)

#: Every action of moderation. Rows are only ever added. `moderator` is None for a command of the
#: owner, `subject` the id of a person, a table, a line or a report.
moderation_log = Table(
    "moderation_log",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("moderator", String(24), nullable=True),
    Column("action", String(24), nullable=False),
    Column("subject", String(24), nullable=False, index=True),
    Column("person", String(24), nullable=True),
    Column("until", BigInteger, nullable=True),
    Column("reason", Text, nullable=False),
)

#: `card` is a projection of the entries, for lists; `free` are the seats that are open to all,
#: `asks` is the person whose turn it is, `turn` the number of the turn (None at tables that no
#: entry was added to since it is kept).
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
    Column("turn", Integer, nullable=True),
    Column("card", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("position", LargeBinary, nullable=True),
    Column("invite", String(40), nullable=False),
    Index(None, "status", "visibility", "created"),
    Index("ix_tables_over", "updated", sqlite_where=OVER, postgresql_where=OVER),
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

#: What a person wants to be told of, and when not: minutes of the day in a time zone. What began
#: before `since` is not told.
notice_wishes = Table(
    "notice_wishes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Boolean, nullable=False),
    Column("invited", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("clock", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("zone", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
)

#: Where a person is told: `push` (with the browser's keys), `email` or `webhook`. Notices go where
#: it is `confirmed` and `wanted`; `failures` are the notices in a row that did not arrive.
notice_channels = Table(
    "notice_channels",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("address", String(1000), nullable=False, index=True),
    Column("keys", String(200), nullable=True),
    Column("confirmed", Boolean, nullable=False),
    Column("wanted", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: The tables that a person wants to hear nothing of.
notice_mutes = Table(
    "notice_mutes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

#: The notices that wait to be sent, and those that were, so that none is sent twice. `key` is what
#: may be told once only: the channel, what it is about, the table and its turn.
notices = Table(
    "notices",
    METADATA,
    Column("key", String(120), primary_key=True),
    Column(
        "channel",
        ForeignKey("notice_channels.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("kind", String(12), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
    Index(None, "table_id", "kind", "turn", "channel"),
    Index(None, "state", "due"),
)

#: Links that work once: the token as a hash, whose it is, and what it is for.
links = Table(
    "links",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(12), nullable=False),
    Column("channel", String(24), nullable=False),
    Column("table_id", String(24), nullable=True),
    Column("expires", BigInteger, nullable=False, index=True),
)
