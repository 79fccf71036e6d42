"""Reviews and results under the names that the code uses."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the database forward."""
    _move_reviews("opinions", "reviews")
    _move_results("thoughts", "results")


def downgrade() -> None:
    """Bring the database back."""
    _move_reviews("reviews", "opinions")
    _move_results("results", "thoughts")


def _move_reviews(old: str, new: str) -> None:
    op.create_table(
        new,
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f(f"fk_{new}_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f(f"pk_{new}")),
    )
    op.execute(f"INSERT INTO {new} SELECT table_id, number, body FROM {old}")
    op.drop_table(old)


def _move_results(old: str, new: str) -> None:
    """Results wait for seconds only: they are not taken along."""
    op.drop_index(op.f(f"ix_{old}_at"), table_name=old)
    op.drop_table(old)
    op.create_table(
        new,
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{new}")),
    )
    op.create_index(op.f(f"ix_{new}_at"), new, ["at"], unique=False)
