"""Run by Alembic for each migration: the connection is handed in by `paravent.server.store`."""

from alembic import context

from paravent.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
