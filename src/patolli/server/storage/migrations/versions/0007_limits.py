"""Limits that all processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "limits",
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("taker", sa.String(length=80), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "taker", name=op.f("pk_limits")),
    )
    op.create_index(op.f("ix_limits_at"), "limits", ["at"], unique=False)
    op.add_column("processes", sa.Column("sockets", sa.Text(), nullable=True))


def downgrade() -> None:
    """Bring the database back."""
    op.drop_column("processes", "sockets")
    op.drop_index(op.f("ix_limits_at"), table_name="limits")
    op.drop_table("limits")
