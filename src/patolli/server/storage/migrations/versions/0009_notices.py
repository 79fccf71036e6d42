"""Notices: who wants them, where they go, and those that wait to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

OVER = sa.text("status IN ('finished', 'closed')")


def upgrade() -> None:
    """Bring the database forward."""
    op.add_column("tables", sa.Column("turn", sa.Integer(), nullable=True))
    op.create_index(
        "ix_tables_over", "tables", ["updated"], sqlite_where=OVER, postgresql_where=OVER
    )
    op.create_table(
        "notice_wishes",
        _person("notice_wishes"),
        sa.Column("turn", sa.Boolean(), nullable=False),
        sa.Column("invited", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_wishes")),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(length=24), nullable=False),
        _person("notice_channels"),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("address", sa.String(length=1000), nullable=False),
        sa.Column("keys", sa.String(length=200), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("wanted", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_channels")),
    )
    op.create_index(op.f("ix_notice_channels_person"), "notice_channels", ["person"])
    op.create_index(op.f("ix_notice_channels_address"), "notice_channels", ["address"])
    op.create_table(
        "notice_mutes",
        _person("notice_mutes"),
        _table("notice_mutes", nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_notice_mutes")),
    )
    op.create_table(
        "notices",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column(
            "channel",
            sa.String(length=24),
            sa.ForeignKey(
                "notice_channels.id", name=op.f("fk_notices_channel"), ondelete="CASCADE"
            ),
            nullable=False,
        ),
        _table("notices", nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_channel"), "notices", ["channel"])
    op.create_index(op.f("ix_notices_made"), "notices", ["made"])
    op.create_index(op.f("ix_notices_state_due"), "notices", ["state", "due"])
    op.create_index(
        op.f("ix_notices_table_id_kind_turn_channel"),
        "notices",
        ["table_id", "kind", "turn", "channel"],
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        _person("links"),
        sa.Column("purpose", sa.String(length=12), nullable=False),
        sa.Column("channel", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_person"), "links", ["person"])
    op.create_index(op.f("ix_links_expires"), "links", ["expires"])


def downgrade() -> None:
    """Bring the database back."""
    for table in ("links", "notices", "notice_mutes", "notice_channels", "notice_wishes"):
        op.drop_table(table)
    op.drop_index("ix_tables_over", table_name="tables")
    op.drop_column("tables", "turn")


def _person(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", name=op.f(f"fk_{table}_person"), ondelete="CASCADE")
    return sa.Column("person", sa.String(length=24), key, nullable=False)


def _table(table: str, nullable: bool) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", name=op.f(f"fk_{table}_table_id"), ondelete="CASCADE")
    return sa.Column("table_id", sa.String(length=24), key, nullable=nullable)
