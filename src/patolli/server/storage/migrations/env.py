"""How Alembic reaches the database: over the connection that `storage.migrate` hands it."""

from alembic import context

from patolli.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
