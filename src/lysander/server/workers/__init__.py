"""Several processes that serve one address: one accepts and passes each connection to the worker that owns its table (decision 036)."""
