"""Run by Alembic: the connection is handed over by ``lysander.server.database.upgrade``."""

from alembic import context

from lysander.server.rows import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
