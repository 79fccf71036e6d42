"""Thinking as jobs: the tables of Procrastinate (PostgreSQL alone) and the results.

The tables are those of Procrastinate 3.4 to 3.10. A version that changes them needs a migration
here that runs its own.
"""

from importlib import resources
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_thoughts")),
    )
    op.create_index(op.f("ix_thoughts_at"), "thoughts", ["at"], unique=False)
    if op.get_bind().dialect.name == "postgresql":
        made = resources.files("procrastinate.sql") / "schema.sql"
        _run(made.read_text(encoding="utf-8"))


def downgrade() -> None:
    """Bring the database back."""
    if op.get_bind().dialect.name == "postgresql":
        _run(_DROP)
    op.drop_index(op.f("ix_thoughts_at"), table_name="thoughts")
    op.drop_table("thoughts")


def _run(script: str) -> None:
    """Run a script of several statements, which only the driver itself can."""
    adapted: Any = op.get_bind().connection.dbapi_connection
    adapted.run_async(lambda driver: driver.execute(script))


_DROP = """
DO $$
DECLARE made record;
BEGIN
    DROP TABLE procrastinate_events, procrastinate_periodic_defers, procrastinate_jobs,
        procrastinate_workers CASCADE;
    FOR made IN SELECT oid::regprocedure AS name FROM pg_proc WHERE proname LIKE 'procrastinate_%'
    LOOP
        EXECUTE 'DROP FUNCTION ' || made.name || ' CASCADE';
    END LOOP;
    FOR made IN SELECT typname AS name FROM pg_type
        WHERE typname LIKE 'procrastinate_%' AND typtype IN ('e', 'c')
    LOOP
        EXECUTE 'DROP TYPE IF EXISTS ' || made.name || ' CASCADE';
    END LOOP;
END $$
"""
