"""The state at the beginning of each turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_turns_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "at", name=op.f("pk_turns")),
    )


def downgrade() -> None:
    """Bring the database back."""
    op.drop_table("turns")
