"""Run by Alembic: the connection is handed over by ``lysander.server.store.database.upgrade``."""

from alembic import context

from lysander.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
