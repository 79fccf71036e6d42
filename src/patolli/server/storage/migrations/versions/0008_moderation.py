"""Moderators, sanctions, reports and the log; what a person muted for themselves is blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the database forward."""
    _move_blocks("mutes", "muted", "blocks", "blocked")
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_moderators_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_moderators")),
    )
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sanctions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "kind", name=op.f("pk_sanctions")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("handled", sa.BigInteger(), nullable=True),
        sa.Column("handler", sa.String(length=24), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    for column in ("reporter", "person", "handled"):
        op.create_index(op.f(f"ix_reports_{column}"), "reports", [column], unique=False)
    op.create_table(
        "moderation_log",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("moderator", sa.String(length=24), nullable=True),
        sa.Column("action", sa.String(length=24), nullable=False),
        sa.Column("subject", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderation_log")),
    )
    op.create_index(op.f("ix_moderation_log_subject"), "moderation_log", ["subject"], unique=False)


def downgrade() -> None:
    """Bring the database back."""
    op.drop_index(op.f("ix_moderation_log_subject"), table_name="moderation_log")
    op.drop_table("moderation_log")
    for column in ("reporter", "person", "handled"):
        op.drop_index(op.f(f"ix_reports_{column}"), table_name="reports")
    op.drop_table("reports")
    op.drop_table("sanctions")
    op.drop_table("moderators")
    op.drop_index(op.f("ix_blocks_blocked"), table_name="blocks")
    _move_blocks("blocks", "blocked", "mutes", "muted")


def _move_blocks(old: str, old_column: str, new: str, new_column: str) -> None:
    op.create_table(
        new,
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column(new_column, sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f(f"fk_{new}_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", new_column, name=op.f(f"pk_{new}")),
    )
    op.execute(f"INSERT INTO {new} SELECT person, {old_column} FROM {old}")
    op.drop_table(old)
