"""Whom a table waits for."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the database forward."""
    op.add_column("tables", sa.Column("asks", sa.String(length=24), nullable=True))
    op.create_index(op.f("ix_tables_asks"), "tables", ["asks"])
    rows = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("card"))
    rows.append_column(sa.column("asks"))
    connection = op.get_bind()
    running = connection.execute(
        sa.select(rows.c.id, rows.c.card).where(rows.c.status == "running")
    ).all()
    for table_id, text in running:
        card = json.loads(text)
        if card["asked"] is not None:
            seat = card["seats"][card["asked"]]
            if seat["kind"] == "person" and not seat["left"]:
                connection.execute(
                    sa.update(rows).where(rows.c.id == table_id).values(asks=seat["person"])
                )


def downgrade() -> None:
    """Bring the database back."""
    op.drop_index(op.f("ix_tables_asks"), "tables")
    op.drop_column("tables", "asks")
