"""Sessions say from which device they are, and when they were last used."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Bring the database forward."""
    op.add_column(
        "sessions", sa.Column("used", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column(
        "sessions", sa.Column("device", sa.String(length=40), nullable=False, server_default="")
    )


def downgrade() -> None:
    """Bring the database back."""
    op.drop_column("sessions", "device")
    op.drop_column("sessions", "used")
